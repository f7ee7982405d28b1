// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright::ui {

/// A surface as a mesh file holds it: m once scaled by the shape that shows it, counter-clockwise seen from outside.
/// Every number is finite and every index within the points.
struct TriangleMesh {
  using Triangle = std::array<std::uint32_t, 3>;
  /// The points from `first_point` up to those of the next part are of one material.
  struct Part {
    std::uint32_t first_point = 0;
    std::optional<std::array<float, 4>> rgba;  ///< absent: the file gives none
  };
  std::vector<Eigen::Vector3f> points;
  std::vector<Eigen::Vector3f> normals;  ///< of length one, by point
  std::vector<Triangle> triangles;
  std::vector<Part> parts;
  Eigen::Vector3f low = Eigen::Vector3f::Zero(), high = Eigen::Vector3f::Zero();  ///< corners of the box that holds it

  /// A tree of boxes: node 0 holds everything. Of the inner nodes `first` is the left child, the right one follows it;
  /// a leaf has the triangles from `first` on.
  struct Node {
    Eigen::Vector3f low, high;
    std::uint32_t first = 0;
    std::uint32_t count = 0;  ///< of triangles; 0: an inner node
  };
  std::vector<Node> tree;
};
using TriangleMeshPtr = std::shared_ptr<const TriangleMesh>;
/// The meshes that have been read, by the words that name them in the robot (Mesh::uri).
using MeshSet = std::map<std::string, TriangleMeshPtr>;

/// Sorts the triangles into the tree and finds the box. O(n log n).
void sortTriangles(TriangleMesh& mesh);

/// The smallest t >= 0 at which the ray meets a triangle, from either side; absent where it misses. O(log n) for most
/// meshes.
std::optional<double> meetTriangles(const TriangleMesh& mesh, const Eigen::Vector3d& origin,
                                    const Eigen::Vector3d& direction);

}  // namespace linkwright::ui
