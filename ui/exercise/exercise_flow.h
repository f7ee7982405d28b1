// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exercise/exercise_sheet.h"

#include <QObject>
#include <QPointer>

class QAction;

namespace linkwright::ui {

/// Exercises as a lecturer meets them: the command, and the sheet that they are made in.
class ExerciseFlow : public QObject {
  Q_OBJECT
public:
  ExerciseFlow(QWidget& window, ExerciseFolders folders, SeenNow seen);

  QAction* command() const { return command_; }
  /// The commands of the manual, for the sheet's window too.
  void setHelp(const QList<QAction*>& commands) { help_ = commands; }
  /// The sheet, with a new exercise about what the window shows, or the one that was being made.
  void show();
  /// Null until it has been shown.
  ExerciseSheet* sheet() const { return sheet_; }
  /// Asks what becomes of an exercise that is being made; false: the window is to stay.
  bool mayLeave() { return !sheet_ || sheet_->mayLeave(); }
  void closeSheet() { delete sheet_; }

private:
  QWidget& window_;
  ExerciseFolders folders_;
  SeenNow seen_;
  QAction* command_;
  QList<QAction*> help_;
  QPointer<ExerciseSheet> sheet_;
};

}  // namespace linkwright::ui
