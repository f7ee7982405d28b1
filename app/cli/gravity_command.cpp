// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/dynamics/inverse_dynamics.h"

#include <memory>

namespace linkwright::cli {
namespace {

void runGravity(const Options& options) {
  const Robot robot = loadRobot(options);
  const StateTable states = loadStates(options, robot.model);

  ResultTable results = resultsFor(robot.model, states);
  results.fields = {jointField("g", robot.model)};
  // inverse dynamics of a robot at rest under nothing but gravity
  DynamicsInput input;
  input.terms.springs = false;
  input.qd = input.qdd = Eigen::VectorXd::Zero(robot.model.dof());
  input.gravity = gravityOf(options, robot.scene);
  InverseDynamicsWorkspace workspace;
  Eigen::VectorXd g;
  for (const State& state : states.states) {
    input.q = state.q;
    inverseDynamics(robot.model, input, workspace, g);
    results.rows.emplace_back(g.data(), g.data() + g.size());
  }
  writeResults(results, states, options);
}

}  // namespace

void addGravity(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *program.add_subcommand(
      "gravity", "Compute the joint torques that balance gravity; only q of the states is used");
  addModel(command, *options);
  addStates(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli gravity robot.urdf --states states.csv --gravity 0,0,-1.62");
  command.callback([options] { runGravity(*options); });
}

}  // namespace linkwright::cli
