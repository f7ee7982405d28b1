// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sentence.h"

namespace linkwright::ui {

QString sentence(const std::string& words) {
  QString whole = QString::fromStdString(words).trimmed();
  if (whole.isEmpty()) return whole;
  whole[0] = whole[0].toUpper();
  if (!whole.endsWith(QLatin1Char('.'))) whole += QLatin1Char('.');
  return whole;
}

}  // namespace linkwright::ui
