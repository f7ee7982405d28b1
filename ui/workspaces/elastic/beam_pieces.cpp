// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/beam_pieces.h"

namespace linkwright::ui {

namespace {

constexpr int kFewestPieces = 24;  // of a line with few elements: it is to be seen as a curve

}  // namespace

int beamPieces(int elements) {
  if (elements >= kMostBeamPieces) return kMostBeamPieces;
  return elements * ((kFewestPieces + elements - 1) / elements);
}

}  // namespace linkwright::ui
