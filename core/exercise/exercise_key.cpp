// SPDX-License-Identifier: MIT
#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/exercise/exercise_files.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

/// Then it is written as the student reads it too, beside the column that programs read as a state.
bool isInDegrees(const VariantGiven& given) { return given.unit.starts_with("°"); }

/// A hundredth of the tolerance is enough to mark by.
std::string rounded(double value, double tolerance) {
  std::string text = fixedText(value, std::clamp(static_cast<int>(std::ceil(2.0 - std::log10(tolerance))), 0, 12));
  if (text.front() == '-') text.replace(0, 1, "−");
  return text;
}

/// A, B, ..., Z, AA, AB, ...
std::string letterOf(std::size_t number) {
  return (number < 26 ? std::string() : letterOf(number / 26 - 1)) + static_cast<char>('A' + number % 26);
}

std::string letterOf(const std::string& feedback, std::vector<std::string>& known) {
  const auto found = std::find(known.begin(), known.end(), feedback);
  const auto number = static_cast<std::size_t>(found - known.begin());
  if (found == known.end()) known.push_back(feedback);
  return letterOf(number);
}

}  // namespace

std::string safeCell(const std::string& text) {
  const bool is_formula = !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
  return csvCell(is_formula ? "'" + text : text);
}

std::vector<ExercisePage> pagesOf(const ExerciseClass& all) {
  std::vector<ExercisePage> pages;
  for (const Variant& variant : all.variants) pages.push_back(pageOf(all.open, all.text, variant));
  return pages;
}

ExerciseAnswers exerciseAnswers(const ExerciseClass& all, const std::vector<ExercisePage>& pages) {
  ExerciseAnswers answers;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    std::vector<std::string>& lines = answers.lines.emplace_back();
    for (std::size_t k = 0; k < pages[i].items.size(); ++k) {
      const ExerciseItem& item = pages[i].items[k];
      const VariantAnswer& answer = all.variants[i].answers[k];
      const auto option = [&](int which) { return item.options[static_cast<std::size_t>(which)]; };
      std::string line = std::to_string(k + 1) + ". ";
      line += item.isChoice()
                  ? option(answer.right)
                  : rounded(answer.truth, answer.tolerance) + " ± " + rounded(answer.tolerance, answer.tolerance) +
                        (item.unit.empty() ? "" : " " + item.unit);
      for (std::size_t w = 0; w < answer.wrong.size(); ++w)
        line += "; " + letterOf(item.wrong[w].feedback, answers.mistakes) + ": " +
                (item.isChoice() ? option(answer.wrong[w].option) : rounded(answer.wrong[w].number, answer.tolerance));
      lines.push_back(std::move(line));
    }
  }
  for (std::size_t i = 0; i < answers.mistakes.size(); ++i) answers.mistakes[i].insert(0, letterOf(i) + ": ");
  return answers;
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
