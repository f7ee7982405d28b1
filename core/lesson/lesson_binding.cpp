// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_binding.h"

#include "core/lesson/lesson_names.h"
#include "core/lesson/value_names.h"
#include "core/recording/notation.h"

#include <algorithm>
#include <array>
#include <limits>

namespace linkwright {
namespace {

class Binder {
public:
  Binder(const LessonStep& step, const LessonRobot& robot, Problems& problems)
      : step_(step), robot_(robot), problems_(problems) {}

  void words() {
    const LessonSettings& set = step_.set;
    word(set.workspace, isOneOf(kLessonWorkspaces, set.workspace.text),
         "build, pose, move, explain, simulate, elastic");
    word(set.camera, isOneOf(kLessonCameras, set.camera.text), "scene, whole, front, back, left, right, top, bottom");
    word(set.axes, isOneOf(kLessonAxes, set.axes.text), "link, parent, base, world");
    const auto is_it = [&](Notation notation) { return set.notation.text == nameOf(notation); };
    word(set.notation, std::any_of(kNotations.begin(), kNotations.end(), is_it), "source, craig, featherstone, lynch");
    std::string panels;
    for (const LessonPanel& panel : kLessonPanels) panels += (panels.empty() ? "" : ", ") + std::string(panel.word);
    for (const LessonName& panel : set.panels) word(panel, isLessonPanel(panel.text), panels);
    bindLocks(set.locked, problems_);
  }

  void scene(LessonInstant& start) {
    const LessonSettings& set = step_.set;
    const Model& model = *robot_.model;
    if (!set.formulation.text.empty()) {
      const auto found = std::find_if(kFormulations.begin(), kFormulations.end(), [&](Formulation formulation) {
        return set.formulation.text == nameOf(formulation);
      });
      word(set.formulation, found != kFormulations.end(), "spatial, body-frame, world-spatial, nonrecursive");
      if (found != kFormulations.end()) start.formulation = *found;
    }
    for (const LessonName& name : set.mistakes) {
      Mistake mistake{};
      if (!known(name, mistake)) continue;
      if (canBeMade(mistake, start.formulation))
        start.mistakes.insert(mistake);
      else
        error(name.line, Message("Files", "mistake '%1' cannot be made in %2; choose another formulation")
                             .arg(name.text, nameOf(start.formulation)));
    }
    const std::string& selected = set.selection.text;
    if (!selected.empty() && model.findLink(selected) < 0 && model.findJoint(selected) < 0)
      error(set.selection.line, Message("Files", "'%1' is neither a link nor a moving joint").arg(selected));
    for (const LessonName& name : set.hide) {
      if (isLessonPanel(name.text))
        hiddenPanel(name);
      else if (!isOneOf(kLessonHidden, name.text))
        hiddenValue(name);
    }
    for (const LessonName& name : set.curves) {
      if (value(name) && !parseCurveName(name.text))
        error(name.line, Message("Files", "'%1' is not the name of a curve").arg(name.text));
    }
    if (set.walk) place(*set.walk);
    if (step_.solution.walk) place(*step_.solution.walk);
  }

  void values() {
    // what is built may have what the start has not: its values are looked for in the solution
    if (step_.kind != StepKind::Build) {
      for (const NamedText& each : step_.let) {
        value({each.text, each.line});
        if (step_.kind == StepKind::Direction || sizeOf(each.text) <= 1) continue;
        error(each.line, Message("Files", "'%1' is a vector; name one of its components, such as %1.z").arg(each.text));
      }
    }
    for (const LessonAsk& ask : step_.asks) {
      if (ask.value.text.empty() || !value(ask.value)) continue;
      const int wanted = step_.kind == StepKind::Direction ? 3 : 1;
      if (sizeOf(ask.value.text) != wanted)
        error(ask.value.line,
              wanted == 3
                  ? Message("Files", "'%1' is a number; a direction needs a vector").arg(ask.value.text)
                  : Message("Files", "'%1' is a vector; name one of its components, such as %1.z").arg(ask.value.text));
    }
    bindState(robot_, step_.solution.state, problems_);
    for (const auto* list : {&step_.wrong, &step_.near}) {
      for (const LessonWrong& each : *list) {
        bindState(robot_, each.example_state, problems_);
        if (each.at) place(*each.at);
        if (!each.mistake.text.empty() && !lessonMistake(each.mistake.text))
          error(
              each.mistake.line,
              Message("Files", "there is no mistake '%1'; there are, %2").arg(each.mistake.text, lessonMistakeNames()));
        Mistake mistake{};
        if (!each.plant.text.empty()) known(each.plant, mistake);
        const auto is_it = [&](const LessonAsk& ask) { return ask.id.text == each.ask.text; };
        if (!each.ask.text.empty() && std::none_of(step_.asks.begin(), step_.asks.end(), is_it))
          error(each.ask.line, Message("Files", "step '%1' does not ask '%2'").arg(step_.id.text, each.ask.text));
      }
    }
  }

private:
  void error(int line, const Message& message) { problems_.error(line, message); }

  void word(const LessonName& name, bool known, const std::string& words) {
    if (!name.text.empty() && !known)
      error(name.line, Message("Files", "'%1' is not known here; use one of these: %2").arg(name.text, words));
  }

  bool known(const LessonName& name, Mistake& mistake) {
    if (parseMistake(name.text, mistake)) return true;
    error(name.line,
          Message("Files", "there is no mistake '%1' of the recursion, which a step can plant; use one of these: %2")
              .arg(name.text, recursionMistakeNames()));
    return false;
  }

  bool value(const LessonName& name) {
    const Message problem = valueProblem(robot_, name.text);
    if (!problem.empty()) error(name.line, problem);
    return problem.empty();
  }
  /// A row may be kept back as a whole, however many numbers it has.
  void hiddenValue(const LessonName& name) {
    const std::optional<ValueName> parsed = parseValueName(name.text);
    const bool is_row = parsed && parsed->source == ValueSource::Trace && parsed->component == kWholeVector;
    value(is_row ? LessonName{name.text + ".0", name.line} : name);
  }

  /// A panel that the step needs cannot be taken away.
  void hiddenPanel(const LessonName& name) {
    const LessonNames& shown = step_.set.panels;
    const auto is_it = [&](const LessonName& panel) { return panel.text == name.text; };
    if (std::any_of(shown.begin(), shown.end(), is_it))
      error(name.line,
            Message("Files", "step '%1' shows the panel '%2' and hides it; take it out of \"panels\" or \"hide\"")
                .arg(step_.id.text, name.text));
    if (step_.kind == StepKind::Walk && name.text == kWalkPanel)
      error(name.line, Message("Files", "step '%1' is done in the panel '%2', so it cannot be hidden")
                           .arg(step_.id.text, name.text));
  }

  int sizeOf(const std::string& name) const {
    return LessonValues::problem(robot_, name).empty() ? LessonValues(robot_, {name}).sizeOf(0) : 0;
  }

  /// A row of the recursion: known where a value of it is.
  void place(const WalkPlace& place) {
    const std::optional<EquationName> equation = parseEquation(place.equation.text);
    if (!equation)
      return error(
          place.equation.line,
          Message("Files", "there is no equation '%1'; the page of the notation lists them").arg(place.equation.text));
    const std::string& formulation = step_.set.formulation.text;
    if (!formulation.empty() && formulation != nameOf(equation->formulation))
      return error(
          place.equation.line,
          Message("Files", "equation '%1' is not one of the formulation %2").arg(place.equation.text, formulation));
    const Message problem =
        LessonValues::problem(robot_, "trace." + place.equation.text + "." + place.link.text + ".0");
    if (!problem.empty()) error(place.link.line, problem);
  }

  const LessonStep& step_;
  const LessonRobot& robot_;
  Problems& problems_;
};

}  // namespace

void bindState(const LessonRobot& robot, const LessonState& state, Problems& problems) {
  const std::vector<StoredPose>& poses = robot.scene->poses;
  const auto is_it = [&](const StoredPose& each) { return each.name == state.pose.text; };
  if (!state.pose.text.empty() && std::none_of(poses.begin(), poses.end(), is_it))
    problems.error(state.pose.line,
                   Message("Files", "the scene has no saved pose '%1'; use \"q\" or another one").arg(state.pose.text));
  for (const auto* numbers : {&state.q, &state.qd, &state.qdd}) {
    for (const NamedNumber& each : *numbers) {
      const int joint = robot.model->findJoint(each.name);
      if (joint < 0) {
        problems.error(each.line, Message("Files", "the robot has no moving joint '%1'").arg(each.name));
        continue;
      }
      const Limits& limits = robot.model->joints()[static_cast<std::size_t>(joint)].limits;
      if (numbers == &state.q && (each.value < limits.lower || each.value > limits.upper))
        problems.error(
            each.line,
            Message("Files", "joint '%1' cannot be there: the position is beyond its limits").arg(each.name));
    }
  }
}

void bindLocks(const LessonNames& locked, Problems& problems) {
  for (const LessonName& name : locked) {
    if (isOneOf(kLessonLocks, name.text)) continue;
    std::string words;
    for (const char* each : kLessonLocks) words += (words.empty() ? "" : ", ") + std::string(each);
    problems.error(name.line, Message("Files", "'%1' is not known here; use one of these: %2").arg(name.text, words));
  }
}

void bindStep(const LessonStep& step, const LessonRobot& robot, LessonInstant& start, Problems& problems) {
  Binder binder(step, robot, problems);
  binder.words();
  binder.scene(start);
  binder.values();
}

std::vector<std::string> valuesOf(const LessonStep& step) {
  std::vector<std::string> names;
  for (const NamedText& each : step.let) names.push_back(each.text);
  for (const LessonAsk& ask : step.asks) {
    if (!ask.value.text.empty()) names.push_back(ask.value.text);
  }
  return names;
}

}  // namespace linkwright
