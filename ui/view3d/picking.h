// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "ui/view3d/camera_orbit.h"
#include "ui/work/triangle_mesh.h"

#include <array>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// A mesh that has been read, where a link shows it.
struct SolidMesh {
  TriangleMeshPtr triangles;
  Pose X_LS;
  Eigen::Vector3d scale = Eigen::Vector3d::Ones();  ///< finite, no zero; negative mirrors
  std::optional<std::array<float, 4>> rgba;         ///< of the whole; absent: the file's own colours, or the view's
  bool operator==(const SolidMesh& other) const;
};

/// The solids of one link, in its link frame: those of the file, or generated ones where it has none to draw.
struct LinkSolids {
  std::vector<Shape> shapes;  ///< no meshes
  std::vector<SolidMesh> meshes = {};
};

/// By Model::links(). A mesh that is not in `meshes` is left out.
std::vector<LinkSolids> solidsOf(const Mechanism& mechanism, const Model& model, const MeshSet& meshes = {});

/// The smallest t >= 0 at which the ray meets the solid placed at X_WS; absent where it misses. A mesh is met by its
/// triangles only.
std::optional<double> meet(const Ray& ray, const Geometry& geometry, const Pose& X_WS);
std::optional<double> meet(const Ray& ray, const SolidMesh& mesh, const Pose& X_WL);

struct LinkHit {
  int link = -1;
  double t = 0.0;  ///< along the ray
};
/// Where the ray first meets a link.
std::optional<LinkHit> hitLink(const Ray& ray, const std::vector<LinkSolids>& solids, const std::vector<Pose>& X_WL);

/// The link that the ray meets first, -1 for none.
int pickLink(const Ray& ray, const std::vector<LinkSolids>& solids, const std::vector<Pose>& X_WL);

/// Corners of the boxes around a link's solids, world frame: what a camera has to frame.
void appendCorners(const LinkSolids& solids, const Pose& X_WL, std::vector<Eigen::Vector3d>& corners_W);

/// The corners of the box around a mesh, in the axes of its file.
std::array<Eigen::Vector3d, 8> cornersOf(const SolidMesh& mesh, const Pose& X_WL);

/// Half the edge lengths of the box, in the shape's own axes, that holds it.
Eigen::Vector3d halfExtent(const Geometry& geometry);

}  // namespace linkwright::ui
