// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"

#include <QIcon>
#include <QString>

namespace linkwright::ui {

/// The one spacing unit, device-independent pixels. Gaps are multiples or halves of it.
inline constexpr int kSpace = 8;

/// Whether the choice means a dark window here; System follows the desktop's own palette.
bool isDark(ThemeChoice choice);

/// Gives the whole application the palette and the style sheet of the choice (assets/themes).
void applyTheme(ThemeChoice choice);

/// An icon of assets/icons, drawn in the palette's text colour of the moment: it follows the theme by itself.
QIcon themedIcon(const QString& name);

}  // namespace linkwright::ui
