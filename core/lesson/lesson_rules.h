// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/problems.h"
#include "core/lesson/lesson.h"

#include <string>

namespace linkwright {

/// What a lesson must be by itself, whatever its robot is: ids that are there once, questions, tolerances and a
/// solution of each step as its kind needs them, at most three hints. Adds what is wrong.
void checkForm(const Lesson& lesson, Problems& problems);

/// Whether the robot is to stay as it is in that step.
bool locksState(const Lesson& lesson, const LessonStep& step);

/// Whether a text can be the id of a lesson, a step, an option or a text: it begins with a letter and has letters,
/// digits, - . and _.
bool canBeId(const std::string& id);
/// The same of a name in formulas: letters, digits and _.
bool canBeFormulaName(const std::string& name);
/// Whether a name is that of a file of its folder, without a way out of it.
bool isPlainName(const std::string& name);

/// "base-up" as it may stand in a formula: base_up.
std::string formulaName(const std::string& id);
/// The name of the answer to an option in formulas, 1 where it is chosen: c_base_up.
std::string optionName(const std::string& ask, const std::string& option);

/// The name in formulas of whether a direction was answered with "it vanishes": a_zero.
std::string zeroName(const std::string& ask);

}  // namespace linkwright
