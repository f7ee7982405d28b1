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

QFont legendFont() {
  QFont font = QGuiApplication::font();
  font.setPixelSize(static_cast<int>(std::lround(12.0 * textScale())));
  return font;
}

}  // namespace

QString Legend::key() const {
  QString all = QStringLiteral("legend|%1|%2|%3").arg(note, text.name(), ground.name());
  for (const Row& row : rows) {
    all += QStringLiteral("|%1|%2|%3|%4").arg(row.colour.name(), row.value, row.name).arg(row.pixels, 0, 'f', 1);
  }
  return all;
}

Legend legendOf(const std::vector<ScaleBar>& bars, const QString& note, double metres_per_pixel, bool dark) {
  const Look& look = lookOf(dark);
  Legend legend;
  legend.note = note;
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

QImage paintLegend(const Legend& legend, double pixel_ratio) {
  const QFont font = legendFont();
  const QFontMetricsF metrics(font);
  const double row_height = kRow * textScale();
  double bar_width = 0.0, value_width = 0.0, name_width = 0.0;
  for (const Legend::Row& row : legend.rows) {
    bar_width = std::max(bar_width, row.pixels);
    value_width = std::max(value_width, metrics.horizontalAdvance(row.value));
    name_width = std::max(name_width, metrics.horizontalAdvance(row.name));
  }
  bar_width = std::max(bar_width, 14.0);
  const double table = bar_width + kGap + value_width + (value_width > 0.0 ? kGap : 0.0) + name_width;
  const QStringList notes = legend.note.isEmpty() ? QStringList() : legend.note.split(QLatin1Char('\n'));
  double note_width = 0.0;
  for (const QString& note : notes) note_width = std::max(note_width, metrics.horizontalAdvance(note));
  const double rows = static_cast<double>(legend.rows.size()) + static_cast<double>(notes.size());
  const QSizeF size(std::ceil(std::max(table, note_width) + 2.0 * kMargin), std::ceil(rows * row_height + kMargin));
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
  for (const QString& note : notes) {
    painter.drawText(QPointF(kMargin, top + baseline), note);
    top += row_height;
  }
  return image;
}

}  // namespace linkwright::ui
