// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace linkwright::ui {
class MainWindow;
}

namespace linkwright::bench {

/// A waypoint of a motion of 10 s and 1,001 samples dragged with the mouse in 3D: prints the time from each event until
/// the plots have painted the new curves, and what its parts take.
void benchWaypointDrag(ui::MainWindow& window);

/// A plot of 8 curves of 100,000 samples panned and zoomed: prints frames a second.
void benchLongCurves(ui::MainWindow& window);
/// Curves that leave the axes by far: the values zoomed to a thousandth.
void benchFarCurves(ui::MainWindow& window);

}  // namespace linkwright::bench
