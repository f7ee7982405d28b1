// SPDX-License-Identifier: MIT
#include "core/recording/recording.h"

namespace linkwright {

const char* termOf(Quantity quantity) {
  switch (quantity) {
    case Quantity::JointPosition: return "joint position";
    case Quantity::JointVelocity: return "joint velocity";
    case Quantity::JointAcceleration: return "joint acceleration";
    case Quantity::Rotation: return "rotation";
    case Quantity::Offset: return "offset";
    case Quantity::AngularVelocity: return "angular velocity";
    case Quantity::LinearVelocity: return "linear velocity";
    case Quantity::AngularAcceleration: return "angular acceleration";
    case Quantity::LinearAcceleration: return "linear acceleration";
    case Quantity::InertialForce: return "inertial force";
    case Quantity::InertialMoment: return "inertial moment";
    case Quantity::ExternalForce: return "external force";
    case Quantity::ExternalMoment: return "external moment";
    case Quantity::JointForce: return "joint force";
    case Quantity::JointMoment: return "joint moment";
    case Quantity::RotorTorque: return "rotor torque";
    case Quantity::FrictionTorque: return "friction torque";
    case Quantity::JointTorque: return "joint torque";
  }
  return "";
}

const char* symbolOf(Quantity quantity) {
  switch (quantity) {
    case Quantity::JointPosition: return "q";
    case Quantity::JointVelocity: return "qd";
    case Quantity::JointAcceleration: return "qdd";
    case Quantity::Rotation: return "R";
    case Quantity::Offset: return "r";
    case Quantity::AngularVelocity: return "omega";
    case Quantity::LinearVelocity: return "v";
    case Quantity::AngularAcceleration: return "alpha";
    case Quantity::LinearAcceleration: return "a";
    case Quantity::InertialForce: return "F";
    case Quantity::InertialMoment: return "N";
    case Quantity::ExternalForce: return "f^E";
    case Quantity::ExternalMoment: return "n^E";
    case Quantity::JointForce: return "f";
    case Quantity::JointMoment: return "n";
    case Quantity::RotorTorque: return "tau^m";
    case Quantity::FrictionTorque: return "tau^f";
    case Quantity::JointTorque: return "tau";
  }
  return "";
}

const char* unitOf(Quantity quantity, bool prismatic) {
  switch (quantity) {
    case Quantity::JointPosition: return prismatic ? "m" : "rad";
    case Quantity::JointVelocity: return prismatic ? "m/s" : "rad/s";
    case Quantity::JointAcceleration: return prismatic ? "m/s^2" : "rad/s^2";
    case Quantity::Rotation: return "1";
    case Quantity::Offset: return "m";
    case Quantity::AngularVelocity: return "rad/s";
    case Quantity::LinearVelocity: return "m/s";
    case Quantity::AngularAcceleration: return "rad/s^2";
    case Quantity::LinearAcceleration: return "m/s^2";
    case Quantity::InertialForce:
    case Quantity::ExternalForce:
    case Quantity::JointForce: return "N";
    case Quantity::InertialMoment:
    case Quantity::ExternalMoment:
    case Quantity::JointMoment: return "N m";
    case Quantity::RotorTorque:
    case Quantity::FrictionTorque:
    case Quantity::JointTorque: return prismatic ? "N" : "N m";
  }
  return "";
}

const char* idOf(EquationId equation) {
  switch (equation) {
    case EquationId::Input: return "input";
    case EquationId::Rotation: return "rnea.1";
    case EquationId::AngularVelocity: return "rnea.2";
    case EquationId::LinearVelocity: return "rnea.3";
    case EquationId::AngularAcceleration: return "rnea.4";
    case EquationId::LinearAcceleration: return "rnea.5";
    case EquationId::InertialForce: return "rnea.6";
    case EquationId::InertialMoment: return "rnea.7";
    case EquationId::ExternalWrench: return "rnea.8";
    case EquationId::JointForce: return "rnea.9";
    case EquationId::JointMoment: return "rnea.10";
    case EquationId::RotorTorque: return "rnea.11";
    case EquationId::FrictionTorque: return "rnea.12";
    case EquationId::JointTorque: return "rnea.13";
  }
  return "";
}

const Recorded* Recording::find(int body, Quantity quantity) const {
  for (auto it = entries.rbegin(); it != entries.rend(); ++it) {
    if (it->body == body && it->quantity == quantity) return &*it;
  }
  return nullptr;
}

std::vector<Step> stepsOf(const Recording& recording) {
  std::vector<Step> steps;
  int pending = -1;  // the first input that waits for its equation
  const int count = static_cast<int>(recording.entries.size());
  for (int i = 0; i < count; ++i) {
    const Recorded& entry = recording.entries[static_cast<std::size_t>(i)];
    if (entry.equation == EquationId::Input) {
      if (pending < 0) pending = i;
      continue;
    }
    const bool same = !steps.empty() && pending < 0 && steps.back().body == entry.body &&
                      steps.back().equation == entry.equation && steps.back().pass == entry.pass;
    if (same) {
      steps.back().last = i + 1;
    } else {
      steps.push_back({entry.pass, entry.body, entry.equation, pending >= 0 ? pending : i, i + 1});
    }
    pending = -1;
  }
  return steps;
}

}  // namespace linkwright
