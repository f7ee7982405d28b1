// SPDX-License-Identifier: MIT
#pragma once

// Six-vectors are linear first here, [p; phi], as in the source (T. Suehiro, numerical inverse kinematics).

#include "core/ik/ik_mistake.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <array>
#include <optional>
#include <string_view>

namespace linkwright {

/// How one iteration turns the limited difference Delta p into joint motion Delta q = V diag(f) U^T Delta p, where
/// U diag(sigma) V^T = D J: the methods differ in what they make of each singular value.
enum class IkMethod {
  PseudoInverse,  ///< f = 1/sigma, 0 below the rank tolerance: Gauss-Newton; Newton-Raphson where D J is square and
                  ///< regular. Never converges on an unreachable target: at the stretched pose 1/sigma grows without
                  ///< end.
  Transpose,      ///< f = alpha sigma: steepest descent, alpha of the best length along it
  Damped,         ///< f = sigma / (sigma^2 + lambda^2), lambda fixed
  Safeguarded,    ///< the same, lambda divided by 3 after a step that made |e| smaller, times 4 after one that did not
                  ///< and is taken back: |e| never grows, and an unreachable target gives its nearest pose
};
inline constexpr std::array kIkMethods = {IkMethod::PseudoInverse, IkMethod::Transpose, IkMethod::Damped,
                                          IkMethod::Safeguarded};

/// "pseudo-inverse", "transpose", "damped", "safeguarded".
const char* nameOf(IkMethod method);
std::optional<IkMethod> ikMethodNamed(std::string_view name);

/// What an iteration can be told. Residuals, s and lambda are measured in what D makes of metres and radians.
struct IterationOptions {
  IkMethod method = IkMethod::Safeguarded;
  /// The diagonal of D, eq. (5): x y z (1/m, or 1), then the rotation vector's (1, or m). 0 leaves a direction free.
  Eigen::Matrix<double, 6, 1> weights = Eigen::Matrix<double, 6, 1>::Ones();
  /// s: no step Delta p is longer. Infinite: no limit.
  double step_limit = 0.1;
  double damping = 0.05;          ///< lambda of Damped
  double start_damping = 0.01;    ///< the first lambda of Safeguarded
  double rank_tolerance = 1e-12;  ///< of the largest singular value: PseudoInverse takes smaller ones for 0
  // it has converged where |e| is this small
  double residual_tolerance = 1e-9;
  // it has come to rest, at a least-squares answer, where one of these changes less; 0: no such test
  double residual_change_tolerance = 1e-15;
  double q_change_tolerance = 1e-10;  ///< rad, m: |Delta q|
  bool respect_limits = false;        ///< joints stop at their limits; the source knows none
  IkMistakeSet mistakes;
};

/// The weights that make positions and angles comparable: positions in units of `length` (m, > 0), angles in radians.
Eigen::Matrix<double, 6, 1> weightsFor(double length);
/// The same with half the size of the chain to `link` (index into Model::links()), the source's advice; half a metre
/// where it has none.
Eigen::Matrix<double, 6, 1> defaultWeights(const Model& model, int link);

/// Throws PreconditionError unless all weights are finite and not negative, s is positive, and the rest is finite and
/// not negative.
void check(const IterationOptions& options);

}  // namespace linkwright
