// SPDX-License-Identifier: MIT
#include "core/base/require.h"
#include "core/dynamics/kernels/dynamics_kernels.h"

namespace linkwright {

const DynamicsKernels& dynamicsKernels(InstructionSet set) {
  require(isSupported(set), "this processor or build has not that instruction set");
#if defined(__x86_64__)
  if (set == InstructionSet::Avx512) return kDynamicsAvx512;
  if (set == InstructionSet::Avx2) return kDynamicsAvx2;
#endif
  return kDynamicsSse2;
}

const DynamicsKernels& dynamicsKernels() {
  static const DynamicsKernels& kKernels = dynamicsKernels(instructionSet());
  return kKernels;
}

}  // namespace linkwright
