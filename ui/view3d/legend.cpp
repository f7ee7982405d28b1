// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/legend.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kLongestBar = 112.0;                     // px
constexpr double kRow = 18.0, kMargin = 7.0, kGap = 8.0;  // px at the desktop's own text size

// the largest of 1, 2, 5 times a power of ten that is not above `limit`
double roundNumber(double limit) {
  const double power = std::pow(10.0, std::floor(std::log10(limit) + 1e-12));
  const double lead = limit / power * (1.0 + 1e-12);
  return (lead >= 5.0 ? 5.0 : lead >= 2.0 ? 2.0 : 1.0) * power;
}

QFont legendFont(const Legend& legend) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(static_cast<int>(std::lround(12.0 * legend.text_scale)));
  return font;
}

/// Its columns and lines.
struct Measures {
  double row_height = 0.0, bar = 0.0, value = 0.0, name = 0.0;
  QStringList notes;
  QSizeF size;
};

Measures measuresOf(const Legend& legend) {
  const QFontMetricsF metrics(legendFont(legend));
  Measures measures;
  measures.row_height = kRow * legend.text_scale;
  for (const Legend::Row& row : legend.rows) {
    measures.bar = std::max(measures.bar, row.pixels);
    measures.value = std::max(measures.value, metrics.horizontalAdvance(row.value));
    measures.name = std::max(measures.name, metrics.horizontalAdvance(row.name));
  }
  measures.bar = std::max(measures.bar, 14.0);
  double width = measures.bar + kGap + measures.value + (measures.value > 0.0 ? kGap : 0.0) + measures.name;
  measures.notes = legend.note.isEmpty() ? QStringList() : legend.note.split(QLatin1Char('\n'));
  for (const QString& note : measures.notes) width = std::max(width, metrics.horizontalAdvance(note));
  const double rows = static_cast<double>(legend.rows.size()) + static_cast<double>(measures.notes.size());
  measures.size = {std::ceil(width + 2.0 * kMargin), std::ceil(rows * measures.row_height + kMargin)};
  return measures;
}

}  // namespace

QString Legend::key() const {
  QString all = QStringLiteral("legend|%1|%2|%3|%4").arg(note, text.name(), ground.name()).arg(text_scale);
  for (const Row& row : rows) {
    all += QStringLiteral("|%1|%2|%3|%4").arg(row.colour.name(), row.value, row.name).arg(row.pixels, 0, 'f', 1);
  }
  return all;
}

Legend legendOf(const std::vector<ScaleBar>& bars, const QString& note, double metres_per_pixel, bool dark) {
  const Look& look = lookOf(dark);
  Legend legend;
  legend.note = note;
  legend.text_scale = textScale();
  legend.text = look.label_text;
  legend.ground = look.label_ground;
  for (const ScaleBar& bar : bars) {
    Legend::Row row;
    row.colour = quantityColour(bar.quantity, dark);
    row.name = bar.name;
    if (bar.metres_per_unit > 0.0 && metres_per_pixel > 0.0) {
      const double value = roundNumber(kLongestBar * metres_per_pixel / bar.metres_per_unit);
      row.pixels = value * bar.metres_per_unit / metres_per_pixel;
      row.value = QStringLiteral("%1 %2").arg(QString::number(value, 'g', 4), bar.unit);
    }
    legend.rows.push_back(row);
  }
  return legend;
}

QSizeF sizeOf(const Legend& legend) { return measuresOf(legend).size; }

Legend fitted(Legend legend, const QSizeF& room) {
  const auto fits = [&] {
    const QSizeF size = sizeOf(legend);
    return size.width() <= room.width() && size.height() <= room.height();
  };
  while (!fits() && legend.text_scale > 1.0) legend.text_scale = std::max(1.0, legend.text_scale - 0.125);
  if (!fits()) legend.note.clear();
  return legend;
}

QImage paintLegend(const Legend& legend, double pixel_ratio) {
  const Measures measures = measuresOf(legend);
  const QFont font = legendFont(legend);
  const QFontMetricsF metrics(font);
  const double row_height = measures.row_height, bar_width = measures.bar, value_width = measures.value;
  const QSizeF& size = measures.size;
  QImage image((size * pixel_ratio).toSize(), QImage::Format_RGBA8888_Premultiplied);
  image.setDevicePixelRatio(pixel_ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font);
  painter.setPen(Qt::NoPen);
  painter.setBrush(legend.ground);
  painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), 5.0, 5.0);
  double top = 0.5 * kMargin;
  const double baseline = 0.5 * (row_height - metrics.height()) + metrics.ascent();
  for (const Legend::Row& row : legend.rows) {
    // a bar between two ticks, at the right of its column; a plain square where there is no scale
    const double right = kMargin + bar_width, middle = top + 0.5 * row_height;
    const double left = right - (row.value.isEmpty() ? 11.0 : row.pixels);
    painter.setBrush(row.colour);
    painter.drawRect(
        QRectF(left, middle - (row.value.isEmpty() ? 4.0 : 1.5), right - left, row.value.isEmpty() ? 8.0 : 3.0));
    if (!row.value.isEmpty()) {
      painter.drawRect(QRectF(left, middle - 5.0, 1.5, 10.0));
      painter.drawRect(QRectF(right - 1.5, middle - 5.0, 1.5, 10.0));
    }
    painter.setPen(legend.text);
    painter.drawText(QPointF(right + kGap, top + baseline), row.value);
    painter.setPen(row.colour);
    const double name_left = right + kGap + (value_width > 0.0 ? value_width + kGap : 0.0);
    painter.drawText(QPointF(name_left, top + baseline), row.name);
    painter.setPen(Qt::NoPen);
    top += row_height;
  }
  painter.setPen(legend.text);
  for (const QString& note : measures.notes) {
    painter.drawText(QPointF(kMargin, top + baseline), note);
    top += row_height;
  }
  return image;
}

}  // namespace linkwright::ui
