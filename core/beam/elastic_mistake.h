// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/mistake_row.h"

namespace linkwright {

/// What goes wrong in the revision of a trajectory when one thing is overlooked.
enum class ElasticMistake {
  LumpedMass,            ///< half of a rod's mass at each end instead of the consistent matrix
  RatesNotTurned,        ///< velocities and accelerations of u_d carried unchanged while the input trajectory turns
  ForcesDropped,         ///< {R} left out: the forces inside the links begin each step from nothing
  FirstLinkUnstiffened,  ///< all but axial stiffness taken from link 1 too
  CoarseSamples          ///< 10 ms steps whatever dt is: 2.5 samples of an oscillation of 25 ms
};
inline constexpr auto kElasticMistakes = everyUpTo<ElasticMistake::CoarseSamples>();

std::span<const MistakeRow<ElasticMistake>> mistakeRows(ElasticMistake);

/// Several mistakes at once.
using ElasticMistakeSet = EnumSet<ElasticMistake>;

}  // namespace linkwright
