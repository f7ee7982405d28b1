// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/ik_method.h"

#include <QString>
#include <qcustomplot.h>

#include <array>
#include <vector>

namespace linkwright::ui {

/// What is left after each iteration of one run, from the start on.
struct ResidualCurve {
  QString name;
  IkMethod method = IkMethod::PseudoInverse;  ///< gives the colour
  bool dashed = false;                        ///< the right one beside a mistaken one
  std::vector<double> residual, position, orientation;
};

/// What is left against the number of iterations, on logarithmic axes: residual, position and orientation each on an
/// axis of its own. A click or Left and Right choose an iteration; the wheel zooms along the iterations, a double click
/// shows all again.
class ResidualPlot : public QCustomPlot {
  Q_OBJECT
public:
  enum class Shown { Residual, Position, Orientation, All };
  static constexpr int kPanes = 3;

  explicit ResidualPlot(QWidget* parent = nullptr);

  void setDark(bool dark);
  /// `last`: of the run that is looked into. `step_limit`: drawn as a line in the residual's pane where it is finite.
  void setCurves(std::vector<ResidualCurve> curves, int last, double step_limit);
  void setPlace(int place);
  int place() const { return place_; }
  void setShown(Shown shown);
  Shown shown() const { return shown_; }

  const std::vector<ResidualCurve>& curves() const { return curves_; }
  /// Where an iteration is drawn, pixels of the widget, in the first pane that is shown. For tests.
  QPoint pointOf(int place) const;

signals:
  void placeChosen(int place);

protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

private:
  struct Pane {
    QCPAxisRect* rect = nullptr;
    QCPAxis *x = nullptr, *y = nullptr;
    QCPItemStraightLine* cursor = nullptr;
    std::vector<QCPGraph*> graphs;  ///< by curve
    QCPGraph* here = nullptr;       ///< the dots at the place
  };
  void makePane(int index);
  void layPanes();
  void fillPane(int index);
  void restyle();
  void showPlace();
  void showAllIterations();
  void keepInRange(const QCPRange& range);
  const std::vector<double>& valuesOf(const ResidualCurve& curve, int pane) const;
  const Pane* paneAt(const QPoint& point) const;
  void chooseAt(const QPoint& point);

  std::vector<ResidualCurve> curves_;
  std::array<Pane, kPanes> panes_;
  QCPItemStraightLine* limit_ = nullptr;
  Shown shown_ = Shown::Residual;
  double step_limit_ = 0.0;
  int last_ = 0;
  int place_ = 0;
  bool dark_ = false;
};

}  // namespace linkwright::ui
