// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/dynamics/forward_dynamics.h"

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

/// Where the file has the joint that no acceleration can be given for; 0 where that is not known.
int lineOfMassless(const Robot& robot, const ForwardDynamicsInput& input) {
  ForwardDynamicsWorkspace workspace;
  Eigen::VectorXd qdd;
  const int joint = forwardDynamics(robot.model, input, workspace, qdd);
  const std::vector<int>& lines = robot.scene.mechanism.source.joint_lines;
  if (joint < 0 || lines.empty()) return 0;
  return lines.at(static_cast<std::size_t>(robot.model.joints()[static_cast<std::size_t>(joint)].joint));
}

void run(const FdOptions& options) {
  const Robot robot = loadRobot(options);
  const StateTable states = loadStates(options, robot.model);
  const ForwardDynamicsMethod method = methodOf(options.method);
  if (method != ForwardDynamicsMethod::Aba) {
    refuseLarge(options, "the mass matrix of this method", static_cast<double>(robot.model.dof()) * robot.model.dof(),
                "use the method 'aba'");
  }
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);

  ResultTable results = resultsFor(robot.model, states);
  results.fields = {jointField("qdd", robot.model)};
  for (const State& state : states.states) {
    const ForwardDynamicsInput input = {state.q, state.qd, state.tau, gravity, state.external, options.terms};
    const Result<Eigen::VectorXd> qdd = forwardDynamics(robot.model, input, method);
    if (!qdd) {
      fail(options.model, lineOfMassless(robot, input), qdd.diagnostics().front().message);
    }
    results.rows.emplace_back(qdd->data(), qdd->data() + qdd->size());
  }
  writeResults(results, states, options);
}

}  // namespace

void addFd(CLI::App& program) {
  const auto options = std::make_shared<FdOptions>();
  CLI::App& command =
      *program.add_subcommand("fd", "Compute joint accelerations from torques, columns tau.JOINT (forward dynamics)");
  addModel(command, *options);
  addStates(command, *options);
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
