// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>

#include <functional>

class QImage;
class QPageSize;
class QPaintDevice;
class QPainter;

namespace linkwright::ui {

inline constexpr int kPdfDpi = 1200;  ///< device units an inch of every PDF

/// Lines and letters that any paper can take as outlines; values, so that any thread can draw it.
struct Drawing {
  QSizeF size;                           ///< points of 1/72 inch
  std::function<void(QPainter&)> paint;  ///< from (0, 0), in points
};
QByteArray drawingSvg(const Drawing& drawing);  ///< an SVG document
QByteArray drawingPng(const Drawing& drawing);  ///< on white, 300 dots an inch
QByteArray drawingPdf(const Drawing& drawing);  ///< one page of its size

// The files of what paints itself on a device.
using PaintOn = std::function<void(QPaintDevice&)>;
QByteArray pngBytes(const QImage& image);
QByteArray svgBytes(const QSizeF& size, int dots_per_inch, const PaintOn& paint);
QByteArray pdfBytes(const QPageSize& page, const PaintOn& paint);

}  // namespace linkwright::ui
