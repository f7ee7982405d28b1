// SPDX-License-Identifier: MIT
#include "core/ik/ik_method.h"

#include "core/base/require.h"
#include "core/ik/chain.h"

#include <cmath>

namespace linkwright {

const char* nameOf(IkMethod method) {
  switch (method) {
    case IkMethod::PseudoInverse: return "pseudo-inverse";
    case IkMethod::Transpose: return "transpose";
    case IkMethod::Damped: return "damped";
    case IkMethod::Safeguarded: return "safeguarded";
  }
  return "safeguarded";
}

std::optional<IkMethod> ikMethodNamed(std::string_view name) {
  for (const IkMethod method : kIkMethods) {
    if (name == nameOf(method)) return method;
  }
  return std::nullopt;
}

Eigen::Matrix<double, 6, 1> weightsFor(double length) {
  require(std::isfinite(length) && length > 0.0, "the length must be positive");
  Eigen::Matrix<double, 6, 1> weights = Eigen::Matrix<double, 6, 1>::Ones();
  weights.head<3>() /= length;
  return weights;
}

Eigen::Matrix<double, 6, 1> defaultWeights(const Model& model, int link) {
  return weightsFor(0.5 * chainOf(model, link).typicalLength());
}

void check(const IterationOptions& options) {
  const auto is_size = [](double x) { return std::isfinite(x) && x >= 0.0; };
  require(options.weights.allFinite() && options.weights.minCoeff() >= 0.0, "weights must be finite, none negative");
  require(options.step_limit > 0.0, "the step limit must be positive");
  require(is_size(options.damping) && is_size(options.start_damping), "damping must be finite and not negative");
  require(is_size(options.rank_tolerance) && is_size(options.residual_tolerance) &&
              is_size(options.residual_change_tolerance) && is_size(options.q_change_tolerance),
          "tolerances must be finite and not negative");
}

}  // namespace linkwright
