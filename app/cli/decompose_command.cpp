// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/stream.h"
#include "core/dynamics/torque_parts.h"

#include <algorithm>
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

/// Writes the part's numbers to `row`, and gives where the next part's go.
double* put(const TorquePart& part, const std::vector<int>& links, double* row) {
  if (links.empty()) return std::copy_n(part.torque.data(), part.torque.size(), row);
  for (const int link : links) row = std::copy_n(part.torque.col(link).data(), part.torque.rows(), row);
  return row;
}

void run(const DecomposeOptions& options) {
  const Robot robot = loadRobot(options);
  const Model& model = robot.model;
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);
  std::vector<int> links;
  if (options.by_link) {
    refuseLarge(options, "the torques by link", 8.0 * model.dof() * model.linkCount(), "omit --by-link");
    links = movingLinks(model);
  }
  if (options.fine || options.by_link) refuseLongChains(options, model, "--fine and --by-link");
  const auto partsOf = [&](const State& state) {
    const DynamicsInput input = inputOf(state, options, gravity);
    return options.by_link ? torquePartsByLink(model, input, options.fine) : torqueParts(model, input, options.fine);
  };

  ResultTable results = resultsOf(model, {});
  for (const TorquePart& part : partsOf(zeroState(model))) results.fields.push_back(fieldOf(part.key, model, links));
  for (const int link : links) results.links.push_back(model.links()[static_cast<std::size_t>(link)].name);
  streamStates(options, model, std::move(results), [&] {
    return stateByState([&](const State& state, double* row) {
      for (const TorquePart& part : partsOf(state)) row = put(part, links, row);
    });
  });
}

}  // namespace

void addDecompose(CLI::App& program) {
  const auto options = std::make_shared<DecomposeOptions>();
  CLI::App& command =
      *program.add_subcommand("decompose", "Split the joint torques of id by cause: inertia, Coriolis, gravity, ...");
  addModel(command, *options);
  addStream(command, *options);
  command.add_flag("--fine", options->fine, "separate own from coupled inertia, and centrifugal from Coriolis terms");
  command.add_flag("--by-link", options->by_link, "split each part by the link that causes it");
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli decompose robot.urdf --states motion.csv --joint-friction --rotor --json");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
