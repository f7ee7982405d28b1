// SPDX-License-Identifier: MIT
#include "core/lesson/planted_numbers.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace linkwright {

std::vector<PlantedNumber> plantedNumbers(StepJudge& judge, std::size_t ask, const LessonAttempt& attempt,
                                          const PlantedFor& wanted) {
  const double truth = judge.truthOf(ask, attempt);
  const double apart = wanted.apart * judge.toleranceOf(ask, truth);
  std::vector<PlantedNumber> planted;
  for (const LessonMistake& mistake : wanted.mistakes) {
    const auto* of_recursion = std::get_if<Mistake>(&mistake);
    if (of_recursion != nullptr && !formulationFor({*of_recursion}, attempt.instant.formulation)) continue;
    if (!judge.canBeTouched(ask, mistake)) continue;
    PlantedNumber one;
    one.mistake = mistake;
    one.number = judge.plantedNumber(ask, attempt, mistake);
    one.is_off_truth = std::abs(one.number - truth) >= apart && std::abs(one.number - truth) > 0.0;
    planted.push_back(one);
  }
  for (PlantedNumber& one : planted) {
    one.is_off_others = std::all_of(planted.begin(), planted.end(), [&](const PlantedNumber& other) {
      return other.mistake == one.mistake || !std::isfinite(other.number) ||
             std::abs(other.number - one.number) >= apart;
    });
  }
  return planted;
}

}  // namespace linkwright
