// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/elastic_results.h"

#include "core/beam/revision_results.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace linkwright::ui {

namespace {

constexpr double kLeast = 1e-3;     // of the largest excursion: smaller ones have no crossings
constexpr double kRoundOff = 1e-9;  // of the largest torque
constexpr double kSlowest = 0.5;    // of the lowest natural frequency: what is slower is no ripple

void addTheory(int joint, const FrozenPeriods& theory, RippleResults& figures) {
  for (Eigen::Index k = 0; k < theory.t.size(); ++k) {
    if (!(theory.T(k, joint) > 0.0)) continue;
    const double T = newmarkPeriod(theory.T(k, joint), figures.run_dt);
    figures.lengthening = std::max(figures.lengthening, T / theory.T(k, joint) - 1.0);
    figures.theory_shortest = figures.has_theory ? std::min(figures.theory_shortest, T) : T;
    figures.theory_longest = std::max(figures.theory_longest, T);
    figures.has_theory = true;
    if (figures.body < 0) figures.body = theory.body(k, joint);
  }
  if (figures.has_theory) figures.theory_slow = newmarkPeriod(figures.theory_shortest, kSlowSamples);
}

void addDeviation(const ElasticResult& result, int joint, const FrozenPeriods& theory, RippleResults& figures) {
  std::vector<double> shares;
  for (std::size_t k = 0; k < figures.crossings.T.size(); ++k) {
    const double share =
        std::abs(figures.crossings.T[k] / theoryAt(theory, result, joint, figures.crossings.t[k]) - 1.0);
    if (!std::isfinite(share)) continue;
    shares.push_back(share);
    if (share <= figures.deviation) continue;
    figures.deviation = share;
    figures.deviation_at = figures.crossings.t[k];
  }
  if (shares.empty()) return;
  const auto middle = shares.begin() + std::ssize(shares) / 2;
  std::nth_element(shares.begin(), middle, shares.end());
  figures.usual_deviation = *middle;
}

}  // namespace

bool hasWay(const ElasticResult& result, TorqueWay way) {
  const Eigen::Index n = result.run().samples();
  if (way == TorqueWay::Rigid) return result.rigid.tau.rows() == n;
  return way == TorqueWay::Parallel || result.newton_euler.rows() == n;
}

double torqueOf(const ElasticResult& result, TorqueWay way, Eigen::Index sample, int joint) {
  if (!hasWay(result, way)) return std::numeric_limits<double>::quiet_NaN();
  switch (way) {
    case TorqueWay::Parallel: return result.run().tau(sample, joint);
    case TorqueWay::Rigid: return result.rigid.tau(sample, joint);
    case TorqueWay::NewtonEuler: break;
  }
  return result.newton_euler(sample, joint);
}

TorqueResults figuresOf(const ElasticResult& result, int joint) {
  const ElasticRun& run = result.run();
  const Eigen::Index held = run.firstFree(), n = run.samples() - held;
  const auto elastic = run.tau.col(joint).tail(n);
  const auto largest = [](const auto& values) { return values.size() > 0 ? values.cwiseAbs().maxCoeff() : 0.0; };
  TorqueResults figures;
  figures.largest = largest(elastic);
  if (hasWay(result, TorqueWay::NewtonEuler))
    figures.motion_gap = largest((result.newton_euler.col(joint).tail(n) - elastic).eval());
  if (hasWay(result, TorqueWay::Rigid)) {
    const auto rigid = result.rigid.tau.col(joint).tail(n);
    figures.largest = largest(rigid);
    figures.ripple = largest((elastic - rigid).eval());
    if (hasWay(result, TorqueWay::NewtonEuler))
      figures.hybrid_gap = largest((rigid - result.newton_euler.col(joint).tail(n)).eval());
  }
  figures.is_held = held > 0;
  figures.held = run.tau(0, joint);
  figures.after = run.tau(held, joint);
  return figures;
}

double theoryAt(const FrozenPeriods& theory, const ElasticResult& result, int joint, double t) {
  return newmarkPeriod(theory.at(t, joint), result.run().setup->dt());
}

RippleResults rippleResults(const ElasticResult& result, int joint, const FrozenPeriods* theory, bool slow) {
  RippleResults figures;
  figures.run_dt = figures.dt = result.run().setup->dt();
  figures.has_rigid = hasWay(result, TorqueWay::Rigid);
  if (theory != nullptr) addTheory(joint, *theory, figures);
  if (!figures.has_rigid) return figures;
  const Ripple fine = rippleOf(result.run(), result.rigid, joint);
  const TorqueResults torques = figuresOf(result, joint);
  figures.amplitude = torques.ripple;
  figures.is_still =
      result.run().tree->size == 0 || !(torques.ripple > kRoundOff * std::max(torques.largest, kRoundOff));
  const Ripple whole = slow ? sampledAt(fine, kSlowSamples) : fine;
  figures.dt = stepOf(whole);
  if (Result<Spectrum> spectrum = spectrumOf(whole.t, whole.y)) figures.spectrum = std::move(spectrum).value();
  if (figures.is_still) return figures;
  figures.peak = peakOf(figures.spectrum, figures.has_theory ? kSlowest / figures.theory_longest : 0.0);
  // elastic links also follow another path than rigid ones: what that slowly adds hides the zeros of a small ripple
  const double width = figures.has_theory ? figures.theory_longest : figures.peak ? figures.peak->period() : 0.0;
  const Ripple ripple = lessMean(whole, width);
  const double largest = ripple.y.size() > 0 ? ripple.y.cwiseAbs().maxCoeff() : 0.0;
  figures.crossings = crossingPeriods(ripple, kLeast * largest);
  if (!figures.crossings.T.empty()) {
    const auto [low, high] = std::minmax_element(figures.crossings.T.begin(), figures.crossings.T.end());
    figures.shortest = *low;
    figures.longest = *high;
  }
  if (figures.has_theory) addDeviation(result, joint, *theory, figures);
  return figures;
}

}  // namespace linkwright::ui
