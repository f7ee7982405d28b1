// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving: build first, swap after, so that a broken file leaves the open document as it was.
#include "core/io/atomic_file.h"
#include "core/io/urdf.h"
#include "ui/document/document.h"

#include <QFileInfo>

#include <utility>

namespace linkwright::ui {

namespace {

bool endsInUrdf(const QString& path) {
  return path.endsWith(QStringLiteral(".urdf"), Qt::CaseInsensitive) ||
         path.endsWith(QStringLiteral(".xml"), Qt::CaseInsensitive);
}

}  // namespace

Diagnostics Document::open(const QString& path) {
  Result<SceneData> read = readModelFile(path.toStdString());
  if (!read) return read.diagnostics();
  Diagnostics diagnostics = read.diagnostics();
  Result<Model> compiled = Model::compile(read.value().mechanism);
  if (!compiled) {
    diagnostics.insert(diagnostics.end(), compiled.diagnostics().begin(), compiled.diagnostics().end());
    return diagnostics;
  }
  adopt(std::move(read).value(), std::make_shared<const Model>(std::move(compiled).value()));
  file_path_ = QFileInfo(path).absoluteFilePath();
  open_warnings_ = diagnostics;
  emit opened();
  emit posesChanged();
  emit titleChanged();
  return diagnostics;
}

Diagnostics Document::save(const QString& path) {
  if (gesture_) commitGesture();
  scene_.q = state_.q;
  scene_.qd = state_.qd;
  scene_.qdd = state_.qdd;
  const auto hand = static_cast<std::size_t>(hand_);
  scene_.targets = {{model_->links()[hand].name, snapshot_->X_WL[hand]}};
  Diagnostics diagnostics;
  std::string text;
  if (endsInUrdf(path)) {
    UrdfText urdf = writeUrdf(scene_.mechanism);
    text = std::move(urdf.text);
    diagnostics = std::move(urdf.lost);
  } else {
    text = writeScene(scene_);
  }
  const Diagnostics problems = writeFileAtomically(path.toStdString(), text);
  diagnostics.insert(diagnostics.end(), problems.begin(), problems.end());
  if (hasErrors(problems)) return diagnostics;
  file_path_ = QFileInfo(path).absoluteFilePath();
  undo_stack_.setClean();
  emit titleChanged();
  return diagnostics;
}

}  // namespace linkwright::ui
