// SPDX-License-Identifier: MIT
#pragma once

// The joint-space inertia matrix (mass matrix) by the composite-rigid-body algorithm (CRBA) in link frames
// (Featherstone, Rigid Body Dynamics Algorithms, table 6.2; Walker and Orin 1982, method 3). The column of joint i is
// what its axis must carry, and every axis below it, to give the composite body beyond it a unit acceleration.
// No Eigen, no allocation.

#include "core/dynamics/newton_euler_input.h"
#include "core/scalar/spatial_inertia.h"

namespace linkwright {

/// What the mass matrix depends on: flat arrays, nothing owned.
template <class S>
struct MassMatrixInput {
  const Body* bodies = nullptr;  ///< [count] in tree order
  int count = 0;
  int dof = 0;                                ///< at least 1
  const S* q = nullptr;                       ///< [dof]
  const double* reflected_inertia = nullptr;  ///< [dof] on the diagonal, or null
};

/// What the algorithm keeps of a body.
template <class S>
struct CrbaState {
  Mat3<S> R;                  // R_PB, orientation in the parent
  Vec3<S> r;                  // origin in the parent
  RigidInertia<S> composite;  // of the body and all beyond it, about its origin, its axes
};

/// The inertia of one body as a composite to start from.
template <class S>
RigidInertia<S> inertiaOf(const Body& body, const S& zero) {
  return {body.mass,
          {constantLike(body.mc.x, zero), constantLike(body.mc.y, zero), constantLike(body.mc.z, zero)},
          {constantLike(body.I_Bo.xx, zero), constantLike(body.I_Bo.xy, zero), constantLike(body.I_Bo.xz, zero),
           constantLike(body.I_Bo.yy, zero), constantLike(body.I_Bo.yz, zero), constantLike(body.I_Bo.zz, zero)}};
}

/// The lower triangle of M [dof][dof] onto the upper, in blocks that stay in the cache.
template <class S>
void mirrorLowerTriangle(S* M, int dof) {
  constexpr int kBlock = 8;
  for (int from = 0; from < dof; from += kBlock) {
    const int to = from + kBlock < dof ? from + kBlock : dof;
    for (int i = from + 1; i < dof; ++i) {
      const int end = i < to ? i : to;
      for (int j = from; j < end; ++j) M[j * dof + i] = M[i * dof + j];
    }
  }
}

/// M [dof][dof], symmetric, all entries written. `state` [count] is scratch. O(dof depth).
template <class S>
void crba(const MassMatrixInput<S>& in, CrbaState<S>* state, S* M) {
  const S zero = zeroLike(in.q[0]);

  JointSines<S> sines(in.q, in.dof);
  // outward: the places in the parents, and each body's own inertia
  for (int i = 0; i < in.count; ++i) {
    const Body& body = in.bodies[i];
    // where a body on the world stands changes nothing
    if (body.parent >= 0) placeBody(body, body.dof >= 0 ? in.q[body.dof] : zero, sines, state[i].R, state[i].r);
    state[i].composite = inertiaOf(body, zero);
  }

  // inward: composite inertias, and one row of M for each joint
  for (int i = in.count - 1; i >= 0; --i) {
    const Body& body = in.bodies[i];
    const RigidInertia<S>& composite = state[i].composite;
    if (body.parent >= 0) {
      const Mat3<S>& R = state[i].R;
      const RigidInertia<S> turned = {composite.mass, R * composite.mc, rotated(R, composite.I)};
      RigidInertia<S>& up = state[body.parent].composite;
      up = up + shifted(turned, state[i].r);
    }
    if (body.dof < 0) continue;

    // F_i = Ic_i S_i, and M_ii = S_i . F_i
    S* row = M + body.dof * in.dof;
    const Vec3<S>& mc = composite.mc;
    Vec3<S> n, f;
    if (body.prismatic) {
      n = {mc.y, -mc.x, zero};
      f = {zero, zero, constantLike(composite.mass, zero)};
      row[body.dof] = f.z;
    } else {
      n = {composite.I.xz, composite.I.yz, composite.I.zz};
      f = {-mc.y, mc.x, zero};
      row[body.dof] = n.z;
    }
    if (in.reflected_inertia != nullptr) row[body.dof] = row[body.dof] + in.reflected_inertia[body.dof];

    // M_ij = S_j . F_i for every joint j on the way to the base, nothing for the others
    int filled = body.dof;
    for (int j = i; in.bodies[j].parent >= 0; j = in.bodies[j].parent) {
      const Body& next = in.bodies[in.bodies[j].parent];
      const Mat3<S>& R = state[j].R;
      const Vec3<S>& r = state[j].r;
      if (next.parent < 0 && next.dof >= 0 && !next.prismatic) {
        // the last step: of the moment only the part about the axis counts
        const S f_x = mulAdd(R.xx, f.x, mulAdd(R.xy, f.y, R.xz * f.z));
        const S f_y = mulAdd(R.yx, f.x, mulAdd(R.yy, f.y, R.yz * f.z));
        const S n_z = mulAdd(R.zx, n.x, mulAdd(R.zy, n.y, R.zz * n.z));
        while (--filled > next.dof) row[filled] = zero;
        row[next.dof] = negMulAdd(r.y, f_x, mulAdd(r.x, f_y, n_z));
        break;
      }
      f = R * f;
      n = addCross(r, f, R * n);
      if (next.dof < 0) continue;
      while (--filled > next.dof) row[filled] = zero;
      row[next.dof] = next.prismatic ? f.z : n.z;
    }
    while (--filled >= 0) row[filled] = zero;
  }
  mirrorLowerTriangle(M, in.dof);
}

}  // namespace linkwright
