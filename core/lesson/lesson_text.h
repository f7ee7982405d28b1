// SPDX-License-Identifier: MIT
#pragma once

// The words of a lesson in one language, a Markdown file text/LANGUAGE.md:
//
//     # Title                 and, below it, the goal
//     ## STEP-ID              the text of a step
//     ### KEY                 another text of that step: a hint, what is said of an answer, option.ID, explain; where
//                             a step asks for several things ask.ID, what stands beside the field of each
//
// A part "## teacher" is for the page of the teacher (teacher_page.h): what to know before the class, and below it
// "### discuss-1" and "### discuss-2", two questions to discuss.
//
// Before the title, a translation may have a line that says of what (translation_stamp.h).
//
// {{body.5}} stands for the equation of that number, {{T1 | 3}} for the value of a name of the step with three digits.

#include "core/base/result.h"
#include "core/lesson/lesson.h"

#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// In place of a step's id: words for the teacher.
inline constexpr std::string_view kTeacher = "teacher";

struct LessonPlaceholder {
  std::string name;  ///< of a value, or the number of an equation
  int digits = -1;   ///< that the value is shown with; -1: as the window shows numbers
  int line = 0;
  std::size_t first = 0, last = 0;  ///< characters [first, last) of the Markdown, with the braces
};

struct LessonTextPart {
  std::string key;       ///< empty: the step's own text, or the goal
  std::string markdown;  ///< without blank lines around it
  int line = 0;          ///< of the heading
  std::vector<LessonPlaceholder> placeholders;
};

struct LessonStepText {
  std::string id;
  LessonTextPart text;
  std::vector<LessonTextPart> parts;
  /// Null where there is none of that key.
  const LessonTextPart* find(std::string_view key) const;
};

struct LessonText {
  std::string language, file, title;
  std::string stamp;         ///< the first line of a translation (translation_stamp.h); empty: it has none
  bool is_outdated = false;  ///< the lesson's first language has other words since it was translated (openLesson)
  LessonTextPart goal;
  std::vector<LessonStepText> steps;
  const LessonStepText* find(std::string_view step) const;
};

/// All problems with their lines: no title, no goal, a step or a key that stands twice, a heading of a fourth level, an
/// empty text, braces that are not closed, a number of digits that is none (1 to 17).
Result<LessonText> readLessonText(std::string_view text, const std::string& file_name, const std::string& language);

/// Without blanks and line breaks at both ends.
std::string_view trimmed(std::string_view text);

/// As much of it as can be read, for who goes on writing it: no word is lost, and an empty text stays one. What has no
/// place in a lesson becomes words of the text before it.
LessonText readUnfinishedText(std::string_view text, const std::string& file_name, const std::string& language);
/// The file of the words; what is read back from it are the same ones. A line of a text that would be a heading gets a
/// backslash before it, and code that is not closed an end.
std::string writeLessonText(const LessonText& text);
/// A text with the placeholders in it; those that are not closed are words.
LessonTextPart textPart(std::string key, std::string markdown);

/// Holds the words against the lesson: each text that a step needs is there, and no other; names of placeholders are
/// those of the step or numbers of equations. Errors with the file and the line of the words.
Diagnostics checkLessonText(const Lesson& lesson, const LessonText& text);
/// Holds a translation against the first language: the same placeholders in the same texts, in any order.
Diagnostics checkTranslation(const LessonText& original, const LessonText& translation);

/// The keys of the texts that a step needs beside its own.
std::vector<std::string> textKeys(const LessonStep& step);
/// Words of a text as a reader counts them; a placeholder is one.
int wordCount(std::string_view markdown);

}  // namespace linkwright
