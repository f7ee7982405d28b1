// SPDX-License-Identifier: MIT
#include "core/trajectory/curve_name.h"

#include "core/base/words.h"

#include <algorithm>
#include <array>

namespace linkwright {
namespace {

/// What stands before the joint's name.
constexpr Words<CurveQuantity, 10> kJointWords = {{{CurveQuantity::Position, "q"},
                                                   {CurveQuantity::Velocity, "qd"},
                                                   {CurveQuantity::Acceleration, "qdd"},
                                                   {CurveQuantity::Torque, "tau"},
                                                   {CurveQuantity::MistakenTorque, "tau_mistaken"},
                                                   {CurveQuantity::Power, "power"},
                                                   {CurveQuantity::Work, "work"},
                                                   {CurveQuantity::InternalForce, "internal_force"},
                                                   {CurveQuantity::InternalMoment, "internal_moment"},
                                                   {CurveQuantity::MotorTorque, "tau_motor"}}};
/// What stands before the contact's name.
constexpr Words<CurveQuantity, 8> kContactWords = {{{CurveQuantity::NormalForce, "f_n"},
                                                    {CurveQuantity::Friction, "f_t"},
                                                    {CurveQuantity::FrictionAlong1, "f_t1"},
                                                    {CurveQuantity::FrictionAlong2, "f_t2"},
                                                    {CurveQuantity::Gap, "gap"},
                                                    {CurveQuantity::SlipSpeed, "slip"},
                                                    {CurveQuantity::SlipMargin, "slip_margin"},
                                                    {CurveQuantity::Mode, "mode"}}};
constexpr Words<EnergyKind, 9> kEnergyWords = {{{EnergyKind::Kinetic, "kinetic"},
                                                {EnergyKind::Potential, "potential"},
                                                {EnergyKind::Total, "total"},
                                                {EnergyKind::Drift, "drift"},
                                                {EnergyKind::MotorWork, "motor_work"},
                                                {EnergyKind::ExternalWork, "external_work"},
                                                {EnergyKind::JointLoss, "joint_loss"},
                                                {EnergyKind::ContactLoss, "contact_loss"},
                                                {EnergyKind::ImpactLoss, "impact_loss"}}};
constexpr Words<int, 3> kAxisWords = {{{0, "x"}, {1, "y"}, {2, "z"}}};
constexpr const char* kPart = "tau_";

/// "own_inertia": the name of the cause in one word.
std::string wordOf(TorqueCause cause) {
  std::string word = nameOf(cause);
  std::replace(word.begin(), word.end(), ' ', '_');
  return word;
}

bool mayBeOfAll(CurveQuantity quantity) { return quantity == CurveQuantity::Power || quantity == CurveQuantity::Work; }

/// "tau_gravity": which quantity of a joint, and of which cause.
bool parseOfJoint(std::string_view word, CurveName& name) {
  if (valueOf(kJointWords, word, name.quantity)) return true;
  if (!word.starts_with(kPart)) return false;
  word.remove_prefix(std::string_view(kPart).size());
  const auto cause = std::find_if(kTorqueCauses.begin(), kTorqueCauses.end(),
                                  [&](TorqueCause known) { return wordOf(known) == word; });
  if (cause == kTorqueCauses.end()) return false;
  name.quantity = CurveQuantity::TorquePart;
  name.cause = *cause;
  return true;
}

}  // namespace

std::string toString(const CurveName& name) {
  switch (name.quantity) {
    case CurveQuantity::Energy: return std::string("energy.") + wordOf(kEnergyWords, name.energy);
    case CurveQuantity::HandPosition: return std::string("hand.") + wordOf(kAxisWords, name.axis);
    case CurveQuantity::HandSpeed: return "hand.speed";
    case CurveQuantity::Manipulability: return "manipulability";
    case CurveQuantity::ConstraintResidual: return "residual";
    default: break;
  }
  if (isOfContact(name.quantity)) return std::string(wordOf(kContactWords, name.quantity)) + "." + name.contact;
  const bool is_part = name.quantity == CurveQuantity::TorquePart;
  const std::string word = is_part ? kPart + wordOf(name.cause) : wordOf(kJointWords, name.quantity);
  return name.joint.empty() && mayBeOfAll(name.quantity) ? word : word + "." + name.joint;
}

std::optional<CurveName> parseCurveName(std::string_view text) {
  CurveName name;
  const std::size_t dot = text.find('.');
  const std::string_view word = text.substr(0, dot);
  if (dot == std::string_view::npos) {
    if (word == "manipulability" || word == "residual") {
      name.quantity = word == "residual" ? CurveQuantity::ConstraintResidual : CurveQuantity::Manipulability;
      return name;
    }
    // of all joints together
    if (valueOf(kJointWords, word, name.quantity) && mayBeOfAll(name.quantity)) return name;
    return std::nullopt;
  }
  const std::string_view rest = text.substr(dot + 1);
  if (word == "energy") {
    name.quantity = CurveQuantity::Energy;
    return valueOf(kEnergyWords, rest, name.energy) ? std::optional(name) : std::nullopt;
  }
  if (word == "hand") {
    name.quantity = rest == "speed" ? CurveQuantity::HandSpeed : CurveQuantity::HandPosition;
    return rest == "speed" || valueOf(kAxisWords, rest, name.axis) ? std::optional(name) : std::nullopt;
  }
  if (rest.empty()) return std::nullopt;
  if (valueOf(kContactWords, word, name.quantity)) {
    name.contact = rest;
    return name;
  }
  if (!parseOfJoint(word, name)) return std::nullopt;
  name.joint = rest;
  return name;
}

bool isOfJoint(CurveQuantity quantity) {
  switch (quantity) {
    case CurveQuantity::Energy:
    case CurveQuantity::HandPosition:
    case CurveQuantity::HandSpeed:
    case CurveQuantity::Manipulability:
    case CurveQuantity::ConstraintResidual: return false;
    default: return !isOfContact(quantity);
  }
}

bool isOfContact(CurveQuantity quantity) {
  return std::any_of(kContactWords.begin(), kContactWords.end(),
                     [quantity](const auto& known) { return known.first == quantity; });
}

bool isOfRun(const CurveName& name) {
  if (name.quantity == CurveQuantity::Energy) return name.energy >= EnergyKind::Drift;
  return isOfContact(name.quantity) || name.quantity == CurveQuantity::MotorTorque ||
         name.quantity == CurveQuantity::ConstraintResidual;
}

}  // namespace linkwright
