// SPDX-License-Identifier: MIT
#include "core/trace/equation_text.h"

#include "core/trace/formulation_texts.h"

namespace linkwright {

EquationText textOf(Formulation formulation, EquationId equation, bool prismatic) {
  switch (formulation) {
    case Formulation::Spatial: return spatialText(equation, prismatic);
    case Formulation::BodyFrame: return bodyFrameText(equation, prismatic);
    case Formulation::WorldSpatial: return worldFrameText(equation, prismatic);
    case Formulation::NonRecursive: return nonRecursiveText(equation, prismatic);
  }
  return {"", "", ""};
}

const char* latexSymbolOf(Quantity quantity, Formulation formulation) {
  if (formulation == Formulation::WorldSpatial) {
    const char* symbol = worldFrameLatexSymbol(quantity);
    if (symbol != nullptr) return symbol;
  }
  switch (quantity) {
    case Quantity::JointPosition: return "q_i";
    case Quantity::JointVelocity: return R"(\dot q_i)";
    case Quantity::JointAcceleration: return R"(\ddot q_i)";
    case Quantity::Rotation: return "R_i";
    case Quantity::Offset: return "r_i";
    case Quantity::AngularVelocity: return R"(\omega_i)";
    case Quantity::LinearVelocity: return "v_i";
    case Quantity::AngularAcceleration: return R"(\alpha_i)";
    case Quantity::LinearAcceleration: return "a_i";
    case Quantity::CentreAcceleration: return "a_{ci}";
    case Quantity::InertialForce: return "F_i";
    case Quantity::InertialMoment: return "N_i";
    case Quantity::ExternalForce: return "f^E_i";
    case Quantity::ExternalMoment: return "n^E_i";
    case Quantity::JointForce: return "f_i";
    case Quantity::JointMoment: return "n_i";
    case Quantity::RotorTorque: return R"(\tau^m_i)";
    case Quantity::FrictionTorque: return R"(\tau^f_i)";
    case Quantity::SpringTorque: return R"(\tau^s_i)";
    case Quantity::JointTorque: return R"(\tau_i)";
    case Quantity::Position: return "p_i";
    case Quantity::JointAxis: return "s_i";
    case Quantity::VelocityAtOrigin: return "v_{oi}";
    case Quantity::AccelerationAtOrigin: return R"(\dot v_{oi})";
    case Quantity::CentreOfMass: return "c_i";
    case Quantity::Inertia: return "I_i";
    case Quantity::SpatialVelocity: return "V_i";
    case Quantity::SpatialAcceleration: return "A_i";
    case Quantity::InertialWrench: return "F^I_i";
    case Quantity::ExternalWrench: return "F^E_i";
    case Quantity::JointWrench: return "F_i";
    case Quantity::MotionAxis: return "S_i";
    case Quantity::TorqueShare: return R"(\tau_{ij})";
  }
  return "";
}

bool isHandedOn(const Recorded& entry) { return entry.other >= 0 && entry.quantity != Quantity::TorqueShare; }

RowSymbol rowSymbolOf(const Recorded& entry, Formulation formulation) {
  if (isHandedOn(entry)) {
    switch (entry.quantity) {
      case Quantity::JointForce: return {"R_k f_k", "Rₖ fₖ", "R_k f_k"};
      case Quantity::JointMoment:
        return {"R_k n_k + r_k x R_k f_k", "Rₖ nₖ + rₖ × Rₖ fₖ", R"(R_k n_k + r_k \times R_k f_k)"};
      default: break;
    }
    // about one point in one frame: as it is
    if (formulation == Formulation::WorldSpatial) return {"F_k", "Fₖ", "F_k"};
    return {"X_k^T F_k", "Xₖᵀ Fₖ", "X_k^T F_k"};
  }
  return {symbolOf(entry.quantity, formulation), plainSymbolOf(entry.quantity, formulation),
          latexSymbolOf(entry.quantity, formulation)};
}

}  // namespace linkwright
