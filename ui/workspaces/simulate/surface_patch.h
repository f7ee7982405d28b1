// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact.h"
#include "core/contact/surface.h"
#include "ui/view3d/decor.h"

#include <Eigen/Core>

#include <memory>
#include <vector>

namespace linkwright::ui {

/// The part of a surface that is drawn around a point that meets it: triangles, their normals towards the free side,
/// and lines. It stands on cells that are fixed on the surface, so what slides along is seen to slide.
struct SurfacePatch {
  Surface surface;
  double size = 0.0;                                   ///< m, of the robot it was made for
  Eigen::Vector3d centre_W = Eigen::Vector3d::Zero();  ///< on the surface, about its middle
  double reach = 0.0;                                  ///< m: how far from there a foot may go
  std::shared_ptr<const Sheet::Shape> shape;           ///< in the surface's frame
  std::vector<std::vector<Eigen::Vector3d>> edge_W;    ///< its border
  std::vector<std::vector<Eigen::Vector3d>> grid_W;    ///< lines on it, a cell apart
  std::vector<std::vector<Eigen::Vector3d>> ticks_W;   ///< short strokes from the border into what is solid
};

/// The side of a cell for a robot of this size: 1, 2 or 5 times a power of ten, m.
double patchCell(double size);

/// Around `foot_W`, a point on the surface; `size` of the robot, m.
SurfacePatch surfacePatch(const Surface& surface, const Eigen::Vector3d& foot_W, double size);

/// It is still of this surface and robot, and the foot is well within it.
bool holds(const SurfacePatch& patch, const Surface& surface, const Eigen::Vector3d& foot_W, double size);

}  // namespace linkwright::ui
