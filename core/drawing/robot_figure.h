// SPDX-License-Identifier: MIT
#pragma once

// What of a robot is drawn, before it is projected: bones between joints, outlines of solids, lines of surfaces.

#include "core/drawing/picture_projection.h"
#include "core/mechanism/model.h"
#include "core/mechanism/shape.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

struct Surface;

/// A straight piece of a link, world, m: from its frame to that of a link on it.
struct RobotBone {
  Eigen::Vector3d from, to;
  int link = -1;         ///< that it is part of, index into Model::links()
  int body = -1;         ///< the same as a body; -1: fixed to the world
  bool is_stub = false;  ///< to the centre of mass of a body that ends nowhere
};

/// From each link's origin to those of the links on it; of a last body to its centre of mass. What has no length is
/// left out. O(links).
std::vector<RobotBone> robotBones(const Model& model, const std::vector<Pose>& X_WB, const std::vector<Pose>& X_WL);

/// Points whose convex outline is that of the solid when seen from `towards` (unit vector to the eye); of a mesh none.
std::vector<Eigen::Vector3d> outlinePoints(const Shape& shape, const Pose& X_WL, const Eigen::Vector3d& towards);

/// Where a surface is cut by a picture, and which side of it is solid.
struct SurfaceLines {
  std::vector<Eigen::Vector3d> points;              ///< of one line, or of a plane's patch
  bool is_patch = false;                            ///< closed: a plane that is not seen from its edge
  Eigen::Vector3d solid = Eigen::Vector3d::Zero();  ///< into the solid side, of a plane
};
/// A surface as lines near `centre` (m), about `reach` to each side: a plane seen from its edge as a line, any other
/// one as a patch; a cylinder as its circle at that place, a sphere as its outline, waves as a curve.
SurfaceLines surfaceLines(const Surface& surface, const Eigen::Vector3d& centre, double reach,
                          const Eigen::Vector3d& towards);

}  // namespace linkwright
