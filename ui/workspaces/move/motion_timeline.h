// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/when_seen.h"
#include "ui/workspaces/move/motion_editor.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QToolButton;

namespace linkwright::ui {

class ElidedLabel;
class MotionTrack;
class UnitField;

/// The time of the motion over the whole width of the window: play, step, speed and the part that is played, and the
/// track below.
class MotionTimeline : public QWidget {
  Q_OBJECT
public:
  MotionTimeline(MotionEditor& editor, QWidget* parent = nullptr);

  MotionTrack& track() { return *track_; }
  /// One more button at the right end of the row.
  void addTool(QWidget* tool);

signals:
  /// The fields of the chosen waypoint are wanted.
  void editWanted();

private:
  void buildTransport(QBoxLayout& row);
  void buildSpeed(QBoxLayout& row);
  void buildTime(QBoxLayout& row);
  void buildRange(QBoxLayout& row);
  QToolButton* add(QBoxLayout& row, const char* name, const char* icon, const QString& tip);
  void refresh();
  void showSettings();
  void showPlaying(bool playing);
  void takeSpeed();

  MotionEditor& editor_;
  MotionTrack* track_;
  QBoxLayout* row_ = nullptr;
  QToolButton *start_ = nullptr, *back_ = nullptr, *play_ = nullptr, *forward_ = nullptr, *end_ = nullptr,
              *loop_ = nullptr, *range_in_ = nullptr, *range_out_ = nullptr, *range_none_ = nullptr;
  QComboBox* speed_ = nullptr;
  UnitField* time_ = nullptr;
  QLabel *duration_ = nullptr, *range_ = nullptr;
  ElidedLabel* limits_ = nullptr;
  WhenSeen when_seen_{*this, &MotionTimeline::refresh};
};

}  // namespace linkwright::ui
