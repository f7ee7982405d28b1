// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QElapsedTimer>
#include <QImage>

class QLabel;
class QProgressBar;
class QPushButton;

namespace linkwright::ui {

/// How far a recording is: the frame, what it looks like, how long it takes still. Closing it cancels. Not modal.
class VideoProgress : public QDialog {
  Q_OBJECT
public:
  VideoProgress(const QString& file_name, int frames, QWidget* parent);
  /// A picture has been taken: the `frame`-th from 0.
  void showFrame(int frame, const QImage& picture);
  void showWritten(int frames);
  /// It has ended: closes without a question.
  void end();

  void reject() override;

signals:
  void cancelWanted();

private:
  void showTime();

  int frames_, taken_ = 0, written_ = 0;
  bool ended_ = false;
  QElapsedTimer clock_;
  QElapsedTimer since_thumbnail_;
  QLabel* thumbnail_;
  QLabel* words_;
  QLabel* time_;
  QProgressBar* bar_;
  QPushButton* cancel_;
};

}  // namespace linkwright::ui
