// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/stream.h"
#include "core/dynamics/mass_matrix.h"

#include <memory>

namespace linkwright::cli {
namespace {

ResultField massMatrixField(const Model& model) {
  ResultField field{"M", {model.dof(), model.dof()}, {}};
  for (const ModelJoint& row : model.joints()) {
    for (const ModelJoint& column : model.joints()) {
      field.columns.push_back("M." + row.name + "." + column.name);
    }
  }
  return field;
}

void runMassMatrix(const Options& options) {
  const Robot robot = loadRobot(options);
  const int n = robot.model.dof();
  refuseLarge(options, "the mass matrix", static_cast<double>(n) * n, "give a smaller model");
  streamStates(options, robot.model, resultsOf(robot.model, {massMatrixField(robot.model)}), [&] {
    return stateByState([&](const State& state, double* row) {
      Eigen::Map<RowMatrix>(row, n, n) = massMatrix(robot.model, state.q, options.terms);
    });
  });
}

}  // namespace

void addMassMatrix(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      *program.add_subcommand("mass-matrix", "Compute the joint-space mass matrix M(q); only q of the states is used");
  addModel(command, *options);
  addStream(command, *options);
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli mass-matrix robot.urdf --states states.csv --rotor --json");
  command.callback([options] { runMassMatrix(*options); });
}

}  // namespace linkwright::cli
