// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/stream.h"
#include "core/kinematics/forward_kinematics.h"

#include <memory>

namespace linkwright::cli {
namespace {

void runFk(const Options& options) {
  const Robot robot = loadRobot(options);
  const int link = linkOf(options, robot.model);
  const std::vector<ResultField> fields = {
      {"p", {3}, {"p.x", "p.y", "p.z"}},
      {"R", {3, 3}, {"R.00", "R.01", "R.02", "R.10", "R.11", "R.12", "R.20", "R.21", "R.22"}}};
  streamStates(options, robot.model, resultsOf(robot.model, fields), [&] {
    return stateByState([&, X_WB = std::vector<Pose>()](const State& state, double* row) mutable {
      bodyPoses(robot.model, state.q, X_WB);
      const Pose X_WL = linkPose(robot.model, X_WB, link);
      Eigen::Map<Eigen::Vector3d>{row} = X_WL.p;
      Eigen::Map<Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>{row + 3} = X_WL.R;
    });
  });
}

}  // namespace

void addFk(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      *program.add_subcommand("fk", "Compute the pose of a link frame in the world frame (forward kinematics)");
  addModel(command, *options);
  addStream(command, *options);
  addLink(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli fk robot.urdf --states states.csv --link tool0 --json");
  command.callback([options] { runFk(*options); });
}

}  // namespace linkwright::cli
