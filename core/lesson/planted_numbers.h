// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/lesson_mistake.h"
#include "core/lesson/step_judge.h"

#include <cstddef>
#include <span>
#include <vector>

namespace linkwright {

/// The number that comes out where this mistake is planted, and whether an answer tells that it was made. It may be
/// none (NaN, infinite), where a method does not get to its end with the mistake: no answer tells that.
struct PlantedNumber {
  LessonMistake mistake;
  double number = 0.0;
  bool is_off_truth = false;   ///< at least so many tolerances from the right number
  bool is_off_others = false;  ///< and from the number of every other mistake
  bool canBeTold() const { return is_off_truth && is_off_others; }
};

/// Which mistakes, and how many tolerances apart.
struct PlantedFor {
  std::span<const LessonMistake> mistakes = lessonMistakes();
  double apart = 2.0;
};

/// Of the mistakes for which the value's computation has a place; of the recursion those that can be made in the
/// formulation of the attempt, or in another one. A recording, an iteration, the start of a run or a revision each.
std::vector<PlantedNumber> plantedNumbers(StepJudge& judge, std::size_t ask, const LessonAttempt& attempt,
                                          const PlantedFor& wanted = {});

}  // namespace linkwright
