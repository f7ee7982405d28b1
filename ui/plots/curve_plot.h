// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <qcustomplot.h>

#include <vector>

namespace linkwright::ui {

/// A curve over anything.
struct PlotCurve {
  QString name;              ///< empty: not in the legend
  std::vector<double> x, y;  ///< NaN where there is none
  QColor colour;
  Qt::PenStyle line = Qt::SolidLine;  ///< Qt::NoPen: points alone
  double width = 1.5;
  bool points = false;  ///< a disc at each point
  QString tip;          ///< what a person reads of it (accessible description)
};

/// A line up and down at one place, with its name.
struct PlotMark {
  double x = 0.0;
  QString name;
};

/// A stretch of the lower axis, with its name.
struct PlotBand {
  double from = 0.0, to = 0.0;
  QString name;
};

/// Curves over one lower axis, linear or in powers of ten, with a legend, marks, a band and a cursor. Wheel and drag
/// zoom and move it, a double click shows all. What is drawn is set whole; the range that somebody has chosen stays
/// while the curves keep their axes.
class CurvePlot : public QCustomPlot {
  Q_OBJECT
public:
  explicit CurvePlot(QWidget* parent = nullptr);

  void setDark(bool dark);
  bool isDark() const { return dark_; }
  /// Names of the axes with their units; powers of ten: what is not more than 0 is left out.
  void setAxes(const QString& x, const QString& y, bool x_logarithmic = false, bool y_logarithmic = false);
  void setCurves(std::vector<PlotCurve> curves);
  void setMarks(std::vector<PlotMark> marks);
  void setBands(std::vector<PlotBand> bands);
  /// NaN: none.
  void placeCursor(double x);
  /// Of the lower axis; an empty range: all there is.
  void setWindow(double from, double to);
  void showAll();
  /// The legend in rows above the plot, where it covers no curve, in place of its corner.
  void putLegendAbove();
  /// The left axis at least so far (pixels) from the edge: plots one below the other then have their times in line.
  void setLeastLeftMargin(int pixels);
  const std::vector<PlotCurve>& curves() const { return curves_; }
  const std::vector<PlotMark>& marks() const { return marks_; }
  const std::vector<PlotBand>& bands() const { return bands_; }

signals:
  /// A click into the plot, at this place of the lower axis.
  void clickedAt(double x);

protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

private:
  void restyle();
  void fit();
  void drawAnew();
  void fitWords();
  void wrapLegend();
  int nameRows() const;

  std::vector<PlotCurve> curves_;
  std::vector<PlotMark> marks_;
  std::vector<PlotBand> bands_;
  QList<QCPAbstractItem*> drawn_;  // marks and bands
  QCPItemStraightLine* cursor_;
  QCPRange window_{0.0, 0.0};
  bool x_log_ = false, y_log_ = false, dark_ = false, is_own_range_ = false, has_legend_above_ = false;
};

}  // namespace linkwright::ui
