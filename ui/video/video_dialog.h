// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/video/video_plan.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace linkwright::ui {

/// What a video is asked for with: what there is to record.
struct VideoSubject {
  TimeRange whole;          ///< of the motion, s
  TimeRange played;         ///< the part that is played
  bool has_range = false;   ///< whether these differ
  double play_speed = 1.0;  ///< that the window plays with
  QSize view_pixels;
  bool has_plots = true;
};

/// Asks what a video of the motion is to be, and says what comes of it.
class VideoDialog : public QDialog {
  Q_OBJECT
public:
  VideoDialog(const VideoRequest& request, const VideoSubject& subject, QWidget* parent);
  VideoRequest request() const;

private:
  void fillFormats(VideoFormat wanted);
  void fillSizes(VideoSize wanted);
  void fillRates(int wanted);
  void fillSpeeds(double wanted);
  void fillParts(const VideoRequest& request);
  void showPossible();

  VideoSubject subject_;
  QComboBox* format_;
  QLabel* format_words_;
  QComboBox* size_;
  QComboBox* rate_;
  QComboBox* speed_;
  QComboBox* part_;
  QComboBox* plots_;
  QCheckBox* caption_;
  QLabel* result_;
  QPushButton* save_ = nullptr;
};

}  // namespace linkwright::ui
