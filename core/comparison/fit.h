// SPDX-License-Identifier: MIT
#pragma once

#include "core/comparison/torque_variant.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// What is known of the noise in their torques, joint by joint [dof]; N m, N.
struct NoiseLevel {
  bool is_known = false;  ///< false: its size is what the best fit leaves
  Eigen::VectorXd sigma;  ///< standard deviation, where it is known
  Eigen::VectorXd scale;  ///< how large the torques are
  Eigen::VectorXd floor;  ///< what is round-off or agreement

  /// Minus twice the logarithm of the likelihood that joint `joint` has this sum of squares over `count` samples
  /// (normal noise; where its size is not known, that of greatest likelihood), up to a constant.
  double cost(int joint, double squares, Eigen::Index count) const;
};

/// A variant with its free parameters, as close to their torques as they take it.
struct FittedVariant {
  Eigen::MatrixXd residual;  ///< [rows x dof] theirs less the variant's
  Eigen::VectorXd squares;   ///< [dof] of the residual, summed over the rows
  std::vector<int> order;    ///< column j holds the torques of joint order[j]
  Eigen::VectorXd factor;    ///< [dof] of the torques, 1 where it is not fitted
  Eigen::VectorXd rotor;     ///< [dof] kg m^2 or kg
  Eigen::VectorXd viscous;   ///< [dof] N m s/rad or N s/m
  Eigen::VectorXd coulomb;   ///< [dof] N m or N
  bool vanishes = false;     ///< a factor that was fitted may as well be zero
  int parameters = 0;        ///< that were fitted and are needed
  double score = 0.0;        ///< twice the logarithm of the likelihood, less that of the parameters (Schwarz 1978)
};

FittedVariant fit(VariantRunner& runner, const TorqueVariant& variant, const NoiseLevel& noise);

}  // namespace linkwright
