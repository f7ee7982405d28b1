// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/lesson/lesson_folder.h"

namespace linkwright {

/// The most words of a step's own text, and the fewest steps that ask for something in a lesson of 15 minutes or more.
inline constexpr int kMostStepWords = 60;
inline constexpr int kFewestCheckedSteps = 6;

/// What is wrong with a lesson that opens, by its own model: a step that is solved when it begins; a solution that does
/// not solve it, or for which a wrong or near answer holds; a wrong answer that no input was found for, that an earlier
/// one hides or that holds within two tolerances of the right answer, and so does a mistake that cannot be told from
/// the truth in this state; a text of too many words, or one that gives the answer away in braces. Warnings: too few
/// steps that ask for something, a lesson that does not begin with free play, a value that is asked for and not kept
/// back. All with file, line and what to do, in the order of lines. Some milliseconds a step; a near pose that is hard
/// to find takes a second.
Diagnostics checkLesson(const OpenLesson& lesson);

}  // namespace linkwright
