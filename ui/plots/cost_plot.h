// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/cost_curve.h"

#include <QStringList>
#include <qcustomplot.h>

#include <vector>

namespace linkwright::ui {

/// One line of the plot: its name and a figure for every number of joints.
struct CostLine {
  QString name;
  std::vector<double> joints, figures;
  double own = 0.0;     ///< the robot's own figure; NaN: none
  bool dashed = false;  ///< told apart by more than its colour
  int colour = 0;       ///< as the joints' curves
};

/// How a cost grows with the number of joints, on logarithmic axes where powers of n are straight lines; the robot's
/// own number of joints is marked. Left and Right walk along the numbers of joints, the mouse reads them off.
class CostPlot : public QCustomPlot {
  Q_OBJECT
public:
  explicit CostPlot(QWidget* parent = nullptr);

  void setDark(bool dark);
  /// `unit` names the vertical axis.
  void setLines(const std::vector<CostLine>& lines, int own_joints, const QString& unit);

signals:
  /// The figures at one number of joints, in words; empty: none are pointed at.
  void readOff(const QString& words);

protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

private:
  void restyle();
  void fitJoints();
  void readAt(int index);

  std::vector<CostLine> lines_;
  QCPItemStraightLine* own_line_ = nullptr;
  QCPItemStraightLine* reading_ = nullptr;
  int own_joints_ = 0;
  int read_at_ = -1;
  bool dark_ = false;
};

}  // namespace linkwright::ui
