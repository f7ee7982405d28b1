// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;

namespace linkwright::ui {

/// Moves the focus on as Tab does, past the sheets that lie behind another one: these are shown to Qt, beside the
/// window. False where there is nothing to go to.
bool moveFocus(QMainWindow& window, bool next);

}  // namespace linkwright::ui
