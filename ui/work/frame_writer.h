// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

#include <atomic>
#include <memory>

namespace linkwright::ui {

/// What a motion can be recorded as.
enum class VideoFormat {
  Mp4,   ///< H.264, by ffmpeg
  WebM,  ///< VP9, by ffmpeg
  Gif,
  Png  ///< a folder with a picture a frame
};

struct VideoSpec {
  VideoFormat format = VideoFormat::Gif;
  QString path;  ///< of the file, or of the folder that is made
  QSize size;    ///< of every frame, pixels
  int frames_per_second = 25;
};

/// Writes frames one after the other. All of it is for one thread that may wait. What is not finished when the writer
/// goes is removed again. Each request answers with nothing, or with what went wrong, in words.
class FrameWriter {
public:
  virtual ~FrameWriter() = default;
  virtual QString begin() = 0;
  virtual QString add(const QImage& frame) = 0;  ///< RGB32, of the size that was said
  virtual QString finish() = 0;                  ///< from now on it is there under its name
};

/// `stop` ends whatever the writer waits for; it must outlive the writer.
std::unique_ptr<FrameWriter> makeFrameWriter(const VideoSpec& spec, const std::atomic<bool>& stop);

/// "mp4"; none for a folder of pictures.
QString endingOf(VideoFormat format);
/// H.264 and VP9 halve the sizes of the colours: theirs are even. Smaller by a pixel at most.
QSize sizeFor(VideoFormat format, const QSize& size);
/// GIF counts hundredths of a second, and browsers slow down what is quicker than two of them.
int mostFramesPerSecond(VideoFormat format);
/// About how large it will be, bytes: from recordings of the examples, good to a factor of two or three.
double estimatedBytes(VideoFormat format, const QSize& size, int frames);
/// The program that makes MP4 and WebM; empty where it is not installed.
QString ffmpegProgram();
/// Why the format cannot be had here and what to do about it; empty where it can.
QString whyNot(VideoFormat format);

// one file each
std::unique_ptr<FrameWriter> makePngWriter(const VideoSpec& spec);
std::unique_ptr<FrameWriter> makeGifWriter(const VideoSpec& spec);
std::unique_ptr<FrameWriter> makeFfmpegWriter(const VideoSpec& spec, const std::atomic<bool>& stop);

}  // namespace linkwright::ui
