// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/clipped_curves.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kLeastRoom = 4.0;  // pixels round the axes, beside the pen's own
constexpr double kEndless = 1e150;  // pixels: differences and products of what is nearer are finite
constexpr int kMostCuts = 8;        // of a line: two or three, and some for round-off
constexpr double kSides[2] = {-1.0, 1.0};

bool isGap(const QPointF& point) { return std::isnan(point.x()) || std::isnan(point.y()); }

/// NaN counts as within: it is painted nowhere.
bool isWithin(const QPolygonF& points, const QRectF& area) {
  // of each point at every drawing: without branches it takes a nanosecond
  const double x = area.center().x(), y = area.center().y();
  double across = 0.0, up = 0.0;
  for (const QPointF& p : points) {
    const double from_x = std::abs(p.x() - x), from_y = std::abs(p.y() - y);
    across = from_x > across ? from_x : across;
    up = from_y > up ? from_y : up;
  }
  return across <= 0.5 * area.width() && up <= 0.5 * area.height();
}

/// What is without end has one far away.
QPointF brought(const QPointF& point) {
  return {std::clamp(point.x(), -kEndless, kEndless), std::clamp(point.y(), -kEndless, kEndless)};
}

/// One side of an area.
struct Cut {
  bool across;    // at the left or right, not above or below
  double side;    // -1: left or above; 1: right or below
  double border;  // its x or y

  Cut(const QRectF& area, bool across_, double side_)
      : across(across_),
        side(side_),
        border(across_ ? (side_ < 0.0 ? area.left() : area.right()) : (side_ < 0.0 ? area.top() : area.bottom())) {}

  double along(const QPointF& p) const { return across ? p.x() : p.y(); }
  bool isBeyond(const QPointF& p) const { return side * (along(p) - border) > 0.0; }
  /// Where the line from a point that is not beyond to one that is crosses it; on it to the last bit.
  QPointF crossing(const QPointF& within, const QPointF& beyond) const {
    const double share = (border - along(within)) / (along(beyond) - along(within));
    if (across) return {border, within.y() + share * (beyond.y() - within.y())};
    return {within.x() + share * (beyond.x() - within.x()), border};
  }
};

/// Shortens the line from a to b to what is in the area; false where nothing is.
bool cutToArea(QPointF& a, QPointF& b, const QRectF& area) {
  for (int cuts = 0; cuts < kMostCuts; ++cuts) {
    bool is_whole = true;
    for (const bool across : {true, false}) {
      for (const double side : kSides) {
        const Cut cut(area, across, side);
        const bool a_beyond = cut.isBeyond(a), b_beyond = cut.isBeyond(b);
        if (!a_beyond && !b_beyond) continue;
        if (a_beyond && b_beyond) return false;
        is_whole = false;
        (a_beyond ? a : b) = a_beyond ? cut.crossing(b, a) : cut.crossing(a, b);
      }
    }
    if (is_whole) return true;
  }
  return false;
}

}  // namespace

QPolygonF clippedLine(const QPolygonF& line, const QRectF& area) {
  if (isWithin(line, area)) return line;
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  QPolygonF kept;
  kept.reserve(line.size());
  bool is_open = false;  // the last point of what is kept is the last point of the line
  for (qsizetype i = 1; i < line.size(); ++i) {
    QPointF a = brought(line[i - 1]), b = brought(line[i]);
    const QPointF end = b;
    if (isGap(a) || isGap(b) || !cutToArea(a, b, area)) {
      is_open = false;
      continue;
    }
    if (!is_open) {
      if (!kept.isEmpty()) kept << QPointF(kNone, kNone);
      kept << a;
    }
    kept << b;
    is_open = b.x() == end.x() && b.y() == end.y();
  }
  return kept;
}

QPolygonF clippedPolygon(const QPolygonF& polygon, const QRectF& area) {
  if (isWithin(polygon, area) && std::none_of(polygon.begin(), polygon.end(), isGap)) return polygon;
  QPolygonF kept;
  kept.reserve(polygon.size());
  for (const QPointF& point : polygon) {
    if (!isGap(point)) kept << brought(point);
  }
  // one side after the other (Sutherland and Hodgman): what falls outside runs along the side, where it fills nothing
  for (const bool across : {true, false}) {
    for (const double side : kSides) {
      const Cut cut(area, across, side);
      const QPolygonF whole = std::exchange(kept, {});
      for (qsizetype i = 0; i < whole.size(); ++i) {
        const QPointF& from = whole[i == 0 ? whole.size() - 1 : i - 1];
        const QPointF& to = whole[i];
        if (cut.isBeyond(from) && !cut.isBeyond(to)) kept << cut.crossing(to, from);
        if (!cut.isBeyond(from) && cut.isBeyond(to)) kept << cut.crossing(from, to);
        if (!cut.isBeyond(to)) kept << to;
      }
    }
  }
  return kept;
}

namespace {

/// Round the axes, with room for what a pen or a mark of this size reaches beyond its own middle.
QRectF areaOf(const QRect& axes, double size) {
  const double room = kLeastRoom + 2.0 * size;
  return QRectF(axes).adjusted(-room, -room, room, room);
}

QVector<QPointF> marksWithin(const QVector<QPointF>& marks, const QRectF& area) {
  if (isWithin(marks, area)) return marks;
  QVector<QPointF> kept;
  std::copy_if(marks.begin(), marks.end(), std::back_inserter(kept),
               [&area](const QPointF& mark) { return area.contains(mark); });
  return kept;
}

bool paintsGround(const QCPPainter& painter) {
  return painter.brush().style() != Qt::NoBrush && painter.brush().color().alpha() != 0;
}

class ClippedGraph final : public QCPGraph {
public:
  using QCPGraph::QCPGraph;

protected:
  void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const override {
    QCPGraph::drawLinePlot(painter, clippedLine(lines, areaOf(clipRect(), painter->pen().widthF())));
  }

  void drawScatterPlot(QCPPainter* painter, const QVector<QPointF>& scatters,
                       const QCPScatterStyle& style) const override {
    QCPGraph::drawScatterPlot(painter, marksWithin(scatters, areaOf(clipRect(), style.size())), style);
  }

  // the library's own, but for the cut
  void drawFill(QCPPainter* painter, QVector<QPointF>* lines) const override {
    const auto* below = dynamic_cast<const ClippedGraph*>(channelFillGraph());
    const QCPAxis* keys = keyAxis();
    if (keys == nullptr || !paintsGround(*painter) || (channelFillGraph() != nullptr && below == nullptr)) return;
    applyFillAntialiasingHint(painter);
    const QRectF area = areaOf(clipRect(), 0.0);
    const QVector<QCPDataRange> pieces = getNonNanSegments(lines, keys->orientation());
    if (below == nullptr) {
      for (const QCPDataRange& piece : pieces) {
        painter->drawPolygon(clippedPolygon(getFillPolygon(lines, piece), area));
      }
      return;
    }
    QVector<QPointF> lines_below;
    below->getLines(&lines_below, QCPDataRange(0, below->dataCount()));
    if (lines_below.isEmpty()) return;
    const auto pairs =
        getOverlappingSegments(pieces, lines, getNonNanSegments(&lines_below, keys->orientation()), &lines_below);
    for (const auto& [piece, piece_below] : pairs) {
      painter->drawPolygon(clippedPolygon(getChannelFillPolygon(lines, piece, &lines_below, piece_below), area));
    }
  }
};

class ClippedCurve final : public QCPCurve {
public:
  using QCPCurve::QCPCurve;

protected:
  void draw(QCPPainter* painter) override {
    // the library hands its ground to the painter as it is: it is painted here, and there is none for the library
    const QBrush ground = std::exchange(mBrush, QBrush(Qt::NoBrush));
    painter->setBrush(ground);
    if (paintsGround(*painter) && !mDataContainer->isEmpty()) {
      applyFillAntialiasingHint(painter);
      painter->setPen(Qt::NoPen);
      QVector<QPointF> lines;
      getCurveLines(&lines, QCPDataRange(0, dataCount()), mPen.widthF());
      painter->drawPolygon(clippedPolygon(lines, areaOf(clipRect(), 0.0)));
    }
    QCPCurve::draw(painter);
    mBrush = ground;
  }

  void drawCurveLine(QCPPainter* painter, const QVector<QPointF>& lines) const override {
    QCPCurve::drawCurveLine(painter, clippedLine(lines, areaOf(clipRect(), painter->pen().widthF())));
  }

  void drawScatterPlot(QCPPainter* painter, const QVector<QPointF>& points,
                       const QCPScatterStyle& style) const override {
    QCPCurve::drawScatterPlot(painter, marksWithin(points, areaOf(clipRect(), style.size())), style);
  }
};

}  // namespace

QCPGraph* addClippedGraph(QCPAxis* keys, QCPAxis* values) { return new ClippedGraph(keys, values); }

QCPCurve* addClippedCurve(QCPAxis* keys, QCPAxis* values) { return new ClippedCurve(keys, values); }

}  // namespace linkwright::ui
