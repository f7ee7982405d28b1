// SPDX-License-Identifier: MIT
#include "core/base/translatable.h"
#include "core/trace/formulation_texts.h"

namespace linkwright {

EquationText worldFrameText(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Input: return {translatable("Equations", "Given"), "q, q̇, q̈", R"(q_j,\ \dot q_j,\ \ddot q_j)"};
    case EquationId::Rotation:
      return prismatic
                 ? EquationText{translatable("Equations", "Pose in the world"),
                                "R = Rₚ R⁰, p = pₚ + Rₚ b + sw q, sw = R a",
                                R"(R_j = R_p R_j^0,\quad p_j = p_p + R_p b_j + \mathit{sw}_j\, q_j,\quad \mathit{sw}_j = R_j a_j)"}
                 : EquationText{
                       translatable("Equations", "Pose in the world"), "R = Rₚ R⁰ exp(â q), p = pₚ + Rₚ b, sw = R a",
                       R"(R_j = R_p R_j^0 \exp(\hat a_j q_j),\quad p_j = p_p + R_p b_j,\quad \mathit{sw}_j = R_j a_j)"};
    case EquationId::AngularVelocity:
      return prismatic ? EquationText{translatable("Equations", "Angular velocity"), "w = wₚ", R"(w_j = w_p)"}
                       : EquationText{translatable("Equations", "Angular velocity"), "w = wₚ + sw q̇",
                                      R"(w_j = w_p + \mathit{sw}_j\, \dot q_j)"};
    case EquationId::LinearVelocity:
      return prismatic
                 ? EquationText{translatable("Equations", "Velocity of the origin"), "v = vₚ + wₚ × (p − pₚ) + sw q̇",
                                R"(v_j = v_p + w_p \times (p_j - p_p) + \mathit{sw}_j\, \dot q_j)"}
                 : EquationText{translatable("Equations", "Velocity of the origin"), "v = vₚ + wₚ × (p − pₚ)",
                                R"(v_j = v_p + w_p \times (p_j - p_p))"};
    case EquationId::AngularAcceleration:
      return prismatic
                 ? EquationText{translatable("Equations", "Angular acceleration"), "ẇ = ẇₚ", R"(\dot w_j = \dot w_p)"}
                 : EquationText{
                       translatable("Equations", "Angular acceleration"), "ẇ = ẇₚ + (wₚ × sw) q̇ + sw q̈",
                       R"(\dot w_j = \dot w_p + (w_p \times \mathit{sw}_j)\, \dot q_j + \mathit{sw}_j\, \ddot q_j)"};
    case EquationId::LinearAcceleration:
      return prismatic
                 ? EquationText{translatable("Equations", "Acceleration of the origin"),
                                "v̇ = v̇ₚ + ẇₚ × (p − pₚ) + wₚ × (wₚ × (p − pₚ)) + 2 wₚ × sw q̇ + sw q̈",
                                R"(\dot v_j = \dot v_p + \dot w_p \times (p_j - p_p) + w_p \times (w_p \times (p_j - p_p)) + 2\, w_p \times \mathit{sw}_j\, \dot q_j + \mathit{sw}_j\, \ddot q_j)"}
                 : EquationText{
                       translatable("Equations", "Acceleration of the origin"),
                       "v̇ = v̇ₚ + ẇₚ × (p − pₚ) + wₚ × (wₚ × (p − pₚ))",
                       R"(\dot v_j = \dot v_p + \dot w_p \times (p_j - p_p) + w_p \times (w_p \times (p_j - p_p)))"};
    case EquationId::VelocityAtOrigin:
      return {translatable("Equations", "Velocity of the body-fixed point at the world origin"), "v_o = v − w × p",
              R"(v_{oj} = v_j - w_j \times p_j)"};
    case EquationId::AccelerationAtOrigin:
      return {translatable("Equations", "Rate of change of the velocity at the world origin"),
              "v̇_o = v̇ − ẇ × p − w × v", R"(\dot v_{oj} = \dot v_j - \dot w_j \times p_j - w_j \times v_j)"};
    case EquationId::SpatialInertia:
      return {
          translatable("Equations", "Centre of mass and inertia in the world frame"),
          "c = p + R c̄, I = R Ī Rᵀ, Iˢ = [m E, m ĉᵀ; m ĉ, m ĉ ĉᵀ + I]",
          R"(c_j = p_j + R_j \bar c_j,\quad I_j = R_j \bar I_j R_j^T,\quad I^s_j = \begin{pmatrix} m_j E & m_j \hat c_j^T \\ m_j \hat c_j & m_j \hat c_j \hat c_j^T + I_j \end{pmatrix})"};
    case EquationId::InertialWrench:
      return {
          translatable("Equations", "Wrench required by the link's own motion"),
          "Fᴵ = Iˢ [v̇_o; ẇ] + [ŵ, 0; v̂_o, ŵ] Iˢ [v_o; w]",
          R"(F^I_j = I^s_j \begin{pmatrix} \dot v_{oj} \\ \dot w_j \end{pmatrix} + \begin{pmatrix} \hat w_j & 0 \\ \hat v_{oj} & \hat w_j \end{pmatrix} I^s_j \begin{pmatrix} v_{oj} \\ w_j \end{pmatrix})"};
    case EquationId::ExternalWrench:
      return {translatable("Equations", "External wrench on the link, gravity included"), "Fᴱ = [m g; c × m g] + given",
              R"(F^E_j = \begin{pmatrix} m_j g \\ c_j \times m_j g \end{pmatrix} + \text{given})"};
    case EquationId::JointWrench:
      return {translatable("Equations", "Wrench through the joint"), "F = Fᴵ − Fᴱ + Σ Fₖ",
              R"(F_j = F^I_j - F^E_j + \sum_k F_k)"};
    case EquationId::MotionAxis:
      return prismatic
                 ? EquationText{translatable("Equations", "Joint axis as a spatial vector"), "S = [sw; 0]",
                                R"(S_j = \begin{pmatrix} \mathit{sw}_j \\ 0 \end{pmatrix})"}
                 : EquationText{translatable("Equations", "Joint axis as a spatial vector"), "S = [p × sw; sw]",
                                R"(S_j = \begin{pmatrix} p_j \times \mathit{sw}_j \\ \mathit{sw}_j \end{pmatrix})"};
    case EquationId::RotorTorque:
      return {translatable("Equations", "Rotor"), "uᵐ = Iʳ q̈", R"(u^m_j = I^r_j \ddot q_j)"};
    case EquationId::FrictionTorque:
      return {translatable("Equations", "Joint friction"), "uᶠ = D q̇ + τᶜ(sgn q̇)",
              R"(u^f_j = D_j \dot q_j + \tau^C_j(\operatorname{sgn}\dot q_j))"};
    case EquationId::JointTorque:
      return {prismatic ? "Joint force" : "Joint torque", "u = S · F + uᵐ + uᶠ",
              R"(u_j = S_j \cdot F_j + u^m_j + u^f_j)"};
    case EquationId::SpringTorque:
      return {translatable("Equations", "Joint spring"), "uˢ = kˢ (q − qˢ)", R"(u^s_j = k^s_j (q_j - q^s_j))"};
    case EquationId::SprungJointTorque:
      return {prismatic ? "Joint force" : "Joint torque", "u = S · F + uᵐ + uᶠ + uˢ",
              R"(u_j = S_j \cdot F_j + u^m_j + u^f_j + u^s_j)"};
    default: return {"", "", ""};
  }
}

const char* worldFrameLatexSymbol(Quantity quantity) {
  switch (quantity) {
    case Quantity::JointPosition: return "q_j";
    case Quantity::JointVelocity: return R"(\dot q_j)";
    case Quantity::JointAcceleration: return R"(\ddot q_j)";
    case Quantity::Rotation: return "R_j";
    case Quantity::Position: return "p_j";
    case Quantity::JointAxis: return R"(\mathit{sw}_j)";
    case Quantity::AngularVelocity: return "w_j";
    case Quantity::LinearVelocity: return "v_j";
    case Quantity::AngularAcceleration: return R"(\dot w_j)";
    case Quantity::LinearAcceleration: return R"(\dot v_j)";
    case Quantity::VelocityAtOrigin: return "v_{oj}";
    case Quantity::AccelerationAtOrigin: return R"(\dot v_{oj})";
    case Quantity::CentreOfMass: return "c_j";
    case Quantity::Inertia: return "I_j";
    case Quantity::InertialWrench: return "F^I_j";
    case Quantity::ExternalWrench: return "F^E_j";
    case Quantity::JointWrench: return "F_j";
    case Quantity::MotionAxis: return "S_j";
    case Quantity::RotorTorque: return "u^m_j";
    case Quantity::FrictionTorque: return "u^f_j";
    case Quantity::SpringTorque: return "u^s_j";
    case Quantity::JointTorque: return "u_j";
    default: return nullptr;
  }
}

}  // namespace linkwright
