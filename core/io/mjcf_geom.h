// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/mjcf_frames.h"
#include "core/mechanism/mechanism.h"

#include <optional>

namespace linkwright::mjcf {

/// A geom as a solid: its shape where there is one of ours, and its mass.
struct Geom {
  std::optional<Shape> shape;
  std::optional<Inertial> inertial;  ///< in the geom's own frame
  Pose X_BG;
  bool has_unknown_mass = false;  ///< it has one, of a mesh or surface that is not read
};

Geom readGeom(const Item& item, const Frames& frames);

}  // namespace linkwright::mjcf
