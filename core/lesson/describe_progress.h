// SPDX-License-Identifier: MIT
#pragma once

// What stands in a line of a learner's progress, once: the reader and the writer follow (core/scene/describe.h).

#include "core/lesson/lesson_fields.h"
#include "core/lesson/progress.h"
#include "core/scene/describe.h"

#include <optional>
#include <string>

namespace linkwright {

inline constexpr const char* kProgressKey = "linkwright_progress";

template <class V>
void describe(V& v, ProgressEntry& x) {
  constexpr double kMost = 1e9;
  const auto count = [](const char* words) {
    return Field{.optional = true, .least = 0.0, .most = kMost, .words = words};
  };
  v.own(
      kProgressKey, [](auto&) {}, [](auto& out) { return std::optional(out.numberText(kProgressVersion)); },
      OwnField{.needed = true, .words = "version of the format"});
  v.field("student", x.student, Field{.optional = true, .words = "the code of the learner"});
  v.field("lesson", x.lesson, Field{.needed = true, .words = "its id"});
  v.field("lesson_hash", x.hash, Field{.optional = true, .words = "tells versions of the lesson apart"});
  v.field("checked", x.checked, count("steps of the lesson that ask for something"));
  v.field("step", x.step, Field{.needed = true, .words = "its id"});
  v.field("kind", x.kind, kStepKinds, Field{.needed = true, .words = "of the step"});
  v.field("time", x.time, Field{.needed = true, .words = "UTC"});
  v.check([&](auto& in) {
    if (!x.time.empty() && !isUtcText(x.time))
      in.error("time", Message("Files", "\"time\" must be a time in UTC such as \"%1\"").arg("2026-03-01T09:30:00Z"));
  });
  v.field("outcome", x.outcome, kAttemptOutcomes, Field{.needed = true});
  v.field("say", x.say, Field{.optional = true, .words = "key of the text that was said"});
  v.field("mistake", x.mistake, Field{.optional = true, .words = "whose number the answer is"});
  describeAnswers(v, "answers", x.answers, "by the ids of what is asked");
  describeAnswers(v, "truths", x.truths, "by the same ids");
  describeNumbers(v, "tolerances", x.tolerances, "by the same ids");
  v.field("tries", x.tries, count("at this step so far"));
  v.field("hints", x.hints, count("shown at this step so far"));
  v.field("seconds", x.seconds, Field{.optional = true, .least = 0.0, .unit = "s", .words = "at this step so far"});
}

}  // namespace linkwright
