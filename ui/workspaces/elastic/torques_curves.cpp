// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/torques_curves.h"

#include "core/beam/elastic_run.h"
#include "ui/widgets/quantity_colours.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr std::size_t kThinPoints = 4000, kThickPoints = 400;

struct TorquesCurvesText {
  Q_DECLARE_TR_FUNCTIONS(ElasticTorques)
};

}  // namespace

TorqueLine lineOf(TorqueWay way, int joint, bool alone, bool dark) {
  QColor colour = jointColour(joint, dark);
  switch (way) {
    case TorqueWay::Parallel: return {colour, jointPenStyle(joint), 1.5};
    case TorqueWay::Rigid: colour.setAlphaF(dark ? 0.42F : 0.34F); return {colour, Qt::SolidLine, 6.0};
    case TorqueWay::NewtonEuler: break;
  }
  return {alone ? quantityColour(Quantity::JointPosition, dark) : colour, Qt::DotLine, 1.5};
}

PlotCurve curveOf(const ElasticRun& run, std::size_t most, const std::function<double(Eigen::Index)>& value) {
  PlotCurve curve;
  const Eigen::Index first = run.firstFree(), n = run.samples() - first;
  const Eigen::Index points = static_cast<Eigen::Index>(most);
  const Eigen::Index stretch = n > points ? (2 * n + points - 1) / points : 1;
  const auto add = [&](Eigen::Index k) {
    curve.x.push_back(run.t[k]);
    curve.y.push_back(value(k));
  };
  for (Eigen::Index from = first; from < run.samples(); from += stretch) {
    Eigen::Index low = from, high = from;
    for (Eigen::Index k = from; k < std::min(from + stretch, run.samples()); ++k) {
      if (value(k) < value(low)) low = k;
      if (value(k) > value(high)) high = k;
    }
    add(std::min(low, high));
    if (low != high) add(std::max(low, high));
  }
  return curve;
}

std::vector<PlotCurve> torqueCurves(const ElasticResult& result, const std::vector<int>& joints,
                                    const std::vector<TorqueWay>& ways, bool dark) {
  std::vector<PlotCurve> curves;
  for (const TorqueWay way : {TorqueWay::Rigid, TorqueWay::Parallel, TorqueWay::NewtonEuler}) {
    if (std::find(ways.begin(), ways.end(), way) == ways.end() || !hasWay(result, way)) continue;
    for (const int joint : joints) {
      const TorqueLine line = lineOf(way, joint, joints.size() == 1, dark);
      // a thick line costs by its points, and rigid links have nothing fine
      PlotCurve curve = curveOf(result.run(), line.width > 2.0 ? kThickPoints : kThinPoints,
                                [&](Eigen::Index k) { return torqueOf(result, way, k, joint); });
      curve.colour = line.colour;
      curve.line = line.line;
      curve.width = line.width;
      //: %1: method that gives the torque, %2: name of a joint
      curve.tip = TorquesCurvesText::tr("%2: %1").arg(nameOf(way), jointName(result, joint));
      curves.push_back(std::move(curve));
    }
  }
  return curves;
}

std::vector<PlotCurve> differenceCurves(const ElasticResult& result, int joint, bool dark) {
  struct Difference {
    TorqueWay one, other;
    QString name;
    QColor colour;
    Qt::PenStyle line;
  };
  const std::array<Difference, 3> differences = {
      {{TorqueWay::Parallel, TorqueWay::Rigid, TorquesCurvesText::tr("|elastic − rigid|"), jointColour(joint, dark),
        Qt::SolidLine},
       {TorqueWay::NewtonEuler, TorqueWay::Parallel, TorquesCurvesText::tr("|Newton-Euler − elastic|"),
        quantityColour(Quantity::JointPosition, dark), Qt::DotLine},
       {TorqueWay::Rigid, TorqueWay::NewtonEuler, TorquesCurvesText::tr("|rigid − Newton-Euler|"),
        quantityColour(Quantity::JointTorque, dark), Qt::DashLine}}};
  std::vector<PlotCurve> curves;
  for (const Difference& each : differences) {
    if (!hasWay(result, each.one) || !hasWay(result, each.other)) continue;
    PlotCurve curve = curveOf(result.run(), kThinPoints, [&](Eigen::Index k) {
      return std::abs(torqueOf(result, each.one, k, joint) - torqueOf(result, each.other, k, joint));
    });
    curve.name = each.name;
    curve.colour = each.colour;
    curve.line = each.line;
    curve.width = 1.2;
    curves.push_back(std::move(curve));
  }
  return curves;
}

}  // namespace linkwright::ui
