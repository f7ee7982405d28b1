// SPDX-License-Identifier: MIT
#include "core/lesson/planted_numbers.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

std::vector<PlantedNumber> plantedNumbers(StepJudge& judge, std::size_t ask, const LessonAttempt& attempt,
                                          const PlantedFor& wanted) {
  const double truth = judge.truthOf(ask, attempt);
  const double apart = wanted.apart * judge.toleranceOf(ask, truth);
  std::vector<PlantedNumber> planted;
  for (const Mistake mistake : wanted.mistakes) {
    if (!formulationFor({mistake}, attempt.instant.formulation)) continue;
    PlantedNumber one;
    one.mistake = mistake;
    one.number = judge.truthOf(ask, attempt, {mistake});
    one.is_off_truth = std::abs(one.number - truth) >= apart && std::abs(one.number - truth) > 0.0;
    planted.push_back(one);
  }
  for (PlantedNumber& one : planted) {
    one.is_off_others = std::all_of(planted.begin(), planted.end(), [&](const PlantedNumber& other) {
      return other.mistake == one.mistake || std::abs(other.number - one.number) >= apart;
    });
  }
  return planted;
}

}  // namespace linkwright
