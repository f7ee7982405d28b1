// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/stream.h"
#include "core/dynamics/batch_dynamics.h"

#include <memory>

namespace linkwright::cli {
namespace {

void runGravity(const Options& options) {
  const Robot robot = loadRobot(options);
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);
  streamStates(options, robot.model, resultsOf(robot.model, {jointField("g", robot.model)}), [&] {
    // inverse dynamics of a robot at rest under nothing but gravity
    BatchInput at_rest;
    at_rest.terms.springs = false;
    at_rest.gravity = gravity;
    return [&, input = std::move(at_rest), workspace = BatchWorkspace(), g = Eigen::MatrixXd()](
               const StateBlock& block, RowMatrix& numbers) mutable {
      input.q = block.q;
      input.qd = input.qdd = Eigen::MatrixXd::Zero(block.count(), robot.model.dof());
      inverseDynamics(robot.model, input, workspace, g);
      numbers = g;
    };
  });
}

}  // namespace

void addGravity(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *program.add_subcommand(
      "gravity", "Compute the joint torques that balance gravity; only q of the states is used");
  addModel(command, *options);
  addStream(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli gravity robot.urdf --states states.csv --gravity 0,0,-1.62");
  command.callback([options] { runGravity(*options); });
}

}  // namespace linkwright::cli
