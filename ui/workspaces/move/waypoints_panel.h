// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/move/motion_editor.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QStackedWidget;

namespace linkwright::ui {

class BoundsForm;
class FoldingGroup;
class ProblemStrip;
class SamplesForm;
class SegmentForm;
class SplineForm;
class WaveForm;
class WaypointList;

/// The motion as it is made: of what kind it is, its waypoints and the ways between them, what it keeps to, and what is
/// wrong with it.
class WaypointsPanel : public QWidget {
  Q_OBJECT
public:
  WaypointsPanel(MotionEditor& editor, QWidget* parent = nullptr);

  /// The list of waypoints gets the keys.
  void focusList();

protected:
  void showEvent(QShowEvent* event) override;

private:
  QWidget* buildEmpty();
  QWidget* buildMotion();
  void refresh();
  void showForms();

  MotionEditor& editor_;
  QStackedWidget* pages_;
  QPushButton *first_ = nullptr, *from_ready_ = nullptr;
  QComboBox* course_ = nullptr;
  WaypointList* list_ = nullptr;
  FoldingGroup *segment_group_ = nullptr, *bounds_group_ = nullptr, *course_group_ = nullptr;
  SegmentForm* segment_ = nullptr;
  SplineForm* spline_ = nullptr;
  WaveForm* wave_ = nullptr;
  SamplesForm* samples_ = nullptr;
  BoundsForm* bounds_ = nullptr;
  ProblemStrip* problems_;
  // what is shown
  std::shared_ptr<const TrajectoryPlan> plan_;
  std::shared_ptr<const MotionCurves> curves_;
  std::shared_ptr<const Model> model_;
  std::optional<int> waypoint_;
  StateSource source_ = StateSource::Pose;
  int chosen_ = -1;
  bool fresh_ = true;
};

}  // namespace linkwright::ui
