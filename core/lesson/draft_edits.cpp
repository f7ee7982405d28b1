// SPDX-License-Identifier: MIT
#include "core/lesson/draft_edits.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace linkwright {
namespace {

constexpr double kUsualAngle = 0.17, kUsualShare = 0.01;

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = trimmed(text.substr(0, end));
    if (!line.empty()) lines.emplace_back(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

bool hasName(const LessonNames& names, const std::string& name) {
  return std::any_of(names.begin(), names.end(), [&](const LessonName& each) { return each.text == name; });
}

/// Where it stands as a name of its own, and not in a longer one. `also`: where a longer one begins with it.
void replaceName(std::string& formula, const std::string& from, const std::string& to, bool also_begins) {
  const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  for (std::size_t at = formula.find(from); at != std::string::npos; at = formula.find(from, at)) {
    const std::size_t end = at + from.size();
    const bool begins = at == 0 || (!is_part(formula[at - 1]) && formula[at - 1] != '.');
    const bool ends = end == formula.size() || !is_part(formula[end]) || (also_begins && formula[end] == '_');
    if (!begins || !ends) {
      at = end;
      continue;
    }
    formula.replace(at, from.size(), to);
    at += to.size();
  }
}

bool isInFormula(const LessonStep& step, const std::string& name) {
  const auto has = [&](const LessonWrong& wrong) { return wrong.when.text.find(name) != std::string::npos; };
  return std::any_of(step.wrong.begin(), step.wrong.end(), has) || std::any_of(step.near.begin(), step.near.end(), has);
}

std::set<std::string> namesOfFormulas(const LessonStep& step) {
  std::set<std::string> names;
  for (const NamedText& each : step.let) names.insert(each.name);
  for (const LessonAsk& each : step.asks) names.insert(each.id.text);
  return names;
}

/// A line of a text of several.
std::string inOneLine(std::string words) {
  std::replace(words.begin(), words.end(), '\n', ' ');
  return words;
}

}  // namespace

void setKind(LessonStep& step, StepKind kind) {
  if (kind == step.kind) return;
  step.kind = kind;
  step.solution = {};
  if (!isAsked(kind)) step.asks.clear();
  for (LessonAsk& ask : step.asks) {
    const LessonAsk fresh = newAsk(step);
    ask.absolute = fresh.absolute;
    ask.relative = fresh.relative;
    ask.angle = fresh.angle;
    if (kind == StepKind::Choice) ask.value = {};
    if (kind != StepKind::Choice) ask.options = ask.right = {};
  }
  if (isAsked(kind) && step.asks.empty()) step.asks.push_back(newAsk(step));
  // the question is about the state that it begins with
  if (isAsked(kind) && !hasName(step.set.locked, "state")) step.set.locked.push_back({"state", 0});
  if (!hasDone(kind)) {
    step.done = {};
    step.hold = 0.0;
  }
  // answers of another kind cannot be given any more
  step.wrong.clear();
  step.near.clear();
  if (!isChecked(kind)) {
    step.hints.clear();
    step.explain = false;
  }
}

LessonAsk newAsk(const LessonStep& step) {
  LessonAsk ask;
  const std::set<std::string> names = namesOfFormulas(step);
  const std::string stem = step.kind == StepKind::Choice ? "c" : step.kind == StepKind::Direction ? "d" : "a";
  for (int i = 1; ask.id.text.empty() || names.contains(ask.id.text); ++i) ask.id.text = stem + std::to_string(i);
  if (step.kind == StepKind::Number) ask.relative = kUsualShare;
  if (step.kind == StepKind::Direction) ask.angle = kUsualAngle;
  return ask;
}

bool canBeAskId(const LessonStep& step, const LessonAsk& ask, const std::string& id) {
  return canBeFormulaName(id) && (id == ask.id.text || !namesOfFormulas(step).contains(id));
}

void renameAsk(LessonDraft& draft, std::size_t index, std::size_t at, const std::string& id) {
  LessonStep& step = draft.lesson.steps.at(index);
  const std::string old = std::exchange(step.asks.at(at).id.text, id);
  const bool with_options = step.kind == StepKind::Choice || step.kind == StepKind::Direction;
  const auto inAnswers = [&](std::vector<LessonAnswer>& answers) {
    for (LessonAnswer& answer : answers) {
      if (answer.ask == old) answer.ask = id;
    }
  };
  inAnswers(step.solution.answers);
  replaceName(step.done.text, old, id, with_options);
  for (auto* list : {&step.wrong, &step.near}) {
    for (LessonWrong& each : *list) {
      replaceName(each.when.text, old, id, with_options);
      if (each.ask.text == old) each.ask.text = id;
      inAnswers(each.example_answers);
    }
  }
  for (LessonText& text : draft.texts) {
    for (LessonStepText& words : text.steps) {
      for (LessonTextPart& part : words.parts) {
        if (words.id == step.id.text && part.key == "ask." + old) part.key = "ask." + id;
      }
    }
  }
}

void removeAsk(LessonDraft& draft, std::size_t index, std::size_t at) {
  LessonStep& step = draft.lesson.steps.at(index);
  const LessonAsk gone = step.asks.at(at);
  askFor(step, at, {});
  step.asks.erase(step.asks.begin() + std::ptrdiff_t(at));
  std::erase_if(step.solution.answers, [&](const LessonAnswer& answer) { return answer.ask == gone.id.text; });
  setPartText(draft, index, "ask." + gone.id.text, {});
  for (const LessonName& option : gone.options) setPartText(draft, index, "option." + option.text, {});
  // the captions of a single question have no use
  if (step.asks.size() == 1) setPartText(draft, index, "ask." + step.asks.front().id.text, {});
}

void askFor(LessonStep& step, std::size_t at, const std::string& value) {
  LessonAsk& ask = step.asks.at(at);
  const std::string old = std::exchange(ask.value.text, value);
  const auto asks = [&](const std::string& name) {
    return std::any_of(step.asks.begin(), step.asks.end(), [&](const auto& each) { return each.value.text == name; });
  };
  LessonNames& hidden = step.set.hide;
  if (!old.empty() && !asks(old)) std::erase_if(hidden, [&](const LessonName& each) { return each.text == old; });
  if (!value.empty() && !hasName(hidden, value)) hidden.push_back({value, 0});
}

std::string optionLines(const LessonDraft& draft, std::size_t index, std::size_t at) {
  const LessonAsk& ask = draft.lesson.steps.at(index).asks.at(at);
  std::string lines;
  for (const LessonName& option : ask.options) {
    if (!lines.empty()) lines.push_back('\n');
    if (hasName(ask.right, option.text)) lines += "* ";
    const std::string words = inOneLine(partText(draft, index, "option." + option.text));
    lines += words.empty() ? option.text : words;
  }
  return lines;
}

void setOptionLines(LessonDraft& draft, std::size_t index, std::size_t at, const std::string& text) {
  const LessonAsk before = draft.lesson.steps.at(index).asks.at(at);
  std::vector<std::string> old_words;
  for (const LessonName& option : before.options)
    old_words.push_back(inOneLine(partText(draft, index, "option." + option.text)));
  std::vector<std::pair<std::string, bool>> lines;
  for (const std::string& line : linesOf(text)) {
    const bool is_right = line.starts_with('*');
    const std::string words(trimmed(std::string_view(line).substr(is_right ? 1 : 0)));
    if (!words.empty()) lines.emplace_back(words, is_right);
  }
  // first those with the same words, then those in the same place
  std::vector<std::string> ids(lines.size());
  std::set<std::string> used;
  const auto take = [&](std::size_t line, std::size_t option) {
    if (ids[line].empty() && used.insert(before.options[option].text).second) ids[line] = before.options[option].text;
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (std::size_t k = 0; k < old_words.size(); ++k) {
      if (lines[i].first == old_words[k]) take(i, k);
    }
  }
  for (std::size_t i = 0; i < lines.size() && lines.size() == old_words.size(); ++i) {
    // a name that only follows the words goes on following them, unless a formula has it
    const std::string& id = before.options[i].text;
    const std::string stem = idFrom(old_words[i]);
    const bool follows = id == stem || id.starts_with(stem + "-");
    if (!follows || isInFormula(draft.lesson.steps[index], optionName(before.id.text, id))) take(i, i);
  }
  LessonAsk& ask = draft.lesson.steps[index].asks[at];
  ask.options.clear();
  ask.right.clear();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string& id = ids[i];
    const std::string stem = idFrom(lines[i].first);
    for (int k = 1; id.empty(); ++k) {
      const std::string free = k == 1 ? stem : stem + "-" + std::to_string(k);
      if (used.insert(free).second) id = free;
    }
    ask.options.push_back({id, 0});
    if (lines[i].second) ask.right.push_back({id, 0});
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string key = "option." + ids[i];
    if (inOneLine(partText(draft, index, key)) != lines[i].first) setPartText(draft, index, key, lines[i].first);
  }
  for (const LessonName& option : before.options) {
    if (!hasName(draft.lesson.steps[index].asks[at].options, option.text))
      setPartText(draft, index, "option." + option.text, {});
  }
}

std::string addWrong(LessonStep& step, LessonWrong wrong, const std::string& stem) {
  const std::vector<std::string> keys = textKeys(step);
  std::string key = stem;
  for (int i = 2; std::find(keys.begin(), keys.end(), key) != keys.end(); ++i) key = stem + "-" + std::to_string(i);
  wrong.say.text = key;
  step.wrong.push_back(std::move(wrong));
  return key;
}

std::string addMistake(LessonStep& step, std::size_t ask, const LessonMistake& mistake) {
  LessonWrong wrong;
  wrong.mistake.text = nameOf(mistake);
  if (ask > 0) wrong.ask = step.asks.at(ask).id;
  return addWrong(step, std::move(wrong), nameOf(mistake));
}

void setTeacherText(LessonDraft& draft, const std::string& key, const std::string& markdown) {
  std::vector<LessonStepText>& steps = draft.text().steps;
  const auto is_it = [](const LessonStepText& each) { return each.id == kTeacher; };
  auto words = std::find_if(steps.begin(), steps.end(), is_it);
  if (words == steps.end()) {
    LessonStepText made;
    made.id = kTeacher;
    made.parts = {textPart("discuss-1", {}), textPart("discuss-2", {})};
    steps.push_back(std::move(made));
    words = steps.end() - 1;
  }
  LessonTextPart* part = key.empty() ? &words->text : nullptr;
  for (LessonTextPart& each : words->parts) {
    if (each.key == key) part = &each;
  }
  if (part == nullptr) part = &words->parts.emplace_back();
  *part = textPart(key, markdown);
  const auto is_empty = [](const LessonTextPart& each) { return each.markdown.empty(); };
  if (is_empty(words->text) && std::all_of(words->parts.begin(), words->parts.end(), is_empty)) steps.erase(words);
}

std::string letLines(const LessonStep& step) {
  std::string lines;
  for (const NamedText& each : step.let) {
    if (!lines.empty()) lines.push_back('\n');
    lines += each.text.empty() ? each.name : each.name + " = " + each.text;
  }
  return lines;
}

void setLetLines(LessonStep& step, const std::string& text) {
  step.let.clear();
  for (const std::string& line : linesOf(text)) {
    const std::size_t sign = line.find('=');
    NamedText named;
    named.name = trimmed(std::string_view(line).substr(0, sign));
    if (sign != std::string::npos) named.text = trimmed(std::string_view(line).substr(sign + 1));
    step.let.push_back(std::move(named));
  }
}

}  // namespace linkwright
