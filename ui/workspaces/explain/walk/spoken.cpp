// SPDX-License-Identifier: GPL-3.0-or-later
// A step in words, for screen readers and the clipboard: all digits, nothing that only colour or place would say.
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/workspaces/explain/walk/explanation.h"

#include <QCoreApplication>
#include <QStringList>

namespace linkwright::ui {

namespace {

struct SpokenText {
  Q_DECLARE_TR_FUNCTIONS(Explain)
};

QString rowsOf(const std::array<double, 9>& values, int size) {
  QString text;
  for (int index = 0; index < size; ++index) {
    if (index > 0) text += size >= 6 && index % 3 == 0 ? QLatin1Char('\n') : QLatin1Char('\t');
    text += fullNumber(values.at(static_cast<std::size_t>(index)));
  }
  return text;
}

QString spokenNumbers(const std::array<double, 9>& values, int size) {
  if (size == 0) return SpokenText::tr("no value");
  if (size == 1) return fullNumber(values[0]);
  if (size == 3) {
    return QStringLiteral("x %1, y %2, z %3").arg(fullNumber(values[0]), fullNumber(values[1]), fullNumber(values[2]));
  }
  return rowsOf(values, size)
      .replace(QLatin1Char('\n'), QLatin1String("; "))
      .replace(QLatin1Char('\t'), QLatin1Char(' '));
}

}  // namespace

QString clipboardText(const ExplainedValue& value) {
  return value.asked ? SpokenText::tr("to be predicted") : rowsOf(value.values, value.size);
}

QString spokenText(const ExplainedValue& value) {
  //: noun; %1: name of a quantity, %2: name of a link
  QStringList parts{SpokenText::tr("%1, link %2").arg(value.name, value.owner)};
  parts << (value.asked ? SpokenText::tr("to be predicted") : spokenNumbers(value.values, value.size));
  if (!value.unit.isEmpty()) parts << value.unit;
  if (!value.frame.isEmpty()) parts << value.frame;
  if (!value.given.isEmpty()) parts << value.given;
  if (!value.note.isEmpty()) parts << value.note;
  return joinedWords(parts);
}

QString spokenText(const ExplainedTerm& term) {
  const bool minus = term.sign == QStringLiteral(u"−");
  QStringList parts{minus ? SpokenText::tr("minus %1").arg(term.plain) : SpokenText::tr("plus %1").arg(term.plain)};
  if (!term.owner.isEmpty()) parts << SpokenText::tr("from %1").arg(term.owner);
  if (!term.added) return joinedWords(parts << SpokenText::tr("not yet added"));
  if (term.asked) return joinedWords(parts << SpokenText::tr("to be predicted"));
  parts << spokenNumbers(term.values, term.size);
  if (!term.unit.isEmpty()) parts << term.unit;
  if (!term.reason.isEmpty()) parts << SpokenText::tr("zero: %1").arg(term.reason);
  return joinedWords(parts);
}

QString spokenText(const Explanation& explanation) {
  QStringList sentences{explanation.title, explanation.sentence};
  for (const ExplainedValue& value : explanation.results) sentences << spokenText(value);
  for (const ExplainedTerm& term : explanation.terms) sentences << spokenText(term);
  return sentences.join(QStringLiteral(". "));
}

}  // namespace linkwright::ui
