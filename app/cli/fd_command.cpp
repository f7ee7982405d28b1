// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/stream.h"
#include "core/base/index.h"
#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/forward_dynamics.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace linkwright::cli {
namespace {

constexpr std::array<std::pair<const char*, ForwardDynamicsMethod>, 3> kMethods = {
    {{"aba", ForwardDynamicsMethod::Aba},
     {"crba", ForwardDynamicsMethod::Crba},
     {"unit-vector", ForwardDynamicsMethod::UnitVector}}};

struct FdOptions : Options {
  std::string method = kMethods.front().first;
};

std::string checkMethod(const std::string& name) {
  for (const auto& [known, method] : kMethods) {
    if (name == known) return "";
  }
  return "there is no method '" + name + "'; use 'aba', 'crba' or 'unit-vector'";
}

ForwardDynamicsMethod methodOf(const std::string& name) {
  for (const auto& [known, method] : kMethods) {
    if (name == known) return method;
  }
  throw CLI::ValidationError("--method", checkMethod(name));
}

/// Says which joint no acceleration can be given for, on its line; -1 where that is not known.
[[noreturn]] void refuseMassless(const Options& options, const Robot& robot, int joint, const Message& why) {
  const std::vector<int>& lines = robot.scene.mechanism.source.joint_lines;
  const bool is_known = joint >= 0 && !lines.empty();
  fail(options.model, is_known ? lines.at(at(robot.model.joints()[at(joint)].joint)) : 0, why);
}

/// qdd of every state by articulated bodies, many side by side.
StateWork byArticulatedBodies(const FdOptions& options, const Robot& robot, const Eigen::Vector3d& gravity) {
  return [&, input = ForwardBatchInput{{}, {}, {}, gravity, options.terms}, workspace = BatchWorkspace(),
          qdd = Eigen::MatrixXd()](const StateBlock& block, RowMatrix& numbers) mutable {
    input.q = block.q;
    input.qd = block.qd;
    input.tau = block.tau;
    input.external = block.external;
    const int massless = forwardDynamics(robot.model, input, workspace, qdd);
    if (massless >= 0) refuseMassless(options, robot, massless, masslessMessage(robot.model, massless));
    numbers = qdd;
  };
}

/// The same by another method, state by state.
StateWork byMethod(const FdOptions& options, const Robot& robot, const Eigen::Vector3d& gravity,
                   ForwardDynamicsMethod method) {
  return stateByState([&, gravity, method](const State& state, double* row) {
    const ForwardDynamicsInput input = {state.q, state.qd, state.tau, gravity, state.external, options.terms};
    const Result<Eigen::VectorXd> qdd = forwardDynamics(robot.model, input, method);
    if (!qdd) {
      ForwardDynamicsWorkspace workspace;
      Eigen::VectorXd ignored;
      refuseMassless(options, robot, forwardDynamics(robot.model, input, workspace, ignored),
                     qdd.diagnostics().front().message);
    }
    std::copy(qdd->begin(), qdd->end(), row);
  });
}

void run(const FdOptions& options) {
  const Robot robot = loadRobot(options);
  const ForwardDynamicsMethod method = methodOf(options.method);
  if (method != ForwardDynamicsMethod::Aba) {
    refuseLarge(options, "the mass matrix of this method", static_cast<double>(robot.model.dof()) * robot.model.dof(),
                "use the method 'aba'");
  }
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);
  const auto makeWork = [&] {
    return method == ForwardDynamicsMethod::Aba ? byArticulatedBodies(options, robot, gravity)
                                                : byMethod(options, robot, gravity, method);
  };
  streamStates(options, robot.model, resultsOf(robot.model, {jointField("qdd", robot.model)}), makeWork,
               {.third_is_torque = true});
}

}  // namespace

void addFd(CLI::App& program) {
  const auto options = std::make_shared<FdOptions>();
  CLI::App& command =
      *program.add_subcommand("fd", "Compute joint accelerations from torques, columns tau.JOINT (forward dynamics)");
  addModel(command, *options);
  addStream(command, *options);
  command
      .add_option("--method", options->method,
                  "method: aba (articulated bodies, the default), crba (mass matrix) or unit-vector (inverse dynamics\n"
                  "of unit accelerations)")
      ->check(checkMethod)
      ->type_name("NAME");
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli fd robot.urdf --states torques.csv --method crba");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
