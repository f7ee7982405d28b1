// SPDX-License-Identifier: MIT
#include "core/dynamics/vector_terms.h"

namespace linkwright {

VectorTerms nonRecursiveTerms(int joints) {
  VectorTerms terms;
  for (int i = 1; i <= joints; ++i) {
    // V_i = sum_{j <= i}
    for (int j = 1; j <= i; ++j) ++terms.velocity;
    // A_i = sum_{j <= i} sum_{k <= j}
    for (int j = 1; j <= i; ++j) terms.acceleration += j;
    // tau_i = sum_{j >= i}: A_j written out, and V_j x* I_j V_j as the double sum over k, l <= j
    for (int j = i; j <= joints; ++j) {
      for (int k = 1; k <= j; ++k) terms.torque += k;
      for (int k = 1; k <= j; ++k) terms.torque += j;
    }
  }
  return terms;
}

VectorTerms recursiveTerms(int joints) {
  VectorTerms terms;
  for (int i = 0; i < joints; ++i) {
    ++terms.velocity;
    ++terms.acceleration;
    terms.torque += 2;
  }
  return terms;
}

}  // namespace linkwright
