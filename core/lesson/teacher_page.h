// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/lesson/lesson_folder.h"

#include <cstddef>
#include <string>

namespace linkwright {

/// The page of a lesson for its teacher, in Markdown, in one of its languages: goal, time, and of each step what is
/// asked, the right answer with numbers from the model, the hints, and what students say with the answer to it; then
/// what to discuss. Errors as solutionOf.
Result<std::string> teacherPage(const OpenLesson& lesson, std::size_t language = 0);

}  // namespace linkwright
