// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

namespace linkwright::ui {

/// The size of a window that opens for the first time on a screen with this much room: most of a large one, and on a
/// small one never more than fits with the frame that the desktop puts round it. Device-independent pixels.
QSize firstWindowSize(const QSize& available);

}  // namespace linkwright::ui
