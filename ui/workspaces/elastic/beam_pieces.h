// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace linkwright::ui {

/// The most pieces of a bent link's line.
inline constexpr int kMostBeamPieces = 64;

/// Along a beam: how many pieces its line has, a multiple of its elements up to kMostBeamPieces of those.
int beamPieces(int elements);

}  // namespace linkwright::ui
