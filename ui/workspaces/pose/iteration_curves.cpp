// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_curves.h"

#include "ui/plots/curve_points.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kArrived = 1e-16;          // what is left of a run that has arrived to the last bit is drawn here
constexpr double kDeepest = 1e-12;          // of the largest: what is less is round-off and leaves through the foot
constexpr std::size_t kFewIterations = 60;  // dots are drawn while there is room between them
constexpr double kLongerThanRest = 2.0;     // so many times the longest run that rests is shown of those that do not
constexpr double kLeastBar = 1e-9;          // a bar that is shorter is not drawn

struct IterationCurvesText {
  Q_DECLARE_TR_FUNCTIONS(IterationCurves)
};

const std::vector<double>& valuesOf(const ResidualCurve& curve, ResidualShown shown) {
  return shown == ResidualShown::Residual   ? curve.residual
         : shown == ResidualShown::Position ? curve.position
                                            : curve.orientation;
}

PlotCurve drawn(const ResidualCurve& curve, ResidualShown shown, int pane, bool dark) {
  PlotCurve made;
  made.tip = curve.name;
  made.colour = methodColour(curve.method, dark);
  made.line = curve.dashed ? Qt::DashLine : Qt::SolidLine;
  made.width = curve.dashed ? 1.5 : 2.0;
  made.points = !curve.dashed && curve.residual.size() <= kFewIterations;
  made.size = 4.0;
  made.pane = pane;
  made.has_dot = true;
  for (const double value : valuesOf(curve, shown)) {
    made.x.push_back(static_cast<double>(made.x.size()));
    made.y.push_back(std::isfinite(value) ? std::max(finiteOrGap(value), kArrived) : std::nan(""));
  }
  return made;
}

/// A decade at least, so that a curve that stays does not look like one that moves.
void fitPane(PlotPane& pane, const std::vector<PlotCurve>& curves, int index) {
  double least = 1e300, most = 0.0;
  for (const PlotCurve& curve : curves) {
    if (curve.pane != index) continue;
    for (const double value : curve.y) {
      if (!std::isfinite(value)) continue;
      least = std::min(least, value);
      most = std::max(most, value);
    }
  }
  if (most <= 0.0) least = most = 1.0;
  pane.y_from = std::clamp(least / 2.0, kDeepest * most, most / 8.0);
  pane.y_to = most * 2.5;
}

/// What rests is seen whole, and of what does not rest so much that it is seen that it does not.
double iterationsSeen(const std::vector<ResidualCurve>& curves) {
  double longest = 1.0, longest_at_rest = 0.0;
  for (const ResidualCurve& curve : curves)
    longest = std::max(longest, static_cast<double>(curve.residual.size()) - 1.0);
  for (const ResidualCurve& curve : curves) {
    const double count = static_cast<double>(curve.residual.size()) - 1.0;
    if (count < longest) longest_at_rest = std::max(longest_at_rest, count);
  }
  return longest_at_rest > 0.0 ? std::min(longest, std::max(kLongerThanRest * longest_at_rest, 40.0)) : longest;
}

/// The ends of a logarithmic axis round these values, zeros apart.
void fitBars(PlotPane& pane, const std::vector<double>& values) {
  double least = 1e300, most = 0.0;
  for (const double value : values) {
    if (!(value > kLeastBar) || !std::isfinite(value)) continue;
    least = std::min(least, value);
    most = std::max(most, value);
  }
  pane.y_from = most > 0.0 ? std::min(least / 3.0, most / 30.0) : 0.1;
  pane.y_to = most > 0.0 ? most * 2.0 : 10.0;
}

PlotCurve barsOf(const std::vector<double>& values, int pane, const QColor& colour, const QString& tip) {
  PlotCurve bars;
  bars.tip = tip;
  bars.colour = colour;
  bars.width = 1.0;
  bars.shape = PlotShape::Bar;
  bars.pane = pane;
  for (const double value : values) {
    bars.x.push_back(static_cast<double>(bars.x.size()) + 1.0);
    bars.y.push_back(value);
  }
  return bars;
}

}  // namespace

void showResiduals(PlotView& plot, const std::vector<ResidualCurve>& curves, ResidualShown shown, int last,
                   double step_limit) {
  const std::vector<ResidualShown> all = {ResidualShown::Residual, ResidualShown::Position, ResidualShown::Orientation};
  const std::vector<QString> names = {IterationCurvesText::tr("Residual |e|"),
                                      IterationCurvesText::tr("Position error (m)"),
                                      IterationCurvesText::tr("Orientation error (rad)")};
  std::vector<PlotPane> panes;
  std::vector<PlotCurve> lines;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (shown != ResidualShown::All && shown != all[i]) continue;
    const int index = static_cast<int>(panes.size());
    for (const ResidualCurve& curve : curves) lines.push_back(drawn(curve, all[i], index, isDark(plot.palette())));
    PlotPane& pane = panes.emplace_back();
    pane.x = IterationCurvesText::tr("Iteration");
    pane.y = names[i];
    pane.x_counts = pane.y_log = true;
    fitPane(pane, lines, index);
  }
  const bool has_limit = (shown == ResidualShown::All || shown == ResidualShown::Residual) && std::isfinite(step_limit);
  std::vector<double> stops;
  for (int place = 0; place <= last; ++place) stops.push_back(place);
  const double end = iterationsSeen(curves);
  plot.setPanes(panes);
  plot.setWindow(-0.02 * end, 1.02 * end);
  plot.setStops(std::move(stops));
  plot.setLevels(has_limit ? std::vector<PlotLevel>{{step_limit, {}, Qt::DotLine, 0}} : std::vector<PlotLevel>());
  plot.setCurves(std::move(lines));
}

void showSingularValues(PlotView& plot, const std::vector<double>& sigma, double damping,
                        const std::vector<double>& filter, IkMethod method) {
  const QColor colour = methodColour(method, isDark(plot.palette()));
  PlotCurve rings;
  rings.tip = QStringLiteral("1/σ");
  rings.colour = QGuiApplication::palette().color(QPalette::Text);
  rings.line = Qt::NoPen;
  rings.points = true;
  rings.shape = PlotShape::OpenRing;
  rings.size = 8.0;
  rings.pane = 1;
  std::vector<double> inverses = filter, all_lengths = sigma;
  std::vector<PlotTick> names;
  for (std::size_t i = 0; i < sigma.size(); ++i) {
    const double place = static_cast<double>(i) + 1.0;
    names.push_back({place, QStringLiteral(u"σ") + subscript(static_cast<int>(i) + 1)});
    if (!(sigma[i] > kLeastBar)) continue;
    rings.x.push_back(place);
    rings.y.push_back(1.0 / sigma[i]);
    inverses.push_back(1.0 / sigma[i]);
  }
  if (damping > 0.0) all_lengths.push_back(damping);
  std::vector<PlotPane> panes(2);
  panes[0].y = IterationCurvesText::tr("Singular value σ");
  panes[1].y = IterationCurvesText::tr("Factor for each σ");
  for (PlotPane& pane : panes) pane.y_log = true;
  for (std::vector<double>* values : {&all_lengths, &inverses}) {
    for (double& value : *values) value = finiteOrGap(value);
  }
  fitBars(panes[0], all_lengths);
  fitBars(panes[1], inverses);
  const bool is_damped = finiteOrGap(damping) > panes[0].y_from;
  plot.setPanes(panes);
  plot.setWindow(0.4, std::max(static_cast<double>(sigma.size()), 1.0) + 0.6);
  plot.setTicks(std::move(names));
  plot.setLevels(is_damped ? std::vector<PlotLevel>{{damping, QStringLiteral("λ"), Qt::DashLine, 0}}
                           : std::vector<PlotLevel>());
  plot.setCurves({barsOf(sigma, 0, colour, QStringLiteral("σ")),
                  barsOf(filter, 1, colour, IterationCurvesText::tr("Factor for each σ")), std::move(rings)});
}

}  // namespace linkwright::ui
