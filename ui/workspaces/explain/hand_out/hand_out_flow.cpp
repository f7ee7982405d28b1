// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/hand_out/hand_out_flow.h"

#include "core/scene/scene.h"
#include "ui/workspaces/explain/hand_out/hand_out_dialog.h"

namespace linkwright::ui {

HandOutFlow::HandOutFlow(Document& document, Interaction& interaction, QWidget* window)
    : SaveFlow(document, window), interaction_(interaction) {}

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
  const QString name = placeFor(tr("%1-handout")) + '.' + ending;
  const SaveAnswer answer = askWhereToSave(window_, "handOutFiles", tr("Save Handout"), name,
                                           //: %1: a format ("PDF"), %2: the ending of its files ("pdf")
                                           {{tr("%1 file (*.%2)").arg(ending.toUpper(), ending), ending}});
  if (!answer.path.isEmpty()) save(last_, answer.path);
}

// it would hold what is asked for, and all that comes after
bool HandOutFlow::refusesWhilePredicting() {
  const Walk& walk = interaction_.walk();
  if (!walk.kept().empty()) {
    emit warned(tr("A handout cannot be exported in this step of the lesson, because it would reveal the answer."));
    return true;
  }
  if (!walk.predicts() && !walk.asked()) return false;
  emit warned(
      tr("A handout cannot be exported while you predict, because it would reveal the answers. Switch off Predict "
         "First to export it."));
  return true;
}

void HandOutFlow::save(const HandOutRequest& request, const QString& path) {
  if (refusesAnother()) return;
  if (refusesWhilePredicting()) return;
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model || snapshot->model->dof() == 0) {
    emit warned(tr("The robot has no moving joints, so there is nothing to compute."));
    return;
  }
  const SceneView view = document_.scene().view.value_or(SceneView{});
  write(path, {tr("Writing %1…"), tr("Handout saved: %1"), tr("The handout was not saved: %1.")},
        [source = handOutSource(*snapshot, request.formulation, view), request, path] {
          return writeHandOut(source, request, path);
        });
}

}  // namespace linkwright::ui

#include "moc_hand_out_flow.cpp"
