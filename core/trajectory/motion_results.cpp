// SPDX-License-Identifier: MIT
#include "core/trajectory/motion_results.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"
#include "core/contact/internal_forces.h"
#include "core/dynamics/energy.h"
#include "core/kinematics/jacobian.h"
#include "core/kinematics/reachable_points.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace linkwright {
namespace {

constexpr std::array<EnergyKind, 3> kEnergyKinds = {EnergyKind::Kinetic, EnergyKind::Potential, EnergyKind::Total};

CurveName ofJoint(CurveQuantity quantity, const std::string& joint) {
  CurveName name;
  name.quantity = quantity;
  name.joint = joint;
  return name;
}
CurveName ofAll(CurveQuantity quantity) { return ofJoint(quantity, {}); }

CurveName partOf(const std::string& joint, TorqueCause cause) {
  CurveName name = ofJoint(CurveQuantity::TorquePart, joint);
  name.cause = cause;
  return name;
}

CurveName energyOf(EnergyKind kind) {
  CurveName name = ofAll(CurveQuantity::Energy);
  name.energy = kind;
  return name;
}

CurveName handAlong(int axis) {
  CurveName name = ofAll(CurveQuantity::HandPosition);
  name.axis = axis;
  return name;
}

/// Since the first sample, by trapezoids.
Eigen::VectorXd integralOf(const Eigen::VectorXd& t, const Eigen::VectorXd& values) {
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(t.size());
  for (Eigen::Index k = 1; k < t.size(); ++k) {
    sum[k] = sum[k - 1] + 0.5 * (t[k] - t[k - 1]) * (values[k] + values[k - 1]);
  }
  return sum;
}

}  // namespace

MotionResults::MotionResults(MotionResultsInput input) : input_(std::move(input)) {
  require(input_.model && input_.samples && input_.tau, "figures need a robot, a motion and its torques");
  const JointSamples& samples = *input_.samples;
  for (const Eigen::MatrixXd* m :
       {&samples.q, &samples.qd, &samples.qdd, input_.tau.get(), input_.mistaken_tau.get()}) {
    if (m == nullptr) continue;
    requireSize(m->rows(), samples.t.size(), "the samples");
    requireSize(m->cols(), input_.model->dof(), "the joints of the samples");
  }
  require(input_.hand < input_.model->linkCount(), "no such link");
}

const Eigen::VectorXd* MotionResults::curve(const CurveName& name) {
  const std::string key = toString(name);
  const auto found = curves_.find(key);
  if (found != curves_.end()) return &found->second;
  // without what is of no meaning for the quantity
  const std::optional<CurveName> plain = parseCurveName(key);
  if (!plain) return nullptr;
  if (isOfRun(*plain)) {
    std::optional<Eigen::VectorXd> values = input_.more.values ? input_.more.values(*plain) : std::nullopt;
    if (!values) return nullptr;
    requireSize(values->size(), time().size(), "the samples");
    keep(*plain, std::move(*values));
    return &curves_.at(key);
  }
  if (!has(*plain)) return nullptr;
  workOut(*plain);
  return &curves_.at(key);
}

std::vector<CurveName> MotionResults::names() const {
  std::vector<CurveName> all;
  const auto addJoints = [&](CurveQuantity quantity) {
    for (const ModelJoint& joint : input_.model->joints()) all.push_back(ofJoint(quantity, joint.name));
  };
  for (const CurveQuantity quantity :
       {CurveQuantity::Position, CurveQuantity::Velocity, CurveQuantity::Acceleration, CurveQuantity::Torque}) {
    addJoints(quantity);
  }
  if (input_.mistaken_tau) addJoints(CurveQuantity::MistakenTorque);
  for (const TorqueCause cause : causesOf(*input_.model)) {
    for (const ModelJoint& joint : input_.model->joints()) all.push_back(partOf(joint.name, cause));
  }
  for (const CurveQuantity quantity : {CurveQuantity::Power, CurveQuantity::Work}) {
    addJoints(quantity);
    all.push_back(ofAll(quantity));
  }
  for (const EnergyKind kind : kEnergyKinds) all.push_back(energyOf(kind));
  const auto isEnergy = [](const CurveName& name) { return name.quantity == CurveQuantity::Energy; };
  std::copy_if(input_.more.names.begin(), input_.more.names.end(), std::back_inserter(all), isEnergy);
  if (input_.hand >= 0) {
    for (int axis = 0; axis < 3; ++axis) all.push_back(handAlong(axis));
    all.push_back(ofAll(CurveQuantity::HandSpeed));
    all.push_back(ofAll(CurveQuantity::Manipulability));
  }
  addJoints(CurveQuantity::InternalForce);
  addJoints(CurveQuantity::InternalMoment);
  std::remove_copy_if(input_.more.names.begin(), input_.more.names.end(), std::back_inserter(all), isEnergy);
  return all;
}

bool MotionResults::has(const CurveName& name) const {
  if (!name.joint.empty() && input_.model->findJoint(name.joint) < 0) return false;
  switch (name.quantity) {
    case CurveQuantity::MistakenTorque: return input_.mistaken_tau != nullptr;
    case CurveQuantity::HandPosition:
    case CurveQuantity::HandSpeed:
    case CurveQuantity::Manipulability: return input_.hand >= 0;
    default: return true;
  }
}

const Result<Spectrum>* MotionResults::spectrum(const CurveName& name) {
  const Eigen::VectorXd* values = curve(name);
  if (values == nullptr) return nullptr;
  const std::string key = toString(name);
  const auto kept = spectra_.find(key);
  return kept != spectra_.end() ? &kept->second : &spectra_.emplace(key, spectrumOf(time(), *values)).first->second;
}

void MotionResults::keep(const CurveName& name, Eigen::VectorXd values) {
  curves_.insert_or_assign(toString(name), std::move(values));
}

void MotionResults::workOut(const CurveName& name) {
  const JointSamples& samples = *input_.samples;
  const int joint = input_.model->findJoint(name.joint);
  switch (name.quantity) {
    case CurveQuantity::Position: return keep(name, samples.q.col(joint));
    case CurveQuantity::Velocity: return keep(name, samples.qd.col(joint));
    case CurveQuantity::Acceleration: return keep(name, samples.qdd.col(joint));
    case CurveQuantity::Torque: return keep(name, input_.tau->col(joint));
    case CurveQuantity::MistakenTorque: return keep(name, input_.mistaken_tau->col(joint));
    case CurveQuantity::TorquePart: return workOutParts();
    case CurveQuantity::Power: return keep(name, powerOf(name.joint));
    case CurveQuantity::Work: return keep(name, integralOf(samples.t, powerOf(name.joint)));
    case CurveQuantity::Energy: return workOutEnergies();
    case CurveQuantity::HandPosition:
    case CurveQuantity::HandSpeed:
    case CurveQuantity::Manipulability: return workOutHand();
    case CurveQuantity::InternalForce:
    case CurveQuantity::InternalMoment: return workOutInternal();
    default: break;  // of a run: not worked out here
  }
}

void MotionResults::fillExternal() {
  if (!input_.external || !external_.empty()) return;
  external_ = input_.external();
  requireSize(std::ssize(external_), time().size(), "the samples of what acts from outside");
}

void MotionResults::takeSample(Eigen::Index sample, DynamicsInput& at) const {
  const JointSamples& samples = *input_.samples;
  at.q = samples.q.row(sample).transpose();
  at.qd = samples.qd.row(sample).transpose();
  at.qdd = samples.qdd.row(sample).transpose();
  at.gravity = input_.gravity;
  at.terms = input_.terms;
  at.external = external_.empty() ? input_.loads : external_[static_cast<std::size_t>(sample)];
}

void MotionResults::workOutInternal() {
  const JointSamples& samples = *input_.samples;
  fillExternal();
  Eigen::MatrixXd force(samples.q.rows(), samples.q.cols()), moment = force;
  DynamicsInput at;
  for (Eigen::Index k = 0; k < samples.q.rows(); ++k) {
    takeSample(k, at);
    for (const JointLoad& load : jointLoads(*input_.model, at)) {
      force(k, load.joint) = load.internal_force.norm();
      moment(k, load.joint) = load.internal_moment.norm();
    }
  }
  for (int i = 0; i < input_.model->dof(); ++i) {
    const std::string& joint = input_.model->joints()[static_cast<std::size_t>(i)].name;
    keep(ofJoint(CurveQuantity::InternalForce, joint), force.col(i));
    keep(ofJoint(CurveQuantity::InternalMoment, joint), moment.col(i));
  }
}

/// Of one joint, or of all of them where none is named.
Eigen::VectorXd MotionResults::powerOf(const std::string& joint) const {
  const Eigen::MatrixXd& tau = *input_.tau;
  const Eigen::MatrixXd& qd = input_.samples->qd;
  if (!joint.empty()) {
    const int i = input_.model->findJoint(joint);
    return tau.col(i).cwiseProduct(qd.col(i));
  }
  Eigen::VectorXd power = Eigen::VectorXd::Zero(time().size());
  for (Eigen::Index i = 0; i < tau.cols(); ++i) power += tau.col(i).cwiseProduct(qd.col(i));
  return power;
}

void MotionResults::workOutParts() {
  const JointSamples& samples = *input_.samples;
  TorqueSplit<Eigen::MatrixXd> all;  // [samples x dof] each
  for (const TorqueCause cause : kTorqueCauses) all.of(cause).resize(samples.q.rows(), samples.q.cols());
  fillExternal();
  DynamicsInput at;
  for (Eigen::Index k = 0; k < samples.q.rows(); ++k) {
    takeSample(k, at);
    const TorqueParts parts = attributeTorque(*input_.model, at);
    for (const TorqueCause cause : kTorqueCauses) all.of(cause).row(k) = parts.of(cause).transpose();
  }
  for (const TorqueCause cause : kTorqueCauses) {
    for (int i = 0; i < input_.model->dof(); ++i) {
      keep(partOf(input_.model->joints()[static_cast<std::size_t>(i)].name, cause), all.of(cause).col(i));
    }
  }
}

void MotionResults::workOutEnergies() {
  const JointSamples& samples = *input_.samples;
  Eigen::VectorXd kinetic(time().size()), potential(time().size()), q, qd;
  for (Eigen::Index k = 0; k < time().size(); ++k) {
    q = samples.q.row(k).transpose();
    qd = samples.qd.row(k).transpose();
    kinetic[k] = kineticEnergy(*input_.model, q, qd, input_.terms);
    potential[k] = potentialEnergy(*input_.model, q, input_.gravity);
  }
  keep(energyOf(EnergyKind::Total), kinetic + potential);
  keep(energyOf(EnergyKind::Kinetic), std::move(kinetic));
  keep(energyOf(EnergyKind::Potential), std::move(potential));
}

void MotionResults::workOutHand() {
  const Model& model = *input_.model;
  const JointSamples& samples = *input_.samples;
  const int directions = freeDirections(model, input_.hand, JacobianRows::Linear);
  Eigen::MatrixXd p_WH(time().size(), 3);
  Eigen::VectorXd speed(time().size()), manipulability(time().size()), q;
  std::vector<Pose> X_WB;
  Eigen::Matrix<double, 6, Eigen::Dynamic> J;
  Eigen::MatrixXd J_v;
  Eigen::JacobiSVD<Eigen::MatrixXd> svd;
  for (Eigen::Index k = 0; k < time().size(); ++k) {
    q = samples.q.row(k).transpose();
    bodyPoses(model, q, X_WB);
    p_WH.row(k) = linkPose(model, X_WB, input_.hand).p.transpose();
    jacobian(model, X_WB, input_.hand, J);
    J_v = J.bottomRows<3>();
    speed[k] = (J_v * samples.qd.row(k).transpose()).norm();
    // a hand that no joint moves has no velocities
    manipulability[k] = directions > 0 ? svd.compute(J_v).singularValues().head(directions).prod() : 0.0;
  }
  for (int axis = 0; axis < 3; ++axis) keep(handAlong(axis), p_WH.col(axis));
  keep(ofAll(CurveQuantity::HandSpeed), std::move(speed));
  keep(ofAll(CurveQuantity::Manipulability), std::move(manipulability));
}

}  // namespace linkwright
