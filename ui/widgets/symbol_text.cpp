// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/symbol_text.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>

#include <cmath>

namespace linkwright::ui {

namespace {

// DejaVu Sans puts the dots over a letter a line too high, in its upright regular face only
QFont fontOf(const TextPiece& piece, QFont font) {
  if (piece.dotted && font.weight() < QFont::DemiBold) font.setItalic(true);
  if (!piece.lowered) return font;
  if (font.pixelSize() > 0) {
    font.setPixelSize(static_cast<int>(std::lround(0.75 * font.pixelSize())));
  } else {
    font.setPointSizeF(0.75 * font.pointSizeF());
  }
  return font;
}

void addDotted(std::vector<TextPiece>& pieces, const QString& text, bool lowered) {
  static const QRegularExpression dotted(QStringLiteral("\\p{L}[\u0307\u0308]"));
  qsizetype from = 0;
  const auto add = [&](qsizetype end, bool is_dotted) {
    if (end > from) pieces.push_back({text.mid(from, end - from), lowered, is_dotted});
    from = end;
  };
  for (auto each = dotted.globalMatch(text); each.hasNext();) {
    const QRegularExpressionMatch match = each.next();
    add(match.capturedStart(), false);
    add(match.capturedEnd(), true);
  }
  add(text.size(), false);
}

}  // namespace

std::vector<TextPiece> textPieces(const QString& text) {
  // the letters of symbols; those of Japanese and Chinese words, U+3000 and beyond, may follow without a blank
  static const QString letter = QStringLiteral("(?![\\x{3000}-\\x{FFEF}])[\\p{L}\\p{M}\\p{N}%1]");
  static const QRegularExpression symbol(
      QStringLiteral("(?<!%1)(?:(?![\\x{3000}-\\x{FFEF}])[\\p{L}\\p{N}]\\p{M}*){1,2}_((?:%2)++(?:,\\p{N}++)*+)(?![_-])")
          .arg(letter.arg("_-"), letter.arg(QString())));
  std::vector<TextPiece> pieces;
  qsizetype from = 0;
  for (auto each = symbol.globalMatch(text); each.hasNext();) {
    const QRegularExpressionMatch match = each.next();
    addDotted(pieces, text.mid(from, match.capturedStart(1) - 1 - from), false);
    addDotted(pieces, match.captured(1), true);
    from = match.capturedEnd(1);
  }
  addDotted(pieces, text.mid(from), false);
  return pieces;
}

double symbolsWidth(const QString& text, const QFont& font) {
  double width = 0.0;
  for (const TextPiece& piece : textPieces(text))
    width += QFontMetricsF(fontOf(piece, font)).horizontalAdvance(piece.text);
  return width;
}

void drawSymbols(QPainter& painter, const QPointF& from, const QString& text) {
  const QFont font = painter.font();
  const double low = 0.5 * QFontMetricsF(font).descent();
  QPointF at = from;
  for (const TextPiece& piece : textPieces(text)) {
    painter.setFont(fontOf(piece, font));
    painter.drawText(at + QPointF(0.0, piece.lowered ? low : 0.0), piece.text);
    at.rx() += QFontMetricsF(painter.font()).horizontalAdvance(piece.text);
  }
  painter.setFont(font);
}

QString richSymbols(const QString& text) {
  QString rich = QStringLiteral("<qt>");
  for (const TextPiece& piece : textPieces(text)) {
    QString part = piece.text.toHtmlEscaped();
    if (piece.dotted) part = QStringLiteral("<i>%1</i>").arg(part);
    rich += piece.lowered ? QStringLiteral("<sub>%1</sub>").arg(part) : part;
  }
  return rich + QStringLiteral("</qt>");
}

}  // namespace linkwright::ui
