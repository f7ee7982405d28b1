// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/revision_plots.h"

#include "ui/plots/plot_view.h"
#include "ui/widgets/measure.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/elastic/revision_golden.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostPoints = 4000;

bool isOfTorques(RevisionFigure figure) {
  return figure == RevisionFigure::ElasticTorques || figure == RevisionFigure::RigidTorques;
}
/// Values at every `stride`-th instant, the last one too.
std::vector<double> thinned(std::size_t count, std::size_t stride, const std::function<double(std::size_t)>& value) {
  std::vector<double> kept;
  kept.reserve(count / stride + 2);
  for (std::size_t k = 0; k < count; k += stride) kept.push_back(value(k));
  if (count > 0 && (count - 1) % stride != 0) kept.push_back(value(count - 1));
  return kept;
}

QColor pale(QColor colour) {
  colour.setAlphaF(0.35F);
  return colour;
}

/// The curves of one joint: exact, ours, golden. `joint` 0 or 1; about so many dots.
void addJoint(std::vector<PlotCurve>& curves, const RevisionRun& run, int joint, bool torque, double factor, bool dark,
              std::size_t dots_wanted) {
  const auto stride = std::max<std::size_t>(1, run.steps.size() / kMostPoints);
  const auto over = [&](const std::function<double(std::size_t)>& value) {
    return thinned(run.steps.size(), stride, value);
  };
  const QColor colour = jointColour(joint, dark);
  const std::vector<double> t = over([&](std::size_t k) { return run.steps[k].t; });
  PlotCurve exact;
  exact.x = t;
  exact.y = over([&](std::size_t k) {
    const auto i = static_cast<Eigen::Index>(k);
    if (torque) return joint == 0 ? run.exact.tau_1[i] : 0.0;
    return factor * (joint == 0 ? run.exact.phi[i] : run.exact.theta[i]);
  });
  exact.colour = pale(colour);
  exact.width = 5.0;
  PlotCurve ours;
  ours.x = t;
  ours.y = over([&](std::size_t k) {
    if (torque) return run.steps[k].tau[joint];
    return factor * (joint == 0 ? run.steps[k].phi : run.steps[k].theta);
  });
  ours.colour = colour;
  ours.width = 1.5;
  ours.line = joint == 0 ? Qt::SolidLine : Qt::DashLine;
  curves.push_back(std::move(exact));
  curves.push_back(std::move(ours));
  const auto golden = goldenCurve(run.of);
  if (!golden) return;
  const std::vector<double>& values =
      torque ? (joint == 0 ? golden->tau_1 : golden->tau_2) : (joint == 0 ? golden->phi : golden->theta);
  const std::size_t every = std::max<std::size_t>(1, values.size() / dots_wanted);
  PlotCurve dots;
  dots.x = thinned(values.size(), every, [&](std::size_t k) { return golden->t[k]; });
  dots.y = thinned(values.size(), every, [&](std::size_t k) { return factor * values[k]; });
  dots.colour = colour;
  dots.line = Qt::NoPen;
  dots.points = true;
  curves.push_back(std::move(dots));
}

}  // namespace

QString plotKey(bool torque, bool has_golden, bool dark) {
  const auto symbol = [dark](const QString& name, int joint) {
    return QStringLiteral("<b style='color:%1'>%2</b>").arg(jointColour(joint, dark).name(), name);
  };
  //: which curves are drawn how; %1 and %2: symbols of angles or torques; independent: another program's result
  const QString golden = QCoreApplication::translate(
      "Revision", "Solid: %1; dashed: %2; thick: exact for rigid links; dots: other program");
  //: which curves are drawn how; %1 and %2: symbols of angles or torques
  const QString plain = QCoreApplication::translate("Revision", "Solid: %1; dashed: %2; thick: exact for rigid links");
  return (has_golden ? golden : plain)
      .arg(symbol(torque ? QStringLiteral("τ₁") : QStringLiteral("φ"), 0),
           symbol(torque ? QStringLiteral("τ₂") : QStringLiteral("θ"), 1));
}

RevisionPlots::RevisionPlots(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
  setObjectName("revisionPlots");
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(kSpace / 2);
  for (std::size_t i = 0; i < plots_.size(); ++i) {
    const RevisionFigure figure = kRevisionFigures[i];
    auto* cell = new QWidget(this);
    auto* column = new QVBoxLayout(cell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    titles_.at(i) = new QLabel(nameOf(figure), cell);
    plots_.at(i) = new PlotView(cell);
    plots_.at(i)->setMinimumSize(120, 72);
    plots_.at(i)->setObjectName(QStringLiteral("revisionPlot%1").arg(i));
    plots_.at(i)->setAccessibleName(tr("Figure %1").arg(nameOf(figure)));
    column->addWidget(titles_.at(i));
    column->addWidget(plots_.at(i), 1);
    cells_.at(i) = cell;
    const int n = static_cast<int>(i);
    grid_->addWidget(cell, n / 2, n % 2);
    plots_.at(i)->setPointed(true);
    connect(plots_.at(i), &PlotView::placeWanted, this, &RevisionPlots::timeChosen);
    connect(plots_.at(i), &PlotView::stepWanted, this,
            [this, plot = plots_.at(i)](double by) { emit timeChosen(plot->cursor().value_or(0.0) + by); });
  }
  followTheme(*this, [this] { show(figure_, result_, unit_); });
}

void RevisionPlots::show(RevisionFigure figure, const std::shared_ptr<const RevisionResult>& result, AngleUnit unit) {
  figure_ = figure;
  result_ = result;
  unit_ = unit;
  const bool is_all = figure == RevisionFigure::All;
  for (std::size_t i = 0; i < plots_.size(); ++i) {
    const bool is_shown = is_all || kRevisionFigures[i] == figure;
    cells_.at(i)->setVisible(is_shown);
    // alone, its name stands in the choice above
    titles_.at(i)->setVisible(is_all);
    if (is_shown) draw(kRevisionFigures[i], is_all);
  }
  // what is hidden takes no share of the room
  for (int n = 0; n < 2; ++n) {
    const auto seen = [&](int cell) { return !cells_.at(static_cast<std::size_t>(cell))->isHidden(); };
    grid_->setRowStretch(n, seen(2 * n) || seen(2 * n + 1) ? 1 : 0);
    grid_->setColumnStretch(n, seen(n) || seen(n + 2) ? 1 : 0);
  }
}

void RevisionPlots::draw(RevisionFigure figure, bool is_small) {
  PlotView& at = plot(figure);
  const bool torque = isOfTorques(figure);
  const QString unit = torque ? tr("N m") : unitSuffix(Measure::Angle, unit_).trimmed();
  at.setAxes(is_small ? QString() : tr("t (s)"), torque ? tr("Torque (N m)") : tr("Angle (%1)").arg(unit));
  std::vector<PlotCurve> curves;
  if (result_ && result_->problem.isEmpty()) {
    const RevisionRun& run = isOfElastic(figure) ? result_->elastic : result_->rigid;
    const double factor = torque ? 1.0 : displayFactor(Measure::Angle, unit_);
    for (const int joint : {1, 0}) addJoint(curves, run, joint, torque, factor, isDark(palette()), is_small ? 18 : 44);
  }
  // no legend: it would lie over the curves of a plot this low; the line above says what is what
  at.setCurves(std::move(curves));
  at.setAccessibleDescription(plotKey(torque, true, false).remove(QRegularExpression(QStringLiteral("<[^>]*>"))));
}

void RevisionPlots::placeCursor(double t) {
  for (PlotView* plot : plots_) plot->placeCursor(t);
}

}  // namespace linkwright::ui

#include "moc_revision_plots.cpp"
