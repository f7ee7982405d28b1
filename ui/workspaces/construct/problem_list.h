// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/construct/part_editor.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace linkwright::ui {

/// What is wrong or doubtful with the mechanism, and what was asked of it and not taken: a click or Return goes there.
/// It takes no room while there is nothing to say.
class ProblemList : public QWidget {
  Q_OBJECT
public:
  ProblemList(PartEditor& editor, QWidget* parent);

  /// While nobody can see it, it works out nothing.
  void setAwake(bool awake);
  bool hasHeightForWidth() const override { return false; }

signals:
  /// `control` is null where the place says all.
  void jumpWanted(linkwright::ProblemPlace place, QWidget* control);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void follow();
  void showProblems();
  void fitHeight();
  void jump(int row);

  PartEditor& editor_;
  std::shared_ptr<const Mechanism> mechanism_;
  std::vector<MechanismProblem> problems_;
  QLabel* heading_;
  QListWidget* list_;
  bool awake_ = false;
};

}  // namespace linkwright::ui
