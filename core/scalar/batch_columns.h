// SPDX-License-Identifier: MIT
#pragma once

// Between columns of many states and lanes: number j of state k stands at [k + stride * j]. For the kernels; templates
// over the file's own tag type, as batch.h.

#include "core/scalar/batch.h"

#include <cstddef>

namespace linkwright {

/// `width` numbers of the states first, first + 1, ... into lanes; past the last state its own numbers are repeated.
template <class I, int N>
void gatherColumns(const double* from, std::ptrdiff_t stride, int width, int first, int states, Batch<I, N>* to) {
  const int left = states - first;
  for (int j = 0; j < width; ++j) {
    const double* column = from + stride * j + first;
    if (left >= N) {
      to[j] = Batch<I, N>::load(column);
    } else {
      double padded[unsigned{N}];
      for (int k = 0; k < N; ++k) padded[k] = column[k < left ? k : left - 1];
      to[j] = Batch<I, N>::load(padded);
    }
  }
}

/// Back again, without the repeated ones.
template <class I, int N>
void scatterColumns(const Batch<I, N>* from, int width, int first, int states, double* to, std::ptrdiff_t stride) {
  const int left = states - first;
  for (int j = 0; j < width; ++j) {
    double* column = to + stride * j + first;
    if (left >= N) {
      from[j].store(column);
    } else {
      double padded[unsigned{N}];
      from[j].store(padded);
      for (int k = 0; k < left; ++k) column[k] = padded[k];
    }
  }
}

/// A Batch of one lane is a double: arrays of the one are seen as arrays of the other.
template <class Isa>
const Batch<Isa, 1>* seenAs(const double* x) {
  static_assert(sizeof(Batch<Isa, 1>) == sizeof(double) && alignof(Batch<Isa, 1>) == alignof(double));
  return reinterpret_cast<const Batch<Isa, 1>*>(x);
}
template <class Isa>
Batch<Isa, 1>* seenAs(double* x) {
  return reinterpret_cast<Batch<Isa, 1>*>(x);
}

}  // namespace linkwright
