// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QFont;
class QPainter;
class QPointF;

namespace linkwright::ui {

// Plain text with symbols in it, such as "2 ω_1 × s_1 q̇_1". There is no raised or lowered form of every letter, so the
// letters and digits after the low line of a symbol are a subscript. A symbol has one letter or two, with marks on them
// or without: "τ_i", "z_12". Names of joints and links are longer, and stay as they are.

struct TextPiece {
  QString text;
  bool lowered = false;
  bool dotted = false;  ///< a letter with dots for which there is no character
  bool operator==(const TextPiece&) const = default;
};

std::vector<TextPiece> textPieces(const QString& text);

double symbolsWidth(const QString& text, const QFont& font);
/// With the painter's font and pen, from the left end of the baseline.
void drawSymbols(QPainter& painter, const QPointF& from, const QString& text);
/// As rich text for a label.
QString richSymbols(const QString& text);

}  // namespace linkwright::ui
