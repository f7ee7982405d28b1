// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/stream.h"
#include "core/dynamics/batch_dynamics.h"

#include <memory>

namespace linkwright::cli {
namespace {

struct IdOptions : Options {
  std::string formulation;
};

/// tau of every state, many side by side.
StateWork bySpatialVectors(const Model& model, const Options& options, const Eigen::Vector3d& gravity) {
  return [&model, input = BatchInput{{}, {}, {}, gravity, options.terms}, workspace = BatchWorkspace(),
          tau = Eigen::MatrixXd()](const StateBlock& block, RowMatrix& numbers) mutable {
    input.q = block.q;
    input.qd = block.qd;
    input.qdd = block.qdd;
    input.external = block.external;
    inverseDynamics(model, input, workspace, tau);
    numbers = tau;
  };
}

void run(const IdOptions& options) {
  const Robot robot = loadRobot(options);
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);
  const Formulation formulation = formulationOf(options.formulation);
  refuseEndless(options, robot.model, formulation);
  streamStates(options, robot.model, resultsOf(robot.model, {jointField("tau", robot.model)}), [&] {
    if (formulation == Formulation::Spatial) return bySpatialVectors(robot.model, options, gravity);
    return stateByState([&](const State& state, double* row) {
      const Eigen::VectorXd tau = inverseDynamics(robot.model, inputOf(state, options, gravity), formulation);
      std::copy(tau.begin(), tau.end(), row);
    });
  });
}

}  // namespace

void addId(CLI::App& program) {
  const auto options = std::make_shared<IdOptions>();
  CLI::App& command = *program.add_subcommand("id", "Compute the joint torques of a motion (inverse dynamics)");
  addModel(command, *options);
  addStream(command, *options);
  addFormulation(command, options->formulation);
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli id robot.urdf --states states.csv --rotor --gravity 0,0,-9.81 -o torques.csv");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
