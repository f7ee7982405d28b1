// SPDX-License-Identifier: GPL-3.0-or-later
// A motion in a file: the very text that linkwright-cli writes, and torques that its `id` gives again.
#include "ui/files/motion_export.h"

#include "core/io/state_table.h"
#include "tests/support/command.h"
#include "tests/ui/window/answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/files/motion_files.h"
#include "ui/widgets/unit_field.h"

#include <QAction>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <sstream>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::Answer;
using linkwright::test::CommandResult;
using linkwright::test::fileDialog;
using linkwright::test::findWidget;
using linkwright::test::openExample;
using linkwright::test::readFile;
using linkwright::test::runCommand;
using linkwright::test::TemporaryFolder;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

CommandResult cli(const std::string& arguments) { return runCommand("'" LINKWRIGHT_CLI "' " + arguments); }

/// Writes the document's motion and waits for it.
std::string exported(Document& document, const TemporaryFolder& folder, double step) {
  QWidget window;
  MotionExport flow(document, &window);
  bool is_done = false;
  QObject::connect(&flow, &MotionExport::told, [&] { is_done = true; });
  QObject::connect(&flow, &MotionExport::warned, [&](const QString& words) {
    INFO(words.toStdString());
    REQUIRE(false);
  });
  flow.save(QString::fromStdString(folder.file("motion.csv")), step);
  REQUIRE(waitUntil([&] { return is_done; }));
  return readFile(folder.file("motion.csv"));
}

TrajectoryPlan wayThrough(const Document& document) {
  const Eigen::VectorXd ready = document.snapshot()->model->readyPose();
  WaypointCourse way;
  way.waypoints = {{{}, ready}, {{}, Eigen::VectorXd(ready.array() + 0.2)}, {{}, ready}};
  way.moves = {{MoveKind::Joint, {TimingLaw::Trapezoid}, 0.7, Eigen::Vector3d::Zero(), true},
               {MoveKind::Joint, {TimingLaw::Quintic}, 1.1, Eigen::Vector3d::Zero(), true}};
  TrajectoryPlan plan;
  plan.course = way;
  return plan;
}

}  // namespace

TEST_CASE("An exported motion is the text that linkwright-cli writes for the same scene and step", "[ui][export]") {
  const TemporaryFolder folder;
  Document document;
  openExample(document, GENERATE("planar_2r.json", "gantry.json", "ur5e.urdf"));
  const TorqueTerms terms = GENERATE(TorqueTerms{}, TorqueTerms{true, true});
  setTrajectory(document, wayThrough(document), "a way");
  REQUIRE(document.snapshot()->motion.curves);
  setTorqueTerms(document, terms);
  REQUIRE_FALSE(hasErrors(document.save(QString::fromStdString(folder.file("scene.json")))));
  const std::string switches = terms.rotor ? " --rotor --joint-friction" : "";
  const std::string mine = exported(document, folder, 0.01);
  const CommandResult theirs = cli("trajectory '" + folder.file("scene.json") + "' --dt 0.01 --torque" + switches);
  INFO(theirs.err);
  REQUIRE(theirs.code == 0);
  CHECK(mine.size() > 1000);
  CHECK(mine == theirs.out);
}

TEST_CASE("The curves of the window are what id gives for the exported samples", "[ui][export]") {
  const TemporaryFolder folder;
  Document document;
  openExample(document, GENERATE("planar_2r.json", "iiwa14.urdf"));
  const bool is_loaded = GENERATE(false, true);
  const TorqueTerms terms = GENERATE(TorqueTerms{}, TorqueTerms{true, true});
  setTrajectory(document, wayThrough(document), "a way");
  setTorqueTerms(document, terms);
  const Model& model = *document.snapshot()->model;
  if (is_loaded) setLoad(document, model.deepestLink(), {{1.0, -20.0, 3.0}, {0.5, 0.25, -0.125}});
  REQUIRE_FALSE(hasErrors(document.save(QString::fromStdString(folder.file("scene.json")))));
  const std::string mine = exported(document, folder, 0.013);
  const std::string switches = terms.rotor ? " --rotor --joint-friction" : "";
  const CommandResult id =
      cli("id '" + folder.file("scene.json") + "' --states '" + folder.file("motion.csv") + "'" + switches);
  INFO(id.err);
  REQUIRE(id.code == 0);

  // at the instants of the file, the curves as the document makes them
  const Result<StateTable> samples = readStates(mine, "motion.csv", model);
  REQUIRE(samples.ok());
  CHECK(samples->states.front().external.size() == (is_loaded ? 1U : 0U));
  std::istringstream lines(id.out);
  std::string line;
  std::getline(lines, line);
  double largest = 0.0, off_file = 0.0, off_window = 0.0;
  for (const State& state : samples->states) {
    REQUIRE(std::getline(lines, line));
    std::istringstream cells(line);
    std::string cell;
    std::getline(cells, cell, ',');
    document.playback().setTime(state.t);
    for (int i = 0; i < model.dof(); ++i) {
      REQUIRE(std::getline(cells, cell, ','));
      const double tau = std::stod(cell);
      largest = std::max(largest, std::abs(tau));
      off_file = std::max(off_file, std::abs(tau - state.tau[i]));
      off_window = std::max(off_window, std::abs(tau - document.snapshot()->tau[i]));
    }
  }
  CHECK(largest > 1.0);
  CHECK(off_file <= 1e-12 * largest);
  CHECK(off_window <= 1e-12 * largest);
}

TEST_CASE("The torque curves themselves are id's at their samples", "[ui][export]") {
  const TemporaryFolder folder;
  Document document;
  openExample(document, "ur5e.urdf");
  TrajectoryPlan plan = wayThrough(document);
  // 160 and 240 steps of T / 400, which the curves take within each move: the export at that step has them too
  std::vector<Move>& moves = std::get<WaypointCourse>(plan.course).moves;
  moves[0].duration = 0.72;
  moves[1].duration = 1.08;
  setTrajectory(document, plan, "a way");
  REQUIRE_FALSE(hasErrors(document.save(QString::fromStdString(folder.file("scene.json")))));
  const MotionCurves& curves = *document.snapshot()->motion.curves;
  const double step = curves.duration() / 400.0;
  const std::string mine = exported(document, folder, step);
  const CommandResult id = cli("id '" + folder.file("scene.json") + "' --states '" + folder.file("motion.csv") + "'");
  REQUIRE(id.code == 0);
  std::istringstream lines(id.out);
  std::string line, cell;
  std::getline(lines, line);
  double largest = 0.0, off = 0.0;
  int met = 0;
  while (std::getline(lines, line)) {
    std::istringstream cells(line);
    std::getline(cells, cell, ',');
    const double t = std::stod(cell);
    Eigen::Index at = 0;
    (curves.samples.t.array() - t).abs().minCoeff(&at);
    const bool is_there = std::abs(curves.samples.t[at] - t) < 1e-15 + 1e-15 * t;
    for (int i = 0; i < curves.tau.cols(); ++i) {
      std::getline(cells, cell, ',');
      largest = std::max(largest, std::abs(curves.tau(at, i)));
      if (is_there) off = std::max(off, std::abs(std::stod(cell) - curves.tau(at, i)));
    }
    met += is_there;
  }
  CHECK(met > 200);
  CHECK(largest > 10.0);
  CHECK(off <= 1e-12 * largest);
}

TEST_CASE("The export asks for the step, says what it comes to, and writes where it is told to", "[ui][export]") {
  const TemporaryFolder folder;
  WindowFixture f("planar_2r.json");
  auto* action = f.command("ExportMotion");
  REQUIRE(action != nullptr);
  REQUIRE(action->isEnabled());
  action->trigger();
  auto* dialog = f.find<QDialog>("motionExportDialog");
  CHECK(findWidget<QLabel>(*dialog, "motionExportCount")->text().startsWith("201 samples, about "));
  CHECK(findWidget<QLabel>(*dialog, "motionExportTorques")->text().contains("without joint friction"));
  auto* step = findWidget<UnitField>(*dialog, "motionExportStep");
  step->selectAll();
  QTest::keyClicks(step, "0.5");
  step->finish();
  CHECK(findWidget<QLabel>(*dialog, "motionExportCount")->text().startsWith("5 samples"));
  const QString path = QString::fromStdString(folder.file("out.csv"));
  const Answer where(fileDialog(path));
  findWidget<QPushButton>(*dialog, "motionExportAccept")->click();
  REQUIRE(waitUntil([&] { return QFile::exists(path); }));
  REQUIRE(waitUntil([&] { return !f.window.findChild<MotionFiles*>()->exporting().isWriting(); }));
  const std::string text = readFile(path.toStdString());
  CHECK(std::count(text.begin(), text.end(), '\n') == 6);
  CHECK(text.rfind("t,q.joint_1,q.joint_2,qd.joint_1,qd.joint_2,qdd.joint_1,qdd.joint_2,tau.joint_1,tau.joint_2\n",
                   0) == 0);

  // without a motion there is nothing to export; what cannot be written is said
  QStringList warned;
  MotionExport& flow = f.window.findChild<MotionFiles*>()->exporting();
  QObject::connect(&flow, &MotionExport::warned, &f.window, [&](const QString& words) { warned << words; });
  flow.save(QString::fromStdString(folder.file("nowhere/out.csv")), 0.1);
  REQUIRE(waitUntil([&] { return !warned.isEmpty(); }));
  CHECK(warned.front().startsWith("The motion was not saved: "));
  clearMotion(f.document());
  f.settle();
  CHECK_FALSE(action->isEnabled());
}
