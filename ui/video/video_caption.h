// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/look.h"

#include <QRect>

class QPainter;

namespace linkwright::ui {

/// Writes the time of a frame into its upper left corner: "t = 1.25 s", and how fast it goes where that is not 1.
void paintCaption(QPainter& painter, const QRect& view, double time, double speed, const Look& look);

}  // namespace linkwright::ui
