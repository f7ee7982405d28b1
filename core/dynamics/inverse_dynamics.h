// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/aligned.h"
#include "core/mechanism/model.h"
#include "core/recording/recording.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// A wrench acting ON a link of the robot: a force through a point of the link, and a moment about that point. As
/// they stand, the defaults mean world axes and the link frame's origin.
struct ExternalWrench {
  int link = -1;  ///< index into Model::links()
  Wrench wrench;
  int axes = -1;                                    ///< whose axes: index into Model::links(), -1 the world's
  Eigen::Vector3d point = Eigen::Vector3d::Zero();  ///< in the link's frame, m
};

/// The two switches that stand beside every torque and mean the same everywhere. Springs of joints always count; only
/// who asks for one part of the torques leaves them out.
struct TorqueTerms {
  bool joint_friction = false;  ///< viscous and Coulomb friction of the joints
  bool rotor = false;           ///< reflected inertia of the rotors, gear^2 x motor
  bool springs = true;          ///< k (q - rest)
  bool operator==(const TorqueTerms&) const = default;
};

/// Everything that inverse dynamics needs to know of an instant. Vectors are [dof]; rad, m, s.
struct DynamicsInput {
  Eigen::VectorXd q, qd, qdd;
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  std::vector<ExternalWrench> external;
  TorqueTerms terms;
};

/// Scratch of inverseDynamics, so that no call allocates once it has grown. Not shared between threads.
struct InverseDynamicsWorkspace {
  std::vector<AlignedBlock> scratch;
  std::vector<double> external;
  std::vector<Pose> X_WB;
};

/// tau [dof] = M qdd + h + g + k (q - rest) (- J^T F) (+ friction, rotor if switched on): the fast kernel (rnea.h). N
/// m, N. O(n). Throws PreconditionError on wrong sizes or numbers that are not finite.
Eigen::VectorXd inverseDynamics(const Model& model, const DynamicsInput& input);
void inverseDynamics(const Model& model, const DynamicsInput& input, InverseDynamicsWorkspace& workspace,
                     Eigen::VectorXd& tau);

/// Wrenches on links as the kernels take them: external [bodyCount][6], force and moment on each body about its origin,
/// in its axes; what acts on the world is left out. `X_WB` becomes the bodies' poses at `q`. Both are resized. Throws
/// PreconditionError on a link that there is not or a number that is not finite.
void externalOnBodies(const Model& model, const Eigen::VectorXd& q, const std::vector<ExternalWrench>& wrenches,
                      std::vector<Pose>& X_WB, std::vector<double>& external);

/// The same by any formulation; they agree to round-off.
Eigen::VectorXd inverseDynamics(const Model& model, const DynamicsInput& input, Formulation formulation);

/// The same recursion, the same code, recorded: `recording` is overwritten. Its joint torques are the bits of the
/// torques that inverseDynamics gives by this formulation.
Eigen::VectorXd recordInverseDynamics(const Model& model, const DynamicsInput& input, Formulation formulation,
                                      Recording& recording);

}  // namespace linkwright
