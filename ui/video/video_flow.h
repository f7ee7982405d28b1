// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/video/video_recorder.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <utility>

namespace linkwright::ui {

class VideoProgress;

/// A video of the motion as a person meets it: what it is to be, where to, then a small dialog shows how far it is, and
/// a word says where it went.
class VideoFlow : public QObject {
  Q_OBJECT
public:
  VideoFlow(Document& document, Interaction& interaction, QWidget* window);

  /// The view to take pictures of; null where there is none yet.
  void setView(std::function<View3D*()> view) { view_ = std::move(view); }
  /// Makes what paints the plots, when a recording begins; it goes when that ends.
  void setPlots(std::function<PlotPicture()> plots) { plots_ = std::move(plots); }

  /// Asks what and where to, and records it.
  void ask();
  /// Records it to `path`; told or warned says how it ended. One at a time: another is refused in words.
  void record(const VideoRequest& request, const QString& path);
  VideoRecorder& recorder() { return recorder_; }
  bool canRecord() const { return document_.snapshot()->motion.curves != nullptr; }

signals:
  void told(const QString& words);
  void warned(const QString& words);

private:
  QString askPath(VideoFormat format);
  QSize viewPixels() const;
  bool refuses();
  void end(const QString& words, bool warns);

  Document& document_;
  Interaction& interaction_;
  QWidget* window_;
  std::function<View3D*()> view_;
  std::function<PlotPicture()> plots_;
  VideoRequest last_;  ///< what was chosen the last time
  QString folder_;     ///< where to
  QString path_;
  VideoRecorder recorder_;
  QPointer<VideoProgress> progress_;
};

}  // namespace linkwright::ui
