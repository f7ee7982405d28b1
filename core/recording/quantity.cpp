// SPDX-License-Identifier: MIT
#include "core/recording/quantity.h"

#include "core/base/translatable.h"

#include <array>

namespace linkwright {

const char* nameOf(Formulation formulation) {
  switch (formulation) {
    case Formulation::Spatial: return "spatial";
    case Formulation::BodyFrame: return "body-frame";
    case Formulation::WorldSpatial: return "world-spatial";
    case Formulation::NonRecursive: return "nonrecursive";
  }
  return "";
}

const char* termOf(Quantity quantity) {
  switch (quantity) {
    case Quantity::JointPosition: return translatable("Equations", "joint position");
    case Quantity::JointVelocity: return translatable("Equations", "joint velocity");
    case Quantity::JointAcceleration: return translatable("Equations", "joint acceleration");
    case Quantity::Rotation: return translatable("Equations", "rotation");
    case Quantity::Offset: return translatable("Equations", "offset");
    case Quantity::Position: return translatable("Equations", "position");
    case Quantity::JointAxis: return translatable("Equations", "joint axis");
    case Quantity::AngularVelocity: return translatable("Equations", "angular velocity");
    case Quantity::LinearVelocity: return translatable("Equations", "linear velocity");
    case Quantity::AngularAcceleration: return translatable("Equations", "angular acceleration");
    case Quantity::LinearAcceleration: return translatable("Equations", "linear acceleration");
    case Quantity::CentreAcceleration: return translatable("Equations", "acceleration of the centre of mass");
    case Quantity::InertialForce: return translatable("Equations", "inertial force");
    case Quantity::InertialMoment: return translatable("Equations", "inertial moment");
    case Quantity::ExternalForce: return translatable("Equations", "external force");
    case Quantity::ExternalMoment: return translatable("Equations", "external moment");
    case Quantity::JointForce: return translatable("Equations", "joint force");
    case Quantity::JointMoment: return translatable("Equations", "joint moment");
    case Quantity::RotorTorque: return translatable("Equations", "rotor torque");
    case Quantity::FrictionTorque: return translatable("Equations", "friction torque");
    case Quantity::SpringTorque: return translatable("Equations", "spring torque");
    case Quantity::JointTorque: return translatable("Equations", "joint torque");
    case Quantity::VelocityAtOrigin: return translatable("Equations", "velocity at the world origin");
    case Quantity::AccelerationAtOrigin: return translatable("Equations", "acceleration at the world origin");
    case Quantity::CentreOfMass: return translatable("Equations", "centre of mass");
    case Quantity::Inertia: return translatable("Equations", "inertia");
    case Quantity::SpatialVelocity: return translatable("Equations", "spatial velocity");
    case Quantity::SpatialAcceleration: return translatable("Equations", "spatial acceleration");
    case Quantity::InertialWrench: return translatable("Equations", "inertial wrench");
    case Quantity::ExternalWrench: return translatable("Equations", "external wrench");
    case Quantity::JointWrench: return translatable("Equations", "joint wrench");
    case Quantity::MotionAxis: return translatable("Equations", "motion axis");
    case Quantity::TorqueShare: return translatable("Equations", "torque contribution");
  }
  return "";
}

namespace {

/// Where the world-frame formulation's source writes another letter than ours; null elsewhere.
const char* worldSymbolOf(Quantity quantity) {
  switch (quantity) {
    case Quantity::JointAxis: return "sw";
    case Quantity::AngularVelocity: return "w";
    case Quantity::AngularAcceleration: return "dw";
    case Quantity::LinearAcceleration: return "dv";
    case Quantity::RotorTorque: return "u^m";
    case Quantity::FrictionTorque: return "u^f";
    case Quantity::SpringTorque: return "u^s";
    case Quantity::JointTorque: return "u";
    default: return nullptr;
  }
}

}  // namespace

const char* symbolOf(Quantity quantity, Formulation formulation) {
  if (formulation == Formulation::WorldSpatial) {
    const char* symbol = worldSymbolOf(quantity);
    if (symbol != nullptr) return symbol;
  }
  switch (quantity) {
    case Quantity::JointPosition: return "q";
    case Quantity::JointVelocity: return "qd";
    case Quantity::JointAcceleration: return "qdd";
    case Quantity::Rotation: return "R";
    case Quantity::Offset: return "r";
    case Quantity::Position: return "p";
    case Quantity::JointAxis: return "s";
    case Quantity::AngularVelocity: return "omega";
    case Quantity::LinearVelocity: return "v";
    case Quantity::AngularAcceleration: return "alpha";
    case Quantity::LinearAcceleration: return "a";
    case Quantity::CentreAcceleration: return "a_c";
    case Quantity::InertialForce: return "F";
    case Quantity::InertialMoment: return "N";
    case Quantity::ExternalForce: return "f^E";
    case Quantity::ExternalMoment: return "n^E";
    case Quantity::JointForce: return "f";
    case Quantity::JointMoment: return "n";
    case Quantity::RotorTorque: return "tau^m";
    case Quantity::FrictionTorque: return "tau^f";
    case Quantity::SpringTorque: return "tau^s";
    case Quantity::JointTorque: return "tau";
    case Quantity::VelocityAtOrigin: return "v_o";
    case Quantity::AccelerationAtOrigin: return "dv_o";
    case Quantity::CentreOfMass: return "c";
    case Quantity::Inertia: return "I";
    case Quantity::SpatialVelocity: return "V";
    case Quantity::SpatialAcceleration: return "A";
    case Quantity::InertialWrench: return "F^I";
    case Quantity::ExternalWrench: return "F^E";
    case Quantity::JointWrench: return "F";
    case Quantity::MotionAxis: return "S";
    case Quantity::TorqueShare: return "tau_ij";
  }
  return "";
}

const char* unitOf(Quantity quantity, bool prismatic, Formulation formulation) {
  const bool linear_first = isLinearFirst(formulation);
  switch (quantity) {
    case Quantity::JointPosition: return prismatic ? "m" : "rad";
    case Quantity::JointVelocity: return prismatic ? "m/s" : "rad/s";
    case Quantity::JointAcceleration: return prismatic ? "m/s^2" : "rad/s^2";
    case Quantity::Rotation:
    case Quantity::JointAxis: return "1";
    case Quantity::MotionAxis: return prismatic ? "1" : linear_first ? "m; 1" : "1; m";
    case Quantity::Offset:
    case Quantity::Position:
    case Quantity::CentreOfMass: return "m";
    case Quantity::AngularVelocity: return "rad/s";
    case Quantity::LinearVelocity:
    case Quantity::VelocityAtOrigin: return "m/s";
    case Quantity::AngularAcceleration: return "rad/s^2";
    case Quantity::LinearAcceleration:
    case Quantity::CentreAcceleration:
    case Quantity::AccelerationAtOrigin: return "m/s^2";
    case Quantity::Inertia: return "kg m^2";
    case Quantity::InertialForce:
    case Quantity::ExternalForce:
    case Quantity::JointForce: return "N";
    case Quantity::InertialMoment:
    case Quantity::ExternalMoment:
    case Quantity::JointMoment: return "N m";
    case Quantity::SpatialVelocity: return linear_first ? "m/s; rad/s" : "rad/s; m/s";
    case Quantity::SpatialAcceleration: return linear_first ? "m/s^2; rad/s^2" : "rad/s^2; m/s^2";
    case Quantity::InertialWrench:
    case Quantity::ExternalWrench:
    case Quantity::JointWrench: return linear_first ? "N; N m" : "N m; N";
    case Quantity::RotorTorque:
    case Quantity::FrictionTorque:
    case Quantity::SpringTorque:
    case Quantity::TorqueShare:
    case Quantity::JointTorque: return prismatic ? "N" : "N m";
  }
  return "";
}

namespace {

struct Numbered {
  EquationId equation;
  const char* id;
};

template <std::size_t n>
const char* find(const std::array<Numbered, n>& equations, EquationId equation) {
  for (const Numbered& entry : equations) {
    if (entry.equation == equation) return entry.id;
  }
  return "";
}

using E = EquationId;
constexpr std::array<Numbered, 11> kSpatial = {{{E::Rotation, "spatial.1"},
                                                {E::SpatialVelocity, "spatial.2"},
                                                {E::SpatialAcceleration, "spatial.3"},
                                                {E::InertialWrench, "spatial.4"},
                                                {E::ExternalWrench, "spatial.5"},
                                                {E::JointWrench, "spatial.6"},
                                                {E::RotorTorque, "spatial.7"},
                                                {E::FrictionTorque, "spatial.8"},
                                                {E::JointTorque, "spatial.9"},
                                                {E::SpringTorque, "spatial.10"},
                                                {E::SprungJointTorque, "spatial.11"}}};
constexpr std::array<Numbered, 16> kBody = {{{E::Rotation, "body.1"},
                                             {E::AngularVelocity, "body.2"},
                                             {E::LinearVelocity, "body.3"},
                                             {E::AngularAcceleration, "body.4"},
                                             {E::LinearAcceleration, "body.5"},
                                             {E::CentreAcceleration, "body.6"},
                                             {E::InertialForce, "body.7"},
                                             {E::InertialMoment, "body.8"},
                                             {E::ExternalWrench, "body.9"},
                                             {E::JointForce, "body.10"},
                                             {E::JointMoment, "body.11"},
                                             {E::RotorTorque, "body.12"},
                                             {E::FrictionTorque, "body.13"},
                                             {E::JointTorque, "body.14"},
                                             {E::SpringTorque, "body.15"},
                                             {E::SprungJointTorque, "body.16"}}};
// the numbers of the source where it has them; 6 and 18 are two lines there, so they are two here
constexpr std::array<Numbered, 17> kWorld = {{{E::Rotation, "world.pose"},
                                              {E::AngularVelocity, "world.3"},
                                              {E::LinearVelocity, "world.4"},
                                              {E::AngularAcceleration, "world.6a"},
                                              {E::LinearAcceleration, "world.6b"},
                                              {E::VelocityAtOrigin, "world.1"},
                                              {E::AccelerationAtOrigin, "world.19"},
                                              {E::SpatialInertia, "world.17"},
                                              {E::InertialWrench, "world.18a"},
                                              {E::ExternalWrench, "world.external"},
                                              {E::JointWrench, "world.18"},
                                              {E::MotionAxis, "world.axis"},
                                              {E::RotorTorque, "world.rotor"},
                                              {E::FrictionTorque, "world.friction"},
                                              {E::JointTorque, "world.20"},
                                              {E::SpringTorque, "world.spring"},
                                              {E::SprungJointTorque, "world.20s"}}};
constexpr std::array<Numbered, 11> kDirect = {{{E::Rotation, "direct.1"},
                                               {E::MotionAxis, "direct.2"},
                                               {E::SpatialVelocity, "direct.3"},
                                               {E::SpatialAcceleration, "direct.4"},
                                               {E::ExternalWrench, "direct.5"},
                                               {E::TorqueShare, "direct.6"},
                                               {E::RotorTorque, "direct.7"},
                                               {E::FrictionTorque, "direct.8"},
                                               {E::JointTorque, "direct.9"},
                                               {E::SpringTorque, "direct.10"},
                                               {E::SprungJointTorque, "direct.11"}}};

}  // namespace

const char* idOf(Formulation formulation, EquationId equation) {
  if (equation == EquationId::Input) return "input";
  switch (formulation) {
    case Formulation::Spatial: return find(kSpatial, equation);
    case Formulation::BodyFrame: return find(kBody, equation);
    case Formulation::WorldSpatial: return find(kWorld, equation);
    case Formulation::NonRecursive: return find(kDirect, equation);
  }
  return "";
}

}  // namespace linkwright
