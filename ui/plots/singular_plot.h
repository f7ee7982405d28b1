// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/ik_method.h"

#include <qcustomplot.h>

#include <vector>

namespace linkwright::ui {

/// The singular values of the weighted Jacobian as bars, the damping as a line across them, and beside them what the
/// method puts in place of 1/sigma, with 1/sigma itself as rings. Logarithmic.
class SingularPlot : public QCustomPlot {
  Q_OBJECT
public:
  explicit SingularPlot(QWidget* parent = nullptr);

  void setDark(bool dark);
  /// `damping` 0: none. `filter` may hold zeros: such a direction is left alone.
  void setValues(std::vector<double> sigma, double damping, std::vector<double> filter, IkMethod method);

  const std::vector<double>& sigma() const { return sigma_; }
  const std::vector<double>& filter() const { return filter_; }
  double damping() const { return damping_; }
  /// Where a bar ends, the axis' own number; for tests.
  double barHeight(int index) const;

protected:
  bool event(QEvent* event) override;

private:
  void restyle();

  std::vector<double> sigma_, filter_;
  double damping_ = 0.0;
  IkMethod method_ = IkMethod::PseudoInverse;
  bool dark_ = false;
  QCPAxisRect *left_ = nullptr, *right_ = nullptr;
  QCPBars *sigma_bars_ = nullptr, *filter_bars_ = nullptr;
  QCPGraph* inverse_ = nullptr;
  QCPItemStraightLine* damping_line_ = nullptr;
  QCPItemText* damping_name_ = nullptr;
};

}  // namespace linkwright::ui
