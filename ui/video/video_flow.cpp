// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_flow.h"

#include "ui/video/video_dialog.h"
#include "ui/video/video_progress.h"
#include "ui/widgets/save_flow.h"
#include "ui/widgets/theme.h"
#include "ui/work/save_place.h"

#include <QDir>
#include <QFileInfo>
#include <QWidget>

namespace linkwright::ui {

VideoFlow::VideoFlow(Document& document, Interaction& interaction, QWidget* window)
    : QObject(window), document_(document), interaction_(interaction), window_(window), recorder_(document) {
  if (!whyNot(last_.format).isEmpty()) last_.format = VideoFormat::Gif;
  connect(&recorder_, &VideoRecorder::taken, this, [this](int frame, double, const QImage& picture) {
    if (progress_) progress_->showFrame(frame, picture);
  });
  connect(&recorder_, &VideoRecorder::frameWritten, this, [this](int frames) {
    if (progress_) progress_->showWritten(frames);
  });
  connect(&recorder_, &VideoRecorder::finished, this,
          [this] { end(tr("Video saved: %1").arg(QDir::toNativeSeparators(path_)), false); });
  connect(&recorder_, &VideoRecorder::cancelled, this,
          [this] { end(tr("The recording was cancelled. Nothing was saved."), false); });
  connect(&recorder_, &VideoRecorder::interrupted, this, [this](const QString& why) {
    end(tr("The recording stopped because %1. Nothing was saved.").arg(why), true);
  });
  connect(&recorder_, &VideoRecorder::failed, this,
          [this](const QString& why) { end(tr("The video was not saved: %1.").arg(why), true); });
}

QSize VideoFlow::viewPixels() const {
  View3D* view = view_ ? view_() : nullptr;
  if (view == nullptr) return {1280, 720};
  return view->widget()->size() * view->widget()->devicePixelRatioF();
}

bool VideoFlow::refuses() {
  if (recorder_.isRecording()) {
    emit warned(tr("%1 is still being recorded.").arg(QFileInfo(path_).fileName()));
    return true;
  }
  if (!canRecord()) {
    emit warned(tr("There is no motion to record. Create a motion in Move first."));
    return true;
  }
  if (view_ && view_() != nullptr) return false;
  emit warned(tr("There is no 3D view to record."));
  return true;
}

void VideoFlow::ask() {
  if (refuses()) return;
  VideoSubject subject;
  subject.whole = {0.0, document_.snapshot()->motion.curves->duration()};
  subject.played = document_.playback().played();
  subject.has_range = subject.played != subject.whole;
  subject.play_speed = document_.playback().speed();
  subject.view_pixels = viewPixels();
  subject.has_plots = static_cast<bool>(plots_);
  VideoDialog dialog(last_, subject, window_);
  if (dialog.exec() != QDialog::Accepted) return;
  last_ = dialog.request();
  const QString path = askPath(last_.format);
  if (!path.isEmpty()) record(last_, path);
}

QString VideoFlow::askPath(VideoFormat format) {
  const QString ending = endingOf(format);
  const QString name = savePlace(document_, folder_, tr("%1-motion"));
  if (format == VideoFormat::Png)
    return askWhereToSave(window_, "videoFiles", tr("Save Pictures to Folder"), name, {}).path;
  return askWhereToSave(window_, "videoFiles", tr("Save Video"), name + '.' + ending,
                        {{QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending), ending}})
      .path;
}

void VideoFlow::record(const VideoRequest& request, const QString& path) {
  if (refuses()) return;
  folder_ = QFileInfo(path).absolutePath();
  path_ = path;
  const TimeRange whole = {0.0, document_.snapshot()->motion.curves->duration()};
  VideoPlan plan = planOf(request, whole, document_.playback().played(), viewPixels());
  plan.spec.path = path;
  progress_ = new VideoProgress(QFileInfo(path).fileName(), plan.frames(), window_);
  progress_->setAttribute(Qt::WA_DeleteOnClose);
  connect(progress_, &VideoProgress::cancelWanted, &recorder_, &VideoRecorder::cancel);
  progress_->show();
  const bool wants_plots = plan.plots != VideoPlots::None && plots_;
  if (!wants_plots) plan.plots = VideoPlots::None;
  recorder_.start(plan, *view_(), wants_plots ? plots_() : PlotPicture(), isDark(interaction_.themeChoice()));
}

void VideoFlow::end(const QString& words, bool warns) {
  if (progress_) progress_->end();
  warns ? emit warned(words) : emit told(words);
}

}  // namespace linkwright::ui

#include "moc_video_flow.cpp"
