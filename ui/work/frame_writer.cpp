// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/frame_writer.h"

#include <QCoreApplication>
#include <QStandardPaths>

namespace linkwright::ui {

namespace {

constexpr int kMostGif = 50;
// bytes a pixel: the first frame, and each of the others
struct Rate {
  double first, other;
};

Rate rateOf(VideoFormat format) {
  switch (format) {
    case VideoFormat::Mp4: return {0.06, 0.006};
    case VideoFormat::WebM: return {0.04, 0.003};
    case VideoFormat::Gif: return {0.25, 0.06};
    case VideoFormat::Png: return {0.25, 0.25};
  }
  return {};
}

}  // namespace

std::unique_ptr<FrameWriter> makeFrameWriter(const VideoSpec& spec, const std::atomic<bool>& stop) {
  switch (spec.format) {
    case VideoFormat::Png: return makePngWriter(spec);
    case VideoFormat::Gif: return makeGifWriter(spec);
    case VideoFormat::Mp4:
    case VideoFormat::WebM: break;
  }
  return makeFfmpegWriter(spec, stop);
}

QString endingOf(VideoFormat format) {
  switch (format) {
    case VideoFormat::Mp4: return QStringLiteral("mp4");
    case VideoFormat::WebM: return QStringLiteral("webm");
    case VideoFormat::Gif: return QStringLiteral("gif");
    case VideoFormat::Png: break;
  }
  return {};
}

QSize sizeFor(VideoFormat format, const QSize& size) {
  const bool halves = format == VideoFormat::Mp4 || format == VideoFormat::WebM;
  return halves ? QSize(size.width() & ~1, size.height() & ~1) : size;
}

int mostFramesPerSecond(VideoFormat format) { return format == VideoFormat::Gif ? kMostGif : 60; }

double estimatedBytes(VideoFormat format, const QSize& size, int frames) {
  const Rate rate = rateOf(format);
  return static_cast<double>(size.width()) * size.height() * (rate.first + rate.other * (frames - 1));
}

QString ffmpegProgram() { return QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); }

QString whyNot(VideoFormat format) {
  const bool needs_ffmpeg = format == VideoFormat::Mp4 || format == VideoFormat::WebM;
  if (!needs_ffmpeg || !ffmpegProgram().isEmpty()) return {};
  return QCoreApplication::translate("linkwright::ui::FrameWriter",
                                     "MP4 and WebM need ffmpeg, which is not installed. On Debian or Ubuntu, install "
                                     "it with: sudo apt install ffmpeg");
}

}  // namespace linkwright::ui
