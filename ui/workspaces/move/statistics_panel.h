// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"
#include "ui/workspaces/move/statistics_model.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace linkwright::ui {

class WrappedLabel;

/// What the motion asks of the joints: the one that is hit hardest in a sentence, all of them in a table, and below it
/// what goes beyond a limit. Each instant can be gone to. Worked out once for each new motion, and only while it is
/// seen.
class StatisticsPanel : public QWidget {
  Q_OBJECT
public:
  StatisticsPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);
  ~StatisticsPanel() override;

  const StatisticsModel& model() const { return model_; }

signals:
  /// There is no motion, and one is wanted from a file.
  void importWanted();

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void build();
  void buildTable();
  QWidget* buildEmpty();
  void refresh();
  void showProblems();
  int wantedWidth(int column) const;
  void fitColumns();
  void fitProblems();
  void goToCell(const QModelIndex& index);
  void goTo(const std::optional<double>& time);
  void askWhy();

  Document& document_;
  Interaction& interaction_;
  StatisticsModel model_;
  Motion shown_;  ///< what the rows are those of
  std::shared_ptr<const Model> shown_model_;
  std::vector<MotionProblem> problems_;

  QStackedWidget* pages_ = nullptr;
  QLabel* empty_ = nullptr;
  QPushButton* import_ = nullptr;
  WrappedLabel* worst_ = nullptr;
  QToolButton *go_ = nullptr, *why_ = nullptr;
  QTableView* view_ = nullptr;
  QLabel* problems_heading_ = nullptr;
  QListWidget* problems_list_ = nullptr;
  WhenSeen when_seen_{*this, &StatisticsPanel::refresh};
};

}  // namespace linkwright::ui
