// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/lesson/lesson_robot.h"

#include <string>
#include <vector>

namespace linkwright {

enum class ValueSize { Number, Vector };

/// Names of live values of a robot (value_name.h), to be offered where one is asked for: curves now, rows of the
/// recursion in their own axes and, of vectors, in those of the world, the mass matrix, figures of the mechanism and,
/// where the scene plans a motion, the extremes of torques. There are more: any curve at any time.
std::vector<std::string> valueNames(const LessonRobot& robot, ValueSize size);

/// LessonValues::problem, with the name that may have been meant.
Message valueProblem(const LessonRobot& robot, const std::string& text);

}  // namespace linkwright
