// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/planar_tree.h"

#include <vector>

namespace linkwright {

/// A motion step by step.
struct PlanarRun {
  std::vector<double> t;             ///< s
  std::vector<JointMotion> motion;   ///< at each t
  std::vector<Eigen::VectorXd> tau;  ///< [n] at each t, by [L][T]{P}; of passive joints what is left of zero
};

struct PassiveMotionOptions {
  double dt = 0.01;  ///< s
  int steps = 200;
  NodalMass mass = NodalMass::Consistent;
  /// True: passive joints begin with the acceleration that their torque of zero asks for; false: with none, as if they
  /// were locked until the first step.
  bool starts_consistently = true;
};

/// The motion of a tree of rods whose passive joints are left to the dynamics: Newmark's method (delta 1/2, beta 1/4)
/// on the passive angles, the passive rows of [L][T]{P} being zero at the end of each step by Newton's method with
/// H_PP. Of second order in dt. O(steps n^2). Errors: a step that is no number more than 0, passive joints that move
/// nothing (by their link), a step that does not converge (when, and that dt is too long).
Result<PlanarRun> passiveMotion(const PlanarTree& tree, const JointDrive& drive, const PassiveMotionOptions& options);

}  // namespace linkwright
