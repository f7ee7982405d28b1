// SPDX-License-Identifier: MIT
// The weight in a torque: groups of links, each link, and the lengths and angles that make its lever.
#include "core/trace/why.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright {

namespace {

/// How a vector from the axis gives a lever: seen along the axis, in the plane of turning.
struct LeverPlane {
  Eigen::Vector3d e = Eigen::Vector3d::Zero();  ///< up x s: its length is the sine of the axis's tilt
  Eigen::Vector3d across = Eigen::Vector3d::Zero(), up = Eigen::Vector3d::Zero();  ///< unit vectors of the plane
  Eigen::Vector3d s;
  double tilt = 0.0;

  LeverPlane(const Eigen::Vector3d& axis, const Eigen::Vector3d& upward) : e(upward.cross(axis)), s(axis) {
    tilt = std::atan2(e.norm(), upward.dot(axis));
    if (e.norm() == 0.0) return;
    across = e.normalized();
    up = axis.cross(across);
  }

  void addNumbers(const Eigen::Vector3d& d, std::vector<WhyNumber>& numbers) const {
    const Eigen::Vector3d seen = d - s.dot(d) * s;
    numbers.push_back({WhyQuantity::SeenLength, seen.norm(), "m"});
    numbers.push_back({WhyQuantity::Elevation, std::atan2(d.dot(up), d.dot(across)), "rad"});
    numbers.push_back({WhyQuantity::Tilt, tilt, "rad"});
  }
};

Eigen::Vector3d upward(const Eigen::Vector3d& gravity) {
  const double g = gravity.norm();
  return g > 0.0 ? Eigen::Vector3d(-gravity / g) : Eigen::Vector3d::Zero();
}

}  // namespace

// torque for each N of weight at a place d from the axis: d . levers; for a slide the part along the axis
Eigen::Vector3d Why::levers(int joint) const {
  const JointAxis axis = axisOf(joint);
  return upward(input_.gravity).cross(axis.z);
}

// the links of these bodies together: mass, and what their weight asks of the joint
WhyNode Why::weight(const WhyNode& of, WhyKind kind, int first_body, int last_body) const {
  const JointAxis axis = axisOf(of.joint);
  const double g = input_.gravity.norm();
  const Eigen::Vector3d up = upward(input_.gravity), lever = levers(of.joint);
  double mass = 0.0, moment = 0.0;
  for (int link = 0; link < model_.linkCount(); ++link) {
    const int body = model_.links()[static_cast<std::size_t>(link)].body;
    if (body < first_body || body > last_body) continue;
    const LinkMass& each = massOf(link);
    mass += each.mass;
    moment += each.mass * (axis.prismatic ? axis.z.dot(up) : (each.c - axis.p).dot(lever));
  }
  WhyNode node = part(of, kind, g * moment);
  node.first_body = first_body;
  node.last_body = last_body;
  node.unfolds = true;
  node.numbers = {{WhyQuantity::Mass, mass, "kg"},
                  {WhyQuantity::Gravity, g, "m/s^2"},
                  {axis.prismatic ? WhyQuantity::AlongAxis : WhyQuantity::Lever, mass > 0.0 ? moment / mass : 0.0,
                   axis.prismatic ? "" : "m"}};
  return node;
}

// neighbours in a row, from fork to fork; one link alone, and a chain without forks, link by link at once
std::vector<WhyNode> Why::weightGroups(const WhyNode& node) const {
  std::vector<int> children(static_cast<std::size_t>(model_.bodyCount()), 0);
  for (int b = node.first_body + 1; b <= node.last_body; ++b) {
    if (bodyAt(b).parent >= 0) ++children[static_cast<std::size_t>(bodyAt(b).parent)];
  }
  std::vector<WhyNode> groups;
  int first = node.first_body;
  for (int b = node.first_body; b <= node.last_body; ++b) {
    const bool goes_on = b < node.last_body && bodyAt(b + 1).parent == b && children[static_cast<std::size_t>(b)] == 1;
    if (goes_on) continue;
    WhyNode group = weight(node, WhyKind::WeightOfGroup, first, b);
    std::vector<WhyNode> links = weightLinks(group);
    groups.push_back(links.size() == 1 ? std::move(links.front()) : std::move(group));
    first = b + 1;
  }
  return groups.size() == 1 ? weightLinks(node) : groups;
}

std::vector<WhyNode> Why::weightLinks(const WhyNode& node) const {
  const JointAxis axis = axisOf(node.joint);
  const double g = input_.gravity.norm();
  const Eigen::Vector3d up = upward(input_.gravity), lever = levers(node.joint);
  const LeverPlane plane(axis.z, up);
  std::vector<WhyNode> links;
  for (int link = 0; link < model_.linkCount(); ++link) {
    const int body = model_.links()[static_cast<std::size_t>(link)].body;
    const LinkMass& own = massOf(link);
    if (body < node.first_body || body > node.last_body || own.mass == 0.0) continue;
    const Eigen::Vector3d d = own.c - axis.p;
    const double factor = axis.prismatic ? axis.z.dot(up) : d.dot(lever);
    WhyNode each = part(node, WhyKind::WeightOfLink, own.mass * g * factor);
    each.link = link;
    each.body = body;
    each.numbers = {{WhyQuantity::Mass, own.mass, "kg"},
                    {WhyQuantity::Gravity, g, "m/s^2"},
                    {axis.prismatic ? WhyQuantity::AlongAxis : WhyQuantity::Lever, factor, axis.prismatic ? "" : "m"}};
    if (axis.prismatic) {
      each.numbers.push_back({WhyQuantity::Tilt, plane.tilt, "rad"});
    } else {
      plane.addNumbers(d, each.numbers);
      each.unfolds = body != bodyOf(node.joint);
    }
    links.push_back(std::move(each));
  }
  return links;
}

// the way from the joint's axis to the link's centre of mass, length by length
std::vector<WhyNode> Why::weightLengths(const WhyNode& node) const {
  const JointAxis axis = axisOf(node.joint);
  if (axis.prismatic || node.body == bodyOf(node.joint)) return {};
  const double g = input_.gravity.norm();
  const LinkMass& own = massOf(node.link);
  const Eigen::Vector3d lever = levers(node.joint);
  const LeverPlane plane(axis.z, upward(input_.gravity));
  std::vector<int> way;
  for (int b = node.body; b != bodyOf(node.joint); b = bodyAt(b).parent) way.push_back(b);
  way.push_back(bodyOf(node.joint));
  std::reverse(way.begin(), way.end());

  std::vector<WhyNode> lengths;
  for (std::size_t k = 0; k < way.size(); ++k) {
    const int b = way[k], next = k + 1 < way.size() ? way[k + 1] : -1;
    const Eigen::Vector3d from = X_WB_[static_cast<std::size_t>(b)].p;
    const Eigen::Vector3d d = (next >= 0 ? X_WB_[static_cast<std::size_t>(next)].p : own.c) - from;
    WhyNode each = part(node, WhyKind::WeightOfLength, own.mass * g * d.dot(lever));
    each.body = b;
    each.numbers = {{WhyQuantity::Mass, own.mass, "kg"},
                    {WhyQuantity::Gravity, g, "m/s^2"},
                    {WhyQuantity::Lever, d.dot(lever), "m"},
                    {WhyQuantity::Length, d.norm(), "m"}};
    plane.addNumbers(d, each.numbers);
    // the angle that turns this length, and the slide that is in it
    if (const int dof = bodyAt(b).dof; dof >= 0 && !bodyAt(b).prismatic) {
      each.numbers.push_back({WhyQuantity::JointPosition, input_.q[dof], "rad", dof});
    }
    if (next >= 0 && bodyAt(next).dof >= 0 && bodyAt(next).prismatic) {
      each.numbers.push_back({WhyQuantity::JointPosition, input_.q[bodyAt(next).dof], "m", bodyAt(next).dof});
    }
    lengths.push_back(std::move(each));
  }
  return lengths;
}

}  // namespace linkwright
