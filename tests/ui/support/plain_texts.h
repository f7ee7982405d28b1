// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>

class QWidget;

namespace linkwright::test {

/// The words of English letters that a widget and all within it show or say: labels, buttons, lists, headers, cells,
/// menus, tooltips, accessible names. Each with where it was found. Names in `allowed` do not count, nor do units,
/// functions and keys. While texts are shown in the language that nobody speaks (scripts/make_texts --pseudo), every
/// word that is left is one that no translator would see.
QStringList plainTexts(QWidget& root, const QSet<QString>& allowed);

}  // namespace linkwright::test
