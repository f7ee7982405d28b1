// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/drawing.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace linkwright::ui {

namespace {

constexpr int kPngDpi = 300;
constexpr int kPointsPerInch = 72;

void paintOn(QPaintDevice& device, double scale, const Drawing& drawing) {
  QPainter painter(&device);
  painter.scale(scale, scale);
  drawing.paint(painter);
}

QByteArray bytesOf(const std::function<void(QIODevice&)>& write) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  write(buffer);
  return bytes;
}

}  // namespace

QByteArray drawingSvg(const Drawing& drawing) {
  return svgBytes(drawing.size, kPointsPerInch, [&](QPaintDevice& device) {
    QPainter painter(&device);
    drawing.paint(painter);
  });
}

QByteArray drawingPng(const Drawing& drawing) {
  const double scale = static_cast<double>(kPngDpi) / kPointsPerInch;
  QImage image((drawing.size * scale).toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  image.setDotsPerMeterX(static_cast<int>(kPngDpi / 0.0254));
  image.setDotsPerMeterY(static_cast<int>(kPngDpi / 0.0254));
  paintOn(image, scale, drawing);
  return pngBytes(image);
}

QByteArray drawingPdf(const Drawing& drawing) {
  return pdfBytes(
      QPageSize(drawing.size, QPageSize::Point, QString(), QPageSize::ExactMatch),
      [&](QPaintDevice& device) { paintOn(device, static_cast<double>(kPdfDpi) / kPointsPerInch, drawing); });
}

QByteArray pngBytes(const QImage& image) {
  return bytesOf([&](QIODevice& file) { image.save(&file, "PNG"); });
}

QByteArray svgBytes(const QSizeF& size, int dots_per_inch, const PaintOn& paint) {
  return bytesOf([&](QIODevice& file) {
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setResolution(dots_per_inch);
    svg.setSize(size.toSize());
    svg.setViewBox(QRectF(QPointF(), size));
    paint(svg);
  });
}

QByteArray pdfBytes(const QPageSize& page, const PaintOn& paint) {
  return bytesOf([&](QIODevice& file) {
    QPdfWriter pdf(&file);
    pdf.setResolution(kPdfDpi);
    pdf.setPageSize(page);
    pdf.setPageMargins(QMarginsF());
    paint(pdf);
  });
}

}  // namespace linkwright::ui
