// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_run.h"
#include "core/beam/rigid_motion.h"
#include "core/trajectory/spectrum.h"

#include <Eigen/Core>

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace linkwright {

// What elastic links add to a torque, and how fast it goes to and fro: measured at the curve, and as the natural period
// of the system frozen where it is.

/// A curve less its smooth part.
struct Ripple {
  Eigen::VectorXd t;  ///< [samples], s, growing
  Eigen::VectorXd y;  ///< [samples], N m or N
};

/// The torque of a joint with elastic links less that with rigid ones, at the run's times. A run that begins locked
/// leaves out its first sample: that is of a system that is still held. Throws where the joint or the sizes do not fit.
Ripple rippleOf(const ElasticRun& run, const RigidMotion& rigid, int joint);

/// The same less its mean over `width` (s) about each instant, without half of it at both ends. A sine keeps its zeros
/// whatever the width is, and loses nothing where that is its period; what is slower goes.
Ripple lessMean(const Ripple& ripple, double width);

/// Every n-th sample, n the nearest to a step of `dt` (s): what somebody sees who samples that slowly.
Ripple sampledAt(const Ripple& ripple, double dt);

/// The mean step, s; 0 for fewer than two samples.
double stepOf(const Ripple& ripple);

/// A period at an instant, of each.
struct PeriodCurve {
  std::vector<double> t, T;  ///< s
};

/// Twice the time between zero crossings, which are linear between samples: at a crossing the time from the one before
/// to the one after it. A crossing counts between excursions of more than `least` to both sides, so that round-off has
/// none.
PeriodCurve crossingPeriods(const Ripple& ripple, double least);

/// The highest line of a spectrum but the mean, between the lines by a parabola through the logarithms of three.
struct SpectrumPeak {
  double frequency = 0.0;  ///< Hz
  double amplitude = 0.0;
  double period() const { return 1.0 / frequency; }
};
/// Of the lines at `from` (Hz) and above. None where all of them are zero.
std::optional<SpectrumPeak> peakOf(const Spectrum& spectrum, double from = 0.0);

/// Natural periods of the tree frozen along a run.
struct FrozenPeriods {
  Eigen::VectorXd t;     ///< [instants], s
  Eigen::MatrixXd T;     ///< [instants x dof], s: of the mode that a driven joint feels most; NaN where there is none
  Eigen::MatrixXi body;  ///< [instants x dof]: the body of ElasticTree that bends most in it; -1: none
  /// [instants x dof]: grows where the mode that is felt becomes another one, which bends otherwise.
  Eigen::MatrixXi branch;
  /// At any time, cubic between the instants; NaN where there is none, and between two instants of different modes.
  double at(double time, int joint) const;
};

/// At `instants` evenly spread samples: the tree at rest with driven joints locked and passive ones free, bent by
/// weight and loads, or straight and weightless where passive joints leave no balance. Of the modes that vibrate each
/// driven joint has that which its torque answers to most: the largest moment that the inertia of the mode's shape has
/// about it. So a mode across the plane of a planar arm is not mistaken for what its motors feel. Errors: no link
/// bends, and what elasticModes refuses at every instant. `progress` is told the share that is done. `stop` ends it
/// early, with fewer instants. O(instants size^3).
Result<FrozenPeriods> frozenPeriods(const ElasticRun& run, int instants = 48, std::stop_token stop = {},
                                    const std::function<void(double)>& progress = {});

}  // namespace linkwright
