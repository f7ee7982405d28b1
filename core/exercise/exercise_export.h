// SPDX-License-Identifier: MIT
#pragma once

// An exercise for a class, from the list of students to the files: the same whoever asks for it.

#include "core/base/words.h"
#include "core/exercise/exercise_files.h"

#include <stop_token>
#include <string>
#include <vector>

namespace linkwright {

enum class ExerciseFormat { Key, Sheet, Moodle, Cloze, Canvas, Qti21 };
inline constexpr Words<ExerciseFormat, 6> kExerciseFormats = {{{ExerciseFormat::Key, "csv"},
                                                               {ExerciseFormat::Sheet, "sheet"},
                                                               {ExerciseFormat::Moodle, "moodle"},
                                                               {ExerciseFormat::Cloze, "cloze"},
                                                               {ExerciseFormat::Canvas, "canvas"},
                                                               {ExerciseFormat::Qti21, "qti21"}}};

/// The secret of a file or a field: without the ends of lines behind it. Empty: there is none.
std::string secretIn(std::string text);

/// A variant for each student, in their order. Errors: those of all students that have none (VariantMaker::make), or
/// that it was stopped.
Result<std::vector<Variant>> variantsFor(const OpenExercise& open, const std::string& secret,
                                         const std::vector<ExerciseStudent>& students,
                                         const std::stop_token& stop = {});

struct ExportedFile {
  std::string path, bytes;
};
/// Sheets at `path`, their key beside them, "week3_key.html", and the table that students fill in (blankTable),
/// "week3_table.csv".
std::vector<ExportedFile> sheetFiles(const OpenExercise& open, const std::string& path, ExerciseSheets made);
/// The files of a format, the first one at `path`. The key of all has the blank table beside it, as sheets have.
/// Errors: an archive cannot be made.
Result<std::vector<ExportedFile>> exportExercise(const ExerciseClass& all, ExerciseFormat format,
                                                 const std::string& path);

}  // namespace linkwright
