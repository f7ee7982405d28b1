// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sentence.h"

#include "ui/document/translated.h"
#include "ui/widgets/language.h"

namespace linkwright::ui {

namespace {

/// Whether the language has marks as wide as its letters, which need no blank behind them.
bool hasWideMarks() { return currentLanguage() == QLatin1String("ja") || currentLanguage() == QLatin1String("zh_CN"); }

}  // namespace

QString sentence(const Message& message) {
  QString whole = translated(message).trimmed();
  if (whole.isEmpty()) return whole;
  whole[0] = whole[0].toUpper();
  if (!whole.endsWith(QLatin1Char('.')) && !whole.endsWith(fullStop())) whole += fullStop();
  return whole;
}

QString joinedWords(const QStringList& words) {
  return words.join(hasWideMarks() ? QStringLiteral(u"、") : QStringLiteral(", "));
}

QString joinedClauses(const QStringList& clauses) {
  return clauses.join(currentLanguage() == QLatin1String("ja")      ? QStringLiteral(u"、")
                      : currentLanguage() == QLatin1String("zh_CN") ? QStringLiteral(u"；")
                                                                    : QStringLiteral("; "));
}

QString joinedSentences(const QStringList& sentences) {
  return sentences.join(hasWideMarks() ? QString() : QStringLiteral(" "));
}

QString fullStop() { return hasWideMarks() ? QStringLiteral(u"。") : QStringLiteral("."); }

}  // namespace linkwright::ui
