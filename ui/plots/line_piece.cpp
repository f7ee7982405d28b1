// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/line_piece.h"

#include <QGuiApplication>
#include <QList>
#include <QPainter>

namespace linkwright::ui {

namespace {

// in widths of the piece's own pen, which is thicker than the curve's
QList<qreal> dashes(Qt::PenStyle style) {
  switch (style) {
    case Qt::DashLine: return {1.9, 0.9};
    case Qt::DotLine: return {0.7, 0.7};
    case Qt::DashDotLine: return {1.9, 0.7, 0.7, 0.7};
    case Qt::CustomDashLine: return {2.6, 1.4};
    default: return {};
  }
}

}  // namespace

QPixmap linePiece(QPen pen) {
  const double ratio = qGuiApp->devicePixelRatio();
  QPixmap image(kLinePiece * ratio);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  const QList<qreal> pattern = dashes(pen.style());
  pen.setWidthF(pen.widthF() < 1.2 ? 2.0 : 3.0);
  pen.setCapStyle(Qt::FlatCap);
  if (!pattern.isEmpty()) pen.setDashPattern(pattern);
  QPainter painter(&image);
  painter.setPen(pen);
  painter.drawLine(0, kLinePiece.height() / 2, kLinePiece.width(), kLinePiece.height() / 2);
  return image;
}

}  // namespace linkwright::ui
