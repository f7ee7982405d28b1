// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright {

/// Which way the recursion is going: out from the base, or back to it.
enum class Pass { Forward, Backward };

/// The quantities of the recursion, in the field's words.
enum class Quantity {
  JointPosition,        // q_i         an input
  JointVelocity,        // qd_i        an input
  JointAcceleration,    // qdd_i       an input
  Rotation,             // R_PB        orientation of the link in its parent
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

/// One recorded number, vector or matrix: which link, what, where in the recursion, and the very bits.
struct Recorded {
  Pass pass = Pass::Forward;
  int body = -1;  ///< index into Model::bodies()
  Quantity quantity = Quantity::JointPosition;
  EquationId equation = EquationId::Input;
  int size = 1;  ///< 1 scalar, 3 vector, 9 matrix (row-major)
  double values[9] = {};
  double scalar() const { return values[0]; }
  Eigen::Vector3d vector() const { return {values[0], values[1], values[2]}; }
};

/// A recursion as data: every quantity in order of visit. Vectors are in the frame of the body's own link (the URDF
/// link frame), about its origin. Linear accelerations contain minus gravity (the base accelerates upwards).
struct Recording {
  std::vector<Recorded> entries;
  int dof = 0;

  /// The entry of that quantity and body, nullptr where the recursion has none. The last one if there are several.
  const Recorded* find(int body, Quantity quantity) const;
};

/// A run of entries that belong to one equation of one link: what Next and Previous walk through.
struct Step {
  Pass pass = Pass::Forward;
  int body = -1;
  EquationId equation = EquationId::Input;
  int first = 0;  ///< entries [first, last) of the recording
  int last = 0;
};

/// The steps of a recording in order of visit: one a link and equation; inputs belong to the equation that follows.
std::vector<Step> stepsOf(const Recording& recording);

}  // namespace linkwright
