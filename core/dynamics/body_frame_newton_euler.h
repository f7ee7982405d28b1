// SPDX-License-Identifier: MIT
#pragma once

// The recursive Newton-Euler algorithm in link frames, as Luh, Walker and Paul wrote it: three-vectors, forces and
// moments about the centres of mass. Written once over the scalar and the recorder: the step-by-step view walks
// through this text. Equation numbers body.1 to body.14 are those of NOTATION.md.
//
// All vectors of body i are in body i's own frame; p is its parent. Gravity enters as an upward acceleration of the
// base, a_0 = -g, so that every a below is an acceleration minus gravity. No Eigen and no allocation.

#include "core/dynamics/newton_euler_input.h"
#include "core/dynamics/planted_mistakes.h"

namespace linkwright {

/// What the recursion keeps of a body between its two passes.
template <class S>
struct BodyFrameState {
  Mat3<S> R;                // R_PB, orientation in the parent
  Vec3<S> r;                // origin in the parent
  Vec3<S> omega, alpha, a;  // angular velocity, angular acceleration, linear acceleration of the origin
  Vec3<S> v;                // linear velocity of the origin: only when recording
  Vec3<S> f, n;             // force and moment that the parent exerts through the joint
};

/// tau [dof] = M(q) qdd + h(q, qd) + g(q) - J^T F_ext + the terms that are switched on. O(n).
/// `state` [count] is scratch. `terms` are the right ones unless a mistake is planted in them.
template <class S, class Recorder, class Terms = NoMistakes>
void bodyFrameNewtonEuler(const NewtonEulerInput<S>& in, BodyFrameState<S>* state, S* tau, Recorder& recorder,
                          const Terms& terms = {}) {
  const S zero = zeroOf(in);

  // outward: velocities, accelerations and what each body's motion needs
  for (int i = 0; i < in.count; ++i) {
    const Body& body = in.bodies[i];
    const BodyCentre& centre = in.centres[i];
    BodyFrameState<S>& me = state[i];
    const bool moving = body.dof >= 0;
    const S q_i = moving ? in.q[body.dof] : zero;
    const S qd_i = moving ? in.qd[body.dof] : zero;
    const S qdd_i = moving ? in.qdd[body.dof] : zero;

    // R_i and r_i of this body in its parent (body.1)
    placeBody(body, q_i, me.R, me.r);

    // the base is at rest, and accelerates in gravity's place
    Vec3<S> omega_p = {zero, zero, zero}, v_p = omega_p, alpha_p = omega_p;
    Vec3<S> a_p = {zero - in.gravity.x, zero - in.gravity.y, zero - in.gravity.z};
    if (body.parent >= 0) {
      const BodyFrameState<S>& up = state[body.parent];
      omega_p = up.omega;
      alpha_p = up.alpha;
      a_p = up.a;
      if constexpr (Recorder::kActive) v_p = up.v;
    }

    // omega_i = R_i^T omega_p + s_i qd_i (body.2)
    me.omega = terms.intoLink(in, i, me.R, omega_p);
    // alpha_i = R_i^T alpha_p + omega_i x s_i qd_i + s_i qdd_i (body.4)
    me.alpha = terms.intoLink(in, i, me.R, alpha_p);
    // a_i = R_i^T (a_p + alpha_p x r_i + omega_p x (omega_p x r_i)) (body.5)
    me.a = terms.intoLink(in, i, me.R, a_p + cross(alpha_p, me.r) + terms.centripetal(omega_p, me.r));
    if (body.prismatic) {
      // + 2 omega_i x s_i qd_i + s_i qdd_i
      const S twice = qd_i + qd_i;
      const Vec3<S> omega = terms.coriolisRate(in, i, me.omega, omega_p);
      me.a = {mulAdd(omega.y, twice, me.a.x), negMulAdd(omega.x, twice, me.a.y), me.a.z + qdd_i};
    } else {
      me.omega.z = me.omega.z + qd_i;
      me.alpha = {mulAdd(me.omega.y, qd_i, me.alpha.x), negMulAdd(me.omega.x, qd_i, me.alpha.y), me.alpha.z + qdd_i};
    }
    // a_ci = a_i + alpha_i x c_i + omega_i x (omega_i x c_i) (body.6)
    const Vec3<S> a_c = me.a + cross(me.alpha, centre.c) + terms.centripetal(me.omega, centre.c);
    // F_i = m_i a_ci (body.7)
    const Vec3<S> F = scaled(body.mass, a_c);
    // N_i = I_i alpha_i + omega_i x I_i omega_i (body.8)
    const Vec3<S> N = centre.I_Bcm * me.alpha + terms.gyroscopic(centre.I_Bcm, me.omega);
    // what the link itself asks of its joint: F_i, and N_i + c_i x F_i about the origin
    me.f = terms.forceAndWeight(in, i, F);
    me.n = N + terms.centreMoment(centre.c, me.f);

    if constexpr (Recorder::kActive) {
      // v_i = R_i^T (v_p + omega_p x r_i) + s_i qd_i (body.3): shown, the torque does not need it
      me.v = terms.intoLink(in, i, me.R, v_p + cross(omega_p, me.r));
      if (body.prismatic) me.v.z = me.v.z + qd_i;
      recorder.input(Pass::Forward, i, Quantity::JointPosition, q_i);
      recorder.placedInParent(i, me.R, me.r);
      const auto record = [&](Quantity quantity, EquationId equation, const Vec3<S>& value) {
        recorder.vector(Pass::Forward, i, quantity, equation, Frame::Link, value);
      };
      recorder.input(Pass::Forward, i, Quantity::JointVelocity, qd_i);
      record(Quantity::AngularVelocity, EquationId::AngularVelocity, me.omega);
      record(Quantity::LinearVelocity, EquationId::LinearVelocity, me.v);
      recorder.input(Pass::Forward, i, Quantity::JointAcceleration, qdd_i);
      record(Quantity::AngularAcceleration, EquationId::AngularAcceleration, me.alpha);
      record(Quantity::LinearAcceleration, EquationId::LinearAcceleration, me.a);
      record(Quantity::CentreAcceleration, EquationId::CentreAcceleration, a_c);
      record(Quantity::InertialForce, EquationId::InertialForce, F);
      record(Quantity::InertialMoment, EquationId::InertialMoment, N);
    }
  }

  // back: forces gather from the hands to the base
  for (int i = in.count - 1; i >= 0; --i) {
    const Body& body = in.bodies[i];
    BodyFrameState<S>& me = state[i];
    const auto record = [&](Quantity quantity, EquationId equation, const Vec3<S>& value) {
      if constexpr (Recorder::kActive) recorder.vector(Pass::Backward, i, quantity, equation, Frame::Link, value);
    };

    // what acts from outside need not come through the joint (body.9)
    if (in.external != nullptr) {
      const S* e = in.external + 6 * i;
      const Vec3<S> fE = {e[0], e[1], e[2]};
      const Vec3<S> nE = {e[3], e[4], e[5]};
      me.f = me.f - terms.felt(fE);
      me.n = me.n - terms.felt(nE);
      record(Quantity::ExternalForce, EquationId::ExternalWrench, fE);
      record(Quantity::ExternalMoment, EquationId::ExternalWrench, nE);
    }
    // f_i = F_i - f^E_i + sum_k R_k f_k (body.10)
    if constexpr (Recorder::kActive) recorder.received(i, Quantity::JointForce);
    record(Quantity::JointForce, EquationId::JointForce, me.f);
    // n_i = N_i + c_i x F_i - n^E_i + sum_k (R_k n_k + r_k x R_k f_k) (body.11): the children have added theirs already
    if constexpr (Recorder::kActive) recorder.received(i, Quantity::JointMoment);
    record(Quantity::JointMoment, EquationId::JointMoment, me.n);

    // tau_i = s_i . n_i (turning) or s_i . f_i (sliding), plus what the motor adds (body.12 to body.14)
    if (body.dof >= 0) tau[body.dof] = motorTorque(in, i, body.prismatic ? me.f.z : me.n.z, recorder);

    // hand the wrench on to the parent: R_i f_i, and R_i n_i + r_i x R_i f_i
    if (body.parent >= 0) {
      BodyFrameState<S>& up = state[body.parent];
      const Vec3<S> f_P = terms.intoParent(in, i, me.R, me.f);
      const Vec3<S> n_P = terms.intoParent(in, i, me.R, me.n);
      const Vec3<S> levered = terms.childMoment(in, i, me.r, f_P);
      up.f = up.f + terms.fromChild(f_P);
      up.n = up.n + terms.fromChild(n_P) + terms.fromChild(levered);
      if constexpr (Recorder::kActive) {
        recorder.handedOn(i, Quantity::JointForce, EquationId::JointForce, Frame::Link, f_P);
        recorder.handedOn(i, Quantity::JointMoment, EquationId::JointMoment, Frame::Link, n_P + levered);
      }
    }
  }
}

}  // namespace linkwright
