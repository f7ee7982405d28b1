// SPDX-License-Identifier: MIT
#include "core/exercise/open_exercise.h"

#include "core/exercise/exercise_reader.h"
#include "core/exercise/variant_pose.h"
#include "core/exercise/varied_robot.h"
#include "core/io/problems.h"
#include "core/io/text_file.h"
#include "core/lesson/lesson_binding.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/lesson_values.h"
#include "core/lesson/value_names.h"
#include "core/scene/scene.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

namespace linkwright {
namespace {

/// Holds the names of an exercise against its robot.
class ExerciseBinding {
public:
  ExerciseBinding(OpenExercise& open, Problems& problems)
      : open_(open), exercise_(open.exercise), model_(*open.robot.model), problems_(problems) {}

  void run() {
    formulation();
    bindState(open_.robot, exercise_.state, problems_);
    for (const auto* ranges : {&exercise_.q, &exercise_.qd, &exercise_.qdd}) {
      for (const JointRange& range : *ranges) joint(range);
    }
    for (const LinkRange& range : exercise_.robot) link(range);
    if (exercise_.table) table(*exercise_.table);
    for (const ExerciseQuestion& question : exercise_.questions) value(question);
  }

private:
  void formulation() {
    const LessonName& name = exercise_.formulation;
    if (name.text.empty()) return;
    const auto is_it = [&](Formulation each) { return name.text == nameOf(each); };
    const auto found = std::find_if(kFormulations.begin(), kFormulations.end(), is_it);
    if (found != kFormulations.end())
      open_.formulation = *found;
    else
      problems_.error(name.line, Message("Files", "there is no formulation '%1'").arg(name.text));
  }

  void joint(const JointRange& range) {
    const int joint = model_.findJoint(range.joint.text);
    if (joint < 0)
      return problems_.error(range.joint.line, Message("Files", "'%1' is not a moving joint").arg(range.joint.text));
    const ModelJoint& moving = model_.joints()[static_cast<std::size_t>(joint)];
    if (moving.leader >= 0)
      problems_.error(range.joint.line,
                      Message("Files", "'%1' follows another joint and cannot vary").arg(range.joint.text));
    if (moving.type == JointType::Prismatic && range.unit == RangeUnit::Degrees)
      problems_.error(range.line, Message("Files", "'%1' slides and has no degrees").arg(range.joint.text));
  }

  void link(const LinkRange& range) {
    const Mechanism& mechanism = open_.robot.scene->mechanism;
    const int link = mechanism.findLink(range.link.text);
    if (link < 0) return problems_.error(range.link.line, Message("Files", "'%1' is not a link").arg(range.link.text));
    if (range.figure == LinkFigure::Length && !lengthOf(mechanism, link))
      problems_.error(range.line, Message("Files",
                                          "link '%1' has no length, because no joint stands off its frame; vary "
                                          "another link")
                                      .arg(range.link.text));
    const auto& inertial = mechanism.links[static_cast<std::size_t>(link)].inertial;
    if (range.figure == LinkFigure::Mass && (!inertial || inertial->mass <= 0.0))
      problems_.error(range.line,
                      Message("Files", "link '%1' has no mass to vary; give it a payload").arg(range.link.text));
    if (range.grid.low < 0.0 || (range.figure != LinkFigure::Payload && range.grid.low == 0.0))
      problems_.error(range.line, Message("Files", "a mass or a length must be greater than 0"));
  }

  void table(const ExerciseTable& table) {
    for (const LessonName& name : table.equations) {
      const std::optional<EquationName> equation = parseEquation(name.text);
      if (!equation || equation->formulation != open_.formulation)
        problems_.error(name.line, Message("Files", "'%1' is not the number of an equation of the formulation %2")
                                       .arg(name.text, std::string(nameOf(open_.formulation))));
    }
    Mistake mistake{};
    for (const LessonName& name : table.mistakes) {
      if (parseMistake(name.text, mistake) && !canBeMade(mistake, open_.formulation))
        problems_.error(name.line, Message("Files", "the mistake '%1' cannot be made in the formulation %2")
                                       .arg(name.text, std::string(nameOf(open_.formulation))));
    }
    if (table.absolute.value_or(0.0) < std::pow(10.0, -table.digits))
      problems_.error(table.line,
                      Message("Files", "\"absolute\" is less than the last digit of the table; give more \"digits\""));
  }

  void value(const ExerciseQuestion& question) {
    if (isOfTable(question.kind)) return;
    const LessonName& name = question.value;
    if (const Message problem = valueProblem(open_.robot, name.text); !problem.empty())
      return problems_.error(name.line, problem);
    const std::optional<ValueName> parsed = parseValueName(name.text);
    const bool is_of_motion = parsed->source == ValueSource::Extreme || parsed->source == ValueSource::Duration ||
                              parsed->source == ValueSource::IkFigure || isOfMethod(parsed->source) ||
                              (parsed->source == ValueSource::Curve && !isOfContact(parsed->curve.quantity) &&
                               (isOfRun(parsed->curve) || parsed->curve.quantity == CurveQuantity::Work));
    if (is_of_motion)
      return problems_.error(name.line, Message("Files",
                                                "'%1' is a value of a motion or a run, but an exercise has a single "
                                                "state; ask for another value")
                                            .arg(name.text));
    if (isOfContacts(question) && !question.tell_apart.empty())
      problems_.error(question.line, Message("Files",
                                             "'%1' is of a contact, and no mistake changes it; take out "
                                             "\"tell_apart\"")
                                         .arg(name.text));
    const int size = LessonValues(open_.robot, {name.text}).sizeOf(0);
    if (question.kind == QuestionKind::Number && size != 1)
      problems_.error(name.line, Message("Files", "'%1' has %2 numbers; name one of them").arg(name.text, size));
    if (question.kind == QuestionKind::Direction && size != 3)
      problems_.error(name.line, Message("Files", "'%1' is not a vector").arg(name.text));
  }

  OpenExercise& open_;
  const Exercise& exercise_;
  const Model& model_;
  Problems& problems_;
};

}  // namespace

Result<OpenExercise> openExercise(const std::string& path, const std::string& examples) {
  const Result<std::string> text = readTextFile(path);
  if (!text) return Result<OpenExercise>::failure(text.diagnostics());
  const Result<LessonFiles> files = LessonFiles::open(std::filesystem::path(path).parent_path().string());
  if (!files) return Result<OpenExercise>::failure(files.diagnostics());
  return openExercise(*text, path, *files, examples);
}

Result<OpenExercise> openExercise(const std::string& text, const std::string& path, const LessonFiles& files,
                                  const std::string& examples) {
  Result<Exercise> read = readExercise(text, path);
  if (!read) return Result<OpenExercise>::failure(read.diagnostics());
  OpenExercise open;
  open.file = path;
  open.exercise = std::move(read).value();
  Result<LessonRobot> robot = readLessonRobot(files, examples, open.exercise.scene);
  Problems problems(path);
  Diagnostics found = robot.diagnostics();
  for (Diagnostic& problem : found) {
    if (problem.file.empty()) problem.file = path;
    if (problem.line == 0) problem.line = open.exercise.scene.line;
  }
  problems.add(found);
  if (robot) {
    open.robot = std::move(robot).value();
    ExerciseBinding(open, problems).run();
  }
  if (problems.any()) return Result<OpenExercise>::failure(problems.sorted());
  open.start = instantOf(open.robot, open.exercise.state);
  open.start.formulation = open.formulation;
  open.full_rank = fullRank(*open.robot.model);
  return Result<OpenExercise>(std::move(open), problems.sorted());
}

std::vector<Mistake> mistakesOf(const LessonNames& names) {
  std::vector<Mistake> mistakes;
  Mistake mistake{};
  for (const LessonName& name : names) {
    if (parseMistake(name.text, mistake)) mistakes.push_back(mistake);
  }
  return mistakes;
}

std::vector<Mistake> toldApart(const Exercise& exercise, const ExerciseQuestion& question) {
  if (isOfContacts(question)) return {};
  return mistakesOf(question.tell_apart.empty() ? exercise.tell_apart : question.tell_apart);
}

bool isOfContacts(const ExerciseQuestion& question) {
  const std::optional<ValueName> name = parseValueName(question.value.text);
  return name && name->source == ValueSource::Curve && isOfContact(name->curve.quantity);
}

bool asksOfContacts(const Exercise& exercise) {
  return std::any_of(exercise.questions.begin(), exercise.questions.end(), isOfContacts);
}

const ExerciseText* textIn(const Exercise& exercise, const std::string& language) {
  const auto& texts = exercise.texts;
  const auto is_it = [&](const ExerciseText& text) { return language.empty() || text.language.text == language; };
  const auto found = std::find_if(texts.begin(), texts.end(), is_it);
  return found == texts.end() ? nullptr : &*found;
}

const ExerciseText& textFor(const Exercise& exercise, const std::string& language) {
  const ExerciseText* text = textIn(exercise, language);
  return text == nullptr ? exercise.texts.front() : *text;
}

}  // namespace linkwright
