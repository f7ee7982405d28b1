// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/seen_now.h"

#include "core/io/scene_file.h"
#include "core/lesson/lesson_cameras.h"
#include "core/lesson/lesson_names.h"
#include "core/scene/plots.h"
#include "core/simulation/setup.h"
#include "core/trajectory/plan.h"
#include "ui/document/document.h"
#include "ui/document/lesson_session.h"
#include "ui/document/scene_state.h"
#include "ui/document/simulated_run.h"
#include "ui/lesson/lesson_stage.h"
#include "ui/view3d/view3d.h"
#include "ui/window/workspaces.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright::ui {

namespace {

struct SeenNowText {
  Q_DECLARE_TR_FUNCTIONS(SeenNow)
};

constexpr double kNearlyAlong = 5.0 * std::numbers::pi / 180.0;

/// What makes a robot another one: neither where it is, nor how it is looked at, nor what was reached for last.
std::string identity(SceneData scene, bool with_motion) {
  scene.q = scene.qd = scene.qdd = Eigen::VectorXd();
  scene.gravity.setZero();
  scene.view.reset();
  scene.plots.reset();
  scene.targets.clear();
  if (!with_motion) {
    scene.motion.reset();
    scene.trajectory.reset();
  }
  return writeScene(scene);
}

std::vector<NamedNumber> named(const Model& model, const Eigen::VectorXd& values, bool zeros) {
  std::vector<NamedNumber> list;
  for (Eigen::Index i = 0; i < values.size(); ++i) {
    if (zeros || values[i] != 0.0) list.push_back({model.joints()[static_cast<std::size_t>(i)].name, values[i], 0});
  }
  return list;
}

std::string axesWord(Axes axes) {
  if (axes == Axes::Parent) return "parent";
  if (axes == Axes::Base) return "base";
  return axes == Axes::World ? "world" : "link";
}

bool isFile(const LessonScene& scene, const std::string& name) { return scene.file.text == name; }

}  // namespace

LessonState SeenNow::state() const {
  const SnapshotPtr seen = document_.snapshot();
  LessonState state;
  state.q = named(*seen->model, seen->q, true);
  state.qd = named(*seen->model, seen->qd, false);
  state.qdd = named(*seen->model, seen->qdd, false);
  return state;
}

Formulation SeenNow::formulation() const { return document_.snapshot()->formulation; }

bool SeenNow::usesDegrees() const { return interaction_.angleUnit() == AngleUnit::Degree; }

// a run has become the motion of the scene, which is no plan of anybody's
SceneData SeenNow::scene() const {
  SceneData scene = document_.contents();
  if (document_.snapshot()->run != nullptr) {
    scene.motion.reset();
    scene.trajectory.reset();
  }
  if (const View3D* view = view_()) scene.view = view->camera();
  return scene;
}

std::optional<LessonScene> SeenNow::exampleShown(const std::string& examples) const {
  const QFileInfo file(document_.filePath());
  if (document_.filePath().isEmpty() ||
      file.canonicalPath() != QFileInfo(QString::fromStdString(examples)).canonicalFilePath())
    return {};
  LessonScene scene;
  scene.example.text = file.completeBaseName().toStdString();
  return scene;
}

/// Among the robots that there are, or a new file; none: it is the lesson's own.
std::optional<LessonScene> SeenNow::sceneOf(LessonDraft& draft, std::size_t step, const std::string& examples) const {
  const SceneData seen = scene();
  const bool with_motion = document_.snapshot()->run == nullptr;
  const std::string wanted = identity(seen, with_motion);
  std::vector<LessonScene> known = {draft.lesson.scene};
  for (const LessonStep& each : draft.lesson.steps) {
    if (each.set.scene) known.push_back(*each.set.scene);
  }
  if (const auto example = exampleShown(examples)) known.push_back(*example);
  const LessonFiles files = LessonFiles::held(draft.files);
  for (std::size_t i = 0; i < known.size(); ++i) {
    LessonScene& each = known[i];
    if (each.isEmpty()) continue;
    Result<LessonRobot> robot = readLessonRobot(files, examples, each);
    if (!robot || identity(*robot->scene, with_motion) != wanted) continue;
    if (robot->scene->gravity == seen.gravity) return i == 0 ? std::nullopt : std::optional(each);
    each.gravity = seen.gravity;
    each.line = 0;
    return each;
  }
  LessonScene made;
  std::string stem = "robot";
  if (step < draft.lesson.steps.size()) {
    const LessonStep& of = draft.lesson.steps[step];
    stem = of.id.text;
    const std::string own = of.set.scene ? of.set.scene->file.text : std::string();
    const auto is_it = [&](const LessonStep& each) { return each.set.scene && isFile(*each.set.scene, own); };
    // a file that is this step's alone is written anew
    if (!own.empty() && !isFile(draft.lesson.scene, own) &&
        std::count_if(draft.lesson.steps.begin(), draft.lesson.steps.end(), is_it) == 1)
      made.file.text = own;
  }
  if (made.file.text.empty()) made.file.text = draft.freeFile(stem);
  draft.setFile(made.file.text, writeScene(seen));
  return made;
}

LessonScene SeenNow::robot(LessonDraft& draft, const std::string& examples) const {
  return sceneOf(draft, draft.lesson.steps.size(), examples).value_or(draft.lesson.scene);
}

std::optional<WalkPlace> SeenNow::place() const { return walkPlace(*document_.snapshot(), interaction_.walk()); }

// those in front, the largest first: it is what the step is about
LessonNames SeenNow::panels() const {
  std::vector<std::pair<int, std::string>> seen;
  for (const LessonPanel& each : kLessonPanels) {
    const auto* dock = window_.findChild<QDockWidget*>(QLatin1String(each.dock), Qt::FindDirectChildrenOnly);
    // behind a tab it lies outside the window
    if (dock != nullptr && dock->isVisible() && window_.rect().intersects(dock->geometry()))
      seen.emplace_back(-dock->width() * dock->height(), each.word);
  }
  std::stable_sort(seen.begin(), seen.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  LessonNames names;
  for (const auto& [size, word] : seen) names.push_back({word, 0});
  return names;
}

std::string SeenNow::camera() const {
  const View3D* view = view_();
  if (view == nullptr) return "scene";
  const SceneView seen = view->camera();
  for (const LessonSide& side : kLessonSides) {
    const double turn = std::remainder(seen.azimuth - side.direction.azimuth, 2.0 * std::numbers::pi);
    if (std::abs(turn) <= kNearlyAlong && std::abs(seen.elevation - side.direction.elevation) <= kNearlyAlong)
      return std::string(side.camera);
  }
  return "scene";
}

void SeenNow::beginWith(LessonDraft& draft, std::size_t index, const std::string& examples) const {
  const SnapshotPtr seen = document_.snapshot();
  const Walk& walk = interaction_.walk();
  const std::optional<LessonScene> other = sceneOf(draft, index, examples);
  LessonSettings& set = draft.lesson.steps.at(index).set;
  set.scene = other;
  const bool on_motion = seen->source == StateSource::Motion && seen->time > 0.0 && seen->run == nullptr;
  set.time = on_motion ? seen->time : 0.0;
  set.state = on_motion ? LessonState() : state();
  set.workspace = {QString::fromLatin1(workspaces_.current().purpose().key).toLower().toStdString(), 0};
  set.panels = panels();
  std::erase_if(set.hide, [&](const LessonName& hidden) {
    return std::any_of(set.panels.begin(), set.panels.end(),
                       [&](const LessonName& panel) { return panel.text == hidden.text; });
  });
  set.camera = {camera(), 0};
  set.walk = place();
  set.formulation = {nameOf(seen->formulation), 0};
  set.notation = {nameOf(walk.notation()), 0};
  set.axes = {axesWord(walk.axes()), 0};
  set.mistakes.clear();
  for (const Mistake mistake : kMistakes) {
    if (seen->mistakes.contains(mistake)) set.mistakes.push_back({nameOf(mistake), 0});
  }
  const int link = interaction_.selectedLink();
  set.selection = {link < 0 ? std::string() : seen->model->links()[static_cast<std::size_t>(link)].name, 0};
}

bool SeenNow::show(const LessonDraft& draft, std::size_t index, const std::string& examples) const {
  const Result<OpenLesson> opened = openStep(draft, index, examples);
  if (!opened) return false;
  const LessonSettings& set = opened->lesson.steps.front().set;
  const LessonStart& start = opened->starts.front();
  const bool with_motion = document_.snapshot()->run == nullptr;
  if (identity(*start.robot.scene, with_motion) != identity(scene(), with_motion)) return false;
  workspaces_.named(QString::fromStdString(set.workspace.text)).action()->trigger();
  SceneState next =
      withScene(document_.beginEdit(), [&](SceneData& scene) { scene.gravity = start.robot.scene->gravity; });
  next.source = StateSource::Pose;
  next.q = start.instant.input.q;
  next.qd = start.instant.input.qd;
  next.qdd = start.instant.input.qdd;
  document_.commit(std::move(next), SeenNowText::tr("Show Beginning"));
  if (start.instant.time > 0.0) document_.playback().setTime(start.instant.time);
  if (View3D* view = view_()) pointCamera(*view, set.camera.text);
  if (set.walk) interaction_.walk().setPlace(stepOf(*document_.snapshot(), *set.walk), set.walk->term);
  return true;
}

bool SeenNow::has(StepKind kind) const {
  const SnapshotPtr seen = document_.snapshot();
  switch (kind) {
    case StepKind::Pose:
    case StepKind::Build: return true;
    case StepKind::Walk: return place().has_value();
    case StepKind::Plan: return seen->run == nullptr && planOf(document_.scene()).has_value();
    case StepKind::Run: return seen->run != nullptr && !document_.isSimulating();
    default: return false;
  }
}

bool SeenNow::solveWith(LessonDraft& draft, std::size_t index, const std::string& examples) const {
  LessonStep& step = draft.lesson.steps.at(index);
  if (!has(step.kind)) return false;
  LessonSolution& solution = step.solution;
  if (step.kind == StepKind::Pose) {
    solution.state = state();
    return true;
  }
  if (step.kind == StepKind::Walk) {
    solution.walk = place();
    return true;
  }
  SceneData seen = scene();
  if (const auto run = document_.snapshot()->run; run != nullptr && step.kind == StepKind::Run) {
    // the run is made anew from where it began, on the motion that the step has
    seen.q = run->setup->q;
    seen.qd = run->setup->qd;
    seen.qdd = Eigen::VectorXd();
    const Result<OpenLesson> opened = openStep(draft, index, examples);
    if (opened) {
      seen.motion = opened->starts.front().robot.scene->motion;
      seen.trajectory = opened->starts.front().robot.scene->trajectory;
    }
  }
  if (solution.file.text.empty()) solution.file.text = draft.freeFile(step.id.text + "-solution");
  draft.setFile(solution.file.text, writeScene(seen));
  return true;
}

}  // namespace linkwright::ui
