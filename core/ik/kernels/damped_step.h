// SPDX-License-Identifier: MIT
#pragma once

// The damped least-squares step: A = J J^T + damping E, A = L D L^T, y = A^-1 e, step = J^T y. Templates over the
// file's own tag type (see batch.h).

#include "core/ik/kernels/arm_kernels.h"
#include "core/scalar/batch.h"

namespace linkwright {

/// A single hand: six rows, everything in registers.
template <class Isa>
struct SixRows {
  using S = Batch<Isa, 1>;
  static constexpr int kLanes = Isa::kLanes;
  static constexpr int kVectors = kHandRows / kLanes;
  using Many = Batch<Isa, kLanes>;

  // the lower triangle of A, row by row in whole vectors
  [[gnu::always_inline]] static void gram(const double* J, const int* free, int free_count, double (*A)[kHandRows]) {
    Many sums[6][unsigned{kVectors}];
#pragma GCC unroll 6
    for (int r = 0; r < 6; ++r) {
#pragma GCC unroll 4
      for (int v = 0; v <= r / kLanes; ++v) sums[r][v] = Many(0.0);
    }
    for (int k = 0; k < free_count; ++k) {
      const double* column = J + kHandRows * free[k];
      Many c[unsigned{kVectors}];
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) c[v] = Many::load(column + kLanes * v);
#pragma GCC unroll 6
      for (int r = 0; r < 6; ++r) {
        const Many x(column[r]);
#pragma GCC unroll 4
        for (int v = 0; v <= r / kLanes; ++v) sums[r][v] = mulAdd(x, c[v], sums[r][v]);
      }
    }
#pragma GCC unroll 6
    for (int r = 0; r < 6; ++r) {
#pragma GCC unroll 4
      for (int v = 0; v <= r / kLanes; ++v) sums[r][v].store(A[r] + kLanes * v);
    }
  }

  [[gnu::flatten]] static void solve(const double* J, const int* free, int free_count, double damping, const double* e,
                                     double* step) {
    double A[6][kHandRows];
    gram(J, free, free_count, A);
    S L[6][6], D_inverse[6], y[6];
    // A = L D L^T, column by column
#pragma GCC unroll 6
    for (int k = 0; k < 6; ++k) {
      S d = S(A[k][k]) + damping;
      S LD[6];
#pragma GCC unroll 6
      for (int j = 0; j < k; ++j) d = negMulAdd(L[k][j] * L[k][j], S(A[j][j]), d);
      A[k][k] = d.lanes;
      D_inverse[k] = S(1.0) / d;
#pragma GCC unroll 6
      for (int j = 0; j < k; ++j) LD[j] = L[k][j] * S(A[j][j]);
#pragma GCC unroll 6
      for (int i = k + 1; i < 6; ++i) {
        S a(A[i][k]);
#pragma GCC unroll 6
        for (int j = 0; j < k; ++j) a = negMulAdd(L[i][j], LD[j], a);
        L[i][k] = a * D_inverse[k];
      }
    }
#pragma GCC unroll 6
    for (int i = 0; i < 6; ++i) {
      y[i] = S(e[i]);
#pragma GCC unroll 6
      for (int j = 0; j < i; ++j) y[i] = negMulAdd(L[i][j], y[j], y[i]);
    }
#pragma GCC unroll 6
    for (int i = 0; i < 6; ++i) y[i] = y[i] * D_inverse[i];
#pragma GCC unroll 6
    for (int i = 5; i >= 0; --i) {
#pragma GCC unroll 6
      for (int j = i + 1; j < 6; ++j) y[i] = negMulAdd(L[j][i], y[j], y[i]);
    }
    for (int k = 0; k < free_count; ++k) {
      const double* column = J + kHandRows * free[k];
      S even = S(column[0]) * y[0], odd = S(column[1]) * y[1];
      even = mulAdd(S(column[2]), y[2], even);
      odd = mulAdd(S(column[3]), y[3], odd);
      even = mulAdd(S(column[4]), y[4], even);
      odd = mulAdd(S(column[5]), y[5], odd);
      step[free[k]] = (even + odd).lanes;
    }
  }
};

/// Several hands: the same in memory.
template <class Isa>
struct ManyRows {
  using S = Batch<Isa, 1>;

  static void solve(int rows, const double* J, const int* free, int free_count, double damping, const double* e, S* A,
                    S* y, double* step) {
    for (int i = 0; i < rows * rows; ++i) A[i] = S(0.0);
    for (int r = 0; r < rows; ++r) A[rows * r + r] = S(damping);
    for (int k = 0; k < free_count; ++k) {
      const double* column = J + rows * free[k];
      for (int r = 0; r < rows; ++r) {
        // joints that do not move a hand have zeros there
        if (column[r] == 0.0) continue;
        const S x(column[r]);
        for (int c = 0; c <= r; ++c) A[rows * r + c] = mulAdd(x, S(column[c]), A[rows * r + c]);
      }
    }
    // A = L D L^T in place, D on the diagonal
    for (int k = 0; k < rows; ++k) {
      S* row = A + rows * k;
      // row k of L D, then of L
      for (int j = 0; j < k; ++j) {
        S a = row[j];
        for (int i = 0; i < j; ++i) a = negMulAdd(row[i], A[rows * j + i], a);
        row[j] = a;
      }
      S d = row[k];
      for (int j = 0; j < k; ++j) {
        const S l = row[j] / A[rows * j + j];
        d = negMulAdd(l, row[j], d);
        row[j] = l;
      }
      row[k] = d;
    }
    for (int i = 0; i < rows; ++i) {
      y[i] = S(e[i]);
      for (int j = 0; j < i; ++j) y[i] = negMulAdd(A[rows * i + j], y[j], y[i]);
    }
    for (int i = rows - 1; i >= 0; --i) {
      y[i] = y[i] / A[rows * i + i];
      for (int j = i + 1; j < rows; ++j) y[i] = negMulAdd(A[rows * j + i], y[j], y[i]);
    }
    for (int k = 0; k < free_count; ++k) {
      const double* column = J + rows * free[k];
      S sum(0.0);
      for (int r = 0; r < rows; ++r) sum = mulAdd(S(column[r]), y[r], sum);
      step[free[k]] = sum.lanes;
    }
  }
};

}  // namespace linkwright
