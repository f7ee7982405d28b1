// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/main_window.h"

namespace linkwright::app {

/// Edits and saves the open scene without end, at random moments, and notes each edit in `log` once it is made: the
/// stored pose "Edit 17" and the line "17 TIME" belong together. For tests/soak/kill_save, which kills it.
void editWithoutEnd(ui::MainWindow& window, const QString& log);

}  // namespace linkwright::app
