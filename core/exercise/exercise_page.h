// SPDX-License-Identifier: MIT
#pragma once

// A variant in words of one language, for whatever writes it: sheets and question banks.

#include "core/exercise/variant.h"

#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// An answer that a mistake gives, and what is said of it.
struct ItemWrong {
  std::string number;  ///< of a question for a number, as a file has it
  int option = -1;     ///< of a choice
  std::string feedback;
};

/// A question as a student sees it, and its answer.
struct ExerciseItem {
  std::string id, prompt, unit;
  int points = 1;
  std::string truth, tolerance;      ///< of a number
  std::string within;                ///< the tolerance as a student is told it: "1 % or 0.005 N m"
  std::vector<std::string> options;  ///< of a choice; empty: a number is asked for
  int right = -1;
  std::vector<ItemWrong> wrong;
  std::vector<std::string> hints;
  bool isChoice() const { return !options.empty(); }
  /// What is said where that option is chosen; empty: nothing.
  std::string feedbackOf(std::size_t option) const;
};

/// A paragraph, or a table under its caption.
struct GivenPart {
  std::string words;
  std::vector<std::string> heads;  ///< empty: a paragraph
  std::vector<std::vector<std::string>> rows;
};

struct ExercisePage {
  std::string student;
  std::string code;  ///< in words: "Variant 3f29c01b"
  std::string title;
  std::vector<GivenPart> given;  ///< the goal, what is given, the table with the mistake. No answer is in it
  std::string picture;           ///< SVG
  std::string picture_words;
  std::vector<ExerciseItem> items;
};

ExercisePage pageOf(const OpenExercise& open, const ExerciseText& text, const Variant& variant);
/// What is given, as XHTML.
std::string givenHtml(const ExercisePage& page);
/// The same for a question bank, which does not say otherwise whose variant it is: with the code.
std::string bankHtml(const ExercisePage& page);

/// "-35°", "2.5 rad/s".
std::string givenText(const VariantGiven& given);
/// Ten digits, as files and students write numbers: -0.3215093347, 1e-06.
std::string answerText(double value);
/// Bytes as base64 (RFC 4648).
std::string base64Text(std::string_view bytes);
/// The number of a variant in names of files: 0001.
std::string fourDigits(std::size_t number);

}  // namespace linkwright
