// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// The joints between the base and one link.
struct Chain {
  std::vector<int> joints;  ///< indices into Model::joints(), from the base outwards
  int first_body = -1;      ///< the body of the first of them, -1 if there is none
  double reach = 0.0;       ///< m: an upper bound of the distance between first_body's origin and the link's
  double size = 0.0;        ///< m: the same without travels that have no end, so always finite

  /// The size, or 1 m where there is none, as of a bare slide without an end: what lengths are compared with.
  double typicalLength() const { return typicalLength(size); }
  static double typicalLength(double size) { return size > 1e-3 ? size : 1.0; }

  /// Where the chain starts in the world: the origin of first_body. Sliding first joints move it.
  Eigen::Vector3d root(const std::vector<Pose>& X_WB) const {
    return first_body < 0 ? Eigen::Vector3d(Eigen::Vector3d::Zero()) : X_WB.at(static_cast<std::size_t>(first_body)).p;
  }
};

/// The chain to link `link` (index into Model::links()). The reach adds up the offsets and the finite travels of
/// sliding joints; it is infinite where a sliding joint has no limits.
Chain chainOf(const Model& model, int link);

}  // namespace linkwright
