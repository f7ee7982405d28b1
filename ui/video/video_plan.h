// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/playback.h"
#include "ui/work/frame_writer.h"

#include <QRect>
#include <QSize>
#include <QString>

namespace linkwright::ui {

/// Where the plots stand.
enum class VideoPlots { None, Beside, Below };

/// How large the picture is.
enum class VideoSize { AsView, Hd, FullHd };

/// What a person wants a video to be.
struct VideoRequest {
  VideoFormat format = VideoFormat::Mp4;
  VideoSize size = VideoSize::Hd;
  int frames_per_second = 30;
  double speed = 1.0;  ///< of the motion's time
  bool whole = true;   ///< the whole motion; else the range that is played
  VideoPlots plots = VideoPlots::Below;
  bool caption = true;  ///< the time, in the picture
};

/// The same with all numbers: which instant each frame shows.
struct VideoPlan {
  VideoSpec spec;
  TimeRange range;  ///< of the motion's time, s
  double speed = 1.0;
  VideoPlots plots = VideoPlots::None;
  bool caption = true;

  int frames() const;
  /// s, of frame 0 .. frames() - 1: from + k speed / frames_per_second.
  double timeOf(int frame) const;
  double seconds() const { return static_cast<double>(frames()) / spec.frames_per_second; }  ///< of the video
};

VideoPlan planOf(const VideoRequest& request, const TimeRange& whole, const TimeRange& played,
                 const QSize& view_pixels);

/// The places in a picture of the plan's size.
QRect viewRect(const VideoPlan& plan);
QRect plotsRect(const VideoPlan& plan);  ///< empty without plots

}  // namespace linkwright::ui
