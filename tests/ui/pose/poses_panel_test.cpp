// SPDX-License-Identifier: GPL-3.0-or-later
// The stored poses as a row of small drawings: by mouse, by key, one undo step each.
#include "ui/workspaces/pose/poses_panel.h"

#include "core/scene/scene.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/widgets/arm_sketch.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPalette>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

struct Poses {
  Document document;
  std::unique_ptr<PosesPanel> panel;

  explicit Poses(const char* example = "ur5e.urdf") {
    openExample(document, example);
    panel = std::make_unique<PosesPanel>(document);
    panel->resize(320, 120);
    panel->show();
    // keys are for the window that is in front
    REQUIRE(QTest::qWaitForWindowActive(panel.get()));
  }
  QListWidget* list() const { return panel->findChild<QListWidget*>("poseList"); }
  QToolButton* button(const char* name) const { return panel->findChild<QToolButton*>(name); }
  /// The ground; what is written on it follows.
  void colour(const QColor& ground) {
    panel->setPalette(QPalette(ground));
    QCoreApplication::processEvents();
  }
  void move(double by) {
    const int joint = std::min(1, document.snapshot()->model->dof() - 1);
    setJoint(document, joint, JointField::Position, document.snapshot()->q[joint] + by);
  }
  QString nameAt(int row) const {
    return QString::fromStdString(document.scene().poses.at(static_cast<std::size_t>(row)).name);
  }
  QImage thumbnail(int row) const {
    return list()->item(row)->icon().pixmap(list()->iconSize()).toImage().convertToFormat(QImage::Format_ARGB32);
  }
};

int painted(const QImage& image) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
  }
  return count;
}

}  // namespace

TEST_CASE("Without a pose the panel says what to do; storing shows the pose, and storing again makes another",
          "[ui][pose]") {
  Poses poses;
  CHECK(poses.panel->findChild<QLabel*>("noPoses")->isVisible());
  CHECK_FALSE(poses.list()->isVisible());
  for (const char* name : {"replacePose", "renamePose", "removePose"}) {
    CHECK_FALSE(poses.button(name)->isEnabled());
  }
  poses.button("storePose")->click();
  CHECK_FALSE(poses.panel->findChild<QLabel*>("noPoses")->isVisible());
  REQUIRE(poses.list()->count() == 1);
  CHECK(poses.list()->currentItem()->text() == poses.nameAt(0));
  poses.button("storePose")->click();
  REQUIRE(poses.list()->count() == 2);
  CHECK(poses.list()->currentRow() == 1);
  CHECK(poses.nameAt(0) != poses.nameAt(1));
  CHECK(poses.button("replacePose")->toolTip().contains(poses.nameAt(1)));
}

TEST_CASE("Enter and a click go to the pose, as one undo step", "[ui][pose]") {
  Poses poses;
  const Eigen::VectorXd q = poses.document.snapshot()->q;
  poses.button("storePose")->click();
  poses.move(0.5);
  const Eigen::VectorXd away = poses.document.snapshot()->q;
  const int steps = poses.document.undoStack()->count();
  poses.list()->setFocus();
  QTest::keyClick(poses.list(), Qt::Key_Return);
  CHECK(poses.document.snapshot()->q == q);
  CHECK(poses.document.undoStack()->count() == steps + 1);
  poses.document.undo();
  CHECK(poses.document.snapshot()->q == away);
  const QPoint at = poses.list()->visualItemRect(poses.list()->item(0)).center();
  QTest::mouseClick(poses.list()->viewport(), Qt::LeftButton, Qt::NoModifier, at);
  CHECK(poses.document.snapshot()->q == q);
  CHECK(poses.document.undoStack()->count() == steps + 1);
  // it is chosen without going there by the other button, and by keys
  poses.document.undo();
  QTest::mouseClick(poses.list()->viewport(), Qt::RightButton, Qt::NoModifier, at);
  CHECK(poses.document.snapshot()->q == away);
}

TEST_CASE("A pose is marked while the robot is there, and only then", "[ui][pose]") {
  Poses poses;
  const auto marked = [&] {
    poses.panel->repaint();
    QCoreApplication::processEvents();
    const QModelIndexList rows = poses.list()->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : rows.front().row();
  };
  poses.button("storePose")->click();
  poses.move(0.5);
  CHECK(marked() == -1);
  // what the buttons are about stays
  CHECK(poses.list()->currentRow() == 0);
  poses.button("storePose")->click();
  CHECK(marked() == 1);
  applyPose(poses.document, poses.nameAt(0));
  CHECK(marked() == 0);
}

TEST_CASE("A pose chosen by key stays chosen, wherever the robot is", "[ui][pose]") {
  Poses poses;
  poses.button("storePose")->click();
  poses.move(0.5);
  poses.button("storePose")->click();
  QCoreApplication::processEvents();
  REQUIRE(poses.list()->currentRow() == 1);
  // the robot is in the second pose; the first is chosen, renamed, and the numbers are worked out anew
  poses.list()->setCurrentRow(0);
  renamePose(poses.document, poses.nameAt(0), "Home");
  QCoreApplication::processEvents();
  CHECK(poses.list()->currentRow() == 0);
  showAgain(poses.document);
  QCoreApplication::processEvents();
  CHECK(poses.list()->currentRow() == 0);
}

TEST_CASE("A pose that is stored can be named at once", "[ui][pose]") {
  Poses poses;
  poses.button("storePose")->click();
  auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  REQUIRE(editor != nullptr);
  editor->selectAll();
  QTest::keyClicks(editor, "Reach");
  QTest::keyClick(editor, Qt::Key_Return);
  REQUIRE(waitUntil([&] { return poses.nameAt(0) == "Reach"; }));
}

TEST_CASE("F2 renames, Del removes, and a name that is taken is not taken over", "[ui][pose]") {
  Poses poses;
  poses.button("storePose")->click();
  poses.button("storePose")->click();
  const QString second = poses.nameAt(1);
  const auto rename = [&](const QString& to) {
    poses.list()->setFocus();
    QTest::keyClick(poses.list(), Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    REQUIRE(editor != nullptr);
    editor->selectAll();
    QTest::keyClicks(editor, to);
    QTest::keyClick(editor, Qt::Key_Return);
  };
  poses.list()->setCurrentRow(0);
  rename("Above the bin");
  REQUIRE(waitUntil([&] { return poses.nameAt(0) == "Above the bin"; }));
  CHECK(poses.list()->currentItem()->text() == "Above the bin");
  rename(second);
  CHECK(poses.list()->item(0)->text() == "Above the bin");
  CHECK(poses.nameAt(0) == "Above the bin");
  poses.list()->setFocus();
  QTest::keyClick(poses.list(), Qt::Key_Delete);
  REQUIRE(poses.document.scene().poses.size() == 1);
  CHECK(poses.nameAt(0) == second);
  poses.document.undo();
  CHECK(poses.list()->count() == 2);
}

TEST_CASE("Replacing keeps the name and takes the present pose", "[ui][pose]") {
  Poses poses;
  poses.button("storePose")->click();
  const QString name = poses.nameAt(0);
  poses.move(0.4);
  poses.button("replacePose")->click();
  REQUIRE(poses.document.scene().poses.size() == 1);
  CHECK(poses.nameAt(0) == name);
  CHECK(poses.document.scene().poses[0].q == poses.document.snapshot()->q);
}

TEST_CASE("Each drawing is of its own pose, light and dark, and follows when it is replaced", "[ui][pose]") {
  for (const QString& example : linkwright::test::exampleFiles()) {
    INFO(example.toStdString());
    Poses poses(example.toUtf8().constData());
    poses.button("storePose")->click();
    poses.move(0.7);
    poses.button("storePose")->click();
    // an example may bring poses of its own
    const int last = poses.list()->count() - 1;
    const QImage first = poses.thumbnail(last - 1), second = poses.thumbnail(last);
    const int area = first.width() * first.height();
    // a drawing, neither empty nor a blot
    CHECK(painted(first) > area / 100);
    CHECK(painted(first) < area / 2);
    CHECK(first != second);
    poses.colour(QColor(30, 30, 30));
    CHECK(poses.thumbnail(last - 1) != first);
    poses.colour(QColor(230, 230, 230));
    CHECK(poses.thumbnail(last - 1) == first);
    poses.list()->setCurrentRow(last - 1);
    poses.button("replacePose")->click();
    CHECK(poses.thumbnail(last - 1) == poses.thumbnail(last));
  }
}

TEST_CASE("Another robot has its own poses, drawn as it is", "[ui][pose]") {
  Poses poses;
  poses.button("storePose")->click();
  openExample(poses.document, "planar_3r.json");
  CHECK(poses.list()->count() == static_cast<int>(poses.document.scene().poses.size()));
}

TEST_CASE("A sketch fits its place and shows where the parts are", "[ui][widgets]") {
  Document document;
  openExample(document, "planar_2r.json");
  const Eigen::Vector2d bent(0.2, 1.4);
  setState(document, bent, Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), "bend");
  const SnapshotPtr snapshot = document.snapshot();
  const std::vector<RobotBone> bones = robotBones(*snapshot->model, snapshot->X_WB, snapshot->X_WL);
  REQUIRE(bones.size() >= 2);
  QImage image(200, 160, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  const QRectF place(50, 40, 100, 80);
  paintArmSketch(painter, place, bones, SceneView(), armPoints(bones), false);
  painter.end();
  CHECK(painted(image) > 100);
  int outside = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qAlpha(image.pixel(x, y)) > 0 && !place.adjusted(-18, -2, 18, 6).contains(x, y)) ++outside;
    }
  }
  CHECK(outside == 0);
}
