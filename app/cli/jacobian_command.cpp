// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/stream.h"
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
  const int link = linkOf(options, robot.model);
  streamStates(options, robot.model, resultsOf(robot.model, {jacobianField(robot.model)}), [&] {
    return stateByState([&](const State& state, double* row) {
      Eigen::Map<RowMatrix>(row, 6, robot.model.dof()) = jacobian(robot.model, state.q, link);
    });
  });
}

}  // namespace

void addJacobian(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *program.add_subcommand(
      "jacobian", "Compute the geometric Jacobian of a link origin in the world frame, rows wx wy wz vx vy vz");
  addModel(command, *options);
  addStream(command, *options);
  addLink(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli jacobian robot.urdf --states states.csv --link tool0 --json");
  command.callback([options] { runJacobian(*options); });
}

}  // namespace linkwright::cli
