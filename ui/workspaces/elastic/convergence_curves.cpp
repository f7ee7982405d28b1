// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/workspaces/elastic/convergence_words.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

struct ConvergenceCurvesText {
  Q_DECLARE_TR_FUNCTIONS(ConvergencePanel)
};

PlotCurve curveOf(const QString& name, int index, bool dark) {
  PlotCurve curve;
  curve.name = name;
  curve.colour = jointColour(index, dark);
  curve.line = jointPenStyle(index);
  curve.points = true;
  return curve;
}

/// A straight line of this slope from a little below the first point, as far as the last.
PlotCurve slopeLine(const PlotCurve& through, double slope) {
  PlotCurve line;
  line.colour = QGuiApplication::palette().color(QPalette::Text);
  line.colour.setAlphaF(0.4F);
  line.line = Qt::DashLine;
  line.width = 1.0;
  line.name = ConvergenceCurvesText::tr("slope %1").arg(withTrueMinus(QString::number(slope)));
  std::size_t first = 0;
  while (first < through.x.size() && !(through.y[first] > 0.0 && std::isfinite(through.y[first]))) ++first;
  if (first == through.x.size()) return line;
  const double x = through.x[first], y = 0.5 * through.y[first];
  for (const double at : {x, through.x.back()}) {
    line.x.push_back(at);
    line.y.push_back(y * std::pow(at / x, slope));
  }
  return line;
}

/// What is round-off in all runs has no place among errors, many powers of ten above it: its name says what it is.
void leaveOutRoundOff(PlotCurve& curve, double floor) {
  double largest = 0.0;
  for (const double y : curve.y)
    if (y > largest) largest = y;
  if (largest > floor) return;
  curve.name = ConvergenceCurvesText::tr("%1: round-off only").arg(curve.name);
  std::fill(curve.y.begin(), curve.y.end(), kNoFigure);
}

bool hasFigures(const PlotCurve& curve) {
  for (const double y : curve.y)
    if (y > 0.0) return true;
  return false;
}

}  // namespace

std::vector<PlotCurve> curvesOf(const StepStudy& study, const ConvergenceUnits& units, bool dark) {
  const std::pair<QString, double StepRow::*> kinds[] = {
      {ConvergenceCurvesText::tr("passive q (%1)").arg(units.q), &StepRow::q},
      {ConvergenceCurvesText::tr("τ (%1)").arg(units.tau), &StepRow::tau},
      {ConvergenceCurvesText::tr("residual passive τ"), &StepRow::passive},
      {ConvergenceCurvesText::tr("scheme − NE"), &StepRow::scheme_newton},
      {ConvergenceCurvesText::tr("scheme − hybrid"), &StepRow::scheme_hybrid},
      {ConvergenceCurvesText::tr("NE − hybrid"), &StepRow::newton_hybrid}};
  std::vector<PlotCurve> curves;
  int index = 0;
  for (const auto& [name, figure] : kinds) {
    PlotCurve curve = curveOf(name, index++, dark);
    for (const StepRow& row : study.rows) {
      curve.x.push_back(1e3 * row.dt);
      curve.y.push_back(row.*figure * (figure == &StepRow::q ? units.q_factor : 1.0));
    }
    if (figure == &StepRow::q) curve.tip = orderWords(study.q_order, true);
    if (figure == &StepRow::tau) curve.tip = orderWords(study.tau_order, true);
    if (!hasFigures(curve)) continue;
    leaveOutRoundOff(curve, figure == &StepRow::q ? study.q_floor * units.q_factor : study.tau_floor);
    curves.push_back(std::move(curve));
  }
  const auto drawn = std::find_if(curves.begin(), curves.end(), hasFigures);
  if (drawn == curves.end() || study.rows.size() < 2) return curves;
  const PlotCurve first = *drawn;
  for (const double slope : {1.0, 2.0}) curves.push_back(slopeLine(first, slope));
  return curves;
}

std::vector<PlotCurve> curvesOf(const ElementStudy& study, bool dark) {
  std::vector<PlotCurve> curves;
  for (Eigen::Index mode = 0; mode < study.order.size(); ++mode) {
    PlotCurve curve = curveOf(ConvergenceCurvesText::tr("change in f%1").arg(subscript(static_cast<int>(mode) + 1)),
                              static_cast<int>(mode), dark);
    for (const ElementRow& row : study.rows) {
      curve.x.push_back(row.elements);
      curve.y.push_back(mode < row.change.size() ? row.change[mode] : kNoFigure);
    }
    curve.tip = orderWords(study.order[mode], false);
    if (hasFigures(curve)) curves.push_back(std::move(curve));
  }
  if (curves.empty() || study.rows.size() < 3) return curves;
  const PlotCurve first = curves.front();
  for (const double slope : {-2.0, -4.0}) curves.push_back(slopeLine(first, slope));
  return curves;
}

}  // namespace linkwright::ui
