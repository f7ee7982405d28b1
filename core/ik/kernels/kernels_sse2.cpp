// SPDX-License-Identifier: MIT
#include "core/ik/kernels/kernel_functions.h"

namespace linkwright {

namespace {

struct Sse2 {
  static constexpr InstructionSet kSet = InstructionSet::Baseline;
  static constexpr bool kFused = false;
  static constexpr int kLanes = 2;
};

}  // namespace

constinit const ArmKernels kArmSse2 = ArmFunctions<Sse2>::table();

}  // namespace linkwright
