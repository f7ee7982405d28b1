// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/kernels/dynamics_kernels.h"
#include "core/recording/step_recorder.h"

namespace linkwright {

/// `recorder` behind function pointers; it outlives them.
RecorderCalls recorderCalls(StepRecorder& recorder);

}  // namespace linkwright
