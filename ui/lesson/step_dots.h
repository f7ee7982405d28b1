// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/lesson_session.h"

#include <QWidget>

#include <vector>

namespace linkwright::ui {

/// The steps of a lesson in a row, each with how it stands. A click, or an arrow key and Enter, goes to one.
class StepDots : public QWidget {
  Q_OBJECT
public:
  explicit StepDots(QWidget* parent = nullptr);

  void show(const std::vector<StepMark>& marks, int current);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

signals:
  void wanted(int step);

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  double pitch() const;
  int stepAt(const QPointF& point) const;
  QString wordsOf(int step) const;
  void point(int step);

  std::vector<StepMark> marks_;
  int current_ = 0;
  int pointed_ = 0;  ///< with the arrow keys
};

}  // namespace linkwright::ui
