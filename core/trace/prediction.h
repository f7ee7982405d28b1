// SPDX-License-Identifier: MIT
#pragma once

// What a person is asked to predict at a step, and what their answer looks like: right within a tolerance, or as if a
// term had been left out, taken with the wrong sign, read in other axes or in degrees.

#include "core/mechanism/model.h"
#include "core/recording/express.h"
#include "core/recording/quantity_key.h"
#include "core/spatial/pose.h"
#include "core/trace/step_terms.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// A summand of what is asked, with its sign and in the axes that were asked for.
struct QuestionTerm {
  int summand = 0;    ///< index into StepTerms::summands
  std::string plain;  ///< without the sign
  std::array<double, 9> values{};
};

/// The same quantity in axes that were not asked for.
struct OtherReading {
  Axes axes = Axes::Link;
  std::array<double, 9> values{};
};

struct Question {
  QuantityKey key;     ///< the left side, also where only a summand of it is asked
  int step = -1;       ///< as the caller counts
  int summand = -1;    ///< index into StepTerms::summands of what is asked; -1: the left side
  std::string symbol;  ///< "ωᵢ", or the summand without its sign
  std::string id;      ///< the equation: "body.5"
  std::string unit;    ///< as unitOf: "rad/s^2"; of a six-vector both, "N m; N"
  Axes axes = Axes::Link;
  int size = 1;                         ///< 1, 3 or 6
  std::array<double, 9> truth{};        ///< of the left side the recorder's bits where axes is Link
  std::vector<QuestionTerm> terms;      ///< that add up to the truth, none that vanish; empty for one summand
  std::vector<OtherReading> elsewhere;  ///< bits that differ from the truth's
  std::array<double, 2>
      scale{};  ///< how large the summands are, or could be: of the vector, or of a six-vector's halves
};

/// What is asked at a step: its first left side that was recorded, or the summand `summand`, as it reads in its line
/// (a minus in front is not part of it). Axes::Link: as recorded. Absent where that is a matrix or nothing at all.
/// O(summands).
std::optional<Question> questionAt(const Model& model, const Recording& recording, const std::vector<Pose>& X_WB,
                                   const StepTerms& terms, int summand, Axes axes);

enum class AnswerKind {
  Components,  ///< all numbers, in the unit that is asked for
  Direction    ///< a vector of any length; zero: it vanishes
};
struct Answer {
  AnswerKind kind = AnswerKind::Components;
  std::array<double, 9> values{};
};

/// How near is right: the difference beside the length of the truth, each half of a six-vector by itself; or an angle.
/// A truth that is zero up to round-off has no length: there the difference counts beside the question's scale.
struct Tolerance {
  double length = 0.05;
  double angle = 0.17453292519943295;  ///< rad, below a right angle
};

/// What a wrong answer looks like.
enum class AnswerSlip {
  None,           ///< right, or like nothing known
  Opposite,       ///< all of it with the wrong sign
  TermLeftOut,    ///< Verdict::terms are missing
  TermFlipped,    ///< Verdict::terms have the wrong sign
  OtherAxes,      ///< right in Verdict::axes
  Degrees,        ///< in degrees in place of radians
  Radians,        ///< turned from degrees into radians once too often
  Thousand,       ///< a thousand times too large or too small
  SwappedHalves,  ///< of a six-vector
  Length,         ///< the direction is right, the length is not
  Direction       ///< the length is right, the direction is not
};

struct Verdict {
  bool right = false;
  std::array<double, 2> difference{};  ///< length of answer minus truth, in the unit; of each half of a six-vector
  std::array<double, 2> allowed{};
  double angle = 0.0;  ///< rad between answer and truth; of three-vectors that do not vanish, else 0
  double ratio = 0.0;  ///< length of the answer beside that of the truth; 0 where the truth vanishes
  AnswerSlip slip = AnswerSlip::None;
  std::vector<int> terms;  ///< into Question::terms
  Axes axes = Axes::Link;
};

/// Whether the truth is nothing but round-off beside its summands.
bool vanishes(const Question& question);

/// Holds an answer against the truth. Of what a wrong answer could look like the nearest is named, one slip before two.
/// A direction is only asked of three-vectors. O(terms^2).
Verdict judge(const Question& question, const Answer& answer, const Tolerance& tolerance);

}  // namespace linkwright
