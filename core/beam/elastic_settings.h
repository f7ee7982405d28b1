// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_tree.h"

#include <vector>

namespace linkwright {

inline constexpr double kShortestElasticStep = 1e-6;  // s
inline constexpr double kLongestElasticStep = 0.1;
inline constexpr double kLongestElasticRun = 1e4;
inline constexpr double kMostElasticSteps = 1e7;

/// Everything that says how a scene's elastic and passive links are analysed. Driven joints follow the scene's motion,
/// or stand still where it has none; passive joints start from where that begins.
struct ElasticSettings {
  std::vector<ElasticLink> links;
  double dt = 1e-3;                 ///< s
  double duration = 0.0;            ///< s; 0: as long as the motion lasts
  double damping_mass = 0.0;        ///< Rayleigh: 1/s
  double damping_stiffness = 0.0;   ///< s
  bool starts_consistently = true;  ///< false: with the accelerations of the locked system
  bool operator==(const ElasticSettings&) const = default;
};

}  // namespace linkwright
