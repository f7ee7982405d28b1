// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/check_flow.h"
#include "ui/explain/check_panel.h"

#include "core/dynamics/mistakes.h"
#include "core/recording/express.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <QCoreApplication>
#include <QFile>
#include <QLabel>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTemporaryDir>

#include <cmath>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

struct Fixture {
  Document document;
  Interaction interaction;
  QWidget window;
  CheckFlow flow{document, interaction, &window};
  QTemporaryDir folder;

  Fixture() {
    REQUIRE_FALSE(hasErrors(document.open(QString::fromStdString(sourcePath("assets/examples/puma560.json").string()))));
    const Eigen::Index n = document.snapshot()->q.size();
    // no two of them alike, and nothing at rest
    const Eigen::VectorXd ramp = Eigen::VectorXd::LinSpaced(n, 0.2, 0.9);
    document.setState(0.5 * ramp, ramp, Eigen::VectorXd(1.5 * ramp), "state");
  }
  QString write(const std::string& text) {
    const QString path = folder.filePath("mine.csv");
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
    return path;
  }
};

}  // namespace

TEST_CASE("A student's table with a mistake in it: where it differs first, and what it looks like") {
  Fixture f;
  const SnapshotPtr snapshot = f.document.snapshot();
  Recording wrong;
  const MistakeSet mistakes{Mistake::NoGyroscopicTerm};
  recordInverseDynamics(*snapshot->model, snapshot->input(), snapshot->formulation, mistakes, wrong);
  f.flow.open(f.write(traceCsv(*snapshot->model, wrong)));
  CheckPanel& panel = f.flow.panel();
  const CheckReport& report = panel.report();
  REQUIRE(report.rows.size() == wrong.entries.size());
  // omega x I omega enters first where a moment of inertia does
  REQUIRE(report.first_difference >= 0);
  const Recorded& first = report.recording.entries[static_cast<std::size_t>(report.first_difference)];
  CHECK(first.quantity == Quantity::InertialMoment);
  CHECK(report.differing > 0);
  CHECK(panel.headline().contains("line " + QString::number(report.first_difference + 2)));
  CHECK(panel.headline().contains("inertial moment"));
  const auto* suspicion = panel.findChild<QLabel*>("checkSuspicion");
  REQUIRE(suspicion != nullptr);
  CHECK(suspicion->text().contains(QString::fromUtf8(titleOf(Mistake::NoGyroscopicTerm))));
  CHECK(suspicion->text().contains(QString("%1 of %1").arg(report.differing)));

  // a row that is chosen is shown by the walk, with the student's own numbers for it
  std::vector<double> shown;
  std::optional<QuantityKey> wanted;
  QObject::connect(&panel, &CheckPanel::studentValueShown,
                   [&](const QuantityKey&, const std::vector<double>& values) { shown = values; });
  QObject::connect(&f.interaction.walk(), &Walk::sourceWanted, [&](const QuantityKey& key) { wanted = key; });
  auto* rows = panel.findChild<QTableWidget*>("checkRows");
  REQUIRE(rows != nullptr);
  REQUIRE(rows->rowCount() == static_cast<int>(report.rows.size()));
  CHECK(rows->item(report.first_difference, 3)->text().startsWith("first: differs by"));
  rows->selectRow(report.first_difference);
  const QuantityKey key{first.body, first.quantity, first.other};
  CHECK(wanted == key);
  CHECK(f.interaction.walk().marked() == key);
  const Step& step = snapshot->steps->at(static_cast<std::size_t>(f.interaction.walk().step()));
  CHECK((step.first <= report.first_difference && report.first_difference < step.last));
  CHECK(shown == panel.table().rows[static_cast<std::size_t>(report.first_difference)].values);
}

TEST_CASE("A row in the world's axes is drawn in those of our recording, also when the robot has moved") {
  Fixture f;
  const SnapshotPtr snapshot = f.document.snapshot();
  const QuantityKey key{3, Quantity::JointForce, -1};
  const std::string link = bodyName(*snapshot->model, 3);
  const Eigen::Vector3d told(12.0, -3.0, 7.5);
  f.flow.open(f.write("link,quantity,frame,v0,v1,v2\n" + link + ",joint force,world,12,-3,7.5\n" + link +
                      ",joint moment,world,12,-3,\n"));
  CheckPanel& panel = f.flow.panel();
  auto* rows = panel.findChild<QTableWidget*>("checkRows");
  REQUIRE(rows != nullptr);
  REQUIRE(rows->rowCount() == 2);
  rows->selectRow(0);
  const Walk& walk = f.interaction.walk();
  const auto expectTold = [&] {
    const Snapshot& now = *f.document.snapshot();
    const Eigen::Vector3d in_link = shownFrame(*now.model, now.X_WB, 3, {Axes::Link, -1}).R.transpose() * told;
    REQUIRE(walk.student().has_value());
    CHECK(walk.student()->key == key);
    REQUIRE(walk.student()->values.size() == 3);
    // one rotation of numbers of this size
    for (int k = 0; k < 3; ++k) CHECK(std::abs(walk.student()->values[static_cast<std::size_t>(k)] - in_link[k]) < 1e-13);
    return in_link;
  };
  const Eigen::Vector3d before = expectTold();
  f.document.setJoint(1, JointField::Position, -0.7);
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  CHECK((expectTold() - before).norm() > 1.0);
  // too few numbers are no vector
  rows->selectRow(1);
  CHECK_FALSE(walk.student().has_value());
  // spatial vectors have no joint force
  rows->selectRow(0);
  REQUIRE(walk.student().has_value());
  f.document.setFormulation(Formulation::Spatial);
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  CHECK_FALSE(walk.student().has_value());
}

TEST_CASE("The right table agrees, and goes on to be held against the robot as it moves") {
  Fixture f;
  const SnapshotPtr snapshot = f.document.snapshot();
  f.flow.open(f.write(traceCsv(*snapshot->model, *snapshot->recording)));
  CheckPanel& panel = f.flow.panel();
  CHECK(panel.report().allAgree());
  CHECK(panel.headline() == "Everything that is filled in agrees.");
  f.document.setJoint(1, JointField::Velocity, 0.31);
  QCoreApplication::processEvents();
  QCoreApplication::processEvents();
  CHECK_FALSE(panel.report().allAgree());
  CHECK(panel.headline().startsWith("First difference"));
}

TEST_CASE("The template is the robot's own table with nothing but the state in it") {
  Fixture f;
  const QString path = f.folder.filePath("template.csv");
  REQUIRE(f.flow.saveTemplate(path).empty());
  f.flow.open(path);
  const CheckReport& report = f.flow.panel().report();
  const int state = 3 * f.document.snapshot()->model->dof();
  CHECK(report.agreeing == state);
  CHECK(report.allAgree());
  // what a student has yet to fill in counts as missing, not as wrong
  CHECK(report.missing == static_cast<int>(f.document.snapshot()->recording->entries.size()) - state);
  CHECK(report.rows.size() == f.document.snapshot()->recording->entries.size());
  CHECK(hasErrors(f.flow.saveTemplate(f.folder.filePath("no such folder/template.csv"))));
}

TEST_CASE("What is no table is said in words; only tables are taken from a drop") {
  Fixture f;
  f.flow.open(f.write("time,q1\n0,1\n"));
  auto* problems = f.flow.panel().findChild<QLabel*>("checkProblems");
  REQUIRE(problems != nullptr);
  CHECK(problems->isVisibleTo(&f.flow.panel()));
  CHECK(problems->text().contains("mine.csv cannot be read"));
  CHECK(problems->text().contains("link"));
  CHECK(CheckFlow::takes("/a/My Values.CSV"));
  CHECK_FALSE(CheckFlow::takes("/a/robot.urdf"));
}
