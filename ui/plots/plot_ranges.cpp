// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_ranges.h"

#include "ui/plots/curve_points.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kLeastPart = 1e-3;  // of the whole: no view is smaller
constexpr double kNearLimit = 0.5;   // of the height of the curve
constexpr double kTooMuch = 1.6;     // times what the curves need: then the axis shrinks
constexpr double kLastEnd = 1e210;   // of an axis: with room for what is drawn farthest out
constexpr double kLeastSize = 1e-9;  // of a range, beside its larger end; of powers of ten what is over 1

/// 1, 2 or 5 times a power of ten, at least as large.
double roundStep(double least) {
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least) return factor * power;
  }
  return 10.0 * power;
}

QCPRange rounded(const QCPRange& range) {
  if (!(range.size() > 0.0)) return range;
  const double step = roundStep(range.size() / 10.0);
  return {step * std::floor(range.lower / step), step * std::ceil(range.upper / step)};
}

QCPRange exponents(const QCPRange& range) { return {std::log10(range.lower), std::log10(range.upper)}; }

QCPRange powers(const QCPRange& range) { return {std::pow(10.0, range.lower), std::pow(10.0, range.upper)}; }

}  // namespace

QCPRange heldWithin(QCPRange range, const QCPRange& bounds, double room, bool logarithmic) {
  if (!(bounds.size() > 0.0)) return range;
  if (logarithmic) {
    if (!(range.lower > 0.0) || !(bounds.lower > 0.0)) return range;
    return powers(heldWithin(exponents(range), exponents(bounds), room));
  }
  const double middle = range.center();
  const double size = std::clamp(range.size(), kLeastPart * bounds.size(), room * bounds.size());
  range = QCPRange(middle - 0.5 * size, middle + 0.5 * size);
  const double from_low = bounds.lower - range.lower;
  const double from_high = bounds.upper - range.upper;
  // either both are negative or zero (the view is inside), or the bounds are inside of the view
  return range + std::clamp(0.0, std::min(from_low, from_high), std::max(from_low, from_high));
}

QCPRange shiftedRange(const QCPRange& range, double share, bool logarithmic) {
  if (logarithmic && range.lower > 0.0) return powers(shiftedRange(exponents(range), share, false));
  return range + share * range.size();
}

QCPRange scaledRange(const QCPRange& range, double factor, double about, bool logarithmic) {
  if (logarithmic && range.lower > 0.0 && about > 0.0)
    return powers(scaledRange(exponents(range), factor, std::log10(about), false));
  return {about + (range.lower - about) * factor, about + (range.upper - about) * factor};
}

QCPRange finiteRange(const QCPRange& range, bool logarithmic) {
  if (logarithmic) {
    if (range.upper < 0.0) {
      const QCPRange mirrored = finiteRange(QCPRange(-range.upper, -range.lower), true);
      return {-mirrored.upper, -mirrored.lower};
    }
    // zero in it is the axis' own to put right
    if (!(range.lower > 0.0)) return range;
    QCPRange held(std::clamp(range.lower, 1.0 / kLastEnd, kLastEnd), std::clamp(range.upper, 1.0 / kLastEnd, kLastEnd));
    if (held.upper < (1.0 + kLeastSize) * held.lower) held = QCPRange(held.lower / 2.0, held.lower * 2.0);
    return held;
  }
  QCPRange held(std::clamp(range.lower, -kLastEnd, kLastEnd), std::clamp(range.upper, -kLastEnd, kLastEnd));
  const double least = std::max(kLeastSize * std::max(std::abs(held.lower), std::abs(held.upper)), 1.0 / kLastEnd);
  // wider by more than is needed, so that it holds when it is asked for again
  if (held.size() < least) held = QCPRange(held.center() - 2.0 * least, held.center() + 2.0 * least);
  return held;
}

void alignZeros(QCPRange& left, QCPRange& right) {
  const auto below = [](const QCPRange& range) { return std::clamp(-range.lower / range.size(), 0.02, 0.98); };
  const double share = 0.5 * (below(left) + below(right));
  for (QCPRange* range : {&left, &right}) {
    const double size = std::max(-range->lower / share, range->upper / (1.0 - share));
    *range = QCPRange(-share * size, (1.0 - share) * size);
  }
}

QCPRange withMargin(const QCPRange& whole) {
  const QCPRange range(std::clamp(whole.lower, -kFarthestDrawn, kFarthestDrawn),
                       std::clamp(whole.upper, -kFarthestDrawn, kFarthestDrawn));
  const double least = std::max(1e-3 * std::max(std::abs(range.lower), std::abs(range.upper)), 1e-9);
  const double margin = std::max(0.08 * range.size(), least);
  return {range.lower - margin, range.upper + margin};
}

QCPRange settledRange(const QCPRange& present, const QCPRange& wanted) {
  const bool holds = present.contains(wanted.lower) && present.contains(wanted.upper);
  if (holds && present.size() <= kTooMuch * wanted.size()) return present;
  QCPRange grown = wanted;
  // one that has to grow at one end stays at the other
  if (!holds && present.size() <= kTooMuch * wanted.size()) grown.expand(present);
  return rounded(grown.size() <= kTooMuch * wanted.size() ? grown : wanted);
}

bool isNear(double limit, const QCPRange& values) {
  const double near = kNearLimit * values.size();
  return limit > values.lower - near && limit < values.upper + near;
}

}  // namespace linkwright::ui
