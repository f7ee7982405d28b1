// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"

#include <QSlider>

#include <vector>

namespace linkwright::ui {

/// A slider over the steps of the recursion: the outward half and the inward half, a tick where a new link begins.
class StepScrubber : public QSlider {
  Q_OBJECT
public:
  explicit StepScrubber(QWidget* parent = nullptr);

  /// The steps to scrub through; does nothing where they are the same run.
  void setSteps(const std::vector<Step>& steps);
  /// Shows a step without reporting it; -1: none yet.
  void showStep(int step);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

private:
  double xOf(int step) const;
  int stepAt(double x) const;

  std::vector<int> link_starts_;
  int turning_point_ = 0;  // the first inward step
  bool active_ = false;
};

}  // namespace linkwright::ui
