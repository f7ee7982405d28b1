// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/scene.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/move/quick_motion.h"
#include "ui/workspaces/move/quick_motion_panel.h"

#include <QCoreApplication>
#include <QSlider>
#include <QTest>
#include <QToolTip>

#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

TEST_CASE("The time slider of a very long motion counts within an int", "[ui][move]") {
  Document document;
  openExample(document, "ur5e.urdf");
  storePose(document, "one");
  setJoint(document, 0, JointField::Position, document.snapshot()->q[0] + 0.5);
  storePose(document, "two");
  setMotion(document, "one", "two", 1e6);
  QuickMotionPanel panel(document);
  auto* slider = panel.findChild<QSlider*>("timeSlider");
  CHECK(slider->maximum() == 1000000);
  slider->setValue(500000);
  CHECK(document.snapshot()->time == Approx(5e5));
  CHECK(panel.findChild<UnitField*>("motionDuration")->si() == 1e6);
  CHECK(panel.findChild<UnitField*>("motionDuration")->shownValue() == 1e6);
}

TEST_CASE("A number typed beyond a limit becomes the limit, and a note says so", "[ui][pose]") {
  UnitField box(Measure::Angle);
  box.setSiRange(-2.0 * std::numbers::pi, 2.0 * std::numbers::pi);
  box.show();
  double told = 0.0;
  QObject::connect(&box, &UnitField::siEdited, &box, [&](double value) { told = value; });
  box.selectAll();
  QTest::keyClicks(&box, "400");
  CHECK(box.text().contains("400"));
  QTest::keyClick(&box, Qt::Key_Return);
  CHECK(box.shownValue() == 360.0);
  CHECK(told == Approx(2.0 * std::numbers::pi).epsilon(1e-12));
  CHECK(QToolTip::text().contains("360"));
  box.selectAll();
  QTest::keyClicks(&box, "-12");
  QTest::keyClick(&box, Qt::Key_Return);
  CHECK(box.shownValue() == -12.0);
}

TEST_CASE("The quick motion leaves poses of its names alone", "[ui][move]") {
  Document document;
  openExample(document, "ur5e.urdf");
  setJoint(document, 0, JointField::Position, document.snapshot()->q[0] + 0.3);
  storePose(document, "Ready");
  const Eigen::VectorXd mine = document.snapshot()->q;
  setJoint(document, 1, JointField::Position, document.snapshot()->q[1] + 0.3);
  const Eigen::VectorXd present = document.snapshot()->q;
  makeMotionFromReadyPose(document);
  CHECK(document.scene().poses[0].name == "Ready");
  CHECK(document.scene().poses[0].q == mine);
  REQUIRE(document.scene().motion);
  CHECK(document.scene().motion->from == "Ready 2");
  CHECK(document.snapshot()->motion.curves->trajectory.sample(0.0).q == document.snapshot()->model->readyPose());
  CHECK(document.snapshot()->motion.curves->trajectory.sample(1e6).q == present);
  const std::size_t poses = document.scene().poses.size();
  document.undo();
  CHECK(document.scene().poses.size() == 1);
  document.redo();
  CHECK(document.scene().poses.size() == poses);
}
