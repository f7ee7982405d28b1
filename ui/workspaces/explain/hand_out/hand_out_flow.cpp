// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/hand_out/hand_out_flow.h"

#include "core/scene/scene.h"
#include "ui/work/save_place.h"
#include "ui/workspaces/explain/hand_out/hand_out_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace linkwright::ui {

HandOutFlow::HandOutFlow(Document& document, Interaction& interaction, QWidget* window)
    : QObject(window), document_(document), interaction_(interaction), window_(window) {}

QString HandOutFlow::suggestedPath(HandOutFormat format) const {
  return savePlace(document_, folder_, tr("%1-hand-out")) + '.' + endingOf(format);
}

void HandOutFlow::ask() {
  if (refusesWhilePredicting()) return;
  const SnapshotPtr snapshot = document_.snapshot();
  HandOutRequest proposed = last_;
  proposed.formulation = snapshot->formulation;
  proposed.notation = interaction_.walk().notation();
  HandOutDialog dialog(proposed, snapshot->formulation, interaction_.walk().step(),
                       static_cast<int>(snapshot->steps->size()), window_);
  if (dialog.exec() != QDialog::Accepted) return;
  last_ = dialog.request();
  const QString ending = endingOf(last_.format);
  QFileDialog files(window_, tr("Save the hand-out"), QFileInfo(suggestedPath(last_.format)).path(),
                    tr("%1 file (*.%2)").arg(ending.toUpper(), ending));
  files.setObjectName("handOutFiles");
  files.setAcceptMode(QFileDialog::AcceptSave);
  files.setFileMode(QFileDialog::AnyFile);
  files.setDefaultSuffix(ending);
  files.selectFile(QFileInfo(suggestedPath(last_.format)).fileName());
  if (files.exec() != QDialog::Accepted || files.selectedFiles().isEmpty()) return;
  save(last_, files.selectedFiles().constFirst());
}

// it would hold what is asked for, and all that comes after
bool HandOutFlow::refusesWhilePredicting() {
  const Walk& walk = interaction_.walk();
  if (!walk.predicts() && !walk.asked()) return false;
  emit warned(
      tr("The hand-out is hidden while you predict: it would give the answers. Switch Predict First off for it."));
  return true;
}

void HandOutFlow::save(const HandOutRequest& request, const QString& path) {
  if (isWriting()) {
    emit warned(tr("%1 is still being written. Try again in a moment.").arg(QFileInfo(path_).fileName()));
    return;
  }
  if (refusesWhilePredicting()) return;
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model || snapshot->model->dof() == 0) {
    emit warned(tr("There is no moving joint, so there is nothing to work out."));
    return;
  }
  folder_ = QFileInfo(path).absolutePath();
  path_ = path;
  const SceneView view = document_.scene().view.value_or(SceneView{});
  HandOutSource source = handOutSource(*snapshot, request.formulation, view);
  work_.start([source = std::move(source), request,
               path](const Background::Task&) { return writeHandOut(source, request, path); },
              [this](const Result<Diagnostics>& written) { report(problemsOf(written)); });
  emit told(tr("Writing %1...").arg(QFileInfo(path).fileName()));
}

void HandOutFlow::report(const Diagnostics& problems) {
  if (hasErrors(problems)) {
    const Diagnostic& error = problems.front();
    emit warned(tr("The hand-out was not saved: %1.").arg(QString::fromStdString(error.message)));
    return;
  }
  emit told(tr("Hand-out saved: %1").arg(QDir::toNativeSeparators(path_)));
}

}  // namespace linkwright::ui

#include "moc_hand_out_flow.cpp"
