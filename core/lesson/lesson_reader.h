// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/lesson/lesson.h"

#include <string>
#include <string_view>

namespace linkwright {

/// Reads a lesson.json (assets/schema/lesson.schema.json). All problems are listed with their lines: an unknown key or
/// kind, a version that is newer than kLessonVersion, an id that stands twice, what a step of its kind needs and has
/// not (a question, a tolerance, a solution), more than three hints. Names of links, values and panels are not looked
/// at here, nor are the texts.
Result<Lesson> readLesson(std::string_view text, const std::string& file_name);

/// The file of a lesson; what is read back from it is the same lesson.
std::string writeLesson(const Lesson& lesson);

}  // namespace linkwright
