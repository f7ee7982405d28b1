// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace linkwright::ui {

/// Loads the texts of a language, "en" or a file made by lrelease, in place of those loaded before. English has a file
/// for its plurals. False where there is none; then the texts stay as they are. Needs an application.
bool loadTexts(const QString& language_or_file);

}  // namespace linkwright::ui
