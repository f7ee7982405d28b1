// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_dialog.h"

#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace linkwright::ui {

namespace {

constexpr int kRates[] = {10, 15, 25, 30, 50, 60};
constexpr int kManyFrames = 3600;

void setPossible(QComboBox* box, int index, const QString& why_not) {
  auto* items = qobject_cast<QStandardItemModel*>(box->model());
  items->item(index)->setEnabled(why_not.isEmpty());
  items->item(index)->setToolTip(why_not);
}

void choose(QComboBox* box, const QVariant& wanted) { box->setCurrentIndex(std::max(0, box->findData(wanted))); }

QString saidOf(VideoFormat format) {
  switch (format) {
    case VideoFormat::Mp4: return VideoDialog::tr("H.264: plays almost everywhere, including in slides.");
    case VideoFormat::WebM: return VideoDialog::tr("VP9: small files for web pages. Takes the longest to encode.");
    case VideoFormat::Gif: return VideoDialog::tr("Loops in any browser, with at most 255 colours per frame.");
    case VideoFormat::Png: return VideoDialog::tr("A folder with one picture per frame, for other programs.");
  }
  return {};
}

}  // namespace

VideoDialog::VideoDialog(const VideoRequest& request, const VideoSubject& subject, QWidget* parent)
    : QDialog(parent),
      subject_(subject),
      format_(makeBox("videoFormat", tr("Format"), this)),
      format_words_(new QLabel(this)),
      size_(makeBox("videoSize", tr("Size of the picture"), this)),
      rate_(makeBox("videoRate", tr("Frames per second"), this)),
      speed_(makeBox("videoSpeed", tr("Speed of the motion"), this)),
      part_(makeBox("videoPart", tr("Part of the motion"), this)),
      plots_(makeBox("videoPlots", tr("Plots in the video"), this)),
      caption_(new QCheckBox(tr("Show &time in the picture"), this)),
      result_(new QLabel(this)) {
  setObjectName("videoDialog");
  setWindowTitle(tr("Save Video"));
  fillFormats(request.format);
  fillSizes(request.size);
  fillRates(request.frames_per_second);
  fillSpeeds(request.speed);
  fillParts(request);
  caption_->setObjectName("videoCaption");
  caption_->setChecked(request.caption);
  format_words_->setObjectName("videoFormatWords");
  format_words_->setWordWrap(true);
  result_->setObjectName("videoResult");
  result_->setWordWrap(true);

  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("&Format:"), format_);
  form->addRow(QString(), format_words_);
  form->addRow(tr("&Size:"), size_);
  form->addRow(tr("F&rames per second:"), rate_);
  form->addRow(tr("Spee&d:"), speed_);
  //: noun: part of the motion that is recorded
  form->addRow(tr("&Part:"), part_);
  //: noun: whether and where plots are shown in the video
  form->addRow(tr("P&lots:"), plots_);
  form->addRow(QString(), caption_);
  form->addRow(tr("Result:"), result_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  save_ = buttons->button(QDialogButtonBox::Save);
  save_->setText(tr("Save…"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(2 * kSpace);
  layout->addLayout(form);
  layout->addStretch();
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  for (QComboBox* box : {format_, size_, rate_, speed_, part_, plots_})
    connect(box, &QComboBox::currentIndexChanged, this, &VideoDialog::showPossible);
  showPossible();
  setMinimumWidth(static_cast<int>(60 * kSpace * textScale()));
  format_->setFocus();
}

void VideoDialog::fillFormats(VideoFormat wanted) {
  const std::pair<VideoFormat, QString> formats[] = {{VideoFormat::Mp4, tr("MP4")},
                                                     {VideoFormat::WebM, tr("WebM")},
                                                     {VideoFormat::Gif, tr("GIF")},
                                                     {VideoFormat::Png, tr("PNG pictures")}};
  for (const auto& [format, name] : formats) {
    format_->addItem(name, static_cast<int>(format));
    setPossible(format_, format_->count() - 1, whyNot(format));
  }
  choose(format_, static_cast<int>(whyNot(wanted).isEmpty() ? wanted : VideoFormat::Gif));
}

void VideoDialog::fillSizes(VideoSize wanted) {
  //: %1: width, %2: height
  const auto pixels = [](const QSize& size) { return tr("%1 × %2 pixels").arg(size.width()).arg(size.height()); };
  size_->addItem(pixels({1280, 720}), static_cast<int>(VideoSize::Hd));
  size_->addItem(pixels({1920, 1080}), static_cast<int>(VideoSize::FullHd));
  size_->addItem(tr("Same as 3D view, %1").arg(pixels(subject_.view_pixels)), static_cast<int>(VideoSize::AsView));
  choose(size_, static_cast<int>(wanted));
}

void VideoDialog::fillRates(int wanted) {
  for (const int rate : kRates) rate_->addItem(QString::number(rate), rate);
  choose(rate_, wanted);
}

void VideoDialog::fillSpeeds(double wanted) {
  std::vector<double> speeds = {0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0};
  for (const double other : {subject_.play_speed, wanted}) {
    if (std::find(speeds.begin(), speeds.end(), other) == speeds.end()) speeds.push_back(other);
  }
  std::sort(speeds.begin(), speeds.end());
  for (const double speed : speeds) {
    //: adjective: speed of the video
    speed_->addItem(speed == 1.0 ? tr("Real time") : tr("%1× real time").arg(QLocale().toString(speed, 'g', 3)), speed);
    if (speed == wanted) speed_->setCurrentIndex(speed_->count() - 1);
  }
}

void VideoDialog::fillParts(const VideoRequest& request) {
  const auto span = [](const TimeRange& range) {
    //: %1 and %2: start and end in seconds
    return tr("%1 to %2 s").arg(QLocale().toString(range.from, 'g', 4), QLocale().toString(range.to, 'g', 4));
  };
  part_->addItem(tr("The whole motion, %1").arg(span(subject_.whole)), true);
  if (subject_.has_range) part_->addItem(tr("The played range, %1").arg(span(subject_.played)), false);
  choose(part_, request.whole);
  plots_->addItem(tr("3D view only"), static_cast<int>(VideoPlots::None));
  if (subject_.has_plots) {
    plots_->addItem(tr("Torques below the 3D view"), static_cast<int>(VideoPlots::Below));
    plots_->addItem(tr("Torques beside the 3D view"), static_cast<int>(VideoPlots::Beside));
  }
  choose(plots_, static_cast<int>(request.plots));
}

void VideoDialog::showPossible() {
  const auto format = static_cast<VideoFormat>(format_->currentData().toInt());
  QString words = saidOf(format);
  // what cannot be had is there, and says what it wants
  if (const QString why = whyNot(VideoFormat::Mp4); !why.isEmpty()) words += QLatin1Char('\n') + why + QLatin1Char('.');
  format_words_->setText(words);
  format_->setAccessibleDescription(words);
  const int most = mostFramesPerSecond(format);
  for (int i = 0; i < rate_->count(); ++i) {
    setPossible(
        rate_, i,
        rate_->itemData(i).toInt() > most ? tr("GIF supports at most %1 frames per second").arg(most) : QString());
  }
  if (rate_->currentData().toInt() > most) {
    const QSignalBlocker blocker(rate_);
    choose(rate_, most);
  }
  const VideoPlan plan = planOf(request(), subject_.whole, subject_.played, subject_.view_pixels);
  const double bytes = estimatedBytes(format, plan.spec.size, plan.frames());
  //: %1: number of pictures, %2: seconds, %3: size of the file with its unit
  const QString size = tr("%1 frames, %2 s, about %3");
  //: %1: number of pictures, %2: seconds, %3: size of the file with its unit
  const QString long_size =
      tr("%1 frames, %2 s, about %3. Recording takes a while because each frame needs at least 0.1 s.");
  const QString result =
      (plan.frames() > kManyFrames ? long_size : size)
          .arg(QLocale().toString(plan.frames()), QLocale().toString(plan.seconds(), 'f', 2),
               QLocale().formattedDataSize(static_cast<qint64>(bytes), 0, QLocale::DataSizeSIFormat));
  result_->setText(result);
  result_->setAccessibleName(tr("Result: %1").arg(result));
}

VideoRequest VideoDialog::request() const {
  VideoRequest request;
  request.format = static_cast<VideoFormat>(format_->currentData().toInt());
  request.size = static_cast<VideoSize>(size_->currentData().toInt());
  request.frames_per_second = rate_->currentData().toInt();
  request.speed = speed_->currentData().toDouble();
  request.whole = part_->currentData().toBool();
  request.plots = static_cast<VideoPlots>(plots_->currentData().toInt());
  request.caption = caption_->isChecked();
  return request;
}

}  // namespace linkwright::ui

#include "moc_video_dialog.cpp"
