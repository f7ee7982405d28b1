// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/translated.h"

#include <QCoreApplication>

namespace linkwright::ui {

QString translated(const Message& message) {
  if (message.pattern() == nullptr) return QString::fromStdString(message.text());
  const QString pattern = QCoreApplication::translate(message.context(), message.pattern());
  // in one pass, so that a "%2" in a file's name is no place for an argument
  QString filled;
  for (qsizetype i = 0; i < pattern.size(); ++i) {
    const bool place = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size() && pattern[i + 1].isDigit();
    const int number = place ? pattern[i + 1].digitValue() - 1 : -1;
    if (number < 0 || number >= static_cast<int>(message.arguments().size())) {
      filled += pattern[i];
      continue;
    }
    filled += translated(message.arguments()[static_cast<std::size_t>(number)]);
    ++i;
  }
  return filled;
}

}  // namespace linkwright::ui
