// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_check.h"

#include "core/io/problems.h"
#include "core/io/shortest_number.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/lesson_rules.h"
#include "core/lesson/lesson_search.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace linkwright {
namespace {

constexpr int kLongLesson = 15;           // minutes
constexpr double kLeastTolerance = 1e-9;  // nobody writes so many digits
constexpr double kMoved = 0.1;            // rad and m
constexpr double kRoundOff = 1e-9;

std::string shown(double value) {
  std::string text;
  appendShortest(text, value);
  return text;
}

class StepCheck {
public:
  StepCheck(const OpenLesson& lesson, std::size_t index, Problems& problems)
      : lesson_(lesson), index_(index), step_(lesson.lesson.steps[index]), problems_(problems) {}

  void run() {
    if (!isChecked(step_.kind)) return;
    const Result<PlayedAttempt> begin = startOf(lesson_, index_);
    const Result<PlayedAttempt> solved = solutionOf(lesson_, index_);
    if (!begin) problems_.add(begin.diagnostics());
    if (!solved) problems_.add(solved.diagnostics());
    if (!begin || !solved) return;
    // what is built changes what there is: names count in the solution, where the start may not have them yet
    Result<StepJudge> judge = StepJudge::make(step_, solved->robot, lesson_.file);
    if (!judge) return problems_.add(judge.diagnostics());
    StepJudge at_end = std::move(judge).value();
    Result<StepJudge> first = StepJudge::make(step_, begin->robot, lesson_.file);
    if (first) {
      StepJudge at_start = std::move(first).value();
      start(at_start, *begin);
      held(at_start, *begin);
      solution(at_end, *solved);
      wrongs(at_start, *begin, *solved);
      separation(at_end, *solved);
    } else if (step_.kind == StepKind::Build) {
      solution(at_end, *solved);
      wrongs(at_end, *solved, *solved);
    } else {
      problems_.add(first.diagnostics());
    }
  }

private:
  void error(int line, const Message& message) { problems_.error(line, message); }
  const std::string& id() const { return step_.id.text; }

  void start(StepJudge& judge, const PlayedAttempt& begin) {
    if (judge.judge(begin.attempt).right)
      error(step_.line,
            Message("Files", "step '%1' is solved before it begins; begin in another state or ask for more").arg(id()));
  }

  /// Whoever has moved the robot would be told that the right answer of the printed question is wrong.
  void held(StepJudge& judge, const PlayedAttempt& begin) {
    if (step_.kind != StepKind::Number && step_.kind != StepKind::Direction) return;
    if (locksState(lesson_.lesson, step_)) return;
    LessonAttempt moved = begin.attempt;
    moved.instant.input.q.array() += kMoved;
    for (std::size_t i = 0; i < step_.asks.size(); ++i) {
      const std::vector<double> here = judge.rightAnswer(i, begin.attempt).numbers;
      const std::vector<double> there = judge.rightAnswer(i, moved).numbers;
      if (std::equal(here.begin(), here.end(), there.begin(), there.end(),
                     [](double a, double b) { return !(std::abs(a - b) > kRoundOff * std::max(std::abs(a), 1.0)); }))
        continue;
      problems_.warning(step_.line, Message("Files",
                                            "the right answer of step '%1' is another one once the student moves the "
                                            "robot; add \"state\" to \"locked\"")
                                        .arg(id()));
      return;
    }
  }

  void solution(StepJudge& judge, const PlayedAttempt& solved) {
    LessonAttempt attempt = solved.attempt;
    attempt.answers = judge.evaluated(attempt.answers, attempt);
    const StepVerdict verdict = judge.judge(attempt);
    for (std::size_t i = 0; i < verdict.asks.size() && step_.kind != StepKind::Choice; ++i) {
      const AskVerdict& ask = verdict.asks[i];
      if (step_.kind == StepKind::Number && ask.tolerance < kLeastTolerance)
        error(step_.asks[i].line,
              Message("Files",
                      "the tolerance of '%1' in step '%2' is %3 because the right answer is %4; give "
                      "\"absolute\"")
                  .arg(step_.asks[i].id.text, id(), shown(ask.tolerance), shown(ask.truth)));
      else if (!ask.right)
        error(step_.solution.line,
              Message("Files", "the solution of step '%1' answers '%2' with %3, but right is %4 within %5")
                  .arg(id(), step_.asks[i].id.text, shown(ask.answer), shown(ask.truth), shown(ask.tolerance)));
    }
    const bool said =
        std::any_of(verdict.asks.begin(), verdict.asks.end(), [](const AskVerdict& ask) { return !ask.right; }) &&
        step_.kind != StepKind::Choice;
    if (!verdict.right && !said)
      error(step_.solution.line,
            Message("Files", "the solution of step '%1' does not solve it; mend one of the two").arg(id()));
    if (!verdict.right) return;
    if (verdict.wrong >= 0)
      holdsForSolution(
          step_.wrong[static_cast<std::size_t>(verdict.wrong)],
          Message("Files", "this wrong answer holds for the solution of step '%1'; make its formula narrower"));
    if (verdict.near >= 0)
      holdsForSolution(
          step_.near[static_cast<std::size_t>(verdict.near)],
          Message("Files", "this near answer holds for the solution of step '%1'; make its formula narrower"));
  }

  void holdsForSolution(const LessonWrong& entry, const Message& of_formula) {
    error(entry.line,
          (entry.at ? Message("Files", "this place is the solution of step '%1'; name another one") : of_formula)
              .arg(id()));
  }

  void wrongs(StepJudge& judge, const PlayedAttempt& begin, const PlayedAttempt& solved) {
    for (const bool is_near : {false, true}) {
      const std::vector<LessonWrong>& list = is_near ? step_.near : step_.wrong;
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (!list[i].mistake.text.empty() && !canTellApart(judge, list[i], solved)) continue;
        const auto found = wrongVerdict(lesson_, index_, judge, {is_near, i}, begin, solved);
        problems_.add(found.diagnostics());
        if (found && *found && !is_near && isNearlyRight(**found)) tooNear(i);
        if (!found || *found) continue;
        if (list[i].at) {
          // at the solution's place nothing is said, which has been told of
          if (!isOnPlace(*step_.solution.walk, *list[i].at)) hiddenPlace(list[i]);
          continue;
        }
        const bool is_mistake = !list[i].mistake.text.empty();
        error(list[i].line,
              is_mistake
                  ? Message("Files",
                            "mistake '%1' is never said in step '%2' because an earlier wrong answer holds for "
                            "its number; change the order or take one out")
                        .arg(list[i].mistake.text, id())
                  : Message("Files",
                            "no input was found for which \"%1\" is said in step '%2'; mend the formula, or give "
                            "an input as \"example\"")
                        .arg(list[i].when.text, id()));
      }
    }
  }

  void hiddenPlace(const LessonWrong& wrong) {
    error(wrong.line,
          Message("Files",
                  "the place %1, %2 is never said in step '%3' because an earlier wrong answer has it; change "
                  "the order or take one out")
              .arg(wrong.at->link.text, wrong.at->equation.text, id()));
  }

  /// Whether the number of a mistake is far enough from the truth; says so where it is not.
  bool canTellApart(StepJudge& judge, const LessonWrong& wrong, const PlayedAttempt& solved) {
    const LessonMistake mistake = *lessonMistake(wrong.mistake.text);
    const std::size_t ask = judge.askOf(wrong);
    if (!judge.canBeTouched(ask, mistake)) {
      error(wrong.line,
            Message("Files",
                    "mistake '%1' does not touch '%2', which step '%3' asks for; name another one, or ask for a value "
                    "that is computed with it")
                .arg(wrong.mistake.text, step_.asks[ask].value.text, id()));
      return false;
    }
    const double truth = judge.truthOf(ask, solved.attempt);
    const double value = judge.plantedNumber(ask, solved.attempt, mistake);
    if (std::abs(value - truth) >= 2.0 * judge.toleranceOf(ask, truth)) return true;
    error(wrong.line,
          Message("Files",
                  "mistake '%1' cannot be told from the truth in step '%2': it gives %3, and right is %4 "
                  "within %5; ask in another state")
              .arg(wrong.mistake.text, id(), shown(value), shown(truth), shown(judge.toleranceOf(ask, truth))));
    return false;
  }

  /// Whether all numbers are nearer to the right ones than two tolerances.
  bool isNearlyRight(const StepVerdict& verdict) const {
    return step_.kind == StepKind::Number &&
           std::all_of(verdict.asks.begin(), verdict.asks.end(),
                       [](const AskVerdict& ask) { return std::abs(ask.answer - ask.truth) < 2.0 * ask.tolerance; });
  }

  /// No wrong answer holds nearer than two tolerances.
  void separation(StepJudge& judge, const PlayedAttempt& solved) {
    for (const LessonAttempt& attempt : nearlyRight(judge, solved)) {
      const int wrong = judge.judge(attempt).wrong;
      if (wrong >= 0) tooNear(static_cast<std::size_t>(wrong));
    }
  }

  void tooNear(std::size_t wrong) {
    const LessonWrong& entry = step_.wrong[wrong];
    // a mistake that cannot be told apart has been said
    if (!entry.mistake.text.empty() || !too_near_.insert(wrong).second) return;
    error(entry.line, Message("Files",
                              "\"%1\" holds within two tolerances of the right answer of step '%2'; make it "
                              "narrower, or the tolerance smaller")
                          .arg(entry.when.text, id()));
  }

  const OpenLesson& lesson_;
  std::size_t index_;
  const LessonStep& step_;
  Problems& problems_;
  std::set<std::size_t> too_near_;
};

/// What is asked for is not to be seen beside the question.
void checkHidden(const LessonStep& step, Problems& problems) {
  for (const LessonAsk& ask : step.asks) {
    const std::optional<ValueName> asked = parseValueName(ask.value.text);
    if (!asked) continue;
    const auto hides = [&](const LessonName& name) {
      const std::optional<ValueName> hidden = parseValueName(name.text);
      return hidden && isSameValue(*hidden, *asked);
    };
    if (std::none_of(step.set.hide.begin(), step.set.hide.end(), hides))
      problems.warning(ask.value.line,
                       Message("Files", "step '%1' asks for '%2' but does not keep it back; add it to \"hide\"")
                           .arg(step.id.text, ask.value.text));
  }
}

/// Whether a name in braces has a value that the step asks for or keeps back.
bool givesAway(const LessonStep& step, const std::string& placeholder) {
  const auto is_asked = [&](const LessonAsk& ask) { return ask.id.text == placeholder; };
  if (std::any_of(step.asks.begin(), step.asks.end(), is_asked)) return true;
  const auto let =
      std::find_if(step.let.begin(), step.let.end(), [&](const NamedText& each) { return each.name == placeholder; });
  const std::optional<ValueName> shown = let == step.let.end() ? std::nullopt : parseValueName(let->text);
  if (!shown) return false;
  const auto is_it = [&](const LessonName& name) {
    const std::optional<ValueName> other = parseValueName(name.text);
    // in other axes the same vector has other numbers, and to find them may be the question
    return other && isSameValue(*other, *shown) && other->axes == shown->axes &&
           (other->component == kWholeVector || other->component == shown->component);
  };
  return std::any_of(step.set.hide.begin(), step.set.hide.end(), is_it) ||
         std::any_of(step.asks.begin(), step.asks.end(), [&](const LessonAsk& ask) { return is_it(ask.value); });
}

/// A step's own text is read before it is answered; hints and what is said of an answer may have its value.
Diagnostics givenAway(const Lesson& lesson, const LessonText& text) {
  Diagnostics found;
  for (const LessonStep& step : lesson.steps) {
    const LessonStepText* words = text.find(step.id.text);
    if (words == nullptr) continue;
    for (const LessonPlaceholder& each : words->text.placeholders) {
      if (givesAway(step, each.name))
        found.push_back({Severity::Error, text.file, each.line,
                         Message("Files",
                                 "the text of step '%1' gives the answer away with {{%2}}; move it to a hint or "
                                 "to \"explain\"")
                             .arg(step.id.text, each.name)});
    }
  }
  return found;
}

Diagnostics longTexts(const LessonText& text) {
  Diagnostics found;
  for (const LessonStepText& step : text.steps) {
    const int words = wordCount(step.text.markdown);
    if (words > kMostStepWords)
      found.push_back({Severity::Error, text.file, step.text.line,
                       Message("Files", "the text of step '%1' has %2 words; at most %3 are read, so shorten it")
                           .arg(step.id, words, kMostStepWords)});
  }
  return found;
}

void checkShape(const Lesson& lesson, Problems& problems) {
  const int checked = checkedSteps(lesson);
  if (lesson.minutes >= kLongLesson && checked < kFewestCheckedSteps)
    problems.warning(0,
                     Message("Files",
                             "steps that ask for something: %1; a lesson of %2 minutes should have at least %3, or be "
                             "shorter")
                         .arg(checked, lesson.minutes, kFewestCheckedSteps));
  if (lesson.steps.front().kind != StepKind::Free)
    problems.warning(lesson.steps.front().line, Message("Files", "the lesson does not begin with a step of free play"));
}

}  // namespace

Diagnostics checkLesson(const OpenLesson& lesson) {
  Problems problems(lesson.file);
  checkShape(lesson.lesson, problems);
  for (std::size_t i = 0; i < lesson.lesson.steps.size(); ++i) {
    StepCheck(lesson, i, problems).run();
    checkHidden(lesson.lesson.steps[i], problems);
  }
  Diagnostics found = problems.sorted();
  for (const LessonText& text : lesson.texts) {
    for (const Diagnostics& more : {longTexts(text), givenAway(lesson.lesson, text)})
      found.insert(found.end(), more.begin(), more.end());
  }
  return found;
}

}  // namespace linkwright
