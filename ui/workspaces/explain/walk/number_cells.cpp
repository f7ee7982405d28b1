// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/number_cells.h"

#include "ui/widgets/numbers.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr double kUnitPlace = 44.0;
constexpr double kColumnGap = 8.0;

// the unit beside each line of numbers: that of a six-vector has two halves, that of a matrix stands with its name
QStringList unitsOf(const NumberCells& cells) {
  if (cells.size > 6 || cells.unit.isEmpty()) return {};
  return cells.size == 6 ? cells.unit.split(QStringLiteral("; ")) : QStringList{cells.unit};
}

double unitPlace(const NumberCells& cells, const QFontMetricsF& metrics) {
  double place = kUnitPlace;
  for (const QString& unit : unitsOf(cells)) place = std::max(place, metrics.horizontalAdvance(unit) + 6.0);
  return place;
}

}  // namespace

int linesOf(int size) { return size == 9 ? 3 : size == 6 ? 2 : size == 3 ? 1 : 0; }

double widthOf(const NumberCells& cells, const QFont& font) {
  const QFontMetricsF metrics(font);
  const NumberGroup numbers(cells.largest);
  double widest = 0.0;
  for (int index = 0; index < cells.size; ++index) {
    widest = std::max(widest, metrics.horizontalAdvance(numbers.text(cells.values[index])));
  }
  return 3.0 * (widest + 6.0) + unitPlace(cells, metrics);
}

double inkLeft(const NumberCells& cells, double left, double width, const QFont& font) {
  const QFontMetricsF metrics(font);
  const NumberGroup numbers(cells.largest);
  const double column = (width - unitPlace(cells, metrics)) / 3.0;
  double first = left + column;
  for (int index = 0; index < cells.size; index += 3) {
    first = std::min(first, left + column - 5.0 - metrics.horizontalAdvance(numbers.text(cells.values[index])));
  }
  return first;
}

void paintNumbers(QPainter& painter, const QRectF& area, const NumberCells& cells, const QFont& font,
                  const QColor& ink) {
  if (cells.size == 0) return;
  const QFontMetricsF metrics(font);
  const int columns = cells.size == 1 ? 1 : 3;
  const double place = unitPlace(cells, metrics);
  const double column = (area.width() - place) / 3.0;
  painter.setPen(ink);
  const NumberGroup numbers(cells.largest);
  // a number with an exponent may be wider than its column: all are set smaller then, never cut
  QFont fitted = font;
  if (cells.bold) fitted.setWeight(QFont::DemiBold);
  const double room = (columns == 1 ? 3.0 * column : column) - kColumnGap;
  double natural = 0.0;
  for (int index = 0; index < cells.size; ++index)
    natural = std::max(natural, QFontMetricsF(fitted).horizontalAdvance(numbers.text(cells.values[index])));
  if (natural > room && room > 0.0) fitted.setPointSizeF(fitted.pointSizeF() * room / natural);
  painter.setFont(fitted);
  for (int index = 0; index < cells.size; ++index) {
    const QString text = numbers.text(cells.values[index]);
    const double left = area.left() + column * (columns == 1 ? 0 : index % 3);
    const QRectF cell(left, area.top() + metrics.height() * (index / 3), columns == 1 ? 3.0 * column : column,
                      metrics.height());
    painter.drawText(cell, Qt::AlignRight | Qt::AlignVCenter, text);
  }
  QColor muted = ink;
  muted.setAlphaF(muted.alphaF() * 0.65F);
  painter.setFont(font);
  painter.setPen(muted);
  QRectF unit_place(area.right() - place + 6.0, area.top(), place - 6.0, metrics.height());
  for (const QString& unit : unitsOf(cells)) {
    painter.drawText(unit_place, Qt::AlignLeft | Qt::AlignVCenter, unit);
    unit_place.translate(0.0, metrics.height());
  }
}

}  // namespace linkwright::ui
