// SPDX-License-Identifier: GPL-3.0-or-later
// A folder with a picture a frame: walk/walk-00001.png and so on, as every program for films takes them.
#include "ui/work/frame_writer.h"
#include "ui/work/unfinished_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageWriter>

namespace linkwright::ui {

namespace {

struct PngWriterText {
  Q_DECLARE_TR_FUNCTIONS(linkwright::ui::FrameWriter)
};

class PngWriter : public FrameWriter {
public:
  explicit PngWriter(const VideoSpec& spec) : folder_(spec.path), path_(spec.path) {}

  QString begin() override {
    if (QString problem = folder_.problemOfFolder(); !problem.isEmpty()) return problem;
    const QFileInfo named(path_);
    // another recording's pictures, or a person's own: neither is mixed with these nor removed
    if (named.exists())
      return PngWriterText::tr("%1 already exists; remove it or choose another name")
          .arg(QDir::toNativeSeparators(path_));
    return QDir().mkpath(folder_.path()) ? QString() : PngWriterText::tr("could not create the folder");
  }

  QString add(const QImage& frame) override {
    ++frames_;
    // into memory first: a disk that is full must not go unnoticed
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QImageWriter writer(&bytes, "png");
    if (!writer.write(frame)) return writer.errorString();
    QFile file(QStringLiteral("%1/%2-%3.png")
                   .arg(folder_.path(), QFileInfo(path_).fileName())
                   .arg(frames_, 5, 10, QLatin1Char('0')));
    if (!file.open(QIODevice::WriteOnly)) return file.errorString();
    if (file.write(bytes.data()) != bytes.size() || !file.flush()) return systemReason();
    return {};
  }

  QString finish() override { return folder_.keep(); }

private:
  UnfinishedFile folder_;
  QString path_;
  int frames_ = 0;
};

}  // namespace

std::unique_ptr<FrameWriter> makePngWriter(const VideoSpec& spec) { return std::make_unique<PngWriter>(spec); }

}  // namespace linkwright::ui
