// SPDX-License-Identifier: MIT
#include "core/mechanism/inertia.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"
#include "core/mechanism/generated_shapes.h"
#include "core/mechanism/middle_line.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

/// Of a point mass at `c` about the origin.
Matrix3d pointInertia(double mass, const Vector3d& c) {
  return mass * (c.squaredNorm() * Matrix3d::Identity() - c * c.transpose());
}

Matrix3d aboutZ(double across, double along) { return Vector3d(across, across, along).asDiagonal(); }

/// Area and second moments of area of a section: int x^2 dA and int y^2 dA.
struct SectionProperties {
  double area = 0.0, xx = 0.0, yy = 0.0;
};
SectionProperties filled(Section::Form form, double width, double height) {
  // a rectangle has b h, b^3 h / 12; an ellipse of the same axes pi/4 and 3 pi/16 of these
  const bool ellipse = form == Section::Form::Ellipse;
  const double area = (ellipse ? 0.25 * std::numbers::pi : 1.0) * width * height;
  const double share = area / (ellipse ? 16.0 : 12.0);
  return {area, share * width * width, share * height * height};
}

/// Volume and inertia about the centre per unit of density.
struct Solid {
  double volume = 0.0;
  Matrix3d I = Matrix3d::Zero();
};

struct SolidOf {
  std::optional<Solid> operator()(const Box& box) const {
    const Vector3d s2 = box.size.cwiseProduct(box.size);
    const double volume = box.size.prod();
    const Vector3d I = volume / 12.0 * Vector3d(s2.y() + s2.z(), s2.x() + s2.z(), s2.x() + s2.y());
    return Solid{volume, I.asDiagonal()};
  }
  std::optional<Solid> operator()(const Cylinder& c) const {
    const double r2 = c.radius * c.radius, volume = std::numbers::pi * r2 * c.length;
    return Solid{volume, aboutZ(volume * (3.0 * r2 + c.length * c.length) / 12.0, 0.5 * volume * r2)};
  }
  std::optional<Solid> operator()(const Capsule& c) const {
    // a cylinder and two half balls, whose centres lie 3/8 r beyond its ends
    const Solid cylinder = *(*this)(Cylinder{c.radius, c.length});
    const double r = c.radius, ball = 4.0 / 3.0 * std::numbers::pi * r * r * r;
    const double reach = 0.5 * c.length;
    const double across = ball * (0.4 * r * r + reach * reach + 0.75 * r * reach);
    return Solid{cylinder.volume + ball, cylinder.I + aboutZ(across, 0.4 * ball * r * r)};
  }
  std::optional<Solid> operator()(const Sphere& s) const {
    const double volume = 4.0 / 3.0 * std::numbers::pi * s.radius * s.radius * s.radius;
    return Solid{volume, 0.4 * volume * s.radius * s.radius * Matrix3d::Identity()};
  }
  std::optional<Solid> operator()(const Beam& b) const {
    const Section& s = b.section;
    SectionProperties figures = filled(s.form, s.width, s.height);
    if (s.wall > 0.0) {
      const SectionProperties hole = filled(s.form, s.width - 2.0 * s.wall, s.height - 2.0 * s.wall);
      figures = {figures.area - hole.area, figures.xx - hole.xx, figures.yy - hole.yy};
    }
    const double volume = figures.area * b.length, along = volume * b.length * b.length / 12.0;
    const Vector3d I(figures.yy * b.length + along, figures.xx * b.length + along,
                     (figures.xx + figures.yy) * b.length);
    return Solid{volume, I.asDiagonal()};
  }
  std::optional<Solid> operator()(const Mesh&) const { return std::nullopt; }
};

}  // namespace

Inertial expressedIn(const Pose& X_FL, const Inertial& inertial) {
  const Matrix3d I = X_FL.R * inertial.I_LLcm_L * X_FL.R.transpose();
  return {inertial.mass, X_FL * inertial.p_LLcm, 0.5 * (I + I.transpose())};
}

Inertial together(const Inertial& a, const Inertial& b) {
  Inertial sum;
  sum.mass = a.mass + b.mass;
  sum.p_LLcm = sum.mass > 0.0 ? Vector3d((a.mass * a.p_LLcm + b.mass * b.p_LLcm) / sum.mass) : a.p_LLcm;
  sum.I_LLcm_L = a.I_LLcm_L + b.I_LLcm_L + pointInertia(a.mass, a.p_LLcm - sum.p_LLcm) +
                 pointInertia(b.mass, b.p_LLcm - sum.p_LLcm);
  return sum;
}

std::optional<double> volumeOf(const Geometry& geometry) {
  const std::optional<Solid> solid = std::visit(SolidOf{}, geometry);
  return solid ? std::optional<double>(solid->volume) : std::nullopt;
}

std::optional<Inertial> inertialOf(const Geometry& geometry, double density) {
  require(density >= 0.0, "a density is at least 0");
  const std::optional<Solid> solid = std::visit(SolidOf{}, geometry);
  if (!solid) return std::nullopt;
  return Inertial{density * solid->volume, Vector3d::Zero(), density * solid->I};
}

std::optional<Inertial> inertialOf(const std::vector<Shape>& shapes, double density) {
  std::optional<Inertial> sum;
  for (const Shape& shape : shapes) {
    const std::optional<Inertial> solid = inertialOf(shape.geometry, density);
    if (!solid) continue;
    const Inertial placed = expressedIn(shape.X_LS, *solid);
    sum = sum ? together(*sum, placed) : placed;
  }
  return sum;
}

std::optional<Inertial> inertialOfMass(const std::vector<Shape>& shapes, double mass) {
  require(mass >= 0.0, "a mass is at least 0");
  std::optional<Inertial> sum = inertialOf(shapes, 1.0);
  if (!sum || !(sum->mass > 0.0)) return std::nullopt;
  sum->I_LLcm_L *= mass / sum->mass;
  sum->mass = mass;
  return sum;
}

std::optional<Inertial> inertialOfRod(const std::vector<Shape>& shapes, double mass) {
  require(mass >= 0.0, "a mass is at least 0");
  std::optional<Inertial> rod;
  double longest = 0.0;
  for (const Shape& shape : shapes) {
    const std::optional<MiddleLine> line = middleLine(shape);
    const std::optional<Solid> solid = std::visit(SolidOf{}, shape.geometry);
    if (!line || !solid || !(solid->volume > 0.0) || shape.material == kJointMaterial) continue;
    const Vector3d along = line->to - line->from;
    const double length = along.norm();
    if (length <= longest) continue;
    longest = length;
    const Matrix3d about = along * along.transpose() / (length * length);
    const Matrix3d I = shape.X_LS.R * (solid->I / solid->volume) * shape.X_LS.R.transpose();
    const double across = length * length / 12.0;
    rod = Inertial{
        mass, 0.5 * (line->from + line->to),
        mass * (across * (Matrix3d::Identity() - about) + std::min((about * I).trace(), 2.0 * across) * about)};
  }
  return rod;
}

std::optional<Inertial> inertialOfShapes(const Link& link) {
  if (!link.inertial || !(link.inertial->mass >= 0.0)) return std::nullopt;
  switch (link.mass_source) {
    case MassSource::Given: return std::nullopt;
    case MassSource::UniformRod: return inertialOfRod(link.shapes, link.inertial->mass);
    case MassSource::MassOfShapes: return inertialOfMass(link.shapes, link.inertial->mass);
    case MassSource::DensityOfShapes: return link.density >= 0.0 ? inertialOf(link.shapes, link.density) : std::nullopt;
  }
  return std::nullopt;
}

void followShapes(Link& link) {
  if (const std::optional<Inertial> of_shapes = inertialOfShapes(link)) link.inertial = of_shapes;
}

PrincipalInertia principalInertia(const Inertial& inertial) {
  const Eigen::SelfAdjointEigenSolver<Matrix3d> eigen(inertial.I_LLcm_L);
  PrincipalInertia principal{eigen.eigenvalues(), eigen.eigenvectors()};
  if (principal.axes.determinant() < 0.0) principal.axes.col(2) *= -1.0;
  return principal;
}

std::optional<Vector3d> inertiaEllipsoid(double mass, const Vector3d& moments) {
  if (!(mass > 0.0)) return std::nullopt;
  // I_x = m/5 (b^2 + c^2) and so on, solved for the squares of the semi-axes
  const double half = 0.5 * moments.sum();
  const Vector3d squares = 5.0 / mass * (Vector3d::Constant(half) - moments);
  const double slack = 1e-9 * squares.cwiseAbs().maxCoeff();
  if (!moments.allFinite() || squares.minCoeff() < -slack) return std::nullopt;
  return squares.cwiseMax(0.0).cwiseSqrt();
}

}  // namespace linkwright
