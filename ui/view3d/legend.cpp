// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/legend.h"

#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/symbol_text.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kLongestBar = 112.0;                                       // px
constexpr double kLegendRow = 18.0, kLegendMargin = 7.0, kLegendGap = 8.0;  // px at the desktop's own text size
constexpr double kSwatch = 10.0;                                            // px, of a link's tint
constexpr double kStrip = 96.0;                                             // px, of a strip of colours
constexpr double kFoldMark = 14.0;                                          // px, of the mark that it can be unfolded

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

// a link's tint with what parts it from its name
double swatchOf(const Legend& legend) { return (kSwatch + 5.0) * legend.text_scale; }

qsizetype linesOf(const Legend& legend) {
  const qsizetype notes = legend.note.isEmpty() ? 0 : legend.note.count(QLatin1Char('\n')) + 1;
  return (legend.ramp ? 2 : 0) + static_cast<qsizetype>(legend.rows.size()) + notes + (legend.tints.empty() ? 0 : 1);
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
  measures.row_height = kLegendRow * legend.text_scale;
  for (const Legend::Row& row : legend.rows) {
    measures.bar = std::max(measures.bar, row.pixels);
    measures.value = std::max(measures.value, metrics.horizontalAdvance(row.value));
    measures.name = std::max(measures.name, metrics.horizontalAdvance(row.name));
  }
  measures.bar = std::max(measures.bar, 14.0);
  double width = measures.bar + kLegendGap + measures.value + (measures.value > 0.0 ? kLegendGap : 0.0) + measures.name;
  const bool closed = legend.fold == Legend::Fold::Closed;
  measures.notes = legend.note.isEmpty() ? QStringList() : legend.note.split(QLatin1Char('\n'));
  double tints = 0.0, notes = 0.0;
  for (const QString& note : measures.notes) notes = std::max(notes, symbolsWidth(note, legendFont(legend)));
  for (const Legend::Tint& tint : legend.tints) {
    tints += (tints > 0.0 ? 1.5 * kLegendGap : 0.0) + swatchOf(legend) + metrics.horizontalAdvance(tint.name);
  }
  width =
      closed ? tints + (tints > 0.0 && notes > 0.0 ? 1.5 * kLegendGap : 0.0) + notes : std::max({width, tints, notes});
  if (legend.ramp) {
    const double ends = metrics.horizontalAdvance(legend.ramp->lower) + metrics.horizontalAdvance(legend.ramp->upper);
    width = std::max({width, metrics.horizontalAdvance(legend.ramp->name), ends + 2.0 * kLegendGap + kStrip});
  }
  if (legend.fold != Legend::Fold::None) width += kFoldMark * legend.text_scale;
  const double rows = closed ? 1.0 : static_cast<double>(linesOf(legend));
  measures.size = {std::ceil(width + 2.0 * kLegendMargin), std::ceil(rows * measures.row_height + kLegendMargin)};
  return measures;
}

}  // namespace

QString Legend::key() const {
  QString all = QStringLiteral("legend|%1|%2|%3|%4|%5")
                    .arg(note, text.name(), ground.name())
                    .arg(text_scale)
                    .arg(static_cast<int>(fold));
  for (const Row& row : rows) {
    all += QStringLiteral("|%1|%2|%3|%4").arg(row.colour.name(), row.value, row.name).arg(row.pixels, 0, 'f', 1);
  }
  if (ramp) {
    all += QStringLiteral("|%1|%2|%3").arg(ramp->name, ramp->lower, ramp->upper);
    for (const QColor& colour : ramp->colours) all += colour.name();
  }
  for (const Tint& tint : tints) all += QStringLiteral("|%1|%2").arg(tint.colour.name(), tint.name);
  return all;
}

Legend legendOf(const std::vector<ScaleBar>& bars, const QString& note, double metres_per_pixel, bool dark,
                const LitLinks& lit) {
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
  const auto addTint = [&legend](bool present, const QColor& colour, const char* name) {
    if (present) legend.tints.push_back({colour, QCoreApplication::translate("Legend", name)});
  };
  addTint(lit.current >= 0, look.lit, QT_TRANSLATE_NOOP("Legend", "current link"));
  addTint(!lit.outward.empty(), look.outward, QT_TRANSLATE_NOOP("Legend", "motion computed"));
  addTint(!lit.inward.empty(), look.inward, QT_TRANSLATE_NOOP("Legend", "forces computed"));
  addTint(!lit.waiting.empty(), look.waiting, QT_TRANSLATE_NOOP("Legend", "not yet computed"));
  return legend;
}

QSizeF sizeOf(const Legend& legend) { return measuresOf(legend).size; }

Legend folded(Legend legend, bool open) {
  const bool is_ramp_alone = legend.ramp && linesOf(legend) <= 2;
  if (is_ramp_alone || linesOf(legend) <= 1) return legend;
  legend.fold = open ? Legend::Fold::Open : Legend::Fold::Closed;
  if (open) return legend;
  legend.tints.clear();
  for (const Legend::Row& row : legend.rows) legend.tints.push_back({row.colour, row.name});
  legend.rows.clear();
  legend.ramp.reset();
  // a line that goes on in the next one would break off
  const QString first = legend.note.section(QLatin1Char('\n'), 0, 0);
  legend.note = first.endsWith(QLatin1Char(',')) ? QString() : first;
  return legend;
}

Legend fitted(Legend legend, const QSizeF& room) {
  const auto fits = [&] {
    const QSizeF size = sizeOf(legend);
    return size.width() <= room.width() && size.height() <= room.height();
  };
  const bool closed = legend.fold == Legend::Fold::Closed;
  if (closed && !fits() && !legend.tints.empty()) legend.note.clear();
  while (closed && legend.tints.size() > 2 && !fits()) legend.tints.pop_back();
  while (!fits() && legend.text_scale > 1.0) legend.text_scale = std::max(1.0, legend.text_scale - 0.125);
  if (!fits()) legend.note.clear();
  while (closed && legend.tints.size() > 1 && !fits()) legend.tints.pop_back();
  return legend;
}

namespace {

/// Its name, and below it the strip between the values; `top` goes below both.
void paintRamp(QPainter& painter, const Legend& legend, double row_height, double baseline, double& top) {
  const ColourKey& ramp = *legend.ramp;
  const QFontMetricsF metrics(painter.font());
  painter.setPen(legend.text);
  painter.drawText(QPointF(kLegendMargin, top + baseline), ramp.name);
  top += row_height;
  painter.drawText(QPointF(kLegendMargin, top + baseline), ramp.lower);
  const double left = kLegendMargin + metrics.horizontalAdvance(ramp.lower) + kLegendGap;
  painter.drawText(QPointF(left + kStrip + kLegendGap, top + baseline), ramp.upper);
  painter.setPen(Qt::NoPen);
  // whole pixels, or the ground shows between them
  const int count = static_cast<int>(ramp.colours.size());
  const int start = static_cast<int>(std::lround(left)), height = static_cast<int>(0.5 * row_height);
  const int above = static_cast<int>(std::lround(top + 0.5 * (row_height - height)));
  for (int i = 0; i < count; ++i) {
    const int from = static_cast<int>(kStrip * i / count), to = static_cast<int>(kStrip * (i + 1) / count);
    painter.fillRect(start + from, above, to - from, height, ramp.colours[static_cast<std::size_t>(i)]);
  }
  top += row_height;
}

}  // namespace

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
  double top = 0.5 * kLegendMargin;
  const double baseline = 0.5 * (row_height - metrics.height()) + metrics.ascent();
  for (const Legend::Row& row : legend.rows) {
    // a bar between two ticks, at the right of its column; a plain square where there is no scale
    const double right = kLegendMargin + bar_width, middle = top + 0.5 * row_height;
    const double left = right - (row.value.isEmpty() ? 11.0 : row.pixels);
    painter.setBrush(row.colour);
    painter.drawRect(
        QRectF(left, middle - (row.value.isEmpty() ? 4.0 : 1.5), right - left, row.value.isEmpty() ? 8.0 : 3.0));
    if (!row.value.isEmpty()) {
      painter.drawRect(QRectF(left, middle - 5.0, 1.5, 10.0));
      painter.drawRect(QRectF(right - 1.5, middle - 5.0, 1.5, 10.0));
    }
    painter.setPen(legend.text);
    painter.drawText(QPointF(right + kLegendGap, top + baseline), row.value);
    painter.setPen(row.colour);
    const double name_left = right + kLegendGap + (value_width > 0.0 ? value_width + kLegendGap : 0.0);
    painter.drawText(QPointF(name_left, top + baseline), row.name);
    painter.setPen(Qt::NoPen);
    top += row_height;
  }
  double left = kLegendMargin;
  for (const Legend::Tint& tint : legend.tints) {
    // on the ground of its own colour too: a thin line of the text's goes round it
    painter.setPen(QPen(legend.text, 0.7));
    painter.setBrush(tint.colour);
    const double side = kSwatch * legend.text_scale;
    painter.drawRect(QRectF(left + 0.5, top + 0.5 * (row_height - side), side, side));
    painter.setPen(legend.text);
    painter.drawText(QPointF(left + swatchOf(legend), top + baseline), tint.name);
    left += swatchOf(legend) + metrics.horizontalAdvance(tint.name) + 1.5 * kLegendGap;
  }
  const bool closed = legend.fold == Legend::Fold::Closed;
  if (!legend.tints.empty() && !closed) top += row_height;
  if (legend.ramp) paintRamp(painter, legend, row_height, baseline, top);
  painter.setPen(legend.text);
  for (const QString& note : measures.notes) {
    drawSymbols(painter, QPointF(closed ? left : kLegendMargin, top + baseline), note);
    top += row_height;
  }
  if (legend.fold != Legend::Fold::None) {
    // in the upper right corner: to the right, there is more; down, it is open
    const double side = 0.5 * kFoldMark * legend.text_scale;
    const QPointF centre(size.width() - kLegendMargin - 0.5 * side, 0.5 * (kLegendMargin + row_height));
    const QPointF along = 0.5 * side * (closed ? QPointF(1.0, 0.0) : QPointF(0.0, 1.0));
    const QPointF across(along.y(), along.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(legend.text);
    painter.drawPolygon(QPolygonF{centre + along, centre - along + across, centre - along - across});
  }
  return image;
}

}  // namespace linkwright::ui
