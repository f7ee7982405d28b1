// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/shape.h"
#include "core/spatial/pose.h"
#include "ui/view3d/picking.h"

#include <array>
#include <cstdint>
#include <vector>

namespace linkwright::ui {

/// Triangles with normals and colours, ready for a vertex buffer: ten floats a vertex (position, normal, colour).
struct MeshData {
  static constexpr int kFloats = 10;
  std::vector<float> vertices;
  std::vector<std::uint32_t> indices;
  std::uint32_t vertexCount() const { return static_cast<std::uint32_t>(vertices.size() / kFloats); }
};

/// Slices of what is round: as it is drawn near by, and at less than some pixels across, where nobody sees a
/// difference. Multiples of four.
inline constexpr int kFineSlices = 24, kMiddleSlices = 12, kCoarseSlices = 8;

/// The fewest slices that leave an outline of this radius, pixels, within a quarter of a pixel of the circle.
int slicesFor(double radius_px);

/// The largest radius of what is drawn in slices, a box's edges among them, m.
double roundRadius(const Geometry& geometry);

/// Appends one solid placed at X_LS in one colour: `slices` round, edges of boxes and cylinders rounded a little so
/// that they catch the light. A mesh and a solid of no size append nothing.
void appendSolid(MeshData& mesh, const Geometry& geometry, const Pose& X_LS, const std::array<float, 4>& rgba,
                 int slices = kFineSlices);

/// Appends a mesh that has been read, placed at X_LS. Its parts have `rgba` where that is given, else their own
/// colours, else `otherwise`. False where all of it is opaque.
bool appendMesh(MeshData& mesh, const SolidMesh& solid, const std::array<float, 4>& otherwise);

}  // namespace linkwright::ui
