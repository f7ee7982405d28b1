// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace linkwright::ui {

/// From 0 to 1 along the colours of a hand's path, safe for colour-blind eyes. One ramp goes from little to much as
/// rampColour does; about zero it goes from blue by a grey at 0.5 to orange.
QColor pathColour(double share, bool about_zero, bool dark);

}  // namespace linkwright::ui
