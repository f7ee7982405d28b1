// SPDX-License-Identifier: MIT
#include "core/base/translatable.h"
#include "core/trace/formulation_texts.h"

namespace linkwright {

EquationText spatialText(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Input:
    case EquationId::Rotation:
    case EquationId::RotorTorque:
    case EquationId::FrictionTorque:
    case EquationId::SpringTorque: return bodyFrameText(equation, prismatic);
    case EquationId::SpatialVelocity:
      return {translatable("Equations", "Spatial velocity"), "V = X Vₚ + S q̇", R"(V_i = X_i V_p + S_i \dot q_i)"};
    case EquationId::SpatialAcceleration:
      return {translatable("Equations", "Spatial acceleration, minus gravity"), "A = X Aₚ + S q̈ + V × S q̇",
              R"(A_i = X_i A_p + S_i \ddot q_i + V_i \times S_i \dot q_i)"};
    case EquationId::InertialWrench:
      return {translatable("Equations", "Wrench required by the link's own motion and gravity"), "Fᴵ = I A + V ×* I V",
              R"(F^I_i = I_i A_i + V_i \times^* I_i V_i)"};
    case EquationId::ExternalWrench:
      return {translatable("Equations", "External wrench on the link"), "Fᴱ given", R"(F^E_i)"};
    case EquationId::JointWrench:
      return {translatable("Equations", "Wrench through the joint"), "F = Fᴵ − Fᴱ + Σ Xₖᵀ Fₖ",
              R"(F_i = F^I_i - F^E_i + \sum_k X_k^T F_k)"};
    case EquationId::JointTorque:
      return {prismatic ? "Joint force" : "Joint torque", "τ = S · F + τᵐ + τᶠ",
              R"(\tau_i = S_i \cdot F_i + \tau^m_i + \tau^f_i)"};
    case EquationId::SprungJointTorque:
      return {prismatic ? "Joint force" : "Joint torque", "τ = S · F + τᵐ + τᶠ + τˢ",
              R"(\tau_i = S_i \cdot F_i + \tau^m_i + \tau^f_i + \tau^s_i)"};
    default: return {"", "", ""};
  }
}

}  // namespace linkwright
