// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace linkwright::test {

/// Paints nothing, and takes down how far from an area the points of all lines, polygons and shapes lie. Pictures and
/// text do not count.
class PaintedPoints : public QPaintDevice {
public:
  explicit PaintedPoints(const QSize& size) : size_(size), engine_(*this) {}

  long painted = 0;
  double farthest = 0.0;  ///< pixels from the device; infinite where a coordinate is no number

  QPaintEngine* paintEngine() const override { return &engine_; }

protected:
  int metric(PaintDeviceMetric which) const override {
    switch (which) {
      case PdmWidth: return size_.width();
      case PdmHeight: return size_.height();
      case PdmNumColors: return 1 << 24;
      case PdmDepth: return 32;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
      default: return 96;
    }
  }

private:
  class Engine : public QPaintEngine {
  public:
    explicit Engine(PaintedPoints& kept) : QPaintEngine(AllFeatures), kept_(kept) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    Type type() const override { return User; }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawTextItem(const QPointF&, const QTextItem&) override {}
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode) override {
      for (int i = 0; i < count; ++i) add(points[i]);
    }
    void drawPoints(const QPointF* points, int count) override { drawPolygon(points, count, PolylineMode); }
    void drawLines(const QLineF* lines, int count) override {
      for (int i = 0; i < count; ++i) {
        add(lines[i].p1());
        add(lines[i].p2());
      }
    }
    void drawRects(const QRectF* rects, int count) override {
      for (int i = 0; i < count; ++i) {
        add(rects[i].topLeft());
        add(rects[i].bottomRight());
      }
    }
    void drawEllipse(const QRectF& round) override { drawRects(&round, 1); }
    void drawPath(const QPainterPath& path) override {
      for (int i = 0; i < path.elementCount(); ++i) add(path.elementAt(i));
    }

  private:
    void add(const QPointF& point) {
      const QPointF at = painter()->combinedTransform().map(point);
      const double x = std::max(-at.x(), at.x() - kept_.size_.width());
      const double y = std::max(-at.y(), at.y() - kept_.size_.height());
      ++kept_.painted;
      const bool is_number = std::isfinite(x) && std::isfinite(y);
      kept_.farthest = is_number ? std::max({kept_.farthest, x, y}) : HUGE_VAL;
    }
    PaintedPoints& kept_;
  };

  QSize size_;
  mutable Engine engine_;
};

/// How far from the plot, in pixels, the farthest point lies that it hands to the painter.
inline double farthestPainted(QCustomPlot& plot, const QSize& size = {779, 472}) {
  PaintedPoints points(size);
  QCPPainter painter(&points);
  plot.toPainter(&painter, size.width(), size.height());
  painter.end();
  return points.painted > 0 ? points.farthest : HUGE_VAL;
}

}  // namespace linkwright::test
