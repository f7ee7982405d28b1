// SPDX-License-Identifier: MIT
#pragma once

// Edits of a lesson that is being written, where more than one field changes with them.

#include "core/lesson/lesson_draft.h"
#include "core/lesson/lesson_rules.h"
#include "core/lesson/planted_numbers.h"

#include <cstddef>
#include <string>

namespace linkwright {

/// The widest angle within which a direction may be right, rad.
inline constexpr double kWidestAngle = 1.5;

/// Makes it a step of that kind: with a question where one needs one, about a robot that stays as it is, and without
/// what the kind does not have.
void setKind(LessonStep& step, StepKind kind);

/// A question with a name that no other one has, and a tolerance where its kind has one.
LessonAsk newAsk(const LessonStep& step);
/// Whether a question can be called that: a name of a formula that nothing else in the step has.
bool canBeAskId(const LessonStep& step, const LessonAsk& ask, const std::string& id);
/// Formulas, answers and texts follow.
void renameAsk(LessonDraft& draft, std::size_t step, std::size_t ask, const std::string& id);
void removeAsk(LessonDraft& draft, std::size_t step, std::size_t ask);
/// The value is kept back from now on, and the one that was asked for is not.
void askFor(LessonStep& step, std::size_t ask, const std::string& value);

/// The options of a choice as lines of their words, with * before each one that is right.
std::string optionLines(const LessonDraft& draft, std::size_t step, std::size_t ask);
/// Options keep their ids where their words, or their places in the list, are the same.
void setOptionLines(LessonDraft& draft, std::size_t step, std::size_t ask, const std::string& lines);

/// Adds a wrong answer with a reply that is to be written; returns its key.
std::string addWrong(LessonStep& step, LessonWrong wrong, const std::string& stem);
std::string addMistake(LessonStep& step, std::size_t ask, const LessonMistake& mistake);

/// The teacher's words, `key` empty, or a question to discuss; all of them are there or none.
void setTeacherText(LessonDraft& draft, const std::string& key, const std::string& markdown);

/// "T1 = tau.joint_1", one a line.
std::string letLines(const LessonStep& step);
void setLetLines(LessonStep& step, const std::string& lines);

}  // namespace linkwright
