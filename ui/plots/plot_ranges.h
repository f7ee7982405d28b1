// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace linkwright::ui {

/// The range moved until it and the bounds lie one in the other, after it was limited to `room` times their size. No
/// range becomes smaller than a thousandth of the bounds. Of powers of ten the exponents count.
QCPRange heldWithin(QCPRange range, const QCPRange& bounds, double room, bool logarithmic = false);

/// The range moved by this share of its size, and that with its ends so many times as far from a place.
QCPRange shiftedRange(const QCPRange& range, double share, bool logarithmic);
QCPRange scaledRange(const QCPRange& range, double factor, double about, bool logarithmic);

/// Widens both so that zero stands at the same height. Zero is within each.
void alignZeros(QCPRange& left, QCPRange& right);

/// The range with ends that an axis can have and a size in which its numbers differ: at least a billionth of them.
/// Within it the toolkit's ticks are few and finite.
QCPRange finiteRange(const QCPRange& range, bool logarithmic);

/// Room above and below what is drawn, and never an empty range.
QCPRange withMargin(const QCPRange& range);

/// The range of an axis that follows its curves while they change with every event: it grows at once, to round
/// numbers, and stays as it is until the curves need much less. So it does not jitter.
QCPRange settledRange(const QCPRange& present, const QCPRange& wanted);

/// Whether a limit is so near to the values of its curve that it is worth seeing: within half their height.
bool isNear(double limit, const QCPRange& values);

}  // namespace linkwright::ui
