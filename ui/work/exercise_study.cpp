// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/exercise_study.h"

#include "core/exercise/exercise_reader.h"
#include "core/io/atomic_file.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

std::string secretOf(const ExerciseQuery& query) {
  return query.secret.empty() ? query.draft.exercise.id.text : query.secret;
}

ExerciseStudy studyExercise(const ExerciseQuery& query, const std::stop_token& stop) {
  ExerciseStudy study;
  const auto addProblems = [&](const Diagnostics& found, bool has_places) {
    const std::string text = has_places ? writeExercise(query.draft.exercise) : std::string();
    for (const Diagnostic& each : found) {
      if (each.severity == Severity::Error)
        study.problems.push_back({has_places ? placeOf(text, each.line) : ExercisePlace(), each.message});
    }
  };
  Result<OpenExercise> open = openDraft(query.draft, query.examples);
  if (!open) {
    addProblems(open.diagnostics(), true);
    return study;
  }
  study.open = std::make_shared<const OpenExercise>(std::move(open).value());
  std::vector<ExerciseStudent> students = query.students;
  for (std::size_t i = students.size(); i < kVariantsShown; ++i) students.push_back({std::to_string(i + 1), {}, 0});
  students.resize(kVariantsShown);
  Result<std::vector<Variant>> variants = variantsFor(*study.open, secretOf(query), students, stop);
  if (variants)
    study.variants = std::move(variants).value();
  else
    addProblems({variants.diagnostics().front()}, false);
  return study;
}

void tryMistakes(ExerciseStudy& study, const ExerciseQuery& query, const std::stop_token& stop) {
  if (!study.open || query.question < 0) return;
  Result<MistakeTrials> trials =
      tryMistakes(*study.open, static_cast<std::size_t>(query.question), kVariantsTried, stop);
  if (trials)
    study.trials = std::move(trials).value();
  else
    study.no_trials = trials.diagnostics().front().message;
}

Result<std::vector<std::string>> writeClass(const ExerciseQuery& query, const MakeClassFiles& make,
                                            const std::stop_token& stop) {
  using Paths = std::vector<std::string>;
  const Result<OpenExercise> open = openDraft(query.draft, query.examples);
  if (!open) return Result<Paths>::failure(open.diagnostics());
  const auto variants = variantsFor(*open, secretOf(query), query.students, stop);
  if (!variants) return Result<Paths>::failure(variants.diagnostics());
  const auto files = make({*open, open->exercise.texts.front(), query.students, *variants});
  if (!files) return Result<Paths>::failure(files.diagnostics());
  Paths paths;
  for (const ExportedFile& file : *files) {
    if (Diagnostics problems = writeFileAtomically(file.path, file.bytes); hasErrors(problems))
      return Result<Paths>::failure(std::move(problems));
    paths.push_back(file.path);
  }
  return paths;
}

}  // namespace linkwright::ui
