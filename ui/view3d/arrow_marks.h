// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/glyph_layer.h"
#include "ui/view3d/label_layer.h"
#include "ui/view3d/look.h"
#include "ui/view3d/view_state.h"

#include <vector>

namespace linkwright::ui {

/// How opaque an arrow of this emphasis and its label are.
double opacityOf(ArrowEmphasis emphasis);

/// The recursion's arrows as glyphs, the first one over the others, a marked one over all.
void appendArrows(std::vector<Glyph>& glyphs, const ViewState& state, const Look& look);
/// Their labels, in their order: where a step has many, only of the result, of what is pointed at and of what is wrong.
void appendArrowLabels(std::vector<Label>& labels, const ViewState& state);
/// The frame that numbers are shown in.
void appendShownTriad(std::vector<Glyph>& glyphs, const ViewState& state);
void appendShownTriadLabels(std::vector<Label>& labels, const ViewState& state, const Look& look);

}  // namespace linkwright::ui
