// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exercise/exercise_export.h"

namespace linkwright::ui {

/// What exportExercise writes; sheets and their key are PDF where the path ends in ".pdf", each student's from a page
/// of their own on. For a worker: about 10 ms a student.
Result<std::vector<ExportedFile>> classFiles(const ExerciseClass& all, ExerciseFormat format, const std::string& path);

}  // namespace linkwright::ui
