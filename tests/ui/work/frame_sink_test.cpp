// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of known colours through the sink and back: by Qt's own readers, and by ffprobe and ffmpeg.
#include "ui/work/frame_sink.h"

#include "tests/support/catch.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/simulated_run.h"
#include "ui/work/gif_palette.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <csignal>
#include <cstdlib>
#include <sys/resource.h>

using namespace linkwright::ui;
using linkwright::test::waitUntil;

namespace {

const QSize kSize(160, 90);

/// A gradient that stands still, and a square that moves 4 px a frame.
QImage frameOf(int k, const QSize& size = kSize) {
  QImage image(size, QImage::Format_RGB32);
  for (int y = 0; y < size.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < size.width(); ++x) line[x] = qRgb(200 - y / 2, 210 - y / 2, 220 - x / 4);
  }
  QPainter painter(&image);
  painter.fillRect(QRect(4 * k, 20, 24, 24), QColor(200, 30, 40));
  return image;
}

/// What no picture of few colours can hold.
QImage noise(int k) {
  QImage image(QSize(640, 360), QImage::Format_RGB32);
  std::uint32_t state = 0x9e3779b9u * static_cast<std::uint32_t>(k + 1);
  for (int y = 0; y < image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x) {
      state = state * 1664525u + 1013904223u;
      line[x] = 0xff000000u | (state >> 8);
    }
  }
  return image;
}

int farthest(const QImage& a, const QImage& b) {
  int far = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
      far =
          std::max({far, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
    }
  }
  return far;
}

/// Of one picture from another, by pixel and channel.
double meanOff(const QImage& a, const QImage& b) {
  double sum = 0.0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
      sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
    }
  }
  return sum / (3.0 * a.width() * a.height());
}

struct Run {
  FrameSink sink;
  QString end;  ///< "finished", "cancelled", or why it failed
  int written = 0;
  Run() {
    QObject::connect(&sink, &FrameSink::finished, [this] { end = "finished"; });
    QObject::connect(&sink, &FrameSink::cancelled, [this] { end = "cancelled"; });
    QObject::connect(&sink, &FrameSink::failed, [this](const QString& why) { end = why; });
    QObject::connect(&sink, &FrameSink::frameWritten, [this](int frames) { written = frames; });
  }
  bool add(const QImage& frame) {
    if (!waitUntil([&] { return sink.hasRoom() || !end.isEmpty(); }, 60000) || !end.isEmpty()) return false;
    sink.add(frame);
    return true;
  }
  void waitForEnd() {
    REQUIRE(waitUntil([&] { return !end.isEmpty(); }, 60000));
  }
};

QString record(const VideoSpec& spec, int frames) {
  Run run;
  run.sink.start(spec);
  for (int k = 0; k < frames; ++k) {
    if (!run.add(frameOf(k, spec.size))) break;
  }
  run.sink.finish();
  run.waitForEnd();
  if (run.end == "finished") CHECK(run.written == frames);
  return run.end;
}

QStringList allIn(const QTemporaryDir& folder) {
  return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

QString run(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  REQUIRE(process.waitForFinished(60000));
  CHECK(process.exitCode() == 0);
  return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

/// For as long as it lives no file grows beyond so many bytes, in programs that are started neither: what a full disk
/// looks like from here.
struct SmallDisk {
  rlimit before = {};
  void (*handler)(int);
  explicit SmallDisk(rlim_t bytes) : handler(std::signal(SIGXFSZ, SIG_IGN)) {
    REQUIRE(getrlimit(RLIMIT_FSIZE, &before) == 0);
    const rlimit small = {bytes, before.rlim_max};
    REQUIRE(setrlimit(RLIMIT_FSIZE, &small) == 0);
  }
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
  }
};

}  // namespace

TEST_CASE("A GIF has every frame, its times without drift, runs over and over, and looks as it should") {
  QTemporaryDir folder;
  for (const int rate : {10, 15, 30, 50}) {
    INFO(rate << " frames per second");
    const QString path = folder.filePath(QString("walk%1.gif").arg(rate));
    const int frames = 2 * rate;
    REQUIRE(record({VideoFormat::Gif, path, kSize, rate}, frames) == "finished");
    QImageReader reader(path);
    CHECK(reader.imageCount() == frames);
    CHECK(reader.loopCount() == -1);
    int hundredths = 0;
    for (int k = 0; k < frames; ++k) {
      const QImage read = reader.read();
      REQUIRE_FALSE(read.isNull());
      REQUIRE(read.size() == kSize);
      // fewer colours than the frame has: some levels off at the most, the square being one colour
      CHECK(farthest(read, frameOf(k)) <= 6);
      CHECK(meanOff(read, frameOf(k)) < 1.5);
      hundredths += reader.nextImageDelay() / 10;
      CHECK(std::abs(hundredths - 100.0 * (k + 1) / rate) <= 0.5 + 1e-9);
    }
    CHECK(hundredths == 200);
  }
  CHECK(allIn(folder).size() == 4);
}

TEST_CASE("A GIF of frames that do not change is small, and noise comes out as near as 255 colours allow") {
  QTemporaryDir folder;
  const QString still = folder.filePath("still.gif"), noisy = folder.filePath("noise.gif");
  {
    Run run;
    run.sink.start({VideoFormat::Gif, still, kSize, 10});
    for (int k = 0; k < 50; ++k) REQUIRE(run.add(frameOf(0)));
    run.sink.finish();
    run.waitForEnd();
    REQUIRE(run.end == "finished");
    QImageReader reader(still);
    CHECK(reader.imageCount() == 50);
    // 50 heads with their colours, and one picture
    CHECK(QFile(still).size() < 50 * 820 + kSize.width() * kSize.height());
    QImage read;
    for (int k = 0; k < 50; ++k) read = reader.read();
    CHECK(farthest(read, frameOf(0)) <= 6);
  }
  Run run;
  run.sink.start({VideoFormat::Gif, noisy, QSize(640, 360), 10});
  for (int k = 0; k < 2; ++k) REQUIRE(run.add(noise(k)));
  run.sink.finish();
  run.waitForEnd();
  REQUIRE(run.end == "finished");
  QImageReader reader(noisy);
  for (int k = 0; k < 2; ++k) {
    const QImage read = reader.read();
    REQUIRE(read.size() == QSize(640, 360));
    // evenly spread, 255 boxes have sides of 256 / 255^(1/3) = 40 levels: 10 from their middles in the mean
    CHECK(meanOff(read, noise(k)) < 14.0);
  }
}

TEST_CASE("Few colours are kept as they are") {
  GifPalette palette;
  for (const QRgb colour : {qRgb(255, 255, 255), qRgb(0, 0, 0), qRgb(213, 94, 0), qRgb(0, 114, 178)}) {
    for (int i = 0; i < 1000; ++i) palette.count(colour);
  }
  palette.count(qRgb(10, 200, 30));
  const std::vector<QRgb> made = palette.make(255);
  REQUIRE(made.size() == 5);
  for (const QRgb colour : {qRgb(255, 255, 255), qRgb(0, 0, 0), qRgb(213, 94, 0), qRgb(0, 114, 178), qRgb(10, 200, 30)})
    CHECK(made[static_cast<std::size_t>(palette.indexOf(colour))] == colour);
  palette.clear();
  CHECK(palette.make(255).empty());
}

TEST_CASE("Pictures stand in a folder of their own, to the last bit, and never in one that is there") {
  QTemporaryDir folder;
  const QString path = folder.filePath("walk");
  REQUIRE(record({VideoFormat::Png, path, kSize, 25}, 12) == "finished");
  CHECK(allIn(folder) == QStringList{"walk"});
  const QStringList names = QDir(path).entryList(QDir::Files, QDir::Name);
  REQUIRE(names.size() == 12);
  CHECK(names.first() == "walk-00001.png");
  CHECK(names.last() == "walk-00012.png");
  for (int k = 0; k < 12; ++k) CHECK(QImage(path + "/" + names[k]).convertToFormat(QImage::Format_RGB32) == frameOf(k));
  CHECK(record({VideoFormat::Png, path, kSize, 25}, 1).contains("already exists"));
  CHECK(QDir(path).entryList(QDir::Files).size() == 12);
  CHECK(allIn(folder) == QStringList{"walk"});
}

TEST_CASE("MP4 and WebM have the frames, the size and the time, and the colours that were given") {
  const QString ffprobe = QStandardPaths::findExecutable("ffprobe");
  if (ffmpegProgram().isEmpty() || ffprobe.isEmpty()) SKIP("ffmpeg is not installed");
  QTemporaryDir folder;
  for (const auto& [format, codec] : {std::pair{VideoFormat::Mp4, "h264"}, std::pair{VideoFormat::WebM, "vp9"}}) {
    INFO(codec);
    const QString path = folder.filePath("walk." + endingOf(format));
    const QSize size = sizeFor(format, QSize(321, 181));
    CHECK(size == QSize(320, 180));
    REQUIRE(record({format, path, size, 15}, 30) == "finished");
    const QStringList said =
        run(ffprobe, {"-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
                      "stream=codec_name,width,height,pix_fmt,color_space,r_frame_rate,nb_read_frames", "-of",
                      "default=noprint_wrappers=1", path})
            .split('\n');
    CHECK(said.contains(QString("codec_name=%1").arg(codec)));
    CHECK(said.contains("width=320"));
    CHECK(said.contains("height=180"));
    CHECK(said.contains("pix_fmt=yuv420p"));
    CHECK(said.contains("color_space=bt709"));
    CHECK(said.contains("r_frame_rate=15/1"));
    CHECK(said.contains("nb_read_frames=30"));
    // containers count in milliseconds or in ticks of the rate
    const double seconds =
        run(ffprobe, {"-v", "error", "-show_entries", "format=duration", "-of", "default=nk=1:nw=1", path}).toDouble();
    CHECK(seconds == Approx(2.0).margin(0.0011));
    const QString picture = folder.filePath("frame.png");
    run(ffmpegProgram(), {"-v", "error", "-y", "-i", path, "-vf", "select=eq(n\\,20)", "-frames:v", "1", picture});
    // lossy, and colours at half the size: the mean is what counts
    CHECK(meanOff(QImage(picture), frameOf(20, size)) < 3.0);
  }
}

TEST_CASE("What is cancelled leaves nothing behind, at any moment") {
  for (const VideoFormat format : {VideoFormat::Gif, VideoFormat::Png, VideoFormat::Mp4, VideoFormat::WebM}) {
    if (!whyNot(format).isEmpty()) continue;
    for (const int frames : {0, 1, 9}) {
      INFO(endingOf(format).toStdString() << " after " << frames);
      QTemporaryDir folder;
      Run run;
      run.sink.start({format, folder.filePath("walk"), kSize, 25});
      for (int k = 0; k < frames; ++k) REQUIRE(run.add(frameOf(k)));
      run.sink.cancel();
      run.waitForEnd();
      CHECK(run.end == "cancelled");
      CHECK_FALSE(run.sink.isRunning());
      CHECK(allIn(folder).isEmpty());
    }
    // with the window that was closed
    QTemporaryDir folder;
    {
      Run run;
      run.sink.start({format, folder.filePath("walk"), kSize, 25});
      REQUIRE(run.add(frameOf(0)));
    }
    CHECK(allIn(folder).isEmpty());
  }
}

TEST_CASE("A video takes the place of an older one when it is whole, and not before") {
  QTemporaryDir folder;
  const QString path = folder.filePath("walk.gif");
  QFile old(path);
  REQUIRE(old.open(QIODevice::WriteOnly));
  old.write("old");
  old.close();
  Run run;
  run.sink.start({VideoFormat::Gif, path, kSize, 25});
  REQUIRE(run.add(frameOf(0)));
  REQUIRE(waitUntil([&] { return run.written == 1; }));
  CHECK(QFile(path).size() == 3);
  run.sink.finish();
  run.waitForEnd();
  CHECK(run.end == "finished");
  CHECK(QImageReader(path).imageCount() == 1);
  CHECK(allIn(folder) == QStringList{"walk.gif"});
}

TEST_CASE("A full disk is said, and nothing is left") {
  for (const VideoFormat format : {VideoFormat::Gif, VideoFormat::Png, VideoFormat::Mp4, VideoFormat::WebM}) {
    if (!whyNot(format).isEmpty()) continue;
    INFO(endingOf(format).toStdString());
    QTemporaryDir folder;
    const SmallDisk small(60000);
    Run run;
    run.sink.start({format, folder.filePath("walk"), QSize(640, 360), 25});
    for (int k = 0; k < 40 && run.add(noise(k)); ++k) {
    }
    run.sink.finish();
    run.waitForEnd();
    INFO(run.end.toStdString());
    CHECK(run.end.contains("large", Qt::CaseInsensitive));
    CHECK(allIn(folder).isEmpty());
  }
}

TEST_CASE("A folder that is not there, and one that may not be written to, are said") {
  QTemporaryDir folder;
  const QString locked = folder.filePath("locked");
  REQUIRE(QDir().mkpath(locked));
  QFile::setPermissions(locked, QFileDevice::ReadOwner | QFileDevice::ExeOwner);
  for (const VideoFormat format : {VideoFormat::Gif, VideoFormat::Png, VideoFormat::Mp4}) {
    if (!whyNot(format).isEmpty()) continue;
    CHECK(record({format, folder.filePath("nowhere/walk"), kSize, 25}, 5).contains("does not exist"));
    // who may do everything is kept from nothing
    if (!QFileInfo(locked).isWritable())
      CHECK(record({format, locked + "/walk", kSize, 25}, 5).contains("is not writable"));
  }
  CHECK(record({VideoFormat::Gif, folder.filePath("walk.gif"), kSize, 60}, 1).contains("at most 50"));
  QFile::setPermissions(locked, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

TEST_CASE("ffmpeg's last words are handed on, and without ffmpeg it is said what to install") {
  QTemporaryDir folder;
  const QByteArray before = qgetenv("PATH");
  const QString fake = folder.filePath("ffmpeg");
  QFile script(fake);
  REQUIRE(script.open(QIODevice::WriteOnly));
  script.write("#!/bin/sh\necho 'Unknown encoder libx264' >&2\nexit 3\n");
  script.close();
  script.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
  qputenv("PATH", folder.path().toUtf8());
  const QString failed = record({VideoFormat::Mp4, folder.filePath("walk.mp4"), kSize, 25}, 5);
  QFile::remove(fake);
  const QString missing = record({VideoFormat::WebM, folder.filePath("walk.webm"), kSize, 25}, 5);
  const QString why = whyNot(VideoFormat::Mp4);
  qputenv("PATH", before);
  CHECK(failed == "ffmpeg reported: Unknown encoder libx264");
  CHECK(missing == why);
  CHECK(why.contains("apt install ffmpeg"));
  CHECK(allIn(folder).isEmpty());
}

TEST_CASE("Whoever brings frames is told when there is room, and three wait at the most") {
  QTemporaryDir folder;
  Run run;
  CHECK_FALSE(run.sink.hasRoom());
  run.sink.start({VideoFormat::Png, folder.filePath("walk"), QSize(640, 360), 25});
  int added = 0;
  // without a turn of the event loop it takes what fits, and not one more than that and what the writer has taken
  while (run.sink.hasRoom() && added < 1000) {
    run.sink.add(noise(added));
    ++added;
  }
  CHECK(added >= FrameSink::kRoom);
  CHECK(added < 1000);
  CHECK(waitUntil([&] { return run.sink.hasRoom(); }));
  run.sink.finish();
  CHECK_FALSE(run.sink.hasRoom());
  run.waitForEnd();
  CHECK(run.end == "finished");
  CHECK(run.written == added);
}
