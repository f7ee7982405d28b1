// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/mesh_data.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kRounding = 0.18;  // of the smallest half extent

// of a rounded edge: its normals are smooth, and each step is many triangles
int roundSteps(int slices) { return slices > kCoarseSlices ? 2 : 1; }

// a point of a profile that is turned about z: radius, height and the normal there
struct ProfilePoint {
  double r, z, nr, nz;
};

// one piece of the outline of a section, counter-clockwise: its ends and the normals there
struct OutlinePiece {
  Vector3d from, to, n_from, n_to;
};

std::vector<OutlinePiece> outlineOf(const Section& section, double inset, int slices) {
  const double x = 0.5 * section.width - inset, y = 0.5 * section.height - inset;
  std::vector<OutlinePiece> outline;
  if (section.form == Section::Form::Rectangle) {
    const Vector3d corners[] = {{x, -y, 0.0}, {x, y, 0.0}, {-x, y, 0.0}, {-x, -y, 0.0}};
    const Vector3d normals[] = {Vector3d::UnitX(), Vector3d::UnitY(), -Vector3d::UnitX(), -Vector3d::UnitY()};
    for (std::size_t i = 0; i < 4; ++i) outline.push_back({corners[i], corners[(i + 1) % 4], normals[i], normals[i]});
    return outline;
  }
  const auto point = [&](int i) {
    const double angle = 2.0 * std::numbers::pi * i / slices;
    return Vector3d(x * std::cos(angle), y * std::sin(angle), 0.0);
  };
  // the gradient of x^2/a^2 + y^2/b^2
  const auto normal = [&](const Vector3d& p) { return Vector3d(p.x() / (x * x), p.y() / (y * y), 0.0).normalized(); };
  for (int i = 0; i < slices; ++i) {
    const Vector3d from = point(i), to = point(i + 1);
    outline.push_back({from, to, normal(from), normal(to)});
  }
  return outline;
}

class Builder {
public:
  Builder(MeshData& mesh, const Pose& X_LS, const std::array<float, 4>& rgba, int slices)
      : mesh_(mesh), X_LS_(X_LS), rgba_(rgba), slices_(slices) {}

  int slices() const { return slices_; }

  std::uint32_t add(const Vector3d& p_S, const Vector3d& n_S) {
    const Eigen::Vector3f p = (X_LS_ * p_S).cast<float>();
    const Eigen::Vector3f n = (X_LS_.R * n_S).cast<float>();
    mesh_.vertices.insert(mesh_.vertices.end(),
                          {p.x(), p.y(), p.z(), n.x(), n.y(), n.z(), rgba_[0], rgba_[1], rgba_[2], rgba_[3]});
    return mesh_.vertexCount() - 1;
  }

  void triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    mesh_.indices.insert(mesh_.indices.end(), {a, b, c});
  }

  // profile from the lower pole to the upper one, counter-clockwise seen from outside
  void revolve(const std::vector<ProfilePoint>& profile) {
    const std::uint32_t first = mesh_.vertexCount(), slices = static_cast<std::uint32_t>(slices_);
    std::vector<std::array<double, 2>> turns;
    for (int i = 0; i < slices_; ++i) {
      const double angle = 2.0 * std::numbers::pi * i / slices_;
      turns.push_back({std::cos(angle), std::sin(angle)});
    }
    for (const ProfilePoint& point : profile) {
      for (const auto& [c, s] : turns) {
        add({point.r * c, point.r * s, point.z}, {point.nr * c, point.nr * s, point.nz});
      }
    }
    for (std::uint32_t row = 0; row + 1 < profile.size(); ++row) {
      for (std::uint32_t i = 0; i < slices; ++i) {
        const std::uint32_t next = (i + 1) % slices;
        const std::uint32_t a = first + row * slices + i, b = first + row * slices + next;
        const std::uint32_t c = a + slices, d = b + slices;
        // at a pole one of the two triangles has no area
        if (profile[row].r > 0.0) triangle(a, b, d);
        if (profile[row + 1].r > 0.0) triangle(a, d, c);
      }
    }
  }

  void roundedBox(const Vector3d& half) {
    const double rounding = std::max(1e-6, kRounding * half.minCoeff());
    const Vector3d core = half.array() - rounding;
    for (int face = 0; face < 6; ++face) {
      const int w = face / 2, u = (w + 1) % 3, v = (w + 2) % 3;
      const double side = face % 2 == 0 ? 1.0 : -1.0;
      const std::vector<double> us = stops(half[u], rounding), vs = stops(half[v], rounding);
      const std::uint32_t first = mesh_.vertexCount();
      for (double pv : vs) {
        for (double pu : us) {
          Vector3d p;
          p[u] = pu;
          p[v] = pv;
          p[w] = side * half[w];
          const Vector3d inner = p.cwiseMax(-core).cwiseMin(core);
          const Vector3d n = (p - inner).normalized();
          add(inner + rounding * n, n);
        }
      }
      stitch(first, static_cast<std::uint32_t>(us.size()), static_cast<std::uint32_t>(vs.size()), side > 0.0);
    }
  }

  // the outline's wall from -half to half along z; `side` -1 turns it to face inwards
  void wall(const std::vector<OutlinePiece>& outline, double half, double side) {
    const Vector3d up(0.0, 0.0, half);
    for (const OutlinePiece& piece : outline) {
      const std::uint32_t a = add(piece.from - up, side * piece.n_from), b = add(piece.to - up, side * piece.n_to);
      const std::uint32_t c = add(piece.from + up, side * piece.n_from), d = add(piece.to + up, side * piece.n_to);
      quad(a, b, d, c, side > 0.0);
    }
  }

  // the flat between two outlines of as many pieces at height z, seen from its outer side
  void rim(const std::vector<OutlinePiece>& outer, const std::vector<OutlinePiece>& inner, double z) {
    const Vector3d up(0.0, 0.0, z), n(0.0, 0.0, z > 0.0 ? 1.0 : -1.0);
    for (std::size_t i = 0; i < outer.size(); ++i) {
      quad(add(inner[i].from + up, n), add(outer[i].from + up, n), add(outer[i].to + up, n), add(inner[i].to + up, n),
           z > 0.0);
    }
  }

private:
  void quad(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d, bool forwards) {
    triangle(a, forwards ? b : c, forwards ? c : b);
    triangle(a, forwards ? c : d, forwards ? d : c);
  }

  // along one edge of a face: close together where it is round
  std::vector<double> stops(double half, double rounding) const {
    const int steps = roundSteps(slices_);
    std::vector<double> at;
    for (int i = 0; i <= steps; ++i) {
      // equal angles on the way from the edge's middle to the flat
      const double share = std::tan(0.25 * std::numbers::pi * (1.0 - static_cast<double>(i) / steps));
      at.push_back(-half + rounding - rounding * share);
    }
    for (int i = steps; i >= 0; --i) at.push_back(-at[static_cast<std::size_t>(i)]);
    return at;
  }

  void stitch(std::uint32_t first, std::uint32_t columns, std::uint32_t rows, bool forwards) {
    for (std::uint32_t row = 0; row + 1 < rows; ++row) {
      for (std::uint32_t column = 0; column + 1 < columns; ++column) {
        const std::uint32_t a = first + row * columns + column;
        const std::uint32_t b = a + 1, c = a + columns, d = c + 1;
        if (forwards) {
          triangle(a, b, d);
          triangle(a, d, c);
        } else {
          triangle(a, d, b);
          triangle(a, c, d);
        }
      }
    }
  }

  MeshData& mesh_;
  const Pose& X_LS_;
  const std::array<float, 4>& rgba_;
  int slices_;
};

// a quarter round about (r0, z0), from `from` to `to` (angles of the normal above the horizon)
void appendArc(std::vector<ProfilePoint>& profile, double r0, double z0, double radius, double from, double to,
               int steps) {
  for (int i = 0; i <= steps; ++i) {
    const double angle = from + (to - from) * i / steps;
    const double c = std::abs(angle) > 0.5 * std::numbers::pi - 1e-9 ? 0.0 : std::cos(angle);
    profile.push_back({r0 + radius * c, z0 + radius * std::sin(angle), c, std::sin(angle)});
  }
}

std::vector<ProfilePoint> capsuleProfile(double radius, double half, int slices) {
  const int steps = slices / 4;  // from the pole to the equator
  constexpr double kQuarter = 0.5 * std::numbers::pi;
  std::vector<ProfilePoint> profile;
  appendArc(profile, 0.0, -half, radius, -kQuarter, 0.0, steps);
  if (half > 0.0) {
    appendArc(profile, 0.0, half, radius, 0.0, kQuarter, steps);
  } else {
    profile.pop_back();
    appendArc(profile, 0.0, 0.0, radius, 0.0, kQuarter, steps);
  }
  return profile;
}

std::vector<ProfilePoint> cylinderProfile(double radius, double half, int slices) {
  const int steps = roundSteps(slices);
  constexpr double kQuarter = 0.5 * std::numbers::pi;
  const double rounding = kRounding * std::min(radius, half);
  std::vector<ProfilePoint> profile;
  profile.push_back({0.0, -half, 0.0, -1.0});
  appendArc(profile, radius - rounding, rounding - half, rounding, -kQuarter, 0.0, steps);
  appendArc(profile, radius - rounding, half - rounding, rounding, 0.0, kQuarter, steps);
  profile.push_back({0.0, half, 0.0, 1.0});
  return profile;
}

void appendBeam(Builder& builder, const Beam& beam) {
  const Section& s = beam.section;
  if (!(outerSize(beam).minCoeff() > 0.0)) return;
  const bool hollow = s.wall > 0.0 && s.wall < 0.5 * std::min(s.width, s.height);
  const std::vector<OutlinePiece> outer = outlineOf(s, 0.0, builder.slices());
  const Vector3d zero = Vector3d::Zero();
  const std::vector<OutlinePiece> inner = hollow ? outlineOf(s, s.wall, builder.slices())
                                                 : std::vector<OutlinePiece>(outer.size(), {zero, zero, zero, zero});
  const double half = 0.5 * beam.length;
  builder.wall(outer, half, 1.0);
  if (hollow) builder.wall(inner, half, -1.0);
  builder.rim(outer, inner, half);
  builder.rim(outer, inner, -half);
}

}  // namespace

int slicesFor(double radius_px) {
  constexpr double kOff = 0.25;  // px
  for (const int slices : {kCoarseSlices, kMiddleSlices}) {
    if (radius_px * (1.0 - std::cos(std::numbers::pi / slices)) < kOff) return slices;
  }
  return kFineSlices;
}

double roundRadius(const Geometry& geometry) {
  if (const Box* box = std::get_if<Box>(&geometry)) return 0.5 * kRounding * box->size.minCoeff();
  const Vector3d half = halfExtent(geometry);
  return std::max(half.x(), half.y());
}

void appendSolid(MeshData& mesh, const Geometry& geometry, const Pose& X_LS, const std::array<float, 4>& rgba,
                 int slices) {
  Builder builder(mesh, X_LS, rgba, slices);
  if (const Box* box = std::get_if<Box>(&geometry)) {
    if (box->size.minCoeff() > 0.0) builder.roundedBox(0.5 * box->size);
  } else if (const Cylinder* cylinder = std::get_if<Cylinder>(&geometry)) {
    if (cylinder->radius > 0.0 && cylinder->length > 0.0) {
      builder.revolve(cylinderProfile(cylinder->radius, 0.5 * cylinder->length, slices));
    }
  } else if (const Capsule* capsule = std::get_if<Capsule>(&geometry)) {
    if (capsule->radius > 0.0)
      builder.revolve(capsuleProfile(capsule->radius, 0.5 * std::max(0.0, capsule->length), slices));
  } else if (const Sphere* sphere = std::get_if<Sphere>(&geometry)) {
    if (sphere->radius > 0.0) builder.revolve(capsuleProfile(sphere->radius, 0.0, slices));
  } else if (const Beam* beam = std::get_if<Beam>(&geometry)) {
    appendBeam(builder, *beam);
  }
}

bool appendMesh(MeshData& mesh, const SolidMesh& solid, const std::array<float, 4>& otherwise) {
  const TriangleMesh& from = *solid.triangles;
  const std::uint32_t first = mesh.vertexCount();
  const Eigen::Vector3f scale = solid.scale.cast<float>();
  const Eigen::Matrix3f R = solid.X_LS.R.cast<float>();
  const Eigen::Vector3f origin = solid.X_LS.p.cast<float>();
  bool translucent = false;
  mesh.vertices.reserve(mesh.vertices.size() + from.points.size() * MeshData::kFloats);
  std::size_t part = 0;
  std::array<float, 4> rgba = otherwise;
  for (std::size_t i = 0; i < from.points.size(); ++i) {
    for (; part < from.parts.size() && from.parts[part].first_point <= i; ++part) {
      rgba = solid.rgba ? *solid.rgba : from.parts[part].rgba.value_or(otherwise);
      translucent = translucent || rgba[3] < 0.999f;
    }
    const Eigen::Vector3f p = R * scale.cwiseProduct(from.points[i]) + origin;
    const Eigen::Vector3f n = R * from.normals[i].cwiseQuotient(scale).normalized();
    mesh.vertices.insert(mesh.vertices.end(),
                         {p.x(), p.y(), p.z(), n.x(), n.y(), n.z(), rgba[0], rgba[1], rgba[2], rgba[3]});
  }
  // an odd number of mirrors turns the triangles over
  const bool mirrored = solid.scale.prod() < 0.0;
  mesh.indices.reserve(mesh.indices.size() + 3 * from.triangles.size());
  for (const TriangleMesh::Triangle& t : from.triangles) {
    mesh.indices.insert(mesh.indices.end(),
                        {first + t[0], first + (mirrored ? t[2] : t[1]), first + (mirrored ? t[1] : t[2])});
  }
  return translucent;
}

}  // namespace linkwright::ui
