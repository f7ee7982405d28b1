// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/triangle_mesh.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;
using Eigen::Vector3f;

constexpr std::uint32_t kLeaf = 4;  // triangles, at most

/// Halves boxes at the middle triangle of their longest side.
class TreeBuilder {
public:
  explicit TreeBuilder(TriangleMesh& mesh) : mesh_(mesh), order_(mesh.triangles.size()) {
    std::iota(order_.begin(), order_.end(), 0U);
    middles_.reserve(order_.size());
    for (const TriangleMesh::Triangle& t : mesh.triangles) {
      const auto& p = mesh.points;
      middles_.push_back((p[t[0]] + p[t[1]] + p[t[2]]) / 3.0f);
    }
  }

  void build() {
    mesh_.tree.clear();
    mesh_.tree.reserve(order_.size());
    mesh_.tree.emplace_back();
    // what is still to be split: a node and its range of the order; the depth is that of a balanced tree
    struct Task {
      std::uint32_t node, from, to;
    };
    std::vector<Task> tasks = {{0, 0, static_cast<std::uint32_t>(order_.size())}};
    while (!tasks.empty()) {
      const Task task = tasks.back();
      tasks.pop_back();
      enclose(mesh_.tree[task.node], task.from, task.to);
      if (task.to - task.from <= kLeaf) {
        mesh_.tree[task.node].first = task.from;
        mesh_.tree[task.node].count = task.to - task.from;
        continue;
      }
      const std::uint32_t middle = split(mesh_.tree[task.node], task.from, task.to);
      const auto left = static_cast<std::uint32_t>(mesh_.tree.size());
      mesh_.tree[task.node].first = left;
      mesh_.tree.resize(mesh_.tree.size() + 2);
      tasks.push_back({left, task.from, middle});
      tasks.push_back({left + 1, middle, task.to});
    }
    std::vector<TriangleMesh::Triangle> sorted;
    sorted.reserve(order_.size());
    for (const std::uint32_t triangle : order_) sorted.push_back(mesh_.triangles[triangle]);
    mesh_.triangles = std::move(sorted);
  }

private:
  void enclose(TriangleMesh::Node& node, std::uint32_t from, std::uint32_t to) const {
    node.low.setConstant(std::numeric_limits<float>::max());
    node.high = -node.low;
    for (std::uint32_t i = from; i < to; ++i) {
      for (const std::uint32_t point : mesh_.triangles[order_[i]]) {
        node.low = node.low.cwiseMin(mesh_.points[point]);
        node.high = node.high.cwiseMax(mesh_.points[point]);
      }
    }
  }

  std::uint32_t split(const TriangleMesh::Node& node, std::uint32_t from, std::uint32_t to) {
    Eigen::Index side = 0;
    (node.high - node.low).maxCoeff(&side);
    const std::uint32_t middle = from + (to - from) / 2;
    const auto at = [this](std::uint32_t i) { return order_.begin() + static_cast<std::ptrdiff_t>(i); };
    std::nth_element(at(from), at(middle), at(to),
                     [&](std::uint32_t a, std::uint32_t b) { return middles_[a][side] < middles_[b][side]; });
    return middle;
  }

  TriangleMesh& mesh_;
  std::vector<std::uint32_t> order_;
  std::vector<Vector3f> middles_;
};

// where the ray enters the box, before `limit`
std::optional<double> enter(const TriangleMesh::Node& box, const Vector3d& origin, const Vector3d& direction,
                            double limit) {
  double from = 0.0, to = limit;
  for (int i = 0; i < 3; ++i) {
    const double low = double{box.low[i]} - origin[i], high = double{box.high[i]} - origin[i];
    if (direction[i] == 0.0) {
      if (low > 0.0 || high < 0.0) return {};
      continue;
    }
    const double a = low / direction[i], b = high / direction[i];
    from = std::max(from, std::min(a, b));
    to = std::min(to, std::max(a, b));
  }
  // a flat box is as thin as rounding allows
  if (from > to * (1.0 + 1e-9)) return {};
  return from;
}

// Moeller and Trumbore
std::optional<double> meetTriangle(const Vector3d& a, const Vector3d& b, const Vector3d& c, const Vector3d& origin,
                                   const Vector3d& direction) {
  const Vector3d ab = b - a, ac = c - a;
  const Vector3d across = direction.cross(ac);
  const double determinant = ab.dot(across);
  if (determinant == 0.0) return {};
  const Vector3d way = origin - a;
  const double u = way.dot(across) / determinant;
  if (u < 0.0 || u > 1.0) return {};
  const Vector3d turned = way.cross(ab);
  const double v = direction.dot(turned) / determinant;
  if (v < 0.0 || u + v > 1.0) return {};
  const double t = ac.dot(turned) / determinant;
  return t >= 0.0 && std::isfinite(t) ? std::optional<double>(t) : std::nullopt;
}

}  // namespace

void sortTriangles(TriangleMesh& mesh) {
  if (mesh.triangles.empty()) {
    mesh.tree.clear();
    return;
  }
  TreeBuilder(mesh).build();
  mesh.low = mesh.tree.front().low;
  mesh.high = mesh.tree.front().high;
}

std::optional<double> meetTriangles(const TriangleMesh& mesh, const Vector3d& origin, const Vector3d& direction) {
  std::optional<double> nearest;
  const auto limit = [&] { return nearest ? *nearest : std::numeric_limits<double>::infinity(); };
  std::vector<std::uint32_t> open;
  if (!mesh.tree.empty()) open.push_back(0);
  while (!open.empty()) {
    const TriangleMesh::Node& node = mesh.tree[open.back()];
    open.pop_back();
    if (!enter(node, origin, direction, limit())) continue;
    for (std::uint32_t i = node.first; i < node.first + node.count; ++i) {
      const TriangleMesh::Triangle& t = mesh.triangles[i];
      const std::optional<double> hit = meetTriangle(mesh.points[t[0]].cast<double>(), mesh.points[t[1]].cast<double>(),
                                                     mesh.points[t[2]].cast<double>(), origin, direction);
      if (hit && *hit < limit()) nearest = hit;
    }
    if (node.count > 0) continue;
    // the nearer child is looked at first
    const std::optional<double> left = enter(mesh.tree[node.first], origin, direction, limit());
    const std::optional<double> right = enter(mesh.tree[node.first + 1], origin, direction, limit());
    const bool left_last = left && right && *left <= *right;
    if (left && !left_last) open.push_back(node.first);
    if (right) open.push_back(node.first + 1);
    if (left_last) open.push_back(node.first);
  }
  return nearest;
}

}  // namespace linkwright::ui
