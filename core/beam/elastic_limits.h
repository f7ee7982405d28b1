// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

// What the figures of an analysis may be.
inline constexpr double kShortestElasticStep = 1e-6;  // s
inline constexpr double kLongestElasticStep = 0.1;
inline constexpr double kLongestElasticRun = 1e4;
inline constexpr double kMostElasticSteps = 1e7;
inline constexpr int kMostElements = 1000;  // of a link

}  // namespace linkwright
