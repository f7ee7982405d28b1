// SPDX-License-Identifier: MIT
#include "core/trace/prediction.h"

#include "core/base/index.h"
#include "core/base/require.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>
#include <utility>

namespace linkwright {
namespace {

constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;
constexpr double kNearZero = 0.005;  // of the scale: what a guess that vanishes may be off by

using Values = std::array<double, 9>;

int halves(int size) { return size == 6 ? 2 : 1; }
int perHalf(int size) { return size == 6 ? 3 : size; }

double length(const Values& values, int size, int half) {
  double sum = 0.0;
  const int count = perHalf(size);
  for (int k = half * count; k < (half + 1) * count; ++k) sum += values.at(at(k)) * values.at(at(k));
  return std::sqrt(sum);
}

Values difference(const Values& a, const Values& b) {
  Values d{};
  for (std::size_t k = 0; k < d.size(); ++k) d[k] = a[k] - b[k];
  return d;
}

Values plus(const Values& a, double factor, const Values& b) {
  Values sum{};
  for (std::size_t k = 0; k < sum.size(); ++k) sum[k] = a[k] + factor * b[k];
  return sum;
}

// atan2 keeps its digits for small angles
double angleBetween(const Values& a, const Values& b) {
  const Eigen::Map<const Eigen::Vector3d> u(a.data()), v(b.data());
  const Eigen::Vector3d cross(u.y() * v.z() - u.z() * v.y(), u.z() * v.x() - u.x() * v.z(),
                              u.x() * v.y() - u.y() * v.x());
  return std::atan2(cross.norm(), u.dot(v));
}

Values valuesOf(const double* from, int size) {
  Values values{};
  std::copy(from, from + size, values.begin());
  return values;
}

Values shown(const Model& model, const std::vector<Pose>& X_WB, Recorded entry, const double* values, Axes axes) {
  if (axes == Axes::Link) return valuesOf(values, entry.size);
  std::copy(values, values + entry.size, entry.values);
  return valuesOf(expressed(model, X_WB, entry, {axes, -1}).values, entry.size);
}

void addScale(Question& question, const double* values, double bound) {
  const Values each = valuesOf(values, question.size);
  for (int half = 0; half < halves(question.size); ++half) {
    double& scale = question.scale.at(at(half));
    scale = std::max({scale, length(each, question.size, half), bound});
  }
}

// a half that is nothing but round-off has no length of its own
double lengthOrZero(const Question& question, const Values& values, int half) {
  const double own = length(values, question.size, half);
  const double scale = std::max(question.scale[0], question.scale[1]);
  return own <= TermSource::kRoundOff * scale ? 0.0 : own;
}

/// What could have been thought of, and how far the answer is from it beside what is allowed; above 1: not it.
struct Guess {
  AnswerSlip slip = AnswerSlip::None;
  Values values{};
  std::vector<int> terms;
  Axes axes = Axes::Link;
};

double distance(const Question& question, const Answer& answer, const Values& from, const Tolerance& tolerance,
                double near_zero) {
  if (answer.kind == AnswerKind::Direction) {
    const bool none = length(answer.values, 3, 0) == 0.0;
    if (lengthOrZero(question, from, 0) == 0.0 || none) {
      return none && lengthOrZero(question, from, 0) == 0.0 ? 0.0 : 2.0;
    }
    return angleBetween(answer.values, from) / tolerance.angle;
  }
  double worst = 0.0;
  const Values d = difference(answer.values, from);
  for (int half = 0; half < halves(question.size); ++half) {
    const double own = lengthOrZero(question, from, half);
    const double allowed = own > 0.0 ? tolerance.length * own : near_zero * question.scale.at(at(half));
    const double off = length(own > 0.0 ? d : answer.values, question.size, half);
    worst = std::max(worst, off == 0.0 ? 0.0 : allowed == 0.0 ? 2.0 : off / allowed);
  }
  return worst;
}

std::vector<Guess> oneSlip(const Question& question, AnswerKind kind) {
  std::vector<Guess> guesses;
  const Values& truth = question.truth;
  const Values nothing{};
  guesses.push_back({AnswerSlip::Opposite, plus(nothing, -1.0, truth), {}, {}});
  for (const OtherReading& other : question.elsewhere) {
    guesses.push_back({AnswerSlip::OtherAxes, other.values, {}, other.axes});
  }
  const int terms = static_cast<int>(question.terms.size());
  for (int k = 0; k < terms && terms > 1; ++k) {
    const Values& term = question.terms.at(at(k)).values;
    guesses.push_back({AnswerSlip::TermLeftOut, plus(truth, -1.0, term), {k}, {}});
    guesses.push_back({AnswerSlip::TermFlipped, plus(truth, -2.0, term), {k}, {}});
  }
  if (kind == AnswerKind::Direction) return guesses;

  // what comes of another unit
  const std::string::size_type middle = std::min(question.unit.find(';'), question.unit.size());
  const auto angular = [&](int half) {
    const std::string unit = half == 0 ? question.unit.substr(0, middle) : question.unit.substr(middle);
    return unit.find("rad") != std::string::npos;
  };
  for (const auto& [slip, factor] :
       {std::pair{AnswerSlip::Degrees, kDegreesPerRadian}, std::pair{AnswerSlip::Radians, 1.0 / kDegreesPerRadian}}) {
    Guess guess = {slip, truth, {}, {}};
    for (int k = 0; k < question.size; ++k) {
      if (angular(k / perHalf(question.size))) guess.values.at(at(k)) *= factor;
    }
    guesses.push_back(std::move(guess));
  }
  guesses.push_back({AnswerSlip::Thousand, plus(nothing, 1e3, truth), {}, {}});
  guesses.push_back({AnswerSlip::Thousand, plus(nothing, 1e-3, truth), {}, {}});
  if (question.size == 6) {
    Guess guess = {AnswerSlip::SwappedHalves, truth, {}, {}};
    std::rotate(guess.values.begin(), guess.values.begin() + 3, guess.values.begin() + 6);
    guesses.push_back(std::move(guess));
  }
  return guesses;
}

std::vector<Guess> twoTermsLeftOut(const Question& question) {
  std::vector<Guess> guesses;
  const int terms = static_cast<int>(question.terms.size());
  for (int k = 0; k < terms && terms > 2; ++k) {
    const Values rest = plus(question.truth, -1.0, question.terms.at(at(k)).values);
    for (int j = k + 1; j < terms; ++j) {
      guesses.push_back({AnswerSlip::TermLeftOut, plus(rest, -1.0, question.terms.at(at(j)).values), {k, j}, {}});
    }
  }
  return guesses;
}

// the nearest of the guesses that the answer is, and that would not have been right
bool nameSlip(Verdict& verdict, const Question& question, const Answer& answer, const Tolerance& tolerance,
              const std::vector<Guess>& guesses) {
  double nearest = 1.0;
  bool found = false;
  for (const Guess& guess : guesses) {
    const Answer as_answer = {answer.kind, guess.values};
    if (distance(question, as_answer, question.truth, tolerance, tolerance.length) <= 1.0) continue;
    const double off = distance(question, answer, guess.values, tolerance, kNearZero);
    if (off > 1.0 || (found && off >= nearest)) continue;
    nearest = off;
    found = true;
    verdict.slip = guess.slip;
    verdict.terms = guess.terms;
    verdict.axes = guess.axes;
  }
  return found;
}

}  // namespace

std::optional<Question> questionAt(const Model& model, const Recording& recording, const std::vector<Pose>& X_WB,
                                   const StepTerms& terms, int summand, Axes axes) {
  require(summand < static_cast<int>(terms.summands.size()), "the summand is one of the step's");
  int left = summand < 0 ? 0 : terms.summands[at(summand)].result;
  const int results = static_cast<int>(terms.results.size());
  while (summand < 0 && left < results && terms.results[at(left)].entry < 0) ++left;
  if (left >= results) return std::nullopt;
  const StepResult& result = terms.results[at(left)];
  if (result.entry < 0 || (result.size != 1 && result.size != 3 && result.size != 6)) return std::nullopt;

  const Recorded& entry = recording.entries.at(at(result.entry));
  Question question;
  question.key = keyOf(entry);
  question.summand = summand;
  question.id = terms.id;
  question.axes = axes;
  question.size = result.size;
  question.unit = result.unit;
  question.symbol = result.symbol;
  Values truth = valuesOf(result.values, result.size);
  if (summand >= 0) {
    const Summand& asked = terms.summands[at(summand)];
    if (asked.size != result.size) return std::nullopt;
    question.symbol = asked.plain;
    for (int k = 0; k < asked.size; ++k) {
      const double value = asked.values[k];
      // what is subtracted is read without its minus
      truth.at(at(k)) = asked.sign < 0 && value != 0.0 ? -value : value;
    }
    addScale(question, asked.values, asked.vanishes == Vanishing::No ? 0.0 : asked.bound);
  }
  question.truth = shown(model, X_WB, entry, truth.data(), axes);
  for (std::size_t k = 0; k < terms.summands.size() && summand < 0; ++k) {
    const Summand& each = terms.summands[k];
    if (each.result != left || each.size != result.size) continue;
    addScale(question, each.values, each.vanishes == Vanishing::No ? 0.0 : each.bound);
    if (each.vanishes != Vanishing::No) continue;
    question.terms.push_back({static_cast<int>(k), each.plain, shown(model, X_WB, entry, each.values, axes)});
  }

  // in which other axes could it have been read?
  if (result.size >= 3) {
    for (const Axes other : {Axes::Link, Axes::Parent, Axes::World}) {
      Recorded turned = entry;
      std::copy(truth.begin(), truth.begin() + result.size, turned.values);
      const Values values = valuesOf(expressed(model, X_WB, turned, {other, -1}).values, result.size);
      if (std::memcmp(values.data(), question.truth.data(), sizeof values) != 0) {
        question.elsewhere.push_back({other, values});
      }
    }
  }
  return question;
}

bool vanishes(const Question& question) {
  for (int half = 0; half < halves(question.size); ++half) {
    if (lengthOrZero(question, question.truth, half) > 0.0) return false;
  }
  return true;
}

Verdict judge(const Question& question, const Answer& answer, const Tolerance& tolerance) {
  require(answer.kind == AnswerKind::Components || question.size == 3, "a direction is asked of three-vectors");
  Verdict verdict;
  const Values d = difference(answer.values, question.truth);
  for (int half = 0; half < halves(question.size); ++half) {
    const double own = lengthOrZero(question, question.truth, half);
    verdict.difference.at(at(half)) = length(d, question.size, half);
    verdict.allowed.at(at(half)) = tolerance.length * (own > 0.0 ? own : question.scale.at(at(half)));
  }
  const double truth = lengthOrZero(question, question.truth, 0);
  const double said = length(answer.values, question.size, 0);
  if (question.size != 6 && truth > 0.0) verdict.ratio = said / truth;
  if (question.size == 3 && truth > 0.0 && said > 0.0) verdict.angle = angleBetween(answer.values, question.truth);
  verdict.right = distance(question, answer, question.truth, tolerance, tolerance.length) <= 1.0;
  if (verdict.right) return verdict;

  if (nameSlip(verdict, question, answer, tolerance, oneSlip(question, answer.kind)) ||
      nameSlip(verdict, question, answer, tolerance, twoTermsLeftOut(question)) ||
      answer.kind == AnswerKind::Direction || question.size == 6 || truth == 0.0 || said == 0.0) {
    return verdict;
  }
  // half right: the direction, or the length
  const bool same_way = question.size == 3 ? verdict.angle <= tolerance.angle
                                           : std::signbit(answer.values[0]) == std::signbit(question.truth[0]);
  if (same_way) {
    verdict.slip = AnswerSlip::Length;
  } else if (question.size == 3 && std::abs(said - truth) <= tolerance.length * truth) {
    verdict.slip = AnswerSlip::Direction;
  }
  return verdict;
}

}  // namespace linkwright
