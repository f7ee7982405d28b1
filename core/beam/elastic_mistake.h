// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/enum_set.h"

#include <string_view>

namespace linkwright {

/// What goes wrong in the revision of a trajectory when one thing is overlooked.
enum class ElasticMistake {
  LumpedMass,            ///< half of a rod's mass at each end instead of the consistent matrix
  RatesNotTurned,        ///< velocities and accelerations of u_d carried unchanged while the input trajectory turns
  ForcesDropped,         ///< {R} left out: the forces inside the links begin each step from nothing
  FirstLinkUnstiffened,  ///< all but axial stiffness taken from link 1 too
  CoarseSamples          ///< 10 ms steps whatever dt is: 2.5 samples of an oscillation of 25 ms
};

inline constexpr ElasticMistake kElasticMistakes[] = {
    ElasticMistake::LumpedMass, ElasticMistake::RatesNotTurned, ElasticMistake::ForcesDropped,
    ElasticMistake::FirstLinkUnstiffened, ElasticMistake::CoarseSamples};

/// "lumped-mass", ...: a stable name for files and settings.
const char* nameOf(ElasticMistake mistake);
/// One line of English: what has been done.
const char* titleOf(ElasticMistake mistake);
/// How to find out that it is this one: one or two sentences of English.
const char* hintOf(ElasticMistake mistake);
/// False, with `mistake` as it was, for any other word.
bool parseElasticMistake(std::string_view word, ElasticMistake& mistake);

/// Several mistakes at once.
using ElasticMistakeSet = EnumSet<ElasticMistake>;

}  // namespace linkwright
