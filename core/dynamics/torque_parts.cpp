// SPDX-License-Identifier: MIT
#include "core/dynamics/torque_parts.h"

#include "core/dynamics/bias.h"
#include "core/dynamics/inverse_dynamics.h"

#include <utility>

namespace linkwright {
namespace {

template <class Array>
std::vector<TorquePart> partsOf(const TorqueSplit<Array>& split, const Model& model, bool is_fine) {
  std::vector<TorquePart> parts;
  if (is_fine) {
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
    parts.push_back({key, split.of(cause)});
  }
  if (!model.jointSprings().empty()) parts.push_back({"spring", split.spring});
  return parts;
}

std::vector<TorquePart> coarseParts(const Model& model, const DynamicsInput& whole) {
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
  std::vector<TorquePart> parts = {{"inertia", inertia},
                                   {"coriolis", velocityTorques(model, whole.q, whole.qd)},
                                   {"gravity", gravityTorques(model, whole.q, whole.gravity)},
                                   {"friction", friction},
                                   {"rotor", rotor},
                                   {"external", external}};
  if (!model.jointSprings().empty()) parts.push_back({"spring", springTorques(model, whole.q)});
  return parts;
}

}  // namespace

std::vector<TorquePart> torqueParts(const Model& model, const DynamicsInput& input, bool is_fine) {
  return is_fine ? partsOf(attributeTorque(model, input), model, true) : coarseParts(model, input);
}

std::vector<TorquePart> torquePartsByLink(const Model& model, const DynamicsInput& input, bool is_fine) {
  return partsOf(attributeTorqueByLink(model, input), model, is_fine);
}

std::vector<int> movingLinks(const Model& model) {
  std::vector<int> links;
  for (int link = 0; link < model.linkCount(); ++link) {
    if (model.links()[static_cast<std::size_t>(link)].body >= 0) links.push_back(link);
  }
  return links;
}

}  // namespace linkwright
