// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/mistake_words.h"

#include "ui/widgets/sentence.h"

#include <QCoreApplication>

namespace linkwright::ui {

QString mistakeText(const char* text) { return QCoreApplication::translate("Mistake", text); }

QString withReason(const QString& title, const QString& reason) {
  //: %1: title of a mistake, %2: why it changes nothing here
  return QCoreApplication::translate("Mistake", "%1 (%2)").arg(title, reason);
}

QString plantedText(const QStringList& titles) {
  if (titles.isEmpty()) return {};
  const QString names = joinedClauses(titles);
  if (titles.size() == 1) return QCoreApplication::translate("Mistake", "Mistake planted: %1").arg(names);
  //: %1: number of mistakes, %2: their titles
  return QCoreApplication::translate("Mistake", "%1 mistakes planted: %2").arg(titles.size()).arg(names);
}

}  // namespace linkwright::ui
