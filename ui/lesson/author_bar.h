// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QLabel;
class QPushButton;

namespace linkwright::ui {

/// What an author of a lesson needs in the window that its steps are made from, while the editor is behind it.
class AuthorBar : public QToolBar {
  Q_OBJECT
public:
  explicit AuthorBar(QWidget* parent);

  /// Which step is being written; `is_step`: there is one, `is_solved_here`: the window can show its solution.
  void showPlace(const QString& words, bool is_step, bool is_solved_here);
  /// What the last command has done.
  void tell(const QString& words);

signals:
  void newStepWanted();
  void beginWanted();     ///< the step is to begin with what the window shows
  void solutionWanted();  ///< and to be solved by it
  void showWanted();      ///< the window is to show how the step begins
  void editorWanted();

private:
  QLabel *place_, *told_;
  QPushButton *begin_, *solve_, *show_;
};

}  // namespace linkwright::ui
