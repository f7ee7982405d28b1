// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QMenu;

namespace linkwright::ui {

/// The languages to choose from, each named in itself, with `chosen` ticked: a code or "system". One for whose
/// characters there is no font is told, and not chosen.
void fillLanguageMenu(QMenu& menu, const QString& chosen, const std::function<void(const QString&)>& choose);

}  // namespace linkwright::ui
