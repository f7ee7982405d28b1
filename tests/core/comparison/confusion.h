// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How often compareTorques names the cause that was planted, over many robots and states.

#include "tests/core/comparison/planted_torques.h"

#include <array>
#include <map>
#include <string>

namespace linkwright::test {

enum class Outcome {
  Invisible,   ///< the cause makes no difference beyond the noise in these data, and none was named
  Alone,       ///< the right cause alone was named
  Tie,         ///< with others that give the same torques in these data but for noise
  Equivalent,  ///< another, which gives the same torques
  WideTie,     ///< the right one with others that these data do tell apart
  Missed,      ///< no difference or no cause was found
  Wrong,       ///< only others were named
};
inline constexpr auto kOutcomes = everyUpTo<Outcome::Wrong>();

struct ConfusionRow {
  std::array<int, kOutcomes.size()> count{};
  std::map<std::string, int> named;  ///< of WideTie, Equivalent and Wrong: what else was named
  int of(Outcome outcome) const { return count[static_cast<std::size_t>(outcome)]; }
  int cases() const;
};

struct ConfusionOptions {
  std::vector<std::string> robots = {"planar_2r.json", "ur5e.urdf", "iiwa14.urdf"};
  std::vector<double> noises = {0.01, 0.05};
  int repetitions = 1;  ///< of each planting, robot, noise, at rest and in motion
  std::uint64_t seed = 20261128;
  bool tell = false;  ///< prints each case that is not right
};

/// Row by row of Planted. Of Nothing and Unlisted, Invisible and Missed are right, the first where they agree.
std::array<ConfusionRow, kPlanted.size()> confusion(const ConfusionOptions& options);

/// Random pairs of causes together. Invisible: one of the two makes no difference beyond the noise beside the other.
ConfusionRow confusionOfPairs(const ConfusionOptions& options);

/// The table of the manual; with a row of pairs where that is given.
std::string confusionTable(const std::array<ConfusionRow, kPlanted.size()>& rows, const ConfusionRow* pairs = nullptr);
const char* nameOf(Planted planted);

}  // namespace linkwright::test
