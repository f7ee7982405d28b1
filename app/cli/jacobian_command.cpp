// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/kinematics/jacobian.h"

#include <memory>

namespace linkwright::cli {
namespace {

ResultField jacobianField(const Model& model) {
  ResultField field{"J", {6, model.dof()}, {}};
  for (const char* row : {"wx", "wy", "wz", "vx", "vy", "vz"}) {
    for (const ModelJoint& joint : model.joints()) {
      field.columns.push_back(std::string("J.") + row + "." + joint.name);
    }
  }
  return field;
}

void runJacobian(const Options& options) {
  const Robot robot = loadRobot(options);
  const StateTable states = loadStates(options, robot.model);
  const int link = linkOf(options, robot.model);

  ResultTable results = resultsFor(robot.model, states);
  results.fields = {jacobianField(robot.model)};
  for (const State& state : states.states) {
    const Eigen::Matrix<double, 6, Eigen::Dynamic> J = jacobian(robot.model, state.q, link);
    std::vector<double> row;
    row.reserve(static_cast<std::size_t>(J.size()));
    for (int i = 0; i < 6; ++i) {
      for (int k = 0; k < robot.model.dof(); ++k) {
        row.push_back(J(i, k));
      }
    }
    results.rows.push_back(std::move(row));
  }
  writeResults(results, states, options);
}

}  // namespace

void addJacobian(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *program.add_subcommand(
      "jacobian", "Compute the geometric Jacobian of a link origin in the world frame, rows wx wy wz vx vy vz");
  addModel(command, *options);
  addStates(command, *options);
  addLink(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli jacobian robot.urdf --states states.csv --link tool0 --json");
  command.callback([options] { runJacobian(*options); });
}

}  // namespace linkwright::cli
