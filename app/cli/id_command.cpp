// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/dynamics/inverse_dynamics.h"

#include <memory>

namespace linkwright::cli {
namespace {

struct IdOptions : Options {
  std::string formulation;
};

void run(const IdOptions& options) {
  const Robot robot = loadRobot(options);
  const StateTable states = loadStates(options, robot.model);
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);

  ResultTable results = resultsFor(robot.model, states);
  results.fields = {jointField("tau", robot.model)};
  const Formulation formulation = formulationOf(options.formulation);
  refuseEndless(options, robot.model, formulation);
  InverseDynamicsWorkspace workspace;
  Eigen::VectorXd tau;
  for (const State& state : states.states) {
    const DynamicsInput input = inputOf(state, options, gravity);
    if (formulation == Formulation::Spatial) {
      inverseDynamics(robot.model, input, workspace, tau);
    } else {
      tau = inverseDynamics(robot.model, input, formulation);
    }
    results.rows.emplace_back(tau.data(), tau.data() + tau.size());
  }
  writeResults(results, states, options);
}

}  // namespace

void addId(CLI::App& program) {
  const auto options = std::make_shared<IdOptions>();
  CLI::App& command = *program.add_subcommand("id", "Compute the joint torques of a motion (inverse dynamics)");
  addModel(command, *options);
  addStates(command, *options);
  addFormulation(command, options->formulation);
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli id robot.urdf --states states.csv --rotor --gravity 0,0,-9.81 -o torques.csv");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
