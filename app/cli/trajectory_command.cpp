// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/base/number_text.h"
#include "core/io/motion_table.h"
#include "core/trajectory/trajectory.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace linkwright::cli {
namespace {

struct TrajectoryOptions : Options {
  double dt = 0.01;
  bool torque = false;
};

/// The scene's motion, compiled; what is to be said of it is said with the name of the file.
Trajectory loadTrajectory(const Options& options, const Robot& robot) {
  const std::optional<TrajectoryPlan> plan = planOf(robot.scene);
  if (!plan) fail(options.model, 0, "there is no motion; give one in the scene file as 'trajectory' or 'motion'");
  Result<Trajectory> trajectory = compileTrajectory(robot.model, robot.scene.poses, *plan);
  Diagnostics diagnostics = trajectory.diagnostics();
  for (Diagnostic& diagnostic : diagnostics) diagnostic.file = options.model == "-" ? "standard input" : options.model;
  report(std::move(diagnostics), options.strict);
  return std::move(trajectory).value();
}

void run(const TrajectoryOptions& options) {
  const Robot robot = loadRobot(options);
  const Trajectory trajectory = loadTrajectory(options, robot);
  const int groups = options.torque ? 4 : 3;
  refuseLarge(options, "the samples at this step", trajectory.sampleCount(options.dt) * groups * robot.model.dof(),
              "use a longer step (--dt)");
  // loads of the scene do not count here, as in id
  const MotionTableOptions how{options.dt, options.torque, gravityOf(options, robot.scene), options.terms};
  const Result<ResultTable> table = motionTable(robot.model, trajectory, how);
  if (!table) fail(options.model, 0, table.diagnostics().front().message);
  writeText(options.json ? resultJson(*table) : resultCsv(*table), options);
}

}  // namespace

void addTrajectory(CLI::App& program) {
  const auto options = std::make_shared<TrajectoryOptions>();
  CLI::App& command = *program.add_subcommand("trajectory", "Sample the motion of a scene and compute its torques");
  addModel(command, *options);
  const auto check = [](const std::string& text) -> std::string {
    double step = 0.0;
    const bool good = parseNumber(text, step) == NumberParse::Ok && step > 0.0;
    return good ? "" : "'" + text + "' is not a step; give a number of seconds greater than 0";
  };
  command.add_option("--dt", options->dt, "interval between samples in s (default: 0.01); the end is always included")
      ->check(check)
      ->type_name("S");
  command.add_flag("--torque", options->torque, "add the joint torques, as computed by id for these samples");
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli trajectory scene.json --dt 0.005 --torque -o motion.csv");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
