// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_draft.h"

#include "core/io/atomic_file.h"
#include "core/io/text_file.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/lesson_reader.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

namespace linkwright {
namespace {

namespace fs = std::filesystem;

constexpr int kDraftMinutes = 15;
constexpr std::size_t kLongestId = 24;

std::string textFile(const std::string& language) { return "text/" + language + ".md"; }

bool isTextOf(const Lesson& lesson, const std::string& file) {
  return std::any_of(lesson.languages.begin(), lesson.languages.end(),
                     [&](const LessonName& language) { return file == textFile(language.text); });
}

/// As few digits as a person would write, where they are near enough.
double rounded(double value, double within) {
  char text[40];
  for (const int digits : {4, 6, 9}) {
    std::snprintf(text, sizeof text, "%.*g", digits, value);
    const double shorter = std::strtod(text, nullptr);
    if (std::abs(shorter - value) <= within) return shorter;
  }
  return value;
}

/// What is no text, and so no part of a draft.
Diagnostics copyOthers(const ZipFiles& files, const std::string& from, const std::string& to) {
  std::error_code problem;
  if (from.empty() || !fs::is_directory(from, problem) || fs::equivalent(from, to, problem)) return {};
  const Result<LessonFiles> old = LessonFiles::open(from);
  const Result<std::vector<std::string>> names =
      old ? old->names() : Result<std::vector<std::string>>::failure(old.diagnostics());
  if (!names) return names.diagnostics();
  for (const std::string& name : *names) {
    const fs::path target = fs::path(to) / name;
    if (files.contains(name) || isFile(target.string())) continue;
    fs::create_directories(target.parent_path(), problem);
    if (!problem) fs::copy_file(fs::path(from) / name, target, problem);
    if (problem)
      return {{Severity::Error, target.string(), 0,
               Message("Files", "the file cannot be written: %1").arg(problem.message())}};
  }
  return {};
}

}  // namespace

void LessonDraft::setFile(const std::string& name, std::string content) {
  auto changed = std::make_shared<ZipFiles>(*files);
  (*changed)[name] = std::move(content);
  files = std::move(changed);
}

std::string LessonDraft::freeFile(const std::string& stem) const {
  std::string name = stem + ".json";
  for (int i = 2; files->contains(name) || name == kLessonFile; ++i) name = stem + "-" + std::to_string(i) + ".json";
  return name;
}

LessonDraft newDraft(const std::string& title, const LessonScene& scene) {
  LessonDraft draft;
  draft.lesson.id.text = draftId(title);
  draft.lesson.minutes = kDraftMinutes;
  draft.lesson.languages = {{"en", 0}};
  draft.lesson.scene = scene;
  LessonText& text = draft.texts.emplace_back();
  text.language = "en";
  text.file = textFile("en");
  text.title = title;
  return draft;
}

Result<DraftReading> readDraft(const LessonFiles& files) {
  const Result<std::string> text = files.read(kLessonFile);
  if (!text) return Result<DraftReading>::failure(text.diagnostics());
  DraftReading reading;
  LessonDraft& draft = reading.draft;
  std::optional<Lesson> lesson = readUnfinished(*text, files.pathOf(kLessonFile), reading.lost);
  if (!lesson) return Result<DraftReading>::failure(reading.lost);
  draft.lesson = std::move(*lesson);
  if (draft.lesson.languages.empty()) draft.lesson.languages = {{"en", 0}};
  for (const LessonName& language : draft.lesson.languages) {
    const std::string name = textFile(language.text);
    if (!files.has(name)) {
      draft.texts.push_back({language.text, name, {}, {}, {}});
      continue;
    }
    const Result<std::string> words = files.read(name);
    if (!words) return Result<DraftReading>::failure(words.diagnostics());
    draft.texts.push_back(readUnfinishedText(*words, name, language.text));
  }
  const Result<std::vector<std::string>> names = files.names();
  if (!names) return Result<DraftReading>::failure(names.diagnostics());
  auto others = std::make_shared<ZipFiles>();
  for (const std::string& name : *names) {
    if (name == kLessonFile || isTextOf(draft.lesson, name)) continue;
    const Result<std::string> content = files.read(name);
    // what is no text (a picture, a mesh) is no part of what is written here
    if (content) (*others)[name] = *content;
  }
  draft.files = std::move(others);
  return reading;
}

ZipFiles filesOf(const LessonDraft& draft) {
  ZipFiles files = *draft.files;
  files[kLessonFile] = writeLesson(draft.lesson);
  for (LessonText text : draft.texts) {
    const auto placeOf = [&](const LessonStepText& words) {
      const auto is_it = [&](const LessonStep& step) { return step.id.text == words.id; };
      return std::find_if(draft.lesson.steps.begin(), draft.lesson.steps.end(), is_it);
    };
    std::stable_sort(text.steps.begin(), text.steps.end(),
                     [&](const LessonStepText& a, const LessonStepText& b) { return placeOf(a) < placeOf(b); });
    files[textFile(text.language)] = writeLessonText(text);
  }
  return files;
}

Diagnostics saveDraft(const LessonDraft& draft, const std::string& folder, const std::string& from) {
  const ZipFiles files = filesOf(draft);
  const auto write = [&](const std::string& name, const std::string& content) -> Diagnostics {
    const fs::path path = fs::path(folder) / name;
    std::error_code problem;
    fs::create_directories(path.parent_path(), problem);
    if (problem)
      return {{Severity::Error, path.parent_path().string(), 0,
               Message("Files", "the folder cannot be made: %1").arg(problem.message())}};
    const Result<std::string> there = isFile(path.string()) ? readTextFile(path.string()) : std::string();
    if (there && *there == content && !content.empty()) return {};
    return writeFileAtomically(path.string(), content);
  };
  // the lesson itself comes last: until then the folder has what it names
  for (const auto& [name, content] : files) {
    if (name == kLessonFile) continue;
    Diagnostics problems = write(name, content);
    if (!problems.empty()) return problems;
  }
  Diagnostics problems = copyOthers(files, from, folder);
  return problems.empty() ? write(kLessonFile, files.at(kLessonFile)) : problems;
}

Result<OpenLesson> openDraft(const LessonDraft& draft, const std::string& examples) {
  return openLesson({{}, examples}, LessonFiles::held(std::make_shared<const ZipFiles>(filesOf(draft))));
}

Result<OpenLesson> openStep(const LessonDraft& draft, std::size_t step, const std::string& examples) {
  OpenLesson open;
  open.examples = examples;
  open.files = LessonFiles::held(draft.files);
  open.file = kLessonFile;
  open.lesson = draft.lesson;
  open.lesson.steps = {draft.lesson.steps.at(step)};
  open.texts = {draft.text()};
  const LessonStep& only = open.lesson.steps.front();
  const Result<LessonRobot> robot =
      readLessonRobot(open.files, examples, only.set.scene ? *only.set.scene : draft.lesson.scene);
  if (!robot) return Result<OpenLesson>::failure(robot.diagnostics());
  Problems ignored(open.file);
  open.starts.push_back(startOn(*robot, open.lesson, only, ignored));
  return open;
}

std::vector<DraftFinding> checkDraft(const LessonDraft& draft, const std::string& examples) {
  const LessonFiles files = LessonFiles::held(std::make_shared<const ZipFiles>(filesOf(draft)));
  const Result<OpenLesson> opened = openLesson({{}, examples}, files);
  Diagnostics found = opened.diagnostics();
  if (opened) {
    const Diagnostics more = checkLesson(*opened);
    found.insert(found.end(), more.begin(), more.end());
  }
  // the lines of what was written tell the steps
  const Result<DraftReading> written = readDraft(files);
  std::vector<DraftFinding> findings;
  for (Diagnostic& each : found) {
    DraftFinding finding{std::move(each), -1};
    const std::vector<LessonStep>& steps = draft.lesson.steps;
    for (std::size_t i = 0; written && i < steps.size(); ++i) {
      const Diagnostic& of = finding.finding;
      if (of.file == kLessonFile && i < written->draft.lesson.steps.size() &&
          written->draft.lesson.steps[i].line <= of.line)
        finding.step = static_cast<int>(i);
      const LessonStepText* words = written->draft.text().find(steps[i].id.text);
      if (of.file == textFile(draft.text().language) && words != nullptr && words->text.line <= of.line)
        finding.step = static_cast<int>(i);
    }
    findings.push_back(std::move(finding));
  }
  return findings;
}

void answerFromModel(LessonDraft& draft, std::size_t index, const std::string& examples) {
  LessonStep& step = draft.lesson.steps.at(index);
  if (!isAsked(step.kind)) return;
  std::vector<LessonAnswer> answers;
  const Result<OpenLesson> opened = openStep(draft, index, examples);
  const Result<PlayedAttempt> begin =
      opened ? startOf(*opened, 0) : Result<PlayedAttempt>::failure(opened.diagnostics());
  for (const LessonAsk& ask : step.asks) {
    const std::vector<LessonAnswer>& now = step.solution.answers;
    const auto there =
        std::find_if(now.begin(), now.end(), [&](const LessonAnswer& each) { return each.ask == ask.id.text; });
    if (there != now.end() && !there->formula.empty() && step.kind == StepKind::Number) {
      answers.push_back(*there);
      continue;
    }
    LessonAnswer right;
    right.ask = ask.id.text;
    right.chosen = ask.right;
    if (step.kind != StepKind::Choice) {
      // its question alone: names and formulas of the others may not be ready
      LessonStep alone;
      alone.kind = step.kind;
      alone.asks = {ask};
      if (!begin) continue;
      Result<StepJudge> made = StepJudge::make(alone, begin->robot, {});
      if (!made || ask.value.text.empty()) continue;
      StepJudge judge = std::move(made).value();
      right = judge.rightAnswer(0, begin->attempt);
      if (!std::all_of(right.numbers.begin(), right.numbers.end(), [](double each) { return std::isfinite(each); }))
        continue;
      LessonAttempt as_it_is = begin->attempt;
      if (there != now.end()) as_it_is.answers = {*there};
      if (judge.judge(as_it_is).right) {
        answers.push_back(*there);
        continue;
      }
      const double size = right.numbers.empty() ? 0.0 : std::abs(right.numbers.front());
      const double within = step.kind == StepKind::Number ? 0.1 * judge.toleranceOf(0, right.numbers.front()) : 0.0;
      for (double& number : right.numbers)
        number = rounded(number, step.kind == StepKind::Number ? within : 1e-4 * std::max(size, 1.0));
    }
    answers.push_back(std::move(right));
  }
  step.solution.answers = std::move(answers);
}

std::string draftId(const std::string& title) { return "org.example." + idFrom(title); }

std::string idFrom(const std::string& words) {
  std::string id;
  for (const char c : words) {
    const bool fits = std::isalnum(static_cast<unsigned char>(c)) != 0 && static_cast<unsigned char>(c) < 0x80;
    if (fits) id.push_back(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
    if (!fits && !id.empty() && id.back() != '-') id.push_back('-');
    if (id.size() >= kLongestId && !fits) break;
  }
  while (!id.empty() && id.back() == '-') id.pop_back();
  while (!id.empty() && std::isalpha(static_cast<unsigned char>(id.front())) == 0) id.erase(0, 1);
  return id.empty() ? "step" : id;
}

void renameStep(LessonDraft& draft, std::size_t index, const std::string& id) {
  LessonStep& step = draft.lesson.steps.at(index);
  for (LessonText& text : draft.texts) {
    for (LessonStepText& words : text.steps) {
      if (words.id == step.id.text) words.id = id;
    }
  }
  step.id.text = id;
}

void removeStep(LessonDraft& draft, std::size_t index) {
  const std::string id = draft.lesson.steps.at(index).id.text;
  draft.lesson.steps.erase(draft.lesson.steps.begin() + std::ptrdiff_t(index));
  for (LessonText& text : draft.texts) std::erase_if(text.steps, [&](const auto& words) { return words.id == id; });
}

std::string partText(const LessonDraft& draft, std::size_t step, const std::string& key) {
  const LessonStepText* words = draft.text().find(draft.lesson.steps.at(step).id.text);
  if (words == nullptr) return {};
  if (key.empty()) return words->text.markdown;
  const LessonTextPart* part = words->find(key);
  return part == nullptr ? std::string() : part->markdown;
}

void setPartText(LessonDraft& draft, std::size_t index, const std::string& key, const std::string& markdown) {
  const std::string& id = draft.lesson.steps.at(index).id.text;
  std::vector<LessonStepText>& steps = draft.text().steps;
  auto words = std::find_if(steps.begin(), steps.end(), [&](const LessonStepText& each) { return each.id == id; });
  if (words == steps.end()) {
    steps.push_back({id, {}, {}});
    words = steps.end() - 1;
  }
  if (key.empty()) {
    words->text = textPart({}, markdown);
    return;
  }
  std::vector<LessonTextPart>& parts = words->parts;
  const auto part =
      std::find_if(parts.begin(), parts.end(), [&](const LessonTextPart& each) { return each.key == key; });
  const std::vector<std::string> needed = textKeys(draft.lesson.steps[index]);
  const bool goes = markdown.empty() && std::find(needed.begin(), needed.end(), key) == needed.end();
  if (part == parts.end() && !goes)
    parts.push_back(textPart(key, markdown));
  else if (part != parts.end() && goes)
    parts.erase(part);
  else if (part != parts.end())
    *part = textPart(key, markdown);
}

}  // namespace linkwright
