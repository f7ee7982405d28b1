// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"
#include "core/trajectory/plan.h"
#include "core/trajectory/statistics.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// What acts on the robot while it moves.
struct MotionLoads {
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  TorqueTerms terms;
  std::vector<ExternalWrench> external = {};  ///< the same at all instants
};

/// What a way to make velocities and accelerations does to a sampled motion.
struct DerivativeEffect {
  JointSamples samples;                     ///< at the instants of the course, from 0 on
  Eigen::MatrixXd tau;                      ///< [samples x dof]
  std::vector<JointStatistics> statistics;  ///< [dof]
  Eigen::VectorXd rms_acceleration;         ///< [dof]: sqrt(integral of qdd^2 / T)
};

/// The motion that the course is with its `how`, and the torques it asks for: of what it has itself of velocities and
/// accelerations nothing is made. Errors as compileTrajectory's. O(samples n).
Result<DerivativeEffect> derivativeEffect(const Model& model, const SampledCourse& course, const MotionLoads& loads);

}  // namespace linkwright
