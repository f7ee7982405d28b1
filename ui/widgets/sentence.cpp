// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sentence.h"

#include "ui/document/translated.h"

namespace linkwright::ui {

QString sentence(const Message& message) {
  QString whole = translated(message).trimmed();
  if (whole.isEmpty()) return whole;
  whole[0] = whole[0].toUpper();
  if (!whole.endsWith(QLatin1Char('.'))) whole += QLatin1Char('.');
  return whole;
}

}  // namespace linkwright::ui
