// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/label_layout.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr double kGap = 5.0;  // px between a label and what it belongs to
constexpr std::array<double, 7> kTurns = {0.0, 0.7, -0.7, 1.5, -1.5, 2.4, -2.4};  // rad from the wanted side
constexpr std::array<double, 3> kSteps = {0.0, 1.1, 2.2};                         // label heights farther out

// the middle of a label that touches its anchor from direction `angle`
QPointF beside(const LabelPlace& label, double angle, double farther) {
  const QPointF direction(std::cos(angle), std::sin(angle));
  const double half_width = 0.5 * label.size.width(), half_height = 0.5 * label.size.height();
  const double reach = std::min(half_width / std::max(std::abs(direction.x()), 1e-6),
                                half_height / std::max(std::abs(direction.y()), 1e-6));
  return label.anchor + direction * (reach + kGap + farther * label.size.height());
}

}  // namespace

void layoutLabels(std::vector<LabelPlace>& labels) {
  std::vector<QRectF> taken;
  taken.reserve(labels.size());
  for (LabelPlace& label : labels) {
    const bool indifferent = std::hypot(label.away.x(), label.away.y()) < 1e-6;
    const double wanted = indifferent ? -0.25 * std::numbers::pi : std::atan2(label.away.y(), label.away.x());
    label.shown = false;
    for (double farther : kSteps) {
      for (double turn : kTurns) {
        const QPointF centre = beside(label, wanted + turn, farther);
        const QRectF rect(centre - QPointF(0.5 * label.size.width(), 0.5 * label.size.height()), label.size);
        if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(rect); })) continue;
        label.centre = centre;
        label.shown = true;
        taken.push_back(rect);
        break;
      }
      if (label.shown) break;
    }
  }
}

}  // namespace linkwright::ui
