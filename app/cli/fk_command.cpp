// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/kinematics/forward_kinematics.h"

#include <memory>

namespace linkwright::cli {
namespace {

void runFk(const Options& options) {
  const Robot robot = loadRobot(options);
  const StateTable states = loadStates(options, robot.model);
  const int link = linkOf(options, robot.model);

  ResultTable results = resultsFor(robot.model, states);
  results.fields = {{"p", {3}, {"p.x", "p.y", "p.z"}},
                    {"R", {3, 3}, {"R.00", "R.01", "R.02", "R.10", "R.11", "R.12", "R.20", "R.21", "R.22"}}};
  std::vector<Pose> X_WB;
  for (const State& state : states.states) {
    bodyPoses(robot.model, state.q, X_WB);
    const Pose X_WL = linkPose(robot.model, X_WB, link);
    std::vector<double> row = {X_WL.p.x(), X_WL.p.y(), X_WL.p.z()};
    for (int i = 0; i < 3; ++i) {
      for (int k = 0; k < 3; ++k) {
        row.push_back(X_WL.R(i, k));
      }
    }
    results.rows.push_back(std::move(row));
  }
  writeResults(results, states, options);
}

}  // namespace

void addFk(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      *program.add_subcommand("fk", "Compute the pose of a link frame in the world frame (forward kinematics)");
  addModel(command, *options);
  addStates(command, *options);
  addLink(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli fk robot.urdf --states states.csv --link tool0 --json");
  command.callback([options] { runFk(*options); });
}

}  // namespace linkwright::cli
