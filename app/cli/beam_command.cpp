// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/io/elastic_table.h"
#include "core/trajectory/trajectory.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace linkwright::cli {
namespace {

void run(const Options& options) {
  const Robot robot = loadRobot(options);
  const std::vector<bool> passive = [&] {
    std::vector<bool> list;
    for (const ModelJoint& joint : robot.model.joints()) list.push_back(joint.passive);
    return list;
  }();
  const bool has_passive = std::find(passive.begin(), passive.end(), true) != passive.end();
  if (!robot.scene.beam && !has_passive) {
    fail(options.model, 0, "no link bends and no joint is passive: a scene file says which in `beam` and in `passive`");
  }
  const auto named = [&](Diagnostics diagnostics) {
    for (Diagnostic& diagnostic : diagnostics) {
      diagnostic.file = options.model == "-" ? "standard input" : options.model;
    }
    return diagnostics;
  };
  // the scene's motion, or its state, held
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(robot.model.dof());
  ElasticDrive drive;
  drive.q = robot.scene.q.size() > 0 ? robot.scene.q : robot.model.readyPose();
  drive.qd = robot.scene.qd.size() > 0 ? robot.scene.qd : zero;
  std::optional<Trajectory> trajectory;
  if (const std::optional<TrajectoryPlan> plan = planOf(robot.scene)) {
    Result<Trajectory> compiled = compileTrajectory(robot.model, robot.scene.poses, *plan);
    report(named(compiled.diagnostics()), options.strict);
    trajectory = std::move(compiled).value();
    drive.trajectory = &*trajectory;
  }
  const Result<ResultTable> table =
      elasticTable(robot.scene.mechanism, robot.model, robot.scene.beam.value_or(ElasticSettings{}), drive,
                   gravityOf(options, robot.scene));
  report(named(table.diagnostics()), options.strict);
  writeText(options.json ? resultJson(*table) : resultCsv(*table), options);
}

}  // namespace

void addBeam(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *program.add_subcommand(
      "beam", "The motion of a scene with links that bend and joints without motors, and the torques it needs");
  addModel(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli beam assets/examples/two_link_elastic.json -o run.csv");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
