// SPDX-License-Identifier: MIT
#pragma once

// Forward kinematics behind plain pointers, for the files that are compiled for one instruction set (as
// core/dynamics/kernels/kernel_functions.h).

#include "core/kinematics/body_poses.h"
#include "core/kinematics/kernels/kinematics_kernels.h"
#include "core/scalar/batch.h"
#include "core/scalar/batch_columns.h"
#include "core/scalar/finite.h"

namespace linkwright {

template <class Isa>
struct KinematicsFunctions {
  static constexpr int kLanes = Isa::kLanes;
  using Many = Batch<Isa, kLanes>;

  [[gnu::flatten]] static void poses(const Body* bodies, int count, const double* q, double* X) {
    bodyPosesKernel(bodies, count, seenAs<Isa>(q), seenAs<Isa>(X));
  }

  static std::size_t posesBatchScratch(int bodies, int dof) {
    return static_cast<std::size_t>(dof + kPoseNumbers * bodies) * sizeof(Many);
  }
  static void posesBatch(const Body* bodies, int count, int dof, int states, const double* q, std::ptrdiff_t stride,
                         void* scratch, double* X, std::ptrdiff_t X_stride) {
    Many* q_lanes = static_cast<Many*>(scratch);
    Many* X_lanes = q_lanes + dof;
    for (int first = 0; first < states; first += kLanes) {
      gatherColumns(q, stride, dof, first, states, q_lanes);
      posesLanes(bodies, count, q_lanes, X_lanes);
      scatterColumns(X_lanes, kPoseNumbers * count, first, states, X, X_stride);
    }
  }
  [[gnu::flatten]] static void posesLanes(const Body* bodies, int count, const Many* q, Many* X) {
    bodyPosesKernel(bodies, count, q, X);
  }

  static constexpr KinematicsKernels table() {
    return {Isa::kSet, kLanes, &allFinite<Isa>, &poses, &posesBatchScratch, &posesBatch};
  }
};

}  // namespace linkwright
