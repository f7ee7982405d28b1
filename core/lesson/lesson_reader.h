// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/lesson/lesson.h"

#include <optional>
#include <string>
#include <string_view>

namespace linkwright {

/// Reads a lesson.json (assets/schema/lesson.schema.json). All problems are listed with their lines: an unknown key or
/// kind, a version that is newer than kLessonVersion, an id that stands twice, what a step of its kind needs and has
/// not (a question, a tolerance, a solution), more than three hints. Names of links, values and panels are not looked
/// at here, nor are the texts.
Result<Lesson> readLesson(std::string_view text, const std::string& file_name);

/// As much of it as can be read, for who goes on writing it: what a step of its kind needs may be missing. `lost` gets
/// what could not be read, and is not in the lesson. None where nothing can.
std::optional<Lesson> readUnfinished(std::string_view text, const std::string& file_name, Diagnostics& lost);

/// The file of a lesson; what is read back from it is the same lesson.
std::string writeLesson(const Lesson& lesson);

}  // namespace linkwright
