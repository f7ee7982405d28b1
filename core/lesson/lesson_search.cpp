// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_search.h"

#include "core/base/number_text.h"
#include "core/lesson/planted_numbers.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <cmath>
#include <numbers>
#include <random>
#include <string>

namespace linkwright {
namespace {

constexpr int kGridSteps = 24;        // of a turn
constexpr int kRandomPoses = 20'000;  // a second at most
constexpr std::size_t kMostOptions = 10;
constexpr int kNearSteps = 50;  // to each side of a right number

/// The numbers that are written in a formula.
std::vector<double> numbersIn(const std::string& formula) {
  std::vector<double> numbers;
  for (std::size_t i = 0; i < formula.size();) {
    const auto is_part = [&](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '.'; };
    const bool after_name =
        i > 0 && (std::isalnum(static_cast<unsigned char>(formula[i - 1])) != 0 || formula[i - 1] == '_');
    if (!is_part(formula[i]) || after_name) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < formula.size() && (is_part(formula[end]) || formula[end] == 'e')) ++end;
    double number = 0.0;
    if (parseNumber(formula.substr(i, end - i), number) == NumberParse::Ok) numbers.push_back(number);
    i = end;
  }
  return numbers;
}

class Search {
public:
  Search(StepJudge& judge, WrongPlace place, const PlayedAttempt& begin, const PlayedAttempt& solved)
      : judge_(judge),
        place_(place),
        begin_(begin.attempt),
        solved_(solved.attempt),
        robot_(begin.robot),
        wrong_((place.is_near ? judge.step().near : judge.step().wrong).at(place.index)) {
    solved_.answers = judge_.evaluated(solved_.answers, solved_);
  }

  std::optional<LessonAttempt> run() {
    if (wrong_.hasExample()) return hit(example());
    if (!wrong_.mistake.text.empty()) return hit(byMistake());
    if (wrong_.at) return hit(byPlace());
    switch (judge_.step().kind) {
      case StepKind::Number: return byNumbers();
      case StepKind::Choice: return byChoices();
      case StepKind::Direction: return byDirections();
      case StepKind::Pose: return byPoses();
      default: return hit(begin_);
    }
  }

private:
  /// The attempt, if the wrong answer is what is said of it.
  std::optional<LessonAttempt> hit(const LessonAttempt& attempt) {
    const StepVerdict verdict = judge_.judge(attempt);
    const int found = place_.is_near ? verdict.near : verdict.wrong;
    return !verdict.right && found == static_cast<int>(place_.index) ? std::optional(attempt) : std::nullopt;
  }

  LessonAttempt example() {
    LessonAttempt attempt = begin_;
    attempt.instant = instantOf(robot_, wrong_.example_state, attempt.instant);
    attempt.answers = judge_.evaluated(wrong_.example_answers, attempt);
    return attempt;
  }

  LessonAttempt answering(std::size_t ask, LessonAnswer answer) const {
    LessonAttempt attempt = solved_;
    answer.ask = judge_.step().asks[ask].id.text;
    for (LessonAnswer& each : attempt.answers) {
      if (each.ask == answer.ask) each = answer;
    }
    return attempt;
  }
  LessonAttempt answering(std::size_t ask, double number) const {
    LessonAnswer answer;
    answer.numbers = {number};
    return answering(ask, std::move(answer));
  }

  LessonAttempt byMistake() {
    const std::size_t ask = judge_.askOf(wrong_);
    return answering(ask, judge_.plantedNumber(ask, solved_, *lessonMistake(wrong_.mistake.text)));
  }

  LessonAttempt byPlace() const {
    LessonAttempt attempt = begin_;
    attempt.walk = wrong_.at;
    return attempt;
  }

  std::optional<LessonAttempt> byNumbers() {
    const std::size_t asks = judge_.step().asks.size();
    std::vector<double> seeds = numbersIn(wrong_.when.text);
    for (const double value : judge_.letValues(solved_)) seeds.push_back(value);
    for (std::size_t ask = 0; ask < asks; ++ask) {
      seeds.push_back(judge_.truthOf(ask, solved_));
      for (const PlantedNumber& planted : plantedNumbers(judge_, ask, solved_)) seeds.push_back(planted.number);
    }
    const std::size_t given = seeds.size();
    for (std::size_t i = 0; i < given; ++i) {
      for (std::size_t k = 0; k < given && k < 12 && i < 12; ++k) {
        seeds.push_back(seeds[i] + seeds[k]);
        seeds.push_back(seeds[i] - seeds[k]);
        seeds.push_back(seeds[i] * seeds[k]);
      }
    }
    for (const double seed : seeds) {
      for (const double factor : {1.0, -1.0, 2.0, 0.5, 0.0, 1000.0, 1e-3, 180.0 / std::numbers::pi}) {
        for (std::size_t ask = 0; ask < asks; ++ask) {
          if (auto found = hit(answering(ask, factor * seed))) return found;
        }
        // all of them alike
        LessonAttempt every = solved_;
        for (LessonAnswer& answer : every.answers) answer.numbers = {factor * seed};
        if (auto found = hit(every)) return found;
      }
    }
    return std::nullopt;
  }

  std::optional<LessonAttempt> byChoices() {
    const std::vector<LessonAsk>& asks = judge_.step().asks;
    for (std::size_t ask = 0; ask < asks.size(); ++ask) {
      const LessonNames& options = asks[ask].options;
      const std::size_t count = std::min(options.size(), kMostOptions);
      // the fewest first: bits of one option each
      std::vector<std::size_t> sets(std::size_t{1} << count);
      for (std::size_t i = 0; i < sets.size(); ++i) sets[i] = i;
      const auto bits = [](std::size_t set) { return std::popcount(set); };
      std::stable_sort(sets.begin(), sets.end(), [&](std::size_t a, std::size_t b) { return bits(a) < bits(b); });
      for (const std::size_t set : sets) {
        LessonAnswer answer;
        for (std::size_t i = 0; i < count; ++i) {
          if ((set >> i & 1U) != 0) answer.chosen.push_back(options[i]);
        }
        if (auto found = hit(answering(ask, std::move(answer)))) return found;
      }
    }
    return std::nullopt;
  }

  std::optional<LessonAttempt> byDirections() {
    for (std::size_t ask = 0; ask < judge_.step().asks.size(); ++ask) {
      std::vector<std::vector<double>> directions = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0},
                                                     {0, 0, 1}, {0, 0, -1}, {0, 0, 0}};
      for (const LessonAnswer& right : solved_.answers) {
        if (right.numbers.size() == 3) directions.push_back({-right.numbers[0], -right.numbers[1], -right.numbers[2]});
      }
      for (const std::vector<double>& direction : directions) {
        LessonAnswer answer;
        answer.numbers = direction;
        if (auto found = hit(answering(ask, std::move(answer)))) return found;
      }
    }
    return std::nullopt;
  }

  /// Positions of a joint that are tried.
  std::vector<double> grid(int joint) const {
    const ModelJoint& of = robot_.model->joints()[static_cast<std::size_t>(joint)];
    const double low = std::max(of.limits.lower, -std::numbers::pi), high = std::min(of.limits.upper, std::numbers::pi);
    std::vector<double> positions;
    for (int k = 0; k <= kGridSteps; ++k) {
      // multiples of 15 degrees where a joint can turn fully
      const double at = of.type == JointType::Prismatic ? low + (high - low) * k / kGridSteps
                                                        : -std::numbers::pi + 2.0 * std::numbers::pi * k / kGridSteps;
      if (at >= low && at <= high) positions.push_back(at);
    }
    return positions;
  }

  std::optional<LessonAttempt> byPoses() {
    const int dof = robot_.model->dof();
    for (const LessonAttempt& base : {begin_, solved_}) {
      for (int a = 0; a < dof; ++a) {
        for (int b = a; b < dof; ++b) {
          LessonAttempt attempt = base;
          for (const double at_a : grid(a)) {
            for (const double at_b : a == b ? std::vector<double>{at_a} : grid(b)) {
              attempt.instant.input.q[a] = at_a;
              attempt.instant.input.q[b] = at_b;
              if (auto found = hit(attempt)) return found;
            }
          }
        }
      }
    }
    std::mt19937 draw(1);
    std::uniform_real_distribution<double> share(0.0, 1.0);
    LessonAttempt attempt = begin_;
    for (int i = 0; i < kRandomPoses; ++i) {
      for (int joint = 0; joint < dof; ++joint) {
        const Limits& limits = robot_.model->joints()[static_cast<std::size_t>(joint)].limits;
        const double low = std::max(limits.lower, -std::numbers::pi), high = std::min(limits.upper, std::numbers::pi);
        attempt.instant.input.q[joint] = low + (high - low) * share(draw);
      }
      if (auto found = hit(attempt)) return found;
    }
    return std::nullopt;
  }

  StepJudge& judge_;
  WrongPlace place_;
  const LessonAttempt& begin_;
  LessonAttempt solved_;
  const LessonRobot& robot_;
  const LessonWrong& wrong_;
};

}  // namespace

std::optional<LessonAttempt> wrongAttempt(StepJudge& judge, WrongPlace place, const PlayedAttempt& begin,
                                          const PlayedAttempt& solved) {
  return Search(judge, place, begin, solved).run();
}

Result<std::optional<StepVerdict>> wrongVerdict(const OpenLesson& lesson, std::size_t i, StepJudge& judge,
                                                WrongPlace place, const PlayedAttempt& begin,
                                                const PlayedAttempt& solved) {
  using Verdict = Result<std::optional<StepVerdict>>;
  const LessonStep& step = judge.step();
  const LessonWrong& wrong = (place.is_near ? step.near : step.wrong).at(place.index);
  if (wrong.example_file.text.empty()) {
    const std::optional<LessonAttempt> attempt = wrongAttempt(judge, place, begin, solved);
    return attempt ? Verdict(judge.judge(*attempt)) : Verdict(std::nullopt);
  }
  const Result<PlayedAttempt> played = attemptOfFile(lesson, i, wrong.example_file);
  if (!played) return Verdict::failure(played.diagnostics());
  Result<StepJudge> made = StepJudge::make(step, played->robot, lesson.file);
  if (!made) return Verdict::failure(made.diagnostics());
  StepJudge of_file = std::move(made).value();
  const StepVerdict verdict = of_file.judge(played->attempt);
  const int found = place.is_near ? verdict.near : verdict.wrong;
  const bool holds = !verdict.right && found == static_cast<int>(place.index);
  return holds ? Verdict(verdict) : Verdict(std::nullopt);
}

std::vector<LessonAttempt> nearlyRight(StepJudge& judge, const PlayedAttempt& solved) {
  std::vector<LessonAttempt> attempts;
  if (judge.step().kind != StepKind::Number) return attempts;
  LessonAttempt right = solved.attempt;
  right.answers = judge.evaluated(right.answers, right);
  for (std::size_t ask = 0; ask < judge.step().asks.size(); ++ask) {
    const double truth = judge.truthOf(ask, right), tolerance = judge.toleranceOf(ask, truth);
    for (int k = -kNearSteps; k <= kNearSteps; ++k) {
      const double share = 1.99 * k / kNearSteps;
      LessonAttempt attempt = right;
      for (LessonAnswer& answer : attempt.answers) {
        if (answer.ask == judge.step().asks[ask].id.text) answer.numbers = {truth + share * tolerance};
      }
      attempts.push_back(std::move(attempt));
    }
  }
  return attempts;
}

}  // namespace linkwright
