// SPDX-License-Identifier: MIT
#include "core/trace/formulation_texts.h"

namespace linkwright {
namespace {

/// Null where the world-frame formulation has our own letter.
const char* worldPlainSymbol(Quantity quantity) {
  switch (quantity) {
    case Quantity::AngularVelocity: return "w";
    case Quantity::AngularAcceleration: return "ẇ";
    case Quantity::LinearAcceleration: return "v̇";
    case Quantity::JointAxis: return "sw";
    case Quantity::RotorTorque: return "uᵐ";
    case Quantity::FrictionTorque: return "uᶠ";
    case Quantity::SpringTorque: return "uˢ";
    case Quantity::JointTorque: return "u";
    default: return nullptr;
  }
}

/// Null where the sums written out name no link.
const char* directPlainSymbol(Quantity quantity) {
  switch (quantity) {
    case Quantity::SpatialVelocity: return "Vᵢ";
    case Quantity::SpatialAcceleration: return "Aᵢ";
    case Quantity::JointTorque: return "τᵢ";
    default: return nullptr;
  }
}

}  // namespace

const char* plainSymbolOf(Quantity quantity, Formulation formulation) {
  const char* own = formulation == Formulation::WorldSpatial   ? worldPlainSymbol(quantity)
                    : formulation == Formulation::NonRecursive ? directPlainSymbol(quantity)
                                                               : nullptr;
  if (own != nullptr) return own;
  switch (quantity) {
    case Quantity::JointVelocity: return "q̇";
    case Quantity::JointAcceleration: return "q̈";
    case Quantity::AngularVelocity: return "ω";
    case Quantity::AngularAcceleration: return "α";
    case Quantity::ExternalForce: return "fᴱ";
    case Quantity::ExternalMoment: return "nᴱ";
    case Quantity::RotorTorque: return "τᵐ";
    case Quantity::FrictionTorque: return "τᶠ";
    case Quantity::SpringTorque: return "τˢ";
    case Quantity::JointTorque: return "τ";
    case Quantity::AccelerationAtOrigin: return "v̇_o";
    case Quantity::InertialWrench: return "Fᴵ";
    case Quantity::ExternalWrench: return "Fᴱ";
    case Quantity::TorqueShare: return "τᵢⱼ";
    // the others are written alike in both
    default: return symbolOf(quantity, formulation);
  }
}

}  // namespace linkwright
