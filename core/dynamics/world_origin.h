// SPDX-License-Identifier: MIT
#pragma once

// What the two formulations share that write everything in world axes about the world's origin: a body's inertia and
// the external wrench on it, moved there. No Eigen and no allocation.

#include "core/dynamics/newton_euler_input.h"

namespace linkwright {

/// The spatial inertia I^s of a body, world axes, about the world's origin, kept as mass, centre of mass and the
/// inertia about it:  I^s = [m E, m hat(c)^T; m hat(c), m hat(c) hat(c)^T + I]  on [v_o; w].
template <class S>
struct WorldInertia {
  double mass = 0.0;
  Vec3<S> c;  // centre of mass in the world
  Sym3<S> I;  // inertia about it, world axes

  /// m E v_o + m hat(c)^T w: momentum for a velocity, a force for an acceleration.
  Vec3<S> linear(const Vec3<S>& v_o, const Vec3<S>& w) const { return scaled(mass, v_o - cross(c, w)); }
  /// m hat(c) v_o + (m hat(c) hat(c)^T + I) w: the same about the world's origin; `linear` as above.
  Vec3<S> angular(const Vec3<S>& linear_part, const Vec3<S>& w) const { return cross(c, linear_part) + I * w; }
};

/// R I R^T for a constant symmetric I.
template <class S>
Sym3<S> turned(const Mat3<S>& R, const Sym3<double>& I) {
  const Vec3<S> x = {R.xx, R.xy, R.xz}, y = {R.yx, R.yy, R.yz}, z = {R.zx, R.zy, R.zz};
  const Vec3<S> Ix = I * x, Iy = I * y, Iz = I * z;
  return {dot(x, Ix), dot(x, Iy), dot(x, Iz), dot(y, Iy), dot(y, Iz), dot(z, Iz)};
}

/// The inertia of body i at the pose R, p in the world: c = p + R c_local, I = R I_local R^T.
template <class S>
WorldInertia<S> inertiaInWorld(const NewtonEulerInput<S>& in, int i, const Mat3<S>& R, const Vec3<S>& p) {
  return {in.bodies[i].mass, p + R * in.centres[i].c, turned(R, in.centres[i].I_Bcm)};
}

/// The orientation R of a body in the world and its origin from its parent's, `R_p_b`, in world axes. `up` is the
/// parent's state with its R and p, null for a body on the base.
template <class S, class State>
void placeInWorld(const State* up, const Body& body, const S& q, Mat3<S>& R, Vec3<S>& R_p_b) {
  Mat3<S> R_PB;
  Vec3<S> b;
  placeBody(body, q, R_PB, b);
  R = up == nullptr ? R_PB : up->R * R_PB;
  R_p_b = up == nullptr ? b : up->R * b;
}

/// The given external wrench on body i (body axes, about the body's origin), in world axes about the world's origin.
template <class S>
void externalAtWorldOrigin(const NewtonEulerInput<S>& in, int i, const Mat3<S>& R, const Vec3<S>& p, Vec3<S>& force,
                           Vec3<S>& moment) {
  const S* e = in.external + 6 * i;
  force = R * Vec3<S>{e[0], e[1], e[2]};
  moment = R * Vec3<S>{e[3], e[4], e[5]} + cross(p, force);
}

}  // namespace linkwright
