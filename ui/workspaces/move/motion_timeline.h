// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/when_seen.h"
#include "ui/workspaces/move/motion_editor.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QSlider;
class QToolButton;

namespace linkwright::ui {

class ElidedLabel;
class MotionTrack;
class UnitField;

/// The time of the motion: play, over and over, where the robot is. With an editor it goes over the whole width of the
/// window, with steps, speed, the part that is played, and the track; without one it is a row with a slider.
class MotionTimeline : public QWidget {
  Q_OBJECT
public:
  explicit MotionTimeline(Document& document, QWidget* parent = nullptr);
  explicit MotionTimeline(MotionEditor& editor, QWidget* parent = nullptr);

  // of one with an editor
  MotionTrack& track() { return *track_; }
  /// One more button at the right end of the row.
  void addTool(QWidget* tool);
  QSize sizeHint() const override;

signals:
  /// The fields of the chosen waypoint are wanted.
  void editWanted();

protected:
  bool event(QEvent* event) override;

private:
  bool hasRoomBeside(int width) const;
  void addPlay();
  void addLoop();
  void addSteps();
  void addSlider();
  void addSpeed();
  void addTime();
  void addRange(MotionEditor& editor);
  void followPlayback();
  QString name(const char* part) const;
  QToolButton* add(const char* part, const char* icon, const QString& tip);
  QToolButton* addStep(const char* part, const char* icon, const QString& tip, double seconds);
  void refresh();
  void showLimits();
  void showSettings();
  void showPlaying(bool playing);
  void takeSpeed();

  Document& document_;
  MotionTrack* track_ = nullptr;
  QSlider* slider_ = nullptr;
  double ticks_per_second_ = 1.0;  ///< of the slider
  QHBoxLayout* row_ = nullptr;
  QBoxLayout* body_ = nullptr;  ///< the row and the track
  QList<QWidget*> of_motion_;   ///< of no use without one
  QToolButton *play_ = nullptr, *loop_ = nullptr, *range_none_ = nullptr;
  QComboBox* speed_ = nullptr;
  UnitField* time_ = nullptr;
  QLabel *duration_ = nullptr, *range_ = nullptr;
  ElidedLabel* limits_ = nullptr;
  WhenSeen when_seen_{*this, &MotionTimeline::refresh};
};

}  // namespace linkwright::ui
