// SPDX-License-Identifier: MIT
#pragma once

// Sine and cosine of a Batch without a branch: the same text for every number of lanes, so that a state has the same
// bits alone and in any lane. Included by batch.h.

#include "core/scalar/batch.h"

#include <math.h>

namespace linkwright {

namespace sine {

// pi/2 = kPart1 + kPart2 + kPart3, the first two with 33 bits: their products with n < 2^20 are exact
inline constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;
inline constexpr double kPart1 = 0x1.921fb544p+0;
inline constexpr double kPart2 = 0x1.0b4611a6p-34;
inline constexpr double kPart3 = 0x1.3198a2e037073p-69;
// adding and taking away 1.5 * 2^52 rounds to a whole number, whose last bits are the last bits of the sum
inline constexpr double kRounder = 0x1.8p+52;
// up to here the reduced angle is good to the last bit or two; beyond, libm does it
inline constexpr double kLargest = 1e5;

// a + z (b + z (c + z (d + z (e + z f))))
template <class S>
[[gnu::always_inline]] inline S polynomial(const S& z, double a, double b, double c, double d, double e, double f) {
  return mulAdd(z, mulAdd(z, mulAdd(z, mulAdd(z, mulAdd(z, S(f), S(e)), S(d)), S(c)), S(b)), S(a));
}

/// Lane by lane by libm, for angles that are large or no numbers.
template <class I, int N>
[[gnu::noinline, gnu::cold]] inline void byLibrary(const double* angle, double* s, double* c) {
  for (int i = 0; i < N; ++i) {
    const bool is_large = !(__builtin_fabs(angle[i]) < kLargest);
    if (is_large) s[i] = ::sin(angle[i]);
    if (is_large) c[i] = ::cos(angle[i]);
  }
}

}  // namespace sine

/// Within 2.5 units in the last place for every angle; NaN for infinities and NaN.
template <class I, int N>
[[gnu::always_inline]] inline void sineCosine(const Batch<I, N>& angle, Batch<I, N>& s, Batch<I, N>& c) {
  using S = Batch<I, N>;
  using Bits = typename S::Bits;
  // angle = n pi/2 + r, |r| <= pi/4
  const S shifted = mulAdd(angle, S(sine::kTwoOverPi), S(sine::kRounder));
  const S n = shifted - sine::kRounder;
  const S r = negMulAdd(n, S(sine::kPart3), negMulAdd(n, S(sine::kPart2), negMulAdd(n, S(sine::kPart1), angle)));
  const S z = r * r;
  // minimax on [-pi/4, pi/4]: sin r = r + r^3 P(r^2), cos r = 1 - r^2/2 + r^4 Q(r^2)
  const S P = sine::polynomial(z, -1.66666666666666324348e-01, 8.33333333332248946124e-03, -1.98412698298579493134e-04,
                               2.75573137070700676789e-06, -2.50507602534068634195e-08, 1.58969099521155010221e-10);
  const S Q = sine::polynomial(z, 4.16666666666666019037e-02, -1.38888888888741095749e-03, 2.48015872894767294178e-05,
                               -2.75573143513906633035e-07, 2.08757232129817482790e-09, -1.13596475577881948265e-11);
  const S sin_r = mulAdd(r * z, P, r);
  const S cos_r = mulAdd(z * z, Q, negMulAdd(S(0.5), z, S(1.0)));
  // which quadrant: an odd n swaps the two, the second bit turns the signs
  const Bits quadrant = __builtin_bit_cast(Bits, shifted.lanes);
  const Bits odd = -(quadrant & 1);
  const Bits sign_s = (quadrant & 2) << 62;
  const Bits sign_c = ((quadrant + 1) & 2) << 62;
  using Reals = typename S::Reals;
  s.lanes = __builtin_bit_cast(Reals, __builtin_bit_cast(Bits, chosen<I, N>(odd, cos_r, sin_r).lanes) ^ sign_s);
  c.lanes = __builtin_bit_cast(Reals, __builtin_bit_cast(Bits, chosen<I, N>(odd, sin_r, cos_r).lanes) ^ sign_c);

  const S size = S::of(__builtin_bit_cast(Reals, __builtin_bit_cast(Bits, angle.lanes) & INT64_MAX));
  // written so that NaN is out of range too
  if (__builtin_expect(!allAbove(S(sine::kLargest), size), 0)) {
    double x[unsigned{N}], s_i[unsigned{N}], c_i[unsigned{N}];
    angle.store(x);
    s.store(s_i);
    c.store(c_i);
    sine::byLibrary<I, N>(x, s_i, c_i);
    s = S::load(s_i);
    c = S::load(c_i);
  }
}

template <class S>
class JointSines;

/// One state: several of its joints at once. Each has the bits that it would have alone.
template <class I>
class JointSines<Batch<I, 1>> {
public:
  JointSines(const Batch<I, 1>* q, int joints) : q_(q), joints_(joints) {}
  [[gnu::always_inline]] void at(int joint, Batch<I, 1>& s, Batch<I, 1>& c) {
    if (joint >= end_) fill(joint);
    s.lanes = sines_[joint & (kLanes - 1)];
    c.lanes = cosines_[joint & (kLanes - 1)];
  }

private:
  // beside scalar work no wider: while a vector of eight is under way the processor has one port less for the rest
  static constexpr int kLanes = I::kLanes < 4 ? I::kLanes : 4;
  using Many = Batch<I, kLanes>;

  // blocks start at multiples of the number of lanes
  [[gnu::always_inline]] void fill(int joint) {
    const int first = joint & ~(kLanes - 1);
    end_ = first + kLanes;
    const Many angles = Many::of(Lanes<kLanes>::template loadFirst<I>(&q_[first].lanes, joints_ - first));
    Many s, c;
    sineCosine(angles, s, c);
    s.store(sines_);
    c.store(cosines_);
  }

  const Batch<I, 1>* q_;
  int joints_;
  int end_ = 0;
  double sines_[unsigned{kLanes}], cosines_[unsigned{kLanes}];
};

}  // namespace linkwright
