// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

class QPainter;

namespace linkwright::ui {

/// The numbers of a row: three columns that line up on the right with those of every other row, and the unit.
struct NumberCells {
  const double* values = nullptr;
  int size = 0;          ///< 1, 3, 6 or 9: one, one, two or three lines
  double largest = 0.0;  ///< of the group whose style they share
  QString unit;
  bool bold = false;
};

/// Lines that so many numbers take below each other; a scalar stands beside its name.
int linesOf(int size);
/// How wide a row's numbers and unit must be at least, so that none is set narrower.
double widthOf(const NumberCells& cells, const QFont& font);

/// Where the ink of the first number begins in an area from `left`, so wide.
double inkLeft(const NumberCells& cells, double left, double width, const QFont& font);

void paintNumbers(QPainter& painter, const QRectF& area, const NumberCells& cells, const QFont& font,
                  const QColor& ink);

}  // namespace linkwright::ui
