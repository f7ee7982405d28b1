// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_progress.h"

#include "ui/widgets/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPixmap>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace linkwright::ui {

namespace {

constexpr QSize kFrameThumbnail = {320, 180};
constexpr int kThumbnailMs = 150;  // as often as the eye wants a new one
constexpr int kFirstGuess = 5;     // frames, before which the time left is not worth saying

}  // namespace

VideoProgress::VideoProgress(const QString& file_name, int frames, QWidget* parent)
    : QDialog(parent),
      frames_(frames),
      thumbnail_(new QLabel(this)),
      words_(new QLabel(this)),
      time_(new QLabel(this)),
      bar_(new QProgressBar(this)),
      cancel_(nullptr) {
  setObjectName("videoProgress");
  setWindowTitle(tr("Recording %1").arg(file_name));
  setModal(false);
  clock_.start();
  thumbnail_->setObjectName("videoThumbnail");
  thumbnail_->setAccessibleName(tr("Current frame"));
  thumbnail_->setFixedSize(kFrameThumbnail);
  thumbnail_->setAlignment(Qt::AlignCenter);
  words_->setObjectName("videoFrame");
  time_->setObjectName("videoTimeLeft");
  bar_->setObjectName("videoBar");
  bar_->setAccessibleName(tr("Frames written"));
  bar_->setRange(0, frames);
  bar_->setTextVisible(false);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  cancel_ = buttons->button(QDialogButtonBox::Cancel);
  connect(buttons, &QDialogButtonBox::rejected, this, &VideoProgress::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(thumbnail_, 0, Qt::AlignHCenter);
  layout->addWidget(words_);
  layout->addWidget(bar_);
  layout->addWidget(time_);
  layout->addWidget(buttons);
  layout->setSizeConstraint(QLayout::SetFixedSize);
  words_->setText(tr("Frame 1 of %1").arg(frames_));
  showTime();
}

void VideoProgress::showFrame(int frame, const QImage& picture) {
  taken_ = frame + 1;
  //: picture of a video; %1: its number, %2: number of pictures
  words_->setText(tr("Frame %1 of %2").arg(taken_).arg(frames_));
  const bool last = taken_ == frames_;
  if (since_thumbnail_.isValid() && since_thumbnail_.elapsed() < kThumbnailMs && !last) return;
  since_thumbnail_.start();
  const double ratio = devicePixelRatioF();
  QPixmap small =
      QPixmap::fromImage(picture.scaled(kFrameThumbnail * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
  small.setDevicePixelRatio(ratio);
  thumbnail_->setPixmap(small);
}

void VideoProgress::showWritten(int frames) {
  written_ = frames;
  bar_->setValue(frames);
  showTime();
}

void VideoProgress::showTime() {
  if (written_ == frames_) {
    time_->setText(tr("Finishing the file"));
    return;
  }
  if (written_ < kFirstGuess) {
    time_->setText(tr("You can go on using the window, but an edit cancels the recording"));
    return;
  }
  const double left = 1e-3 * static_cast<double>(clock_.elapsed()) / written_ * (frames_ - written_);
  const int seconds = static_cast<int>(std::ceil(left));
  time_->setText(seconds < 60 ? tr("About %1 s left").arg(seconds)
                              : tr("About %1 min left").arg(static_cast<int>(std::ceil(left / 60.0))));
}

void VideoProgress::end() {
  ended_ = true;
  close();
}

void VideoProgress::reject() {
  if (!ended_) emit cancelWanted();
  QDialog::reject();
}

}  // namespace linkwright::ui

#include "moc_video_progress.cpp"
