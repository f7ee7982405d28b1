// SPDX-License-Identifier: MIT
#pragma once

// The mass matrix by composite rigid bodies in world axes: one product of six-vectors an entry, M_ij = S_j . F_i with
// F_i = Ic_i S_i, where the link-frame form (crba.h) turns and shifts a wrench an entry. It wins on long chains.
//
// Composite inertias are kept about each body's own origin. The six-vectors of an entry need one common origin O; were
// it the world's, a joint far out on a long chain would lose its digits in the difference of two large moments. So
// O travels: joints are taken in runs of kRun neighbours of one chain, about the origin of the one in their middle,
// and the axes below are moved to it once for the whole run. Then no arm of a moment is longer than the parts of the
// mechanism that the entry is about. No Eigen, no allocation.

#include "core/dynamics/crba.h"

namespace linkwright {

template <class S>
struct CrbaWorldState {
  Mat3<S> R;                  // R_WB
  Vec3<S> p;                  // origin in the world
  RigidInertia<S> composite;  // of the body and all beyond it, about its origin, world axes
};

/// Scratch of crbaWorld.
template <class S>
struct CrbaWorldScratch {
  CrbaWorldState<S>* bodies = nullptr;  ///< [count]
  S* axes = nullptr;                    ///< [6][dof]: S_j = [w; v] about O, one component after the other
  int* body = nullptr;                  ///< [dof]: the body that a joint moves
  int* chain_start = nullptr;  ///< [dof]: the first of the joints, numbered one after the other, that lead up to it
  int* below = nullptr;        ///< [dof]: the next moving joint towards the base, -1 for none
};

namespace crba_world {

constexpr int kRun = 16;

/// Poses, then composite inertias from the tips to the base.
template <class S>
void placeAndGather(const MassMatrixInput<S>& in, CrbaWorldState<S>* state) {
  const S zero = in.q[0] - in.q[0];
  for (int i = 0; i < in.count; ++i) {
    const Body& body = in.bodies[i];
    CrbaWorldState<S>& me = state[i];
    Mat3<S> R;
    Vec3<S> r;
    placeBody(body, body.dof >= 0 ? in.q[body.dof] : zero, R, r);
    if (body.parent < 0) {
      me.R = R;
      me.p = r;
    } else {
      const CrbaWorldState<S>& up = state[body.parent];
      me.R = up.R * R;
      me.p = addTimes(up.R, r, up.p);
    }
    const RigidInertia<S> own = inertiaOf(body, zero);
    me.composite = {own.mass, me.R * own.mc, rotated(me.R, own.I)};
  }
  for (int i = in.count - 1; i >= 0; --i) {
    const int parent = in.bodies[i].parent;
    if (parent < 0) continue;
    RigidInertia<S>& up = state[parent].composite;
    up = up + shifted(state[i].composite, state[i].p - state[parent].p);
  }
}

/// Which joint leads to which: integers only.
template <class S>
void linkJoints(const MassMatrixInput<S>& in, const CrbaWorldScratch<S>& scratch) {
  for (int i = 0; i < in.count; ++i) {
    const int dof = in.bodies[i].dof;
    if (dof < 0) continue;
    int parent = in.bodies[i].parent;
    while (parent >= 0 && in.bodies[parent].dof < 0) parent = in.bodies[parent].parent;
    const int below = parent < 0 ? -1 : in.bodies[parent].dof;
    scratch.body[dof] = i;
    scratch.below[dof] = below;
    scratch.chain_start[dof] = dof > 0 && below == dof - 1 ? scratch.chain_start[below] : dof;
  }
}

/// The axes of joint `last` and of all below it about O: [z; (p - O) x z], prismatic [0; z].
template <class S>
void moveAxes(const MassMatrixInput<S>& in, const CrbaWorldScratch<S>& scratch, int last, const Vec3<S>& O) {
  const S zero = in.q[0] - in.q[0];
  S* const axes = scratch.axes;
  const int n = in.dof;
  for (int j = last; j >= 0; j = scratch.below[j]) {
    const CrbaWorldState<S>& me = scratch.bodies[scratch.body[j]];
    const Vec3<S> z = {me.R.xz, me.R.yz, me.R.zz};
    const bool slides = in.bodies[scratch.body[j]].prismatic;
    const Vec3<S> w = slides ? Vec3<S>{zero, zero, zero} : z;
    const Vec3<S> v = slides ? z : cross(me.p - O, z);
    axes[j] = w.x;
    axes[n + j] = w.y;
    axes[2 * n + j] = w.z;
    axes[3 * n + j] = v.x;
    axes[4 * n + j] = v.y;
    axes[5 * n + j] = v.z;
  }
}

/// Row i of M up to its diagonal.
template <class S>
void fillRow(const MassMatrixInput<S>& in, const CrbaWorldScratch<S>& scratch, int i, const Vec3<S>& O, S* row) {
  const S zero = in.q[0] - in.q[0];
  const CrbaWorldState<S>& me = scratch.bodies[scratch.body[i]];
  const Vec3<S> z = {me.R.xz, me.R.yz, me.R.zz};
  // F_i = Ic_i S_i and M_ii about the body's own origin, then F_i about O
  Vec3<S> n, f;
  S diagonal;
  if (in.bodies[scratch.body[i]].prismatic) {
    n = cross(me.composite.mc, z);
    f = scaled(me.composite.mass, z);
    diagonal = me.composite.mass + zero;
  } else {
    n = me.composite.I * z;
    f = cross(z, me.composite.mc);
    diagonal = dot(z, n);
  }
  n = addCross(me.p - O, f, n);

  // M_ij = S_j . F_i, stretch by stretch of joints numbered one after the other
  const S* const wx = scratch.axes;
  const S *const wy = wx + in.dof, *const wz = wy + in.dof, *const vx = wz + in.dof, *const vy = vx + in.dof,
                 *const vz = vy + in.dof;
  int filled = i + 1;
  for (int last = i; last >= 0;) {
    const int first = scratch.chain_start[last];
    while (--filled > last) row[filled] = zero;
    for (int j = first; j <= last; ++j) {
      row[j] = mulAdd(vz[j], f.z,
                      mulAdd(vy[j], f.y, mulAdd(vx[j], f.x, mulAdd(wz[j], n.z, mulAdd(wy[j], n.y, wx[j] * n.x)))));
    }
    filled = first;
    last = scratch.below[first];
  }
  while (--filled >= 0) row[filled] = zero;
  row[i] = in.reflected_inertia == nullptr ? diagonal : diagonal + in.reflected_inertia[i];
}

}  // namespace crba_world

/// M [dof][dof], symmetric, all entries written. O(dof depth).
template <class S>
void crbaWorld(const MassMatrixInput<S>& in, const CrbaWorldScratch<S>& scratch, S* M) {
  crba_world::placeAndGather(in, scratch.bodies);
  crba_world::linkJoints(in, scratch);
  for (int last = in.dof - 1; last >= 0;) {
    // a run: neighbours of one chain
    int first = last - crba_world::kRun + 1;
    if (first < scratch.chain_start[last]) first = scratch.chain_start[last];
    const Vec3<S> O = scratch.bodies[scratch.body[(first + last + 1) / 2]].p;
    crba_world::moveAxes(in, scratch, last, O);
    for (int i = last; i >= first; --i) crba_world::fillRow(in, scratch, i, O, M + i * in.dof);
    last = first - 1;
  }
  mirrorLowerTriangle(M, in.dof);
}

}  // namespace linkwright
