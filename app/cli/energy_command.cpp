// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/stream.h"
#include "core/dynamics/energy.h"

#include <memory>

namespace linkwright::cli {
namespace {

void runEnergy(const Options& options) {
  const Robot robot = loadRobot(options);
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);
  const std::vector<ResultField> fields = {{"kinetic", {}, {"kinetic"}}, {"potential", {}, {"potential"}}};
  streamStates(options, robot.model, resultsOf(robot.model, fields), [&] {
    return stateByState([&](const State& state, double* row) {
      row[0] = kineticEnergy(robot.model, state.q, state.qd, options.terms);
      row[1] = potentialEnergy(robot.model, state.q, gravity);
    });
  });
}

}  // namespace

void addEnergy(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      *program.add_subcommand("energy", "Compute kinetic energy, and potential energy relative to the world origin");
  addModel(command, *options);
  addStream(command, *options);
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli energy robot.urdf --states motion.csv --rotor -o energy.csv");
  command.callback([options] { runEnergy(*options); });
}

}  // namespace linkwright::cli
