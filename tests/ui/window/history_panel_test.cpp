// SPDX-License-Identifier: GPL-3.0-or-later
// The list of steps: their names, going to one by mouse and by key, and a gesture that is under way meanwhile.
#include "ui/workspaces/construct/history_panel.h"

#include "core/scene/scene.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/document/file_contents.h"

#include <QDockWidget>
#include <QTest>
#include <QUndoView>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::WindowFixture;

namespace {

struct Steps {
  WindowFixture f{"planar_2r.json"};
  QUndoView* list = nullptr;

  Steps() {
    auto* dock = f.find<QDockWidget>("dockHistory");
    CHECK_FALSE(dock->isVisible());
    dock->toggleViewAction()->trigger();
    f.settle();
    list = f.find<QUndoView>("historyList");
    REQUIRE(list->isVisible());
    for (const double q : {0.1, 0.2, 0.3}) setJoint(f.document(), 0, JointField::Position, q);
    storePose(f.document(), "Here");
    f.settle();
  }
  void click(int row) {
    const QRect place = list->visualRect(list->model()->index(row, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
  }
  QString text(int row) const { return list->model()->index(row, 0).data().toString(); }
  double q() { return f.document().snapshot()->q[0]; }
};

}  // namespace

TEST_CASE("The history names each step, and a click goes there and back") {
  Steps s;
  const double opened = readContents(linkwright::test::examplePath("planar_2r.json")).value().scene.q.size() > 0
                            ? readContents(linkwright::test::examplePath("planar_2r.json")).value().scene.q[0]
                            : s.f.document().snapshot()->model->readyPose()[0];
  REQUIRE(s.list->model()->rowCount() == 5);
  CHECK(s.text(0) == "Initial state");
  CHECK(s.text(1).startsWith("Set joint"));
  CHECK(s.list->currentIndex().row() == 4);
  s.click(2);
  CHECK(s.q() == 0.2);
  CHECK(s.f.document().undoStack()->index() == 2);
  s.click(0);
  CHECK(s.q() == opened);
  CHECK_FALSE(s.f.window.isWindowModified());
  s.click(4);
  CHECK(s.q() == 0.3);
  CHECK(s.f.document().scene().poses.back().name == "Here");
  // by key as well
  QTest::keyClick(s.list, Qt::Key_Up);
  QTest::keyClick(s.list, Qt::Key_Up);
  CHECK(s.q() == 0.2);
  CHECK(s.list->accessibleName() == "History");
}

TEST_CASE("A gesture under way is cancelled before the history goes anywhere") {
  Steps s;
  s.f.document().beginGesture("Drag");
  s.f.document().previewJoint(0, JointField::Position, 0.77);
  CHECK(s.q() == 0.77);
  s.click(1);
  CHECK_FALSE(s.f.document().gestureActive());
  CHECK(s.q() == 0.1);
  CHECK(s.f.document().undoStack()->count() == 4);
  // what was cancelled leaves no trace in what comes after
  s.click(3);
  CHECK(s.q() == 0.3);
  // by a screen reader, which sets the current row
  s.f.document().beginGesture("Drag");
  s.f.document().previewJoint(0, JointField::Position, 0.78);
  s.list->setCurrentIndex(s.list->model()->index(2, 0));
  CHECK_FALSE(s.f.document().gestureActive());
  CHECK(s.q() == 0.2);
  s.click(4);
  CHECK(s.q() == 0.3);
}
