// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace linkwright::ui {

/// 1, 2 or 5 times a power of ten, at least `least` (more than 0).
inline double roundStep(double least) {
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least * (1.0 - 1e-9)) return factor * power;
  }
  return 10.0 * power;
}

/// 1, 2 or 5 times a power of ten, at most `most` (more than 0).
inline double roundStepBelow(double most) {
  const double power = std::pow(10.0, std::floor(std::log10(most) + 1e-12));
  const double lead = most / power * (1.0 + 1e-12);
  return (lead >= 5.0 ? 5.0 : lead >= 2.0 ? 2.0 : 1.0) * power;
}

/// The multiple of the step that is nearest, as near to its decimal number as can be.
inline double roundedTo(double step, double value) {
  const double count = std::round(value / step);
  // of a step below 1 the inverse is a whole number: one division is rounded once
  return step < 1.0 ? count / std::round(1.0 / step) : count * step;
}

}  // namespace linkwright::ui
