// SPDX-License-Identifier: MIT
#include "core/trace/notation_symbols.h"

#include "core/base/translatable.h"
#include "core/recording/formulation_set.h"
#include "core/trace/formulation_texts.h"

#include <span>

namespace linkwright {
namespace {

using namespace formulations;

/// In the templates # is the index of the link: i, of world j; raised in plain text before a letter, lowered behind ~.
struct Symbol {
  Quantity quantity;
  FormulationSet where;
  const char* plain;
  const char* latex;
};
using Q = Quantity;

constexpr Symbol kCraig[] = {
    {Q::JointPosition, kAll, "θ", R"(\theta_#)"},
    {Q::JointVelocity, kAll, "θ̇", R"(\dot\theta_#)"},
    {Q::JointAcceleration, kAll, "θ̈", R"(\ddot\theta_#)"},
    {Q::Rotation, kLink, "ᵖ~R", "{}^p_#R"},
    {Q::Rotation, kGround, "⁰~R", "{}^0_#R"},
    {Q::Offset, kAll, "ᵖP", "{}^pP_#"},
    {Q::Position, kAll, "⁰P", "{}^0P_#"},
    {Q::JointAxis, kAll, "⁰Ẑ", R"({}^0\hat Z_#)"},
    {Q::AngularVelocity, kLink, "#ω", R"({}^#\omega_#)"},
    {Q::AngularVelocity, kWorld, "⁰ω", R"({}^0\omega_#)"},
    {Q::LinearVelocity, kLink, "#v", "{}^#v_#"},
    {Q::LinearVelocity, kWorld, "⁰v", "{}^0v_#"},
    {Q::AngularAcceleration, kLink, "#ω̇", R"({}^#\dot\omega_#)"},
    {Q::AngularAcceleration, kWorld, "⁰ω̇", R"({}^0\dot\omega_#)"},
    {Q::LinearAcceleration, kLink, "#v̇", R"({}^#\dot v_#)"},
    {Q::LinearAcceleration, kWorld, "⁰v̇", R"({}^0\dot v_#)"},
    {Q::CentreAcceleration, kAll, "#v̇_C", R"({}^#\dot v_{C_#})"},
    {Q::InertialForce, kAll, "#F", "{}^#F_#"},
    {Q::InertialMoment, kAll, "#N", "{}^#N_#"},
    {Q::JointForce, kAll, "#f", "{}^#f_#"},
    {Q::JointMoment, kAll, "#n", "{}^#n_#"},
    {Q::CentreOfMass, kAll, "⁰P_C", "{}^0P_{C_#}"},
    {Q::RotorTorque, kWorld, "τᵐ", R"(\tau^m_#)"},
    {Q::FrictionTorque, kWorld, "τᶠ", R"(\tau^f_#)"},
    {Q::SpringTorque, kWorld, "τˢ", R"(\tau^s_#)"},
    {Q::JointTorque, kWorld, "τ", R"(\tau_#)"},
};

constexpr Symbol kFeatherstone[] = {
    {Q::Rotation, kLink, "ᵖE", "{}^pE_#"},
    {Q::Rotation, kGround, "⁰E", "{}^0E_#"},
    {Q::JointAxis, kAll, "⁰s", "{}^0s_#"},
    {Q::AngularVelocity, kWorld, "ω", R"(\omega_#)"},
    {Q::AngularAcceleration, kAll, "ω̇", R"(\dot\omega_#)"},
    {Q::ExternalForce, kAll, "fˣ", "f^x_#"},
    {Q::ExternalMoment, kAll, "nˣ", "n^x_#"},
    {Q::CentreOfMass, kAll, "⁰c", "{}^0c_#"},
    {Q::Inertia, kAll, "⁰Ī_C", R"({}^0\bar I_{C_#})"},
    {Q::SpatialVelocity, kSpatial, "v", "v_#"},
    {Q::SpatialVelocity, kDirect, "v~", "v_#"},
    {Q::SpatialAcceleration, kSpatial, "a", "a_#"},
    {Q::SpatialAcceleration, kDirect, "a~", "a_#"},
    {Q::InertialWrench, kAll, "fᴮ", "f^B_#"},
    {Q::ExternalWrench, kAll, "fˣ", "f^x_#"},
    {Q::JointWrench, kAll, "f", "f_#"},
    {Q::RotorTorque, kWorld, "τᵐ", R"(\tau^m_#)"},
    {Q::FrictionTorque, kWorld, "τᶠ", R"(\tau^f_#)"},
    {Q::SpringTorque, kWorld, "τˢ", R"(\tau^s_#)"},
    {Q::JointTorque, kWorld, "τ", R"(\tau_#)"},
};

constexpr Symbol kLynch[] = {
    {Q::JointPosition, kAll, "θ", R"(\theta_#)"},
    {Q::JointVelocity, kAll, "θ̇", R"(\dot\theta_#)"},
    {Q::JointAcceleration, kAll, "θ̈", R"(\ddot\theta_#)"},
    {Q::Rotation, kLink, "Rₚ~", "R_{p#}"},
    {Q::Rotation, kGround, "Rₛ~", "R_{s#}"},
    {Q::Offset, kAll, "pₚ~", "p_{p#}"},
    {Q::Position, kAll, "pₛ~", "p_{s#}"},
    {Q::AngularVelocity, kWorld, "ω", R"(\omega_#)"},
    {Q::LinearVelocity, kWorld, "ṗₛ~", R"(\dot p_{s#})"},
    {Q::AngularAcceleration, kAll, "ω̇", R"(\dot\omega_#)"},
    {Q::LinearAcceleration, kWorld, "p̈ₛ~", R"(\ddot p_{s#})"},
    {Q::JointMoment, kAll, "m", "m_#"},
    {Q::VelocityAtOrigin, kAll, "vₛ~", "v_{s#}"},
    {Q::AccelerationAtOrigin, kAll, "v̇ₛ~", R"(\dot v_{s#})"},
    {Q::SpatialVelocity, kAll, "V~", R"(\mathcal V_#)"},
    {Q::SpatialAcceleration, kAll, "V̇~", R"(\dot{\mathcal V}_#)"},
    {Q::InertialWrench, kAll, "Fᴵ", R"(\mathcal F^I_#)"},
    {Q::ExternalWrench, kAll, "Fᴱ", R"(\mathcal F^E_#)"},
    {Q::JointWrench, kAll, "F", R"(\mathcal F_#)"},
    {Q::MotionAxis, kSpatial, "A", R"(\mathcal A_#)"},
    {Q::MotionAxis, kGround, "Jₛ~", "J_{s#}"},
    {Q::RotorTorque, kWorld, "τᵐ", R"(\tau^m_#)"},
    {Q::FrictionTorque, kWorld, "τᶠ", R"(\tau^f_#)"},
    {Q::SpringTorque, kWorld, "τˢ", R"(\tau^s_#)"},
    {Q::JointTorque, kWorld, "τ", R"(\tau_#)"},
};

/// Craig's letter of a sliding joint.
constexpr Symbol kCraigSliding[] = {
    {Q::JointPosition, kAll, "d", "d_#"},
    {Q::JointVelocity, kAll, "ḋ", R"(\dot d_#)"},
    {Q::JointAcceleration, kAll, "d̈", R"(\ddot d_#)"},
};

/// What a child hands on to its parent, moved there.
constexpr Symbol kCraigHandedOn[] = {
    {Q::JointForce, kBody, "ⁱₖR ᵏf", "{}^i_kR\\,{}^kf_k"},
    {Q::JointMoment, kBody, "ⁱₖR ᵏn + ⁱP × ⁱₖR ᵏf", R"({}^i_kR\,{}^kn_k + {}^iP_k \times {}^i_kR\,{}^kf_k)"},
};
constexpr Symbol kFeatherstoneHandedOn[] = {
    {Q::JointForce, kBody, "ⁱEₖ fₖ", "{}^iE_k f_k"},
    {Q::JointMoment, kBody, "ⁱEₖ nₖ + rₖ × ⁱEₖ fₖ", R"({}^iE_k n_k + r_k \times {}^iE_k f_k)"},
    {Q::JointWrench, kSpatial, "ⁱX*ₖ fₖ", "{}^iX^*_k f_k"},
    {Q::JointWrench, kWorld, "fₖ", "f_k"},
};
constexpr Symbol kLynchHandedOn[] = {
    {Q::JointForce, kBody, "Rᵢₖ fₖ", "R_{ik} f_k"},
    {Q::JointMoment, kBody, "Rᵢₖ mₖ + pᵢₖ × Rᵢₖ fₖ", R"(R_{ik} m_k + p_{ik} \times R_{ik} f_k)"},
    {Q::JointWrench, kSpatial, "Adₖᵢᵀ Fₖ", R"(\mathrm{Ad}^T_{T_{ki}} \mathcal F_k)"},
    {Q::JointWrench, kWorld, "Fₖ", R"(\mathcal F_k)"},
};

const Symbol* find(std::span<const Symbol> symbols, Quantity quantity, Formulation formulation) {
  for (const Symbol& symbol : symbols) {
    if (symbol.quantity == quantity && symbol.where.contains(formulation)) return &symbol;
  }
  return nullptr;
}

const Symbol* ownSymbol(Quantity quantity, Formulation formulation, Notation notation, bool prismatic) {
  switch (notation) {
    case Notation::Source: return nullptr;
    case Notation::CraigLuh: {
      const Symbol* sliding = prismatic ? find(kCraigSliding, quantity, formulation) : nullptr;
      return sliding != nullptr ? sliding : find(kCraig, quantity, formulation);
    }
    case Notation::Featherstone: return find(kFeatherstone, quantity, formulation);
    case Notation::LynchPark: return find(kLynch, quantity, formulation);
  }
  return nullptr;
}

const Symbol* ownHandedOn(const Recorded& entry, Formulation formulation, Notation notation) {
  switch (notation) {
    case Notation::Source: return nullptr;
    case Notation::CraigLuh: return find(kCraigHandedOn, entry.quantity, formulation);
    case Notation::Featherstone: return find(kFeatherstoneHandedOn, entry.quantity, formulation);
    case Notation::LynchPark: return find(kLynchHandedOn, entry.quantity, formulation);
  }
  return nullptr;
}

std::string replaced(std::string text, char mark, const char* with) {
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) text.replace(at, 1, with);
  return text;
}

}  // namespace

std::string plainSymbolOf(Quantity quantity, Formulation formulation, Notation notation, bool prismatic) {
  const Symbol* own = ownSymbol(quantity, formulation, notation, prismatic);
  if (own == nullptr) return plainSymbolOf(quantity, formulation);
  const bool world = formulation == Formulation::WorldSpatial;
  return replaced(replaced(own->plain, '#', world ? "ʲ" : "ⁱ"), '~', world ? "ⱼ" : "ᵢ");
}

std::string latexSymbolOf(Quantity quantity, Formulation formulation, Notation notation, bool prismatic) {
  const Symbol* own = ownSymbol(quantity, formulation, notation, prismatic);
  if (own == nullptr) return latexSymbolOf(quantity, formulation);
  return replaced(own->latex, '#', formulation == Formulation::WorldSpatial ? "j" : "i");
}

std::string plainSymbolOf(const Recorded& entry, Formulation formulation, Notation notation, bool prismatic) {
  if (!isHandedOn(entry)) return plainSymbolOf(entry.quantity, formulation, notation, prismatic);
  const Symbol* own = ownHandedOn(entry, formulation, notation);
  return own != nullptr ? own->plain : rowSymbolOf(entry, formulation).plain;
}

std::string latexSymbolOf(const Recorded& entry, Formulation formulation, Notation notation, bool prismatic) {
  if (!isHandedOn(entry)) return latexSymbolOf(entry.quantity, formulation, notation, prismatic);
  const Symbol* own = ownHandedOn(entry, formulation, notation);
  return own != nullptr ? own->latex : rowSymbolOf(entry, formulation).latex;
}

const char* titleOf(Notation notation) {
  switch (notation) {
    case Notation::Source: return translatable("Notation", "Original source");
    case Notation::CraigLuh: return translatable("Notation", "Craig; Luh, Walker and Paul");
    case Notation::Featherstone: return translatable("Notation", "Featherstone");
    case Notation::LynchPark: return translatable("Notation", "Lynch and Park");
  }
  return "";
}

}  // namespace linkwright
