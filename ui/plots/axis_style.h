// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCustomPlot;

namespace linkwright::ui {

/// Axes, grid and ground in the colours of the palette and the plot's own font.
void styleAxes(QCustomPlot& plot);
/// As many numbers beside the axes as there is room for, and names of axes as large as they fit: large text in a low
/// plot.
void fitAxes(QCustomPlot& plot);

}  // namespace linkwright::ui
