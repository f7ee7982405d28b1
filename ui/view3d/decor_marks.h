// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/glyph_layer.h"
#include "ui/view3d/label_layer.h"
#include "ui/view3d/look.h"
#include "ui/view3d/view_state.h"

#include <QLineF>

#include <vector>

namespace linkwright::ui {

enum class TrailPlace { InScene, InFront };

/// The trails that links hide, or those over everything.
void appendTrails(std::vector<Glyph>& glyphs, const ViewState& state, TrailPlace place);
/// Diamonds and discs.
void appendPlaceMarks(std::vector<Glyph>& glyphs, const ViewState& state);
void appendFrameMarks(std::vector<Glyph>& glyphs, const ViewState& state);
/// The stronger lines of decor that comes first, pixels: what labels are to leave open.
std::vector<QLineF> decorLines(const ViewState& state);
/// The names of frames and places.
void appendDecorNames(std::vector<Label>& labels, const ViewState& state, const Look& look);

}  // namespace linkwright::ui
