// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/exercise_flow.h"

#include <QAction>
#include <QScreen>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

ExerciseFlow::ExerciseFlow(QWidget& window, ExerciseFolders folders, SeenNow seen)
    : QObject(&window),
      window_(window),
      folders_(std::move(folders)),
      seen_(std::move(seen)),
      //: noun: a sheet of exercises for a class
      command_(new QAction(tr("E&xercise Sheet…"), this)) {
  command_->setObjectName("actionExerciseSheet");
  command_->setToolTip(tr("Make an exercise with numbers of their own for each student"));
  connect(command_, &QAction::triggered, this, &ExerciseFlow::show);
}

void ExerciseFlow::show() {
  if (!sheet_) {
    sheet_ = new ExerciseSheet(seen_, folders_);
    sheet_->addActions(help_);
  }
  if (!sheet_->isVisible()) {
    if (sheet_->isFresh()) sheet_->write();
    // beside the window where there is room, else over its right part: the robot is what one looks at
    const QRect screen = window_.screen()->availableGeometry();
    const int left = std::min(window_.geometry().right() + 1, screen.right() - sheet_->width());
    sheet_->move(std::max(screen.left(), left), std::max(screen.top(), window_.y()));
  }
  sheet_->show();
  sheet_->raise();
  sheet_->activateWindow();
}

}  // namespace linkwright::ui

#include "moc_exercise_flow.cpp"
