// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/dynamics/torque_parts.h"

#include <memory>
#include <string>
#include <vector>

namespace linkwright::cli {
namespace {

struct DecomposeOptions : Options {
  bool fine = false;
  bool by_link = false;
};

/// KEY.JOINT, or KEY.LINK.JOINT link by link.
ResultField fieldOf(const char* key, const Model& model, const std::vector<int>& links) {
  if (links.empty()) return jointField(key, model);
  ResultField field{key, {static_cast<int>(links.size()), model.dof()}, {}};
  for (const int link : links) {
    for (const ModelJoint& joint : model.joints()) {
      field.columns.push_back(std::string(key) + "." + model.links()[static_cast<std::size_t>(link)].name + "." +
                              joint.name);
    }
  }
  return field;
}

void append(const TorquePart& part, const std::vector<int>& links, std::vector<double>& row) {
  if (links.empty()) {
    row.insert(row.end(), part.torque.data(), part.torque.data() + part.torque.size());
    return;
  }
  for (const int link : links) {
    row.insert(row.end(), part.torque.col(link).begin(), part.torque.col(link).end());
  }
}

void run(const DecomposeOptions& options) {
  const Robot robot = loadRobot(options);
  const StateTable states = loadStates(options, robot.model);
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);
  std::vector<int> links;
  if (options.by_link) {
    refuseLarge(options, "the torques by link",
                8.0 * robot.model.dof() * robot.model.linkCount() * static_cast<double>(states.states.size()),
                "omit --by-link, or give fewer states");
    links = movingLinks(robot.model);
  }
  if (options.fine || options.by_link) {
    refuseLongChains(options, robot.model, "--fine and --by-link");
  }

  ResultTable results = resultsFor(robot.model, states);
  for (const int link : links) results.links.push_back(robot.model.links()[static_cast<std::size_t>(link)].name);
  for (const State& state : states.states) {
    const DynamicsInput input = inputOf(state, options, gravity);
    const std::vector<TorquePart> parts = options.by_link ? torquePartsByLink(robot.model, input, options.fine)
                                                          : torqueParts(robot.model, input, options.fine);
    std::vector<double>& row = results.rows.emplace_back();
    for (const TorquePart& part : parts) {
      if (results.rows.size() == 1) results.fields.push_back(fieldOf(part.key, robot.model, links));
      append(part, links, row);
    }
  }
  writeResults(results, states, options);
}

}  // namespace

void addDecompose(CLI::App& program) {
  const auto options = std::make_shared<DecomposeOptions>();
  CLI::App& command =
      *program.add_subcommand("decompose", "Split the joint torques of id by cause: inertia, Coriolis, gravity, ...");
  addModel(command, *options);
  addStates(command, *options);
  command.add_flag("--fine", options->fine, "separate own from coupled inertia, and centrifugal from Coriolis terms");
  command.add_flag("--by-link", options->by_link, "split each part by the link that causes it");
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli decompose robot.urdf --states motion.csv --joint-friction --rotor --json");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
