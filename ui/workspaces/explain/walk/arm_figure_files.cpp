// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of the mechanism as files: the painter is the same, the paper differs.
#include "ui/widgets/pdf_pages.h"
#include "ui/workspaces/explain/walk/arm_figure.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace linkwright::ui {

namespace {

constexpr int kPngDpi = 300;
constexpr double kPointsPerInch = 72.0;

}  // namespace

QByteArray armSvg(const ArmFigure& figure) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator svg;
  svg.setOutputDevice(&buffer);
  svg.setResolution(static_cast<int>(kPointsPerInch));
  svg.setSize(kArmFigureSize.toSize());
  svg.setViewBox(QRectF(QPointF(0, 0), kArmFigureSize));
  QPainter painter(&svg);
  paintArm(painter, QRectF(QPointF(0, 0), kArmFigureSize), figure);
  painter.end();
  return bytes;
}

QByteArray armPng(const ArmFigure& figure) {
  const double scale = kPngDpi / kPointsPerInch;
  QImage image((kArmFigureSize * scale).toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  image.setDotsPerMeterX(static_cast<int>(kPngDpi / 0.0254));
  image.setDotsPerMeterY(static_cast<int>(kPngDpi / 0.0254));
  QPainter painter(&image);
  painter.scale(scale, scale);
  paintArm(painter, QRectF(QPointF(0, 0), kArmFigureSize), figure);
  painter.end();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray armPdf(const ArmFigure& figure) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter pdf(&buffer);
  pdf.setResolution(kPdfDpi);
  pdf.setPageSize(QPageSize(kArmFigureSize, QPageSize::Point, QString(), QPageSize::ExactMatch));
  pdf.setPageMargins(QMarginsF());
  QPainter painter(&pdf);
  painter.scale(kPdfDpi / kPointsPerInch, kPdfDpi / kPointsPerInch);
  paintArm(painter, QRectF(QPointF(0, 0), kArmFigureSize), figure);
  painter.end();
  return bytes;
}

}  // namespace linkwright::ui
