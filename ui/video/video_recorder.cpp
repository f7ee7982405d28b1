// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_recorder.h"

#include "core/base/require.h"
#include "ui/document/look.h"
#include "ui/video/video_caption.h"
#include "ui/view3d/look.h"

#include <QPainter>

#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kPatienceMs = 30000;  // a frame of a slow machine takes a second

}  // namespace

VideoRecorder::VideoRecorder(Document& document, QObject* parent) : QObject(parent), document_(document) {
  patience_.setSingleShot(true);
  patience_.setInterval(kPatienceMs);
  connect(&patience_, &QTimer::timeout, this,
          [this] { giveUp(tr("the 3D view was not drawn; keep its window visible while recording")); });
  connect(&document_, &Document::snapshotChanged, this, &VideoRecorder::lookAtDocument);
  connect(&sink_, &FrameSink::frameWritten, this, [this](int frames) {
    emit frameWritten(frames);
    if (std::exchange(waits_for_room_, false)) step();
  });
  connect(&sink_, &FrameSink::finished, this, &VideoRecorder::finished);
  connect(&sink_, &FrameSink::failed, this, [this](const QString& why) {
    putBack();
    emit failed(why);
  });
  connect(&sink_, &FrameSink::cancelled, this, &VideoRecorder::end);
}

void VideoRecorder::start(const VideoPlan& plan, View3D& view, PlotPicture plots, bool dark) {
  const SnapshotPtr snapshot = document_.snapshot();
  require(!isRecording(), "one recording at a time");
  require(snapshot->motion.curves != nullptr, "there is a motion");
  plan_ = plan;
  view_ = &view;
  plots_ = std::move(plots);
  dark_ = dark;
  frame_ = 0;
  problem_.clear();
  interrupted_ = false;
  stepping_ = true;
  // a gesture that changes nothing: whatever the recording does to the state, taking it back gives every bit again. It
  // ends the one before it, and what that has changed counts
  document_.beginGesture(tr("Record the motion"));
  const SnapshotPtr now = document_.snapshot();
  curves_ = now->motion.curves;
  model_ = now->model;
  waypoint_ = now->waypoint;
  undo_index_ = document_.undoStack()->index();
  sink_.start(plan_.spec);
  // the plots come to their size before the first picture
  if (plots_ && !plotsRect(plan_).isEmpty()) plots_(plotsRect(plan_).size());
  step();
}

void VideoRecorder::step() {
  if (!stepping_) return;
  if (!sink_.hasRoom()) {
    waits_for_room_ = true;
    return;
  }
  time_ = plan_.timeOf(frame_);
  waits_for_view_ = true;
  patience_.start();
  document_.playback().advanceTo(time_);
}

bool VideoRecorder::isOurs() const {
  const SnapshotPtr snapshot = document_.snapshot();
  return document_.gestureActive() && !document_.playback().isPlaying() && snapshot->model == model_ &&
         snapshot->motion.curves == curves_ && snapshot->source == StateSource::Motion && snapshot->time == time_;
}

void VideoRecorder::lookAtDocument() {
  if (!stepping_) return;
  if (!isOurs()) {
    // the robot belongs to who is at work with it; Escape and the undo key have put it back themselves
    const SnapshotPtr snapshot = document_.snapshot();
    interrupted_ = document_.gestureActive() || document_.playback().isPlaying() || snapshot->model != model_ ||
                   snapshot->motion.curves != curves_ || document_.undoStack()->index() != undo_index_;
    return cancel();
  }
  // the view has its own ear at the document: it has listened when this turn of the loop is over
  if (std::exchange(waits_for_view_, false)) QTimer::singleShot(0, this, &VideoRecorder::takePicture);
}

void VideoRecorder::takePicture() {
  if (!stepping_ || !view_) return;
  waits_for_picture_ = true;
  view_->takePicture(viewRect(plan_).size(), [self = QPointer(this), frame = frame_](const QImage& picture) {
    if (self && self->stepping_ && self->waits_for_picture_ && self->frame_ == frame) self->keep(picture);
  });
}

void VideoRecorder::keep(const QImage& view_picture) {
  waits_for_picture_ = false;
  patience_.stop();
  if (!isOurs()) return lookAtDocument();
  if (view_picture.isNull()) return giveUp(tr("there is no 3D view to record"));
  const QImage picture = compose(view_picture);
  emit taken(frame_, time_, picture);
  if (!stepping_) return;
  sink_.add(picture);
  if (++frame_ < plan_.frames()) return step();
  putBack();
  sink_.finish();
}

QImage VideoRecorder::compose(const QImage& view_picture) const {
  QImage picture(plan_.spec.size, QImage::Format_RGB32);
  const QRect view = viewRect(plan_), plots = plotsRect(plan_);
  // what neither of them covers is the rule between them
  picture.fill(lookOf(dark_).grid_major);
  QPainter painter(&picture);
  painter.drawImage(view, view_picture);
  if (plots_ && !plots.isEmpty()) painter.drawImage(plots, plots_(plots.size()));
  if (plan_.caption) paintCaption(painter, view, time_, plan_.speed, lookOf(dark_));
  return picture;
}

void VideoRecorder::cancel() {
  putBack();
  sink_.cancel();
}

void VideoRecorder::giveUp(const QString& why) {
  problem_ = why;
  cancel();
}

void VideoRecorder::putBack() {
  if (!std::exchange(stepping_, false)) return;
  patience_.stop();
  if (waits_for_picture_ && view_) view_->dropPicture();
  waits_for_room_ = waits_for_view_ = waits_for_picture_ = false;
  plots_ = nullptr;
  if (interrupted_) return;
  // Escape and the undo key have taken the gesture back already
  if (isOurs()) document_.cancelGesture();
  if (waypoint_) editWaypoint(document_, waypoint_);
}

void VideoRecorder::end() {
  if (interrupted_)
    emit interrupted(tr("the robot or its motion was changed"));
  else if (!problem_.isEmpty())
    emit failed(problem_);
  else
    emit cancelled();
}

}  // namespace linkwright::ui

#include "moc_video_recorder.cpp"
