// SPDX-License-Identifier: MIT
#pragma once

#include "core/scalar/real.h"

#include <cstddef>

namespace linkwright {

/// A dual number for forward-mode differentiation: a value and its derivatives in N directions at once. A kernel over
/// Dual<N> gives the bits of the kernel over double as its values, and the exact derivatives (to round-off) along the
/// directions that its inputs were seeded with. No heap; every operation costs about 1 + 2 N of the plain one.
template <int N>
struct Dual {
  static constexpr int kDirections = N;
  double value = 0.0;
  double slope[static_cast<std::size_t>(N)] = {};  ///< derivative in each direction

  Dual() = default;
  /// A constant: all derivatives zero.
  explicit Dual(double constant) : value(constant) {}
  /// The variable of direction `direction`: derivative 1 there, 0 elsewhere.
  static Dual variable(double value, int direction) {
    Dual x(value);
    x.slope[direction] = 1.0;
    return x;
  }
};

template <int N>
Dual<N> operator+(const Dual<N>& a, const Dual<N>& b) {
  Dual<N> c(a.value + b.value);
  for (int k = 0; k < N; ++k) c.slope[k] = a.slope[k] + b.slope[k];
  return c;
}
template <int N>
Dual<N> operator-(const Dual<N>& a, const Dual<N>& b) {
  Dual<N> c(a.value - b.value);
  for (int k = 0; k < N; ++k) c.slope[k] = a.slope[k] - b.slope[k];
  return c;
}
template <int N>
Dual<N> operator-(const Dual<N>& a) {
  Dual<N> c(-a.value);
  for (int k = 0; k < N; ++k) c.slope[k] = -a.slope[k];
  return c;
}
template <int N>
Dual<N> operator*(const Dual<N>& a, const Dual<N>& b) {
  Dual<N> c(a.value * b.value);
  for (int k = 0; k < N; ++k) c.slope[k] = a.value * b.slope[k] + a.slope[k] * b.value;
  return c;
}
template <int N>
Dual<N> operator/(const Dual<N>& a, const Dual<N>& b) {
  Dual<N> c(a.value / b.value);
  for (int k = 0; k < N; ++k) c.slope[k] = (a.slope[k] - c.value * b.slope[k]) / b.value;
  return c;
}

// with a plain constant
template <int N>
Dual<N> operator+(const Dual<N>& a, double b) {
  Dual<N> c(a);
  c.value = a.value + b;
  return c;
}
template <int N>
Dual<N> operator+(double a, const Dual<N>& b) {
  return b + a;
}
template <int N>
Dual<N> operator-(const Dual<N>& a, double b) {
  Dual<N> c(a);
  c.value = a.value - b;
  return c;
}
template <int N>
Dual<N> operator-(double a, const Dual<N>& b) {
  Dual<N> c(a - b.value);
  for (int k = 0; k < N; ++k) c.slope[k] = -b.slope[k];
  return c;
}
template <int N>
Dual<N> operator*(const Dual<N>& a, double b) {
  Dual<N> c(a.value * b);
  for (int k = 0; k < N; ++k) c.slope[k] = a.slope[k] * b;
  return c;
}
template <int N>
Dual<N> operator*(double a, const Dual<N>& b) {
  return b * a;
}
template <int N>
Dual<N> operator/(const Dual<N>& a, double b) {
  Dual<N> c(a.value / b);
  for (int k = 0; k < N; ++k) c.slope[k] = a.slope[k] / b;
  return c;
}
template <int N>
Dual<N> operator/(double a, const Dual<N>& b) {
  return Dual<N>(a) / b;
}

template <int N>
void sineCosine(const Dual<N>& angle, Dual<N>& sine, Dual<N>& cosine) {
  double s = 0.0, c = 0.0;
  sineCosine(angle.value, s, c);
  Dual<N> s_dual(s), c_dual(c);  // `angle` may be one of the two results
  for (int k = 0; k < N; ++k) {
    s_dual.slope[k] = c * angle.slope[k];
    c_dual.slope[k] = -s * angle.slope[k];
  }
  sine = s_dual;
  cosine = c_dual;
}

/// Piecewise constant: derivative 0, also at the jump, where there is none.
template <int N>
Dual<N> bySign(const Dual<N>& x, double positive, double negative) {
  return Dual<N>(bySign(x.value, positive, negative));
}

}  // namespace linkwright
