// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exercise/exercise_draft.h"
#include "core/exercise/exercise_export.h"
#include "core/exercise/mistake_trial.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace linkwright::ui {

/// So many variants are shown, and so many tried with each mistake.
inline constexpr std::size_t kVariantsShown = 3;
inline constexpr int kVariantsTried = 200;

/// What is asked of an exercise that is being made.
struct ExerciseQuery {
  ExerciseDraft draft;
  std::string examples;
  std::string secret;                     ///< empty: none
  std::vector<ExerciseStudent> students;  ///< the first ones' variants are shown; without any, made-up ones'
  int question = -1;                      ///< whose mistakes are tried; -1: none
};

/// A problem, and where it is to be mended.
struct ExerciseProblem {
  ExercisePlace place;
  Message message;
};

struct ExerciseStudy {
  std::vector<ExerciseProblem> problems;     ///< why there are no variants
  std::shared_ptr<const OpenExercise> open;  ///< null: it cannot be opened
  std::vector<Variant> variants;
  std::optional<MistakeTrials> trials;
  Message no_trials;  ///< why there are none
};

/// Opens it and makes the variants that are shown.
ExerciseStudy studyExercise(const ExerciseQuery& query, const std::stop_token& stop);
/// Tries the mistakes of the question: what takes long.
void tryMistakes(ExerciseStudy& study, const ExerciseQuery& query, const std::stop_token& stop);

/// What the secret is where none is given: the exercise's id.
std::string secretOf(const ExerciseQuery& query);
/// The files that a class gets.
using MakeClassFiles = std::function<Result<std::vector<ExportedFile>>(const ExerciseClass&)>;
/// Writes them for all students. The paths of what was written.
Result<std::vector<std::string>> writeClass(const ExerciseQuery& query, const MakeClassFiles& make,
                                            const std::stop_token& stop);

}  // namespace linkwright::ui
