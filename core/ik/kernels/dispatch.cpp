// SPDX-License-Identifier: MIT
#include "core/base/require.h"
#include "core/ik/kernels/arm_kernels.h"

namespace linkwright {

const ArmKernels& armKernels(InstructionSet set) {
  require(isSupported(set), "this processor or build has not that instruction set");
#if defined(__x86_64__)
  if (set == InstructionSet::Avx512) return kArmAvx512;
  if (set == InstructionSet::Avx2) return kArmAvx2;
#endif
  return kArmSse2;
}

const ArmKernels& armKernels() {
  static const ArmKernels& kKernels = armKernels(instructionSet());
  return kKernels;
}

}  // namespace linkwright
