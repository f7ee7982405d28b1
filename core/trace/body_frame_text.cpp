// SPDX-License-Identifier: MIT
#include "core/base/translatable.h"
#include "core/trace/formulation_texts.h"

namespace linkwright {

EquationText bodyFrameText(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Input: return {translatable("Equations", "Given"), "q, q̇, q̈", R"(q_i,\ \dot q_i,\ \ddot q_i)"};
    case EquationId::Rotation:
      return prismatic ? EquationText{translatable("Equations", "Orientation in the parent frame"),
                                      "R = R⁰, r = r⁰ + R s q", R"(R_i = R_i^0,\quad r_i = r_i^0 + R_i s_i q_i)"}
                       : EquationText{translatable("Equations", "Orientation in the parent frame"), "R = R⁰ exp(ŝ q)",
                                      R"(R_i = R_i^0\,\exp(\hat s_i\, q_i))"};
    case EquationId::AngularVelocity:
      return prismatic ? EquationText{translatable("Equations", "Angular velocity"), "ω = Rᵀ ωₚ",
                                      R"(\omega_i = R_i^T \omega_p)"}
                       : EquationText{translatable("Equations", "Angular velocity"), "ω = Rᵀ ωₚ + s q̇",
                                      R"(\omega_i = R_i^T \omega_p + s_i \dot q_i)"};
    case EquationId::LinearVelocity:
      return prismatic ? EquationText{translatable("Equations", "Velocity of the origin"), "v = Rᵀ (vₚ + ωₚ × r) + s q̇",
                                      R"(v_i = R_i^T (v_p + \omega_p \times r_i) + s_i \dot q_i)"}
                       : EquationText{translatable("Equations", "Velocity of the origin"), "v = Rᵀ (vₚ + ωₚ × r)",
                                      R"(v_i = R_i^T (v_p + \omega_p \times r_i))"};
    case EquationId::AngularAcceleration:
      return prismatic ? EquationText{translatable("Equations", "Angular acceleration"), "α = Rᵀ αₚ",
                                      R"(\alpha_i = R_i^T \alpha_p)"}
                       : EquationText{translatable("Equations", "Angular acceleration"), "α = Rᵀ αₚ + ω × s q̇ + s q̈",
                                      R"(\alpha_i = R_i^T \alpha_p + \omega_i \times s_i \dot q_i + s_i \ddot q_i)"};
    case EquationId::LinearAcceleration:
      return prismatic
                 ? EquationText{translatable("Equations", "Acceleration of the origin, minus gravity"),
                                "a = Rᵀ (aₚ + αₚ × r + ωₚ × (ωₚ × r)) + 2 ω × s q̇ + s q̈",
                                R"(a_i = R_i^T (a_p + \alpha_p \times r_i + \omega_p \times (\omega_p \times r_i)) + 2\,\omega_i \times s_i \dot q_i + s_i \ddot q_i)"}
                 : EquationText{translatable("Equations", "Acceleration of the origin, minus gravity"),
                                "a = Rᵀ (aₚ + αₚ × r + ωₚ × (ωₚ × r))",
                                R"(a_i = R_i^T (a_p + \alpha_p \times r_i + \omega_p \times (\omega_p \times r_i)))"};
    case EquationId::CentreAcceleration:
      return {translatable("Equations", "Acceleration of the centre of mass, minus gravity"),
              "a_c = a + α × c + ω × (ω × c)",
              R"(a_{ci} = a_i + \alpha_i \times c_i + \omega_i \times (\omega_i \times c_i))"};
    case EquationId::InertialForce:
      return {translatable("Equations", "Force required by the link's own motion and gravity"), "F = m a_c",
              R"(F_i = m_i a_{ci})"};
    case EquationId::InertialMoment:
      return {translatable("Equations", "Moment required by the link's own motion, about the centre of mass"),
              "N = I α + ω × I ω", R"(N_i = I_i \alpha_i + \omega_i \times I_i \omega_i)"};
    case EquationId::ExternalWrench:
      return {translatable("Equations", "External wrench on the link"), "fᴱ, nᴱ given", R"(f^E_i,\ n^E_i)"};
    case EquationId::JointForce:
      return {translatable("Equations", "Force through the joint"), "f = F − fᴱ + Σ Rₖ fₖ",
              R"(f_i = F_i - f^E_i + \sum_k R_k f_k)"};
    case EquationId::JointMoment:
      return {translatable("Equations", "Moment through the joint"), "n = N + c × F − nᴱ + Σ (Rₖ nₖ + rₖ × Rₖ fₖ)",
              R"(n_i = N_i + c_i \times F_i - n^E_i + \sum_k (R_k n_k + r_k \times R_k f_k))"};
    case EquationId::RotorTorque:
      return {translatable("Equations", "Rotor"), "τᵐ = G² Iᵐ q̈", R"(\tau^m_i = G_i^2 I^m_i \ddot q_i)"};
    case EquationId::FrictionTorque:
      return {translatable("Equations", "Joint friction"), "τᶠ = D q̇ + τᶜ(sgn q̇)",
              R"(\tau^f_i = D_i \dot q_i + \tau^C_i(\operatorname{sgn}\dot q_i))"};
    case EquationId::JointTorque:
      return prismatic ? EquationText{translatable("Equations", "Joint force"), "τ = s · f + τᵐ + τᶠ",
                                      R"(\tau_i = s_i \cdot f_i  + \tau^m_i + \tau^f_i)"}
                       : EquationText{translatable("Equations", "Joint torque"), "τ = s · n + τᵐ + τᶠ",
                                      R"(\tau_i = s_i \cdot n_i  + \tau^m_i + \tau^f_i)"};
    case EquationId::SpringTorque:
      return {translatable("Equations", "Joint spring"), "τˢ = kˢ (q − qˢ)", R"(\tau^s_i = k^s_i (q_i - q^s_i))"};
    case EquationId::SprungJointTorque:
      return prismatic ? EquationText{translatable("Equations", "Joint force"), "τ = s · f + τᵐ + τᶠ + τˢ",
                                      R"(\tau_i = s_i \cdot f_i + \tau^m_i + \tau^f_i + \tau^s_i)"}
                       : EquationText{translatable("Equations", "Joint torque"), "τ = s · n + τᵐ + τᶠ + τˢ",
                                      R"(\tau_i = s_i \cdot n_i + \tau^m_i + \tau^f_i + \tau^s_i)"};
    default: return {"", "", ""};
  }
}

}  // namespace linkwright
