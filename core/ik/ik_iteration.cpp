// SPDX-License-Identifier: MIT
#include "core/ik/ik_iteration.h"

#include "core/base/require.h"

#include <array>

namespace linkwright {

const char* nameOf(IkTest test) {
  switch (test) {
    case IkTest::None: return "";
    case IkTest::Residual: return "residual";
    case IkTest::ChangeOfResidual: return "change of residual";
    case IkTest::ChangeOfQ: return "change of q";
  }
  return "";
}

bool IkIteration::isNewtonRaphson() const {
  if (method != IkMethod::PseudoInverse || is_limited || is_at_limit) return false;
  // as many directions as joints, none of them lost
  Eigen::Index directions = 0;
  for (Eigen::Index row = 0; row < DJ.rows(); ++row) directions += DJ.row(row).isZero(0.0) ? 0 : 1;
  return directions == DJ.cols() && rank == DJ.cols() && rank > 0;
}

const char* rowName(int row) {
  constexpr std::array<const char*, 6> kNames = {"x", "y", "z", "phi_x", "phi_y", "phi_z"};
  require(row >= 0 && row < 6, "no such row");
  return kNames[static_cast<std::size_t>(row)];
}

}  // namespace linkwright
