// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/equations.h"
#include "ui/widgets/quantity_colours.h"

#include <array>

namespace linkwright::ui {

namespace {

constexpr Term recorded(const char* id, TermOwner owner, Quantity quantity) {
  return {id, owner, TermConstant::None, quantity};
}
constexpr Term constant(const char* id, TermOwner owner, TermConstant what) {
  return {id, owner, what, Quantity::Rotation};
}

constexpr std::array<Term, 74> kTerms = {{
    recorded("R_i", TermOwner::Link, Quantity::Rotation),
    recorded("R_k", TermOwner::Child, Quantity::Rotation),
    recorded("q_i", TermOwner::Link, Quantity::JointPosition),
    recorded("qd_i", TermOwner::Link, Quantity::JointVelocity),
    recorded("qdd_i", TermOwner::Link, Quantity::JointAcceleration),
    recorded("omega_i", TermOwner::Link, Quantity::AngularVelocity),
    recorded("omega_p", TermOwner::Parent, Quantity::AngularVelocity),
    recorded("v_i", TermOwner::Link, Quantity::LinearVelocity),
    recorded("v_p", TermOwner::Parent, Quantity::LinearVelocity),
    recorded("alpha_i", TermOwner::Link, Quantity::AngularAcceleration),
    recorded("alpha_p", TermOwner::Parent, Quantity::AngularAcceleration),
    recorded("a_i", TermOwner::Link, Quantity::LinearAcceleration),
    recorded("a_p", TermOwner::Parent, Quantity::LinearAcceleration),
    recorded("ac_i", TermOwner::Link, Quantity::CentreAcceleration),
    recorded("F_i", TermOwner::Link, Quantity::InertialForce),
    recorded("N_i", TermOwner::Link, Quantity::InertialMoment),
    recorded("fE_i", TermOwner::Link, Quantity::ExternalForce),
    recorded("nE_i", TermOwner::Link, Quantity::ExternalMoment),
    recorded("f_i", TermOwner::Link, Quantity::JointForce),
    recorded("n_i", TermOwner::Link, Quantity::JointMoment),
    recorded("f_k", TermOwner::Child, Quantity::JointForce),
    recorded("n_k", TermOwner::Child, Quantity::JointMoment),
    recorded("rotor_i", TermOwner::Link, Quantity::RotorTorque),
    recorded("friction_i", TermOwner::Link, Quantity::FrictionTorque),
    recorded("spring_i", TermOwner::Link, Quantity::SpringTorque),
    recorded("tau_i", TermOwner::Link, Quantity::JointTorque),
    constant("R_0", TermOwner::Link, TermConstant::RotationAtZero),
    constant("r_0", TermOwner::Link, TermConstant::OriginAtZero),
    recorded("r_i", TermOwner::Link, Quantity::Offset),
    recorded("r_k", TermOwner::Child, Quantity::Offset),
    constant("s_i", TermOwner::Link, TermConstant::Axis),
    constant("m_i", TermOwner::Link, TermConstant::Mass),
    constant("c_i", TermOwner::Link, TermConstant::CentreOfMass),
    constant("I_i", TermOwner::Link, TermConstant::Inertia),
    constant("J_i", TermOwner::Link, TermConstant::Rotor),
    constant("D_i", TermOwner::Link, TermConstant::Damping),
    constant("C_i", TermOwner::Link, TermConstant::Coulomb),
    constant("ks_i", TermOwner::Link, TermConstant::Stiffness),
    constant("qs_i", TermOwner::Link, TermConstant::SpringRest),
    recorded("R_p", TermOwner::Parent, Quantity::Rotation),
    recorded("p_i", TermOwner::Link, Quantity::Position),
    recorded("p_p", TermOwner::Parent, Quantity::Position),
    recorded("sw_i", TermOwner::Link, Quantity::JointAxis),
    recorded("vo_i", TermOwner::Link, Quantity::VelocityAtOrigin),
    recorded("dvo_i", TermOwner::Link, Quantity::AccelerationAtOrigin),
    recorded("cw_i", TermOwner::Link, Quantity::CentreOfMass),
    recorded("Iw_i", TermOwner::Link, Quantity::Inertia),
    recorded("V_i", TermOwner::Link, Quantity::SpatialVelocity),
    recorded("V_p", TermOwner::Parent, Quantity::SpatialVelocity),
    recorded("V_j", TermOwner::Carried, Quantity::SpatialVelocity),
    recorded("A_i", TermOwner::Link, Quantity::SpatialAcceleration),
    recorded("A_p", TermOwner::Parent, Quantity::SpatialAcceleration),
    recorded("A_j", TermOwner::Carried, Quantity::SpatialAcceleration),
    recorded("S_i", TermOwner::Link, Quantity::MotionAxis),
    recorded("S_j", TermOwner::Path, Quantity::MotionAxis),
    recorded("S_k", TermOwner::Path, Quantity::MotionAxis),
    recorded("S_l", TermOwner::Path, Quantity::MotionAxis),
    recorded("qd_j", TermOwner::Path, Quantity::JointVelocity),
    recorded("qd_k", TermOwner::Path, Quantity::JointVelocity),
    recorded("qd_l", TermOwner::Path, Quantity::JointVelocity),
    recorded("qdd_j", TermOwner::Path, Quantity::JointAcceleration),
    recorded("wrenchI_i", TermOwner::Link, Quantity::InertialWrench),
    recorded("wrenchE_i", TermOwner::Link, Quantity::ExternalWrench),
    recorded("wrenchE_j", TermOwner::Carried, Quantity::ExternalWrench),
    recorded("wrench_i", TermOwner::Link, Quantity::JointWrench),
    recorded("wrench_k", TermOwner::Child, Quantity::JointWrench),
    recorded("tau_ij", TermOwner::Carried, Quantity::TorqueShare),
    constant("g", TermOwner::Link, TermConstant::Gravity),
    constant("A_0", TermOwner::Link, TermConstant::BaseAcceleration),
    constant("given_i", TermOwner::Link, TermConstant::GivenWrench),
    constant("X_i", TermOwner::Link, TermConstant::SpatialTransform),
    constant("X_k", TermOwner::Child, TermConstant::SpatialTransform),
    constant("Is_i", TermOwner::Link, TermConstant::SpatialInertia),
    constant("Is_j", TermOwner::Carried, TermConstant::SpatialInertia),
}};

}  // namespace

const Term* meaningOf(const QString& stem) {
  const QByteArray id = stem.toLatin1();
  for (const Term& term : kTerms) {
    if (id == term.id) return &term;
  }
  return nullptr;
}

QHash<QString, QColor> termColours(bool dark, const QColor& ink) {
  QHash<QString, QColor> colours;
  for (const Term& term : kTerms) {
    const bool neutral = term.constant != TermConstant::None || term.quantity == Quantity::Rotation ||
                         term.quantity == Quantity::Offset || term.quantity == Quantity::JointPosition ||
                         term.quantity == Quantity::JointVelocity || term.quantity == Quantity::JointAcceleration ||
                         term.quantity == Quantity::Position || term.quantity == Quantity::JointAxis ||
                         term.quantity == Quantity::CentreOfMass || term.quantity == Quantity::Inertia ||
                         term.quantity == Quantity::MotionAxis;
    colours.insert(QString::fromLatin1(term.id), neutral ? ink : quantityColour(term.quantity, dark));
  }
  return colours;
}

}  // namespace linkwright::ui
