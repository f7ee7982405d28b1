// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/quick_motion.h"

#include "core/base/same_numbers.h"
#include "core/scene/scene.h"
#include "ui/document/edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct QuickMotionText {
  Q_DECLARE_TR_FUNCTIONS(QuickMotion)
};

// the name, or one with a number where a pose of the person's own has it
QString nameFor(const Document& document, const QString& wanted, const Eigen::VectorXd& q) {
  const std::vector<StoredPose>& poses = document.scene().poses;
  for (int number = 1;; ++number) {
    const QString name = number == 1 ? wanted : QStringLiteral("%1 %2").arg(wanted).arg(number);
    const auto same = std::find_if(poses.begin(), poses.end(),
                                   [&](const StoredPose& pose) { return pose.name == name.toStdString(); });
    if (same == poses.end() || hasSameNumbers(same->q, q)) return name;
  }
}

}  // namespace

bool canMoveFromReadyPose(const Document& document) {
  const SnapshotPtr snapshot = document.snapshot();
  if (!snapshot || snapshot->model->dof() == 0) return false;
  return (snapshot->q - snapshot->model->readyPose()).lpNorm<Eigen::Infinity>() > 1e-6;
}

void makeMotionFromReadyPose(Document& document) {
  const SnapshotPtr snapshot = document.snapshot();
  //: adjective: name of the robot's ready pose
  const QString ready = nameFor(document, QuickMotionText::tr("Ready"), snapshot->model->readyPose());
  //: adjective: name of the pose that is shown
  const QString present = nameFor(document, QuickMotionText::tr("Current"), snapshot->q);
  QUndoStack& stack = *document.undoStack();
  stack.beginMacro(QuickMotionText::tr("Move from the ready pose to the current pose"));
  storePose(document, present);
  goToReadyPose(document);
  storePose(document, ready);
  applyPose(document, present);
  setMotion(document, ready, present, 0.0);
  stack.endMacro();
  // the robot stands at its end already: the clock says so too
  if (const auto curves = document.snapshot()->motion.curves) document.playback().setTime(curves->duration());
}

}  // namespace linkwright::ui
