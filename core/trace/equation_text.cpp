// SPDX-License-Identifier: MIT
#include "core/trace/equation_text.h"

namespace linkwright {

namespace {

EquationText bodyFrameText(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Input: return {"Given", "q, q̇, q̈", R"(q_i,\ \dot q_i,\ \ddot q_i)"};
    case EquationId::Rotation:
      return prismatic
                 ? EquationText{"Orientation in the parent", "R constant, r = r⁰ + R s q",
                                R"(R_i\ \text{constant},\quad r_i = r_i^0 + R_i s_i q_i)"}
                 : EquationText{"Orientation in the parent", "R = R⁰ exp(s q)", R"(R_i = R_i^0\,\exp(\hat s_i\, q_i))"};
    case EquationId::AngularVelocity:
      return prismatic
                 ? EquationText{"Angular velocity", "ω = Rᵀ ωₚ", R"(\omega_i = R_i^T \omega_p)"}
                 : EquationText{"Angular velocity", "ω = Rᵀ ωₚ + s q̇", R"(\omega_i = R_i^T \omega_p + s_i \dot q_i)"};
    case EquationId::LinearVelocity:
      return prismatic ? EquationText{"Velocity of the origin", "v = Rᵀ (vₚ + ωₚ × r) + s q̇",
                                      R"(v_i = R_i^T (v_p + \omega_p \times r_i) + s_i \dot q_i)"}
                       : EquationText{"Velocity of the origin", "v = Rᵀ (vₚ + ωₚ × r)",
                                      R"(v_i = R_i^T (v_p + \omega_p \times r_i))"};
    case EquationId::AngularAcceleration:
      return prismatic ? EquationText{"Angular acceleration", "α = Rᵀ αₚ", R"(\alpha_i = R_i^T \alpha_p)"}
                       : EquationText{"Angular acceleration", "α = Rᵀ αₚ + ω × s q̇ + s q̈",
                                      R"(\alpha_i = R_i^T \alpha_p + \omega_i \times s_i \dot q_i + s_i \ddot q_i)"};
    case EquationId::LinearAcceleration:
      return prismatic
                 ? EquationText{"Acceleration of the origin, minus gravity",
                                "a = Rᵀ (aₚ + αₚ × r + ωₚ × (ωₚ × r)) + 2 ω × s q̇ + s q̈",
                                R"(a_i = R_i^T (a_p + \alpha_p \times r_i + \omega_p \times (\omega_p \times r_i)) + 2\,\omega_i \times s_i \dot q_i + s_i \ddot q_i)"}
                 : EquationText{"Acceleration of the origin, minus gravity", "a = Rᵀ (aₚ + αₚ × r + ωₚ × (ωₚ × r))",
                                R"(a_i = R_i^T (a_p + \alpha_p \times r_i + \omega_p \times (\omega_p \times r_i)))"};
    case EquationId::CentreAcceleration:
      return {"Acceleration of the centre of mass, minus gravity", "a_c = a + α × c + ω × (ω × c)",
              R"(a_{ci} = a_i + \alpha_i \times c_i + \omega_i \times (\omega_i \times c_i))"};
    case EquationId::InertialForce:
      return {"Force that the link's own motion and weight need", "F = m a_c", R"(F_i = m_i a_{ci})"};
    case EquationId::InertialMoment:
      return {"Moment that the link's own motion needs, about the centre of mass", "N = I α + ω × I ω",
              R"(N_i = I_i \alpha_i + \omega_i \times I_i \omega_i)"};
    case EquationId::ExternalWrench: return {"External wrench on the link", "fᴱ, nᴱ given", R"(f^E_i,\ n^E_i)"};
    case EquationId::JointForce:
      return {"Force through the joint", "f = F − fᴱ + Σ Rₖ fₖ", R"(f_i = F_i - f^E_i + \sum_k R_k f_k)"};
    case EquationId::JointMoment:
      return {"Moment through the joint", "n = N + c × F − nᴱ + Σ (Rₖ nₖ + rₖ × Rₖ fₖ)",
              R"(n_i = N_i + c_i \times F_i - n^E_i + \sum_k (R_k n_k + r_k \times R_k f_k))"};
    case EquationId::RotorTorque: return {"Rotor", "τᵐ = G² Iᵐ q̈", R"(\tau^m_i = G_i^2 I^m_i \ddot q_i)"};
    case EquationId::FrictionTorque:
      return {"Joint friction", "τᶠ = D q̇ + τᶜ(sgn q̇)",
              R"(\tau^f_i = D_i \dot q_i + \tau^C_i(\operatorname{sgn}\dot q_i))"};
    case EquationId::JointTorque:
      return prismatic ? EquationText{"Joint force", "τ = s · f + τᵐ + τᶠ",
                                      R"(\tau_i = s_i \cdot f_i  + \tau^m_i + \tau^f_i)"}
                       : EquationText{"Joint torque", "τ = s · n + τᵐ + τᶠ",
                                      R"(\tau_i = s_i \cdot n_i  + \tau^m_i + \tau^f_i)"};
    default: return {"", "", ""};
  }
}

EquationText spatialText(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Input:
    case EquationId::Rotation:
    case EquationId::RotorTorque:
    case EquationId::FrictionTorque: return bodyFrameText(equation, prismatic);
    case EquationId::SpatialVelocity: return {"Spatial velocity", "V = X Vₚ + S q̇", R"(V_i = X_i V_p + S_i \dot q_i)"};
    case EquationId::SpatialAcceleration:
      return {"Spatial acceleration, minus gravity", "A = X Aₚ + S q̈ + V × S q̇",
              R"(A_i = X_i A_p + S_i \ddot q_i + V_i \times S_i \dot q_i)"};
    case EquationId::InertialWrench:
      return {"Wrench that the link's own motion and weight need", "Fᴵ = I A + V ×* I V",
              R"(F^I_i = I_i A_i + V_i \times^* I_i V_i)"};
    case EquationId::ExternalWrench: return {"External wrench on the link", "Fᴱ given", R"(F^E_i)"};
    case EquationId::JointWrench:
      return {"Wrench through the joint", "F = Fᴵ − Fᴱ + Σ Xₖᵀ Fₖ", R"(F_i = F^I_i - F^E_i + \sum_k X_k^T F_k)"};
    case EquationId::JointTorque:
      return {prismatic ? "Joint force" : "Joint torque", "τ = S · F + τᵐ + τᶠ",
              R"(\tau_i = S_i \cdot F_i + \tau^m_i + \tau^f_i)"};
    default: return {"", "", ""};
  }
}

}  // namespace

EquationText textOf(Formulation formulation, EquationId equation, bool prismatic) {
  switch (formulation) {
    case Formulation::Spatial: return spatialText(equation, prismatic);
    case Formulation::BodyFrame: return bodyFrameText(equation, prismatic);
    case Formulation::WorldSpatial:
    case Formulation::NonRecursive: return {"", "", ""};
  }
  return {"", "", ""};
}

const char* latexSymbolOf(Quantity quantity) {
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

}  // namespace linkwright
