// SPDX-License-Identifier: MIT
#pragma once

// The articulated-body algorithm (Featherstone, Rigid Body Dynamics Algorithms, table 7.1): forward dynamics in O(n).
// The motion is split in two: A_i, the one that the bodies would have with every qdd zero, gravity and velocities
// included, which is the outward half of the recursive Newton-Euler algorithm; and what the joints add to it. Then the
// articulated inertias carry only the second part, and no velocity term enters them:
//
//   p_i = I_i A_i + V_i x* I_i V_i - F^E_i + sum_k X_k^T (p_k + U_k u_k / D_k)
//   I^A_i = I_i + sum_k X_k^T (I^A_k - U_k U_k^T / D_k) X_k
//   U_i = I^A_i S_i,  D_i = S_i . U_i + I^m_i,  u_i = tau_i - friction_i - spring_i - S_i . p_i
//   qdd_i = (u_i - U_i . a_i) / D_i,  a_i = X_i a_p + S_i qdd_i, starting with a_0 = 0
//
// Six-vectors as in rnea.h: [angular; linear], about body i's origin, in its axes, z the joint's axis.
// No Eigen, no allocation.

#include "core/dynamics/rnea.h"
#include "core/scalar/spatial_inertia.h"

namespace linkwright {

template <class S>
struct AbaState {
  Mat3<S> R;      // R_PB, orientation in the parent
  Vec3<S> r;      // origin in the parent
  Vec3<S> omega;  // angular velocity
  // with every qdd zero the angular acceleration and that of the origin, minus gravity; then what the joints add
  Vec3<S> alpha, a;
  Mat3<S> B;                 // rateMatrix(omega, alpha)
  Vec3<S> n, f;              // p = [n; f], bias wrench
  ArticulatedInertia<S> IA;  // own, then with the bodies beyond
  Vec3<S> U_n, U_f;          // U = IA S
  S over_D;                  // 1 / D
  S u;                       // torque left for the joint's own acceleration
  S scale;                   // size of the inertias that were added to give D
};

/// D is lost where it is no larger than this part of what was added to give it: round-off of some dozen operations.
inline constexpr double kLostInertia = 1e-14;

namespace aba_steps {

/// Outward: places, omega, alpha, a and B while no joint accelerates, the wrench p_i of each body alone, and its rigid
/// inertia.
template <class S>
void outward(const NewtonEulerInput<S>& in, AbaState<S>* state) {
  const S zero = zeroOf(in);
  JointSines<S> sines(in.q, jointCount(in.bodies, in.count));
  for (int i = 0; i < in.count; ++i) {
    const Body& body = in.bodies[i];
    AbaState<S>& me = state[i];
    const bool moving = body.dof >= 0;
    const S qd_i = moving ? in.qd[body.dof] : zero;
    placeBody(body, moving ? in.q[body.dof] : zero, sines, me.R, me.r);

    // As in rnea.h, with every qdd zero: of V_i = X_i V_p + S_i qd_i the upper half, of A_i = X_i A_p + V_i x S_i qd_i
    // the upper half and the acceleration a of the origin, its lower half plus omega x v; v is in no term that is left.
    // Turning: omega + z qd, alpha + omega x z qd. Sliding: a + 2 omega x z qd.
    if (body.parent < 0) {
      me.omega = me.alpha = {zero, zero, zero};
      me.a = transposeTimes(me.R, Vec3<double>{-in.gravity.x, -in.gravity.y, -in.gravity.z});
    } else {
      const AbaState<S>& up = state[body.parent];
      me.omega = transposeTimes(me.R, up.omega);
      me.alpha = transposeTimes(me.R, up.alpha);
      me.a = transposeTimes(me.R, addTimes(up.B, me.r, up.a));
    }
    if (body.prismatic) {
      const S twice = qd_i + qd_i;
      me.a = {mulAdd(me.omega.y, twice, me.a.x), negMulAdd(me.omega.x, twice, me.a.y), me.a.z};
    } else {
      me.alpha = {mulAdd(me.omega.y, qd_i, me.alpha.x), negMulAdd(me.omega.x, qd_i, me.alpha.y), me.alpha.z};
      me.omega.z = me.omega.z + qd_i;
    }
    me.B = rateMatrix(me.omega, me.alpha);

    // p_i = I_i A_i + V_i x* I_i V_i - F^E_i multiplied out: f = m a + B m c, n = m c x a + sum of m c x B c
    me.f = addTimes(me.B, body.mc, scaled(body.mass, me.a));
    me.n = addMoment(me.B, body.J_Bo, cross(body.mc, me.a));
    if (in.external != nullptr) {
      const S* e = in.external + 6 * i;
      me.f = me.f - Vec3<S>{e[0], e[1], e[2]};
      me.n = me.n - Vec3<S>{e[3], e[4], e[5]};
    }

    // the rigid body's own inertia: [I, m c x; -m c x, m E]
    const Sym3<double>& I = body.I_Bo;
    const Vec3<double>& c = body.mc;
    const auto constant = [&](double x) { return constantLike(x, zero); };
    const S m = constant(body.mass);
    me.IA = {
        {constant(I.xx), constant(I.xy), constant(I.xz), constant(I.yy), constant(I.yz), constant(I.zz)},
        {zero, constant(-c.z), constant(c.y), constant(c.z), zero, constant(-c.x), constant(-c.y), constant(c.x), zero},
        {m, zero, zero, m, zero, m}};
    me.scale = constant(body.prismatic ? body.mass : I.xx + I.yy + I.zz);
  }
}

/// IA - U U^T / D for a turning joint, with k = I^m / D what a rotor leaves of the rows about its axis.
template <class S>
ArticulatedInertia<S> withoutTurning(const AbaState<S>& me, const S& k) {
  const Sym3<S>& A = me.IA.A;
  const Mat3<S>& H = me.IA.H;
  const Sym3<S>& L = me.IA.L;
  const Vec3<S> u_n = scaled(me.over_D, me.U_n);
  const Vec3<S> u_f = scaled(me.over_D, me.U_f);
  const Vec3<S>& f = me.U_f;
  return {{negMulAdd(u_n.x, A.xz, A.xx), negMulAdd(u_n.x, A.yz, A.xy), k * A.xz, negMulAdd(u_n.y, A.yz, A.yy), k * A.yz,
           k * A.zz},
          {negMulAdd(u_n.x, f.x, H.xx), negMulAdd(u_n.x, f.y, H.xy), negMulAdd(u_n.x, f.z, H.xz),
           negMulAdd(u_n.y, f.x, H.yx), negMulAdd(u_n.y, f.y, H.yy), negMulAdd(u_n.y, f.z, H.yz), k * H.zx, k * H.zy,
           k * H.zz},
          {negMulAdd(u_f.x, f.x, L.xx), negMulAdd(u_f.x, f.y, L.xy), negMulAdd(u_f.x, f.z, L.xz),
           negMulAdd(u_f.y, f.y, L.yy), negMulAdd(u_f.y, f.z, L.yz), negMulAdd(u_f.z, f.z, L.zz)}};
}

/// The same for a sliding joint.
template <class S>
ArticulatedInertia<S> withoutSliding(const AbaState<S>& me, const S& k) {
  const Sym3<S>& A = me.IA.A;
  const Mat3<S>& H = me.IA.H;
  const Sym3<S>& L = me.IA.L;
  const Vec3<S> u_n = scaled(me.over_D, me.U_n);
  const Vec3<S> u_f = scaled(me.over_D, me.U_f);
  const Vec3<S>& n = me.U_n;
  return {{negMulAdd(u_n.x, n.x, A.xx), negMulAdd(u_n.x, n.y, A.xy), negMulAdd(u_n.x, n.z, A.xz),
           negMulAdd(u_n.y, n.y, A.yy), negMulAdd(u_n.y, n.z, A.yz), negMulAdd(u_n.z, n.z, A.zz)},
          {negMulAdd(n.x, u_f.x, H.xx), negMulAdd(n.x, u_f.y, H.xy), k * H.xz, negMulAdd(n.y, u_f.x, H.yx),
           negMulAdd(n.y, u_f.y, H.yy), k * H.yz, negMulAdd(n.z, u_f.x, H.zx), negMulAdd(n.z, u_f.y, H.zy), k * H.zz},
          {negMulAdd(u_f.x, L.xz, L.xx), negMulAdd(u_f.x, L.yz, L.xy), k * L.xz, negMulAdd(u_f.y, L.yz, L.yy), k * L.yz,
           k * L.zz}};
}

/// u_i from the torque that is left, and the wrench handed on to the parent: X_i^T (p_i + U_i u_i / D_i).
template <class S>
void handWrenchOn(const Body& body, const S& tau, AbaState<S>* state, AbaState<S>& me) {
  if (body.dof >= 0) {
    me.u = tau - (body.prismatic ? me.f.z : me.n.z);
    if (body.parent >= 0) {
      const S share = me.u * me.over_D;
      me.n = addScaled(share, me.U_n, me.n);
      me.f = addScaled(share, me.U_f, me.f);
    }
  }
  if (body.parent < 0) return;
  AbaState<S>& up = state[body.parent];
  const Vec3<S> f_P = me.R * me.f;
  up.f = up.f + f_P;
  up.n = addCross(me.r, f_P, addTimes(me.R, me.n, up.n));
}

/// Inward: articulated inertias and bias wrenches. The index of the first body without inertia along its joint, or -1.
template <class S>
int inward(const NewtonEulerInput<S>& in, const S* tau, AbaState<S>* state) {
  const S zero = zeroOf(in);
  for (int i = in.count - 1; i >= 0; --i) {
    const Body& body = in.bodies[i];
    AbaState<S>& me = state[i];
    const ArticulatedInertia<S>& IA = me.IA;
    S tau_i = zero;
    S rotor = zero;
    if (body.dof >= 0) {
      // U_i = IA_i S_i, D_i = S_i . U_i + I^m_i
      if (body.prismatic) {
        me.U_n = {IA.H.xz, IA.H.yz, IA.H.zz};
        me.U_f = {IA.L.xz, IA.L.yz, IA.L.zz};
      } else {
        me.U_n = {IA.A.xz, IA.A.yz, IA.A.zz};
        me.U_f = {IA.H.zx, IA.H.zy, IA.H.zz};
      }
      if (in.terms.reflected_inertia != nullptr) rotor = constantLike(in.terms.reflected_inertia[body.dof], zero);
      const S D = (body.prismatic ? me.U_f.z : me.U_n.z) + rotor;
      if (!allAbove(D, kLostInertia * me.scale)) return i;
      me.over_D = 1.0 / D;
      tau_i = tau[body.dof];
      if (in.terms.friction != nullptr) {
        const JointFriction& t = in.terms.friction[body.dof];
        const S& qd = in.qd[body.dof];
        tau_i = tau_i - (t.viscous * qd + bySign(qd, t.coulomb_positive, t.coulomb_negative));
      }
      if (in.terms.spring != nullptr) tau_i = tau_i - springTorque(in.terms.spring[body.dof], in.q[body.dof]);
    }
    handWrenchOn(body, tau_i, state, me);
    if (body.parent < 0) continue;

    // IA_p += X_i^T (IA_i - U_i U_i^T / D_i) X_i
    AbaState<S>& up = state[body.parent];
    ArticulatedInertia<S> turned;
    if (body.dof < 0) {
      turned = rotated(me.R, IA);
    } else if (body.prismatic) {
      turned = rotated(me.R, withoutSliding(me, rotor * me.over_D));
    } else if (in.terms.reflected_inertia != nullptr) {
      turned = rotated(me.R, withoutTurning(me, rotor * me.over_D));
    } else {
      turned = rotatedFlat(me.R, withoutTurning(me, zero));
    }
    up.IA = up.IA + shifted(turned, me.r);
    const S mass = IA.L.xx + IA.L.yy + IA.L.zz;
    const bool slides_below = in.bodies[body.parent].prismatic;
    up.scale = up.scale + (slides_below ? mass : mulAdd(dot(me.r, me.r), mass, IA.A.xx + IA.A.yy + IA.A.zz));
  }
  return -1;
}

/// Outward: qdd_i, and the accelerations that the joints add.
template <class S>
void accelerate(const Body* bodies, int count, AbaState<S>* state, S* qdd) {
  for (int i = 0; i < count; ++i) {
    const Body& body = bodies[i];
    AbaState<S>& me = state[i];
    if (body.parent < 0) {
      const S zero = zeroLike(me.r.x);
      me.alpha = me.a = {zero, zero, zero};
    } else {
      const AbaState<S>& up = state[body.parent];
      me.alpha = transposeTimes(me.R, up.alpha);
      me.a = transposeTimes(me.R, addCross(up.alpha, me.r, up.a));
    }
    if (body.dof < 0) continue;
    const S qdd_i = (me.u - (dot(me.U_n, me.alpha) + dot(me.U_f, me.a))) * me.over_D;
    qdd[body.dof] = qdd_i;
    if (body.prismatic) {
      me.a.z = me.a.z + qdd_i;
    } else {
      me.alpha.z = me.alpha.z + qdd_i;
    }
  }
}

}  // namespace aba_steps

/// qdd [dof] of the torques tau [dof], with gravity, external wrenches, friction, springs and rotors as `in` has them;
/// in.qdd is not read. Returns -1, or the index of the first body, from the tips, that has no inertia along its joint
/// (none at all, or one that is lost in round-off), and then leaves qdd as it was. `state` [count] is scratch.
template <class S>
int aba(const NewtonEulerInput<S>& in, const S* tau, AbaState<S>* state, S* qdd) {
  aba_steps::outward(in, state);
  const int massless = aba_steps::inward(in, tau, state);
  if (massless < 0) aba_steps::accelerate(in.bodies, in.count, state, qdd);
  return massless;
}

/// x [dof] = M^-1 y [dof], with what aba has left in `state`: neither gravity nor velocities nor wrenches. O(n), a
/// third of aba's cost.
template <class S>
void abaSolve(const Body* bodies, int count, AbaState<S>* state, const S* y, S* x) {
  const S zero = zeroLike(y[0]);
  for (int i = 0; i < count; ++i) state[i].n = state[i].f = {zero, zero, zero};
  for (int i = count - 1; i >= 0; --i) {
    const int dof = bodies[i].dof;
    aba_steps::handWrenchOn(bodies[i], dof >= 0 ? y[dof] : zero, state, state[i]);
  }
  aba_steps::accelerate(bodies, count, state, x);
}

}  // namespace linkwright
