// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/mistake.h"
#include "core/exercise/exercise.h"
#include "core/exercise/sheet_language.h"

#include <span>
#include <string>
#include <string_view>

namespace linkwright {

/// A fixed word of a sheet and of questions: its key in a text's "words", and the word in each language.
struct ExerciseWord {
  const char* key;
  SheetRow in;
};
std::span<const ExerciseWord> exerciseWords();

/// The word with that key: the text's own, else that of its language.
std::string exerciseWord(const ExerciseText& text, std::string_view key);
/// The word and a colon as its language writes it, for what follows: "Student: ".
std::string exerciseLabel(const ExerciseText& text, std::string_view key);

/// "1 point", "2 points"; texts with a word of their own for points need none for one.
std::string pointsText(const ExerciseText& text, int points);

/// What is said of each mistake to a student who made it, in each language.
const SheetRow& mistakeRow(Mistake mistake);
/// The same in the language of the text: its own words where it has some.
std::string mistakeWords(const ExerciseText& text, Mistake mistake);
/// What the mistake is, for a choice: the text's own words, else the title in its language.
std::string mistakeOption(const ExerciseText& text, Mistake mistake);

/// The text of that name; empty where there is none.
inline std::string textOf(const std::vector<NamedText>& texts, std::string_view name) {
  for (const NamedText& each : texts) {
    if (each.name == name) return each.text;
  }
  return {};
}

}  // namespace linkwright
