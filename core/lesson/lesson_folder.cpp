// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_folder.h"

#include "core/io/former_names.h"
#include "core/io/json_tree.h"
#include "core/io/model_file.h"
#include "core/io/scene_file.h"
#include "core/io/text_file.h"
#include "core/io/translation_stamp.h"
#include "core/lesson/lesson_binding.h"
#include "core/lesson/lesson_hash.h"
#include "core/lesson/lesson_reader.h"
#include "core/lesson/lesson_rules.h"
#include "core/lesson/scene_change.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace linkwright {
namespace {

namespace fs = std::filesystem;

/// The file of an example by its name, with or without its ending; empty where there is none.
std::string exampleFile(const std::string& folder, const std::string& name) {
  for (const char* ending : {"", ".json", ".urdf", ".xml"}) {
    std::string path = presentPath((fs::path(folder) / (name + ending)).string());
    if (isFile(path)) return path;
  }
  return {};
}

/// Where robots are read from.
struct RobotFiles {
  const LessonFiles& own;
  const std::string& examples;
};

Result<LessonRobot> readRobot(const RobotFiles& files, const LessonScene& scene);

class Opener {
public:
  Opener(const LessonPlaces& places, LessonFiles files) : places_(places) {
    open_.files = std::move(files);
    open_.folder = places.folder;
    open_.examples = places.examples;
    open_.file = (fs::path(places.folder) / kLessonFile).string();
  }

  Result<OpenLesson> run() {
    if (readFile()) {
      readTexts();
      readRobots();
    }
    if (hasErrors(found_)) return Result<OpenLesson>::failure(std::move(found_));
    return Result<OpenLesson>(std::move(open_), std::move(found_));
  }

private:
  void add(const Diagnostics& more) { found_.insert(found_.end(), more.begin(), more.end()); }
  void error(int line, const Message& message) { found_.push_back({Severity::Error, open_.file, line, message}); }

  bool readFile() {
    const Result<std::string> text = open_.files.read(kLessonFile);
    if (!text) return add(text.diagnostics()), false;
    Result<Lesson> lesson = readLesson(*text, open_.file);
    add(lesson.diagnostics());
    if (!lesson) return false;
    open_.hash = lessonHash(*text);
    open_.lesson = std::move(lesson).value();
    return true;
  }

  void readTexts() {
    std::string original;
    for (const LessonName& language : open_.lesson.languages) {
      if (!isPlainName(language.text)) {
        error(language.line, Message("Files", "'%1' is not the name of a language").arg(language.text));
        continue;
      }
      const std::string file = "text/" + language.text + ".md";
      if (!open_.files.has(file)) {
        error(language.line, Message("Files", "the words are missing; add the file text/%1.md").arg(language.text));
        continue;
      }
      const Result<std::string> text = open_.files.read(file);
      if (!text) {
        add(text.diagnostics());
        continue;
      }
      Result<LessonText> read = readLessonText(*text, open_.files.pathOf(file), language.text);
      add(read.diagnostics());
      if (!read) continue;
      add(checkLessonText(open_.lesson, *read));
      if (!open_.texts.empty()) add(checkTranslation(open_.texts.front(), *read));
      if (original.empty()) original = *text;
      LessonText& added = open_.texts.emplace_back(std::move(read).value());
      added.is_outdated = isOutdated(added.stamp, original);
    }
  }

  void readRobots() {
    const Result<LessonRobot> first = robotOf(open_.lesson.scene);
    if (!first) return;
    checkState(*first, open_.lesson.state);
    checkLocks(open_.lesson.locked);
    for (const LessonStep& step : open_.lesson.steps) {
      const Result<LessonRobot> robot = step.set.scene ? robotOf(*step.set.scene) : first;
      if (!robot) continue;
      Problems problems(open_.file);
      open_.starts.push_back(startOn(*robot, open_.lesson, step, problems));
      add(problems.sorted());
    }
  }

  Result<LessonRobot> robotOf(const LessonScene& scene) {
    Result<LessonRobot> robot = readRobot({open_.files, places_.examples}, scene);
    for (Diagnostic problem : robot.diagnostics()) {
      if (problem.file.empty()) {
        problem.file = open_.file;
        problem.line = scene.line;
      }
      found_.push_back(std::move(problem));
    }
    return robot;
  }

  void checkState(const LessonRobot& robot, const LessonState& state) {
    Problems problems(open_.file);
    bindState(robot, state, problems);
    add(problems.sorted());
  }
  void checkLocks(const LessonNames& locked) {
    Problems problems(open_.file);
    bindLocks(locked, problems);
    add(problems.sorted());
  }

  const LessonPlaces& places_;
  OpenLesson open_;
  Diagnostics found_;
};

LessonRobot robotIn(ModelFile file, const std::optional<Eigen::Vector3d>& gravity) {
  if (gravity) file.scene.gravity = *gravity;
  LessonRobot robot;
  robot.file = file.path;
  robot.scene = std::make_shared<const SceneData>(std::move(file.scene));
  robot.model = std::make_shared<const Model>(std::move(file.model));
  return robot;
}

/// What a change of a scene makes of it, which is a file of the lesson's folder or an example.
Result<ModelFile> readChange(const JsonNode& change, const std::string& path, const RobotFiles& files) {
  const JsonNode& of = *change.find(kChangeOf);
  const auto refuse = [&](const Message& message) {
    return Result<ModelFile>::failure({{Severity::Error, path, of.line, message}});
  };
  if (of.kind != JsonNode::Kind::String || !isPlainName(of.text))
    return refuse(Message("Files", "\"%1\" must name a file of the folder or an example").arg(std::string(kChangeOf)));
  const bool is_own = files.own.has(of.text);
  const std::string base = is_own ? files.own.pathOf(of.text) : exampleFile(files.examples, of.text);
  if (base.empty())
    return refuse(Message("Files", "neither the lesson's folder nor the program's examples have '%1'").arg(of.text));
  const Result<std::string> text = is_own ? files.own.read(of.text) : readTextFile(base);
  if (!text) return Result<ModelFile>::failure(text.diagnostics());
  Result<JsonNode> tree = parseJson(*text, base);
  if (!tree || tree->find("linkwright") == nullptr)
    return refuse(Message("Files", "'%1' is no scene file, and only one of these can be changed").arg(of.text));
  std::optional<Model> model;
  Result<SceneData> scene = readScene(changed(std::move(tree).value(), change), path, &model);
  if (!scene) return Result<ModelFile>::failure(scene.diagnostics());
  Diagnostics warnings = scene.diagnostics();
  return Result<ModelFile>({path, std::move(scene).value(), std::move(model).value()}, std::move(warnings));
}

Result<ModelFile> readScenery(const Result<std::string>& text, const std::string& path, const RobotFiles& files) {
  if (!text) return Result<ModelFile>::failure(text.diagnostics());
  if (text->find(kChangeOf) == std::string::npos) return readModelText(*text, path);
  const Result<JsonNode> tree = parseJson(*text, path);
  if (!tree) return Result<ModelFile>::failure(tree.diagnostics());
  return tree->find(kChangeOf) == nullptr ? readModelText(*text, path) : readChange(*tree, path, files);
}

Result<LessonRobot> readIn(const Result<std::string>& text, const std::string& path, const RobotFiles& files,
                           const std::optional<Eigen::Vector3d>& gravity) {
  Result<ModelFile> file = readScenery(text, path, files);
  if (!file) return Result<LessonRobot>::failure(file.diagnostics());
  Diagnostics warnings = file.diagnostics();
  return Result<LessonRobot>(robotIn(std::move(file).value(), gravity), std::move(warnings));
}

Result<LessonRobot> readRobot(const RobotFiles& files, const LessonScene& scene) {
  const bool is_example = !scene.example.text.empty();
  const std::string& name = is_example ? scene.example.text : scene.file.text;
  if (!isPlainName(name))
    return Result<LessonRobot>::failure(
        Message("Files", "'%1' is not the name of a robot; give the name of a file, without folders").arg(name));
  const std::string path = is_example ? exampleFile(files.examples, name) : files.own.pathOf(name);
  if (path.empty() || (!is_example && !files.own.has(name)))
    return Result<LessonRobot>::failure(
        is_example ? Message("Files", "there is no example '%1'; name one of the program's examples").arg(name)
                   : Message("Files", "the lesson's folder has no file '%1'; add it").arg(name));
  return readIn(is_example ? readTextFile(path) : files.own.read(name), path, files, scene.gravity);
}

}  // namespace

Result<OpenLesson> openLesson(const LessonPlaces& places) {
  Result<LessonFiles> files = LessonFiles::open(places.folder);
  if (!files) return Result<OpenLesson>::failure(files.diagnostics());
  return openLesson(places, std::move(files).value());
}

Result<OpenLesson> openLesson(const LessonPlaces& places, LessonFiles files) {
  return Opener(places, std::move(files)).run();
}

LessonStart startOn(const LessonRobot& robot, const Lesson& lesson, const LessonStep& step, Problems& problems) {
  LessonStart start;
  start.robot = robot;
  bindState(robot, step.set.state, problems);
  // a step on another robot does not know the lesson's joints
  start.instant = step.set.scene ? instantOf(robot, {}) : instantOf(robot, lesson.state);
  start.instant = instantOf(robot, step.set.state, std::move(start.instant));
  start.instant.time = step.set.time;
  bindStep(step, robot, start.instant, problems);
  return start;
}

std::vector<std::string> lessonFolders(const std::string& folder) {
  std::vector<std::string> folders;
  std::error_code ignored;
  if (!isFile((fs::path(folder) / kLessonFile).string())) {
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
      if (isFile((entry.path() / kLessonFile).string())) folders.push_back(entry.path().string());
    }
  }
  std::sort(folders.begin(), folders.end());
  if (folders.empty()) folders.push_back(folder);
  return folders;
}

Result<LessonRobot> readLessonRobot(const LessonPlaces& places, const LessonScene& scene) {
  const Result<LessonFiles> files = LessonFiles::open(places.folder);
  if (!files) return Result<LessonRobot>::failure(files.diagnostics());
  return readRobot({*files, places.examples}, scene);
}

Result<LessonRobot> readLessonRobot(const LessonFiles& files, const std::string& examples, const LessonScene& scene) {
  return readRobot({files, examples}, scene);
}

Result<LessonRobot> readStepFile(const OpenLesson& lesson, const LessonStep& step, const LessonName& file) {
  if (!isPlainName(file.text) || !lesson.files.has(file.text))
    return Result<LessonRobot>::failure(
        {{Severity::Error, lesson.file, file.line,
          Message("Files", "the lesson's folder has no file '%1'; add it").arg(file.text)}});
  return readIn(lesson.files.read(file.text), lesson.files.pathOf(file.text), {lesson.files, lesson.examples},
                step.set.scene ? step.set.scene->gravity : lesson.lesson.scene.gravity);
}

LessonInstant instantOf(const LessonRobot& robot, const LessonState& state) {
  const Model& model = *robot.model;
  const SceneData& scene = *robot.scene;
  const auto orZero = [&](const Eigen::VectorXd& v) {
    return v.size() > 0 ? v : Eigen::VectorXd(Eigen::VectorXd::Zero(model.dof()));
  };
  LessonInstant instant;
  instant.input.q = scene.q.size() > 0 ? scene.q : model.readyPose();
  instant.input.qd = orZero(scene.qd);
  instant.input.qdd = orZero(scene.qdd);
  instant.input.gravity = scene.gravity;
  for (const SceneLoad& load : scene.loads)
    instant.input.external.push_back({model.findLink(load.link), {load.force, load.moment}});
  return instantOf(robot, state, std::move(instant));
}

LessonInstant instantOf(const LessonRobot& robot, const LessonState& state, LessonInstant instant) {
  const Model& model = *robot.model;
  DynamicsInput& input = instant.input;
  const std::vector<StoredPose>& poses = robot.scene->poses;
  const auto pose =
      std::find_if(poses.begin(), poses.end(), [&](const StoredPose& each) { return each.name == state.pose.text; });
  if (pose != poses.end()) {
    input.q = pose->q;
    input.qd.setZero();
    input.qdd.setZero();
  }
  const auto put = [&](const std::vector<NamedNumber>& numbers, Eigen::VectorXd& to) {
    for (const NamedNumber& each : numbers) {
      const int joint = model.findJoint(each.name);
      if (joint >= 0) to[joint] = each.value;
    }
  };
  put(state.q, input.q);
  put(state.qd, input.qd);
  put(state.qdd, input.qdd);
  return instant;
}

const LessonText& textIn(const OpenLesson& lesson, std::string_view language) {
  const auto found = std::find_if(lesson.texts.begin(), lesson.texts.end(),
                                  [&](const LessonText& each) { return each.language == language; });
  return found == lesson.texts.end() ? lesson.texts.front() : *found;
}

}  // namespace linkwright
