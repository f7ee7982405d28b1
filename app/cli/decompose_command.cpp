// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/dynamics/attribution.h"
#include "core/dynamics/bias.h"
#include "core/dynamics/inverse_dynamics.h"

#include <memory>
#include <utility>
#include <vector>

namespace linkwright::cli {
namespace {

struct DecomposeOptions : Options {
  bool fine = false;
  bool by_link = false;
};

/// A part of the torque: its key, and [dof] or [dof x links] numbers.
using Part = std::pair<const char*, Eigen::MatrixXd>;

/// The parts under the keys that are printed, in their order.
template <class Array>
std::vector<Part> partsOf(const TorqueSplit<Array>& split, const Model& model, bool fine) {
  std::vector<Part> parts;
  if (fine) {
    parts = {{"own_inertia", split.own_inertia},
             {"coupled_inertia", split.coupled_inertia},
             {"centrifugal", split.centrifugal},
             {"coriolis", split.coriolis}};
  } else {
    parts = {{"inertia", split.inertia()}, {"coriolis", split.velocity()}};
  }
  for (const auto& [key, cause] : {std::pair<const char*, TorqueCause>{"gravity", TorqueCause::Gravity},
                                   {"friction", TorqueCause::Friction},
                                   {"rotor", TorqueCause::Rotor},
                                   {"external", TorqueCause::External}}) {
    parts.emplace_back(key, split.of(cause));
  }
  if (!model.jointSprings().empty()) parts.emplace_back("spring", split.spring);
  return parts;
}

/// The parts by inverse dynamics with all but one part of its input zero: O(n), however long the chain is.
std::vector<Part> coarseParts(const Model& model, const DynamicsInput& whole) {
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(model.dof());
  DynamicsInput input;
  input.q = whole.q;
  input.qd = zero;
  input.gravity.setZero();
  input.terms.springs = false;
  input.qdd = whole.qdd;
  const Eigen::VectorXd inertia = inverseDynamics(model, input);
  input.qdd = zero;
  input.external = whole.external;
  const Eigen::VectorXd external = inverseDynamics(model, input);
  Eigen::VectorXd friction = zero, rotor = zero;
  for (int i = 0; i < model.dof(); ++i) {
    const auto joint = static_cast<std::size_t>(i);
    if (whole.terms.joint_friction) {
      const JointFriction& f = model.jointFriction()[joint];
      friction[i] = f.viscous * whole.qd[i] + bySign(whole.qd[i], f.coulomb_positive, f.coulomb_negative);
    }
    if (whole.terms.rotor) rotor[i] = model.reflectedInertia()[joint] * whole.qdd[i];
  }
  std::vector<Part> parts = {{"inertia", inertia},
                             {"coriolis", velocityTorques(model, whole.q, whole.qd)},
                             {"gravity", gravityTorques(model, whole.q, whole.gravity)},
                             {"friction", friction},
                             {"rotor", rotor},
                             {"external", external}};
  if (!model.jointSprings().empty()) parts.emplace_back("spring", springTorques(model, whole.q));
  return parts;
}

/// The links that the torques are split by: those that move, in the order of `info`.
std::vector<int> movingLinks(const Model& model) {
  std::vector<int> links;
  for (int link = 0; link < model.linkCount(); ++link) {
    if (model.links()[static_cast<std::size_t>(link)].body >= 0) links.push_back(link);
  }
  return links;
}

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

void append(const Part& part, const std::vector<int>& links, std::vector<double>& row) {
  if (links.empty()) {
    row.insert(row.end(), part.second.data(), part.second.data() + part.second.size());
    return;
  }
  for (const int link : links) {
    row.insert(row.end(), part.second.col(link).begin(), part.second.col(link).end());
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
    const std::vector<Part> parts =
        options.by_link ? partsOf(attributeTorqueByLink(robot.model, input), robot.model, options.fine)
        : options.fine  ? partsOf(attributeTorque(robot.model, input), robot.model, options.fine)
                        : coarseParts(robot.model, input);
    std::vector<double>& row = results.rows.emplace_back();
    for (const Part& part : parts) {
      if (results.rows.size() == 1) results.fields.push_back(fieldOf(part.first, robot.model, links));
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
