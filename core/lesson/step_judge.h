// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/lesson/lesson.h"
#include "core/lesson/lesson_values.h"
#include "core/simulation/expression.h"
#include "core/trace/check.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// What a person has come to at a step. What is of no meaning for its kind is not looked at.
struct LessonAttempt {
  LessonInstant instant;
  std::shared_ptr<MotionResults> motion;  ///< of the scene, or of its simulation; null: there is none
  std::vector<LessonAnswer> answers;      ///< numbers or chosen options; a formula is evaluated
  std::optional<WalkPlace> walk;          ///< where the walk stands
  std::shared_ptr<const StudentTable> table;
};

/// One number or direction beside the truth.
struct AskVerdict {
  bool given = false, right = false;
  double answer = 0.0, truth = 0.0;  ///< of a direction: the angle between the two, rad, and 0
  double tolerance = 0.0;            ///< in the unit; of a direction rad
};

struct StepVerdict {
  bool right = false;
  /// Index into LessonStep::wrong or near of what is said, -1: neither. Of what is right nothing is said; that it is
  /// there all the same is an author's slip, which the check of a lesson finds.
  int wrong = -1, near = -1;
  std::vector<AskVerdict> asks;
};

/// Judges attempts at one step on one robot: formulas and names are compiled once. Not shared between threads. Names of
/// "let" have the values that are seen, with the mistakes that are planted; what is asked for is the right value.
///
/// Right is: each answer is (a choice where exactly the right options are chosen, a number within its tolerance, a
/// direction within its angle, a place in the walk where it is the solution's, a table where all rows agree and none is
/// missing), and "done", where there is one, holds. Of what is not right the first wrong answer whose formula holds,
/// whose mistake gives the number within the tolerance or whose place it is, is said; of none of these the first near
/// one.
class StepJudge {
public:
  /// Errors, with `file` and the lines of the step: a formula that cannot be used, a value that the robot has not.
  static Result<StepJudge> make(const LessonStep& step, const LessonRobot& robot, const std::string& file);

  StepVerdict judge(const LessonAttempt& attempt);
  /// The number that is asked for, in the state of the attempt: the right one whatever is planted there, or the one
  /// that these mistakes give.
  double truthOf(std::size_t ask, const LessonAttempt& attempt, const MistakeSet& mistakes = {});
  /// The number that comes out with this mistake alone in the computation of the value; the right one where the value's
  /// computation has no place for it (canTouch). Takes milliseconds where that is an iteration, the start of a run or
  /// the revision of a trajectory.
  double plantedNumber(std::size_t ask, const LessonAttempt& attempt, const LessonMistake& mistake);
  /// Whether the computation of the value that is asked for has a place for the mistake.
  bool canBeTouched(std::size_t ask, const LessonMistake& mistake) const;
  /// The right answer to a question, as numbers or options.
  LessonAnswer rightAnswer(std::size_t ask, const LessonAttempt& attempt);
  /// How near to that number is right.
  double toleranceOf(std::size_t ask, double truth) const;
  /// Of "let", in the state of the attempt.
  std::vector<double> letValues(const LessonAttempt& attempt);
  /// The answers of a solution or an example as numbers and options: formulas are evaluated over "let".
  std::vector<LessonAnswer> evaluated(const std::vector<LessonAnswer>& answers, const LessonAttempt& attempt);
  const LessonStep& step() const { return *step_; }
  /// Which question a wrong answer is about.
  std::size_t askOf(const LessonWrong& wrong) const;

private:
  StepJudge(const LessonStep& step, const LessonRobot& robot);
  Diagnostics compile(const std::string& file);
  void readNames(const LessonAttempt& attempt);
  bool isTableRight(const LessonAttempt& attempt) const;
  AskVerdict judgeAsk(std::size_t ask, const LessonAttempt& attempt) const;
  bool fires(const LessonWrong& wrong, const Expression* when, const StepVerdict& verdict,
             const LessonAttempt& attempt);
  std::size_t valueOf(std::size_t ask) const;

  std::shared_ptr<const LessonStep> step_;
  LessonValues values_;
  std::vector<double> truths_;                   // the same of the last judge(), without planted mistakes
  std::vector<double> read_;                     // what values_ gave
  std::vector<ExpressionVariable> variables_;    // their values stand in names_
  std::unique_ptr<std::vector<double>> names_;   // [let, then a number an ask or one an option]
  std::vector<Expression> done_, wrong_, near_;  // an empty formula where a mistake or a place stands for it
};

/// Whether two places in the walk are the same.
bool isSamePlace(const WalkPlace& a, const WalkPlace& b);
/// Whether a place is the one that is meant, or on its line where no term is meant.
bool isOnPlace(const WalkPlace& place, const WalkPlace& meant);

}  // namespace linkwright
