// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/base/number_text.h"
#include "core/dynamics/batch_dynamics.h"
#include "core/trajectory/trajectory.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace linkwright::cli {
namespace {

struct TrajectoryOptions : Options {
  double dt = 0.01;
  bool torque = false;
};

/// The scene's motion, compiled; what is to be said of it is said with the name of the file.
Trajectory loadTrajectory(const Options& options, const Robot& robot) {
  const std::optional<TrajectoryPlan> plan = planOf(robot.scene);
  if (!plan) fail(options.model, 0, "there is no motion in it: a scene file has it in `trajectory` or in `motion`");
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
              "make the step longer with --dt");
  const JointSamples samples = trajectory.sampleAll(options.dt);
  if (!samples.q.allFinite() || !samples.qd.allFinite() || !samples.qdd.allFinite()) {
    fail(options.model, 0, "the motion has numbers that are too large");
  }

  ResultTable results;
  results.model = robot.model.name();
  for (const ModelJoint& joint : robot.model.joints()) results.joints.push_back(joint.name);
  results.has_time = true;
  results.times.assign(samples.t.data(), samples.t.data() + samples.t.size());
  std::vector<const Eigen::MatrixXd*> parts = {&samples.q, &samples.qd, &samples.qdd};
  results.fields = {jointField("q", robot.model), jointField("qd", robot.model), jointField("qdd", robot.model)};
  Eigen::MatrixXd tau;
  if (options.torque) {
    const BatchInput input{samples.q, samples.qd, samples.qdd, gravityOf(options, robot.scene), options.terms};
    BatchWorkspace workspace;
    inverseDynamics(robot.model, input, workspace, tau);
    parts.push_back(&tau);
    results.fields.push_back(jointField("tau", robot.model));
  }
  for (Eigen::Index k = 0; k < samples.t.size(); ++k) {
    std::vector<double>& row = results.rows.emplace_back();
    for (const Eigen::MatrixXd* part : parts) {
      for (Eigen::Index i = 0; i < part->cols(); ++i) row.push_back((*part)(k, i));
    }
  }
  if (const int row = firstNonFiniteRow(results); row >= 0) {
    fail(options.model, 0,
         "sample " + std::to_string(row) + " gives torques that are not finite: the motion is too fast");
  }
  writeText(options.json ? resultJson(results) : resultCsv(results), options);
}

}  // namespace

void addTrajectory(CLI::App& program) {
  const auto options = std::make_shared<TrajectoryOptions>();
  CLI::App& command = *program.add_subcommand("trajectory", "The motion of a scene, sampled, and the torques it needs");
  addModel(command, *options);
  const auto check = [](const std::string& text) -> std::string {
    double step = 0.0;
    const bool good = parseNumber(text, step) == NumberParse::Ok && step > 0.0;
    return good ? "" : "`" + text + "` is no step: a number of seconds more than 0";
  };
  command.add_option("--dt", options->dt, "step between samples in s (default 0.01); the end is always there")
      ->check(check, "S", "S");
  command.add_flag("--torque", options->torque, "add the joint torques, as `id` gives them for these samples");
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli trajectory scene.json --dt 0.005 --torque -o motion.csv");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
