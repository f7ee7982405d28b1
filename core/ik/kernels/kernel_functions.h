// SPDX-License-Identifier: MIT
#pragma once

// Inverse kinematics' inner loop behind plain pointers, for the files that are compiled for one instruction set (as
// core/kinematics/kernels/kernel_functions.h).

#include "core/ik/kernels/arm_error.h"
#include "core/ik/kernels/damped_step.h"
#include "core/scalar/batch_columns.h"

namespace linkwright {

template <class Isa>
struct ArmFunctions {
  using One = Batch<Isa, 1>;

  [[gnu::flatten]] static double evaluate(const ArmView& arm, const ArmTarget* targets, const double* q, double* X,
                                          ArmHandState* hands, double* e) {
    One* frames = seenAs<Isa>(X);
    placeJoints(arm, seenAs<Isa>(q), frames);
    One sum(0.0);
    for (int t = 0; t < arm.hand_count; ++t) {
      sum = sum + handError(arm.hands[t], targets[t], frames, hands[t], seenAs<Isa>(e) + kHandRows * t);
    }
    return sum.lanes;
  }

  [[gnu::flatten]] static void jacobian(const ArmView& arm, const ArmTarget* targets, double length, const double* X,
                                        const ArmHandState* hands, double* J) {
    armColumns(arm, targets, length, seenAs<Isa>(X), hands, seenAs<Isa>(J));
  }

  static void dampedStep(int hand_count, const double* J, const int* free, int free_count, double damping,
                         const double* e, double* A, double* y, double* step) {
    if (hand_count == 1)
      SixRows<Isa>::solve(J, free, free_count, damping, e, step);
    else
      ManyRows<Isa>::solve(kHandRows * hand_count, J, free, free_count, damping, e, seenAs<Isa>(A), seenAs<Isa>(y),
                           step);
  }

  static constexpr ArmKernels table() { return {Isa::kSet, &evaluate, &jacobian, &dampedStep}; }
};

}  // namespace linkwright
