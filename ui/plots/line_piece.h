// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>
#include <QPixmap>
#include <QSize>

namespace linkwright::ui {

inline constexpr QSize kLinePiece{20, 12};

/// A short piece of a curve's own line for a legend, at the screen's density: wide enough for two of its dashes.
QPixmap linePiece(QPen pen);

}  // namespace linkwright::ui
