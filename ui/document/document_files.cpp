// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving: build first, swap after, so that a broken file leaves the open document as it was.
#include "core/io/model_file.h"
#include "core/io/scene_file.h"
#include "core/io/urdf.h"
#include "core/scene/plots.h"
#include "core/simulation/settings.h"
#include "core/trajectory/plan.h"
#include "ui/document/document.h"
#include "ui/document/file_contents.h"
#include "ui/document/followed.h"
#include "ui/document/found_start.h"
#include "ui/document/scene_state.h"
#include "ui/document/simulated_run.h"
#include "ui/document/urdf_losses.h"
#include "ui/document/write_file.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace linkwright::ui {

std::shared_ptr<const TrajectoryPlan> takeFollowed(SceneData& scene) {
  const auto* torques = scene.simulation ? std::get_if<MotionTorque>(&scene.simulation->torques) : nullptr;
  if (torques == nullptr || !torques->motion) return nullptr;
  auto followed = std::make_shared<const TrajectoryPlan>(*torques->motion);
  std::get<MotionTorque>(scene.simulation.edit().torques).motion.reset();
  return followed;
}

void putFollowed(SceneData& scene, const std::shared_ptr<const TrajectoryPlan>& followed) {
  const auto* torques = scene.simulation ? std::get_if<MotionTorque>(&scene.simulation->torques) : nullptr;
  if (torques == nullptr || (!followed && !torques->motion)) return;
  std::get<MotionTorque>(scene.simulation.edit().torques).motion = followed ? std::optional(*followed) : std::nullopt;
}

namespace {

bool endsInUrdf(const QString& path) {
  return path.endsWith(QStringLiteral(".urdf"), Qt::CaseInsensitive) ||
         path.endsWith(QStringLiteral(".xml"), Qt::CaseInsensitive);
}

bool isAtRestInReadyPose(const Snapshot& s) {
  return s.q == s.model->readyPose() && s.qd.isZero(0.0) && s.qdd.isZero(0.0);
}

/// The scene with the state where there is one to lose: the ready pose is in a URDF.
SceneData sceneForUrdf(SceneData scene, const Snapshot& snapshot) {
  if (!isAtRestInReadyPose(snapshot)) scene.q = snapshot.q;
  return scene;
}

}  // namespace

Result<FileContents> readContents(const QString& path, const MeshFolders& mesh_folders) {
  Result<ModelFile> read = readWithModel(path.toStdString(), mesh_folders);
  if (!read) return Result<FileContents>::failure(read.diagnostics());
  Diagnostics warnings = read.diagnostics();
  ModelFile file = std::move(read).value();
  return FileContents{QFileInfo(QString::fromStdString(file.path)).absoluteFilePath(), std::move(file.scene),
                      std::make_shared<const Model>(std::move(file.model)), std::move(warnings)};
}

void Document::show(FileContents contents) {
  adopt(std::move(contents.scene), std::move(contents.model));
  file_path_ = contents.recovered_from ? QString() : contents.path;
  proposed_path_ = contents.recovered_from.value_or(QString());
  // what no file holds is unsaved, though there is nothing to undo
  if (contents.recovered_from) undo_stack_.resetClean();
  announce();
}

void Document::announce() {
  emit opened();
  emit changed(kAllParts);
  emit titleChanged();
  if (!announced_) emit snapshotChanged();
}

Diagnostics Document::open(const QString& path) {
  Result<FileContents> contents = readContents(path);
  if (!contents) return contents.diagnostics();
  Diagnostics warnings = contents.value().warnings;
  show(std::move(contents).value());
  return warnings;
}

// the entry of the hand's own link, the first one if there is none: the others are not this hand's to change
void Document::rememberTarget(SceneData& scene) const {
  const auto hand = static_cast<std::size_t>(now_.hand);
  const SceneTarget target{now_.model->links()[hand].name, snapshot_->X_WL[hand]};
  const auto it = std::find_if(scene.targets.begin(), scene.targets.end(),
                               [&](const SceneTarget& other) { return other.link == target.link; });
  if (it != scene.targets.end()) {
    *it = target;
  } else {
    scene.targets.push_back(target);
    std::rotate(scene.targets.begin(), scene.targets.end() - 1, scene.targets.end());
  }
}

SceneData Document::contents() const {
  const SceneState state = standingOf(now_);
  SceneData scene = *state.scene;
  putStart(scene, state);
  putFollowed(scene, state.followed);
  rememberTarget(scene);
  return scene;
}

std::vector<UrdfLoss> urdfLosses(const Document& document) {
  const SceneData& scene = document.scene();
  std::vector<UrdfLoss> losses = sceneLossesInUrdf(sceneForUrdf(scene, *document.snapshot()));
  std::vector<UrdfLoss> of_mechanism = writeUrdf(scene.mechanism).losses;
  losses.insert(losses.end(), std::make_move_iterator(of_mechanism.begin()),
                std::make_move_iterator(of_mechanism.end()));
  return losses;
}

QString Document::displayName() const {
  if (!file_path_.isEmpty()) return QFileInfo(file_path_).fileName();
  if (!proposed_path_.isEmpty()) return tr("%1 (recovered)").arg(QFileInfo(proposed_path_).fileName());
  return QString::fromStdString(now_.mechanism->name);
}

void Document::setView(const SceneView& view) {
  static_cast<SceneState&>(now_) = withScene(now_, [&](SceneData& scene) { scene.view = view; });
}

// a layout is no step that one would want to undo, but the file has another one
void Document::setPlots(std::optional<std::vector<ScenePlot>> plots) {
  if (now_.scene->plots == SceneSection<std::vector<ScenePlot>>(plots)) return;
  static_cast<SceneState&>(now_) = withScene(now_, [&](SceneData& scene) { scene.plots = std::move(plots); });
  undo_stack_.resetClean();
  emit titleChanged();
}

Diagnostics Document::save(const QString& path) {
  if (gesture_) commitGesture();
  const bool is_urdf = endsInUrdf(path);
  Diagnostics diagnostics;
  std::string text;
  if (is_urdf) {
    UrdfText urdf = writeUrdf(now_.scene->mechanism);
    text = std::move(urdf.text);
    diagnostics = lostInUrdf(sceneForUrdf(*now_.scene, *snapshot_));
    diagnostics.insert(diagnostics.end(), urdf.lost.begin(), urdf.lost.end());
  } else {
    SceneData scene = contents();
    text = writeScene(scene);
    takeFollowed(scene);
    now_.scene = std::make_shared<const SceneData>(std::move(scene));
  }
  const bool loses = !diagnostics.empty();
  const Diagnostics problems = writeFile(path, text);
  diagnostics.insert(diagnostics.end(), problems.begin(), problems.end());
  // a URDF that cannot hold all of it is a copy: what is open stays with its own file, and unsaved
  if (hasErrors(problems) || loses) return diagnostics;
  file_path_ = QFileInfo(path).absoluteFilePath();
  proposed_path_.clear();
  emit saved(QByteArray::fromStdString(text));
  undo_stack_.setClean();
  emit titleChanged();
  return diagnostics;
}

}  // namespace linkwright::ui
