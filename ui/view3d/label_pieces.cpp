// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/label_pieces.h"

#include <QRegularExpression>

namespace linkwright::ui {

std::vector<LabelPiece> labelPieces(const QString& text) {
  static const QRegularExpression symbol(
      QStringLiteral("(?<![\\p{L}\\p{M}\\p{N}_-])(?:[\\p{L}\\p{N}]\\p{M}*){1,2}_([^ )]*)"));
  std::vector<LabelPiece> pieces;
  qsizetype from = 0;
  for (auto each = symbol.globalMatch(text); each.hasNext();) {
    const QRegularExpressionMatch match = each.next();
    pieces.push_back({text.mid(from, match.capturedStart(1) - 1 - from), false});
    pieces.push_back({match.captured(1), true});
    from = match.capturedEnd(1);
  }
  if (from < text.size()) pieces.push_back({text.mid(from), false});
  return pieces;
}

}  // namespace linkwright::ui
