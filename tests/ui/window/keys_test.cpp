// SPDX-License-Identifier: GPL-3.0-or-later
// Keys as from the keyboard, to the window that has the focus: commands answer wherever the focus is.
#include "tests/ui/window/window_fixture.h"
#include "ui/widgets/unit_spin_box.h"

#include <QAbstractButton>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QSlider>
#include <QTest>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitFor;
using linkwright::test::WindowFixture;

namespace {

/// The window with a motion, active; empty where the desktop gives it no focus.
struct KeyFixture : WindowFixture {
  explicit KeyFixture(bool with_view) : WindowFixture("puma560.json", with_view) {
    window.activateWindow();
    active = waitFor([] { return QGuiApplication::focusWindow() != nullptr; });
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QGuiApplication::focusWindow(), key, modifiers);
    settle();
  }
  bool active = false;
};

}  // namespace

TEST_CASE("From the start, Space plays and keys are commands, in the 3D view too") {
  for (const bool with_view : {false, true}) {
    KeyFixture f(with_view);
    INFO((with_view ? "with" : "without") << " the 3D view");
    REQUIRE(f.active);
    f.key(Qt::Key_Space);
    CHECK(f.document().isPlaying());
    f.key(Qt::Key_Space);
    CHECK_FALSE(f.document().isPlaying());
    f.document().setTime(0.5);
    f.key(Qt::Key_Period);
    CHECK(f.document().snapshot()->time == Approx(0.52));
    f.key(Qt::Key_Comma);
    CHECK(f.document().snapshot()->time == Approx(0.5));
    f.key(Qt::Key_BracketRight);
    f.key(Qt::Key_BracketRight);
    CHECK(f.window.interaction().step() == 1);
    f.key(Qt::Key_BracketLeft);
    CHECK(f.window.interaction().step() == 0);
    f.key(Qt::Key_E);
    CHECK(f.window.interaction().gizmoMode() == GizmoMode::Rotate);
    f.key(Qt::Key_W);
    CHECK(f.window.interaction().gizmoMode() == GizmoMode::Translate);
    const Eigen::VectorXd before = f.document().snapshot()->q;
    f.document().setJoint(0, JointField::Position, 0.3);
    f.settle();
    f.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(f.document().snapshot()->q == before);
    f.key(Qt::Key_Y, Qt::ControlModifier);
    CHECK(f.document().snapshot()->q[0] == 0.3);
    f.key(Qt::Key_Z, Qt::ControlModifier);
  }
}

TEST_CASE("F11 fills the screen and gives it back") {
  KeyFixture f(false);
  REQUIRE(f.active);
  const QSize before = f.window.size();
  f.key(Qt::Key_F11);
  REQUIRE(waitFor([&] { return f.window.isFullScreen() && f.window.width() > before.width(); }));
  CHECK(f.window.actionsOfWindow().full_screen->isChecked());
  f.key(Qt::Key_F11);
  REQUIRE(waitFor([&] { return !f.window.isFullScreen() && f.window.size() == before; }));
  CHECK_FALSE(f.window.actionsOfWindow().full_screen->isChecked());
}

TEST_CASE("After a click on a button Space plays; reached by Tab it is pressed") {
  KeyFixture f(false);
  REQUIRE(f.active);
  auto* store = f.find<QAbstractButton>("timelineStorePose");
  const std::size_t poses = f.document().scene().poses.size();
  QTest::mouseClick(store, Qt::LeftButton);
  CHECK(f.document().scene().poses.size() == poses + 1);
  CHECK(store->hasFocus());
  f.key(Qt::Key_Space);
  CHECK(f.document().isPlaying());
  CHECK(f.document().scene().poses.size() == poses + 1);
  f.document().pause();
  store->clearFocus();
  store->setFocus(Qt::TabFocusReason);
  f.key(Qt::Key_Space);
  CHECK_FALSE(f.document().isPlaying());
  CHECK(f.document().scene().poses.size() == poses + 2);
}

TEST_CASE("A number still being typed counts when the pose is stored by key") {
  KeyFixture f(false);
  REQUIRE(f.active);
  auto* box = f.window.findChildren<UnitSpinBox*>(QRegularExpression("^position:")).first();
  box->setFocus(Qt::TabFocusReason);
  box->selectAll();
  QTest::keyClicks(box, "12.5");
  f.key(Qt::Key_P, Qt::ControlModifier);
  CHECK(f.document().scene().poses.back().q[0] == Approx(12.5 * 3.14159265358979 / 180.0));
}

TEST_CASE("Escape in the middle of a drag gives the drag up") {
  KeyFixture f(false);
  REQUIRE(f.active);
  const Eigen::VectorXd before = f.document().snapshot()->q;
  f.document().beginGesture("Move");
  f.document().previewJoint(0, JointField::Position, 0.4);
  f.settle();
  CHECK(f.document().snapshot()->q != before);
  f.key(Qt::Key_Escape);
  CHECK_FALSE(f.document().gestureActive());
  CHECK(f.document().snapshot()->q == before);
}
