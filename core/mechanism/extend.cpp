// SPDX-License-Identifier: MIT
#include "core/mechanism/extend.h"

#include "core/base/index.h"
#include "core/base/require.h"
#include "core/mechanism/generated_shapes.h"
#include "core/mechanism/inertia.h"
#include "core/mechanism/middle_line.h"
#include "core/mechanism/new_link.h"
#include "core/spatial/rotation.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>
#include <variant>

namespace linkwright {
namespace {

using Eigen::Vector3d;

constexpr double kLeast = 0.01;      // m: a link this short has no direction
constexpr double kThinnest = 0.005;  // m: no solid gets shorter
constexpr double kTouching = 1e-3;   // m
constexpr double kNear = 0.15;       // of the length: what ends or hangs there is at the tip
constexpr double kBegins = 0.25;     // of the length: a solid that begins as near to the tip stands on it
constexpr double kAligned = 0.99;    // cosine

/// The way of the longest solid that ends at the tip, else straight from the link's origin.
Vector3d directionTo(const Vector3d& tip, const std::vector<Shape>& solids) {
  const double near = kNear * tip.norm() + kTouching;
  Vector3d direction = tip.normalized();
  double longest = 0.0;
  for (const Shape& solid : solids) {
    std::optional<MiddleLine> line = middleLine(solid);
    if (!line) continue;
    if ((line->from - tip).norm() < (line->to - tip).norm()) std::swap(line->from, line->to);
    const Vector3d way = line->to - line->from;
    if ((line->to - tip).norm() > near || way.norm() <= longest || way.dot(tip) < kLeast * way.norm()) continue;
    longest = way.norm();
    direction = way.normalized();
  }
  return direction;
}

/// What each of the link's own solids does when the tip moves.
void sortSolids(const std::vector<Shape>& shapes, LinkTip& tip) {
  const Vector3d& d = tip.direction_L;
  const double end = tip.length - kNear * tip.length - kTouching, begins = tip.length - kBegins * tip.length;
  double thinnest = std::numeric_limits<double>::infinity(), longest_standing = 0.0;
  int longest = -1;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    const std::optional<MiddleLine> line = middleLine(shapes[i], &d);
    const double length = line ? (line->to - line->from).norm() : 0.0;
    const bool along = line && std::abs((line->to - line->from).dot(d)) > kAligned * length && length > 0.0;
    if (!along) {
      if (shapes[i].X_LS.p.dot(d) >= end) tip.carried.push_back(static_cast<int>(i));
      continue;
    }
    const double first = std::min(line->from.dot(d), line->to.dot(d));
    const double last = std::max(line->from.dot(d), line->to.dot(d));
    if (last < end) continue;
    if (first < begins) {
      tip.grown.push_back(static_cast<int>(i));
      thinnest = std::min(thinnest, length);
    } else {
      tip.carried.push_back(static_cast<int>(i));
      if (length > longest_standing) {
        longest_standing = length;
        longest = static_cast<int>(i);
      }
    }
  }
  // a link that is one short solid far from its joint: that one is the link
  if (tip.grown.empty() && tip.joints.empty() && longest >= 0) {
    std::erase(tip.carried, longest);
    tip.grown.push_back(longest);
    thinnest = longest_standing;
  }
  tip.shortest = std::min(tip.length, std::max(kLeast, tip.length - std::max(0.0, thinnest - kThinnest)));
}

void grow(Shape& shape, const Vector3d& direction_L, double by) {
  std::visit(
      [&](auto& solid) {
        using Solid = std::decay_t<decltype(solid)>;
        if constexpr (std::is_same_v<Solid, Box>) {
          Eigen::Index edge = 0;
          const Vector3d along = shape.X_LS.R.transpose() * direction_L;
          along.cwiseAbs().maxCoeff(&edge);
          solid.size[edge] += by;
        } else if constexpr (!std::is_same_v<Solid, Sphere> && !std::is_same_v<Solid, Mesh>) {
          solid.length += by;
        }
      },
      shape.geometry);
  shape.X_LS.p += 0.5 * by * direction_L;
}

}  // namespace

std::optional<LinkTip> linkTip(const Mechanism& mechanism, int link) {
  require(link >= 0 && at(link) < mechanism.links.size(), "the link is one of the mechanism's");
  const Link& of = mechanism.links[at(link)];
  LinkTip tip;
  tip.p_L = tipOf(mechanism, link);
  if (!(tip.p_L.norm() >= kLeast) || !tip.p_L.allFinite()) return std::nullopt;
  // a view that draws the link's way to its joint draws it along the joint's axis first, then across
  tip.direction_L = directionTo(tip.p_L, hasDrawableShapes(of) ? of.shapes : generatedShapes(mechanism)[at(link)]);
  tip.length = tip.p_L.dot(tip.direction_L);
  if (tip.length < kLeast) return std::nullopt;
  const double end = tip.length - kNear * tip.length - kTouching;
  for (std::size_t j = 0; j < mechanism.joints.size(); ++j) {
    const Joint& joint = mechanism.joints[j];
    if (joint.parent == link && joint.X_PJ.p.dot(tip.direction_L) >= end) tip.joints.push_back(static_cast<int>(j));
  }
  sortSolids(of.shapes, tip);
  for (std::size_t i = 0; i < of.payloads.size(); ++i) {
    if (of.payloads[i].p_L.dot(tip.direction_L) >= end) tip.payloads.push_back(static_cast<int>(i));
  }
  if (tip.grown.empty() && tip.joints.empty()) return std::nullopt;
  return tip;
}

Edited extended(const Mechanism& mechanism, int link, const LinkTip& tip, double length) {
  require(std::isfinite(length), "the length is a number");
  const double by = std::max(length, tip.shortest) - tip.length;
  Link changed = mechanism.links.at(at(link));
  if (by == 0.0) return withLink(mechanism, link, changed);
  for (const int i : tip.grown) grow(changed.shapes.at(at(i)), tip.direction_L, by);
  for (const int i : tip.carried) changed.shapes.at(at(i)).X_LS.p += by * tip.direction_L;
  for (const int i : tip.payloads) changed.payloads.at(at(i)).p_L += by * tip.direction_L;
  followShapes(changed);
  Edited edited = withLink(mechanism, link, changed);
  for (const int j : tip.joints) edited.mechanism.joints.at(at(j)).X_PJ.p += by * tip.direction_L;
  return edited;
}

Edited jointMoved(const Mechanism& mechanism, int joint, const Pose& X_WP, const Pose& X_WJ_from, const Pose& X_WJ_to) {
  require(joint >= 0 && at(joint) < mechanism.joints.size(), "the joint is one of the mechanism's");
  Joint changed = mechanism.joints[at(joint)];
  if (X_WJ_to.p != X_WJ_from.p) changed.X_PJ.p += X_WP.R.transpose() * (X_WJ_to.p - X_WJ_from.p);
  if (X_WJ_to.R != X_WJ_from.R) {
    // the turn of the world between the two, in the parent's axes
    const Eigen::Matrix3d R_W = X_WJ_to.R * X_WJ_from.R.transpose();
    const Eigen::Matrix3d R_PJ = X_WP.R.transpose() * R_W * X_WP.R * changed.X_PJ.R;
    changed.X_PJ.R = orthonormalized(R_PJ);
  }
  return withJoint(mechanism, joint, changed);
}

Edited axisTurned(const Mechanism& mechanism, int joint, const Pose& X_WP, const Eigen::Matrix3d& R_W) {
  require(joint >= 0 && at(joint) < mechanism.joints.size(), "the joint is one of the mechanism's");
  Joint changed = mechanism.joints[at(joint)];
  const Eigen::Matrix3d R_WJ = X_WP.R * changed.X_PJ.R;
  if (!R_W.isIdentity(0.0)) changed.axis = (R_WJ.transpose() * (R_W * (R_WJ * changed.axis))).normalized();
  return withJoint(mechanism, joint, changed);
}

}  // namespace linkwright
