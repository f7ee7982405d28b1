// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/path_colours.h"

#include "ui/widgets/quantity_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace linkwright::ui {

QColor pathColour(double share, bool about_zero, bool dark) {
  if (!about_zero) return rampColour(share, dark);
  // strong at both ends, so that much stands out from the ground on either side
  constexpr std::array<QRgb, 5> kLight = {0xff00508c, 0xff4c93c4, 0xff9aa3ad, 0xffd98a45, 0xffa84300};
  constexpr std::array<QRgb, 5> kDark = {0xff6cc4ff, 0xff4a86b0, 0xff66707b, 0xffb8733a, 0xffff9a3c};
  const auto& stops = dark ? kDark : kLight;
  const double x = std::clamp(std::isfinite(share) ? share : 0.5, 0.0, 1.0);
  const double at = x * static_cast<double>(stops.size() - 1);
  const auto first = std::min(static_cast<std::size_t>(at), stops.size() - 2);
  const auto part = static_cast<float>(at - static_cast<double>(first));
  const QColor a = QColor::fromRgb(stops.at(first)), b = QColor::fromRgb(stops.at(first + 1));
  const auto mix = [part](float p, float q) { return p + part * (q - p); };
  return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

}  // namespace linkwright::ui
