// SPDX-License-Identifier: MIT
#include "core/io/mjcf_geom.h"

#include "core/mechanism/inertia.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace linkwright::mjcf {

using Eigen::Matrix3d;
using Eigen::Vector3d;

namespace {

Vector3d outline(const Geometry& solid) {
  if (const auto* sphere = std::get_if<Sphere>(&solid)) return Vector3d::Constant(sphere->radius);
  if (const auto* cylinder = std::get_if<Cylinder>(&solid))
    return {cylinder->radius, cylinder->radius, cylinder->length};
  if (const auto* box = std::get_if<Box>(&solid)) return box->size;
  return Vector3d::Ones();
}

Inertial ellipsoidOf(const Vector3d& half, double density) {
  const double mass = density * 4.0 / 3.0 * std::numbers::pi * half.prod();
  const Vector3d s = half.cwiseProduct(half);
  const Vector3d I = mass / 5.0 * Vector3d(s.y() + s.z(), s.x() + s.z(), s.x() + s.y());
  return {mass, Vector3d::Zero(), I.asDiagonal()};
}

}  // namespace

Geom readGeom(const Item& item, const Frames& frames) {
  Geom geom;
  geom.X_BG = frames.poseOf(item);
  const std::string type = item.has("mesh") ? "mesh" : item.has("type") ? item.text("type") : "sphere";
  std::vector<double> size = item.numbersUpTo("size", 3);
  const auto at = [&](std::size_t i) { return i < size.size() ? size[i] : 0.0; };
  std::array<double, 6> ends{};
  if (item.has("fromto") && item.numbers("fromto", ends.data(), 6)) {
    // the second size is half the length, which the ends say here
    const Vector3d from(ends[0], ends[1], ends[2]), to(ends[3], ends[4], ends[5]);
    const double length = (to - from).stableNorm();
    geom.X_BG = {length > 0.0 ? shortestTo((to - from) / length) : Matrix3d(Matrix3d::Identity()), 0.5 * (from + to)};
    const bool square = type == "box" || type == "ellipsoid";
    size = square ? std::vector<double>{at(0), at(0), 0.5 * length} : std::vector<double>{at(0), 0.5 * length};
  }
  std::optional<Geometry> solid;
  if (type == "sphere") solid = Sphere{at(0)};
  if (type == "capsule") solid = Capsule{at(0), 2.0 * at(1)};
  if (type == "cylinder") solid = Cylinder{at(0), 2.0 * at(1)};
  if (type == "box") solid = Box{2.0 * Vector3d(at(0), at(1), at(2))};
  const Vector3d half(at(0), at(1), at(2));
  if (type == "ellipsoid") solid = Box{2.0 * half};
  const double given = item.number("mass", -1.0), density = item.number("density", 1000.0);
  if (!solid) {
    geom.has_unknown_mass = type != "plane" && given != 0.0 && density != 0.0;
    if (type == "mesh")
      item.warning(Message("Files", "the mesh of a geom is not read; a generated shape is used instead"));
    return geom;
  }
  const bool flat = type == "capsule" ? !(at(0) > 0.0) : !(outline(*solid).minCoeff() > 0.0);
  if (flat || density < 0.0 || !std::isfinite(density)) {
    item.error(Message("Files", "the size of the geom must be greater than 0 and its density at least 0"));
    return geom;
  }
  Shape shape;
  shape.geometry = *solid;
  shape.has_colour = item.numbers("rgba", shape.rgba.data(), 4);
  for (double& part : shape.rgba) part = std::clamp(part, 0.0, 1.0);
  geom.shape = shape;
  geom.inertial = type == "ellipsoid" ? ellipsoidOf(half, density) : inertialOf(*solid, density);
  if (given >= 0.0 && geom.inertial->mass > 0.0) {
    geom.inertial->I_LLcm_L *= given / geom.inertial->mass;
    geom.inertial->mass = given;
  }
  return geom;
}

}  // namespace linkwright::mjcf
