// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/picking.h"

#include "core/mechanism/generated_shapes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

template <class... Ts>
struct Overloaded : Ts... {
  using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

using Hit = std::optional<double>;

Hit nearer(const Hit& a, const Hit& b) {
  if (!a) return b;
  return b && *b < *a ? b : a;
}

// smallest non-negative root of a t^2 + 2 b t + c that `accept` takes
template <class Accept>
Hit firstRoot(double a, double b, double c, Accept accept) {
  if (a < 1e-18) return {};
  const double discriminant = b * b - a * c;
  if (discriminant < 0.0) return {};
  const double root = std::sqrt(discriminant);
  for (double t : {(-b - root) / a, (-b + root) / a}) {
    if (t >= 0.0 && accept(t)) return t;
  }
  return {};
}

Hit meetBall(const Ray& ray, const Vector3d& centre, double radius) {
  const Vector3d o = ray.origin - centre;
  return firstRoot(ray.direction.squaredNorm(), o.dot(ray.direction), o.squaredNorm() - radius * radius,
                   [](double) { return true; });
}

// the round side of a cylinder about z, |z| <= half
Hit meetSide(const Ray& ray, double radius, double half) {
  const auto o = ray.origin.head<2>();
  const auto d = ray.direction.head<2>();
  return firstRoot(d.squaredNorm(), o.dot(d), o.squaredNorm() - radius * radius,
                   [&](double t) { return std::abs(ray.at(t).z()) <= half; });
}

Hit meetDisc(const Ray& ray, double z, double radius) {
  if (std::abs(ray.direction.z()) < 1e-12) return {};
  const double t = (z - ray.origin.z()) / ray.direction.z();
  if (t < 0.0 || ray.at(t).head<2>().norm() > radius) return {};
  return t;
}

Hit meetBox(const Ray& ray, const Vector3d& half) {
  double enter = 0.0, leave = std::numeric_limits<double>::infinity();
  for (int i = 0; i < 3; ++i) {
    const double d = ray.direction[i], o = ray.origin[i];
    if (std::abs(d) < 1e-15) {
      if (std::abs(o) > half[i]) return {};
      continue;
    }
    const double a = (-half[i] - o) / d, b = (half[i] - o) / d;
    enter = std::max(enter, std::min(a, b));
    leave = std::min(leave, std::max(a, b));
  }
  if (enter > leave) return {};
  return enter;
}

// absent where it has not been read, or would be flat
std::optional<SolidMesh> solidMesh(const Shape& shape, const MeshSet& meshes) {
  const Mesh& mesh = std::get<Mesh>(shape.geometry);
  const auto found = meshes.find(mesh.uri);
  if (found == meshes.end() || !found->second) return {};
  if (!mesh.scale.allFinite() || mesh.scale.cwiseAbs().minCoeff() == 0.0) return {};
  SolidMesh solid{found->second, shape.X_LS, mesh.scale, {}};
  if (shape.has_colour) {
    solid.rgba.emplace();
    std::transform(shape.rgba.begin(), shape.rgba.end(), solid.rgba->begin(),
                   [](double share) { return static_cast<float>(share); });
  }
  return solid;
}

}  // namespace

bool SolidMesh::operator==(const SolidMesh& other) const {
  return triangles == other.triangles && X_LS.R == other.X_LS.R && X_LS.p == other.X_LS.p && scale == other.scale &&
         rgba == other.rgba;
}

std::vector<LinkSolids> solidsOf(const Mechanism& mechanism, const Model& model, const MeshSet& meshes) {
  const std::vector<std::vector<Shape>> generated = generatedShapes(mechanism);
  std::vector<LinkSolids> solids(model.links().size());
  for (std::size_t i = 0; i < solids.size(); ++i) {
    const std::size_t link = static_cast<std::size_t>(model.links()[i].link);
    for (const Shape& shape : mechanism.links[link].shapes) {
      if (!std::holds_alternative<Mesh>(shape.geometry)) {
        solids[i].shapes.push_back(shape);
      } else if (std::optional<SolidMesh> mesh = solidMesh(shape, meshes)) {
        solids[i].meshes.push_back(*std::move(mesh));
      }
    }
    if (solids[i].shapes.empty() && solids[i].meshes.empty()) solids[i].shapes = generated[link];
  }
  return solids;
}

std::optional<double> meet(const Ray& ray, const Geometry& geometry, const Pose& X_WS) {
  const Pose X_SW = X_WS.inverse();
  const Ray local{X_SW * ray.origin, X_SW.R * ray.direction};
  return std::visit(
      Overloaded{[&](const Box& box) { return meetBox(local, 0.5 * box.size); },
                 [&](const Cylinder& c) {
                   const double half = 0.5 * c.length;
                   return nearer(meetSide(local, c.radius, half),
                                 nearer(meetDisc(local, half, c.radius), meetDisc(local, -half, c.radius)));
                 },
                 [&](const Capsule& c) {
                   const double half = 0.5 * c.length;
                   return nearer(meetSide(local, c.radius, half), nearer(meetBall(local, {0.0, 0.0, half}, c.radius),
                                                                         meetBall(local, {0.0, 0.0, -half}, c.radius)));
                 },
                 [&](const Sphere& s) { return meetBall(local, Vector3d::Zero(), s.radius); },
                 [&](const Beam& beam) { return meetBox(local, 0.5 * outerSize(beam)); },
                 [](const Mesh&) { return Hit(); }},
      geometry);
}

// in the file's own axes: what is stretched there is stretched along the ray too, and t stays
std::optional<double> meet(const Ray& ray, const SolidMesh& mesh, const Pose& X_WL) {
  const Pose X_SW = (X_WL * mesh.X_LS).inverse();
  return meetTriangles(*mesh.triangles, (X_SW * ray.origin).cwiseQuotient(mesh.scale),
                       (X_SW.R * ray.direction).cwiseQuotient(mesh.scale));
}

std::optional<LinkHit> hitLink(const Ray& ray, const std::vector<LinkSolids>& solids, const std::vector<Pose>& X_WL) {
  std::optional<LinkHit> nearest;
  for (std::size_t i = 0; i < std::min(solids.size(), X_WL.size()); ++i) {
    for (const Shape& shape : solids[i].shapes) {
      const Hit hit = meet(ray, shape.geometry, X_WL[i] * shape.X_LS);
      if (hit && (!nearest || *hit < nearest->t)) nearest = LinkHit{static_cast<int>(i), *hit};
    }
    for (const SolidMesh& mesh : solids[i].meshes) {
      const Hit hit = meet(ray, mesh, X_WL[i]);
      if (hit && (!nearest || *hit < nearest->t)) nearest = LinkHit{static_cast<int>(i), *hit};
    }
  }
  return nearest;
}

int pickLink(const Ray& ray, const std::vector<LinkSolids>& solids, const std::vector<Pose>& X_WL) {
  const std::optional<LinkHit> hit = hitLink(ray, solids, X_WL);
  return hit ? hit->link : -1;
}

Vector3d halfExtent(const Geometry& geometry) {
  return std::visit(Overloaded{[](const Box& box) { return Vector3d(0.5 * box.size); },
                               [](const Cylinder& c) { return Vector3d(c.radius, c.radius, 0.5 * c.length); },
                               [](const Capsule& c) { return Vector3d(c.radius, c.radius, 0.5 * c.length + c.radius); },
                               [](const Sphere& s) { return Vector3d(Vector3d::Constant(s.radius)); },
                               [](const Beam& beam) { return Vector3d(0.5 * outerSize(beam)); },
                               [](const Mesh&) { return Vector3d(Vector3d::Zero()); }},
                    geometry);
}

std::array<Vector3d, 8> cornersOf(const SolidMesh& mesh, const Pose& X_WL) {
  const Pose X_WS = X_WL * mesh.X_LS;
  const Vector3d low = mesh.triangles->low.cast<double>(), high = mesh.triangles->high.cast<double>();
  std::array<Vector3d, 8> corners_W;
  for (int corner = 0; corner < 8; ++corner) {
    const Vector3d p(corner & 1 ? high.x() : low.x(), corner & 2 ? high.y() : low.y(), corner & 4 ? high.z() : low.z());
    corners_W[static_cast<std::size_t>(corner)] = X_WS * mesh.scale.cwiseProduct(p);
  }
  return corners_W;
}

void appendCorners(const LinkSolids& solids, const Pose& X_WL, std::vector<Vector3d>& corners_W) {
  for (const Shape& shape : solids.shapes) {
    const Vector3d half = halfExtent(shape.geometry);
    const Pose X_WS = X_WL * shape.X_LS;
    for (int corner = 0; corner < 8; ++corner) {
      const Vector3d sign(corner & 1 ? 1.0 : -1.0, corner & 2 ? 1.0 : -1.0, corner & 4 ? 1.0 : -1.0);
      corners_W.push_back(X_WS * half.cwiseProduct(sign));
    }
  }
  for (const SolidMesh& mesh : solids.meshes) {
    for (const Vector3d& corner_W : cornersOf(mesh, X_WL)) corners_W.push_back(corner_W);
  }
}

}  // namespace linkwright::ui
