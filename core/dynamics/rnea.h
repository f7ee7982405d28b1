// SPDX-License-Identifier: MIT
#pragma once

// The recursive Newton-Euler algorithm (RNEA) in Featherstone's spatial vectors, in body coordinates (Rigid Body
// Dynamics Algorithms, table 5.1): the fast kernel. Written once over the scalar and the recorder: it computes a
// single state, several states side by side, the steps of a trace, counts and derivatives. Equation numbers spatial.1
// to spatial.9 are those of NOTATION.md.
//
// Six-vectors are [angular; linear], about body i's origin, in body i's axes; p is its parent. Gravity enters as an
// upward acceleration of the base, A_0 = -[0; g]. Six-by-six products are written out in their three-by-three blocks:
// X turns and shifts, S is the body's z axis. No Eigen, no allocation.
//
// What is saved over the table as it stands. Its lower halves are v, the velocity of the body's origin, and a - omega
// x v; and of the terms with v in I A + V x* I V not one is left when they are multiplied out. So the kernel carries a,
// the acceleration of the origin minus gravity, and no v. A point c of the body then has the acceleration a + B c with
//
//   B = [alpha]x + [omega]x [omega]x,
//
// nine numbers that give the origins of the children (a_k = R_k^T (a + B r_k)), the force (sum of m (a + B c)) and the
// moment (sum of m c x (a + B c)), the last by the second moments of mass J = sum of m c c^T instead of the inertia.
// A recorder gets v and a - omega x v, calculated for it.

#include "core/dynamics/newton_euler_input.h"

namespace linkwright {

/// What the recursion keeps of a body between its two passes.
template <class S>
struct RneaState {
  Mat3<S> R;             // R_PB, orientation in the parent
  Vec3<S> r;             // origin in the parent
  Vec3<S> omega, alpha;  // angular velocity and acceleration
  Vec3<S> a;             // acceleration of the origin, minus gravity
  Mat3<S> B;             // [alpha]x + [omega]x [omega]x
  Vec3<S> n, f;          // F = [n; f], wrench that the parent exerts through the joint
  Vec3<S> v;             // velocity of the origin; only for a recorder
};

/// [alpha]x + [omega]x [omega]x: what turns a point's place in a body into its acceleration beside the origin's.
template <class S>
Mat3<S> rateMatrix(const Vec3<S>& omega, const Vec3<S>& alpha) {
  const S zero = zeroLike(omega.x);
  const S xx = negMulAdd(omega.x, omega.x, zero);
  const S yy = negMulAdd(omega.y, omega.y, zero);
  const S zz = negMulAdd(omega.z, omega.z, zero);
  return {
      yy + zz, mulSub(omega.x, omega.y, alpha.z), mulAdd(omega.x, omega.z, alpha.y), mulAdd(omega.x, omega.y, alpha.z),
      xx + zz, mulSub(omega.y, omega.z, alpha.x), mulSub(omega.x, omega.z, alpha.y), mulAdd(omega.y, omega.z, alpha.x),
      xx + yy};
}

/// Sum of m c x B c over a body with second moments J, plus k: the axial vector of B J - (B J)^T. The products of J's
/// off-diagonal entries with B's diagonal are taken of differences, which are exactly zero about a fixed axis.
template <class S>
Vec3<S> addMoment(const Mat3<S>& B, const Sym3<double>& J, const Vec3<S>& k) {
  const S x = mulAdd(B.zz - B.yy, J.yz, mulAdd(B.zy, J.yy, mulAdd(B.zx, J.xy, k.x)));
  const S y = mulAdd(B.xx - B.zz, J.xz, mulAdd(B.xz, J.zz, mulAdd(B.xy, J.yz, k.y)));
  const S z = mulAdd(B.yy - B.xx, J.xy, mulAdd(B.yx, J.xx, mulAdd(B.yz, J.xz, k.z)));
  return {negMulAdd(B.yz, J.zz, negMulAdd(B.yx, J.xz, x)), negMulAdd(B.zx, J.xx, negMulAdd(B.zy, J.xy, y)),
          negMulAdd(B.xy, J.yy, negMulAdd(B.xz, J.yz, z))};
}

/// tau [dof] = M(q) qdd + h(q, qd) + g(q) - J^T F_ext + the terms that are switched on. O(n).
/// `state` [count] is scratch.
template <class S, class Recorder>
void rnea(const NewtonEulerInput<S>& in, RneaState<S>* state, S* tau, Recorder& recorder) {
  const S zero = zeroOf(in);
  JointSines<S> sines(in.q, jointCount(in.bodies, in.count));

  // outward: omega, alpha, a and B of each body, and the wrench that its motion needs
  for (int i = 0; i < in.count; ++i) {
    const Body& body = in.bodies[i];
    RneaState<S>& me = state[i];
    const bool moving = body.dof >= 0;
    const S q_i = moving ? in.q[body.dof] : zero;
    const S qd_i = moving ? in.qd[body.dof] : zero;
    const S qdd_i = moving ? in.qdd[body.dof] : zero;

    // X_i: R_i and r_i of this body in its parent (spatial.1)
    placeBody(body, q_i, sines, me.R, me.r);

    // Carried along by the parent: R^T omega_p, R^T alpha_p and R^T (a_p + B_p r), the parent's point where the origin
    // is. These are the upper halves of X_i V_p and X_i A_p, and the lower one of X_i A_p with omega x v put back; the
    // base has V_0 = 0 and A_0 = -[0; g].
    if (body.parent < 0) {
      me.omega = me.alpha = {zero, zero, zero};
      me.a = transposeTimes(me.R, Vec3<double>{-in.gravity.x, -in.gravity.y, -in.gravity.z});
    } else {
      const RneaState<S>& up = state[body.parent];
      me.omega = transposeTimes(me.R, up.omega);
      me.alpha = transposeTimes(me.R, up.alpha);
      me.a = transposeTimes(me.R, addTimes(up.B, me.r, up.a));
    }
    // The joint's own, of S_i qd_i (spatial.2) and S_i qdd_i + V_i x S_i qd_i (spatial.3). Turning: omega + z qd and
    // alpha + omega x z qd + z qdd; the origin is on the axis and feels nothing. Sliding: a + 2 omega x z qd + z qdd,
    // one omega x z qd of V x S qd, the other of the omega x v that is put back.
    if (body.prismatic) {
      const S twice = qd_i + qd_i;
      me.a = {mulAdd(me.omega.y, twice, me.a.x), negMulAdd(me.omega.x, twice, me.a.y), me.a.z + qdd_i};
    } else {
      me.alpha = {mulAdd(me.omega.y, qd_i, me.alpha.x), negMulAdd(me.omega.x, qd_i, me.alpha.y), me.alpha.z + qdd_i};
      me.omega.z = me.omega.z + qd_i;
    }
    me.B = rateMatrix(me.omega, me.alpha);

    // I_i A_i + V_i x* I_i V_i (spatial.4) multiplied out: f = m a + B m c, n = m c x a + sum of m c x B c
    me.f = addTimes(me.B, body.mc, scaled(body.mass, me.a));
    me.n = addMoment(me.B, body.J_Bo, cross(body.mc, me.a));

    if constexpr (Recorder::kActive) {
      const auto record = [&](Quantity quantity, EquationId equation, const Vec3<S>& first, const Vec3<S>& second) {
        recorder.sixVector(Pass::Forward, i, quantity, equation, Frame::Link, first, second);
      };
      // v_i = R_i^T (v_p + omega_p x r_i), and the joint's own; A's lower half is a - omega x v
      if (body.parent < 0) {
        me.v = {zero, zero, zero};
      } else {
        const RneaState<S>& up = state[body.parent];
        me.v = transposeTimes(me.R, addCross(up.omega, me.r, up.v));
      }
      if (body.prismatic) me.v.z = me.v.z + qd_i;
      recorder.input(Pass::Forward, i, Quantity::JointPosition, q_i);
      recorder.placedInParent(i, me.R, me.r);
      recorder.input(Pass::Forward, i, Quantity::JointVelocity, qd_i);
      record(Quantity::SpatialVelocity, EquationId::SpatialVelocity, me.omega, me.v);
      recorder.input(Pass::Forward, i, Quantity::JointAcceleration, qdd_i);
      record(Quantity::SpatialAcceleration, EquationId::SpatialAcceleration, me.alpha, me.a - cross(me.omega, me.v));
      record(Quantity::InertialWrench, EquationId::InertialWrench, me.n, me.f);
    }
  }

  // back: wrenches gather from the hands to the base
  for (int i = in.count - 1; i >= 0; --i) {
    const Body& body = in.bodies[i];
    RneaState<S>& me = state[i];
    const auto record = [&](Quantity quantity, EquationId equation, const Vec3<S>& first, const Vec3<S>& second) {
      if constexpr (Recorder::kActive) {
        recorder.sixVector(Pass::Backward, i, quantity, equation, Frame::Link, first, second);
      }
    };

    // what acts from outside need not come through the joint (spatial.5)
    if (in.external != nullptr) {
      const S* e = in.external + 6 * i;
      const Vec3<S> fE = {e[0], e[1], e[2]};
      const Vec3<S> nE = {e[3], e[4], e[5]};
      me.n = me.n - nE;
      me.f = me.f - fE;
      record(Quantity::ExternalWrench, EquationId::ExternalWrench, nE, fE);
    }
    // F_i = I_i A_i + V_i x* I_i V_i - F^E_i + sum_k X_k^T F_k (spatial.6): the children have added theirs already
    if constexpr (Recorder::kActive) recorder.received(i, Quantity::JointWrench);
    record(Quantity::JointWrench, EquationId::JointWrench, me.n, me.f);

    // tau_i = S_i . F_i, plus what the motor adds (spatial.7 to spatial.9)
    if (body.dof >= 0) tau[body.dof] = motorTorque(in, i, body.prismatic ? me.f.z : me.n.z, recorder);

    // hand the wrench on to the parent, the sum of spatial.6: X_i^T F_i = [R n + r x R f; R f]
    if (body.parent >= 0) {
      RneaState<S>& up = state[body.parent];
      const Vec3<S> f_P = me.R * me.f;
      up.f = up.f + f_P;
      up.n = addCross(me.r, f_P, addTimes(me.R, me.n, up.n));
      if constexpr (Recorder::kActive) {
        recorder.handedOn(i, Quantity::JointWrench, EquationId::JointWrench, Frame::Link,
                          me.R * me.n + cross(me.r, f_P), f_P);
      }
    }
  }
}

}  // namespace linkwright
