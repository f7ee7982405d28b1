// SPDX-License-Identifier: MIT
#include "core/beam/nodal_rod.h"

#include "core/spatial/rotation.h"

namespace linkwright {

namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

constexpr double kRod = 0.01;

}  // namespace

std::optional<NodalRod> nodalRodOf(const ElasticTree& tree, int i) {
  const ElasticBody& body = tree.bodies[static_cast<std::size_t>(i)];
  if (body.beam >= 0 || body.link < 0 || !(body.mass > 0.0)) return std::nullopt;
  const Vector3d centre = body.mc / body.mass;
  NodalRod rod{2.0 * centre};
  for (const ElasticBody& child : tree.bodies) {
    if (child.parent != i || (child.X_NJ.p - 2.0 * centre).norm() > kRod * rod.end.norm()) continue;
    rod.end = child.X_NJ.p;
    break;
  }
  const double l = rod.end.norm();
  if (l <= kSameNodePlace) return std::nullopt;
  const Vector3d e = rod.end / l;
  const Matrix3d c = skew(centre);
  const double across = body.mass * l * l / 12.0;
  const Matrix3d off = body.I_B + body.mass * c * c - across * (Matrix3d::Identity() - e * e.transpose());
  if (off.cwiseAbs().maxCoeff() > kRod * across) return std::nullopt;
  rod.is_exact = off.cwiseAbs().maxCoeff() <= 1e-12 * across && (2.0 * centre - rod.end).norm() <= 1e-12 * l;
  return rod;
}

}  // namespace linkwright
