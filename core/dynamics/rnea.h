// SPDX-License-Identifier: MIT
#pragma once

// The recursive Newton-Euler algorithm (RNEA), written once over the scalar and the recorder: what computes the torques
// of a drag, of a curve and of the step-by-step view is this text. Equation numbers are those of NOTATION.md.
//
// All vectors of body i are in body i's own frame, about its origin; p is its parent. Gravity enters as an upward
// acceleration of the base, a_0 = -g, so that every a below is the acceleration of the body's origin minus gravity.
// No Eigen and no allocation: the same text is meant to be compiled for several instruction sets.

#include "core/mechanism/body.h"
#include "core/recording/quantity.h"
#include "core/scalar/real.h"
#include "core/scalar/vec3.h"

namespace linkwright {

/// What the recursion keeps of a body between its two passes.
template <class S>
struct BodyState {
  Mat3<S> R;                // R_PB, orientation in the parent
  Vec3<S> r;                // origin in the parent
  Vec3<S> omega, alpha, a;  // angular velocity, angular and linear acceleration
  Vec3<S> v;                // linear velocity: only when recording
  Vec3<S> f, n;             // force and moment that the parent exerts through the joint
};

/// The parts of the torque that a switch turns on; null pointers leave them out. Both are [dof].
struct JointTorqueTerms {
  const JointFriction* friction = nullptr;
  const double* reflected_inertia = nullptr;
};

namespace rnea_detail {

// R_PB and r of a body at joint position q (eq. 1): the axis is z, so only two columns turn
template <class S>
void placeBody(const Body& body, const S& q, BodyState<S>& state) {
  const Mat3<double>& T = body.R_PJ;
  const S zero = q - q;
  state.r = {body.p_PJ.x + zero, body.p_PJ.y + zero, body.p_PJ.z + zero};
  if (body.fixed || body.prismatic) {
    state.R = {T.xx + zero, T.xy + zero, T.xz + zero, T.yx + zero, T.yy + zero,
               T.yz + zero, T.zx + zero, T.zy + zero, T.zz + zero};
    if (body.prismatic) {
      state.r = {state.r.x + q * T.xz, state.r.y + q * T.yz, state.r.z + q * T.zz};
    }
    return;
  }
  S s, c;
  sineCosine(q, s, c);
  state.R = {c * T.xx + s * T.xy, c * T.xy - s * T.xx, T.xz + zero,  //
             c * T.yx + s * T.yy, c * T.yy - s * T.yx, T.yz + zero,  //
             c * T.zx + s * T.zy, c * T.zy - s * T.zx, T.zz + zero};
}

// [alpha x] + [omega x][omega x]: what turns an offset into the acceleration of its end
template <class S>
Mat3<S> accelerationMatrix(const Vec3<S>& omega, const Vec3<S>& alpha) {
  const S xx = omega.x * omega.x, yy = omega.y * omega.y, zz = omega.z * omega.z;
  const S xy = omega.x * omega.y, xz = omega.x * omega.z, yz = omega.y * omega.z;
  return {-(yy + zz),   xy - alpha.z, xz + alpha.y,  //
          xy + alpha.z, -(xx + zz),   yz - alpha.x,  //
          xz - alpha.y, yz + alpha.x, -(xx + yy)};
}

}  // namespace rnea_detail

/// tau [dof] = M(q) qdd + h(q, qd) + g(q) - J^T F_ext + the terms that are switched on. O(n).
/// `bodies` [n] in tree order; `q`, `qd`, `qdd` [dof]; `gravity` in the world, m/s^2; `external` [n][6] or null: force
/// and moment acting ON each body, about its origin, in its axes; `state` [n] is scratch.
template <class S, class Recorder>
void rnea(const Body* bodies, int n, const S* q, const S* qd, const S* qdd, const Vec3<double>& gravity,
          const S* external, const JointTorqueTerms& terms, BodyState<S>* state, S* tau, Recorder& recorder) {
  using rnea_detail::accelerationMatrix;
  using rnea_detail::placeBody;

  const S zero = q[0] - q[0];  // +0 whatever q is, in the scalar's own way

  // outward: velocities, accelerations and what each body's motion needs
  for (int i = 0; i < n; ++i) {
    const Body& body = bodies[i];
    BodyState<S>& me = state[i];
    const bool moving = body.dof >= 0;
    const S q_i = moving ? q[body.dof] : zero;
    const S qd_i = moving ? qd[body.dof] : zero;
    const S qdd_i = moving ? qdd[body.dof] : zero;
    const S spin = body.prismatic ? zero : qd_i;   // s_i qd_i turns ...
    const S slide = body.prismatic ? qd_i : zero;  // ... or slides

    // R_i and r_i of this body in its parent (eq. 1)
    placeBody(body, q_i, me);

    // omega_i = R_i^T omega_p + s_i qd_i (eq. 2); alpha_i = R_i^T alpha_p + omega_i x s_i qd_i + s_i qdd_i (eq. 4);
    // a_i = R_i^T (a_p + alpha_p x r_i + omega_p x (omega_p x r_i)) (eq. 5), with a_0 = -g at the base
    if (body.parent < 0) {
      me.omega = {zero, zero, zero};
      me.alpha = {zero, zero, zero};
      me.a = transposeTimes(me.R, Vec3<double>{-gravity.x, -gravity.y, -gravity.z});
    } else {
      const BodyState<S>& up = state[body.parent];
      me.omega = transposeTimes(me.R, up.omega);
      me.alpha = transposeTimes(me.R, up.alpha);
      me.a = transposeTimes(me.R, up.a + accelerationMatrix(up.omega, up.alpha) * me.r);
    }
    if (body.prismatic) {
      // + 2 omega_i x s_i qd_i + s_i qdd_i
      const S twice = slide + slide;
      me.a = {me.a.x + me.omega.y * twice, me.a.y - me.omega.x * twice, me.a.z + qdd_i};
    } else {
      me.omega.z = me.omega.z + spin;
      me.alpha = {me.alpha.x + me.omega.y * spin, me.alpha.y - me.omega.x * spin, me.alpha.z + qdd_i};
    }

    // F_i = m_i (a_i + alpha_i x c_i + omega_i x (omega_i x c_i)) (eq. 6)
    const Vec3<S> F = scaled(body.mass, me.a) + accelerationMatrix(me.omega, me.alpha) * body.mc;
    // N_i = I_i alpha_i + omega_i x I_i omega_i + m_i c_i x a_i (eq. 7)
    const Vec3<S> N = body.I_Bo * me.alpha + cross(me.omega, body.I_Bo * me.omega) + cross(body.mc, me.a);
    me.f = F;
    me.n = N;

    if constexpr (Recorder::kActive) {
      // v_i = R_i^T (v_p + omega_p x r_i) + s_i qd_i (eq. 3): shown, the torque does not need it
      me.v = {zero, zero, slide};
      if (body.parent >= 0) {
        const BodyState<S>& up = state[body.parent];
        me.v = transposeTimes(me.R, up.v + cross(up.omega, me.r)) + me.v;
      }
      recorder.bodyPlaced(i, q_i, me.R, me.r);
      recorder.vector(Pass::Forward, i, Quantity::AngularVelocity, EquationId::AngularVelocity, me.omega, qd_i);
      recorder.vector(Pass::Forward, i, Quantity::LinearVelocity, EquationId::LinearVelocity, me.v);
      recorder.vector(Pass::Forward, i, Quantity::AngularAcceleration, EquationId::AngularAcceleration, me.alpha,
                      qdd_i);
      recorder.vector(Pass::Forward, i, Quantity::LinearAcceleration, EquationId::LinearAcceleration, me.a);
      recorder.vector(Pass::Forward, i, Quantity::InertialForce, EquationId::InertialForce, F);
      recorder.vector(Pass::Forward, i, Quantity::InertialMoment, EquationId::InertialMoment, N);
    }
  }

  // back: forces gather from the hands to the base
  for (int i = n - 1; i >= 0; --i) {
    const Body& body = bodies[i];
    BodyState<S>& me = state[i];

    // f_i = F_i - f^E_i + sum_k R_k f_k (eq. 9), n_i likewise (eq. 10): the children have added theirs already
    if (external != nullptr) {
      const S* e = external + 6 * i;
      const Vec3<S> fE = {e[0], e[1], e[2]};
      const Vec3<S> nE = {e[3], e[4], e[5]};
      me.f = me.f - fE;
      me.n = me.n - nE;
      if constexpr (Recorder::kActive) recorder.external(i, fE, nE);
    }
    if constexpr (Recorder::kActive) {
      recorder.vector(Pass::Backward, i, Quantity::JointForce, EquationId::JointForce, me.f);
      recorder.vector(Pass::Backward, i, Quantity::JointMoment, EquationId::JointMoment, me.n);
    }

    // tau_i = s_i . n_i (turning) or s_i . f_i (sliding), plus what the motor adds (eq. 11 to 13)
    if (body.dof >= 0) {
      S torque = body.prismatic ? me.f.z : me.n.z;
      if (terms.reflected_inertia != nullptr) {
        const S rotor = terms.reflected_inertia[body.dof] * qdd[body.dof];
        torque = torque + rotor;
        if constexpr (Recorder::kActive) recorder.scalar(i, Quantity::RotorTorque, EquationId::RotorTorque, rotor);
      }
      if (terms.friction != nullptr) {
        const JointFriction& t = terms.friction[body.dof];
        const S friction = t.viscous * qd[body.dof] + bySign(qd[body.dof], t.coulomb_positive, t.coulomb_negative);
        torque = torque + friction;
        if constexpr (Recorder::kActive) {
          recorder.scalar(i, Quantity::FrictionTorque, EquationId::FrictionTorque, friction);
        }
      }
      tau[body.dof] = torque;
      if constexpr (Recorder::kActive) recorder.scalar(i, Quantity::JointTorque, EquationId::JointTorque, torque);
    }

    // hand the wrench on to the parent: R_i f_i, and R_i n_i + r_i x R_i f_i
    if (body.parent >= 0) {
      BodyState<S>& up = state[body.parent];
      const Vec3<S> f_P = me.R * me.f;
      up.f = up.f + f_P;
      up.n = up.n + me.R * me.n + cross(me.r, f_P);
    }
  }
}

}  // namespace linkwright
