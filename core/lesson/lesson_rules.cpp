// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_rules.h"

#include "core/lesson/lesson_text.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace linkwright {
namespace {

constexpr std::size_t kMostHints = 3;

class FormCheck {
public:
  explicit FormCheck(Problems& problems) : problems_(problems) {}

  void id(const LessonName& name) {
    if (!canBeId(name.text))
      problems_.error(name.line,
                      Message("Files", "'%1' cannot be an id; begin with a letter and use letters, digits, - . and _")
                          .arg(name.text));
  }

  void step(const LessonStep& step) {
    id(step.id);
    if (step.id.text == kTeacher)
      problems_.error(
          step.id.line,
          Message("Files", "'%1' cannot be the id of a step; it is kept for the teacher's words").arg(step.id.text));
    if (step.hints.size() > kMostHints)
      problems_.error(
          step.hints[kMostHints].line,
          Message("Files", "step '%1' has more than three hints; keep the three that help most").arg(step.id.text));
    for (const LessonName& hint : step.hints) id(hint);
    for (const auto* list : {&step.wrong, &step.near}) {
      for (const LessonWrong& each : *list) wrong(step, each);
    }
    names(step);
    if (isAsked(step.kind) && step.asks.empty())
      problems_.error(step.line, Message("Files", "step '%1' asks nothing; add \"ask\"").arg(step.id.text));
    if (!isAsked(step.kind) && !step.asks.empty())
      problems_.error(step.asks.front().line,
                      Message("Files", "step '%1' is of a kind that has no \"ask\"; take it out").arg(step.id.text));
    for (const LessonAsk& each : step.asks) ask(step, each);
    done(step);
    solution(step);
  }

private:
  /// Names of formulas stand once in a step.
  void names(const LessonStep& step) {
    std::set<std::string> seen;
    const auto once = [&](const std::string& name, int line) {
      if (!canBeFormulaName(name)) {
        problems_.error(line, Message("Files",
                                      "'%1' cannot be a name in a formula; begin with a letter and use letters, "
                                      "digits and _")
                                  .arg(name));
      } else if (!seen.insert(name).second) {
        problems_.error(line, Message("Files", "step '%1' has two values with the name '%2'; rename one of them")
                                  .arg(step.id.text, name));
      }
    };
    for (const NamedText& each : step.let) once(each.name, each.line);
    for (const LessonAsk& each : step.asks) {
      once(each.id.text, each.id.line);
      if (step.kind == StepKind::Direction) once(zeroName(each.id.text), each.id.line);
      for (const LessonName& option : each.options) {
        id(option);
        if (canBeId(option.text)) once(optionName(each.id.text, option.text), option.line);
      }
    }
  }

  void file(const LessonName& name) {
    if (!name.text.empty() && !isPlainName(name.text))
      problems_.error(
          name.line,
          Message("Files", "'%1' is not a file of the lesson's folder; give its name without folders").arg(name.text));
  }

  void wrong(const LessonStep& step, const LessonWrong& each) {
    id(each.say);
    file(each.example_file);
    if (!isChecked(step.kind))
      problems_.error(each.line,
                      Message("Files", "nothing is asked in step '%1', so no answer can be wrong").arg(step.id.text));
    if ((step.kind == StepKind::Walk && !each.at) || step.kind == StepKind::Table)
      problems_.error(
          each.line,
          step.kind == StepKind::Table
              ? Message("Files", "formulas see nothing of a table; take it out of step '%1'").arg(step.id.text)
              : Message("Files", "formulas see nothing of a walk; use \"at\" in step '%1'").arg(step.id.text));
    if (each.at && step.kind != StepKind::Walk)
      problems_.error(each.line, Message("Files", "\"at\" needs a walk; use \"when\" in step '%1'").arg(step.id.text));
    if (!each.mistake.text.empty() && step.kind != StepKind::Number)
      problems_.error(each.mistake.line,
                      Message("Files", "\"mistake\" needs a step that asks for a number; use \"when\" in step '%1'")
                          .arg(step.id.text));
  }

  void ask(const LessonStep& step, const LessonAsk& ask) {
    const auto refuse = [&](const LessonName& at, const Message& message) {
      problems_.error(at.line > 0 ? at.line : ask.line, message.arg(ask.id.text));
    };
    const bool is_choice = step.kind == StepKind::Choice, is_number = step.kind == StepKind::Number;
    if (is_choice && ask.options.size() < 2)
      refuse({}, Message("Files", "question '%1' needs at least two \"options\""));
    if (is_choice && ask.right.empty())
      refuse({}, Message("Files", "question '%1' does not say which options are \"right\""));
    if (!is_choice && !(ask.options.empty() && ask.right.empty()))
      refuse({}, Message("Files", "only a choice has \"options\", but question '%1' is none"));
    for (const LessonName& right : ask.right) {
      const auto is_it = [&](const LessonName& option) { return option.text == right.text; };
      if (std::none_of(ask.options.begin(), ask.options.end(), is_it))
        problems_.error(right.line, Message("Files", "question '%1' has no option '%2'").arg(ask.id.text, right.text));
    }
    if (is_choice == !ask.value.text.empty())
      refuse(ask.value, is_choice ? Message("Files", "a choice has no \"value\"; take it out of question '%1'")
                                  : Message("Files", "question '%1' does not say which \"value\" it asks for"));
    if (is_number != (ask.absolute.has_value() || ask.relative.has_value()))
      refuse({}, is_number ? Message("Files", "question '%1' needs \"absolute\" or \"relative\": how near is right")
                           : Message("Files", "only a number has \"absolute\" or \"relative\", but '%1' is none"));
    if ((step.kind == StepKind::Direction) != ask.angle.has_value())
      refuse({}, ask.angle ? Message("Files", "only a direction has \"angle\", but '%1' is none")
                           : Message("Files", "question '%1' needs \"angle\": how near is right, in rad"));
  }

  void done(const LessonStep& step) {
    const bool needs = step.kind == StepKind::Pose || step.kind == StepKind::Build || step.kind == StepKind::Plan ||
                       step.kind == StepKind::Run;
    if (needs && step.done.text.empty())
      problems_.error(step.line,
                      Message("Files", "step '%1' needs \"done\": the formula that has to hold").arg(step.id.text));
    if (!isChecked(step.kind) && !step.done.text.empty())
      problems_.error(step.done.line,
                      Message("Files", "nothing is asked in step '%1'; take out \"done\"").arg(step.id.text));
  }

  void solution(const LessonStep& step) {
    const LessonSolution& solution = step.solution;
    file(solution.file);
    if (isChecked(step.kind) && solution.line == 0)
      return problems_.error(
          step.line, Message("Files", "step '%1' has no \"solution\"; give one that makes it right").arg(step.id.text));
    if (!isChecked(step.kind) && solution.line > 0)
      return problems_.error(
          solution.line, Message("Files", "nothing is asked in step '%1'; take out \"solution\"").arg(step.id.text));
    const auto needs = [&](bool there, const char* key) {
      if (!there)
        problems_.error(solution.line,
                        Message("Files", "the solution of step '%1' needs \"%2\"").arg(step.id.text, key));
    };
    switch (step.kind) {
      case StepKind::Walk: return needs(solution.walk.has_value(), "walk");
      case StepKind::Pose: return needs(!solution.state.isEmpty(), "q");
      case StepKind::Build:
      case StepKind::Plan:
      case StepKind::Run:
      case StepKind::Table: return needs(!solution.file.text.empty(), "file");
      default: break;
    }
    for (const LessonAnswer& answer : solution.answers) answerOf(step, answer);
    for (const auto* list : {&step.wrong, &step.near}) {
      for (const LessonWrong& each : *list) {
        for (const LessonAnswer& answer : each.example_answers) answerOf(step, answer);
      }
    }
    for (const LessonAsk& ask : step.asks) {
      const auto is_it = [&](const LessonAnswer& answer) { return answer.ask == ask.id.text; };
      if (std::none_of(solution.answers.begin(), solution.answers.end(), is_it))
        problems_.error(
            solution.line,
            Message("Files", "the solution of step '%1' does not answer '%2'").arg(step.id.text, ask.id.text));
    }
  }

  void answerOf(const LessonStep& step, const LessonAnswer& answer) {
    const auto ask = std::find_if(step.asks.begin(), step.asks.end(),
                                  [&](const LessonAsk& each) { return each.id.text == answer.ask; });
    if (ask == step.asks.end())
      return problems_.error(answer.line,
                             Message("Files", "step '%1' does not ask '%2'").arg(step.id.text, answer.ask));
    const bool fits = step.kind == StepKind::Choice      ? answer.numbers.empty() && answer.formula.empty()
                      : step.kind == StepKind::Direction ? answer.numbers.size() == 3
                                                         : answer.numbers.size() == 1 || !answer.formula.empty();
    if (!fits)
      problems_.error(answer.line, Message("Files",
                                           "the answer to '%1' does not fit the question: a choice takes a list of "
                                           "options, a number a number or a formula, a direction three numbers")
                                       .arg(answer.ask));
    for (const LessonName& chosen : answer.chosen) {
      const auto is_it = [&](const LessonName& option) { return option.text == chosen.text; };
      if (std::none_of(ask->options.begin(), ask->options.end(), is_it))
        problems_.error(chosen.line, Message("Files", "question '%1' has no option '%2'").arg(answer.ask, chosen.text));
    }
  }

  Problems& problems_;
};

}  // namespace

bool locksState(const Lesson& lesson, const LessonStep& step) {
  const auto is_state = [](const LessonName& each) { return each.text == "state"; };
  return std::any_of(lesson.locked.begin(), lesson.locked.end(), is_state) ||
         std::any_of(step.set.locked.begin(), step.set.locked.end(), is_state);
}

bool canBeId(const std::string& id) {
  const auto fits = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.';
  };
  return !id.empty() && std::isalpha(static_cast<unsigned char>(id[0])) != 0 && std::all_of(id.begin(), id.end(), fits);
}

bool canBeFormulaName(const std::string& name) {
  return canBeId(name) && name.find_first_of("-.") == std::string::npos;
}

bool isPlainName(const std::string& name) {
  return !name.empty() && name.find_first_of("/\\") == std::string::npos && !name.starts_with('.');
}

std::string formulaName(const std::string& id) {
  std::string name = id;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
  return name;
}

std::string optionName(const std::string& ask, const std::string& option) { return ask + "_" + formulaName(option); }

std::string zeroName(const std::string& ask) { return ask + "_zero"; }

void checkForm(const Lesson& lesson, Problems& problems) {
  FormCheck check(problems);
  check.id(lesson.id);
  std::set<std::string> ids;
  for (const LessonStep& step : lesson.steps) {
    check.step(step);
    if (!ids.insert(step.id.text).second)
      problems.error(step.id.line,
                     Message("Files", "two steps have the id '%1'; rename one of them").arg(step.id.text));
  }
}

}  // namespace linkwright
