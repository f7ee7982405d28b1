// SPDX-License-Identifier: MIT
#include "core/mechanism/middle_line.h"

#include <type_traits>
#include <variant>

namespace linkwright {

using Eigen::Vector3d;

std::optional<MiddleLine> middleLine(const Shape& shape, const Vector3d* direction) {
  return std::visit(
      [&](const auto& solid) -> std::optional<MiddleLine> {
        using Solid = std::decay_t<decltype(solid)>;
        Vector3d half = Vector3d::Zero();
        if constexpr (std::is_same_v<Solid, Box>) {
          Eigen::Index edge = 0;
          if (direction != nullptr) {
            const Vector3d along = shape.X_LS.R.transpose() * *direction;
            along.cwiseAbs().maxCoeff(&edge);
          } else {
            solid.size.maxCoeff(&edge);
          }
          half[edge] = 0.5 * solid.size[edge];
        } else if constexpr (std::is_same_v<Solid, Sphere> || std::is_same_v<Solid, Mesh>) {
          return std::nullopt;
        } else {
          half.z() = 0.5 * solid.length;
        }
        return MiddleLine{shape.X_LS * Vector3d(-half), shape.X_LS * half};
      },
      shape.geometry);
}

}  // namespace linkwright
