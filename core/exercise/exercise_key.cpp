// SPDX-License-Identifier: MIT
#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/exercise/exercise_files.h"

namespace linkwright {
namespace {

/// Then it is written as the student reads it too, beside the column that programs read as a state.
bool isInDegrees(const VariantGiven& given) { return given.unit.starts_with("°"); }

}  // namespace

std::string safeCell(const std::string& text) {
  const bool is_formula = !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
  return csvCell(is_formula ? "'" + text : text);
}

std::string exerciseKeyCsv(const ExerciseClass& all) {
  const Exercise& exercise = all.open.exercise;
  std::string csv = "student,name,variant,draws";
  if (!all.variants.empty()) {
    for (const VariantGiven& given : all.variants.front().givens)
      csv +=
          "," + csvCell(given.name) + (isInDegrees(given) ? "," + csvCell(given.name + " (" + given.unit + ")") : "");
  }
  for (const ExerciseQuestion& question : exercise.questions) {
    csv += "," + csvCell("answer." + question.id.text);
    if (question.kind == QuestionKind::Number) csv += "," + csvCell("tolerance." + question.id.text);
  }
  csv += exercise.table ? ",planted\n" : "\n";
  for (std::size_t i = 0; i < all.variants.size(); ++i) {
    const Variant& variant = all.variants[i];
    csv += safeCell(all.students[i].id) + "," + safeCell(all.students[i].name) + "," + variant.code + "," +
           std::to_string(variant.draws);
    for (const VariantGiven& given : variant.givens) {
      csv += ",";
      appendNumber(csv, given.value);
      if (isInDegrees(given)) csv += "," + given.text;
    }
    for (std::size_t k = 0; k < exercise.questions.size(); ++k) {
      const VariantAnswer& answer = variant.answers[k];
      csv += ",";
      switch (exercise.questions[k].kind) {
        case QuestionKind::Number:
          appendNumber(csv, answer.truth);
          csv += "," + answerText(answer.tolerance);
          break;
        case QuestionKind::Direction: {
          static constexpr const char* kNames[] = {"x", "minus x", "y", "minus y", "z", "minus z"};
          csv += kNames[answer.right];
          break;
        }
        case QuestionKind::FirstWrongRow: csv += std::to_string(answer.right + 1); break;
        case QuestionKind::WhichMistake: csv += nameOf(*variant.planted); break;
      }
    }
    if (variant.planted) csv += std::string(",") + nameOf(*variant.planted);
    csv += "\n";
  }
  return csv;
}

}  // namespace linkwright
