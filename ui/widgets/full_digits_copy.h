// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace linkwright::ui {

/// From now on, Ctrl+C in the view copies the number behind the chosen cell (its Qt::UserRole) to the last bit, not the
/// rounded one on the screen. Cells without a number are copied as they stand.
void copyFullDigits(QAbstractItemView& view);

}  // namespace linkwright::ui
