// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <qcustomplot.h>

#include <vector>

namespace linkwright::ui {

/// One method's curve over time.
struct MethodCurve {
  QString name;
  std::vector<double> t, y;  ///< s; NaN where there is none
  int index = 0;             ///< of the method: its colour and its line
  bool has_failed = false;   ///< the view is that of the others, where there are any
};

/// A quantity of several runs of one scene over time: each method in its colour and line, the first thick below the
/// others, so that those that agree are seen to lie on it.
class MethodPlot : public QCustomPlot {
  Q_OBJECT
public:
  explicit MethodPlot(QWidget* parent = nullptr);

  void setDark(bool dark);
  /// `label` names the vertical axis; `logarithmic`: powers of ten, what is not more than 0 is left out.
  void setCurves(const std::vector<MethodCurve>& curves, const QString& label, bool logarithmic);
  void placeCursor(double time);
  const std::vector<MethodCurve>& curves() const { return curves_; }

protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

private:
  void restyle();

  std::vector<MethodCurve> curves_;
  QCPItemStraightLine* cursor_;
  QSharedPointer<QCPAxisTicker> plain_;
  bool dark_ = false;
};

}  // namespace linkwright::ui
