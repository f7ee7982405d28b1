// SPDX-License-Identifier: MIT
#pragma once

// Where the hands of an arm are and how far from their targets, as templates over the file's own scalar (see batch.h).
// S is a Batch of one lane throughout: its `lanes` is a plain double.

#include "core/ik/kernels/arm_kernels.h"
#include "core/kinematics/body_poses.h"
#include "core/scalar/batch.h"

namespace linkwright {

template <class S>
Vec3<S> constants(const Vec3<double>& v) {
  return {S(v.x), S(v.y), S(v.z)};
}
template <class S>
Mat3<S> constants(const Mat3<double>& m) {
  return {S(m.xx), S(m.xy), S(m.xz), S(m.yx), S(m.yy), S(m.yz), S(m.zx), S(m.zy), S(m.zz)};
}
template <class S>
void keep(const Vec3<S>& v, Vec3<double>& to) {
  to.x = v.x.lanes, to.y = v.y.lanes, to.z = v.z.lanes;
}
template <class S>
[[gnu::always_inline]] inline S root(const S& x) {
  return S(__builtin_sqrt(x.lanes));
}

/// A frame as it stands in memory: R column by column, then the origin.
template <class S>
[[gnu::always_inline]] inline void readFrame(const S* X, Mat3<S>& R, Vec3<S>& p) {
  R = {X[0], X[3], X[6], X[1], X[4], X[7], X[2], X[5], X[8]};
  p = {X[9], X[10], X[11]};
}

/// X of every joint's frame at positions q, from the base outward.
template <class S>
void placeJoints(const ArmView& arm, const S* q, S* X) {
  JointSines<S> sines(q, arm.joint_count);
  for (int i = 0; i < arm.joint_count; ++i) {
    const ArmJoint& joint = arm.joints[i];
    const Mat3<double>& T = joint.R_PJ;
    Vec3<S> p = constants<S>(joint.p_PJ);
    Mat3<S> R;
    S s, c;
    sines.at(i, s, c);
    if (joint.prismatic) {
      R = constants<S>(T);
      p = {mulAdd(q[i], T.xz, p.x), mulAdd(q[i], T.yz, p.y), mulAdd(q[i], T.zz, p.z)};
    } else {
      R = {mulAdd(c, T.xx, s * T.xy), negMulAdd(s, T.xx, c * T.xy), S(T.xz),  //
           mulAdd(c, T.yx, s * T.yy), negMulAdd(s, T.yx, c * T.yy), S(T.yz),  //
           mulAdd(c, T.zx, s * T.zy), negMulAdd(s, T.zx, c * T.zy), S(T.zz)};
    }
    if (joint.parent >= 0) {
      Mat3<S> R_WP;
      Vec3<S> p_WP;
      readFrame(X + kPoseNumbers * joint.parent, R_WP, p_WP);
      p = addTimes(R_WP, p, p_WP);
      R = R_WP * R;
    }
    S* me = X + kPoseNumbers * i;
    me[0] = R.xx, me[1] = R.yx, me[2] = R.zx;
    me[3] = R.xy, me[4] = R.yy, me[5] = R.zy;
    me[6] = R.xz, me[7] = R.yz, me[8] = R.zz;
    me[9] = p.x, me[10] = p.y, me[11] = p.z;
  }
}

/// phi n of R with sine * n = w and the cosine, far from a half turn or near it (core/spatial/rotation.h).
template <class S>
[[gnu::noinline]] Vec3<S> largeRotationVector(const Mat3<S>& R, const Vec3<S>& w, const S& cosine) {
  const S sine = root(dot(w, w));
  const S angle(__builtin_atan2(sine.lanes, cosine.lanes));
  if (cosine.lanes > -0.5) return scaled(angle / sine, w);
  // near pi: n n^T from the symmetric part, its column with the largest diagonal
  const S half(0.5);
  const S rest = S(1.0) - cosine;
  const S xx = R.xx - cosine, yy = R.yy - cosine, zz = R.zz - cosine;
  const S xy = half * (R.xy + R.yx), xz = half * (R.xz + R.zx), yz = half * (R.yz + R.zy);
  Vec3<S> n = xx.lanes >= yy.lanes && xx.lanes >= zz.lanes ? Vec3<S>{xx, xy, xz}
              : yy.lanes >= zz.lanes                       ? Vec3<S>{xy, yy, yz}
                                                           : Vec3<S>{xz, yz, zz};
  n = scaled(S(1.0) / rest, n);
  const S size = root(dot(n, n));
  return scaled((dot(n, w).lanes < 0.0 ? -angle : angle) / size, n);
}

/// The rotation vector of R, the logarithm of SO(3).
template <class S>
[[gnu::always_inline]] inline Vec3<S> rotationVectorOf(const Mat3<S>& R) {
  const S half(0.5);
  const Vec3<S> w = {half * (R.zy - R.yz), half * (R.xz - R.zx), half * (R.yx - R.xy)};
  const S cosine = half * (R.xx + R.yy + R.zz - 1.0);
  const S s2 = dot(w, w);
  if (!(s2.lanes < 0.01 && cosine.lanes > 0.0)) return largeRotationVector(R, w, cosine);
  // angle / sine = asin(s) / s as a series, to the last bit for s < 0.1
  const S factor =
      mulAdd(s2,
             mulAdd(s2,
                    mulAdd(s2,
                           mulAdd(s2, mulAdd(s2, mulAdd(s2, S(231.0 / 13312.0), S(63.0 / 2816.0)), S(35.0 / 1152.0)),
                                  S(5.0 / 112.0)),
                           S(3.0 / 40.0)),
                    S(1.0 / 6.0)),
             S(1.0));
  return scaled(factor, w);
}

/// W times the derivative of the rotation vector phi of R_WT R_WE^T by turns of the hand, sign reversed: the inverse of
/// the right Jacobian of SO(3), E + [phi] / 2 + k [phi]^2.
template <class S>
Mat3<S> turnRows(const Mat3<double>& W, const Vec3<S>& phi) {
  const S angle2 = dot(phi, phi);
  const S angle = root(angle2);
  const double x = angle.lanes;
  const S k = x < 1e-2 ? mulAdd(angle2, S(1.0 / 720.0), S(1.0 / 12.0))
                       : S(1.0) / angle2 - S(__builtin_cos(0.5 * x) / (2.0 * x * __builtin_sin(0.5 * x)));
  const S half(0.5), diagonal = negMulAdd(k, angle2, S(1.0));
  const Mat3<S> D = {mulAdd(k * phi.x, phi.x, diagonal),        negMulAdd(half, phi.z, k * phi.x * phi.y),
                     mulAdd(half, phi.y, k * phi.x * phi.z),    mulAdd(half, phi.z, k * phi.x * phi.y),
                     mulAdd(k * phi.y, phi.y, diagonal),        negMulAdd(half, phi.x, k * phi.y * phi.z),
                     negMulAdd(half, phi.y, k * phi.x * phi.z), mulAdd(half, phi.x, k * phi.y * phi.z),
                     mulAdd(k * phi.z, phi.z, diagonal)};
  return constants<S>(W) * D;
}

/// The weighted error of one hand into e [8]; returns its square.
template <class S>
[[gnu::always_inline]] inline S handError(const ArmHand& hand, const ArmTarget& target, const S* X, ArmHandState& state,
                                          S* e) {
  Mat3<S> R = constants<S>(hand.R_JE);
  Vec3<S> p = constants<S>(hand.p_JE);
  if (hand.joint >= 0) {
    Mat3<S> R_WJ;
    Vec3<S> p_WJ;
    readFrame(X + kPoseNumbers * hand.joint, R_WJ, p_WJ);
    p = addTimes(R_WJ, p, p_WJ);
    R = R_WJ * R;
  }
  keep(p, state.p_WE);
  const Vec3<S> shift = constants<S>(target.p_WT) - p;
  Vec3<S> turn = {S(0.0), S(0.0), S(0.0)};
  if (target.turn_differs || target.turn_weight > 0.0) {
    // R_WT R_WE^T: its vector is phi n in world axes
    const Mat3<S> E = {R.xx, R.yx, R.zx, R.xy, R.yy, R.zy, R.xz, R.yz, R.zz};
    turn = rotationVectorOf(constants<S>(target.R_WT) * E);
  }
  Vec3<S> a, l, a_free = turn, l_free = shift;
  if (target.turn_differs) {
    a = constants<S>(target.W_turn) * turn;
    a_free = constants<S>(target.M_turn) * turn;
    const Mat3<S> W = turnRows(target.W_turn, turn);
    state.W_turn = {W.xx.lanes, W.xy.lanes, W.xz.lanes, W.yx.lanes, W.yy.lanes,
                    W.yz.lanes, W.zx.lanes, W.zy.lanes, W.zz.lanes};
  } else {
    a = scaled(S(target.turn_weight), turn);
  }
  if (target.shift_differs) {
    l = constants<S>(target.W_shift) * shift;
    l_free = constants<S>(target.M_shift) * shift;
  } else {
    l = scaled(S(target.shift_weight), shift);
    if (!(target.shift_weight > 0.0)) l_free = l;
  }
  state.orientation_error = root(dot(a_free, a_free)).lanes;
  state.position_error = root(dot(l_free, l_free)).lanes;
  e[0] = a.x, e[1] = a.y, e[2] = a.z, e[3] = l.x, e[4] = l.y, e[5] = l.z;
  e[6] = S(0.0), e[7] = S(0.0);
  return dot(a, a) + dot(l, l);
}

/// The weighted Jacobian, columns [z; z x (p_E - p_j) / length] (revolute), [0; z] (prismatic, in length scales).
template <class S>
void armColumns(const ArmView& arm, const ArmTarget* targets, double length, const S* X, const ArmHandState* states,
                S* J) {
  const int stride = kHandRows * arm.hand_count;
  const S zero(0.0);
  for (int t = 0; t < arm.hand_count; ++t) {
    const ArmHand& hand = arm.hands[t];
    const ArmTarget& target = targets[t];
    const Vec3<S> p = constants<S>(states[t].p_WE);
    if (hand.path_end - hand.path_begin < arm.joint_count) {
      for (int j = 0; j < arm.joint_count; ++j) {
        for (int r = 0; r < kHandRows; ++r) J[stride * j + kHandRows * t + r] = zero;
      }
    }
    for (int k = hand.path_begin; k < hand.path_end; ++k) {
      const int j = arm.paths[k];
      const S* frame = X + kPoseNumbers * j;
      const Vec3<S> z = {frame[6], frame[7], frame[8]};
      S* column = J + stride * j + kHandRows * t;
      Vec3<S> a = {zero, zero, zero}, l;
      if (arm.joints[j].prismatic) {
        l = scaled(S(length), z);
      } else {
        a = z;
        l = cross(z, p - Vec3<S>{frame[9], frame[10], frame[11]});
      }
      a = target.turn_differs ? constants<S>(states[t].W_turn) * a : scaled(S(target.turn_weight), a);
      l = target.shift_differs ? constants<S>(target.W_shift) * l : scaled(S(target.shift_weight), l);
      column[0] = a.x, column[1] = a.y, column[2] = a.z;
      column[3] = l.x, column[4] = l.y, column[5] = l.z;
      column[6] = zero, column[7] = zero;
    }
  }
}

}  // namespace linkwright
