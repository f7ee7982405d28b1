// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"
#include "ui/workspaces/explain/walk/explanation.h"
#include "ui/workspaces/explain/walk_tools.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QToolButton;
class QStackedWidget;

namespace linkwright::ui {

class PredictStrip;
class StartPage;
class StepPage;
class StepScrubber;
class TransportBar;
class WalkMap;

/// The recursion, step by step: where the walk is, and the step on a page. While the robot moves the step stays and
/// its numbers follow.
class ExplainPanel : public QWidget {
  Q_OBJECT
public:
  ExplainPanel(Document& document, Interaction& interaction, WalkTools& tools, QWidget* parent = nullptr);
  ~ExplainPanel() override;

  /// What is shown; its `body` is -1 where no step is.
  const Explanation& explanation() const { return explanation_; }
  /// Asks what becomes of predictions that are not saved before another robot takes their place; false: it may not.
  bool mayLeaveRun();

public slots:
  /// Goes to the step that gives the torque of this joint, and shows the panel.
  void showTorqueOf(int joint);

protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void build();
  void refresh();
  void layOutHeader();
  void announce();

  Document& document_;
  Interaction& interaction_;
  Stepper& stepper_;
  PredictionGame& game_;
  Explanation explanation_;
  bool unfolded_ = false;  // what is folded away where there is little room has been asked for

  TransportBar* transport_ = nullptr;
  StepScrubber* scrubber_ = nullptr;
  WalkMap* map_ = nullptr;
  PredictStrip* predict_ = nullptr;
  QLabel* words_ = nullptr;
  QToolButton* fold_ = nullptr;
  QLabel* fork_ = nullptr;
  QLabel* planted_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  StartPage* start_ = nullptr;
  StepPage* step_ = nullptr;
  WhenSeen when_seen_{*this, &ExplainPanel::refresh};
};

}  // namespace linkwright::ui
