// SPDX-License-Identifier: MIT
#include "core/contact/surface.h"

#include "core/base/positive.h"

#include <Eigen/Geometry>

#include <cmath>
#include <numbers>

namespace linkwright {
namespace {

/// C, its gradient and its second derivatives in the surface's own frame.
struct Form {
  const Eigen::Vector3d& p;
  SurfaceValue& out;

  void operator()(const PlaneSurface&) const {
    out.C = out.gap = p.z();
    out.gradient = Eigen::Vector3d::UnitZ();
  }
  void operator()(const CylinderSurface& s) const {
    round({p.x(), p.y(), 0.0}, {1.0, 1.0, 0.0}, s.radius, s.is_hollow ? -1.0 : 1.0);
  }
  void operator()(const SphereSurface& s) const { round(p, {1.0, 1.0, 1.0}, s.radius, s.is_hollow ? -1.0 : 1.0); }
  void operator()(const SineSurface& s) const {
    const double k = 2.0 * std::numbers::pi / s.length;
    const double angle = k * p.x() + s.phase;
    out.C = p.z() - s.amplitude * std::sin(angle);
    out.gradient = {-s.amplitude * k * std::cos(angle), 0.0, 1.0};
    out.hessian(0, 0) = s.amplitude * k * k * std::sin(angle);
    out.gap = out.C / out.gradient.norm();
  }
  // C = sign (|d|^2 - rho^2); (|d| - rho) (|d| + rho) keeps the digits near the surface
  void round(const Eigen::Vector3d& d, const Eigen::Vector3d& kept, double radius, double sign) const {
    const double distance = d.norm();
    out.gap = sign * (distance - radius);
    out.C = out.gap * (distance + radius);
    out.gradient = 2.0 * sign * d;
    out.hessian = (2.0 * sign * kept).asDiagonal();
  }
};

struct Problem {
  Message operator()(const PlaneSurface&) const { return {}; }
  Message operator()(const CylinderSurface& s) const { return radius(s.radius); }
  Message operator()(const SphereSurface& s) const { return radius(s.radius); }
  Message operator()(const SineSurface& s) const {
    if (!std::isfinite(s.amplitude) || !std::isfinite(s.phase))
      return Message("Contact", "amplitude and phase must be finite numbers");
    if (!(s.length > 0.0) || !std::isfinite(s.length))
      return Message("Contact", "the wavelength must be greater than 0 m");
    return {};
  }
  static Message radius(double r) {
    return isPositive(r) ? Message() : Message("Contact", "the radius must be greater than 0 m");
  }
};

}  // namespace

SurfaceValue surfaceAt(const Surface& surface, const Eigen::Vector3d& r) {
  SurfaceValue value;
  const Eigen::Matrix3d& R = surface.X_WS.R;
  const Eigen::Vector3d p = R.transpose() * (r - surface.X_WS.p);
  std::visit(Form{p, value}, surface.form);
  value.C *= surface.scale;
  value.gradient = surface.scale * (R * value.gradient);
  if (surface.form.index() != 0) value.hessian = surface.scale * (R * value.hessian * R.transpose());
  return value;
}

Message surfaceProblem(const Surface& surface) {
  if (!surface.X_WS.p.allFinite() || !surface.X_WS.R.allFinite())
    return Message("Contact", "the pose must contain finite numbers only");
  if (!(surface.scale > 0.0) || !std::isfinite(surface.scale))
    return Message("Contact", "the scale must be greater than 0");
  return std::visit(Problem{}, surface.form);
}

}  // namespace linkwright
