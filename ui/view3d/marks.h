// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/glyph_layer.h"
#include "ui/view3d/label_layer.h"
#include "ui/view3d/look.h"
#include "ui/view3d/view_state.h"

#include <vector>

namespace linkwright::ui {

/// What stands in the scene beside the solids, and is hidden by them: the world's axes and the joints' axes.
std::vector<Glyph> sceneMarks(const ViewState& state, const Look& look);
/// What is drawn over the solids: triads, centres of mass, the recursion's arrows, the frame of the numbers.
std::vector<Glyph> overlayMarks(const ViewState& state, const Look& look);
/// The labels of the arrows, the world's axes and the grid, and the key of colours and scales.
std::vector<Label> labelsOf(const ViewState& state, const Look& look);

/// The gizmo as glyphs: arrows and centre, or rings; with a line to the hand where that is left behind.
std::vector<Glyph> gizmoMarks(const ViewState& state, const Look& look);

/// A flat coloured triangle's corner, world frame.
struct FillVertex {
  Eigen::Vector3d place;
  QColor colour;
};
/// The gizmo's squares as triangles.
std::vector<FillVertex> gizmoSquares(const ViewState& state, const Look& look);

}  // namespace linkwright::ui
