// SPDX-License-Identifier: MIT
#pragma once

// What stands in the file of an exercise, once: the reader, the writer and the JSON schema follow
// (core/scene/describe.h).

#include "core/exercise/exercise.h"
#include "core/lesson/describe_lesson.h"
#include "core/lesson/lesson_fields.h"
#include "core/scene/describe.h"

#include <optional>
#include <string>

namespace linkwright {

/// Beside the other fields of its owner.
template <class V>
void describeGrid(V& v, NumberGrid& x) {
  v.field("low", x.low, Field{.needed = true, .least = -1e6, .most = 1e6, .words = "the smallest number"});
  v.field("high", x.high, Field{.needed = true, .least = -1e6, .most = 1e6, .words = "not beyond it"});
  v.field("step", x.step, Field{.needed = true, .above = 0.0, .most = 1e6, .words = "from number to number"});
  v.check([&](auto& in) {
    if (in.isObject() && x.high < x.low)
      in.error("high", Message("Files", "\"high\" must not be less than \"low\""));
    else if (in.isObject() && (x.high - x.low) / x.step > 1e6)
      in.error("step", Message("Files", "the range has more than a million numbers; give a larger \"step\""));
  });
}

template <class V>
void describe(V& v, JointRange& x) {
  rememberLine(v, x.line);
  describeName(v, "joint", x.joint, {.needed = true});
  describeGrid(v, x.grid);
  v.field("unit", x.unit, kRangeUnits, Field{.optional = true, .words = "of the numbers: deg for degrees"});
}

template <class V>
void describe(V& v, LinkRange& x) {
  rememberLine(v, x.line);
  describeName(v, "link", x.link, {.needed = true});
  v.field("figure", x.figure, kLinkFigures, Field{.needed = true, .words = "which of its figures, kg or m"});
  describeGrid(v, x.grid);
}

template <class V>
void describe(V& v, ExerciseQuestion& x) {
  rememberLine(v, x.line);
  describeName(v, "id", x.id, {.needed = true, .words = "unique; the key of its text"});
  v.field("kind", x.kind, kQuestionKinds, Field{.needed = true, .words = "what is asked for"});
  describeName(v, "value", x.value, {.optional = true, .words = "the live value: a number, or a vector's direction"});
  v.field("unit", x.unit, Field{.optional = true, .words = "as it is shown"});
  v.field("absolute", x.absolute, Field{.above = 0.0, .words = "how near is right, in the unit"});
  v.field("relative", x.relative, Field{.above = 0.0, .most = 0.5, .words = "the same beside the size of the truth"});
  v.field("may_vanish", x.may_vanish, Field{.optional = true, .words = "zero is meant"});
  v.field("points", x.points, Field{.optional = true, .least = 1.0, .most = 100.0});
  describeNames(v, "tell_apart", x.tell_apart, "mistakes, in place of the exercise's");
  describeNames(v, "hints", x.hints, "keys of texts, at most three");
}

template <class V>
void describe(V& v, ExerciseTable& x) {
  rememberLine(v, x.line);
  describeNames(v, "equations", x.equations, "numbers of the equations whose rows are shown", true);
  describeNames(v, "mistakes", x.mistakes, "of which one is planted", true);
  v.field("absolute", x.absolute, Field{.above = 0.0, .words = "what is seen as a difference, in the row's unit"});
  v.field("relative", x.relative,
          Field{.above = 0.0, .most = 0.5, .words = "the same beside the row's largest number"});
  v.field("digits", x.digits, Field{.optional = true, .least = 0.0, .most = 12.0, .words = "after the point"});
}

template <class V>
void describe(V& v, ExerciseText& x) {
  rememberLine(v, x.line);
  describeName(v, "language", x.language, {.needed = true, .words = "en, ja, ..."});
  v.field("note", x.note, Field{.optional = true, .words = "about the text, for whoever changes it"});
  v.field("title", x.title, Field{.needed = true});
  v.field("goal", x.goal, Field{.needed = true, .words = "what is to be done"});
  describeTexts(v, "asks", x.asks, "by the ids of the questions");
  describeTexts(v, "hints", x.hints, "by their keys");
  describeTexts(v, "mistakes", x.mistakes, "what is said of a mistake, in place of the program's words");
  describeTexts(v, "words", x.words, "headings of the sheet, in place of the program's");
}

template <class V>
void describe(V& v, Exercise& x) {
  v.own(
      "$schema", [](auto&) {}, [](auto&) { return std::optional<std::string>(); },
      OwnField{.schema = R"("type": "string")", .words = "for editors"});
  v.own(
      "linkwright_exercise", [](auto&) {}, [](auto& out) { return std::optional(out.numberText(kExerciseVersion)); },
      OwnField{.schema = R"("const": 1)", .needed = true, .words = "version of the format"});
  describeName(v, "id", x.id, {.needed = true, .words = "unique among all exercises: org.example.levers-1"});
  v.field("scene", x.scene, ObjectField{.needed = true, .words = "the robot"});
  v.part(
      "state", [&](auto& inner) { describeLessonState(inner, x.state); },
      ObjectField{.omitted = x.state.isEmpty(), .words = "where the robot is, as far as it does not vary"});
  const auto ranges = [&](const char* key, std::vector<JointRange>& list, const char* words) {
    v.field(key, list, ListField{.item = Message("Files", "range %1 of %2"), .optional = true, .words = words});
  };
  ranges("q", x.q, "positions that vary");
  ranges("qd", x.qd, "velocities that vary");
  ranges("qdd", x.qdd, "accelerations that vary");
  v.field("robot", x.robot,
          ListField{.item = Message("Files", "range %1 of %2"), .optional = true, .words = "figures that vary"});
  describeName(v, "formulation", x.formulation, {.optional = true, .words = "of the table and of students' tables"});
  describeNames(v, "tell_apart", x.tell_apart, "mistakes that each answer must tell apart");
  v.field("table", x.table, ObjectField{.words = "a table of the recursion with a planted mistake"});
  v.field("questions", x.questions,
          ListField{.item = Message("Files", "question %1"), .needed = true, .most = 20, .words = "in their order"});
  v.field("texts", x.texts,
          ListField{.item = Message("Files", "text %1"), .needed = true, .lines = 4, .words = "one per language"});
}

}  // namespace linkwright
