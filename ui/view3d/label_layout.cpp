// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/label_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr double kGap = 5.0;  // px between a label and what it belongs to
// rad from the wanted side
constexpr std::array<double, 14> kTurns = {0.0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6, 2.0, -2.0, 2.5, -2.5, 3.1};
constexpr std::array<double, 7> kSteps = {0.0, 0.6, 1.1, 2.2, 3.3, 4.6, 6.0};  // label heights farther out
constexpr double kTurnCost = 4.0, kStepCost = 9.0, kLineCost = 16.0;           // a rad, a height, a line covered
constexpr double kSolidCost = 90.0;                                            // all of it on a link
constexpr double kLongLeader = 12.0;                                           // px: nearer labels need no line
constexpr double kRaster = 7.0;                                                // px, of the search for any free place

double wantedAngle(const LabelPlace& label) {
  const bool indifferent = std::hypot(label.away.x(), label.away.y()) < 1e-6;
  return indifferent ? -0.25 * std::numbers::pi : std::atan2(label.away.y(), label.away.x());
}

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

// whether any of the line is in the rectangle (Liang and Barsky)
bool crosses(const QLineF& line, const QRectF& rect) {
  double enter = 0.0, leave = 1.0;
  const std::array<double, 4> into = {-line.dx(), line.dx(), -line.dy(), line.dy()};
  const std::array<double, 4> room = {line.x1() - rect.left(), rect.right() - line.x1(), line.y1() - rect.top(),
                                      rect.bottom() - line.y1()};
  for (std::size_t i = 0; i < 4; ++i) {
    if (into.at(i) == 0.0) {
      if (room.at(i) < 0.0) return false;
      continue;
    }
    const double t = room.at(i) / into.at(i);
    if (into.at(i) < 0.0) enter = std::max(enter, t);
    if (into.at(i) > 0.0) leave = std::min(leave, t);
  }
  return enter <= leave;
}

QPointF nearestIn(const QRectF& rect, const QPointF& p) {
  return {std::clamp(p.x(), rect.left(), rect.right()), std::clamp(p.y(), rect.top(), rect.bottom())};
}

class Placing {
public:
  explicit Placing(const LabelRoom& room) : room_(room), taken_(room.closed) {}

  void place(LabelPlace& label) {
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    const double wanted = wantedAngle(label);
    for (double farther : kSteps) {
      if (farther > label.farthest) break;
      if (kStepCost * farther >= least) break;
      for (double turn : kTurns) {
        const QRectF rect = movedInto(rectAt(label, beside(label, wanted + turn, farther)), room_.inside);
        const double cost = kTurnCost * std::abs(turn) + kStepCost * farther;
        if (cost >= least || !isFree(rect)) continue;
        double whole = cost + kSolidCost * room_.solids.shareOf(rect);
        if (whole >= least) continue;
        whole += kLineCost * linesIn(rect);
        if (whole >= least) continue;
        least = whole;
        best = rect;
      }
    }
    if (best.isNull() && std::isinf(label.farthest)) best = anyPlace(label);
    label.shown = !best.isNull();
    label.leader = {};
    if (!label.shown) return;
    label.centre = best.center();
    taken_.push_back(best);
    const QLineF leader(nearestIn(best, label.anchor), label.anchor);
    if (leader.length() > kLongLeader) label.leader = leader;
  }

private:
  bool isFree(const QRectF& rect) const {
    return std::none_of(taken_.begin(), taken_.end(), [&](const QRectF& other) { return other.intersects(rect); });
  }

  double linesIn(const QRectF& rect) const {
    return static_cast<double>(
        std::count_if(room_.lines.begin(), room_.lines.end(), [&](const QLineF& line) { return crosses(line, rect); }));
  }

  // the free place nearest to the anchor, on a raster over the room
  QRectF anyPlace(const LabelPlace& label) const {
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    const QRectF& inside = room_.inside;
    for (double top = inside.top(); top + label.size.height() <= inside.bottom(); top += kRaster) {
      for (double left = inside.left(); left + label.size.width() <= inside.right(); left += kRaster) {
        const QRectF rect(QPointF(left, top), label.size);
        const QPointF off = rect.center() - label.anchor;
        const double away = std::hypot(off.x(), off.y());
        if (away >= least || !isFree(rect)) continue;
        least = away;
        best = rect;
      }
    }
    return best;
  }

  const LabelRoom& room_;
  std::vector<QRectF> taken_;
};

}  // namespace

QRectF rectAt(const LabelPlace& label, const QPointF& centre) {
  return {centre - QPointF(0.5 * label.size.width(), 0.5 * label.size.height()), label.size};
}

void layoutLabels(std::vector<LabelPlace>& labels, const LabelRoom& room) {
  Placing placing(room);
  for (LabelPlace& label : labels) placing.place(label);
}

}  // namespace linkwright::ui
