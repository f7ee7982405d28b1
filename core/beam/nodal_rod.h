// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_tree.h"

#include <Eigen/Core>

#include <optional>

namespace linkwright {

inline constexpr double kSameNodePlace = 1e-12;  // m: nodes that are no further apart are one

/// A rigid body that is a uniform thin rod from its origin to 1 %, with nodes at its ends.
struct NodalRod {
  Eigen::Vector3d
      end;  ///< in the body's frame, m: twice as far as the centre; where something hangs close to it, there
  bool is_exact = false;  ///< thin and even to round-off: its ends' forces are all that it needs
};
/// Of a body of the tree; none where it is no rod. O(bodies).
std::optional<NodalRod> nodalRodOf(const ElasticTree& tree, int body);

}  // namespace linkwright
