// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/mistake_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace linkwright::ui {

QString mistakeTitle(Mistake mistake) { return QCoreApplication::translate("Mistake", titleOf(mistake)); }

QString mistakeHint(Mistake mistake) { return QCoreApplication::translate("Mistake", hintOf(mistake)); }

QString plantedText(const MistakeSet& mistakes) {
  if (mistakes.empty()) return {};
  QStringList titles;
  for (const Mistake mistake : mistakes) titles.append(mistakeTitle(mistake));
  const QString text = mistakes.size() == 1
                           ? QCoreApplication::translate("Mistake", "Mistake planted: %1")
                           : QCoreApplication::translate("Mistake", "%1 mistakes planted: %2").arg(mistakes.size());
  return text.arg(titles.join(QStringLiteral("; ")));
}

}  // namespace linkwright::ui
