// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include <functional>

namespace linkwright {

/// Positions, velocities and accelerations of all joints, [dof] each; rad, m, s.
struct JointMotion {
  Eigen::VectorXd q, qd, qdd;
};

/// What the motors do: fills in the driven joints' entries at time t (s). The passive joints' are not looked at, except
/// q and qd at the first instant, from which they start. The vectors have the right sizes when it is called.
using JointDrive = std::function<void(double t, JointMotion& motion)>;

}  // namespace linkwright
