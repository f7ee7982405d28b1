// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

/// The recorder of the fast path: kernels ask kActive at compile time, so nothing of a recording is left in them.
/// What a recorder that is active offers: see StepRecorder.
struct NoRecorder {
  static constexpr bool kActive = false;
};

}  // namespace linkwright
