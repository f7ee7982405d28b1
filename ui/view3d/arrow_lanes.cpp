// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/arrow_lanes.h"

#include "ui/view3d/arrow_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr double kRim = 1.15;        // px
constexpr double kSample = 3.0;      // px along a shaft
constexpr double kShortest = 12.0;   // px: shorter ones are drawn as a circle, as wide as a head
constexpr double kTolerated = 0.35;  // of the shorter arrow: what two may share where they begin or cross
constexpr std::array<int, 13> kLanes = {0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6};

/// A straight arrow as a figure on the screen.
struct Figure {
  QLineF line;
  double size = 1.0;
  bool double_headed = false;
  bool is_seen = false;

  bool isCircle() const { return line.length() < kShortest; }

  // half its width so many pixels before the tip
  double halfWidth(double before_tip) const {
    if (isCircle()) return size * kHeadWidthPx + kRim;
    const double head = size * kHeadLengthPx;
    double half = size * kShaftPx;
    for (double from : {0.0, double_headed ? kSecondHead * head : 0.0}) {
      const double into = before_tip - from;
      if (into >= 0.0 && into <= head) half = std::max(half, size * kHeadWidthPx * into / head);
    }
    return half + kRim;
  }
};

Figure figureOf(const Arrow& arrow, const OrbitCamera& camera) {
  Figure figure;
  if (arrow.shape != ArrowShape::Straight || arrow.emphasis == ArrowEmphasis::Hidden) return figure;
  if (!arrow.tail.allFinite() || !arrow.tip.allFinite()) return figure;
  const std::vector<QLineF> lines = drawnShaft(arrow, camera);
  if (lines.empty()) return figure;
  figure.line = lines[0];
  figure.size = arrow.emphasis == ArrowEmphasis::Result ? kResultSize : 1.0;
  figure.double_headed = arrow.double_headed;
  figure.is_seen = true;
  return figure;
}

// whether the place with so much of the one around it is on the other
bool isOn(const Figure& other, const QPointF& place, double half_width) {
  const double length = other.line.length();
  const QPointF from_tail = place - other.line.p1();
  if (other.isCircle()) {
    const QPointF off = place - other.line.center();
    return std::hypot(off.x(), off.y()) < half_width + other.halfWidth(0.0);
  }
  const QPointF along = (other.line.p2() - other.line.p1()) / length;
  const double at = QPointF::dotProduct(from_tail, along);
  // before its tail and behind its tip there is nothing of it
  if (at < 0.0 || at > length) return false;
  const double across = std::abs(from_tail.x() * along.y() - from_tail.y() * along.x());
  return across < half_width + other.halfWidth(length - at);
}

double coveredShare(const Figure& a, const Figure& b) {
  if (!a.is_seen || !b.is_seen) return 0.0;
  const bool a_is_shorter = a.line.length() <= b.line.length();
  const Figure &sampled = a_is_shorter ? a : b, &other = a_is_shorter ? b : a;
  if (sampled.isCircle()) return isOn(other, sampled.line.center(), sampled.halfWidth(0.0)) ? 1.0 : 0.0;
  const double length = sampled.line.length();
  const int count = static_cast<int>(std::ceil(length / kSample));
  int covered = 0;
  for (int i = 0; i < count; ++i) {
    const double t = (i + 0.5) / count;
    if (isOn(other, sampled.line.pointAt(t), sampled.halfWidth((1.0 - t) * length))) ++covered;
  }
  return static_cast<double>(covered) / count;
}

}  // namespace

double coveredShare(const Arrow& a, const Arrow& b, const OrbitCamera& camera) {
  return coveredShare(figureOf(a, camera), figureOf(b, camera));
}

void layAside(std::vector<Arrow>& arrows, const OrbitCamera& camera) {
  const auto rank = [](const Arrow& arrow) {
    return arrow.emphasis == ArrowEmphasis::Wrong ? 2 : arrow.closes ? 1 : 0;
  };
  std::vector<Figure> placed;
  for (int turn = 0; turn < 3; ++turn) {
    for (Arrow& arrow : arrows) {
      if (rank(arrow) != turn || arrow.shape != ArrowShape::Straight) continue;
      int best = 0;
      double least = std::numeric_limits<double>::infinity();
      for (int lane : kLanes) {
        arrow.aside = lane;
        const Figure figure = figureOf(arrow, camera);
        double most = 0.0;
        for (const Figure& other : placed) most = std::max(most, coveredShare(figure, other));
        if (most >= least) continue;
        least = most;
        best = lane;
        if (most <= kTolerated) break;
      }
      arrow.aside = best;
      placed.push_back(figureOf(arrow, camera));
    }
  }
}

}  // namespace linkwright::ui
