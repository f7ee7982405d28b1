// SPDX-License-Identifier: MIT
#include "core/comparison/torque_variant.h"

#include "core/dynamics/mistakes.h"
#include "core/kinematics/forward_kinematics.h"

#include <algorithm>

namespace linkwright {
namespace {

bool turns(const ModelJoint& joint) { return joint.type != JointType::Prismatic; }

void editLink(Link& link, DifferenceCause cause) {
  std::optional<Inertial> loaded = link.loaded();
  link.payloads.clear();
  if (!loaded || cause == DifferenceCause::MassLeftOut) {
    link.inertial.reset();
    return;
  }
  const Eigen::Vector3d c = loaded->p_LLcm;
  const Eigen::Matrix3d moved = loaded->mass * (c.squaredNorm() * Eigen::Matrix3d::Identity() - c * c.transpose());
  Eigen::Matrix3d& I = loaded->I_LLcm_L;
  if (cause == DifferenceCause::InertiaAboutOrigin) I += moved;
  if (cause == DifferenceCause::InertiaAboutCentre) I -= moved;
  if (cause == DifferenceCause::ProductsOfInertia) I = 2.0 * Eigen::Matrix3d(I.diagonal().asDiagonal()) - I;
  link.inertial = loaded;
}

}  // namespace

void editInertia(Mechanism& mechanism, const Model& model, DifferenceCause cause, int link) {
  for (int i = 0; i < model.linkCount(); ++i) {
    if (link >= 0 && i != link) continue;
    editLink(mechanism.links[static_cast<std::size_t>(model.links()[static_cast<std::size_t>(i)].link)], cause);
  }
}

void TorqueVariant::plant(const PlacedCause& placed) {
  switch (placed.cause) {
    case DifferenceCause::GravityLeftOut: gravity.setZero(); break;
    case DifferenceCause::GravityWrongSign: gravity = -gravity; break;
    case DifferenceCause::GravityTwice: gravity *= 2.0; break;
    case DifferenceCause::GravityValue: gravity = placed.factor * gravity.normalized(); break;
    case DifferenceCause::WrenchInLinkAxes: wrenches = Wrenches::InLinkAxes; break;
    case DifferenceCause::WrenchAboutWorld: wrenches = Wrenches::AboutWorld; break;
    case DifferenceCause::WrenchWrongSign: wrenches = Wrenches::WrongSign; break;
    case DifferenceCause::WrenchLeftOut: wrenches = Wrenches::LeftOut; break;
    case DifferenceCause::JointOrder: reorder = true; break;
    case DifferenceCause::AxisReversed: reversed.push_back(placed.joint); break;
    case DifferenceCause::Degrees: angle_factor *= placed.factor; break;
    case DifferenceCause::RotorPutIn: (placed.fitted ? rotor : terms.rotor) = true; break;
    case DifferenceCause::RotorLeftOut: terms.rotor = false; break;
    case DifferenceCause::FrictionPutIn: (placed.fitted ? friction : terms.joint_friction) = true; break;
    case DifferenceCause::FrictionLeftOut: terms.joint_friction = false; break;
    case DifferenceCause::SpringsLeftOut: terms.springs = false; break;
    case DifferenceCause::MassLeftOut:
    case DifferenceCause::InertiaAboutOrigin:
    case DifferenceCause::InertiaAboutCentre:
    case DifferenceCause::ProductsOfInertia: edits.emplace_back(placed.cause, placed.link); break;
    case DifferenceCause::Delay: delay += placed.samples; break;
    case DifferenceCause::Scale:
      if (placed.joint < 0)
        scale_all = true;
      else
        scaled.push_back(placed.joint);
      break;
    case DifferenceCause::Recursion: mistakes.insert(*placed.mistake); break;
  }
}

VariantRunner::VariantRunner(const Mechanism& mechanism, const Model& model, const TorqueRecord& record,
                             std::vector<int> rows)
    : mechanism_(mechanism), model_(model), record_(record), rows_(std::move(rows)) {
  theirs_ = record.theirs(rows_, Eigen::all);
}

const BatchInput& VariantRunner::states(int delay) {
  const auto [place, is_new] = states_.try_emplace(delay);
  BatchInput& some = place->second;
  if (is_new) {
    std::vector<int> from = rows_;
    const int last = static_cast<int>(record_.theirs.rows()) - 1;
    for (int& row : from) row = std::clamp(row - delay, 0, last);
    some.q = record_.states.q(from, Eigen::all);
    some.qd = record_.states.qd(from, Eigen::all);
    some.qdd = record_.states.qdd(from, Eigen::all);
    some.gravity = record_.states.gravity;
    some.terms = record_.states.terms;
    if (!record_.states.external.empty()) {
      for (const int row : from) some.external.push_back(record_.states.external[static_cast<std::size_t>(row)]);
    }
  }
  return some;
}

const Model& VariantRunner::modelOf(const TorqueVariant& variant) {
  if (variant.edits.empty()) return model_;
  if (const auto known = edited_.find(variant.edits); known != edited_.end()) return known->second;
  Mechanism mechanism = mechanism_;
  for (const auto& [cause, link] : variant.edits) editInertia(mechanism, model_, cause, link);
  Model model = std::move(Model::compile(mechanism)).value();
  if (variant.edits.size() == 1) return edited_.emplace(variant.edits, std::move(model)).first->second;
  last_.clear();
  return last_.emplace_back(std::move(model));
}

void VariantRunner::changeWrenches(TorqueVariant::Wrenches wrenches, BatchInput& input) const {
  if (wrenches == TorqueVariant::Wrenches::AsGiven) return;
  for (std::size_t k = 0; k < input.external.size(); ++k) {
    std::vector<Pose> X_WL;
    if (wrenches == TorqueVariant::Wrenches::AboutWorld)
      X_WL = forwardKinematics(model_, input.q.row(static_cast<Eigen::Index>(k)).transpose());
    for (ExternalWrench& each : input.external[k]) {
      if (wrenches == TorqueVariant::Wrenches::InLinkAxes) each.axes = each.link;
      if (wrenches == TorqueVariant::Wrenches::AboutWorld)
        each.point = X_WL[static_cast<std::size_t>(each.link)].inverse().p;
      if (wrenches == TorqueVariant::Wrenches::WrongSign) each.wrench = {-each.wrench.force, -each.wrench.moment};
    }
  }
  if (wrenches == TorqueVariant::Wrenches::LeftOut) input.external.clear();
}

BatchInput VariantRunner::inputOf(const TorqueVariant& variant) {
  BatchInput input = states(variant.delay);
  input.gravity = variant.gravity;
  input.terms = variant.terms;
  for (int j = 0; j < model_.dof(); ++j) {
    double factor = turns(model_.joints()[static_cast<std::size_t>(j)]) ? variant.angle_factor : 1.0;
    if (std::count(variant.reversed.begin(), variant.reversed.end(), j) % 2 == 1) factor = -factor;
    if (factor == 1.0) continue;
    for (Eigen::MatrixXd* const each : {&input.q, &input.qd, &input.qdd}) each->col(j) *= factor;
  }
  changeWrenches(variant.wrenches, input);
  return input;
}

Eigen::MatrixXd VariantRunner::torques(const TorqueVariant& variant) {
  const Model& model = modelOf(variant);
  const BatchInput input = inputOf(variant);
  Eigen::MatrixXd tau(theirs_.rows(), theirs_.cols());
  if (variant.mistakes.empty()) {
    inverseDynamics(model, input, workspace_, tau);
  } else {
    const Formulation formulation = *formulationFor(variant.mistakes, Formulation::BodyFrame);
    DynamicsInput one;
    one.gravity = input.gravity;
    one.terms = input.terms;
    for (Eigen::Index k = 0; k < tau.rows(); ++k) {
      one.q = input.q.row(k).transpose();
      one.qd = input.qd.row(k).transpose();
      one.qdd = input.qdd.row(k).transpose();
      if (!input.external.empty()) one.external = input.external[static_cast<std::size_t>(k)];
      tau.row(k) = inverseDynamics(model, one, formulation, variant.mistakes).transpose();
    }
  }
  for (const int joint : variant.reversed) tau.col(joint) = -tau.col(joint);
  return tau;
}

}  // namespace linkwright
