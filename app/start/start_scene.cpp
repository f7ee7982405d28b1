// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/start_scene.h"

#include "ui/document/edits.h"
#include "ui/files/file_flow.h"

namespace linkwright::app {

namespace {

/// Moves each joint a part of the way to one of its ends, by turns: a reach that shows every torque curve.
Eigen::VectorXd reachedOut(const Model& model) {
  constexpr double kReach[] = {0.9, 0.5, -0.7, -0.4, 0.6, 0.8};  // rad
  Eigen::VectorXd q = model.readyPose();
  for (int i = 0; i < model.dof(); ++i) q[i] += kReach[i % 6];
  return q.cwiseMax(model.lowerLimits()).cwiseMin(model.upperLimits());
}

}  // namespace

void addFirstMotion(ui::Document& document) {
  if (!document.filePath().endsWith(QStringLiteral(".urdf")) || document.snapshot()->motion.plan) return;
  //: adjective: name of a pose in which the robot is ready to work
  const QString ready = ui::MainWindow::tr("Ready");
  //: noun: name of a pose in which the arm is stretched out
  const QString reach = ui::MainWindow::tr("Reach");
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(document.snapshot()->model->dof());
  storePose(document, ready);
  setState(document, reachedOut(*document.snapshot()->model), rest, rest, reach);
  storePose(document, reach);
  setMotion(document, ready, reach, 3.0);
  document.playback().setTime(0.0);
  // this is where the person starts: nothing to undo, nothing to save
  document.undoStack()->clear();
}

bool openStartScene(ui::MainWindow& window, const QString& examples_folder) {
  if (!window.files().open(examples_folder + "/ur5e.urdf")) return false;
  addFirstMotion(window.document());
  return true;
}

}  // namespace linkwright::app
