// SPDX-License-Identifier: MIT
#pragma once

#include "core/comparison/fit.h"
#include "core/comparison/torque_variant.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// What a difference of torques can depend on, none of which is a cause with a name.
enum class ResidualShape {
  Constant,        ///< at one joint
  OfPosition,      ///< at one joint, a + b q: a spring
  OfVelocity,      ///< at one joint, of qd alone: friction of some kind
  OfAcceleration,  ///< at one joint, proportional to qdd
  OfLink,          ///< that of other mass, centre and inertia of one link: a payload, other parameters
  OfForce,         ///< that of a constant force and moment, in the world's axes, on the last link
};
const char* nameOf(ResidualShape shape);

/// One shape fitted to a residual.
struct ShapedResidual {
  ResidualShape shape = ResidualShape::Constant;
  int joint = -1;          ///< index into Model::joints(), -1 where it is of all
  int link = -1;           ///< OfLink, OfForce: index into Model::links()
  double explained = 0.0;  ///< of the sum of squares at the joints, each in units of its noise: 0..1
  double score = 0.0;      ///< as FittedVariant::score
};

/// Finds out what a residual depends on, whatever its cause: by regression on everything that a joint's torque may be
/// made of (constant, q, qd and its sign, qdd, all our torques, their rate, a force on the last link, and the ten
/// parameters of inertia of every link, in which torques are linear: Atkeson, An and Hollerbach 1986). What that leaves
/// is noise.
class ResidualStructure {
public:
  /// Costs ten inverse dynamics a body and row, and a decomposition a joint.
  ResidualStructure(VariantRunner& runner, const Mechanism& mechanism, const TorqueRecord& record);

  /// [dof] whether the residual depends on anything: the statistic of the F-test for lack of fit, as a normal deviate
  /// (Paulson 1942). Noise alone exceeds 4 once in 30,000 joints.
  Eigen::VectorXd lackOfFit(const Eigen::MatrixXd& residual) const;
  /// [dof] standard deviation of the noise: what the regression leaves.
  Eigen::VectorXd noise(const Eigen::MatrixXd& residual) const;
  /// The shapes of a residual, the likeliest first.
  std::vector<ShapedResidual> shapes(const Eigen::MatrixXd& residual, const NoiseLevel& noise) const;

private:
  void addBodies(VariantRunner& runner, const Mechanism& mechanism, const TorqueRecord& record);
  void addForce(VariantRunner& runner);
  void decompose(VariantRunner& runner, const TorqueRecord& record);
  ShapedResidual shaped(ResidualShape shape, const std::vector<int>& joints, const std::vector<Eigen::MatrixXd>& terms,
                        const Eigen::MatrixXd& residual, const NoiseLevel& noise, const Eigen::VectorXd& sigma) const;

  const Model& model_;
  BatchInput states_;
  std::vector<std::vector<Eigen::MatrixXd>> of_body_;  // [body][10] rows x dof
  std::vector<Eigen::MatrixXd> of_force_;              // [6] rows x dof
  std::vector<Eigen::MatrixXd> basis_;                 // [dof] rows x rank, orthonormal
};

}  // namespace linkwright
