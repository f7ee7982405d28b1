// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is read off an analysis of elastic links: its torques beside those of rigid links, and how they ripple.

#include "core/beam/ripple.h"
#include "ui/work/elastic_result.h"

#include <Eigen/Core>

#include <array>
#include <optional>

namespace linkwright::ui {

/// The three ways to a torque.
enum class TorqueWay {
  Parallel,    ///< what the analysis has: links that bend
  Rigid,       ///< hybrid dynamics of the same with rigid links
  NewtonEuler  ///< what rigid links would need along the motion that was found
};
inline constexpr std::array<TorqueWay, 3> kTorqueWays = {TorqueWay::Parallel, TorqueWay::Rigid, TorqueWay::NewtonEuler};

/// The torque at a sample, N m or N; NaN where that way has none.
double torqueOf(const ElasticResult& result, TorqueWay way, Eigen::Index sample, int joint);
bool hasWay(const ElasticResult& result, TorqueWay way);

/// What is read off the curves of one joint, after a first sample that is still held.
struct TorqueResults {
  double largest = 0.0;     ///< of the rigid torque's magnitude, or of the elastic one's where there is none
  double ripple = 0.0;      ///< largest |elastic - rigid|
  double motion_gap = 0.0;  ///< largest |Newton-Euler - parallel scheme|
  double hybrid_gap = 0.0;  ///< largest |hybrid - Newton-Euler|
  bool is_held = false;     ///< the first sample is of a system whose passive joints and beams are held
  double held = 0.0;        ///< its torque
  double after = 0.0;       ///< and that of the next
};
TorqueResults figuresOf(const ElasticResult& result, int joint);

/// What somebody who samples slowly has, s.
inline constexpr double kSlowSamples = 0.01;

/// How a joint's torque ripples, and what theory says of it where that is known.
struct RippleResults {
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
  double theory_slow = 0.0;                            ///< s: what steps of kSlowSamples would make of the shortest
  double lengthening = 0.0;                            ///< by those steps, as a share, at the most
  double deviation = 0.0, usual_deviation = 0.0;       ///< of crossings from theory: the largest and the median share
  double deviation_at = 0.0;                           ///< s
  int body = -1;                                       ///< of the tree: what bends
};

/// `theory` may be null. `slow`: of samples every 10 ms. O(samples log samples).
RippleResults rippleResults(const ElasticResult& result, int joint, const FrozenPeriods* theory, bool slow);

/// The natural period at a time as the steps of the run lengthen it, s; NaN where there is none.
double theoryAt(const FrozenPeriods& theory, const ElasticResult& result, int joint, double t);

}  // namespace linkwright::ui
