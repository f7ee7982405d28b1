// SPDX-License-Identifier: MIT
#pragma once

// Three-vectors and 3x3 matrices over any scalar, for the kernels. No Eigen here: a kernel may be compiled once per
// instruction set, and Eigen's weak symbols would leak from one such file into another. Everything is a template, so
// that an instantiation over a scalar with internal linkage has internal linkage too.

namespace linkwright {

template <class S>
struct Vec3 {
  S x, y, z;
};

template <class S>
constexpr Vec3<S> operator+(const Vec3<S>& a, const Vec3<S>& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
template <class S>
constexpr Vec3<S> operator-(const Vec3<S>& a, const Vec3<S>& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
/// Scalar times vector; the factor may be a plain constant of the model.
template <class F, class S>
constexpr Vec3<S> scaled(const F& k, const Vec3<S>& a) {
  return {k * a.x, k * a.y, k * a.z};
}
/// Vector product; either side may hold plain constants of the model.
template <class A, class B>
constexpr auto cross(const Vec3<A>& a, const Vec3<B>& b) -> Vec3<decltype(a.x * b.x)> {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/// Row-major 3x3 matrix.
template <class S>
struct Mat3 {
  S xx, xy, xz, yx, yy, yz, zx, zy, zz;
};

template <class A, class B>
constexpr auto operator*(const Mat3<A>& m, const Vec3<B>& v) -> Vec3<decltype(m.xx * v.x)> {
  return {m.xx * v.x + m.xy * v.y + m.xz * v.z, m.yx * v.x + m.yy * v.y + m.yz * v.z,
          m.zx * v.x + m.zy * v.y + m.zz * v.z};
}
/// m^T v.
template <class A, class B>
constexpr auto transposeTimes(const Mat3<A>& m, const Vec3<B>& v) -> Vec3<decltype(m.xx * v.x)> {
  return {m.xx * v.x + m.yx * v.y + m.zx * v.z, m.xy * v.x + m.yy * v.y + m.zy * v.z,
          m.xz * v.x + m.yz * v.y + m.zz * v.z};
}
template <class A, class B>
constexpr auto operator*(const Mat3<A>& a, const Mat3<B>& b) -> Mat3<decltype(a.xx * b.xx)> {
  return {a.xx * b.xx + a.xy * b.yx + a.xz * b.zx, a.xx * b.xy + a.xy * b.yy + a.xz * b.zy,
          a.xx * b.xz + a.xy * b.yz + a.xz * b.zz, a.yx * b.xx + a.yy * b.yx + a.yz * b.zx,
          a.yx * b.xy + a.yy * b.yy + a.yz * b.zy, a.yx * b.xz + a.yy * b.yz + a.yz * b.zz,
          a.zx * b.xx + a.zy * b.yx + a.zz * b.zx, a.zx * b.xy + a.zy * b.yy + a.zz * b.zy,
          a.zx * b.xz + a.zy * b.yz + a.zz * b.zz};
}

/// Symmetric 3x3 matrix: an inertia.
template <class S>
struct Sym3 {
  S xx, xy, xz, yy, yz, zz;
};

template <class A, class B>
constexpr auto operator*(const Sym3<A>& m, const Vec3<B>& v) -> Vec3<decltype(m.xx * v.x)> {
  return {m.xx * v.x + m.xy * v.y + m.xz * v.z, m.xy * v.x + m.yy * v.y + m.yz * v.z,
          m.xz * v.x + m.yz * v.y + m.zz * v.z};
}

}  // namespace linkwright
