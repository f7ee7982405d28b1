// SPDX-License-Identifier: MIT
#pragma once

// One number for each of N states side by side: what the kernels are instantiated with for speed. `Isa` is a tag type
// that a source file compiled for one instruction set declares in an anonymous namespace,
//
//   namespace { struct Avx2 { static constexpr bool kFused = true; }; }
//
// so that all that is instantiated over Batch<Isa, N> has internal linkage: no weak symbol carries instructions of a
// newer processor into the rest of the program. For the same reason nothing here comes from std::.
//
// Products written with mulAdd and negMulAdd are fused where Isa::kFused, for every N: one state alone has the bits of
// the same state in any lane. Nothing else is ever fused (-ffp-contract=off).

#include "core/scalar/real.h"

#include <cstdint>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace linkwright {

/// N doubles as the compiler's own vector, the integers that a comparison of them gives, and their fused products.
template <int N>
struct Lanes;

template <>
struct Lanes<1> {
  using Reals = double;
  using Bits = std::int64_t;
  template <bool kFused>
  [[gnu::always_inline]] static Reals mulAdd(const Reals& a, const Reals& b, const Reals& c) {
    if constexpr (kFused) return __builtin_fma(a, b, c);
    return a * b + c;
  }
  template <bool kFused>
  [[gnu::always_inline]] static Reals negMulAdd(const Reals& a, const Reals& b, const Reals& c) {
    if constexpr (kFused) return __builtin_fma(-a, b, c);
    return c - a * b;
  }
  template <bool kFused>
  [[gnu::always_inline]] static Reals mulSub(const Reals& a, const Reals& b, const Reals& c) {
    if constexpr (kFused) return __builtin_fma(a, b, -c);
    return a * b - c;
  }
};

template <>
struct Lanes<2> {
  typedef double Reals __attribute__((vector_size(16)));
  typedef std::int64_t Bits __attribute__((vector_size(16)));
  template <bool kFused>
  [[gnu::always_inline]] static Reals mulAdd(const Reals& a, const Reals& b, const Reals& c) {
    static_assert(!kFused, "two lanes are for processors without fused products");
    return a * b + c;
  }
  template <bool kFused>
  [[gnu::always_inline]] static Reals negMulAdd(const Reals& a, const Reals& b, const Reals& c) {
    return c - a * b;
  }
  template <bool kFused>
  [[gnu::always_inline]] static Reals mulSub(const Reals& a, const Reals& b, const Reals& c) {
    return a * b - c;
  }
  /// The numbers that there are from here on, then zeros.
  template <class>
  [[gnu::always_inline]] static Reals loadFirst(const double* from, int count) {
    return Reals{from[0], count > 1 ? from[1] : 0.0};
  }
};

#if defined(__x86_64__)
template <>
struct Lanes<4> {
  typedef double Reals __attribute__((vector_size(32)));
  typedef std::int64_t Bits __attribute__((vector_size(32)));
  template <bool kFused>
  [[gnu::always_inline]] static Reals mulAdd(const Reals& a, const Reals& b, const Reals& c) {
    if constexpr (kFused) return _mm256_fmadd_pd(a, b, c);
    return a * b + c;
  }
  template <bool kFused>
  [[gnu::always_inline]] static Reals negMulAdd(const Reals& a, const Reals& b, const Reals& c) {
    if constexpr (kFused) return _mm256_fnmadd_pd(a, b, c);
    return c - a * b;
  }
  template <bool kFused>
  [[gnu::always_inline]] static Reals mulSub(const Reals& a, const Reals& b, const Reals& c) {
    if constexpr (kFused) return _mm256_fmsub_pd(a, b, c);
    return a * b - c;
  }
  template <class>
  [[gnu::always_inline]] static Reals loadFirst(const double* from, int count) {
    const Bits lane = {0, 1, 2, 3};
    return _mm256_maskload_pd(from, reinterpret_cast<__m256i>(lane < static_cast<std::int64_t>(count)));
  }
};

template <>
struct Lanes<8> {
  typedef double Reals __attribute__((vector_size(64)));
  typedef std::int64_t Bits __attribute__((vector_size(64)));
  template <bool kFused>
  [[gnu::always_inline]] static Reals mulAdd(const Reals& a, const Reals& b, const Reals& c) {
    if constexpr (kFused) return _mm512_fmadd_pd(a, b, c);
    return a * b + c;
  }
  template <bool kFused>
  [[gnu::always_inline]] static Reals negMulAdd(const Reals& a, const Reals& b, const Reals& c) {
    if constexpr (kFused) return _mm512_fnmadd_pd(a, b, c);
    return c - a * b;
  }
  template <bool kFused>
  [[gnu::always_inline]] static Reals mulSub(const Reals& a, const Reals& b, const Reals& c) {
    if constexpr (kFused) return _mm512_fmsub_pd(a, b, c);
    return a * b - c;
  }
  template <class>
  [[gnu::always_inline]] static Reals loadFirst(const double* from, int count) {
    return _mm512_maskz_loadu_pd(static_cast<__mmask8>(count >= 8 ? 255 : (1 << count) - 1), from);
  }
};
#endif

/// A number in each of N lanes. A plain number stands for itself in every lane.
template <class IsaTag, int N>
struct Batch {
  using Isa = IsaTag;
  using Reals = typename Lanes<N>::Reals;
  using Bits = typename Lanes<N>::Bits;
  static constexpr int kLanes = N;

  Reals lanes;

  Batch() = default;
  [[gnu::always_inline]] Batch(double x) : lanes(x - Reals{}) {}
  [[gnu::always_inline]] static Batch of(const Reals& x) {
    Batch b;
    b.lanes = x;
    return b;
  }
  /// N numbers that stand one after the other, at any address.
  [[gnu::always_inline]] static Batch load(const double* from) {
    Batch b;
    __builtin_memcpy(&b.lanes, from, sizeof b.lanes);
    return b;
  }
  [[gnu::always_inline]] void store(double* to) const { __builtin_memcpy(to, &lanes, sizeof lanes); }
};

// clang-format off
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator-(const Batch<I, N>& a) { return Batch<I, N>::of(-a.lanes); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator+(const Batch<I, N>& a, const Batch<I, N>& b) { return Batch<I, N>::of(a.lanes + b.lanes); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator-(const Batch<I, N>& a, const Batch<I, N>& b) { return Batch<I, N>::of(a.lanes - b.lanes); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator*(const Batch<I, N>& a, const Batch<I, N>& b) { return Batch<I, N>::of(a.lanes * b.lanes); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator/(const Batch<I, N>& a, const Batch<I, N>& b) { return Batch<I, N>::of(a.lanes / b.lanes); }
// beside a plain number
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator+(double a, const Batch<I, N>& b) { return Batch<I, N>::of(a + b.lanes); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator+(const Batch<I, N>& a, double b) { return Batch<I, N>::of(a.lanes + b); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator-(double a, const Batch<I, N>& b) { return Batch<I, N>::of(a - b.lanes); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator-(const Batch<I, N>& a, double b) { return Batch<I, N>::of(a.lanes - b); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator*(double a, const Batch<I, N>& b) { return Batch<I, N>::of(a * b.lanes); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator*(const Batch<I, N>& a, double b) { return Batch<I, N>::of(a.lanes * b); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator/(double a, const Batch<I, N>& b) { return Batch<I, N>::of(a / b.lanes); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> operator/(const Batch<I, N>& a, double b) { return Batch<I, N>::of(a.lanes / b); }

// a b + c and c - a b, any of the three a plain number but not all
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> mulAdd(const Batch<I, N>& a, const Batch<I, N>& b, const Batch<I, N>& c) { return Batch<I, N>::of(Lanes<N>::template mulAdd<I::kFused>(a.lanes, b.lanes, c.lanes)); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> mulAdd(double a, const Batch<I, N>& b, const Batch<I, N>& c) { return mulAdd(Batch<I, N>(a), b, c); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> mulAdd(const Batch<I, N>& a, double b, const Batch<I, N>& c) { return mulAdd(a, Batch<I, N>(b), c); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> mulAdd(const Batch<I, N>& a, const Batch<I, N>& b, double c) { return mulAdd(a, b, Batch<I, N>(c)); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> mulAdd(double a, const Batch<I, N>& b, double c) { return mulAdd(Batch<I, N>(a), b, Batch<I, N>(c)); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> mulAdd(const Batch<I, N>& a, double b, double c) { return mulAdd(a, Batch<I, N>(b), Batch<I, N>(c)); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> mulAdd(double a, double b, const Batch<I, N>& c) { return mulAdd(Batch<I, N>(a), Batch<I, N>(b), c); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> negMulAdd(const Batch<I, N>& a, const Batch<I, N>& b, const Batch<I, N>& c) { return Batch<I, N>::of(Lanes<N>::template negMulAdd<I::kFused>(a.lanes, b.lanes, c.lanes)); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> negMulAdd(double a, const Batch<I, N>& b, const Batch<I, N>& c) { return negMulAdd(Batch<I, N>(a), b, c); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> negMulAdd(const Batch<I, N>& a, double b, const Batch<I, N>& c) { return negMulAdd(a, Batch<I, N>(b), c); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> negMulAdd(const Batch<I, N>& a, const Batch<I, N>& b, double c) { return negMulAdd(a, b, Batch<I, N>(c)); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> negMulAdd(double a, const Batch<I, N>& b, double c) { return negMulAdd(Batch<I, N>(a), b, Batch<I, N>(c)); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> negMulAdd(const Batch<I, N>& a, double b, double c) { return negMulAdd(a, Batch<I, N>(b), Batch<I, N>(c)); }
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> negMulAdd(double a, double b, const Batch<I, N>& c) { return negMulAdd(Batch<I, N>(a), Batch<I, N>(b), c); }
// a b - c
template <class I, int N> [[gnu::always_inline]] inline Batch<I, N> mulSub(const Batch<I, N>& a, const Batch<I, N>& b, const Batch<I, N>& c) { return Batch<I, N>::of(Lanes<N>::template mulSub<I::kFused>(a.lanes, b.lanes, c.lanes)); }
// clang-format on

// zero and a constant of the model beside `like`: nothing to calculate
template <class I, int N>
[[gnu::always_inline]] inline Batch<I, N> zeroLike(const Batch<I, N>&) {
  return 0.0;
}
template <class I, int N>
[[gnu::always_inline]] inline Batch<I, N> constantLike(double x, const Batch<I, N>&) {
  return x;
}

/// All bits of a lane set where a > b.
template <class I, int N>
[[gnu::always_inline]] inline typename Lanes<N>::Bits isAbove(const Batch<I, N>& a, const Batch<I, N>& b) {
  if constexpr (N == 1)
    return a.lanes > b.lanes ? -1 : 0;
  else
    return a.lanes > b.lanes;
}
/// Whether a > b in every lane.
template <class I, int N>
[[gnu::always_inline]] inline bool allAbove(const Batch<I, N>& a, const Batch<I, N>& b) {
  if constexpr (N == 1) {
    return a.lanes > b.lanes;
  } else {
    const typename Lanes<N>::Bits mask = isAbove(a, b);
    std::int64_t all = -1;
    for (int i = 0; i < N; ++i) all &= mask[i];
    return all != 0;
  }
}

/// Lane by lane: a's bits where the mask is set, b's elsewhere.
template <class I, int N>
[[gnu::always_inline]] inline Batch<I, N> chosen(const typename Lanes<N>::Bits& mask, const Batch<I, N>& a,
                                                 const Batch<I, N>& b) {
  using Bits = typename Lanes<N>::Bits;
  using Reals = typename Lanes<N>::Reals;
  return Batch<I, N>::of(__builtin_bit_cast(
      Reals, (__builtin_bit_cast(Bits, a.lanes) & mask) | (__builtin_bit_cast(Bits, b.lanes) & ~mask)));
}

/// `positive` where x > 0, `negative` where x < 0, 0 at 0.
template <class I, int N>
[[gnu::always_inline]] inline Batch<I, N> bySign(const Batch<I, N>& x, double positive, double negative) {
  const Batch<I, N> zero = 0.0;
  return chosen<I, N>(isAbove(x, zero), positive, chosen<I, N>(isAbove(zero, x), negative, zero));
}

}  // namespace linkwright

#include "core/scalar/batch_sine.h"
