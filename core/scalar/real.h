// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace linkwright {

// What a scalar must offer beside + - * /: the kernels call these unqualified, so that each scalar brings its own.

inline void sineCosine(double angle, double& sine, double& cosine) {
  sine = std::sin(angle);
  cosine = std::cos(angle);
}

/// `positive` where x > 0, `negative` where x < 0, 0 at 0.
inline double bySign(double x, double positive, double negative) {
  return x > 0.0 ? positive : (x < 0.0 ? negative : 0.0);
}

/// Whether a > b; where a scalar holds several states, in all of them. False for a NaN.
inline bool allAbove(double a, double b) { return a > b; }

/// Zero, and the plain number x, as a scalar of the kind of `like`.
inline double zeroLike(double) { return 0.0; }
template <class S>
constexpr S zeroLike(const S& like) {
  return like - like;
}
inline double constantLike(double x, double) { return x; }
template <class S>
constexpr S constantLike(double x, const S& like) {
  return x + (like - like);
}

/// a b + c. A scalar with a fused instruction overloads it; which products are fused is then the same in every
/// instantiation over that scalar, recorded or not, and so are the bits.
template <class A, class B, class C>
constexpr auto mulAdd(const A& a, const B& b, const C& c) -> decltype(a * b + c) {
  return a * b + c;
}
/// a b - c.
template <class A, class B, class C>
constexpr auto mulSub(const A& a, const B& b, const C& c) -> decltype(a * b - c) {
  return a * b - c;
}
/// c - a b.
template <class A, class B, class C>
constexpr auto negMulAdd(const A& a, const B& b, const C& c) -> decltype(c - a * b) {
  return c - a * b;
}

}  // namespace linkwright
