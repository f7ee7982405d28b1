// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QAbstractButton;
class QLabel;
class QWidget;

namespace linkwright::test {

/// Whether the text of a label is whole in its rectangle; one that elides shortens itself.
bool fits(const QLabel& label);
bool fits(const QAbstractButton& button);

/// The visible labels and buttons within a widget whose text is cut off, each with its name and text.
QStringList clippedTexts(const QWidget& root);

/// The visible numbers within a widget that have less room than they need: in tables, trees, fields and labels.
QStringList elidedNumbers(const QWidget& root);

/// The names of tabs within a widget that are shortened with an ellipsis.
QStringList shortenedTabs(const QWidget& root);

/// The letters that two visible labels, buttons or tabs within a widget both answer to with Alt, or two entries of one
/// menu, or a menu and a control of the same widget; each with both texts.
QStringList equalMnemonics(const QWidget& root);

/// Name and text of a label or button.
QString nameAndText(const QWidget& widget);

}  // namespace linkwright::test
