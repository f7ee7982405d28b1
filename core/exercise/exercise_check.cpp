// SPDX-License-Identifier: MIT
#include "core/exercise/exercise_check.h"

#include <algorithm>
#include <set>

namespace linkwright {

std::string drawnText(const Variant& variant) {
  std::string text;
  for (const VariantGiven& given : variant.givens) {
    if (given.is_drawn) text += given.name + "=" + given.text + ";";
  }
  return variant.planted ? text + nameOf(*variant.planted) : text;
}

namespace {

/// Whether the table with the mistake has the row that is asked for: then it gives it away, or leads astray.
bool isInTable(const ExerciseQuestion& question, const Variant& variant) {
  const std::string& value = question.value.text;
  return question.kind == QuestionKind::Number &&
         std::any_of(variant.table.begin(), variant.table.end(), [&](const TraceRow& row) {
           return (row.symbol == "tau" && value.starts_with("tau.")) ||
                  value.starts_with("trace." + row.equation + "." + row.link);
         });
}

}  // namespace

ExerciseTrial tryExercise(const OpenExercise& open, int students) {
  constexpr double kManyDraws = 200.0;
  ExerciseTrial trial;
  VariantMaker maker(open, open.exercise.id.text);
  std::set<std::string> seen;
  double draws = 0.0;
  for (int i = 0; i < students; ++i) {
    const Result<Variant> variant = maker.make("student " + std::to_string(i + 1));
    if (!variant) {
      trial.findings = variant.diagnostics();
      return trial;
    }
    for (const ExerciseQuestion& question : open.exercise.questions) {
      if (trial.students == 0 && isInTable(question, *variant))
        trial.findings.push_back({Severity::Warning, open.file, question.line,
                                  Message("Files",
                                          "the table with the mistake has the row that question '%1' asks for; ask "
                                          "for it in another exercise")
                                      .arg(question.id.text)});
    }
    ++trial.students;
    draws += variant->draws;
    trial.most_draws = std::max(trial.most_draws, variant->draws);
    trial.different += seen.insert(drawnText(*variant)).second ? 1 : 0;
  }
  trial.mean_draws = draws / students;
  if (trial.different < trial.students)
    trial.findings.push_back({Severity::Warning, open.file, 1,
                              Message("Files", "of %1 students %2 have the variant of another one; widen the ranges")
                                  .arg(trial.students, trial.students - trial.different)});
  if (trial.mean_draws > kManyDraws)
    trial.findings.push_back(
        {Severity::Warning, open.file, 1,
         Message("Files", "a variant takes %1 draws on average; widen the ranges or narrow the tolerance")
             .arg(static_cast<int>(trial.mean_draws))});
  return trial;
}

}  // namespace linkwright
