// SPDX-License-Identifier: MIT
#pragma once

// What stands in a lesson.json, once: the reader, the writer and the JSON schema follow (core/scene/describe.h).

#include "core/lesson/lesson.h"
#include "core/lesson/lesson_fields.h"
#include "core/scene/describe.h"

#include <optional>
#include <string>

namespace linkwright {

template <class V>
void rememberLine(V& v, int& line) {
  v.before([&](auto& in) { line = in.node().line; });
}

template <class V>
void describe(V& v, LessonScene& x) {
  rememberLine(v, x.line);
  describeName(v, "example", x.example, {.optional = true, .words = "name of an example of the program"});
  describeName(v, "file", x.file, {.optional = true, .words = "a file of the lesson's folder, in place of an example"});
  v.check([&](auto& in) {
    if (in.isObject() && x.example.text.empty() == x.file.text.empty())
      in.error(Message("Files", "give either \"example\" or \"file\""));
  });
  v.oneOf({"example", "file"});
  v.field("gravity", x.gravity, Field{.unit = "m/s^2", .words = "in place of the scene's"});
}

/// Beside the other fields of its owner.
template <class V>
void describeLessonState(V& v, LessonState& x) {
  describeName(v, "pose", x.pose, {.optional = true, .words = "a stored pose of the scene"});
  describeNumbers(v, "q", x.q, "positions by the names of joints, rad or m");
  describeNumbers(v, "qd", x.qd, "velocities; joints that are not named stand still");
  describeNumbers(v, "qdd", x.qdd, "accelerations; of joints that are not named 0");
}

template <class V>
void describe(V& v, WalkPlace& x) {
  describeName(v, "link", x.link, {.needed = true});
  describeName(v, "equation", x.equation, {.needed = true, .words = "as the column equation of a trace: body.14"});
  v.field("term", x.term,
          Field{.optional = true, .least = -1.0, .most = 1000.0, .words = "from 0; -1: the whole line"});
}

template <class V>
void describe(V& v, LessonSettings& x) {
  v.field("scene", x.scene, ObjectField{.words = "another robot than the lesson's"});
  describeLessonState(v, x.state);
  v.field("time", x.time, Field{.optional = true, .least = 0.0, .unit = "s", .words = "in the motion or the run"});
  describeName(v, "workspace", x.workspace, {.optional = true, .words = "the mode of the window"});
  describeNames(v, "panels", x.panels, "panels in front");
  describeName(v, "camera", x.camera, {.optional = true, .words = "from where the robot is seen"});
  v.field("walk", x.walk, ObjectField{.words = "a place in the recursion"});
  describeName(v, "formulation", x.formulation, {.optional = true});
  describeName(v, "notation", x.notation, {.optional = true});
  describeName(v, "axes", x.axes, {.optional = true, .words = "in which vectors are shown"});
  describeNames(v, "mistakes", x.mistakes, "planted, by their names");
  describeNames(v, "curves", x.curves, "shown in plots");
  describeName(v, "selection", x.selection, {.optional = true, .words = "a link or a joint"});
  describeNames(v, "hide", x.hide, "values that are kept back, and panels that are not shown, until the step is right");
  describeNames(v, "locked", x.locked, "what cannot be changed");
}

template <class V>
void describe(V& v, LessonAsk& x) {
  rememberLine(v, x.line);
  describeName(v, "id", x.id, {.needed = true, .words = "name of the answer in formulas"});
  describeName(v, "value", x.value, {.optional = true, .words = "the live value that is asked for"});
  v.field("unit", x.unit, Field{.optional = true, .words = "as it is shown"});
  v.field("absolute", x.absolute, Field{.above = 0.0, .words = "how near is right, in the unit"});
  v.field("relative", x.relative, Field{.above = 0.0, .most = 1.0, .words = "the same beside the size of the truth"});
  v.field("angle", x.angle, Field{.above = 0.0, .most = 1.5, .unit = "rad", .words = "the same of a direction"});
  describeNames(v, "options", x.options, "of a choice");
  describeNames(v, "right", x.right, "the options that are right");
  v.field("shuffle", x.shuffle, Field{.optional = true, .words = "options in another order each time"});
}

template <class V>
void describe(V& v, LessonSolution& x) {
  rememberLine(v, x.line);
  describeAnswers(v, "answers", x.answers, "by the ids of what is asked");
  describeLessonState(v, x.state);
  v.field("walk", x.walk, ObjectField{.place = "walk"});
  describeName(v, "file", x.file,
               {.optional = true, .words = "build, plan, run: the scene as it is then; table: the filled table"});
}

template <class V>
void describe(V& v, LessonWrong& x) {
  rememberLine(v, x.line);
  describeName(v, "when", x.when, {.optional = true, .words = "a formula over names of let and ask"});
  describeName(v, "mistake", x.mistake,
               {.optional = true, .words = "in place of it: the answer is what comes out with this mistake planted"});
  v.field("at", x.at, ObjectField{.place = "at", .words = "walk: in place of both, the wrong place"});
  describeName(v, "ask", x.ask, {.optional = true, .words = "whose number that is; absent: the first one's"});
  describeName(v, "say", x.say, {.needed = true, .words = "key of the text"});
  describeName(v, "plant", x.plant, {.optional = true, .words = "a mistake that is planted while it is said"});
  v.part(
      "example",
      [&](auto& inner) {
        describeAnswers(inner, "answers", x.example_answers, "by the ids of what is asked");
        describeLessonState(inner, x.example_state);
        describeName(inner, "file", x.example_file, {.optional = true, .words = "build, plan, run: a scene"});
      },
      ObjectField{.omitted = !x.hasExample(),
                  .words = "an input for which the formula holds, where the check finds none by itself"});
  v.check([&](auto& in) {
    const int given = int{!x.when.text.empty()} + int{!x.mistake.text.empty()} + int{x.at.has_value()};
    if (in.isObject() && given != 1)
      in.error(Message("Files",
                       "give one of \"when\", a formula, \"mistake\", the name of one, and \"at\", a place of the "
                       "walk"));
  });
  v.oneOf({"when", "mistake", "at"});
}

template <class V>
void describe(V& v, LessonStep& x) {
  rememberLine(v, x.line);
  describeName(v, "id", x.id, {.needed = true, .words = "unique; the heading of its text"});
  v.field("kind", x.kind, kStepKinds, Field{.needed = true, .words = "what it asks for"});
  v.field("seconds", x.seconds, Field{.optional = true, .least = 0.0, .unit = "s", .words = "of free play"});
  v.field("set", x.set,
          ObjectField{.optional = true, .words = "what it puts in place; nothing is inherited from the step before"});
  describeTexts(v, "let", x.let, "short names of live values, for formulas and texts");
  v.field(
      "ask", x.asks,
      ListField{.item = Message("Files", "question %1 of %2"), .optional = true, .most = 6, .words = "what is asked"});
  describeName(v, "done", x.done, {.optional = true, .words = "the formula that has to hold"});
  v.field("hold", x.hold,
          Field{.optional = true, .least = 0.0, .most = 60.0, .unit = "s", .words = "how long it has to hold"});
  v.field("wrong", x.wrong,
          ListField{.item = Message("Files", "wrong answer %1 of %2"),
                    .optional = true,
                    .words = "known wrong answers; the first one that fits is said"});
  v.field("near", x.near,
          ListField{.item = Message("Files", "near answer %1 of %2"),
                    .optional = true,
                    .words = "the same of what is nearly right"});
  describeNames(v, "hints", x.hints, "keys of texts, at most three: where to look, which law, which equation");
  v.field("solution", x.solution,
          ObjectField{.optional = true, .words = "what makes it right; needed unless nothing is asked"});
  v.field("explain", x.explain, Field{.optional = true, .words = "a text is shown once it is right"});
}

template <class V>
void describe(V& v, Lesson& x) {
  v.own(
      "$schema", [](auto&) {}, [](auto&) { return std::optional<std::string>(); },
      OwnField{.schema = R"("type": "string")", .words = "for editors"});
  v.own(
      "linkwright_lesson", [](auto&) {}, [](auto& out) { return std::optional(out.numberText(kLessonVersion)); },
      OwnField{.schema = R"("const": 1)", .needed = true, .words = "version of the format"});
  describeName(v, "id", x.id, {.needed = true, .words = "unique among all lessons: org.example.01-levers"});
  v.field("minutes", x.minutes, Field{.needed = true, .least = 1.0, .most = 600.0, .words = "that it takes"});
  describeNames(v, "after", x.after, "ids of lessons that come before");
  describeNames(v, "languages", x.languages, "of text/LANGUAGE.md; the others are held against the first", true);
  v.field("scene", x.scene, ObjectField{.needed = true, .words = "the robot"});
  v.part(
      "state", [&](auto& inner) { describeLessonState(inner, x.state); },
      ObjectField{.omitted = x.state.isEmpty(), .words = "where the robot is unless a step says otherwise"});
  describeNames(v, "locked", x.locked, "what cannot be changed in any step");
  v.field("steps", x.steps,
          ListField{.item = Message("Files", "step %1"), .needed = true, .lines = 4, .words = "in their order"});
}

}  // namespace linkwright
