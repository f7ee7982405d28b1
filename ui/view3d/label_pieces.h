// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace linkwright::ui {

struct LabelPiece {
  QString text;
  bool lowered = false;
  bool operator==(const LabelPiece&) const = default;
};

/// The text of a label in pieces. There is no raised or lowered form of every letter, so what follows the low line of a
/// symbol, up to the next space or bracket, is a subscript. A symbol has one letter or two, with marks on them or
/// without: "τ_i", "z_12". Names of joints and links are longer, and stay as they are.
std::vector<LabelPiece> labelPieces(const QString& text);

}  // namespace linkwright::ui
