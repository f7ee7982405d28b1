// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/exercise_flow.h"

#include "ui/lesson/author_window.h"

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
  if (!sheet_->isVisible() && sheet_->isFresh()) sheet_->write();
  showBeside(*sheet_, window_);
}

}  // namespace linkwright::ui

#include "moc_exercise_flow.cpp"
