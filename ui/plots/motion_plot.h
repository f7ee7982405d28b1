// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"
#include "ui/plots/plot_data.h"

#include <QWidget>

#include <optional>

class QLabel;
class QMenu;
class QToolButton;

namespace linkwright::ui {

class CurveChooser;
class LegendTable;
class MotionCanvas;
class PlotLegend;
struct LegendHeads;
struct LegendRow;

/// One plot of a motion: the drawing, beside it what it is, its curves and their values at the cursor. A double click
/// on its name, Return and a button want it enlarged, or back among the others.
class MotionPlot : public QWidget {
  Q_OBJECT
public:
  explicit MotionPlot(const ScenePlot& plot, QWidget* parent = nullptr);

  const ScenePlot& plot() const { return plot_; }
  void setShare(double share) { plot_.share = share; }
  /// Works out the curves anew and draws them.
  void showCurves(const PlotSource& source, bool is_live);
  /// The instant at the cursor: where the state is that of the motion its own figures are shown, to the last bit.
  void showInstant(const SnapshotPtr& snapshot, std::optional<double> second);
  void setNumber(int number);
  /// Whether it has the others' room too.
  void setEnlarged(bool enlarged);
  /// Whether a plot that stands above or below has units of two kinds in its legend: all have room for them then.
  void setUnitRoom(bool kept);

  MotionCanvas* canvas() const { return canvas_; }
  const PlotData& data() const;
  PlotLegend* legend() const { return legend_; }
  CurveChooser* chooser() const { return chooser_; }
  void openChooser();
  void setCurves(const std::vector<std::string>& curves);
  void setKind(PlotKind kind);
  QSize minimumSizeHint() const override;

signals:
  /// The person has given it other curves or another kind.
  void edited();
  void removeWanted();
  void enlargeWanted(bool enlarged);
  /// What makes the torque of this joint at this time, s.
  void whyWanted(int joint, double time);

protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  QWidget* makeLegendColumn();
  QWidget* makeHeader(QWidget* parent);
  void nameParts();
  // motion_plot_legend.cpp
  void sizeLegend();
  void showLegend();
  void showNotes();
  std::vector<LegendRow> legendRows() const;
  LegendRow legendRow(const MotionPlotCurve& curve) const;
  LegendHeads legendHeads() const;
  bool hasX() const;
  std::size_t firstFrozen() const;
  double siValue(const MotionPlotCurve& curve, std::optional<double> time, bool is_first) const;
  void fillMenu(QMenu& menu, const QPoint& at);

  ScenePlot plot_;
  PlotSource source_;
  SnapshotPtr snapshot_;
  std::optional<double> time_, second_;
  int number_ = 1;
  bool enlarged_ = false, has_unit_room_ = false;
  MotionCanvas* canvas_;
  PlotLegend* legend_;
  LegendTable* table_ = nullptr;
  QWidget* column_ = nullptr;
  QLabel* title_ = nullptr;
  QToolButton *curves_ = nullptr, *enlarge_ = nullptr, *remove_ = nullptr;
  QLabel *note_ = nullptr, *empty_ = nullptr;
  CurveChooser* chooser_ = nullptr;
};

}  // namespace linkwright::ui
