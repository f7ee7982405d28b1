// SPDX-License-Identifier: MIT
#pragma once

// M = L^T D L of a mass matrix, where entries of joints on different branches are zero and stay so: L has no more
// entries than the lower triangle of M (Featherstone, Rigid Body Dynamics Algorithms, tables 6.3 and 6.4). D_i is the
// inertia that joint i feels while all joints beyond it are free. No Eigen, no allocation.

#include "core/scalar/real.h"

namespace linkwright {

/// Factors M [dof][dof] in place: the lower triangle then holds D on the diagonal and L below it. `below` [dof] is the
/// next moving joint towards the base, -1 for none. Returns -1, or the first joint, from the tips, whose D is no larger
/// than its entry of `least` [dof]: zero, or lost in the round-off of what was added and subtracted to give it.
/// O(dof depth^2).
template <class S>
int factorJointSpace(S* M, int dof, const int* below, const S* least) {
  for (int k = dof - 1; k >= 0; --k) {
    S* const row = M + k * dof;
    if (!allAbove(row[k], least[k])) return k;
    const S over_D = 1.0 / row[k];
    for (int i = below[k]; i >= 0; i = below[i]) {
      const S share = row[i] * over_D;
      for (int j = i; j >= 0; j = below[j]) M[i * dof + j] = negMulAdd(share, row[j], M[i * dof + j]);
      row[i] = share;
    }
  }
  return -1;
}

/// Solves M x = y in place, from x = y, with what factorJointSpace left. O(dof depth).
template <class S>
void solveJointSpace(const S* factor, int dof, const int* below, S* x) {
  for (int i = dof - 1; i >= 0; --i) {
    for (int j = below[i]; j >= 0; j = below[j]) x[j] = negMulAdd(factor[i * dof + j], x[i], x[j]);
  }
  for (int i = 0; i < dof; ++i) {
    x[i] = x[i] / factor[i * dof + i];
    for (int j = below[i]; j >= 0; j = below[j]) x[i] = negMulAdd(factor[i * dof + j], x[j], x[i]);
  }
}

}  // namespace linkwright
