// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/words.h"
#include "core/beam/elastic_link.h"

#include <vector>

namespace linkwright {

/// What an analysis begins with, besides the pose.
enum class ElasticStart {
  Consistent,  ///< straight links at rest in their joints' frames, with the accelerations that the motion asks for
  Locked,      ///< straight, with the accelerations of the locked system, as if passive joints were held until then
  Balanced     ///< links bent as weight and loads bend them, in balance
};
inline constexpr Words<ElasticStart, 3> kElasticStarts = {
    {{ElasticStart::Consistent, "consistent"}, {ElasticStart::Locked, "locked"}, {ElasticStart::Balanced, "balanced"}}};
inline const char* toString(ElasticStart start) { return wordOf(kElasticStarts, start); }

/// Everything that says how a scene's elastic and passive links are analysed. Driven joints follow the scene's motion,
/// or stand still where it has none; passive joints start from where that begins.
struct ElasticSettings {
  std::vector<ElasticLink> links;
  double dt = 1e-3;                ///< s
  double duration = 0.0;           ///< s; 0: as long as the motion lasts
  double damping_mass = 0.0;       ///< Rayleigh: 1/s
  double damping_stiffness = 0.0;  ///< s
  ElasticStart start = ElasticStart::Consistent;
  bool operator==(const ElasticSettings&) const = default;
};

}  // namespace linkwright
