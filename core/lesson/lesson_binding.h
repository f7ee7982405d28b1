// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/problems.h"
#include "core/lesson/lesson.h"
#include "core/lesson/lesson_values.h"

#include <string>
#include <vector>

namespace linkwright {

// Whether the names of a lesson are names of what its robot and the program have. Each adds what is wrong to
// `problems`, with the line and what to do. The first three also complete what a step begins with.

/// All names of a step; `start` gets the mistakes that are planted and the formulation.
void bindStep(const LessonStep& step, const LessonRobot& robot, LessonInstant& start, Problems& problems);
/// Joints and the pose of a state.
void bindState(const LessonRobot& robot, const LessonState& state, Problems& problems);
void bindLocks(const LessonNames& locked, Problems& problems);

/// The live values of a step, `let` first and then those that are asked for: the order in which a judge reads them.
/// Choices have none.
std::vector<std::string> valuesOf(const LessonStep& step);

}  // namespace linkwright
