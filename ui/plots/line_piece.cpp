// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/line_piece.h"

#include <QGuiApplication>
#include <QList>
#include <QPainter>
#include <QPixmapCache>

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

void paintLine(QPainter& painter, QPen pen) {
  const QList<qreal> pattern = dashes(pen.style());
  pen.setWidthF(pen.widthF() < 1.2 ? 2.0 : 3.0);
  pen.setCapStyle(Qt::FlatCap);
  if (!pattern.isEmpty()) pen.setDashPattern(pattern);
  painter.setPen(pen);
  painter.drawLine(0, kLinePiece.height() / 2, kLinePiece.width(), kLinePiece.height() / 2);
}

void paintGround(QPainter& painter, const QPen& pen) {
  QColor ground = pen.color();
  ground.setAlphaF(0.5F);
  painter.setPen(QPen(pen.color(), 1));
  painter.setBrush(ground);
  painter.drawRect(QRectF(3.5, 1.5, 13, 9));
}

template <class Paint>
QPixmap piece(const char* kind, const QPen& pen, Paint&& paint) {
  const double ratio = qGuiApp->devicePixelRatio();
  const QString key = QStringLiteral("linkwright piece %1 %2 %3 %4 %5")
                          .arg(QLatin1String(kind), pen.color().name(QColor::HexArgb))
                          .arg(pen.widthF())
                          .arg(static_cast<int>(pen.style()))
                          .arg(ratio);
  QPixmap image;
  if (QPixmapCache::find(key, &image)) return image;
  image = QPixmap(kLinePiece * ratio);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paint(painter, pen);
  painter.end();
  QPixmapCache::insert(key, image);
  return image;
}

}  // namespace

QPixmap linePiece(const QPen& pen) { return piece("line", pen, paintLine); }

QPixmap groundPiece(const QPen& pen) { return piece("ground", pen, paintGround); }

}  // namespace linkwright::ui
