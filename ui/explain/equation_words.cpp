// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/equation_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Explain)
};

}  // namespace

QString quantityName(Quantity quantity) {
  switch (quantity) {
    case Quantity::JointPosition: return Words::tr("joint position");
    case Quantity::JointVelocity: return Words::tr("joint velocity");
    case Quantity::JointAcceleration: return Words::tr("joint acceleration");
    case Quantity::Rotation: return Words::tr("rotation");
    case Quantity::Offset: return Words::tr("origin in parent");
    case Quantity::AngularVelocity: return Words::tr("angular velocity");
    case Quantity::LinearVelocity: return Words::tr("linear velocity");
    case Quantity::AngularAcceleration: return Words::tr("angular acceleration");
    case Quantity::LinearAcceleration: return Words::tr("linear acceleration");
    case Quantity::InertialForce: return Words::tr("inertial force");
    case Quantity::InertialMoment: return Words::tr("inertial moment");
    case Quantity::ExternalForce: return Words::tr("external force");
    case Quantity::ExternalMoment: return Words::tr("external moment");
    case Quantity::JointForce: return Words::tr("joint force");
    case Quantity::JointMoment: return Words::tr("joint moment");
    case Quantity::RotorTorque: return Words::tr("rotor torque");
    case Quantity::FrictionTorque: return Words::tr("friction torque");
    case Quantity::JointTorque: return Words::tr("joint torque");
    case Quantity::Position: return Words::tr("origin in the world");
    case Quantity::JointAxis: return Words::tr("joint axis");
    case Quantity::CentreAcceleration: return Words::tr("acceleration of the centre of mass");
    case Quantity::VelocityAtOrigin: return Words::tr("velocity at the world origin");
    case Quantity::AccelerationAtOrigin: return Words::tr("acceleration at the world origin");
    case Quantity::CentreOfMass: return Words::tr("centre of mass");
    case Quantity::Inertia: return Words::tr("inertia");
    case Quantity::SpatialVelocity: return Words::tr("spatial velocity");
    case Quantity::SpatialAcceleration: return Words::tr("spatial acceleration");
    case Quantity::InertialWrench: return Words::tr("inertial wrench");
    case Quantity::ExternalWrench: return Words::tr("external wrench");
    case Quantity::JointWrench: return Words::tr("joint wrench");
    case Quantity::MotionAxis: return Words::tr("motion axis");
    case Quantity::TorqueShare: return Words::tr("torque share");
  }
  return {};
}

QString equationTitle(EquationId equation) {
  switch (equation) {
    case EquationId::Input: return Words::tr("Joint state");
    case EquationId::Rotation: return Words::tr("Rotation");
    case EquationId::AngularVelocity: return Words::tr("Angular velocity");
    case EquationId::LinearVelocity: return Words::tr("Linear velocity");
    case EquationId::AngularAcceleration: return Words::tr("Angular acceleration");
    case EquationId::LinearAcceleration: return Words::tr("Linear acceleration");
    case EquationId::CentreAcceleration: return Words::tr("Acceleration of the centre of mass");
    case EquationId::InertialForce: return Words::tr("Inertial force");
    case EquationId::InertialMoment: return Words::tr("Inertial moment");
    case EquationId::ExternalWrench: return Words::tr("External force and moment");
    case EquationId::JointForce: return Words::tr("Joint force");
    case EquationId::JointMoment: return Words::tr("Joint moment");
    case EquationId::RotorTorque: return Words::tr("Rotor torque");
    case EquationId::FrictionTorque: return Words::tr("Friction torque");
    case EquationId::JointTorque: return Words::tr("Joint torque");
    default: break;  // the other formulations are not walked through
  }
  return {};
}

QString equationPlain(EquationId equation, bool prismatic) {
  const auto either = [prismatic](const char* revolute, const char* sliding) {
    return QString::fromUtf8(prismatic ? sliding : revolute);
  };
  switch (equation) {
    case EquationId::Input: return QStringLiteral("q_i");
    case EquationId::Rotation: return either("R_i = R_i⁰ exp(s_i q_i)", "R_i = R_i⁰, r_i = r_i⁰ + R_i s_i q_i");
    case EquationId::AngularVelocity: return either("ω_i = R_iᵀ ω_p + s_i q̇_i", "ω_i = R_iᵀ ω_p");
    case EquationId::LinearVelocity:
      return either("v_i = R_iᵀ (v_p + ω_p × r_i)", "v_i = R_iᵀ (v_p + ω_p × r_i) + s_i q̇_i");
    case EquationId::AngularAcceleration: return either("α_i = R_iᵀ α_p + ω_i × s_i q̇_i + s_i q̈_i", "α_i = R_iᵀ α_p");
    case EquationId::LinearAcceleration:
      return either("a_i = R_iᵀ (a_p + α_p × r_i + ω_p × (ω_p × r_i))",
                    "a_i = R_iᵀ (a_p + α_p × r_i + ω_p × (ω_p × r_i)) + 2 ω_i × s_i q̇_i + s_i q̈_i");
    case EquationId::CentreAcceleration: return QStringLiteral(u"a_ci = a_i + α_i × c_i + ω_i × (ω_i × c_i)");
    case EquationId::InertialForce: return QStringLiteral(u"F_i = m_i a_ci");
    case EquationId::InertialMoment: return QStringLiteral(u"N_i = I_i α_i + ω_i × I_i ω_i");
    case EquationId::ExternalWrench: return QStringLiteral(u"fᴱ_i, nᴱ_i");
    case EquationId::JointForce: return QStringLiteral(u"f_i = F_i − fᴱ_i + Σ_k R_k f_k");
    case EquationId::JointMoment:
      return QStringLiteral(u"n_i = N_i + c_i × F_i − nᴱ_i + Σ_k (R_k n_k + r_k × R_k f_k)");
    case EquationId::RotorTorque: return QStringLiteral(u"τᵐ_i = G_i² Iᵐ_i q̈_i");
    case EquationId::FrictionTorque: return QStringLiteral(u"τᶠ_i = D_i q̇_i + τᶜ_i(sgn q̇_i)");
    case EquationId::JointTorque: return either("τ_i = s_i · n_i + τᵐ_i + τᶠ_i", "τ_i = s_i · f_i + τᵐ_i + τᶠ_i");
    default: break;
  }
  return {};
}

QString equationSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Input: return Words::tr("The joint's position, velocity and acceleration are given.");
    case EquationId::Rotation:
      return prismatic ? Words::tr("A sliding joint keeps the link's direction; its origin moves along the axis.")
                       : Words::tr("The link stands in its parent as built, turned about the joint's axis.");
    case EquationId::AngularVelocity:
      return prismatic ? Words::tr("The link turns with its parent: sliding adds no turning.")
                       : Words::tr("The link turns with its parent, and about its own joint.");
    case EquationId::LinearVelocity:
      return prismatic ? Words::tr("The origin is carried along by the parent and slides along the axis.")
                       : Words::tr("The origin is a point of the parent too: it moves as the parent carries it.");
    case EquationId::AngularAcceleration:
      return prismatic ? Words::tr("The parent's angular acceleration, seen in the link's axes.")
                       : Words::tr("The parent's, plus the axis being swung round, plus the joint's own acceleration.");
    case EquationId::LinearAcceleration:
      return prismatic ? Words::tr("Carried by the parent (tangential and centripetal), plus Coriolis and sliding.")
                       : Words::tr("Carried by the parent: its origin's, the tangential and the centripetal part.");
    case EquationId::CentreAcceleration:
      return Words::tr("The origin's, the tangential and the centripetal part of the centre of mass.");
    case EquationId::InertialForce: return Words::tr("Mass times the acceleration of the centre of mass.");
    case EquationId::InertialMoment:
      return Words::tr("What it takes to change the link's spin, about its centre of mass.");
    case EquationId::ExternalWrench: return Words::tr("What the surroundings exert on the link.");
    case EquationId::JointForce:
      return Words::tr("The joint gives what the link needs, less outside help, plus what its children take.");
    case EquationId::JointMoment:
      return Words::tr(
          "The joint's moment, like its force: what the link needs, less outside help, plus what its children hand on; "
          "forces have levers about the origin.");
    case EquationId::RotorTorque: return Words::tr("The motor must also speed up its own rotor, through the gear.");
    case EquationId::FrictionTorque: return Words::tr("Viscous friction grows with speed; dry friction has its sign.");
    case EquationId::JointTorque:
      return prismatic ? Words::tr("The motor gives the part of the force that lies along the joint's axis.")
                       : Words::tr("The motor gives the part of the moment that lies along the joint's axis.");
    default: break;
  }
  return {};
}

QString equationNote(EquationId equation) {
  switch (equation) {
    case EquationId::LinearAcceleration:
    case EquationId::CentreAcceleration:
    case EquationId::InertialForce:
      return Words::tr("Gravity is inside: the base accelerates with −g, so each a is acceleration minus gravity.");
    case EquationId::LinearVelocity: return Words::tr("For understanding: the torques do not need it.");
    default: return {};
  }
}

}  // namespace linkwright::ui
