// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/inverse_dynamics.h"

#include <Eigen/Core>

#include <array>
#include <vector>

namespace linkwright {

/// Why a joint needs torque.
enum class TorqueCause {
  OwnInertia,      ///< M_ii qdd_i
  CoupledInertia,  ///< sum over j != i of M_ij qdd_j: the other joints accelerate
  Centrifugal,     ///< sum over j of Gamma_ijj qd_j^2: the squares of single rates
  Coriolis,        ///< sum over j != k of Gamma_ijk qd_j qd_k: the products of two
  Gravity,
  Friction,  ///< viscous and dry, of the joint itself
  Rotor,     ///< gear^2 I^m qdd_i of the joint itself
  Spring,    ///< k_i (q_i - rest_i) of the joint itself
  External,  ///< -J^T F
};
inline constexpr std::array<TorqueCause, 9> kTorqueCauses = {
    TorqueCause::OwnInertia, TorqueCause::CoupledInertia, TorqueCause::Centrifugal,
    TorqueCause::Coriolis,   TorqueCause::Gravity,        TorqueCause::Friction,
    TorqueCause::Rotor,      TorqueCause::Spring,         TorqueCause::External};
/// Those that a robot can have: without Spring where no joint has one.
std::vector<TorqueCause> causesOf(const Model& model);

/// "own inertia", "coupled inertia", "centrifugal", ...
const char* nameOf(TorqueCause cause);

/// One array a cause, all of one shape. They add up to the torques of inverseDynamics to round-off. A part whose
/// switch is off (friction, rotor) is zero, not absent. Gamma are the Christoffel symbols of the mass matrix; M is
/// that of the links, without the rotors.
template <class Array>
struct TorqueSplit {
  Array own_inertia, coupled_inertia, centrifugal, coriolis, gravity, friction, rotor, spring, external;

  Array inertia() const { return own_inertia + coupled_inertia; }
  Array velocity() const { return centrifugal + coriolis; }
  Array sum() const { return inertia() + velocity() + gravity + friction + rotor + spring + external; }
  const Array& of(TorqueCause cause) const { return this->*member(cause); }
  Array& of(TorqueCause cause) { return this->*member(cause); }

private:
  static constexpr Array TorqueSplit::*member(TorqueCause cause) {
    switch (cause) {
      case TorqueCause::OwnInertia: return &TorqueSplit::own_inertia;
      case TorqueCause::CoupledInertia: return &TorqueSplit::coupled_inertia;
      case TorqueCause::Centrifugal: return &TorqueSplit::centrifugal;
      case TorqueCause::Coriolis: return &TorqueSplit::coriolis;
      case TorqueCause::Gravity: return &TorqueSplit::gravity;
      case TorqueCause::Friction: return &TorqueSplit::friction;
      case TorqueCause::Rotor: return &TorqueSplit::rotor;
      case TorqueCause::Spring: return &TorqueSplit::spring;
      case TorqueCause::External: break;
    }
    return &TorqueSplit::external;
  }
};

/// [dof]: entry i is what the cause asks of joint i. N m, N.
using TorqueParts = TorqueSplit<Eigen::VectorXd>;
/// [dof x Model::linkCount()]: entry (i, l) is what the cause asks of joint i because of link l: its mass (motion and
/// weight), the external wrenches on it; friction, rotor and spring belong to the joint's own link (Model::linkOfBody).
/// Links merged into one body are told apart. Columns of links without mass or fixed to the world are zero.
using TorqueByLink = TorqueSplit<Eigen::MatrixXd>;

/// The torque of every joint, split by cause. O(links x depth) for all causes together: each is one field of
/// accelerations a + A (x - o) over a body, which the outward recursion carries on, also that of all squares qd_j^2
/// at once. Throws PreconditionError as inverseDynamics.
TorqueParts attributeTorque(const Model& model, const DynamicsInput& input);

/// The same, split by link too. O(links x depth), and 8 dof x links numbers to hold it.
TorqueByLink attributeTorqueByLink(const Model& model, const DynamicsInput& input);

}  // namespace linkwright
