// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/aligned.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

// The dynamics of many states at once: 4 or 8 of them side by side in the vectors of the processor (2 where it is an
// old one; core/scalar/instruction_set.h). Row k of a matrix is state k, column j is joint j: in Eigen's order the
// states of one joint then stand one after the other, which is how the vectors load them and how a plot draws them.
// Every state has the bits that the call for one state gives; any number of states will do.

/// What inverse dynamics needs to know of many instants.
struct BatchInput {
  Eigen::MatrixXd q, qd, qdd;  ///< [states x dof]; rad, m, s
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  TorqueTerms terms;
  std::vector<std::vector<ExternalWrench>> external = {};  ///< empty, or [states]: those of each state
};

/// What forward dynamics needs to know of many instants.
struct ForwardBatchInput {
  Eigen::MatrixXd q, qd, tau;  ///< [states x dof]; rad, m, s, N m, N
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  TorqueTerms terms;
  std::vector<std::vector<ExternalWrench>> external = {};  ///< empty, or [states]: those of each state
};

/// Scratch of the calls below, so that none allocates once it has grown. Not shared between threads.
struct BatchWorkspace {
  std::vector<AlignedBlock> scratch;
  Eigen::MatrixXd external;  // [states x 6 bodies]
  Eigen::VectorXd q;
  std::vector<Pose> X_WB;
  std::vector<double> on_bodies;
};

/// tau [states x dof] = M qdd + h + g (+ friction, rotor if switched on) of every state, by rnea.h. `tau` is resized.
/// O(n) a state. Throws PreconditionError on wrong sizes or numbers that are not finite.
void inverseDynamics(const Model& model, const BatchInput& input, BatchWorkspace& workspace, Eigen::MatrixXd& tau);

/// qdd [states x dof], the accelerations that the torques make in every state, by articulated bodies (aba.h). `qdd` is
/// resized. Returns -1, or a joint that moves nothing with inertia along its axis (masslessMessage says it in words);
/// the states where that is so have NaN. O(n) a state. Throws PreconditionError as above.
int forwardDynamics(const Model& model, const ForwardBatchInput& input, BatchWorkspace& workspace,
                    Eigen::MatrixXd& qdd);

}  // namespace linkwright
