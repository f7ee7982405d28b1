// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/move/quick_motion.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

QString text(const char* source) { return QCoreApplication::translate("QuickMotion", source); }

}  // namespace

bool canMoveFromReadyPose(const Document& document) {
  const SnapshotPtr snapshot = document.snapshot();
  if (!snapshot || snapshot->model->dof() == 0) return false;
  return (snapshot->q - snapshot->model->readyPose()).lpNorm<Eigen::Infinity>() > 1e-6;
}

void makeMotionFromReadyPose(Document& document) {
  const QString ready = text("Ready");
  const QString present = text("Present");
  QUndoStack& stack = *document.undoStack();
  stack.beginMacro(text("Move from the ready pose to the present one"));
  document.storePose(present);
  document.goToReadyPose();
  document.storePose(ready);
  document.applyPose(present);
  document.setMotion(ready, present, 0.0);
  stack.endMacro();
}

}  // namespace linkwright::ui
