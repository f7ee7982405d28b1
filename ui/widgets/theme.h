// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"

#include <QIcon>
#include <QString>

#include <functional>

class QPalette;
class QWidget;

namespace linkwright::ui {

/// The one spacing unit, device-independent pixels. Gaps are multiples or halves of it.
inline constexpr int kSpace = 8;

/// "system", "light", "dark", "high-contrast": as settings and the command line write it. What is not known is System.
QString nameOfTheme(ThemeChoice choice);
ThemeChoice themeChoiceFrom(const QString& name);

/// Whether the choice means a dark window here; System follows the desktop's own palette.
bool isDark(ThemeChoice choice);
/// Whether a palette writes light on dark. What a widget draws or writes in colours of its own goes by its own one.
bool isDark(const QPalette& palette);

/// Gives the whole application the palette and the style sheet of the choice (assets/themes), unless it has them. It is
/// cheap before there are widgets, and goes through all of them afterwards.
void applyTheme(ThemeChoice choice);

/// Calls `restyle` whenever the widget has got other colours, seen or hidden, once all other widgets have theirs too.
/// What is painted anew at such a change by itself, and asks isDark() then, has no need of it.
void followTheme(QWidget& widget, std::function<void()> restyle);

/// The sizes of text that the window offers, in percent of the desktop's own.
inline constexpr int kTextSizes[] = {100, 125, 150, 200};

/// Gives the whole application its font in that size; a theme applied afterwards keeps it.
void applyTextSize(int percent);
/// The size in use, as a factor.
double textScale();
/// How much thicker curves, lines and arrows are drawn than with the usual text: as much as larger text is larger.
double lineScale();

/// An icon of assets/icons, drawn in the palette's text colour of the moment: it follows the theme by itself.
QIcon themedIcon(const QString& name);

}  // namespace linkwright::ui
