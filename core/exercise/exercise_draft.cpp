// SPDX-License-Identifier: MIT
#include "core/exercise/exercise_draft.h"

#include "core/exercise/exercise_reader.h"
#include "core/io/atomic_file.h"
#include "core/io/json_tree.h"
#include "core/io/text_file.h"
#include "core/lesson/lesson_files.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/lesson_rules.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace linkwright {
namespace {

namespace fs = std::filesystem;

/// What the exercise tells apart becomes the list of each question that has none.
void giveMistakes(Exercise& exercise) {
  for (ExerciseQuestion& question : exercise.questions) {
    if (question.tell_apart.empty() && !isOfTable(question.kind) && !isOfContacts(question))
      question.tell_apart = exercise.tell_apart;
  }
  exercise.tell_apart.clear();
}

/// "levers.scene.json", or one with a number where that is another file.
std::string freeRobotFile(const fs::path& exercise, const std::string& bytes) {
  const std::string stem = exercise.stem().string();
  for (int number = 1;; ++number) {
    const std::string name = stem + (number == 1 ? "" : "-" + std::to_string(number)) + ".scene.json";
    const Result<std::string> there = readTextFile((exercise.parent_path() / name).string());
    if (!there || *there == bytes) return name;
  }
}

}  // namespace

Result<ExerciseDraft> readExerciseDraft(const std::string& path) {
  const Result<std::string> text = readTextFile(path);
  if (!text) return Result<ExerciseDraft>::failure(text.diagnostics());
  Result<Exercise> read = readExercise(*text, path);
  if (!read) return Result<ExerciseDraft>::failure(read.diagnostics());
  ExerciseDraft draft;
  draft.exercise = std::move(read).value();
  giveMistakes(draft.exercise);
  const std::string& robot = draft.exercise.scene.file.text;
  if (robot.empty() || !isPlainName(robot)) return draft;
  const Result<std::string> file = readTextFile((fs::path(path).parent_path() / robot).string());
  if (!file) return Result<ExerciseDraft>::failure(file.diagnostics());
  draft.files = std::make_shared<const ZipFiles>(ZipFiles{{robot, *file}});
  return draft;
}

Result<OpenExercise> openDraft(const ExerciseDraft& draft, const std::string& examples) {
  return openExercise(writeExercise(draft.exercise), "", LessonFiles::held(draft.files), examples);
}

Result<OpenExercise> openRobot(const ExerciseDraft& draft, const std::string& examples) {
  Result<LessonRobot> robot = readLessonRobot(LessonFiles::held(draft.files), examples, draft.exercise.scene);
  if (!robot) return Result<OpenExercise>::failure(robot.diagnostics());
  OpenExercise open;
  open.exercise = draft.exercise;
  open.robot = std::move(robot).value();
  open.start = instantOf(open.robot, draft.exercise.state);
  for (const Formulation each : kFormulations) {
    if (draft.exercise.formulation.text == nameOf(each)) open.formulation = each;
  }
  open.start.formulation = open.formulation;
  return open;
}

Diagnostics saveExercise(ExerciseDraft& draft, const std::string& path) {
  if (const auto read = readExercise(writeExercise(draft.exercise), path); !read) return read.diagnostics();
  std::string& robot = draft.exercise.scene.file.text;
  const auto file = draft.files->find(robot);
  if (!robot.empty() && file != draft.files->end()) {
    const std::string bytes = file->second;
    const fs::path folder = fs::path(path).parent_path();
    std::string name = robot;
    const bool is_own = name == fs::path(path).stem().string() + ".scene.json";
    const Result<std::string> there = readTextFile((folder / name).string());
    if (name == kUnsavedRobot || (there && *there != bytes && !is_own)) name = freeRobotFile(path, bytes);
    if (Diagnostics problems = writeFileAtomically((folder / name).string(), bytes); hasErrors(problems))
      return problems;
    robot = name;
    draft.files = std::make_shared<const ZipFiles>(ZipFiles{{name, bytes}});
  }
  return writeFileAtomically(path, writeExercise(draft.exercise));
}

ExercisePlace placeOf(const std::string& written, int line) {
  const Result<JsonNode> root = parseJson(written, "");
  ExercisePlace place;
  if (!root) return place;
  int nearest = 0;
  for (std::size_t i = 0; i < root->items.size(); ++i) {
    const JsonNode& list = root->items[i];
    if (list.line > line || list.line < nearest) continue;
    nearest = list.line;
    place = {root->keys[i], -1};
    if (list.kind != JsonNode::Kind::Array) continue;
    for (std::size_t k = 0; k < list.items.size() && list.items[k].line <= line; ++k) place.item = static_cast<int>(k);
  }
  return place;
}

void removeQuestion(Exercise& exercise, std::size_t question) {
  const ExerciseQuestion gone = exercise.questions.at(question);
  exercise.questions.erase(exercise.questions.begin() + static_cast<std::ptrdiff_t>(question));
  for (ExerciseText& text : exercise.texts) {
    setText(text.asks, gone.id.text, {});
    for (const LessonName& hint : gone.hints) {
      const auto has_it = [&](const ExerciseQuestion& other) {
        return std::any_of(other.hints.begin(), other.hints.end(),
                           [&](const LessonName& each) { return each.text == hint.text; });
      };
      if (std::none_of(exercise.questions.begin(), exercise.questions.end(), has_it))
        setText(text.hints, hint.text, {});
    }
  }
  const auto of_table = [](const ExerciseQuestion& each) { return isOfTable(each.kind); };
  if (std::none_of(exercise.questions.begin(), exercise.questions.end(), of_table)) exercise.table.reset();
}

void setText(std::vector<NamedText>& texts, const std::string& key, const std::string& words) {
  const auto there = std::find_if(texts.begin(), texts.end(), [&](const NamedText& each) { return each.name == key; });
  if (words.empty() && there != texts.end())
    texts.erase(there);
  else if (there != texts.end())
    there->text = words;
  else if (!words.empty())
    texts.push_back({key, words, 0});
}

}  // namespace linkwright
