// SPDX-License-Identifier: MIT
#include "core/trace/why.h"

#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/scalar/real.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright {

namespace {

constexpr double kNothingShare = 1e-14;
constexpr double kCancels = 0.005;

WhyKind kindOf(TorqueCause cause) {
  switch (cause) {
    case TorqueCause::OwnInertia: return WhyKind::OwnInertia;
    case TorqueCause::CoupledInertia: return WhyKind::CoupledInertia;
    case TorqueCause::Centrifugal: return WhyKind::Centrifugal;
    case TorqueCause::Coriolis: return WhyKind::Coriolis;
    case TorqueCause::Gravity: return WhyKind::Gravity;
    case TorqueCause::Friction: return WhyKind::Friction;
    case TorqueCause::Rotor: return WhyKind::Rotor;
    case TorqueCause::Spring: return WhyKind::Spring;
    case TorqueCause::External: break;
  }
  return WhyKind::External;
}

}  // namespace

const WhyNumber* WhyNode::find(WhyQuantity quantity, int of_joint) const {
  for (const WhyNumber& number : numbers) {
    if (number.quantity == quantity && (of_joint < 0 || number.joint == of_joint)) return &number;
  }
  return nullptr;
}

bool WhyBalance::cancels() const { return std::min(positive, -negative) > kCancels * pulled(); }

WhyBalance balanceOf(const std::vector<WhyNode>& parts) {
  WhyBalance balance;
  for (const WhyNode& each : parts) (each.value < 0.0 ? balance.negative : balance.positive) += each.value;
  return balance;
}

Why::Why(const Model& model, DynamicsInput input, Eigen::VectorXd tau)
    : model_(model), input_(std::move(input)), tau_(std::move(tau)), parts_(attributeTorque(model, input_)) {
  if (tau_.size() == 0) tau_ = inverseDynamics(model, input_);
  require(tau_.size() == model.dof(), "tau must have one entry a joint");
  for (const TorqueCause cause : kTorqueCauses) {
    if (model.dof() > 0) nothing_ = std::max(nothing_, kNothingShare * parts_.of(cause).lpNorm<Eigen::Infinity>());
  }
  bodyPoses(model, input_.q, X_WB_);
  last_.resize(model.bodies().size());
  for (int b = model.bodyCount() - 1; b >= 0; --b) {
    int& last = last_[static_cast<std::size_t>(b)];
    last = std::max(last, b);
    if (bodyAt(b).parent >= 0) {
      int& below = last_[static_cast<std::size_t>(bodyAt(b).parent)];
      below = std::max(below, last);
    }
  }
  masses_.resize(model.links().size());
  for (std::size_t l = 0; l < masses_.size(); ++l) {
    const ModelLink& link = model.links()[l];
    if (link.body < 0) continue;  // the world carries it
    const Pose X_WL = X_WB_[static_cast<std::size_t>(link.body)] * link.X_BL;
    masses_[l] = {link.inertial.mass, X_WL * link.inertial.p_LLcm,
                  X_WL.R * link.inertial.I_LLcm_L * X_WL.R.transpose()};
  }
}

WhyNode Why::root(int joint) const {
  require(joint >= 0 && joint < model_.dof(), "no such joint");
  WhyNode node;
  node.joint = joint;
  node.body = bodyOf(joint);
  node.value = tau_[joint];
  node.unfolds = std::any_of(kTorqueCauses.begin(), kTorqueCauses.end(),
                             [&](TorqueCause cause) { return std::abs(parts_.of(cause)[joint]) > nothing_; });
  return node;
}

std::vector<WhyNode> Why::children(const WhyNode& node) const {
  require(node.joint >= 0 && node.joint < model_.dof(), "no such joint");
  std::vector<WhyNode> parts;
  switch (node.kind) {
    case WhyKind::Torque: parts = causes(node); break;
    case WhyKind::OwnInertia:
    case WhyKind::InertiaOfJoint: parts = inertiaLinks(node); break;
    case WhyKind::CoupledInertia: parts = inertiaJoints(node); break;
    case WhyKind::Centrifugal:
    case WhyKind::Coriolis: parts = rates(node); break;
    case WhyKind::Gravity: parts = weightGroups(node); break;
    case WhyKind::Friction: parts = frictions(node); break;
    case WhyKind::External: parts = wrenches(node); break;
    case WhyKind::WeightOfGroup: parts = weightLinks(node); break;
    case WhyKind::WeightOfLink: parts = weightLengths(node); break;
    case WhyKind::InertiaOfLink: parts = inertiaTerms(node); break;
    case WhyKind::RateOfJoint:
    case WhyKind::RateOfPair: parts = rateLinks(node); break;
    case WhyKind::RateOfLink: parts = rateTerms(node); break;
    case WhyKind::ExternalWrench: parts = wrenchTerms(node); break;
    case WhyKind::Rotor:
    case WhyKind::Spring:
    case WhyKind::WeightOfLength:
    case WhyKind::InertiaOfMass:
    case WhyKind::InertiaOfSpin:
    case WhyKind::RateOfMass:
    case WhyKind::RateOfSpin:
    case WhyKind::Viscous:
    case WhyKind::Dry:
    case WhyKind::ExternalForce:
    case WhyKind::ExternalMoment: break;
  }
  std::erase_if(parts, [&](const WhyNode& part) { return std::abs(part.value) <= nothing_; });
  std::stable_sort(parts.begin(), parts.end(),
                   [](const WhyNode& a, const WhyNode& b) { return std::abs(a.value) > std::abs(b.value); });
  const double pulled = balanceOf(parts).pulled();
  for (WhyNode& each : parts) each.share = std::abs(each.value) / pulled;
  return parts;
}

// a part below another one: what is known of that one stays true of it
WhyNode Why::part(const WhyNode& of, WhyKind kind, double value) const {
  WhyNode node = of;
  node.kind = kind;
  node.value = value;
  node.unfolds = false;
  node.numbers.clear();
  return node;
}

JointAxis Why::axisOf(int joint) const {
  const int b = bodyOf(joint);
  const Pose& X_WB = X_WB_[static_cast<std::size_t>(b)];
  return {X_WB.R.col(2), X_WB.p, bodyAt(b).prismatic};
}

// what a body carries follows it in tree order
bool Why::carries(int joint, int body) const {
  const int own = bodyOf(joint);
  return body >= own && body <= last_[static_cast<std::size_t>(own)];
}

// the links with mass that both joints carry
std::vector<int> Why::linksCarried(int joint, int and_by) const {
  std::vector<int> links;
  for (int link = 0; link < model_.linkCount(); ++link) {
    const ModelLink& entry = model_.links()[static_cast<std::size_t>(link)];
    if (entry.body < 0 || (entry.inertial.mass == 0.0 && entry.inertial.I_LLcm_L.isZero(0.0))) continue;
    if (carries(joint, entry.body) && (and_by < 0 || carries(and_by, entry.body))) links.push_back(link);
  }
  return links;
}

std::vector<WhyNode> Why::causes(const WhyNode& node) const {
  std::vector<WhyNode> found;
  for (const TorqueCause cause : kTorqueCauses) {
    const double value = parts_.of(cause)[node.joint];
    if (std::abs(value) <= nothing_) continue;
    WhyNode each = part(node, kindOf(cause), value);
    each.unfolds = cause != TorqueCause::Rotor && cause != TorqueCause::Spring;
    if (cause == TorqueCause::Gravity) {
      each = weight(each, WhyKind::Gravity, each.body, last_[static_cast<std::size_t>(each.body)]);
      each.value = value;
    } else if (cause == TorqueCause::OwnInertia) {
      each = inertiaOf(each, node.joint);
      each.kind = WhyKind::OwnInertia;
      each.value = value;
    } else if (cause == TorqueCause::Rotor) {
      const bool slides = bodyAt(node.body).prismatic;
      each.numbers = {
          {WhyQuantity::ReflectedInertia, model_.reflectedInertia()[static_cast<std::size_t>(node.joint)],
           slides ? "kg" : "kg m^2", node.joint},
          {WhyQuantity::JointAcceleration, input_.qdd[node.joint], slides ? "m/s^2" : "rad/s^2", node.joint}};
    } else if (cause == TorqueCause::Spring) {
      const bool slides = bodyAt(node.body).prismatic;
      const JointSpring& spring = model_.jointSprings()[static_cast<std::size_t>(node.joint)];
      each.numbers = {{WhyQuantity::Stiffness, spring.stiffness, slides ? "N/m" : "N m/rad", node.joint},
                      {WhyQuantity::Stretch, input_.q[node.joint] - spring.rest, slides ? "m" : "rad", node.joint}};
    }
    found.push_back(std::move(each));
  }
  return found;
}

std::vector<WhyNode> Why::frictions(const WhyNode& node) const {
  const JointFriction& friction = model_.jointFriction()[static_cast<std::size_t>(node.joint)];
  const bool slides = bodyAt(node.body).prismatic;
  const double qd = input_.qd[node.joint];
  const WhyNumber rate = {WhyQuantity::JointVelocity, qd, slides ? "m/s" : "rad/s", node.joint};
  WhyNode viscous = part(node, WhyKind::Viscous, friction.viscous * qd);
  viscous.numbers = {{WhyQuantity::ViscousCoefficient, friction.viscous, slides ? "N s/m" : "N m s/rad", node.joint},
                     rate};
  WhyNode dry = part(node, WhyKind::Dry, bySign(qd, friction.coulomb_positive, friction.coulomb_negative));
  dry.numbers = {rate};
  return {viscous, dry};
}

std::vector<WhyNode> Why::wrenches(const WhyNode& node) const {
  std::vector<WhyNode> found;
  for (std::size_t w = 0; w < input_.external.size(); ++w) {
    const ModelLink& link = model_.links()[static_cast<std::size_t>(input_.external[w].link)];
    if (link.body < 0 || !carries(node.joint, link.body)) continue;
    WhyNode each = part(node, WhyKind::ExternalWrench, 0.0);
    each.link = input_.external[w].link;
    each.wrench = static_cast<int>(w);
    for (const WhyNode& term : wrenchTerms(each)) each.value += term.value;
    each.unfolds = true;
    found.push_back(std::move(each));
  }
  return found;
}

// a force through its point, and a moment: the joint must hold against both
std::vector<WhyNode> Why::wrenchTerms(const WhyNode& node) const {
  const ExternalWrench& external = input_.external[static_cast<std::size_t>(node.wrench)];
  const ModelLink& link = model_.links()[static_cast<std::size_t>(node.link)];
  const Eigen::Vector3d x = X_WB_[static_cast<std::size_t>(link.body)] * (link.X_BL * external.point);
  const Eigen::Matrix3d R_WA =
      external.axes < 0 ? Eigen::Matrix3d::Identity() : linkPose(model_, X_WB_, external.axes).R;
  const JointAxis axis = axisOf(node.joint);
  WhyNode force = part(node, WhyKind::ExternalForce, -axis.motionOf(x).dot(R_WA * external.wrench.force));
  const double magnitude = external.wrench.force.norm();
  const double lever = magnitude > 0.0 ? force.value / magnitude : 0.0;
  force.numbers = {{WhyQuantity::Force, magnitude, "N"},
                   {axis.prismatic ? WhyQuantity::AlongAxis : WhyQuantity::Lever, lever, axis.prismatic ? "" : "m"}};
  if (axis.prismatic) return {force};
  WhyNode moment = part(node, WhyKind::ExternalMoment, -axis.z.dot(R_WA * external.wrench.moment));
  moment.numbers = {{WhyQuantity::Moment, moment.value, "N m"}};
  return {force, moment};
}

}  // namespace linkwright
