// SPDX-License-Identifier: MIT
#include "core/simulation/run_curves.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

constexpr CurveQuantity kOfContacts[] = {
    CurveQuantity::NormalForce, CurveQuantity::Friction,  CurveQuantity::FrictionAlong1, CurveQuantity::FrictionAlong2,
    CurveQuantity::Gap,         CurveQuantity::SlipSpeed, CurveQuantity::SlipMargin,     CurveQuantity::Mode};
constexpr EnergyKind kOfEnergy[] = {EnergyKind::Drift,     EnergyKind::MotorWork,   EnergyKind::ExternalWork,
                                    EnergyKind::JointLoss, EnergyKind::ContactLoss, EnergyKind::ImpactLoss};

double ofContact(CurveQuantity quantity, const Contact& contact, const ContactSample& sample) {
  const bool is_free = sample.mode == ContactMode::Free;
  switch (quantity) {
    case CurveQuantity::NormalForce: return sample.f_n;
    case CurveQuantity::Friction: return sample.f_t();
    case CurveQuantity::FrictionAlong1: return sample.f_t1;
    case CurveQuantity::FrictionAlong2: return sample.f_t2;
    case CurveQuantity::Gap: return sample.gap;
    case CurveQuantity::SlipSpeed: return is_free ? kNone : sample.slip;
    case CurveQuantity::SlipMargin: return slipMargin(contact, sample);
    default: break;
  }
  return is_free ? 0.0 : sample.mode == ContactMode::Stick ? 1.0 : 2.0;
}

double ofEnergy(EnergyKind kind, const EnergySample& sample, double balance_at_start) {
  switch (kind) {
    case EnergyKind::Kinetic: return sample.kinetic;
    case EnergyKind::Potential: return sample.potential;
    case EnergyKind::Total: return sample.kinetic + sample.potential;
    case EnergyKind::Drift: return sample.balance() - balance_at_start;
    case EnergyKind::MotorWork: return sample.flows.motor_work;
    case EnergyKind::ExternalWork: return sample.flows.external_work;
    case EnergyKind::JointLoss: return sample.flows.joint_loss;
    case EnergyKind::ContactLoss: return sample.flows.contact_loss;
    case EnergyKind::ImpactLoss: break;
  }
  return sample.impact_loss;
}

/// The values of `of(sample)` at the times; `holds(k)`: between samples k and k + 1 it stays as it was at k.
template <class Of, class Holds>
Eigen::VectorXd alongTimes(const std::vector<double>& times, const Eigen::VectorXd& t, Of&& of, Holds&& holds) {
  Eigen::VectorXd values(t.size());
  std::size_t k = 0;
  for (Eigen::Index i = 0; i < t.size(); ++i) {
    // where two samples stand at one time the later one counts
    while (k + 1 < times.size() && times[k + 1] <= t[i]) ++k;
    const double here = of(k);
    if (k + 1 == times.size() || t[i] <= times[k] || holds(k)) {
      values[i] = here;
      continue;
    }
    values[i] = here + (t[i] - times[k]) / (times[k + 1] - times[k]) * (of(k + 1) - here);
  }
  return values;
}

}  // namespace

double slipMargin(const Contact& contact, const ContactSample& sample) {
  if (sample.mode == ContactMode::Free) return kNone;
  const double K =
      sample.mode == ContactMode::Stick ? std::max(contact.static_friction, contact.friction) : contact.friction;
  return K * std::abs(sample.f_n) - sample.f_t();
}

std::vector<CurveName> runCurveNames(const SimulationSetup& setup) {
  std::vector<CurveName> names;
  for (const EnergyKind kind : kOfEnergy) {
    CurveName& name = names.emplace_back();
    name.quantity = CurveQuantity::Energy;
    name.energy = kind;
  }
  for (const ModelJoint& joint : setup.model->joints()) {
    CurveName& name = names.emplace_back();
    name.quantity = CurveQuantity::MotorTorque;
    name.joint = joint.name;
  }
  for (const CurveQuantity quantity : kOfContacts) {
    for (const Contact& contact : setup.contacts) {
      CurveName& name = names.emplace_back();
      name.quantity = quantity;
      name.contact = contact.name;
    }
  }
  if (!setup.contacts.empty()) names.emplace_back().quantity = CurveQuantity::ConstraintResidual;
  return names;
}

std::optional<Eigen::VectorXd> runCurve(const SimulationSetup& setup, const SimulationRecord& record,
                                        const CurveName& name, const Eigen::VectorXd& t) {
  if (!isOfRun(name) || record.size() == 0) return std::nullopt;
  const std::vector<double>& times = record.times();
  const auto never = [](std::size_t) { return false; };
  if (name.quantity == CurveQuantity::Energy) {
    const double at_start = record.energy().front().balance();
    // what an impact takes is lost at once
    const auto holds = [&](std::size_t k) {
      return name.energy == EnergyKind::ImpactLoss ||
             record.energy()[k].impact_loss != record.energy()[k + 1].impact_loss;
    };
    return alongTimes(
        times, t, [&](std::size_t k) { return ofEnergy(name.energy, record.energy()[k], at_start); }, holds);
  }
  if (name.quantity == CurveQuantity::MotorTorque) {
    const int joint = setup.model->findJoint(name.joint);
    if (joint < 0) return std::nullopt;
    const SimulationRecord::Rows tau = record.tau();
    return alongTimes(
        times, t, [&](std::size_t k) { return tau(static_cast<Eigen::Index>(k), joint); }, never);
  }
  if (name.quantity == CurveQuantity::ConstraintResidual) {
    if (setup.contacts.empty()) return std::nullopt;
    return alongTimes(
        times, t, [&](std::size_t k) { return record.energy()[k].residual; }, never);
  }
  const auto at = std::find_if(setup.contacts.begin(), setup.contacts.end(),
                               [&](const Contact& contact) { return contact.name == name.contact; });
  if (at == setup.contacts.end()) return std::nullopt;
  const auto c = static_cast<std::size_t>(at - setup.contacts.begin());
  return alongTimes(
      times, t, [&](std::size_t k) { return ofContact(name.quantity, *at, record.contact(k, c)); },
      [&](std::size_t k) { return record.contact(k, c).mode != record.contact(k + 1, c).mode; });
}

}  // namespace linkwright
