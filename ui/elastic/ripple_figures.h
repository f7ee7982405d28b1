// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/ripple.h"
#include "ui/work/elastic_worker.h"

#include <QString>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// What somebody who samples slowly has, s.
inline constexpr double kSlowSamples = 0.01;

/// How a joint's torque ripples, and what theory says of it where that is known.
struct RippleFigures {
  bool has_rigid = false;  ///< there are rigid links to hold it against
  double amplitude = 0.0;  ///< largest |elastic - rigid|, N m or N
  bool is_still = true;    ///< what there is of it is round-off
  double dt = 0.0;         ///< of the samples that were looked at, s
  double run_dt = 0.0;     ///< of the analysis, s
  Spectrum spectrum;       ///< empty where it has none
  std::optional<SpectrumPeak> peak;
  PeriodCurve crossings;
  double shortest = 0.0, longest = 0.0;  ///< of the crossings, s; 0: there are none
  bool has_theory = false;
  double theory_shortest = 0.0, theory_longest = 0.0;  ///< s, as the run's steps lengthen it
  double lengthening = 0.0;                            ///< by those steps, as a share, at the most
  double deviation = 0.0, usual_deviation = 0.0;       ///< of crossings from theory: the largest and the median share
  double deviation_at = 0.0;                           ///< s
  int body = -1;                                       ///< of the tree: what bends
};

/// `theory` may be null. `slow`: of samples every 10 ms. O(samples log samples).
RippleFigures rippleFigures(const ElasticResult& result, int joint, const FrozenPeriods* theory, bool slow);

/// The natural period at a time as the steps of the run lengthen it, s; NaN where there is none.
double theoryAt(const FrozenPeriods& theory, const ElasticResult& result, int joint, double t);

/// What there is to say of it, in lines; `slow` as above.
QString rippleWords(const ElasticResult& result, int joint, const RippleFigures& figures);
QString slowWords(const RippleFigures& figures);
/// "0.0357 s".
QString secondsWords(double seconds);

}  // namespace linkwright::ui
