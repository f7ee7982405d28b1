// SPDX-License-Identifier: GPL-3.0-or-later
// What part of the curves the plot shows; what it draws is in torque_curves.cpp.
#include "ui/plots/curve_points.h"
#include "ui/plots/plot_ranges.h"
#include "ui/plots/torque_curves.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kShortest = 5.0;       // s, of what has been done
constexpr double kShrinkPerTick = 0.1;  // of the way to a smaller range; a larger one is taken at once

}  // namespace

QCPRange TorqueCurves::times() const {
  if (span_ == PlotSpan::Motion) return {0.0, curves_ ? curves_->duration() : 1.0};
  // what has been done fills the plot from its first instant, which is 0
  const double now = history_.now();
  return {std::max(now - TorqueHistory::kSpan, std::min(0.0, now - kShortest)), now};
}

void TorqueCurves::showWhole() {
  whole_ = {};
  fit();
}

// what all curves shown need, with zero in it: torques, then forces
std::array<QCPRange, 2> TorqueCurves::wantedRanges() const {
  std::array<QCPRange, 2> wanted;
  std::array<bool, 2> found{};
  const bool motion = span_ == PlotSpan::Motion;
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    const JointGraphs& graphs = graphs_[i];
    if (!graphs.isSeen()) continue;
    const std::size_t kind = two_kinds_ && isForce(i) ? 1 : 0;
    for (const QCPGraph* graph : {graphs.line, graphs.wrong}) {
      bool has_any = false;
      const QCPRange range = graph->data()->valueRange(has_any);
      if (!has_any || !std::isfinite(range.lower) || !std::isfinite(range.upper)) continue;
      wanted.at(kind).expand(range);
      found.at(kind) = true;
    }
    if (!motion || !curves_) continue;
    // the dots at rest, also where the curve is broken there
    for (const Eigen::MatrixXd* tau : {&curves_->tau, &curves_->mistaken_tau}) {
      if (tau->rows() == 0) continue;
      for (const Eigen::Index k : {Eigen::Index{0}, tau->rows() - 1}) {
        const double at_rest = (*tau)(k, static_cast<Eigen::Index>(i));
        if (std::isfinite(at_rest)) wanted.at(kind).expand(finiteOrGap(at_rest));
      }
    }
  }
  for (std::size_t kind = 0; kind < 2; ++kind) {
    if (!found.at(kind)) wanted.at(kind) = QCPRange(-1.0, 1.0);
    const double margin = std::max(0.08 * wanted.at(kind).size(), 1e-3);
    wanted.at(kind) = QCPRange(wanted.at(kind).lower - margin, wanted.at(kind).upper + margin);
  }
  return wanted;
}

// grows at once, shrinks gently, so that the curves do not jump while the hand is dragged
void TorqueCurves::fit() {
  if (view_.isOwnView()) return view_.setWhole(times(), whole_[0], whole_[1]);
  const std::array<QCPRange, 2> wanted = wantedRanges();
  for (std::size_t kind = 0; kind < 2; ++kind) {
    const QCPRange& want = wanted.at(kind);
    QCPRange& range = whole_.at(kind);
    // a fresh view, or one of another size altogether, is taken as it is
    const bool fresh = range.size() > 50.0 * want.size() || range.size() <= 1e-9 || span_ == PlotSpan::Motion;
    if (fresh) {
      range = want;
    } else {
      range.lower = want.lower < range.lower ? want.lower : range.lower + kShrinkPerTick * (want.lower - range.lower);
      range.upper = want.upper > range.upper ? want.upper : range.upper + kShrinkPerTick * (want.upper - range.upper);
    }
  }
  if (two_kinds_) alignZeros(whole_[0], whole_[1]);
  view_.setWhole(times(), whole_[0], whole_[1]);
}

}  // namespace linkwright::ui
