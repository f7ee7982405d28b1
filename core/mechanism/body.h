// SPDX-License-Identifier: MIT
#pragma once

#include "core/scalar/vec3.h"

namespace linkwright {

/// What the kernels read of one moving body: dense constants, plain numbers, no Eigen.
/// Body frame B: its origin is that of the link frame, its z axis the joint's axis (a fixed rotation R_BL is folded
/// in when the model is compiled, exactly the identity where the axis is z already).
struct Body {
  int parent = -1;  ///< body index, -1: the world; always smaller than this body's own index
  bool prismatic = false;
  bool fixed = false;  ///< only in models compiled with merge_fixed_links = false
  int dof = -1;        ///< index into q, -1 for a fixed body
  Mat3<double> R_PJ;   ///< orientation of the body frame in the parent body frame at q = 0
  Vec3<double> p_PJ;   ///< its origin there, m
  double mass = 0.0;   ///< kg, with the fixed links merged in
  Vec3<double> mc;     ///< mass times centre of mass, body frame, kg m
  Sym3<double> I_Bo;   ///< inertia about the body frame's origin, body axes, kg m^2
  Sym3<double> J_Bo;   ///< second moments of mass there, sum of m c c^T = tr(I) / 2 E - I, kg m^2
};

/// The same body about its centre of mass, for the formulations whose source writes them so.
struct BodyCentre {
  Vec3<double> c;      ///< centre of mass, body frame, m; zero for a body without mass
  Sym3<double> I_Bcm;  ///< inertia about it, body axes, kg m^2
};

/// Spring of one joint: the motor carries stiffness (q - rest), N m or N.
struct JointSpring {
  double stiffness = 0.0;  ///< N m/rad or N/m, at least 0
  double rest = 0.0;       ///< position without torque, rad or m
  bool operator==(const JointSpring&) const = default;
};

/// Friction of one joint, joint side: viscous (N m s/rad, N s/m) and Coulomb (N m, N) for each direction of motion.
struct JointFriction {
  double viscous = 0.0;
  double coulomb_positive = 0.0;
  double coulomb_negative = 0.0;
};

}  // namespace linkwright
