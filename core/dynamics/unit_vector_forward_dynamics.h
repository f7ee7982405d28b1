// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright {

/// One question to INV, the machine that turns a motion into torques, and its answer.
struct InverseDynamicsCall {
  std::string name;     ///< what is asked for: "b", then "M e_1", "M e_2" ...
  DynamicsInput input;  ///< (q, qd, qdd, g, wrenches) that are fed in
  Eigen::VectorXd tau;  ///< what comes out
};

/// Forward dynamics with nothing but inverse dynamics (Walker and Orin 1982, method 1), every step kept.
struct UnitVectorForwardDynamics {
  std::vector<InverseDynamicsCall> calls;  ///< dof + 1 of them
  Eigen::VectorXd b;        ///< [dof] tau at qdd = 0: velocities, gravity, wrenches, springs, joint friction
  Eigen::MatrixXd M;        ///< [dof x dof], column i the torques of a unit acceleration of joint i
  Eigen::VectorXd qdd;      ///< [dof] M qdd = tau - b; empty where M is singular
  int massless_joint = -1;  ///< the joint that makes M singular, see masslessMessage; -1: none does
};

/// b = INV(q, qd, 0, g), M e_i = INV(q, 0, e_i, 0), then M qdd = tau - b. Rotors, where they are switched on, are in
/// M; joint friction is in b, and at rest, in the columns of M, it is zero; springs are in b alone. O(dof^2 + dof
/// depth^2). Throws PreconditionError on wrong sizes or numbers that are not finite.
UnitVectorForwardDynamics unitVectorForwardDynamics(const Model& model, const ForwardDynamicsInput& input);

}  // namespace linkwright
