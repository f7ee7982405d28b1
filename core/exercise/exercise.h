// SPDX-License-Identifier: MIT
#pragma once

// An exercise as its file holds it: a robot and a state with ranges of numbers, questions about them, and the mistakes
// that an answer must tell apart. Each student gets a variant of it (variant.h). Names are those of lessons
// (core/lesson/value_name.h); whether they are any is found out where the exercise meets its robot (open_exercise.h).

#include "core/base/words.h"
#include "core/lesson/lesson.h"

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// Of the exercises that this program reads and writes.
inline constexpr int kExerciseVersion = 1;

enum class QuestionKind {
  Number,         ///< of a live value
  Direction,      ///< the half-axis that a vector is nearest to
  FirstWrongRow,  ///< of the table with a planted mistake
  WhichMistake    ///< was planted in that table
};
inline constexpr Words<QuestionKind, 4> kQuestionKinds = {{{QuestionKind::Number, "number"},
                                                           {QuestionKind::Direction, "direction"},
                                                           {QuestionKind::FirstWrongRow, "first-wrong-row"},
                                                           {QuestionKind::WhichMistake, "which-mistake"}}};
/// Whether it is about the table with a planted mistake.
constexpr bool isOfTable(QuestionKind kind) {
  return kind == QuestionKind::FirstWrongRow || kind == QuestionKind::WhichMistake;
}

enum class RangeUnit { Si, Degrees };
inline constexpr Words<RangeUnit, 2> kRangeUnits = {{{RangeUnit::Si, "si"}, {RangeUnit::Degrees, "deg"}}};

/// The numbers low, low + step, ... up to high: those that a person can write.
struct NumberGrid {
  double low = 0.0, high = 0.0, step = 1.0;
};

/// A joint's position, velocity or acceleration.
struct JointRange {
  LessonName joint;
  NumberGrid grid;
  RangeUnit unit = RangeUnit::Si;  ///< deg, deg/s, deg/s^2 in place of rad, ...
  int line = 0;
};

enum class LinkFigure {
  Mass,    ///< kg; the inertia grows with it
  Length,  ///< m, from the link's frame to the first joint on it; the link becomes larger or smaller as a whole
  Payload  ///< kg, a point mass at the origin of the link's frame
};
inline constexpr Words<LinkFigure, 3> kLinkFigures = {
    {{LinkFigure::Mass, "mass"}, {LinkFigure::Length, "length"}, {LinkFigure::Payload, "payload"}}};

struct LinkRange {
  LessonName link;
  LinkFigure figure = LinkFigure::Mass;
  NumberGrid grid;
  int line = 0;
};

struct ExerciseQuestion {
  LessonName id;
  QuestionKind kind = QuestionKind::Number;
  LessonName value;  ///< number, direction
  std::string unit;  ///< as it is shown
  std::optional<double> absolute, relative;
  bool may_vanish = false;  ///< zero is meant: the answer may be near it
  int points = 1;
  LessonNames tell_apart;  ///< in place of the exercise's
  LessonNames hints;       ///< keys of texts
  int line = 0;
};

/// A table of the recursion in which one mistake is planted.
struct ExerciseTable {
  LessonNames equations;  ///< numbers of the rows that are shown, "body.5"
  LessonNames mistakes;   ///< of which one is drawn
  std::optional<double> absolute, relative;
  int digits = 4;  ///< after the point
  int line = 0;
};

/// Words in one language.
struct ExerciseText {
  LessonName language;
  std::string note;  ///< about the text, for whoever changes it
  std::string title, goal;
  std::vector<NamedText> asks, hints;  ///< by ids of questions, by keys of hints
  std::vector<NamedText> mistakes;     ///< what is said of one, in place of the program's words
  std::vector<NamedText> words;        ///< of the sheet, in place of the program's (exercise_words.h)
  int line = 0;
};

struct Exercise {
  LessonName id;
  LessonScene scene;
  LessonState state;  ///< what does not vary
  std::vector<JointRange> q, qd, qdd;
  std::vector<LinkRange> robot;
  LessonName formulation;
  LessonNames tell_apart;
  std::optional<ExerciseTable> table;
  std::vector<ExerciseQuestion> questions;
  std::vector<ExerciseText> texts;
};

}  // namespace linkwright
