// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/exercise/exercise.h"

#include <string>
#include <string_view>

namespace linkwright {

/// Reads an exercise (assets/schema/exercise.schema.json). All problems are listed with their lines: an unknown key or
/// kind, a version that is newer than kExerciseVersion, an id that stands twice, a question without a value, a
/// tolerance or a table that it needs, a mistake that is none, a text that is missing in a language or that nothing
/// needs. Names of links, joints and values are not looked at here.
Result<Exercise> readExercise(std::string_view text, const std::string& file_name);

/// The file of an exercise; what is read back from it is the same exercise.
std::string writeExercise(const Exercise& exercise);

}  // namespace linkwright
