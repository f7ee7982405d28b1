// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_rules.h"
#include "core/lesson/lesson_text.h"
#include "core/trace/equation_catalogue.h"

#include <algorithm>
#include <set>

namespace linkwright {
namespace {

bool isEquation(const std::string& name) {
  const auto all = equationCatalogue();
  return std::any_of(all.begin(), all.end(), [&](const CatalogueEntry& entry) { return entry.id == name; });
}

std::multiset<std::string> namesIn(const LessonTextPart& part) {
  std::multiset<std::string> names;
  for (const LessonPlaceholder& each : part.placeholders) names.insert(each.name);
  return names;
}

class TextCheck {
public:
  explicit TextCheck(const LessonText& text) : text_(text) {}

  void error(int line, const Message& message) { found_.push_back({Severity::Error, text_.file, line, message}); }
  Diagnostics found() { return std::move(found_); }

  void step(const LessonStep& step) {
    const LessonStepText* words = text_.find(step.id.text);
    if (words == nullptr) {
      return error(text_.goal.line,
                   Message("Files", "the text of step '%1' is missing; add \"## %1\" and its words").arg(step.id.text));
    }
    const std::vector<std::string> keys = textKeys(step);
    for (const std::string& key : keys) {
      if (words->find(key) == nullptr)
        error(words->text.line,
              Message("Files", "step '%1' needs the text '%2'; add \"### %2\" and its words").arg(step.id.text, key));
    }
    names(step, words->text);
    for (const LessonTextPart& part : words->parts) {
      if (std::find(keys.begin(), keys.end(), part.key) == keys.end())
        error(part.line, Message("Files", "step '%1' has no use for the text '%2'; mend the heading or take it out")
                             .arg(step.id.text, part.key));
      names(step, part);
    }
  }

  /// What stands in braces is known at this step.
  void names(const LessonStep& step, const LessonTextPart& part) {
    for (const LessonPlaceholder& each : part.placeholders) {
      const auto is_it = [&](const auto& named) { return named.name == each.name; };
      const auto is_asked = [&](const LessonAsk& ask) { return ask.id.text == each.name; };
      const bool known = isEquation(each.name) || std::any_of(step.let.begin(), step.let.end(), is_it) ||
                         std::any_of(step.asks.begin(), step.asks.end(), is_asked);
      if (!known)
        error(each.line, Message("Files", "'%1' is neither an equation nor a name of \"let\" or \"ask\" in step '%2'")
                             .arg(each.name, step.id.text));
    }
  }

  void same(const LessonTextPart& original, const LessonTextPart& translation) {
    if (namesIn(original) == namesIn(translation)) return;
    std::string names;
    for (const LessonPlaceholder& each : original.placeholders)
      names += (names.empty() ? "{{" : ", {{") + each.name + "}}";
    error(translation.line, names.empty()
                                ? Message("Files", "the original has nothing in braces here; take {{...}} out")
                                : Message("Files", "the original has %1 here; keep all of them").arg(names));
  }

private:
  const LessonText& text_;
  Diagnostics found_;
};

/// What is for the teacher, as if it were a step.
LessonStep teacherStep() {
  LessonStep step;
  step.id.text = kTeacher;
  step.hints = {{"discuss-1", 0}, {"discuss-2", 0}};
  return step;
}

}  // namespace

std::vector<std::string> textKeys(const LessonStep& step) {
  std::vector<std::string> keys;
  const auto add = [&](const std::string& key) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
  };
  for (const LessonAsk& ask : step.asks) {
    // one question is the step's own text
    if (step.asks.size() > 1) add("ask." + ask.id.text);
    for (const LessonName& option : ask.options) add("option." + option.text);
  }
  for (const LessonName& hint : step.hints) add(hint.text);
  for (const auto* list : {&step.wrong, &step.near}) {
    for (const LessonWrong& wrong : *list) add(wrong.say.text);
  }
  if (step.explain) add("explain");
  return keys;
}

Diagnostics checkLessonText(const Lesson& lesson, const LessonText& text) {
  TextCheck check(text);
  for (const LessonStep& step : lesson.steps) check.step(step);
  if (text.find(kTeacher) != nullptr) check.step(teacherStep());
  for (const LessonPlaceholder& each : text.goal.placeholders) {
    if (!isEquation(each.name))
      check.error(each.line, Message("Files", "'%1' is not an equation; the goal has no values").arg(each.name));
  }
  for (const LessonStepText& words : text.steps) {
    const auto is_it = [&](const LessonStep& step) { return step.id.text == words.id; };
    if (words.id != kTeacher && std::none_of(lesson.steps.begin(), lesson.steps.end(), is_it))
      check.error(words.text.line,
                  Message("Files", "there is no step '%1'; mend the heading or take it out").arg(words.id));
  }
  return check.found();
}

Diagnostics checkTranslation(const LessonText& original, const LessonText& translation) {
  TextCheck check(translation);
  check.same(original.goal, translation.goal);
  if (original.find(kTeacher) != nullptr && translation.find(kTeacher) == nullptr)
    check.error(translation.goal.line, Message("Files", "the words for the teacher are missing; add \"## teacher\""));
  for (const LessonStepText& step : translation.steps) {
    const LessonStepText* first = original.find(step.id);
    if (first == nullptr) continue;  // said of the original, or of both
    check.same(first->text, step.text);
    for (const LessonTextPart& part : step.parts) {
      if (const LessonTextPart* its = first->find(part.key)) check.same(*its, part);
    }
  }
  return check.found();
}

}  // namespace linkwright
