// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <vector>

namespace linkwright::ui {

// What a PlotView draws, as plain data.

/// How the points of a curve are drawn. A bar stands on the foot of its axes.
enum class PlotShape { Disc, Ring, OpenRing, Bar };

/// A curve over anything.
struct PlotCurve {
  QString name;              ///< empty: not in the legend
  std::vector<double> x, y;  ///< NaN where there is none
  QColor colour;
  Qt::PenStyle line = Qt::SolidLine;  ///< Qt::NoPen: points alone
  double width = 1.5;
  bool points = false;  ///< a shape at each point
  QString tip;          ///< what a person reads of it (accessible description)
  PlotShape shape = PlotShape::Disc;
  double size = 6.0;     ///< of a shape, pixels
  int pane = 0;          ///< index into the panes
  bool fits = true;      ///< the view at first has room for all of it
  bool has_dot = false;  ///< a dot on it at the cursor; its x grow
};

/// A line up and down at one place, with its name.
struct PlotMark {
  double x = 0.0;
  QString name;
};

/// A line across a pane, with its name.
struct PlotLevel {
  double y = 0.0;
  QString name;
  Qt::PenStyle line = Qt::DashLine;
  int pane = 0;
};

/// A stretch of the lower axis, with its name.
struct PlotBand {
  double from = 0.0, to = 0.0;
  QString name;
  bool is_cut = false;  ///< in place of what has been cut out: hatched, below the curves, its name before it
};

/// A word below the lower axis.
struct PlotTick {
  double x = 0.0;
  QString word;
};

/// A box of axes; several stand beside each other, over the same stretch of their lower axes.
struct PlotPane {
  QString x, y;                       ///< names of the axes, with their units
  bool x_log = false, y_log = false;  ///< powers of ten: what is not more than 0 is left out
  QString x_unit;                     ///< written at each number where the axis has no name
  bool x_counts = false;              ///< the lower axis has whole numbers
  double y_from = 0.0, y_to = 0.0;    ///< what the left axis shows at first; the same: what its curves need
};

}  // namespace linkwright::ui
