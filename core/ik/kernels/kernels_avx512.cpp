// SPDX-License-Identifier: MIT
#include "core/ik/kernels/kernel_functions.h"

namespace linkwright {

namespace {

struct Avx512 {
  static constexpr InstructionSet kSet = InstructionSet::Avx512;
  static constexpr bool kFused = true;
  static constexpr int kLanes = 8;
};

}  // namespace

constinit const ArmKernels kArmAvx512 = ArmFunctions<Avx512>::table();

}  // namespace linkwright
