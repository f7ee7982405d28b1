// SPDX-License-Identifier: MIT
#include "core/exercise/exercise_export.h"

#include "core/exercise/submissions.h"

#include <filesystem>
#include <utility>

namespace linkwright {
namespace {

/// Beside "week3.html": "week3_key.html".
std::string fileBeside(const std::filesystem::path& file, const std::string& ending) {
  return (file.parent_path() / (file.stem().string() + ending)).string();
}

ExportedFile blankTableBeside(const OpenExercise& open, const std::string& path) {
  return {fileBeside(path, "_table.csv"), blankTable(open)};
}

}  // namespace

std::string secretIn(std::string text) {
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
  return text;
}

Result<std::vector<Variant>> variantsFor(const OpenExercise& open, const std::string& secret,
                                         const std::vector<ExerciseStudent>& students, const std::stop_token& stop) {
  VariantMaker maker(open, secret);
  std::vector<Variant> variants;
  Diagnostics problems;
  for (const ExerciseStudent& student : students) {
    if (stop.stop_requested())
      return Result<std::vector<Variant>>::failure(Message("Files", "the variants were not finished"));
    Result<Variant> variant = maker.make(student.id);
    problems.insert(problems.end(), variant.diagnostics().begin(), variant.diagnostics().end());
    if (variant) variants.push_back(std::move(variant).value());
  }
  if (hasErrors(problems)) return Result<std::vector<Variant>>::failure(std::move(problems));
  return Result<std::vector<Variant>>(std::move(variants), std::move(problems));
}

std::vector<ExportedFile> sheetFiles(const OpenExercise& open, const std::string& path, ExerciseSheets made) {
  const std::string key = fileBeside(path, "_key" + std::filesystem::path(path).extension().string());
  return {{path, std::move(made.sheets)}, {key, std::move(made.key)}, blankTableBeside(open, path)};
}

Result<std::vector<ExportedFile>> exportExercise(const ExerciseClass& all, ExerciseFormat format,
                                                 const std::string& path) {
  using Files = std::vector<ExportedFile>;
  switch (format) {
    case ExerciseFormat::Key: {
      Files files{{path, exerciseKeyCsv(all)}};
      // on standard output there is no place beside it
      if (!path.empty()) files.push_back(blankTableBeside(all.open, path));
      return files;
    }
    case ExerciseFormat::Moodle: return Files{{path, exerciseMoodle(all)}};
    case ExerciseFormat::Cloze: return Files{{path, exerciseCloze(all)}};
    case ExerciseFormat::Sheet: return sheetFiles(all.open, path, exerciseSheets(all));
    case ExerciseFormat::Canvas:
    case ExerciseFormat::Qti21: break;
  }
  Result<std::string> zip = format == ExerciseFormat::Canvas ? exerciseCanvas(all) : exerciseQti21(all);
  if (!zip) return Result<Files>::failure(zip.diagnostics());
  return Files{{path, std::move(zip).value()}};
}

}  // namespace linkwright
