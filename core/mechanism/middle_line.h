// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/shape.h"

#include <Eigen/Core>

#include <optional>

namespace linkwright {

/// The straight middle line of a solid, from end to end, in the link's frame; m.
struct MiddleLine {
  Eigen::Vector3d from, to;
};

/// Absent for a ball or a mesh. Of a box the longest edge, or the one along `direction` (link frame) where one is
/// given; of a capsule that of its cylindrical part.
std::optional<MiddleLine> middleLine(const Shape& shape, const Eigen::Vector3d* direction = nullptr);

}  // namespace linkwright
