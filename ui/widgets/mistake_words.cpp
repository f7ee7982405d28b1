// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/mistake_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

QString mistakeText(const char* text) { return QCoreApplication::translate("Mistake", text); }

QString plantedText(const QStringList& titles) {
  if (titles.isEmpty()) return {};
  const QString text = titles.size() == 1 ? mistakeText("Mistake planted: %1")
                                          : mistakeText("%1 mistakes planted: %2").arg(titles.size());
  return text.arg(titles.join(QStringLiteral("; ")));
}

}  // namespace linkwright::ui
