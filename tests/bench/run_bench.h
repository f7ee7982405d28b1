// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace linkwright::ui {
class MainWindow;
}

namespace linkwright::bench {

/// A simulation in the window: frames a second while it runs with the clock and as fast as it goes, and how long it
/// takes to stop, for an arm on the ground and for a chain of 300 links.
void benchRun(ui::MainWindow& window);

}  // namespace linkwright::bench
