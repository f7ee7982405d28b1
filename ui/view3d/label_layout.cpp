// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/label_layout.h"

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

// moved into `room` by the shortest way; one that is larger than the room keeps to its left and top
QRectF movedInto(QRectF rect, const QRectF& room) {
  if (room.isEmpty()) return rect;
  rect.moveLeft(std::max(std::min(rect.left(), room.right() - rect.width()), room.left()));
  rect.moveTop(std::max(std::min(rect.top(), room.bottom() - rect.height()), room.top()));
  return rect;
}

}  // namespace

void layoutLabels(std::vector<LabelPlace>& labels, const LabelRoom& room) {
  std::vector<QRectF> taken = room.closed;
  taken.reserve(taken.size() + labels.size());
  for (LabelPlace& label : labels) {
    const bool indifferent = std::hypot(label.away.x(), label.away.y()) < 1e-6;
    const double wanted = indifferent ? -0.25 * std::numbers::pi : std::atan2(label.away.y(), label.away.x());
    label.shown = false;
    const auto tryPlace = [&](double turn, double farther) {
      const QPointF centre = beside(label, wanted + turn, farther);
      const QRectF rect = movedInto(
          QRectF(centre - QPointF(0.5 * label.size.width(), 0.5 * label.size.height()), label.size), room.inside);
      if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(rect); })) return;
      label.centre = rect.center();
      label.shown = true;
      taken.push_back(rect);
    };
    for (double farther : kSteps) {
      for (double turn : kTurns) {
        if (!label.shown) tryPlace(turn, farther);
      }
    }
  }
}

}  // namespace linkwright::ui
