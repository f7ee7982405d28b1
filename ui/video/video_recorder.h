// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/video/plot_picture.h"
#include "ui/video/video_plan.h"
#include "ui/view3d/view3d.h"
#include "ui/work/frame_sink.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace linkwright::ui {

/// Records the motion: puts the robot on one instant after the other, takes the view's picture when it shows that one,
/// adds plots and caption, and hands the frame to the thread that writes. Between two frames the event loop runs. In
/// the end the robot is where it was before, to the last bit; an edit meanwhile ends the recording instead, and stays.
class VideoRecorder : public QObject {
  Q_OBJECT
public:
  explicit VideoRecorder(Document& document, QObject* parent = nullptr);

  bool isRecording() const { return stepping_ || sink_.isRunning(); }
  /// Requires a motion that can be played, and that nothing is being recorded. `plots` may be empty where the plan has
  /// none. `dark` is the window's look.
  void start(const VideoPlan& plan, View3D& view, PlotPicture plots, bool dark);
  void cancel();
  const VideoPlan& plan() const { return plan_; }

signals:
  /// This instant is in the picture that has just been taken.
  void taken(int frame, double time, const QImage& picture);
  void frameWritten(int frames);
  /// One of these ends it.
  void finished();
  void cancelled();
  void failed(const QString& why);       ///< a part of a sentence
  void interrupted(const QString& why);  ///< somebody did something else with the robot

private:
  void step();
  void lookAtDocument();
  void takePicture();
  void keep(const QImage& view_picture);
  QImage compose(const QImage& view_picture) const;
  bool isOurs() const;
  void giveUp(const QString& why);
  void putBack();
  void end();

  Document& document_;
  FrameSink sink_;
  QPointer<View3D> view_;
  VideoPlan plan_;
  PlotPicture plots_;
  bool dark_ = false;
  bool stepping_ = false;  ///< the robot is ours
  bool waits_for_room_ = false;
  bool waits_for_view_ = false;  ///< the document has not told of the frame's instant yet
  bool waits_for_picture_ = false;
  int frame_ = 0;
  double time_ = 0.0;  ///< of the frame
  std::shared_ptr<const MotionCurves> curves_;
  std::shared_ptr<const Model> model_;
  std::optional<int> waypoint_;  ///< that was edited before
  int undo_index_ = 0;
  QString problem_;  ///< why the view gave no picture
  bool interrupted_ = false;
  QTimer patience_;  ///< with a view that gives no picture
};

}  // namespace linkwright::ui
