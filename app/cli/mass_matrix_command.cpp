// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
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
  const StateTable states = loadStates(options, robot.model);
  const double count = static_cast<double>(robot.model.dof()) * robot.model.dof();
  refuseLarge(options, "the mass matrix of all states together", count * static_cast<double>(states.states.size()),
              "give fewer states or a smaller model");

  ResultTable results = resultsFor(robot.model, states);
  results.fields = {massMatrixField(robot.model)};
  for (const State& state : states.states) {
    const Eigen::MatrixXd M = massMatrix(robot.model, state.q, options.terms);
    // column by column is row by row: it is symmetric to the last bit
    results.rows.emplace_back(M.data(), M.data() + M.size());
  }
  writeResults(results, states, options);
}

}  // namespace

void addMassMatrix(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      *program.add_subcommand("mass-matrix", "Compute the joint-space mass matrix M(q); only q of the states is used");
  addModel(command, *options);
  addStates(command, *options);
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli mass-matrix robot.urdf --states states.csv --rotor --json");
  command.callback([options] { runMassMatrix(*options); });
}

}  // namespace linkwright::cli
