// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, driven as a person drives it.
#include "tests/ui/support/joint_cells.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/plots/torque_curves.h"
#include "ui/plots/torque_panel.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/measure.h"
#include "ui/workspaces/move/quick_motion.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::JointCells;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

TEST_CASE("Each example opens in the window") {
  for (const char* name : {"ur5e.urdf", "iiwa14.urdf", "planar_2r.json", "puma560.json", "tree_of_three_links.json"}) {
    INFO(name);
    WindowFixture f(name);
    CHECK(f.window.windowTitle().contains(name));
    const int dof = f.document().snapshot()->model->dof();
    CHECK(dof > 0);
    CHECK(JointCells(f.window).table.jointCount() == dof);
  }
}

TEST_CASE("The drag of a joint's slider is one undo step, and undo restores every bit") {
  WindowFixture f;
  const Eigen::VectorXd before = f.document().snapshot()->q;
  const JointCells joints(f.window);
  QWidget* table = joints.view.viewport();
  const QPoint handle = joints.handle("elbow_joint");
  QTest::mousePress(table, Qt::LeftButton, {}, handle);
  for (int i = 1; i <= 10; ++i) {
    QTest::mouseMove(table, handle - QPoint(2 * i, 0));
    f.settle();
    // the handle stays under the pointer
    CHECK(std::abs(joints.handle("elbow_joint").x() - (handle.x() - 2 * i)) <= 1);
  }
  CHECK(f.document().gestureActive());
  QTest::mouseRelease(table, Qt::LeftButton, {}, handle - QPoint(20, 0));
  f.settle();
  CHECK_FALSE(f.document().gestureActive());
  CHECK(f.document().snapshot()->q != before);
  CHECK(f.document().undoStack()->count() == 1);
  f.window.actionsOfWindow().undo->trigger();
  CHECK(f.document().snapshot()->q == before);
}

TEST_CASE("Escape gives up a slider's drag") {
  WindowFixture f;
  const Eigen::VectorXd before = f.document().snapshot()->q;
  const JointCells joints(f.window);
  QWidget* table = joints.view.viewport();
  const QPoint handle = joints.handle("elbow_joint");
  QTest::mousePress(table, Qt::LeftButton, {}, handle);
  QTest::mouseMove(table, handle - QPoint(15, 0));
  CHECK(f.document().snapshot()->q != before);
  f.document().cancelGesture();
  QTest::mouseMove(table, handle - QPoint(25, 0));
  QTest::mouseRelease(table, Qt::LeftButton, {}, handle - QPoint(25, 0));
  CHECK(f.document().snapshot()->q == before);
  CHECK(f.document().undoStack()->count() == 0);
}

TEST_CASE("Degrees and radians show the same joint and change nothing") {
  WindowFixture f;
  const JointCells joints(f.window);
  const auto elbow = f.document().snapshot()->model->findJoint("elbow_joint");
  const Eigen::VectorXd q = f.document().snapshot()->q;
  CHECK(joints.text("elbow_joint") == numberWithUnit(q[elbow], Measure::Angle, AngleUnit::Degree));
  CHECK(joints.text("elbow_joint").endsWith("°"));
  f.window.actionsOfWindow().radians->trigger();
  CHECK(joints.text("elbow_joint") == QString::number(q[elbow], 'f', 4).replace('-', QChar(0x2212)) + " rad");
  CHECK(f.document().snapshot()->q == q);
  CHECK(f.document().undoStack()->count() == 0);
}

TEST_CASE("Forty joints have forty rows") {
  QTemporaryDir folder;
  QString text = "<robot name='chain'><link name='l0'/>";
  for (int i = 1; i <= 40; ++i) {
    text +=
        QString(
            "<link name='l%1'><inertial><mass value='0.2'/><inertia ixx='1e-3' iyy='1e-3' izz='1e-3' ixy='0' ixz='0' "
            "iyz='0'/></inertial></link><joint name='j%1' type='continuous'><parent link='l%2'/><child link='l%1'/>"
            "<origin xyz='0 0 0.1'/><axis xyz='0 1 0'/></joint>")
            .arg(i)
            .arg(i - 1);
  }
  QFile file(folder.filePath("chain.urdf"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write((text + "</robot>").toUtf8());
  file.close();
  WindowFixture f;
  REQUIRE(f.window.files().open(file.fileName()));
  f.settle();
  const JointCells joints(f.window);
  CHECK(joints.table.jointCount() == 40);
  joints.type("j40", "30");
  CHECK(f.document().snapshot()->q[39] == Approx(std::numbers::pi / 6.0));
}

TEST_CASE("The plot's cursor and the timeline move the robot, and the legend shows the recorded torque") {
  WindowFixture f("puma560.json");
  f.document().playback().setTime(0.5);
  f.settle();
  TorquePanel& plot = f.window.part<linkwright::ui::TorquePanel>();
  const auto agree = [&] {
    const SnapshotPtr s = f.document().snapshot();
    CHECK(plot.curves().cursorTime() == s->time);
    for (int i = 0; i < s->model->dof(); ++i) CHECK(plot.legendValue(i) == s->tau[i]);
  };
  REQUIRE(waitUntil([&] { return plot.curves().cursorTime() == 0.5; }));
  agree();
  // the cursor in the plot
  const QPoint from = plot.curves().cursorHandle();
  QTest::mousePress(plot.plotWidget(), Qt::LeftButton, {}, from);
  QTest::mouseMove(plot.plotWidget(), from + QPoint(40, 0));
  QTest::mouseRelease(plot.plotWidget(), Qt::LeftButton, {}, from + QPoint(40, 0));
  const double dragged_to = f.document().snapshot()->time;
  CHECK(dragged_to > 0.5);
  REQUIRE(waitUntil([&] { return plot.curves().cursorTime() == dragged_to; }));
  agree();
  // the slider of time
  f.find<QSlider>("timeSlider")->setValue(1500);
  CHECK(f.document().snapshot()->time == 1.5);
  REQUIRE(waitUntil([&] { return plot.curves().cursorTime() == 1.5; }));
  agree();
  // play and pause
  f.command("Play")->trigger();
  CHECK(f.document().playback().isPlaying());
  CHECK(waitUntil([&] { return f.document().snapshot()->time > 1.6; }));
  f.command("Play")->trigger();
  CHECK_FALSE(f.document().playback().isPlaying());
  CHECK(f.document().undoStack()->count() == 0);
}

TEST_CASE("Without a motion the timeline says what to do, and one click makes one") {
  WindowFixture f;
  // in the ready pose there is no motion to make
  CHECK_FALSE(f.find<QLabel>("timelineHint")->isVisible());
  JointCells(f.window).type("elbow_joint", "45");
  f.settle();
  CHECK(f.find<QLabel>("timelineHint")->isVisible());
  auto* make = f.find<QAbstractButton>("motionFromReady");
  REQUIRE(waitUntil([&] { return make->isVisible(); }));
  const int steps = f.document().undoStack()->count();
  make->click();
  CHECK(f.document().snapshot()->motion.curves != nullptr);
  CHECK(f.document().undoStack()->count() == steps + 1);
  // several edits in one step are work too
  CHECK(f.window.files().isUnsaved());
}

TEST_CASE("A file that fails leaves the open one and lists its problems") {
  QTemporaryDir folder;
  QFile file(folder.filePath("broken.urdf"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("<robot name='x'>\n<link name='a'/>\n<link name='a'/>\n</robot>");
  file.close();
  WindowFixture f;
  const SnapshotPtr before = f.document().snapshot();
  CHECK_FALSE(f.window.files().open(file.fileName()));
  CHECK(f.document().snapshot()->model == before->model);
  CHECK(f.window.windowTitle().contains("ur5e"));
  auto* dialog = f.find<QDialog>("diagnosticsDialog");
  CHECK(dialog->isVisible());
  dialog->close();
}

TEST_CASE("Light and dark reach every part of the window") {
  WindowFixture f;
  f.window.actionsOfWindow().theme_dark->trigger();
  CHECK(f.window.palette().color(QPalette::Window).lightness() < 80);
  CHECK(f.find<QWidget>("mechanismTree")->palette().color(QPalette::Base).lightness() < 80);
  f.window.actionsOfWindow().theme_light->trigger();
  CHECK(f.window.palette().color(QPalette::Window).lightness() > 200);
}

TEST_CASE("Every control that takes the focus has a name to say") {
  const char* workspace = GENERATE("actionWorkspacePose", "actionWorkspaceBuild", "actionWorkspaceExplain");
  WindowFixture f("tree_of_three_links.json");
  f.find<QAction>(workspace)->trigger();
  f.window.interaction().selectLink(2);
  f.settle();
  for (const QWidget* widget : f.window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
    if (widget->parentWidget() && widget->parentWidget()->focusProxy() == widget) continue;
    if (widget->objectName().startsWith("qt_")) continue;
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const auto* label = qobject_cast<const QLabel*>(widget);
    const bool says_itself = (button && !button->text().isEmpty()) || (label && !label->text().isEmpty());
    INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
    CHECK((!widget->accessibleName().isEmpty() || says_itself));
  }
}

TEST_CASE("At 1280x720 no label and no button is cut") {
  const char* workspace = GENERATE("actionWorkspacePose", "actionWorkspaceBuild");
  WindowFixture f;
  f.find<QAction>(workspace)->trigger();
  f.window.interaction().selectLink(3);
  f.settle();
  f.settle();
  for (const QWidget* widget : f.window.findChildren<QWidget*>()) {
    const auto* label = qobject_cast<const QLabel*>(widget);
    const bool elides = dynamic_cast<const ElidedLabel*>(widget) != nullptr;
    if (widget->objectName().startsWith("qt_")) continue;  // Qt's own: the docks' title buttons
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const bool text = (label && !elides && !label->wordWrap() && !label->text().isEmpty()) || button;
    if (!text || !widget->isVisible()) continue;
    INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
    // a style may ask for wide buttons; what must fit is the text
    const auto* tool = qobject_cast<const QToolButton*>(widget);
    if (tool && !tool->icon().isNull() && tool->toolButtonStyle() == Qt::ToolButtonIconOnly) continue;
    const int needed = button ? widget->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width()
                              : widget->minimumSizeHint().width();
    CHECK(widget->width() >= needed);
    CHECK(widget->height() >= std::min(widget->minimumSizeHint().height(), widget->sizeHint().height()));
  }
  CHECK(f.window.width() <= 1280);
  CHECK(f.window.height() <= 720);
}
