// SPDX-License-Identifier: MIT
#pragma once

// Three-vectors and 3x3 matrices over any scalar, for the kernels. No Eigen here: a kernel is compiled once per
// instruction set, and Eigen's weak symbols would leak from one such file into another. Everything is a template, so
// that an instantiation over a scalar with internal linkage has internal linkage too. Products are written with
// mulAdd, so that a scalar decides once what is fused.

#include "core/scalar/real.h"

namespace linkwright {

template <class S>
struct Vec3 {
  S x, y, z;
};

template <class A, class B>
constexpr auto operator+(const Vec3<A>& a, const Vec3<B>& b) -> Vec3<decltype(a.x + b.x)> {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
template <class A, class B>
constexpr auto operator-(const Vec3<A>& a, const Vec3<B>& b) -> Vec3<decltype(a.x - b.x)> {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
/// Scalar times vector; the factor may be a plain constant of the model.
template <class F, class S>
constexpr auto scaled(const F& k, const Vec3<S>& a) -> Vec3<decltype(k * a.x)> {
  return {k * a.x, k * a.y, k * a.z};
}
/// k a + b.
template <class F, class A, class B>
constexpr auto addScaled(const F& k, const Vec3<A>& a, const Vec3<B>& b) -> Vec3<decltype(k * a.x + b.x)> {
  return {mulAdd(k, a.x, b.x), mulAdd(k, a.y, b.y), mulAdd(k, a.z, b.z)};
}
template <class A, class B>
constexpr auto dot(const Vec3<A>& a, const Vec3<B>& b) -> decltype(a.x * b.x) {
  return mulAdd(a.z, b.z, mulAdd(a.y, b.y, a.x * b.x));
}
/// Vector product; either side may hold plain constants of the model.
template <class A, class B>
constexpr auto cross(const Vec3<A>& a, const Vec3<B>& b) -> Vec3<decltype(a.x * b.x)> {
  return {negMulAdd(a.z, b.y, a.y * b.z), negMulAdd(a.x, b.z, a.z * b.x), negMulAdd(a.y, b.x, a.x * b.y)};
}
/// a x b + c.
template <class A, class B, class C>
constexpr auto addCross(const Vec3<A>& a, const Vec3<B>& b, const Vec3<C>& c) -> Vec3<decltype(a.x * b.x + c.x)> {
  return {negMulAdd(a.z, b.y, mulAdd(a.y, b.z, c.x)), negMulAdd(a.x, b.z, mulAdd(a.z, b.x, c.y)),
          negMulAdd(a.y, b.x, mulAdd(a.x, b.y, c.z))};
}

/// Row-major 3x3 matrix.
template <class S>
struct Mat3 {
  S xx, xy, xz, yx, yy, yz, zx, zy, zz;
};

template <class A, class B>
constexpr auto operator*(const Mat3<A>& m, const Vec3<B>& v) -> Vec3<decltype(m.xx * v.x)> {
  return {mulAdd(m.xz, v.z, mulAdd(m.xy, v.y, m.xx * v.x)), mulAdd(m.yz, v.z, mulAdd(m.yy, v.y, m.yx * v.x)),
          mulAdd(m.zz, v.z, mulAdd(m.zy, v.y, m.zx * v.x))};
}
/// m v + a.
template <class M, class V, class A>
constexpr auto addTimes(const Mat3<M>& m, const Vec3<V>& v, const Vec3<A>& a) -> Vec3<decltype(m.xx * v.x + a.x)> {
  return {mulAdd(m.xz, v.z, mulAdd(m.xy, v.y, mulAdd(m.xx, v.x, a.x))),
          mulAdd(m.yz, v.z, mulAdd(m.yy, v.y, mulAdd(m.yx, v.x, a.y))),
          mulAdd(m.zz, v.z, mulAdd(m.zy, v.y, mulAdd(m.zx, v.x, a.z)))};
}
/// m^T v.
template <class A, class B>
constexpr auto transposeTimes(const Mat3<A>& m, const Vec3<B>& v) -> Vec3<decltype(m.xx * v.x)> {
  return {mulAdd(m.zx, v.z, mulAdd(m.yx, v.y, m.xx * v.x)), mulAdd(m.zy, v.z, mulAdd(m.yy, v.y, m.xy * v.x)),
          mulAdd(m.zz, v.z, mulAdd(m.yz, v.y, m.xz * v.x))};
}
template <class A, class B>
constexpr auto operator*(const Mat3<A>& a, const Mat3<B>& b) -> Mat3<decltype(a.xx * b.xx)> {
  return {mulAdd(a.xz, b.zx, mulAdd(a.xy, b.yx, a.xx * b.xx)), mulAdd(a.xz, b.zy, mulAdd(a.xy, b.yy, a.xx * b.xy)),
          mulAdd(a.xz, b.zz, mulAdd(a.xy, b.yz, a.xx * b.xz)), mulAdd(a.yz, b.zx, mulAdd(a.yy, b.yx, a.yx * b.xx)),
          mulAdd(a.yz, b.zy, mulAdd(a.yy, b.yy, a.yx * b.xy)), mulAdd(a.yz, b.zz, mulAdd(a.yy, b.yz, a.yx * b.xz)),
          mulAdd(a.zz, b.zx, mulAdd(a.zy, b.yx, a.zx * b.xx)), mulAdd(a.zz, b.zy, mulAdd(a.zy, b.yy, a.zx * b.xy)),
          mulAdd(a.zz, b.zz, mulAdd(a.zy, b.yz, a.zx * b.xz))};
}

/// Symmetric 3x3 matrix: an inertia.
template <class S>
struct Sym3 {
  S xx, xy, xz, yy, yz, zz;
};

template <class A, class B>
constexpr auto operator*(const Sym3<A>& m, const Vec3<B>& v) -> Vec3<decltype(m.xx * v.x)> {
  return {mulAdd(m.xz, v.z, mulAdd(m.xy, v.y, m.xx * v.x)), mulAdd(m.yz, v.z, mulAdd(m.yy, v.y, m.xy * v.x)),
          mulAdd(m.zz, v.z, mulAdd(m.yz, v.y, m.xz * v.x))};
}

}  // namespace linkwright
