// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

/// Which way the recursion is going: out from the base, or back to it.
enum class Pass { Forward, Backward };

/// The quantities of the recursion, in the field's words.
enum class Quantity {
  JointPosition,        // q_i         an input
  JointVelocity,        // qd_i        an input
  JointAcceleration,    // qdd_i       an input
  Rotation,             // R_i         orientation of the link in its parent
  Offset,               // r_i         origin of the link in its parent
  AngularVelocity,      // omega_i
  LinearVelocity,       // v_i         of the link's origin
  AngularAcceleration,  // alpha_i
  LinearAcceleration,   // a_i         of the link's origin, minus gravity
  InertialForce,        // F_i         m a_cm: what the link's own motion (and weight) needs
  InertialMoment,       // N_i         the same about the link's origin
  ExternalForce,        // f^E_i       acting on the link
  ExternalMoment,       // n^E_i       about the link's origin
  JointForce,           // f_i         what the parent exerts on the link through the joint
  JointMoment,          // n_i         the same about the link's origin
  RotorTorque,          // gear^2 I qdd
  FrictionTorque,       // viscous and Coulomb
  JointTorque,          // tau_i
};

/// The equations of the kernel, numbered as in NOTATION.md and in the manual.
enum class EquationId {
  Input,
  Rotation,
  AngularVelocity,
  LinearVelocity,
  AngularAcceleration,
  LinearAcceleration,
  InertialForce,
  InertialMoment,
  ExternalWrench,
  JointForce,
  JointMoment,
  RotorTorque,
  FrictionTorque,
  JointTorque,
};

/// "joint torque", "angular velocity", ...: the field's term, as in the trace's column `quantity`.
const char* termOf(Quantity quantity);
/// "tau", "omega", ...: the plain-text symbol of a revolute or prismatic joint's quantity.
const char* symbolOf(Quantity quantity);
/// "N m", "rad/s", ...; joint-space quantities of a prismatic joint have their own.
const char* unitOf(Quantity quantity, bool prismatic);
/// "rnea.2", ...: the stable id that the trace prints and that names the file of the equation's picture.
const char* idOf(EquationId equation);

}  // namespace linkwright
