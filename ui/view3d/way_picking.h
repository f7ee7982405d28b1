// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/view_state.h"

#include <QPointF>

#include <optional>

namespace linkwright::ui {

/// The id of the mark at the pixel, -1 for none: the nearest whose middle is not farther than its radius and a little.
int markAt(const ViewState& state, const QPointF& pixel);

/// Where the line that can be gripped passes within a few pixels: the number of the point before, and the share of the
/// way to the next. Absent where there is none, a link stands before it, or the view is for building.
std::optional<double> wayAt(const ViewState& state, const QPointF& pixel);

/// The place on that line for a mouse that drags along it and was at `from`: the nearest to the mouse, however far, but
/// where the line crosses itself the one that goes on from there. Absent where there is no line any more.
std::optional<double> alongWay(const ViewState& state, const QPointF& pixel, double from);

}  // namespace linkwright::ui
