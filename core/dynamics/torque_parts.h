// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/attribution.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// A part of the joint torques under the key that files have for it: "inertia", "coriolis", "gravity", "friction",
/// "rotor", "external" and, where a joint has one, "spring"; fine ones have "own_inertia" and "coupled_inertia" for
/// "inertia", and "centrifugal" and "coriolis" for "coriolis".
struct TorquePart {
  const char* key = "";
  Eigen::MatrixXd torque;  ///< [dof x 1]; link by link [dof x Model::linkCount()]. N m, N
};

/// The parts in their order. They add up to the torques of inverseDynamics to round-off. Coarse: inverse dynamics with
/// all but one part of its input zero, O(n) however long the chain is; fine: attributeTorque. Throws PreconditionError
/// as inverseDynamics.
std::vector<TorquePart> torqueParts(const Model& model, const DynamicsInput& input, bool is_fine);
/// The same by link: attributeTorqueByLink.
std::vector<TorquePart> torquePartsByLink(const Model& model, const DynamicsInput& input, bool is_fine);

/// The links that torques are split by: those that move, in the order of Model::links().
std::vector<int> movingLinks(const Model& model);

}  // namespace linkwright
