// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/matrix_text.h"

#include <QString>

#include <functional>
#include <vector>

class QMenu;
class QToolButton;
class QWidget;

namespace linkwright::ui {

/// Something that can be copied in each of the formats.
struct CopyOffer {
  QString title;                          ///< of the menu: "Copy as", "Copy the inertia as"
  std::function<void(TableFormat)> copy;  ///< to the clipboard
  QString csv = {};                       ///< in place of "CSV"
};
/// Of matrices, asked for when they are copied; nothing happens where there are none.
CopyOffer copyOffer(const QString& title, std::function<std::vector<NamedMatrix>()> matrices);

/// A menu with the formats.
QMenu* makeCopyMenu(const CopyOffer& offer, QWidget* parent);
/// A button with that menu; its words are the offer's title, `tip` is what a screen reader says.
QToolButton* makeCopyButton(const QString& object_name, const CopyOffer& offer, const QString& tip,
                            const QString& spoken, QWidget* parent);

/// The context menu of a table or a field offers these, by the mouse and by the menu key; below what the menu of a
/// field has anyway.
void offerCopies(QWidget& widget, std::vector<CopyOffer> offers);

}  // namespace linkwright::ui
