// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QMenu;

namespace linkwright::ui {

class Document;

/// The matrices of the instant that is shown, each in each format; `told` says what was copied.
void fillMatrixMenu(QMenu& menu, Document& document, std::function<void(const QString& words)> told);

}  // namespace linkwright::ui
