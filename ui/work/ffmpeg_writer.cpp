// SPDX-License-Identifier: GPL-3.0-or-later
// MP4 and WebM by the program ffmpeg, which is given plain pixels on its standard input.
#include "ui/work/frame_writer.h"
#include "ui/work/unfinished_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStringList>

namespace linkwright::ui {

namespace {

constexpr int kPatienceMs = 100;  // after which it is looked whether to stop
constexpr int kLastWords = 3;     // lines

struct FfmpegWriterText {
  Q_DECLARE_TR_FUNCTIONS(linkwright::ui::FrameWriter)
};

class FfmpegWriter : public FrameWriter {
public:
  FfmpegWriter(const VideoSpec& spec, const std::atomic<bool>& stop)
      : spec_(spec), stop_(stop), unfinished_(spec.path) {}
  ~FfmpegWriter() override {
    if (process_.state() == QProcess::NotRunning) return;
    process_.kill();
    process_.waitForFinished();
  }

  QString begin() override {
    if (QString problem = whyNot(spec_.format); !problem.isEmpty()) return problem;
    if (QString problem = unfinished_.problemOfFolder(); !problem.isEmpty()) return problem;
    process_.setStandardOutputFile(QProcess::nullDevice());
    process_.start(ffmpegProgram(), arguments());
    return process_.waitForStarted() ? QString()
                                     : FfmpegWriterText::tr("could not start ffmpeg (%1)").arg(process_.errorString());
  }

  QString add(const QImage& frame) override {
    const QImage pixels = frame.convertToFormat(QImage::Format_RGBA8888);
    process_.write(reinterpret_cast<const char*>(pixels.constBits()), pixels.sizeInBytes());
    while (process_.bytesToWrite() > 0 && !stop_) {
      process_.waitForBytesWritten(kPatienceMs);
      if (process_.state() == QProcess::NotRunning) return lastWords();
    }
    return {};
  }

  QString finish() override {
    process_.closeWriteChannel();
    while (process_.state() != QProcess::NotRunning) {
      //: a video that was not finished
      if (stop_) return FfmpegWriterText::tr("stopped");
      process_.waitForFinished(kPatienceMs);
    }
    if (process_.exitStatus() != QProcess::NormalExit || process_.exitCode() != 0) return lastWords();
    return unfinished_.keep();
  }

private:
  QStringList arguments() const {
    QStringList list = {"-hide_banner", "-nostats", "-loglevel", "error", "-y"};
    list << "-f"
         << "rawvideo"
         << "-pixel_format"
         << "rgba"
         << "-framerate" << QString::number(spec_.frames_per_second);
    list << "-video_size" << QStringLiteral("%1x%2").arg(spec_.size.width()).arg(spec_.size.height());
    list << "-i"
         << "pipe:0"
         << "-an";
    // said in the file as well as done: players guess other colours for other sizes
    list << "-vf"
         << "scale=out_color_matrix=bt709:out_range=tv"
         << "-pix_fmt"
         << "yuv420p";
    list << "-colorspace"
         << "bt709"
         << "-color_primaries"
         << "bt709"
         << "-color_trc"
         << "bt709";
    list << "-color_range"
         << "tv";
    if (spec_.format == VideoFormat::Mp4) {
      list << "-c:v"
           << "libx264"
           << "-preset"
           << "medium"
           << "-crf"
           << "18"
           << "-movflags"
           << "+faststart";
      list << "-f"
           << "mp4";
    } else {
      list << "-c:v"
           << "libvpx-vp9"
           << "-crf"
           << "24"
           << "-b:v"
           << "0"
           << "-deadline"
           << "good"
           << "-cpu-used"
           << "5";
      list << "-row-mt"
           << "1"
           << "-f"
           << "webm";
    }
    return list << QStringLiteral("file:") + unfinished_.path();
  }

  QString lastWords() {
    process_.waitForFinished(kPatienceMs);
    const QString said = QString::fromLocal8Bit(process_.readAllStandardError());
    QStringList lines = said.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    // its lines name the file that nobody has asked for
    for (QString& line : lines) {
      line.replace(unfinished_.path(), QFileInfo(spec_.path).fileName());
      line.remove(QStringLiteral("file:"));
      line = line.trimmed();
    }
    lines = lines.mid(qMax(qsizetype(0), lines.size() - kLastWords));
    if (lines.isEmpty())
      return FfmpegWriterText::tr("ffmpeg ended with code %1 and no message").arg(process_.exitCode());
    return FfmpegWriterText::tr("ffmpeg reported: %1").arg(lines.join(QStringLiteral(" / ")));
  }

  VideoSpec spec_;
  const std::atomic<bool>& stop_;
  UnfinishedFile unfinished_;
  QProcess process_;
};

}  // namespace

std::unique_ptr<FrameWriter> makeFfmpegWriter(const VideoSpec& spec, const std::atomic<bool>& stop) {
  return std::make_unique<FfmpegWriter>(spec, stop);
}

}  // namespace linkwright::ui
