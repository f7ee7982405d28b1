// SPDX-License-Identifier: MIT
#include "core/base/require.h"
#include "core/kinematics/kernels/kinematics_kernels.h"

namespace linkwright {

const KinematicsKernels& kinematicsKernels(InstructionSet set) {
  require(isSupported(set), "this processor or build has not that instruction set");
#if defined(__x86_64__)
  if (set == InstructionSet::Avx512) return kKinematicsAvx512;
  if (set == InstructionSet::Avx2) return kKinematicsAvx2;
#endif
  return kKinematicsSse2;
}

const KinematicsKernels& kinematicsKernels() {
  static const KinematicsKernels& kKernels = kinematicsKernels(instructionSet());
  return kKernels;
}

}  // namespace linkwright
