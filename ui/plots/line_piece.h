// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>
#include <QPixmap>
#include <QSize>

namespace linkwright::ui {

inline constexpr QSize kLinePiece{20, 12};

/// A short piece of a curve's own line for a legend, at the screen's density: wide enough for two of its dashes. The
/// same pen gives the same pixmap: the toolkit keeps what it makes of each that it has not met before.
QPixmap linePiece(const QPen& pen);
/// The same of the ground of a part in a stack.
QPixmap groundPiece(const QPen& pen);

}  // namespace linkwright::ui
