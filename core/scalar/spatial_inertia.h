// SPDX-License-Identifier: MIT
#pragma once

// Spatial inertias in their three-by-three blocks, over any scalar: of a rigid body (mass, first moment, six numbers
// of the inertia about the origin) and of an articulated body (Featherstone, Rigid Body Dynamics Algorithms, chapter
// 7: two symmetric blocks and a general one). Both turn and shift from a body to its parent.

#include "core/scalar/vec3.h"

namespace linkwright {

template <class A, class B>
constexpr auto operator+(const Sym3<A>& a, const Sym3<B>& b) -> Sym3<decltype(a.xx + b.xx)> {
  return {a.xx + b.xx, a.xy + b.xy, a.xz + b.xz, a.yy + b.yy, a.yz + b.yz, a.zz + b.zz};
}
template <class A, class B>
constexpr auto operator+(const Mat3<A>& a, const Mat3<B>& b) -> Mat3<decltype(a.xx + b.xx)> {
  return {a.xx + b.xx, a.xy + b.xy, a.xz + b.xz, a.yx + b.yx, a.yy + b.yy,
          a.yz + b.yz, a.zx + b.zx, a.zy + b.zy, a.zz + b.zz};
}
/// a b^T.
template <class A, class B>
constexpr auto timesTranspose(const Mat3<A>& a, const Mat3<B>& b) -> Mat3<decltype(a.xx * b.xx)> {
  return {mulAdd(a.xz, b.xz, mulAdd(a.xy, b.xy, a.xx * b.xx)), mulAdd(a.xz, b.yz, mulAdd(a.xy, b.yy, a.xx * b.yx)),
          mulAdd(a.xz, b.zz, mulAdd(a.xy, b.zy, a.xx * b.zx)), mulAdd(a.yz, b.xz, mulAdd(a.yy, b.xy, a.yx * b.xx)),
          mulAdd(a.yz, b.yz, mulAdd(a.yy, b.yy, a.yx * b.yx)), mulAdd(a.yz, b.zz, mulAdd(a.yy, b.zy, a.yx * b.zx)),
          mulAdd(a.zz, b.xz, mulAdd(a.zy, b.xy, a.zx * b.xx)), mulAdd(a.zz, b.yz, mulAdd(a.zy, b.yy, a.zx * b.yx)),
          mulAdd(a.zz, b.zz, mulAdd(a.zy, b.zy, a.zx * b.zx))};
}

/// R I R^T. Written as I = L + [v]x + I_zz E with the last column of L zero and v = (-I_yz, I_xz, 0): 36 products
/// where two general ones take 45 (Featherstone, appendix A.5).
template <class A, class B>
constexpr auto rotated(const Mat3<A>& R, const Sym3<B>& I) -> Sym3<decltype(R.xx * I.xx)> {
  const auto a = I.xx - I.zz;
  const auto b = I.yy - I.zz;
  const auto d = I.xz + I.xz;
  const auto e = I.yz + I.yz;
  // Y = R L
  const auto xx = mulAdd(R.xz, d, mulAdd(R.xy, I.xy, R.xx * a));
  const auto xy = mulAdd(R.xz, e, mulAdd(R.xy, b, R.xx * I.xy));
  const auto yx = mulAdd(R.yz, d, mulAdd(R.yy, I.xy, R.yx * a));
  const auto yy = mulAdd(R.yz, e, mulAdd(R.yy, b, R.yx * I.xy));
  const auto zx = mulAdd(R.zz, d, mulAdd(R.zy, I.xy, R.zx * a));
  const auto zy = mulAdd(R.zz, e, mulAdd(R.zy, b, R.zx * I.xy));
  // R v, whose cross-product matrix joins the upper triangle
  const auto vx = negMulAdd(R.xx, I.yz, R.xy * I.xz);
  const auto vy = negMulAdd(R.yx, I.yz, R.yy * I.xz);
  const auto vz = negMulAdd(R.zx, I.yz, R.zy * I.xz);
  return {mulAdd(xx, R.xx, mulAdd(xy, R.xy, I.zz)), mulAdd(xx, R.yx, xy * R.yy) - vz,
          mulAdd(xx, R.zx, mulAdd(xy, R.zy, vy)),   mulAdd(yx, R.yx, mulAdd(yy, R.yy, I.zz)),
          mulAdd(yx, R.zx, yy * R.zy) - vx,         mulAdd(zx, R.zx, mulAdd(zy, R.zy, I.zz))};
}

/// Of one rigid body, or of several that move as one: about an origin, in the axes of its frame.
template <class S>
struct RigidInertia {
  double mass;  // kg; a constant of the model, whatever the scalar
  Vec3<S> mc;   // mass times centre of mass, kg m
  Sym3<S> I;    // about the origin, kg m^2
};

/// The inertia of what `body` is, about an origin from which its own stands off by r (same axes). Parallel axes with
/// g = 2 m c + m r: I - (r g^T + g r^T) / 2 + (r . g) E.
template <class S>
constexpr RigidInertia<S> shifted(const RigidInertia<S>& body, const Vec3<S>& r) {
  const Vec3<S> mc = addScaled(body.mass, r, body.mc);
  const Vec3<S> g = mc + body.mc;
  const Vec3<S> h = scaled(0.5, r);
  const Sym3<S>& I = body.I;
  return {body.mass,
          mc,
          {mulAdd(r.y, g.y, mulAdd(r.z, g.z, I.xx)), negMulAdd(h.x, g.y, negMulAdd(h.y, g.x, I.xy)),
           negMulAdd(h.x, g.z, negMulAdd(h.z, g.x, I.xz)), mulAdd(r.x, g.x, mulAdd(r.z, g.z, I.yy)),
           negMulAdd(h.y, g.z, negMulAdd(h.z, g.y, I.yz)), mulAdd(r.x, g.x, mulAdd(r.y, g.y, I.zz))}};
}

template <class S>
constexpr RigidInertia<S> operator+(const RigidInertia<S>& a, const RigidInertia<S>& b) {
  return {a.mass + b.mass, a.mc + b.mc, a.I + b.I};
}

/// Of an articulated body: the wrench [n; f] about the origin that gives it the acceleration [alpha; a] of the origin,
/// n = A alpha + H a, f = H^T alpha + L a.
template <class S>
struct ArticulatedInertia {
  Sym3<S> A;
  Mat3<S> H;
  Sym3<S> L;
};

template <class S>
constexpr ArticulatedInertia<S> operator+(const ArticulatedInertia<S>& a, const ArticulatedInertia<S>& b) {
  return {a.A + b.A, a.H + b.H, a.L + b.L};
}

/// In the axes that R turns the body's axes into, about the same origin.
template <class S>
constexpr ArticulatedInertia<S> rotated(const Mat3<S>& R, const ArticulatedInertia<S>& body) {
  return {rotated(R, body.A), timesTranspose(R * body.H, R), rotated(R, body.L)};
}

/// The same for a body that nothing resists about its z axis: A's last row and column and H's last row are zero, so
/// they are not read.
template <class S>
constexpr ArticulatedInertia<S> rotatedFlat(const Mat3<S>& R, const ArticulatedInertia<S>& body) {
  const Sym3<S>& A = body.A;
  const Mat3<S>& H = body.H;
  // the first two columns of R A
  const S xx = mulAdd(R.xy, A.xy, R.xx * A.xx), xy = mulAdd(R.xy, A.yy, R.xx * A.xy);
  const S yx = mulAdd(R.yy, A.xy, R.yx * A.xx), yy = mulAdd(R.yy, A.yy, R.yx * A.xy);
  const S zx = mulAdd(R.zy, A.xy, R.zx * A.xx), zy = mulAdd(R.zy, A.yy, R.zx * A.xy);
  const Mat3<S> RH = {
      mulAdd(R.xy, H.yx, R.xx * H.xx), mulAdd(R.xy, H.yy, R.xx * H.xy), mulAdd(R.xy, H.yz, R.xx * H.xz),
      mulAdd(R.yy, H.yx, R.yx * H.xx), mulAdd(R.yy, H.yy, R.yx * H.xy), mulAdd(R.yy, H.yz, R.yx * H.xz),
      mulAdd(R.zy, H.yx, R.zx * H.xx), mulAdd(R.zy, H.yy, R.zx * H.xy), mulAdd(R.zy, H.yz, R.zx * H.xz)};
  return {{mulAdd(xy, R.xy, xx * R.xx), mulAdd(xy, R.yy, xx * R.yx), mulAdd(xy, R.zy, xx * R.zx),
           mulAdd(yy, R.yy, yx * R.yx), mulAdd(yy, R.zy, yx * R.zx), mulAdd(zy, R.zy, zx * R.zx)},
          timesTranspose(RH, R),
          rotated(R, body.L)};
}

/// About an origin from which the body's own stands off by r, same axes: L stays, H' = H + [r]x L,
/// A' = A - H' [r]x + [r]x H^T.
template <class S>
constexpr ArticulatedInertia<S> shifted(const ArticulatedInertia<S>& body, const Vec3<S>& r) {
  const Sym3<S>& A = body.A;
  const Mat3<S>& H = body.H;
  const Sym3<S>& L = body.L;
  const Mat3<S> K = {negMulAdd(r.z, L.xy, mulAdd(r.y, L.xz, H.xx)), negMulAdd(r.z, L.yy, mulAdd(r.y, L.yz, H.xy)),
                     negMulAdd(r.z, L.yz, mulAdd(r.y, L.zz, H.xz)), negMulAdd(r.x, L.xz, mulAdd(r.z, L.xx, H.yx)),
                     negMulAdd(r.x, L.yz, mulAdd(r.z, L.xy, H.yy)), negMulAdd(r.x, L.zz, mulAdd(r.z, L.xz, H.yz)),
                     negMulAdd(r.y, L.xx, mulAdd(r.x, L.xy, H.zx)), negMulAdd(r.y, L.xy, mulAdd(r.x, L.yy, H.zy)),
                     negMulAdd(r.y, L.xz, mulAdd(r.x, L.yz, H.zz))};
  return {{negMulAdd(r.z, K.xy + H.xy, mulAdd(r.y, K.xz + H.xz, A.xx)),
           negMulAdd(r.x, K.xz, mulAdd(r.z, K.xx, negMulAdd(r.z, H.yy, mulAdd(r.y, H.yz, A.xy)))),
           negMulAdd(r.y, K.xx, mulAdd(r.x, K.xy, negMulAdd(r.z, H.zy, mulAdd(r.y, H.zz, A.xz)))),
           negMulAdd(r.x, K.yz + H.yz, mulAdd(r.z, K.yx + H.yx, A.yy)),
           negMulAdd(r.y, K.yx, mulAdd(r.x, K.yy, negMulAdd(r.x, H.zz, mulAdd(r.z, H.zx, A.yz)))),
           negMulAdd(r.y, K.zx + H.zx, mulAdd(r.x, K.zy + H.zy, A.zz))},
          K,
          L};
}

}  // namespace linkwright
