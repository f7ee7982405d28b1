// SPDX-License-Identifier: MIT
#pragma once

#include "core/kinematics/place_body.h"
#include "core/mechanism/body.h"
#include "core/recording/quantity.h"
#include "core/scalar/real.h"
#include "core/scalar/vec3.h"

namespace linkwright {

/// The parts of the torque that are the joint's own; null pointers leave them out. All are [dof].
struct JointTorqueTerms {
  const JointFriction* friction = nullptr;
  const double* reflected_inertia = nullptr;
  const JointSpring* spring = nullptr;
};

/// What every formulation of inverse dynamics reads: flat arrays, no Eigen, nothing owned.
template <class S>
struct NewtonEulerInput {
  const Body* bodies = nullptr;         ///< [count] in tree order
  const BodyCentre* centres = nullptr;  ///< [count], for the formulations about the centres of mass
  int count = 0;
  const S *q = nullptr, *qd = nullptr, *qdd = nullptr;  ///< [dof]
  Vec3<double> gravity = {0.0, 0.0, 0.0};               ///< in the world, m/s^2
  /// [count][6] or null: force and moment acting ON each body, about its origin, in its axes.
  const S* external = nullptr;
  JointTorqueTerms terms;
};

/// 0 in the scalar's own way: +0 whatever the input holds.
template <class S>
S zeroOf(const NewtonEulerInput<S>& in) {
  return zeroLike(in.q[0]);
}

/// What a spring of the joint asks of its motor at position q: k (q - rest).
template <class S>
S springTorque(const JointSpring& spring, const S& q) {
  return spring.stiffness * (q - constantLike(spring.rest, q));
}

/// What the motor of body i's joint must supply: `carried` (the joint's share of the wrench) plus the terms that are
/// there, rotor: G^2 I^m qdd, friction: D qd + tau^C(sgn qd), spring: k (q - rest).
template <class S, class Recorder>
S motorTorque(const NewtonEulerInput<S>& in, int i, const S& carried, Recorder& recorder) {
  const int dof = in.bodies[i].dof;
  S torque = carried;
  if (in.terms.reflected_inertia != nullptr) {
    const S rotor = in.terms.reflected_inertia[dof] * in.qdd[dof];  // body.12, spatial.7, world.rotor, direct.7
    torque = torque + rotor;
    if constexpr (Recorder::kActive) {
      recorder.scalar(Pass::Backward, i, Quantity::RotorTorque, EquationId::RotorTorque, rotor);
    }
  }
  if (in.terms.friction != nullptr) {
    const JointFriction& t = in.terms.friction[dof];  // body.13, spatial.8, world.friction, direct.8
    const S friction = t.viscous * in.qd[dof] + bySign(in.qd[dof], t.coulomb_positive, t.coulomb_negative);
    torque = torque + friction;
    if constexpr (Recorder::kActive) {
      recorder.scalar(Pass::Backward, i, Quantity::FrictionTorque, EquationId::FrictionTorque, friction);
    }
  }
  EquationId sum = EquationId::JointTorque;
  if (in.terms.spring != nullptr) {
    const S spring = springTorque(in.terms.spring[dof], in.q[dof]);  // body.15, spatial.10, world.spring, direct.10
    torque = torque + spring;
    sum = EquationId::SprungJointTorque;  // body.16, spatial.11, world.20s, direct.11
    if constexpr (Recorder::kActive) {
      recorder.scalar(Pass::Backward, i, Quantity::SpringTorque, EquationId::SpringTorque, spring);
    }
  }
  if constexpr (Recorder::kActive) recorder.scalar(Pass::Backward, i, Quantity::JointTorque, sum, torque);
  return torque;
}

}  // namespace linkwright
