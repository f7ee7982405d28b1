// SPDX-License-Identifier: MIT
// The motion in a torque: entries of the mass matrix and Christoffel symbols, link by link.
#include "core/trace/why.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

namespace {

double angleBetween(const Eigen::Vector3d& a, const Eigen::Vector3d& b) {
  return std::atan2(a.cross(b).norm(), a.dot(b));
}

const char* rateUnit(bool slides) { return slides ? "m/s" : "rad/s"; }
const char* accelerationUnit(bool slides) { return slides ? "m/s^2" : "rad/s^2"; }

/// Of an entry of the mass matrix between two joints.
const char* inertiaUnit(bool slides, bool other_slides) {
  if (slides && other_slides) return "kg";
  return slides || other_slides ? "kg m" : "kg m^2";
}

}  // namespace

// what a link's mass gives M_ij: m (motion by i) . (motion by j), and s_i . I s_j where both turn
Why::Pull Why::inertiaPull(int joint, int by, int link) const {
  const LinkMass& own = massOf(link);
  const JointAxis i = axisOf(joint), j = axisOf(by);
  Pull pull;
  pull.mass = own.mass * i.motionOf(own.c).dot(j.motionOf(own.c));
  if (!i.prismatic && !j.prismatic) pull.spin = i.z.dot(own.I * j.z);
  return pull;
}

// what a link's mass gives Gamma_ijj (and_by -1), or 2 Gamma_ijk with k = and_by further out than j = by: the second
// derivatives of its points by q_j, q_k are z_j x (z_k x (x - p_k)), and z_j x z_k where k slides; none where j slides
Why::Pull Why::ratePull(int joint, int by, int and_by, int link, Eigen::Vector3d* acceleration) const {
  const LinkMass& own = massOf(link);
  const JointAxis i = axisOf(joint), j = axisOf(by), k = axisOf(and_by < 0 ? by : and_by);
  const double twice = and_by < 0 ? 1.0 : 2.0;
  Pull pull;
  Eigen::Vector3d a = Eigen::Vector3d::Zero();
  if (!j.prismatic && !k.prismatic) {
    const Eigen::Matrix3d A = twice * doubleCross(j.z, k.z);
    a = A * (own.c - k.p);
    if (!i.prismatic) pull.spin = i.z.dot(own.moment(A));
  } else if (!j.prismatic && and_by >= 0) {
    a = twice * j.z.cross(k.z);
  }
  pull.mass = own.mass * i.motionOf(own.c).dot(a);
  if (acceleration != nullptr) *acceleration = a;
  return pull;
}

// M_ij qdd_j
WhyNode Why::inertiaOf(const WhyNode& of, int by) const {
  double entry = 0.0;
  for (const int link : linksCarried(of.joint, by)) entry += inertiaPull(of.joint, by, link).total();
  const bool slides = axisOf(of.joint).prismatic, other_slides = axisOf(by).prismatic;
  WhyNode node = part(of, WhyKind::InertiaOfJoint, entry * input_.qdd[by]);
  node.by = by;
  node.unfolds = true;
  node.numbers = {{WhyQuantity::InertiaEntry, entry, inertiaUnit(slides, other_slides)},
                  {WhyQuantity::JointAcceleration, input_.qdd[by], accelerationUnit(other_slides), by}};
  return node;
}

std::vector<WhyNode> Why::inertiaJoints(const WhyNode& node) const {
  std::vector<WhyNode> joints;
  for (int j = 0; j < model_.dof(); ++j) {
    const bool in_line = carries(j, bodyOf(node.joint)) || carries(node.joint, bodyOf(j));
    if (j != node.joint && in_line && input_.qdd[j] != 0.0) joints.push_back(inertiaOf(node, j));
  }
  return joints;
}

std::vector<WhyNode> Why::inertiaLinks(const WhyNode& node) const {
  const JointAxis i = axisOf(node.joint), j = axisOf(node.by);
  const double qdd = input_.qdd[node.by];
  std::vector<WhyNode> links;
  for (const int link : linksCarried(node.joint, node.by)) {
    const Pull pull = inertiaPull(node.joint, node.by, link);
    WhyNode each = part(node, WhyKind::InertiaOfLink, pull.total() * qdd);
    each.link = link;
    each.body = model_.links()[static_cast<std::size_t>(link)].body;
    each.unfolds = !i.prismatic && !j.prismatic;
    each.numbers = {{WhyQuantity::Mass, massOf(link).mass, "kg"},
                    {WhyQuantity::InertiaEntry, pull.total(), inertiaUnit(i.prismatic, j.prismatic)},
                    {WhyQuantity::JointAcceleration, qdd, accelerationUnit(j.prismatic), node.by}};
    links.push_back(std::move(each));
  }
  return links;
}

// m l_i l_j cos(angle between the two motions), and the inertia about the centre
std::vector<WhyNode> Why::inertiaTerms(const WhyNode& node) const {
  const Pull pull = inertiaPull(node.joint, node.by, node.link);
  const JointAxis i = axisOf(node.joint), j = axisOf(node.by);
  if (i.prismatic || j.prismatic) return {};
  const Eigen::Vector3d c = massOf(node.link).c, by_i = i.motionOf(c), by_j = j.motionOf(c);
  const double qdd = input_.qdd[node.by];
  const WhyNumber acceleration = {WhyQuantity::JointAcceleration, qdd, accelerationUnit(false), node.by};
  WhyNode mass = part(node, WhyKind::InertiaOfMass, pull.mass * qdd);
  mass.numbers = {{WhyQuantity::Mass, massOf(node.link).mass, "kg"},
                  {WhyQuantity::DistanceFromAxis, by_i.norm(), "m", node.joint}};
  if (node.by != node.joint) {
    mass.numbers.push_back({WhyQuantity::DistanceFromAxis, by_j.norm(), "m", node.by});
    mass.numbers.push_back({WhyQuantity::AngleBetween, angleBetween(by_i, by_j), "rad"});
  }
  mass.numbers.push_back(acceleration);
  WhyNode spin = part(node, WhyKind::InertiaOfSpin, pull.spin * qdd);
  spin.numbers = {{WhyQuantity::InertiaEntry, pull.spin, "kg m^2"}, acceleration};
  return {mass, spin};
}

void Why::addRate(const WhyNode& of, int by, int and_by, std::vector<WhyNode>& parts) const {
  const double rates = input_.qd[by] * input_.qd[and_by < 0 ? by : and_by];
  const bool slides = axisOf(of.joint).prismatic;
  if (rates == 0.0) return;
  double symbol = 0.0;
  for (const int link : linksCarried(of.joint, and_by < 0 ? by : and_by)) {
    symbol += ratePull(of.joint, by, and_by, link).total();
  }
  WhyNode node = part(of, and_by < 0 ? WhyKind::RateOfJoint : WhyKind::RateOfPair, symbol * rates);
  node.by = by;
  node.and_by = and_by;
  node.unfolds = true;
  const bool other_slides = and_by >= 0 && axisOf(and_by).prismatic;
  node.numbers = {{WhyQuantity::Christoffel, symbol, inertiaUnit(slides, other_slides)},
                  {WhyQuantity::JointVelocity, input_.qd[by], rateUnit(axisOf(by).prismatic), by}};
  if (and_by >= 0) {
    node.numbers.push_back({WhyQuantity::JointVelocity, input_.qd[and_by], rateUnit(other_slides), and_by});
  }
  parts.push_back(std::move(node));
}

// squares of single rates, or products of two joints in line
std::vector<WhyNode> Why::rates(const WhyNode& node) const {
  std::vector<WhyNode> parts;
  for (int k = 0; k < model_.dof(); ++k) {
    const bool in_line = carries(k, bodyOf(node.joint)) || carries(node.joint, bodyOf(k));
    if (!in_line) continue;
    if (node.kind == WhyKind::Centrifugal) {
      if (!axisOf(k).prismatic) addRate(node, k, -1, parts);
      continue;
    }
    for (int b = bodyAt(bodyOf(k)).parent; b >= 0; b = bodyAt(b).parent) {
      const int j = bodyAt(b).dof;
      if (j >= 0 && !bodyAt(b).prismatic) addRate(node, j, k, parts);
    }
  }
  return parts;
}

std::vector<WhyNode> Why::rateLinks(const WhyNode& node) const {
  const int outer = node.and_by < 0 ? node.by : node.and_by;
  const double rates = input_.qd[node.by] * input_.qd[outer];
  std::vector<WhyNode> links;
  for (const int link : linksCarried(node.joint, outer)) {
    const Pull pull = ratePull(node.joint, node.by, node.and_by, link);
    WhyNode each = part(node, WhyKind::RateOfLink, pull.total() * rates);
    each.link = link;
    each.body = model_.links()[static_cast<std::size_t>(link)].body;
    each.unfolds = true;
    each.numbers = node.numbers;
    each.numbers[0].value = pull.total();
    links.push_back(std::move(each));
  }
  return links;
}

// the force m a through the centre at its distance, and the moment
std::vector<WhyNode> Why::rateTerms(const WhyNode& node) const {
  const JointAxis i = axisOf(node.joint);
  const int outer = node.and_by < 0 ? node.by : node.and_by;
  const double rates = input_.qd[node.by] * input_.qd[outer];
  Eigen::Vector3d a;
  const Pull pull = ratePull(node.joint, node.by, node.and_by, node.link, &a);
  const Eigen::Vector3d motion = i.motionOf(massOf(node.link).c);
  a *= rates;
  WhyNode mass = part(node, WhyKind::RateOfMass, pull.mass * rates);
  mass.numbers = {{WhyQuantity::Mass, massOf(node.link).mass, "kg"},
                  {WhyQuantity::CentreAcceleration, a.norm(), "m/s^2"}};
  if (!i.prismatic) mass.numbers.push_back({WhyQuantity::DistanceFromAxis, motion.norm(), "m", node.joint});
  mass.numbers.push_back({WhyQuantity::AngleBetween, angleBetween(motion, a), "rad"});
  WhyNode spin = part(node, WhyKind::RateOfSpin, pull.spin * rates);
  spin.numbers = node.numbers;
  spin.numbers[0].value = pull.spin;
  return {mass, spin};
}

}  // namespace linkwright
