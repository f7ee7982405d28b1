// SPDX-License-Identifier: MIT
#include "core/drawing/robot_figure.h"

#include "core/contact/surface.h"

#include <Eigen/Geometry>

#include <cmath>
#include <numbers>
#include <utility>
#include <variant>

namespace linkwright {
namespace {

constexpr double kTouching = 1e-9;   // m
constexpr double kEdgeOn = 1e-6;     // sine of the angle to a plane that is seen from its edge
constexpr int kCorners = 32;         // of a circle
constexpr int kPiecesOfAWave = 160;  // on the whole line

/// A circle, or an ellipse, in the plane of two vectors.
void addRing(std::vector<Eigen::Vector3d>& points, const Eigen::Vector3d& centre, const Eigen::Vector3d& a,
             const Eigen::Vector3d& b) {
  for (int i = 0; i < kCorners; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / kCorners;
    points.emplace_back(centre + std::cos(angle) * a + std::sin(angle) * b);
  }
}

/// The outline of a ball.
void addBall(std::vector<Eigen::Vector3d>& points, const Eigen::Vector3d& centre, double radius,
             const Eigen::Vector3d& towards) {
  const Eigen::Vector3d side = towards.unitOrthogonal();
  addRing(points, centre, radius * side, radius * towards.cross(side));
}

class Outline {
public:
  Outline(const Pose& X, const Eigen::Vector3d& towards, std::vector<Eigen::Vector3d>& points)
      : X_(X), towards_(towards), points_(points) {}

  void operator()(const Box& box) const { corners(box.size); }
  void operator()(const Cylinder& cylinder) const { prism(cylinder.radius, cylinder.radius, cylinder.length); }
  void operator()(const Capsule& capsule) const {
    for (const double end : {-0.5, 0.5})
      addBall(points_, X_ * Eigen::Vector3d(0.0, 0.0, end * capsule.length), capsule.radius, towards_);
  }
  void operator()(const Sphere& sphere) const { addBall(points_, X_.p, sphere.radius, towards_); }
  void operator()(const Beam& beam) const {
    const Section& section = beam.section;
    if (section.form == Section::Form::Rectangle) return corners(outerSize(beam));
    prism(0.5 * section.width, 0.5 * section.height, beam.length);
  }
  void operator()(const Mesh&) const {}

private:
  void corners(const Eigen::Vector3d& size) const {
    for (int i = 0; i < 8; ++i) {
      const Eigen::Vector3d sign((i & 1) != 0 ? 0.5 : -0.5, (i & 2) != 0 ? 0.5 : -0.5, (i & 4) != 0 ? 0.5 : -0.5);
      points_.emplace_back(X_ * Eigen::Vector3d(sign.cwiseProduct(size)));
    }
  }
  void prism(double a, double b, double length) const {
    for (const double end : {-0.5, 0.5})
      addRing(points_, X_ * Eigen::Vector3d(0.0, 0.0, end * length), a * X_.R.col(0), b * X_.R.col(1));
  }

  const Pose& X_;
  const Eigen::Vector3d& towards_;
  std::vector<Eigen::Vector3d>& points_;
};

SurfaceLines planeLines(const Pose& X_WS, const Eigen::Vector3d& centre, double reach, const Eigen::Vector3d& towards) {
  SurfaceLines lines;
  const Eigen::Vector3d normal = X_WS.R.col(2);
  const Eigen::Vector3d foot = centre - normal * normal.dot(centre - X_WS.p);
  lines.solid = -normal;
  lines.is_patch = std::abs(normal.dot(towards)) > kEdgeOn;
  if (!lines.is_patch) {
    const Eigen::Vector3d way = normal.cross(towards).normalized();
    lines.points = {foot - reach * way, foot + reach * way};
    return lines;
  }
  for (const auto& [x, y] : {std::pair(-1.0, -1.0), {1.0, -1.0}, {1.0, 1.0}, {-1.0, 1.0}})
    lines.points.emplace_back(foot + reach * (x * X_WS.R.col(0) + y * X_WS.R.col(1)));
  return lines;
}

}  // namespace

std::vector<RobotBone> robotBones(const Model& model, const std::vector<Pose>& X_WB, const std::vector<Pose>& X_WL) {
  std::vector<RobotBone> bones;
  const std::vector<ModelLink>& links = model.links();
  std::vector<bool> goes_on(static_cast<std::size_t>(model.bodyCount()), false);
  for (std::size_t i = 0; i < links.size(); ++i) {
    if (links[i].parent < 0) continue;
    const auto parent = static_cast<std::size_t>(links[i].parent);
    if ((X_WL[i].p - X_WL[parent].p).norm() < kTouching) continue;
    bones.push_back({X_WL[parent].p, X_WL[i].p, links[i].parent, links[parent].body});
    if (links[parent].body >= 0) goes_on[static_cast<std::size_t>(links[parent].body)] = true;
  }
  for (int b = 0; b < model.bodyCount(); ++b) {
    const auto at = static_cast<std::size_t>(b);
    const Vec3<double>& c = model.centres()[at].c;
    const Eigen::Vector3d centre = X_WB[at] * Eigen::Vector3d(c.x, c.y, c.z);
    if (!goes_on[at] && (centre - X_WB[at].p).norm() > kTouching)
      bones.push_back({X_WB[at].p, centre, model.linkOfBody(b), b, true});
  }
  return bones;
}

std::vector<Eigen::Vector3d> outlinePoints(const Shape& shape, const Pose& X_WL, const Eigen::Vector3d& towards) {
  std::vector<Eigen::Vector3d> points;
  std::visit(Outline(X_WL * shape.X_LS, towards, points), shape.geometry);
  return points;
}

SurfaceLines surfaceLines(const Surface& surface, const Eigen::Vector3d& centre, double reach,
                          const Eigen::Vector3d& towards) {
  const Pose& X_WS = surface.X_WS;
  if (std::holds_alternative<PlaneSurface>(surface.form)) return planeLines(X_WS, centre, reach, towards);
  SurfaceLines lines;
  const Eigen::Vector3d there = X_WS.inverse() * centre;
  if (const auto* cylinder = std::get_if<CylinderSurface>(&surface.form)) {
    addRing(lines.points, X_WS * Eigen::Vector3d(0.0, 0.0, there.z()), cylinder->radius * X_WS.R.col(0),
            cylinder->radius * X_WS.R.col(1));
  } else if (const auto* sphere = std::get_if<SphereSurface>(&surface.form)) {
    addBall(lines.points, X_WS.p, sphere->radius, towards);
  } else if (const auto* sine = std::get_if<SineSurface>(&surface.form)) {
    for (int i = 0; i <= kPiecesOfAWave; ++i) {
      const double x = there.x() + reach * (2.0 * i / kPiecesOfAWave - 1.0);
      const double z = sine->amplitude * std::sin(2.0 * std::numbers::pi * x / sine->length + sine->phase);
      lines.points.emplace_back(X_WS * Eigen::Vector3d(x, there.y(), z));
    }
    return lines;
  }
  lines.points.push_back(lines.points.front());
  return lines;
}

}  // namespace linkwright
