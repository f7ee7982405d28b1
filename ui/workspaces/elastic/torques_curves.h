// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/plot_curve.h"
#include "ui/workspaces/elastic/torque_results.h"

#include <QColor>

#include <functional>
#include <vector>

namespace linkwright::ui {

/// How a way's curve of a joint is drawn: the rigid one pale and thick below, the elastic one thin over it. Several
/// joints have a colour each; of one alone Newton and Euler's stands out from both.
struct TorqueLine {
  QColor colour;
  Qt::PenStyle line = Qt::SolidLine;
  double width = 1.5;
};
TorqueLine lineOf(TorqueWay way, int joint, bool alone, bool dark);

/// A function of the samples as a curve of at most about `most` points, which keeps the highest and the lowest of all:
/// a ripple that is finer than the points is drawn as high as it is.
PlotCurve curveOf(const ElasticRun& run, std::size_t most, const std::function<double(Eigen::Index)>& value);

/// Torques over time of these joints by these ways, from below to above; the first sample of a run that is held there
/// is left out.
std::vector<PlotCurve> torqueCurves(const ElasticResult& result, const std::vector<int>& joints,
                                    const std::vector<TorqueWay>& ways, bool dark);

/// |elastic - rigid|, |Newton-Euler - parallel scheme| and |hybrid - Newton-Euler| of a joint, named.
std::vector<PlotCurve> differenceCurves(const ElasticResult& result, int joint, bool dark);

}  // namespace linkwright::ui
