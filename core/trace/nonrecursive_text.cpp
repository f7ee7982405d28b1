// SPDX-License-Identifier: MIT
#include "core/base/translatable.h"
#include "core/trace/formulation_texts.h"

namespace linkwright {

EquationText nonRecursiveText(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Input:
    case EquationId::RotorTorque:
    case EquationId::FrictionTorque:
    case EquationId::SpringTorque: return bodyFrameText(equation, prismatic);
    case EquationId::Rotation:
      return prismatic
                 ? EquationText{translatable("Equations", "Pose in the world"), "R = Rₚ R⁰, p = pₚ + Rₚ r⁰ + R s q",
                                R"(R_i = R_p R_i^0,\quad p_i = p_p + R_p r_i^0 + R_i s_i q_i)"}
                 : EquationText{translatable("Equations", "Pose in the world"), "R = Rₚ R⁰ exp(ŝ q), p = pₚ + Rₚ r",
                                R"(R_i = R_p R_i^0 \exp(\hat s_i q_i),\quad p_i = p_p + R_p r_i)"};
    case EquationId::MotionAxis:
      return prismatic ? EquationText{translatable("Equations", "Joint axis as a spatial vector"), "S = [0; R s]",
                                      R"(S_i = \begin{pmatrix} 0 \\ R_i s_i \end{pmatrix})"}
                       : EquationText{translatable("Equations", "Joint axis as a spatial vector"), "S = [R s; p × R s]",
                                      R"(S_i = \begin{pmatrix} R_i s_i \\ p_i \times R_i s_i \end{pmatrix})"};
    case EquationId::SpatialVelocity:
      return {translatable("Equations", "Spatial velocity"), "Vᵢ = Σ_{j ≤ i} Sⱼ q̇ⱼ",
              R"(V_i = \sum_{j \le i} S_j \dot q_j)"};
    case EquationId::SpatialAcceleration:
      return {
          translatable("Equations", "Spatial acceleration, minus gravity"),
          "Aᵢ = A₀ + Σ_{j ≤ i} (Sⱼ q̈ⱼ + Σ_{k < j} Sₖ q̇ₖ × Sⱼ q̇ⱼ)",
          R"(A_i = A_0 + \sum_{j \le i} \Bigl( S_j \ddot q_j + \sum_{k < j} S_k \dot q_k \times S_j \dot q_j \Bigr))"};
    case EquationId::ExternalWrench:
      return {translatable("Equations", "External wrench on the link"), "Fᴱ given", R"(F^E_i)"};
    case EquationId::TorqueShare:
      return {
          translatable("Equations", "Joint torque or force that each carried link requires"),
          "τᵢⱼ = Sᵢ · (Iⱼ Aⱼ + Σ_{k ≤ j} Σ_{l ≤ j} Sₖ q̇ₖ ×* Iⱼ Sₗ q̇ₗ − Fᴱⱼ)",
          R"(\tau_{ij} = S_i \cdot \Bigl( I_j A_j + \sum_{k \le j} \sum_{l \le j} S_k \dot q_k \times^* I_j S_l \dot q_l - F^E_j \Bigr))"};
    case EquationId::JointTorque:
      return {prismatic ? "Joint force" : "Joint torque", "τᵢ = Σ_{j ≥ i} τᵢⱼ + τᵐ + τᶠ",
              R"(\tau_i = \sum_{j \ge i} \tau_{ij} + \tau^m_i + \tau^f_i)"};
    case EquationId::SprungJointTorque:
      return {prismatic ? "Joint force" : "Joint torque", "τᵢ = Σ_{j ≥ i} τᵢⱼ + τᵐ + τᶠ + τˢ",
              R"(\tau_i = \sum_{j \ge i} \tau_{ij} + \tau^m_i + \tau^f_i + \tau^s_i)"};
    default: return {"", "", ""};
  }
}

}  // namespace linkwright
