// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/move/plan_form.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace linkwright::ui {

/// The way that leads to the chosen waypoint: as what the hand or the joints go, by which law, and how long. Of a
/// spline and a wave what they have of these.
class SegmentForm : public QWidget {
  Q_OBJECT
public:
  SegmentForm(MotionEditor& editor, QWidget* parent);

  void refresh();
  /// What is shown, in words for a heading.
  QString title() const;

private:
  void buildWay(QFormLayout& rows);
  void buildLaw(QFormLayout& rows);
  void buildTiming();
  void beginArc(Move& move) const;
  void takeVia();
  double durationIn(const TrajectoryPlan& plan) const;
  int segment() const;

  MotionEditor& editor_;
  PlanForm<Move> form_;
  PlanForm<TrajectoryPlan> timing_;
  QLabel* hint_;
  QWidget *of_move_, *of_arc_ = nullptr, *of_time_;
  PropertyRow<Move>*kind_ = nullptr, *law_ = nullptr;
  QToolButton* shortest_ = nullptr;
};

}  // namespace linkwright::ui
