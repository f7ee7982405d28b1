// SPDX-License-Identifier: MIT
#include "core/ik/kernels/kernel_functions.h"

namespace linkwright {

namespace {

struct Avx2 {
  static constexpr InstructionSet kSet = InstructionSet::Avx2;
  static constexpr bool kFused = true;
  static constexpr int kLanes = 4;
};

}  // namespace

constinit const ArmKernels kArmAvx2 = ArmFunctions<Avx2>::table();

}  // namespace linkwright
