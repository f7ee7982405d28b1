// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/exercise/draw.h"
#include "core/exercise/open_exercise.h"
#include "core/lesson/step_judge.h"
#include "core/trace/trace_rows.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace linkwright {

/// After so many draws there is no variant: the ranges leave too little room.
inline constexpr int kMostDraws = 2000;
/// How many tolerances a mistake's number is from the right one and from those of other mistakes, at least.
inline constexpr double kTolerancesApart = 3.0;
/// How many absolute tolerances an answer is from zero, at least, unless zero is meant.
inline constexpr double kTolerancesFromZero = 20.0;

/// A number as the student reads it; `value` is that text, in SI units.
struct VariantGiven {
  std::string name;  ///< q.JOINT, qd.JOINT, qdd.JOINT; mass.LINK, length.LINK, payload.LINK
  std::string text, unit;
  double value = 0.0;
  bool is_drawn = false;  ///< not the same for everybody
};

/// What comes out where a mistake is made.
struct WrongAnswer {
  Mistake mistake{};
  double number = 0.0;  ///< of a question for a number
  int option = -1;      ///< of another one
};

/// The answer to a question. Options of a direction are +x, -x, +y, -y, +z, -z, those of the first wrong row the rows
/// of the table, those of the mistake that was planted the mistakes of the table.
struct VariantAnswer {
  double truth = 0.0, tolerance = 0.0;  ///< of a number
  int right = -1;                       ///< the option
  std::vector<WrongAnswer> wrong;
};

/// The exercise of one student.
struct Variant {
  std::string student;
  std::string code;  ///< names it, and tells neither the student nor the answers
  int draws = 0;     ///< that it took
  std::vector<VariantGiven> givens;
  LessonRobot robot;
  LessonInstant instant;
  std::vector<TraceRow> table;  ///< with the mistake in it
  std::optional<Mistake> planted;
  std::vector<VariantAnswer> answers;  ///< by Exercise::questions
};

/// Why a draw is no variant.
enum class Rejection { BeyondLimits, Singular, NotFinite, NearZero, LikeTruth, LikeAnother, Table };
inline constexpr auto kRejections = everyUpTo<Rejection::Table>();

/// Draws variants: numbers of the ranges, as they are written, again and again until the pose is within the limits and
/// not near a singular one, each answer is far enough from zero, and each mistake that an answer must tell apart is far
/// enough from it and from the others. All answers are worked out from the written numbers. The same secret and
/// student give the same variant on every machine. Not shared between threads.
class VariantMaker {
public:
  VariantMaker(const OpenExercise& open, std::string secret);
  /// An error where there is none in kMostDraws draws: what was in the way most often. Costs of a draw: a recording a
  /// question and mistake.
  Result<Variant> make(const std::string& student);

private:
  std::optional<Rejection> attempt(const Draw& draw, int number, Variant& variant);
  void drawRobot(const Draw& draw, const std::string& ending, Variant& variant);
  void drawState(const Draw& draw, const std::string& ending, Variant& variant);
  std::optional<Rejection> answer(Variant& variant);
  std::optional<Rejection> answerNumber(std::size_t question, std::size_t ask, Variant& variant);
  std::optional<Rejection> answerDirection(std::size_t question, std::size_t ask, Variant& variant);
  std::optional<Rejection> plant(const Draw& draw, const std::string& ending, Variant& variant);
  Message noVariant(const std::string& student, const std::array<int, kRejections.size()>& counts) const;

  const OpenExercise& open_;
  std::string secret_;
  LessonStep step_;                 // asks for all numbers
  std::vector<std::size_t> asks_;   // by question: its first one in step_
  std::optional<StepJudge> judge_;  // of the robot of the last draw
  // how often a question's mistake was in the way, and its answer near zero
  std::map<std::pair<std::string, Mistake>, int> blamed_;
  std::map<std::string, int> vanished_;
};

/// +x, -x, +y, -y, +z, -z, counted from 0: the half-axis that a vector is nearest to; -1 where its two largest
/// components are nearer to each other than `apart`.
int halfAxis(const Eigen::Vector3d& vector, double apart);
/// Where two tables of one recursion differ first: a number that is more than round-off off. -1: nowhere. `apart` says
/// by how many tolerances of the row.
int firstDifference(const std::vector<TraceRow>& ours, const std::vector<TraceRow>& theirs, const ExerciseTable& table,
                    double& apart);
/// The rows of the table that an exercise shows.
std::vector<TraceRow> shownRows(const Model& model, const Recording& recording, const ExerciseTable& table);
/// The same of a variant, with these mistakes made; the exercise has a table.
std::vector<TraceRow> tableWith(const OpenExercise& open, const Variant& variant, const MistakeSet& mistakes);

}  // namespace linkwright
