// SPDX-License-Identifier: MIT
#include "core/mechanism/new_link.h"

#include "core/base/index.h"
#include "core/base/require.h"
#include "core/mechanism/generated_shapes.h"
#include "core/mechanism/middle_line.h"
#include "core/mechanism/templates.h"
#include "core/spatial/rotation.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright {
namespace {

using Eigen::Vector3d;

constexpr double kSamePoint = 1e-3;     // m: two points that are one
constexpr double kShortestSpan = 0.01;  // m: a link this short says nothing about direction
constexpr double kLength = 0.3;         // m
constexpr double kMass = 1.0;           // kg
constexpr double kFirstReady = 0.6;     // rad: lifted off the ground
constexpr double kReady = 0.5;          // rad
constexpr double kThickest = 0.25;      // radius of a bar to its length
constexpr double kJointToBar = 4.0 / 3.0;
constexpr double kAside = 0.9;  // rad between links on one tip

/// The far end of the middle line of a solid, in the link's frame.
Vector3d farEnd(const Shape& shape) {
  const std::optional<MiddleLine> line = middleLine(shape);
  if (!line) return shape.X_LS.p;
  return line->to.norm() >= line->from.norm() ? line->to : line->from;
}

/// Of the bar of a link that was made as these are.
std::optional<double> radiusOf(const Link& link) {
  for (const Shape& shape : link.shapes) {
    const auto* bar = std::get_if<Capsule>(&shape.geometry);
    if (bar != nullptr && shape.material == kLinkMaterial) return bar->radius;
  }
  return std::nullopt;
}

std::vector<const Joint*> jointsOn(const Mechanism& mechanism, int link) {
  std::vector<const Joint*> joints;
  for (const Joint& joint : mechanism.joints) {
    if (joint.parent == link) joints.push_back(&joint);
  }
  return joints;
}

std::vector<Vector3d> originsOn(const Mechanism& mechanism, int link) {
  std::vector<Vector3d> origins;
  for (const Joint* joint : jointsOn(mechanism, link)) origins.push_back(joint->X_PJ.p);
  return origins;
}

/// Whether a link is a frame to drag: welded on, without mass or anything that hangs on it.
bool isTool(const Mechanism& mechanism, int link) {
  const int above = jointAbove(mechanism, link);
  return above >= 0 && mechanism.joints[at(above)].type == JointType::Fixed && !mechanism.links[at(link)].loaded() &&
         jointsOn(mechanism, link).empty();
}

/// What a link for the tip of another takes over from it, or from the nearest that it hangs on; in `link`'s frame.
struct Manner {
  Vector3d direction = Vector3d::UnitX();
  double length = kLength;
  double mass = kMass;
  double radius = usualRadius(kLength);
  Vector3d axis = -Vector3d::UnitY();  ///< about -y, so that a positive angle lifts what points along x
  bool is_first = true;                ///< nothing that moves carries it
  double ready = 0.0;                  ///< of the joint that moves it
};

Manner mannerOf(const Mechanism& mechanism, int link) {
  const std::vector<Pose> X_WL = posesAtZero(mechanism);
  Manner manner;
  bool has_direction = false, has_mass = false, has_axis = false;
  for (int i = link, above = jointAbove(mechanism, link); above >= 0;
       i = mechanism.joints[at(above)].parent, above = jointAbove(mechanism, i)) {
    const Eigen::Matrix3d R = X_WL[at(link)].R.transpose() * X_WL[at(i)].R;
    const Vector3d tip = tipOf(mechanism, i);
    if (!has_direction && tip.norm() >= kShortestSpan) {
      manner.direction = R * tip.normalized();
      manner.length = tip.norm();
      manner.radius = radiusOf(mechanism.links[at(i)]).value_or(usualRadius(manner.length));
      has_direction = true;
    }
    const auto& inertial = mechanism.links[at(i)].inertial;
    if (!has_mass && inertial && inertial->mass > 0.0) {
      manner.mass = inertial->mass;
      has_mass = true;
    }
    const Joint& joint = mechanism.joints[at(above)];
    if (!has_axis && isMoving(joint.type)) {
      manner.axis = R * joint.axis.normalized();
      manner.ready = joint.ready.value_or(0.0);
      manner.is_first = false;
      has_axis = true;
    }
  }
  // a joint about the link itself would turn it without moving it: across it then, and level where it can be
  if (std::abs(manner.axis.dot(manner.direction)) > 0.9) {
    const Vector3d across = manner.direction.cross(Vector3d::UnitZ());
    manner.axis = across.norm() > 0.1 ? Vector3d(across.normalized()) : Vector3d(Vector3d::UnitY());
  }
  return manner;
}

NewLink made(const Mechanism& mechanism, const Manner& manner) {
  NewLink made;
  const std::string name = freeLinkName(mechanism, "link_1");
  // however short a link is, its bar looks like one, and its barrel is no longer than it
  const double radius = std::min(manner.radius, kThickest * manner.length);
  made.link = plainLink(name, manner.length * manner.direction, radius, manner.mass);
  const double thick = std::min(kJointToBar * radius, 0.5 * manner.length);
  made.link.shapes.push_back(barrelAlong(manner.axis, 1.25 * thick, 2.6 * thick));
  made.joint.name = freeJointName(mechanism, name + "_joint");
  made.joint.type = JointType::Revolute;
  made.joint.axis = manner.axis;
  made.joint.limits.lower = -std::numbers::pi;
  made.joint.limits.upper = std::numbers::pi;
  made.joint.limits.velocity = 3.0;
  made.X_NJ.p = manner.length * manner.direction;
  return made;
}

}  // namespace

Vector3d tipOf(const Mechanism& mechanism, int link) {
  require(link >= 0 && at(link) < mechanism.links.size(), "the link is one of the mechanism's");
  const std::vector<Vector3d> origins = originsOn(mechanism, link);
  if (origins.size() == 1 && origins.front().norm() >= kShortestSpan) return origins.front();
  Vector3d tip = Vector3d::Zero();
  const Link& of = mechanism.links[at(link)];
  for (const Shape& shape : of.shapes) {
    const Vector3d end = farEnd(shape);
    if (end.norm() > tip.norm()) tip = end;
  }
  if (tip.norm() >= kShortestSpan) return tip;
  tip.setZero();
  for (const Vector3d& origin : origins) tip += origin / static_cast<double>(origins.size());
  if (tip.norm() >= kShortestSpan) return tip;
  return of.inertial ? Vector3d(2.0 * of.inertial->p_LLcm) : Vector3d(Vector3d::Zero());
}

NewLink linkOn(const Mechanism& mechanism, int parent) {
  const Manner manner = mannerOf(mechanism, parent);
  NewLink made = linkwright::made(mechanism, manner);
  const bool on_base = jointAbove(mechanism, parent) < 0;
  // on the base: where the first link stands, or on the top of its solids
  Vector3d tip = tipOf(mechanism, parent);
  const std::vector<Vector3d> origins = originsOn(mechanism, parent);
  if (on_base) tip = origins.empty() ? Vector3d(0.0, 0.0, std::max(0.0, tip.z())) : origins.front();
  made.joint.X_PJ.p = tip;
  const auto there = std::count_if(origins.begin(), origins.end(),
                                   [&](const Vector3d& origin) { return (origin - tip).norm() < kSamePoint; });
  if (there > 0) {
    const Vector3d about = on_base ? Vector3d(Vector3d::UnitZ()) : manner.axis;
    made.joint.X_PJ.R = rotationAbout(about, kAside * static_cast<double>(there));
  }
  made.joint.ready = manner.is_first ? kFirstReady : manner.ready > 0.0 ? -kReady : kReady;
  return made;
}

NewLink linkBefore(const Mechanism& mechanism, int link) {
  const int above = jointAbove(mechanism, link);
  require(above >= 0, "the link has a parent");
  NewLink made = linkwright::made(mechanism, mannerOf(mechanism, link));
  // the frames of both are one at q = 0: the new link points where the old one points
  made.joint.X_PJ = mechanism.joints[at(above)].X_PJ;
  return made;
}

Edited withLinkOn(const Mechanism& mechanism, int parent) {
  if (isTool(mechanism, parent)) parent = mechanism.joints[at(jointAbove(mechanism, parent))].parent;
  const NewLink end = linkOn(mechanism, parent);
  const std::vector<const Joint*> on_it = jointsOn(mechanism, parent);
  if (on_it.size() == 1 && isTool(mechanism, on_it.front()->child)) {
    const int tool = on_it.front()->child;
    NewLink made = linkBefore(mechanism, tool);
    made.joint.ready = end.joint.ready;
    return Result<Edited>(insertLink(mechanism, tool, made.link, made.joint, made.X_NJ)).value();
  }
  Edited edited = addLink(mechanism, parent, end.link, end.joint);
  if (!mechanism.joints.empty() || !mechanism.hands.empty()) return edited;
  Joint weld;
  weld.name = "tool_joint";
  weld.X_PJ.p = tipOf(edited.mechanism, edited.link);
  Edited with_tool = addLink(edited.mechanism, edited.link, Link{"tool"}, weld);
  with_tool.mechanism.hands = {with_tool.mechanism.links[at(with_tool.link)].name};
  // both parts are new; a new link is the last
  edited.mechanism = std::move(with_tool.mechanism);
  edited.link_before.push_back(-1);
  edited.joint_before.push_back(-1);
  return edited;
}

Vector3d shiftOfCopy(const Mechanism& mechanism, int link) {
  const int above = jointAbove(mechanism, link);
  if (above < 0) return Vector3d::Zero();
  const Joint& joint = mechanism.joints[at(above)];
  const double length = tipOf(mechanism, link).norm();
  const double aside = length >= kShortestSpan ? std::max(0.05, 0.5 * length) : 0.5 * kLength;
  return joint.X_PJ.R * joint.axis.normalized() * aside;
}

}  // namespace linkwright
