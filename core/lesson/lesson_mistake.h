// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_mistake.h"
#include "core/contact/extended_mistakes.h"
#include "core/dynamics/mistake.h"
#include "core/ik/ik_mistake.h"
#include "core/lesson/value_name.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace linkwright {

/// A mistake that a wrong answer is known by: of the recursion, of the iteration of inverse kinematics, of the revision
/// of a trajectory with elastic links, of the extended Newton-Euler method. No two of them have the same name.
using LessonMistake = std::variant<Mistake, IkMistake, ElasticMistake, ExtendedMistake>;

/// All of them, kind after kind.
std::span<const LessonMistake> lessonMistakes();

const char* nameOf(const LessonMistake& mistake);
const char* titleOf(const LessonMistake& mistake);
const char* hintOf(const LessonMistake& mistake);
/// None for a word that is the name of none.
std::optional<LessonMistake> lessonMistake(std::string_view word);
/// "of the recursion: gravity-left-out, ...; of inverse kinematics: ...": for messages.
std::string lessonMistakeNames();
/// Those of the recursion alone, which a window can plant for a lesson.
std::string recursionMistakeNames();

/// Whether the computation of the value has a place for the mistake. That the number changes is not said: there may be
/// no such term in this state.
bool canTouch(const LessonMistake& mistake, const ValueName& value);

}  // namespace linkwright
