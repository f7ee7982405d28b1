// SPDX-License-Identifier: MIT
#include "core/lesson/step_judge.h"

#include "core/lesson/lesson_binding.h"
#include "core/lesson/lesson_rules.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <variant>

namespace linkwright {
namespace {

constexpr double kNoAnswer = std::numeric_limits<double>::quiet_NaN();

const LessonAnswer* answerTo(const std::vector<LessonAnswer>& answers, const std::string& ask) {
  const auto found =
      std::find_if(answers.begin(), answers.end(), [&](const LessonAnswer& each) { return each.ask == ask; });
  return found == answers.end() ? nullptr : &*found;
}

bool has(const LessonNames& names, const std::string& name) {
  return std::any_of(names.begin(), names.end(), [&](const LessonName& each) { return each.text == name; });
}

/// rad; of a vector of no length there is no direction.
double angleBetween(const Eigen::Vector3d& a, const Eigen::Vector3d& b) {
  if (a.norm() == 0.0 || b.norm() == 0.0) return kNoAnswer;
  return std::atan2(a.cross(b).norm(), a.dot(b));
}

Message unknownName() {
  return Message("Files", "'%1' is unknown; use names of \"let\" and \"ask\", pi and functions such as abs");
}

}  // namespace

bool isSamePlace(const WalkPlace& a, const WalkPlace& b) {
  return a.link.text == b.link.text && a.equation.text == b.equation.text && a.term == b.term;
}

bool isOnPlace(const WalkPlace& place, const WalkPlace& meant) {
  return place.link.text == meant.link.text && place.equation.text == meant.equation.text &&
         (meant.term < 0 || place.term == meant.term);
}

StepJudge::StepJudge(const LessonStep& step, const LessonRobot& robot)
    : step_(std::make_shared<LessonStep>(step)),
      values_(robot, valuesOf(step)),
      names_(std::make_unique<std::vector<double>>()) {
  std::vector<std::string> names;
  for (const NamedText& each : step.let) names.push_back(each.name);
  for (const LessonAsk& ask : step.asks) {
    if (step.kind != StepKind::Choice) names.push_back(ask.id.text);
    if (step.kind == StepKind::Direction) names.push_back(zeroName(ask.id.text));
    for (const LessonName& option : ask.options) names.push_back(optionName(ask.id.text, option.text));
  }
  names_->assign(names.size(), kNoAnswer);
  for (std::size_t i = 0; i < names.size(); ++i) variables_.push_back({names[i], &(*names_)[i]});
}

Result<StepJudge> StepJudge::make(const LessonStep& step, const LessonRobot& robot, const std::string& file) {
  Diagnostics problems;
  const auto check = [&](const std::string& name, int line) {
    const Message problem = LessonValues::problem(robot, name);
    if (!problem.empty()) problems.push_back({Severity::Error, file, line, problem});
  };
  for (const NamedText& each : step.let) check(each.text, each.line);
  for (const LessonAsk& ask : step.asks) {
    if (!ask.value.text.empty()) check(ask.value.text, ask.value.line);
  }
  if (!problems.empty()) return Result<StepJudge>::failure(std::move(problems));
  StepJudge judge(step, robot);
  problems = judge.compile(file);
  if (!problems.empty()) return Result<StepJudge>::failure(std::move(problems));
  return judge;
}

Diagnostics StepJudge::compile(const std::string& file) {
  Diagnostics problems;
  const auto add = [&](std::vector<Expression>& to, const LessonName& formula) {
    const Expression& made = to.emplace_back(formula.text, variables_);
    const FormulaProblem problem = made.check(unknownName());
    if (!problem.message.empty())
      problems.push_back({Severity::Error, file, formula.line,
                          Message("Files", "formula \"%1\", character %2: %3")
                              .arg(formula.text, problem.position + 1, problem.message)});
  };
  if (!step_->done.text.empty()) add(done_, step_->done);
  for (const LessonWrong& each : step_->wrong) add(wrong_, each.when);
  for (const LessonWrong& each : step_->near) add(near_, each.when);
  const auto addAnswers = [&](const std::vector<LessonAnswer>& answers) {
    for (const LessonAnswer& answer : answers) {
      std::vector<Expression> one;
      if (!answer.formula.empty()) add(one, {answer.formula, answer.line});
    }
  };
  addAnswers(step_->solution.answers);
  for (const auto* list : {&step_->wrong, &step_->near}) {
    for (const LessonWrong& each : *list) addAnswers(each.example_answers);
  }
  return problems;
}

std::size_t StepJudge::valueOf(std::size_t ask) const { return step_->let.size() + ask; }

double StepJudge::toleranceOf(std::size_t ask, double truth) const {
  const LessonAsk& asked = step_->asks.at(ask);
  return std::max(asked.absolute.value_or(0.0), asked.relative.value_or(0.0) * std::abs(truth));
}

double StepJudge::truthOf(std::size_t ask, const LessonAttempt& attempt, const MistakeSet& mistakes) {
  LessonInstant instant = attempt.instant;
  instant.mistakes = mistakes;
  instant.formulation = formulationFor(mistakes, instant.formulation).value_or(instant.formulation);
  values_.read(instant, attempt.motion.get(), read_);
  return read_[static_cast<std::size_t>(values_.offsetOf(valueOf(ask)))];
}

bool StepJudge::canBeTouched(std::size_t ask, const LessonMistake& mistake) const {
  const std::optional<ValueName> value = parseValueName(step_->asks.at(ask).value.text);
  return value && canTouch(mistake, *value);
}

double StepJudge::plantedNumber(std::size_t ask, const LessonAttempt& attempt, const LessonMistake& mistake) {
  if (!canBeTouched(ask, mistake)) return truthOf(ask, attempt);
  LessonAttempt planted = attempt;
  planted.instant.planted = mistake;
  const auto* of_recursion = std::get_if<Mistake>(&mistake);
  return truthOf(ask, planted, of_recursion == nullptr ? MistakeSet() : MistakeSet{*of_recursion});
}

LessonAnswer StepJudge::rightAnswer(std::size_t ask, const LessonAttempt& attempt) {
  const LessonAsk& asked = step_->asks.at(ask);
  LessonAnswer right;
  right.ask = asked.id.text;
  right.chosen = asked.right;
  if (step_->kind == StepKind::Choice) return right;
  truthOf(ask, attempt);
  const auto first = read_.begin() + values_.offsetOf(valueOf(ask));
  right.numbers.assign(first, first + values_.sizeOf(valueOf(ask)));
  return right;
}

std::vector<double> StepJudge::letValues(const LessonAttempt& attempt) {
  values_.read(attempt.instant, attempt.motion.get(), read_);
  std::vector<double> lets;
  for (std::size_t i = 0; i < step_->let.size(); ++i)
    lets.push_back(read_[static_cast<std::size_t>(values_.offsetOf(i))]);
  return lets;
}

std::vector<LessonAnswer> StepJudge::evaluated(const std::vector<LessonAnswer>& answers, const LessonAttempt& attempt) {
  const std::vector<double> lets = letValues(attempt);
  std::copy(lets.begin(), lets.end(), names_->begin());
  std::vector<LessonAnswer> result = answers;
  for (LessonAnswer& answer : result) {
    if (answer.formula.empty()) continue;
    const Expression formula(answer.formula, variables_);
    answer.numbers = {formula.check(unknownName()).message.empty() ? formula.value() : kNoAnswer};
  }
  return result;
}

/// What formulas see: values, then answers.
void StepJudge::readNames(const LessonAttempt& attempt) {
  const std::vector<double> lets = letValues(attempt);
  std::copy(lets.begin(), lets.end(), names_->begin());
  truths_ = read_;
  if (!attempt.instant.mistakes.empty() && isAsked(step_->kind)) {
    LessonInstant right = attempt.instant;
    right.mistakes = {};
    values_.read(right, attempt.motion.get(), truths_);
  }
  std::size_t at = lets.size();
  for (std::size_t i = 0; i < step_->asks.size(); ++i) {
    const LessonAsk& ask = step_->asks[i];
    const LessonAnswer* answer = answerTo(attempt.answers, ask.id.text);
    if (step_->kind == StepKind::Number)
      (*names_)[at++] = answer != nullptr && answer->numbers.size() == 1 ? answer->numbers[0] : kNoAnswer;
    if (step_->kind == StepKind::Direction) {
      (*names_)[at++] = judgeAsk(i, attempt).answer;
      const auto is_zero = [](double number) { return number == 0.0; };
      const bool vanishes = answer != nullptr && std::all_of(answer->numbers.begin(), answer->numbers.end(), is_zero);
      (*names_)[at++] = vanishes ? 1.0 : 0.0;
    }
    for (const LessonName& option : ask.options)
      (*names_)[at++] = answer != nullptr && has(answer->chosen, option.text) ? 1.0 : 0.0;
  }
}

AskVerdict StepJudge::judgeAsk(std::size_t i, const LessonAttempt& attempt) const {
  const LessonAsk& ask = step_->asks[i];
  const LessonAnswer* answer = answerTo(attempt.answers, ask.id.text);
  AskVerdict verdict;
  verdict.given = answer != nullptr;
  if (!verdict.given) return verdict;
  if (step_->kind == StepKind::Choice) {
    const auto is_right = [&](const LessonName& option) {
      return has(answer->chosen, option.text) == has(ask.right, option.text);
    };
    verdict.right = std::all_of(ask.options.begin(), ask.options.end(), is_right);
    return verdict;
  }
  const double* truth = truths_.data() + values_.offsetOf(valueOf(i));
  if (step_->kind == StepKind::Direction) {
    const auto& n = answer->numbers;
    verdict.tolerance = ask.angle.value_or(0.0);
    verdict.answer = n.size() != 3 ? kNoAnswer : angleBetween({n[0], n[1], n[2]}, {truth[0], truth[1], truth[2]});
  } else {
    verdict.truth = *truth;
    verdict.answer = answer->numbers.size() == 1 ? answer->numbers[0] : kNoAnswer;
    verdict.tolerance = toleranceOf(i, *truth);
  }
  verdict.right = std::abs(verdict.answer - verdict.truth) <= verdict.tolerance;
  return verdict;
}

bool StepJudge::isTableRight(const LessonAttempt& attempt) const {
  if (attempt.table == nullptr) return false;
  const CheckReport report =
      checkTable(*values_.robot().model, attempt.instant.input, attempt.instant.formulation, *attempt.table);
  // rows that are left empty are not wrong, but a table without a number of one's own is no answer
  const auto is_empty = [](const CheckedRow& row) { return row.status == RowStatus::Empty; };
  return report.allAgree() && report.given > 0 && std::none_of(report.rows.begin(), report.rows.end(), is_empty);
}

std::size_t StepJudge::askOf(const LessonWrong& wrong) const {
  for (std::size_t i = 0; i < step_->asks.size(); ++i) {
    if (step_->asks[i].id.text == wrong.ask.text) return i;
  }
  return 0;
}

bool StepJudge::fires(const LessonWrong& wrong, const Expression* when, const StepVerdict& verdict,
                      const LessonAttempt& attempt) {
  if (wrong.at) return attempt.walk && isOnPlace(*attempt.walk, *wrong.at);
  if (wrong.mistake.text.empty()) return when->value() > 0.5;
  const std::size_t ask = askOf(wrong);
  const std::optional<LessonMistake> mistake = lessonMistake(wrong.mistake.text);
  if (!verdict.asks.at(ask).given || !mistake || !canBeTouched(ask, *mistake)) return false;
  const double value = plantedNumber(ask, attempt, *mistake);
  // a value of zero has no size of its own
  const double tolerance = std::max(toleranceOf(ask, value), verdict.asks[ask].tolerance);
  return std::abs(verdict.asks[ask].answer - value) <= tolerance;
}

StepVerdict StepJudge::judge(const LessonAttempt& attempt) {
  readNames(attempt);
  StepVerdict verdict;
  for (std::size_t i = 0; i < step_->asks.size(); ++i) verdict.asks.push_back(judgeAsk(i, attempt));
  verdict.right = isChecked(step_->kind);
  for (const AskVerdict& ask : verdict.asks) verdict.right = verdict.right && ask.right;
  // a comparison with what is not a number does not hold: neither is it right
  if (!done_.empty()) verdict.right = verdict.right && done_.front().value() > 0.5;
  if (step_->kind == StepKind::Walk)
    verdict.right = verdict.right && attempt.walk && isSamePlace(*attempt.walk, *step_->solution.walk);
  if (step_->kind == StepKind::Table) verdict.right = verdict.right && isTableRight(attempt);
  for (std::size_t i = 0; i < step_->wrong.size() && verdict.wrong < 0; ++i) {
    if (fires(step_->wrong[i], &wrong_[i], verdict, attempt)) verdict.wrong = static_cast<int>(i);
  }
  for (std::size_t i = 0; i < step_->near.size() && verdict.wrong < 0 && verdict.near < 0; ++i) {
    if (fires(step_->near[i], &near_[i], verdict, attempt)) verdict.near = static_cast<int>(i);
  }
  return verdict;
}

}  // namespace linkwright
