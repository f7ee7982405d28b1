// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/dynamics/energy.h"

#include <memory>

namespace linkwright::cli {
namespace {

void runEnergy(const Options& options) {
  const Robot robot = loadRobot(options);
  const StateTable states = loadStates(options, robot.model);
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);

  ResultTable results = resultsFor(robot.model, states);
  results.fields = {{"kinetic", {}, {"kinetic"}}, {"potential", {}, {"potential"}}};
  for (const State& state : states.states) {
    results.rows.push_back(
        {kineticEnergy(robot.model, state.q, state.qd, options.terms), potentialEnergy(robot.model, state.q, gravity)});
  }
  writeResults(results, states, options);
}

}  // namespace

void addEnergy(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      *program.add_subcommand("energy", "Compute kinetic energy, and potential energy relative to the world origin");
  addModel(command, *options);
  addStates(command, *options);
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli energy robot.urdf --states motion.csv --rotor -o energy.csv");
  command.callback([options] { runEnergy(*options); });
}

}  // namespace linkwright::cli
