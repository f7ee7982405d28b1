// SPDX-License-Identifier: MIT
#pragma once

#include "core/trajectory/joint_state.h"

#include <Eigen/Core>

namespace linkwright {

/// Each joint swings about a centre: q = centre + amplitude sin(theta(t)), theta = 2 pi f t + phase. In a chirp the
/// frequency grows evenly from f to f_end during the motion: theta = 2 pi (f t + (f_end - f) t^2 / (2 T)) + phase. A
/// joint without amplitude stays. It begins and ends in full swing: at rest only where the phase is so.
struct Wave {
  Eigen::VectorXd centre;         ///< [dof]
  Eigen::VectorXd amplitude;      ///< [dof], rad or m
  Eigen::VectorXd frequency;      ///< [dof], Hz
  Eigen::VectorXd end_frequency;  ///< [dof], Hz; empty: a sinusoid, the frequency stays
  Eigen::VectorXd phase;          ///< [dof], rad
};

/// The wave of `duration` s at time `t`, clamped into it. `out` is resized. O(dof). Throws PreconditionError where
/// sizes do not fit.
void sample(const Wave& wave, double duration, double t, JointState& out);

}  // namespace linkwright
