// SPDX-License-Identifier: GPL-3.0-or-later
// GIF by giflib: each frame holds the rectangle that has changed, in colours of its own, and nothing where a pixel is
// as before. So what stands still neither flickers nor takes room, and what moves has all 255 colours.
#include "ui/work/frame_writer.h"
#include "ui/work/gif_palette.h"
#include "ui/work/unfinished_file.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <gif_lib.h>
#include <utility>
#include <vector>

namespace linkwright::ui {

namespace {

constexpr int kColours = 255;  // and one for what is as before
constexpr int kAsBefore = 255;
constexpr int kLargestSide = 65535;

struct GifWriterText {
  Q_DECLARE_TR_FUNCTIONS(linkwright::ui::FrameWriter)
};

/// The file, and why it would take no more; empty while it does.
struct Output {
  QFile file;
  QString why;
};

int writeTo(GifFileType* gif, const GifByteType* bytes, int count) {
  auto* output = static_cast<Output*>(gif->UserData);
  const qint64 written = output->file.write(reinterpret_cast<const char*>(bytes), count);
  if (written != count && output->why.isEmpty()) output->why = systemReason();
  return static_cast<int>(written);
}

/// Of the pixels that differ; empty where none does.
QRect changed(const QImage& before, const QImage& now) {
  int left = now.width(), right = -1, top = -1, bottom = -1;
  for (int y = 0; y < now.height(); ++y) {
    const auto* a = reinterpret_cast<const QRgb*>(before.constScanLine(y));
    const auto* b = reinterpret_cast<const QRgb*>(now.constScanLine(y));
    const auto* end = b + now.width();
    const auto first = std::mismatch(b, end, a).first;
    if (first == end) continue;
    int last = now.width() - 1;
    while (a[last] == b[last]) --last;
    left = std::min(left, static_cast<int>(first - b));
    right = std::max(right, last);
    if (top < 0) top = y;
    bottom = y;
  }
  return right < 0 ? QRect() : QRect(QPoint(left, top), QPoint(right, bottom));
}

class GifWriter : public FrameWriter {
public:
  explicit GifWriter(const VideoSpec& spec) : spec_(spec), unfinished_(spec.path) {}
  ~GifWriter() override { close(); }

  QString begin() override {
    if (QString problem = unfinished_.problemOfFolder(); !problem.isEmpty()) return problem;
    if (spec_.frames_per_second > mostFramesPerSecond(VideoFormat::Gif))
      return GifWriterText::tr("GIF supports at most %1 frames per second").arg(mostFramesPerSecond(VideoFormat::Gif));
    if (std::max(spec_.size.width(), spec_.size.height()) > kLargestSide)
      return GifWriterText::tr("GIF supports at most %1 pixels per side").arg(kLargestSide);
    output_.file.setFileName(unfinished_.path());
    if (!output_.file.open(QIODevice::WriteOnly)) return output_.file.errorString();
    int error = 0;
    gif_ = EGifOpen(&output_, writeTo, &error);
    if (gif_ == nullptr) return problem(error);
    EGifSetGifVersion(gif_, true);
    const GifByteType endless[] = {1, 0, 0};
    const bool begun = EGifPutScreenDesc(gif_, spec_.size.width(), spec_.size.height(), 8, 0, nullptr) == GIF_OK &&
                       EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
                       EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0") == GIF_OK &&
                       EGifPutExtensionBlock(gif_, 3, endless) == GIF_OK && EGifPutExtensionTrailer(gif_) == GIF_OK;
    return begun ? QString() : problem(gif_->Error);
  }

  QString add(const QImage& frame) override {
    QRect rect = before_.isNull() ? frame.rect() : changed(before_, frame);
    // a frame has a pixel at least
    if (rect.isEmpty()) rect = QRect(0, 0, 1, 1);
    palette_.clear();
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
      for (int x = rect.left(); x <= rect.right(); ++x) {
        if (!isAsBefore(x, y, line[x])) palette_.count(line[x]);
      }
    }
    const bool put = putHead(rect) && putPixels(frame, rect);
    ++frames_;
    before_ = frame;
    return put ? QString() : problem(gif_->Error);
  }

  QString finish() override {
    if (const int error = close(); error != 0) return problem(error);
    if (!output_.file.flush()) return systemReason();
    output_.file.close();
    return unfinished_.keep();
  }

private:
  bool isAsBefore(int x, int y, QRgb colour) const {
    return !before_.isNull() && reinterpret_cast<const QRgb*>(before_.constScanLine(y))[x] == colour;
  }

  // delays of whole hundredths that sum up without drift: 3, 4, 3 at 30 a second
  int delay() const {
    const auto at = [this](int frame) { return std::lround(100.0 * frame / spec_.frames_per_second); };
    return static_cast<int>(at(frames_ + 1) - at(frames_));
  }

  bool putHead(const QRect& rect) {
    const GraphicsControlBlock control = {DISPOSE_DO_NOT, false, delay(),
                                          before_.isNull() ? NO_TRANSPARENT_COLOR : kAsBefore};
    GifByteType extension[4];
    EGifGCBToExtension(&control, extension);
    if (EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, 4, extension) != GIF_OK) return false;
    GifColorType colours[256] = {};
    const std::vector<QRgb>& made = palette_.make(kColours);
    for (std::size_t i = 0; i < made.size(); ++i) {
      colours[i] = {static_cast<GifByteType>(qRed(made[i])), static_cast<GifByteType>(qGreen(made[i])),
                    static_cast<GifByteType>(qBlue(made[i]))};
    }
    ColorMapObject* map = GifMakeMapObject(256, colours);
    const int put = EGifPutImageDesc(gif_, rect.left(), rect.top(), rect.width(), rect.height(), false, map);
    GifFreeMapObject(map);
    return put == GIF_OK;
  }

  bool putPixels(const QImage& frame, const QRect& rect) {
    std::vector<GifByteType> indices(static_cast<std::size_t>(rect.width()));
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(frame.constScanLine(y)) + rect.left();
      for (std::size_t x = 0; x < indices.size(); ++x) {
        const bool as_before = isAsBefore(rect.left() + static_cast<int>(x), y, line[x]);
        indices[x] = static_cast<GifByteType>(as_before ? kAsBefore : palette_.indexOf(line[x]));
      }
      if (EGifPutLine(gif_, indices.data(), rect.width()) != GIF_OK) return false;
    }
    return true;
  }

  /// 0, or why the end could not be written.
  int close() {
    if (gif_ == nullptr) return 0;
    int error = 0;
    const bool closed = EGifCloseFile(std::exchange(gif_, nullptr), &error) == GIF_OK;
    return closed ? 0 : error;
  }

  QString problem(int error) const {
    if (!output_.why.isEmpty()) return output_.why;
    const char* words = GifErrorString(error);
    return words != nullptr ? QString::fromLatin1(words) : GifWriterText::tr("giflib stopped for an unknown reason");
  }

  VideoSpec spec_;
  UnfinishedFile unfinished_;
  Output output_;
  GifFileType* gif_ = nullptr;
  GifPalette palette_;
  QImage before_;
  int frames_ = 0;
};

}  // namespace

std::unique_ptr<FrameWriter> makeGifWriter(const VideoSpec& spec) { return std::make_unique<GifWriter>(spec); }

}  // namespace linkwright::ui
