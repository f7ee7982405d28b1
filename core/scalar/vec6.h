// SPDX-License-Identifier: MIT
#pragma once

// Six-vectors over any scalar, [angular; linear] as Featherstone orders them, for kernels that read better in spatial
// vectors. No Eigen, as in vec3.h.

#include "core/scalar/vec3.h"

namespace linkwright {

/// A motion [omega; v] or a force [n; f]; which, and about which point, the owner says.
template <class S>
struct Vec6 {
  Vec3<S> angular, linear;
};

template <class A, class B>
constexpr auto operator+(const Vec6<A>& a, const Vec6<B>& b) -> Vec6<decltype(a.angular.x + b.angular.x)> {
  return {a.angular + b.angular, a.linear + b.linear};
}
template <class A, class B>
constexpr auto operator-(const Vec6<A>& a, const Vec6<B>& b) -> Vec6<decltype(a.angular.x - b.angular.x)> {
  return {a.angular - b.angular, a.linear - b.linear};
}
template <class F, class S>
constexpr auto scaled(const F& k, const Vec6<S>& a) -> Vec6<decltype(k * a.angular.x)> {
  return {scaled(k, a.angular), scaled(k, a.linear)};
}
/// Motion . force: a power.
template <class A, class B>
constexpr auto dot(const Vec6<A>& motion, const Vec6<B>& force) -> decltype(motion.angular.x * force.angular.x) {
  return dot(motion.angular, force.angular) + dot(motion.linear, force.linear);
}
/// V x M: how a motion vector M that is carried along by V changes.
template <class A, class B>
constexpr auto crossMotion(const Vec6<A>& V, const Vec6<B>& M) -> Vec6<decltype(V.angular.x * M.angular.x)> {
  return {cross(V.angular, M.angular), cross(V.angular, M.linear) + cross(V.linear, M.angular)};
}
/// V x* F: how a force vector F that is carried along by V changes.
template <class A, class B>
constexpr auto crossForce(const Vec6<A>& V, const Vec6<B>& F) -> Vec6<decltype(V.angular.x * F.angular.x)> {
  return {cross(V.angular, F.angular) + cross(V.linear, F.linear), cross(V.angular, F.linear)};
}

}  // namespace linkwright
