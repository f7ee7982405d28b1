// SPDX-License-Identifier: MIT
#pragma once

#include "core/recording/formulation.h"

namespace linkwright {

/// Which way the recursion is going: out from the base, or back to it.
enum class Pass { Forward, Backward };

/// In whose axes a recorded quantity has its components.
enum class Frame {
  Joint,   ///< none: a scalar
  Parent,  ///< the parent's link frame (the world's where the parent is the base)
  Link,    ///< the link's own frame
  World,
};

/// The quantities of all formulations, in the field's words. Six-vectors are in the order of their source.
enum class Quantity {
  JointPosition,         // q_i         an input
  JointVelocity,         // qd_i        an input
  JointAcceleration,     // qdd_i       an input
  Rotation,              // R_i         orientation of the link in its parent, or in the world
  Offset,                // r_i         origin of the link in its parent
  Position,              // p_i         origin of the link in the world
  JointAxis,             // sw_i        joint axis in the world
  AngularVelocity,       // omega_i
  LinearVelocity,        // v_i         of the link's origin
  AngularAcceleration,   // alpha_i
  LinearAcceleration,    // a_i         of the link's origin; body-frame: minus gravity, world: the true one
  CentreAcceleration,    // a_ci        of the centre of mass, minus gravity
  InertialForce,         // F_i         m a_c: what the link's own motion (and weight) needs
  InertialMoment,        // N_i         the same about the centre of mass
  ExternalForce,         // f^E_i       acting on the link
  ExternalMoment,        // n^E_i       about the link's origin
  JointForce,            // f_i         what the parent exerts on the link through the joint
  JointMoment,           // n_i         the same about the link's origin
  RotorTorque,           // gear^2 I qdd
  FrictionTorque,        // viscous and Coulomb
  SpringTorque,          // stiffness (q - rest), of the joint itself
  JointTorque,           // tau_i
  VelocityAtOrigin,      // vo_i      of the point of the link that passes the world's origin
  AccelerationAtOrigin,  // dvo_i     its rate of change
  CentreOfMass,          // c_i       in the world
  Inertia,               // I_i       about the centre of mass
  SpatialVelocity,       // V_i       six-vector
  SpatialAcceleration,   // A_i       six-vector
  InertialWrench,        // six-vector: what the link's own motion (and weight, if the base accelerates) needs
  ExternalWrench,        // six-vector, acting on the link
  JointWrench,           // six-vector: what the parent exerts on the link through the joint
  MotionAxis,            // S_i       six-vector
  TorqueShare,           // tau_ij    what the motion of link j asks of joint i
};

/// The equations of all formulations. Each formulation numbers those that it has; see idOf and NOTATION.md.
enum class EquationId {
  Input,
  Rotation,
  AngularVelocity,
  LinearVelocity,
  AngularAcceleration,
  LinearAcceleration,
  CentreAcceleration,
  InertialForce,
  InertialMoment,
  ExternalWrench,
  JointForce,
  JointMoment,
  RotorTorque,
  FrictionTorque,
  SpringTorque,
  JointTorque,
  SprungJointTorque,  ///< the same where the robot has springs in its joints
  VelocityAtOrigin,
  AccelerationAtOrigin,
  SpatialInertia,
  SpatialVelocity,
  SpatialAcceleration,
  InertialWrench,
  JointWrench,
  MotionAxis,
  TorqueShare,
};

/// Whether the six-vectors of a formulation have their linear half first, [v; omega] and [f; n].
constexpr bool isLinearFirst(Formulation formulation) { return formulation == Formulation::WorldSpatial; }
/// "joint torque", "angular velocity", ...: the field's term, as in the trace's column `quantity`.
const char* termOf(Quantity quantity);
/// "tau", "omega", ...: the plain-text symbol, as the formulation's source writes it.
const char* symbolOf(Quantity quantity, Formulation formulation = Formulation::BodyFrame);
/// "N m", "rad/s", ...; joint-space quantities of a prismatic joint have their own. Six-vectors name both halves in
/// the order of `formulation`.
const char* unitOf(Quantity quantity, bool prismatic, Formulation formulation = Formulation::BodyFrame);
/// "body.2", "world.3", "direct.4", ...: the stable id that the trace prints and that names the file of the equation's
/// picture. Empty where the formulation has no such equation.
const char* idOf(Formulation formulation, EquationId equation);

}  // namespace linkwright
