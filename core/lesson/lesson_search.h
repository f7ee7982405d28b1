// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/lesson_play.h"
#include "core/lesson/step_judge.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace linkwright {

/// Which entry is meant: a wrong answer, or a near one.
struct WrongPlace {
  bool is_near = false;
  std::size_t index = 0;
};

/// An attempt for which that wrong answer holds: its own example where it has one, the number that its mistake gives,
/// its place in the walk, or one found by trying: numbers that stand in the formula, values of the step and what the
/// mistakes make of them, all choices, poses on a grid and at random. `begin` and `solved` are the step's start and its
/// solution. None where none was found. The same every time.
std::optional<LessonAttempt> wrongAttempt(StepJudge& judge, WrongPlace place, const PlayedAttempt& begin,
                                          const PlayedAttempt& solved);

/// What is said of that wrong answer when it is given: by an attempt as above, or, where its example is a file, with
/// the scene of that file. None where it never holds. Errors: a file that cannot be read.
Result<std::optional<StepVerdict>> wrongVerdict(const OpenLesson& lesson, std::size_t step, StepJudge& judge,
                                                WrongPlace place, const PlayedAttempt& begin,
                                                const PlayedAttempt& solved);

/// The attempts that answer a step in a way that nobody may take for wrong: numbers within two tolerances of the right
/// ones.
std::vector<LessonAttempt> nearlyRight(StepJudge& judge, const PlayedAttempt& solved);

}  // namespace linkwright
