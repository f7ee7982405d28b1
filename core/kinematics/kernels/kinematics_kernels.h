// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/body.h"
#include "core/scalar/instruction_set.h"

#include <cstddef>

namespace linkwright {

/// Forward kinematics as compiled for one instruction set. One state alone has the bits of the same state among many.
struct KinematicsKernels {
  InstructionSet set = InstructionSet::Baseline;
  int lanes = 1;  ///< states side by side
  bool (*all_finite)(const double* x, std::ptrdiff_t count) = nullptr;
  /// X [count][12], see body_poses.h. q has at least one number.
  void (*poses)(const Body* bodies, int count, const double* q, double* X) = nullptr;
  /// In bytes, aligned to 64.
  std::size_t (*poses_batch_scratch)(int bodies, int dof) = nullptr;
  /// Joint j of state k is q[k + stride * j]; number c of body b goes to X[k + X_stride * (12 b + c)].
  void (*poses_batch)(const Body* bodies, int count, int dof, int states, const double* q, std::ptrdiff_t stride,
                      void* scratch, double* X, std::ptrdiff_t X_stride) = nullptr;
};

extern const KinematicsKernels kKinematicsSse2;
extern const KinematicsKernels kKinematicsAvx2;
extern const KinematicsKernels kKinematicsAvx512;

/// `set` must be supported.
const KinematicsKernels& kinematicsKernels(InstructionSet set);
/// Those of instructionSet().
const KinematicsKernels& kinematicsKernels();

}  // namespace linkwright
