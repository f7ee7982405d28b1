// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

/// Of the scene files that are written; older ones are read.
inline constexpr int kSceneVersion = 5;

}  // namespace linkwright
