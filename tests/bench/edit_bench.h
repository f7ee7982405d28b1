// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace linkwright::ui {
class MainWindow;
}

namespace linkwright::bench {

/// Opens a chain of so many links, and prints how long it takes until the panels have painted it.
void benchOpening(ui::MainWindow& window, int links);

/// Masses and lengths of what is open changed as the property panel changes them: prints the time, and the frames of
/// the 3D view, until the torque plot and the view have painted each.
void benchEdits(ui::MainWindow& window);

}  // namespace linkwright::bench
