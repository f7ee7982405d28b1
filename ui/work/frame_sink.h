// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"
#include "ui/work/frame_writer.h"

#include <QImage>
#include <QObject>
#include <QString>

#include <memory>

namespace linkwright::ui {

/// Takes the frames of a video one after the other and has them written on another thread. A few wait in memory; who
/// brings more waits for frameWritten, in the event loop. What is cancelled or fails leaves nothing behind. Lives on
/// the UI thread.
class FrameSink : public QObject {
  Q_OBJECT
public:
  static constexpr int kRoom = 3;  ///< frames that wait
  explicit FrameSink(QObject* parent = nullptr);
  ~FrameSink() override;  ///< cancels

  /// Requires that none is being written.
  void start(const VideoSpec& spec);
  bool isRunning() const { return work_.isRunning(); }
  bool hasRoom() const;
  /// Requires room, and a frame of the size that start was told.
  void add(const QImage& frame);
  void finish();  ///< that was the last one
  void cancel();

signals:
  /// So many are written by now.
  void frameWritten(int frames);
  /// One of these ends it. `why` is a part of a sentence, in words.
  void finished();
  void failed(const QString& why);
  void cancelled();

private:
  struct Shared;
  void end();

  VideoSpec spec_;
  std::shared_ptr<Shared> shared_;
  Background work_;
};

}  // namespace linkwright::ui
