// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/crba.h"
#include "core/dynamics/newton_euler_input.h"
#include "core/scalar/instruction_set.h"

#include <cstddef>

namespace linkwright {

/// A recorder behind function pointers, so that a kernel that is compiled for one instruction set hands over what it
/// has calculated without a header of the recorder. `self` is the recorder.
struct RecorderCalls {
  void* self = nullptr;
  void (*input)(void* self, Pass, int body, Quantity, double value) = nullptr;
  void (*placed_in_parent)(void* self, int body, const Mat3<double>& R, const Vec3<double>& r) = nullptr;
  void (*scalar)(void* self, Pass, int body, Quantity, EquationId, double value) = nullptr;
  void (*six_vector)(void* self, Pass, int body, Quantity, EquationId, Frame, const Vec3<double>& first,
                     const Vec3<double>& second) = nullptr;
  void (*handed_on)(void* self, int child, Quantity, EquationId, Frame, const Vec3<double>& first,
                    const Vec3<double>& second) = nullptr;
  void (*received)(void* self, int body, Quantity) = nullptr;
};

/// Many states as columns: what joint j has in state k stands at [k + stride * j]. Neighbouring states stand side by
/// side, as the lanes of a vector do.
struct StateColumns {
  int states = 0;
  const double *q = nullptr, *qd = nullptr, *qdd = nullptr;
  std::ptrdiff_t stride = 0;
  const double* external = nullptr;  ///< null, or component c of body b (newton_euler_input.h) at column 6 b + c
  std::ptrdiff_t external_stride = 0;
};

/// The kernels as compiled for one instruction set. One state alone has the bits of the same state among many.
/// `scratch` is memory of the size that the function beside it tells, in bytes, aligned to 64.
struct DynamicsKernels {
  InstructionSet set = InstructionSet::Baseline;
  int lanes = 1;  ///< states side by side
  bool (*all_finite)(const double* x, std::ptrdiff_t count) = nullptr;
  std::size_t (*rnea_scratch)(int bodies) = nullptr;
  void (*rnea)(const NewtonEulerInput<double>& in, void* scratch, double* tau) = nullptr;
  /// The same calculation, told step by step.
  void (*rnea_recorded)(const NewtonEulerInput<double>& in, void* scratch, double* tau,
                        const RecorderCalls& recorder) = nullptr;
  std::size_t (*rnea_batch_scratch)(int bodies, int dof, bool external) = nullptr;
  /// Reads bodies, gravity and terms of `in`, the rest from `columns`; torques go to tau[k + tau_stride * j].
  void (*rnea_batch)(const NewtonEulerInput<double>& in, int dof, const StateColumns& columns, void* scratch,
                     double* tau, std::ptrdiff_t tau_stride) = nullptr;
  /// aba.h; `scratch` is an AbaState<double> for each body and holds what abaSolve needs. -1, or a body's index.
  int (*aba)(const NewtonEulerInput<double>& in, const double* tau, void* scratch, double* qdd) = nullptr;
  std::size_t (*aba_batch_scratch)(int bodies, int dof, bool external) = nullptr;
  /// As rnea_batch, with torques in the place of columns.qdd and accelerations in that of tau. A state with a body that
  /// has no inertia along its joint gets NaN; -1, or the index of the last such body that was found.
  int (*aba_batch)(const NewtonEulerInput<double>& in, int dof, const StateColumns& columns, void* scratch, double* qdd,
                   std::ptrdiff_t qdd_stride) = nullptr;
  /// crba.h; `scratch` is a CrbaState<double> for each body. M [dof][dof].
  void (*crba)(const MassMatrixInput<double>& in, void* scratch, double* M) = nullptr;
  /// For tests: sine and cosine as the kernels have them, one at a time and side by side.
  void (*sine_cosine)(const double* angles, int count, double* sines, double* cosines) = nullptr;
  void (*sine_cosine_batch)(const double* angles, int count, double* sines, double* cosines) = nullptr;
};

extern const DynamicsKernels kDynamicsSse2;
extern const DynamicsKernels kDynamicsAvx2;
extern const DynamicsKernels kDynamicsAvx512;

/// `set` must be supported.
const DynamicsKernels& dynamicsKernels(InstructionSet set);
/// Those of instructionSet().
const DynamicsKernels& dynamicsKernels();

}  // namespace linkwright
