// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/share_text.h"

#include <QCoreApplication>

namespace linkwright::ui {

QString shareText(double share) {
  const double percent = 100.0 * share;
  if (percent < 0.1) return QCoreApplication::translate("ShareText", "below 0.1 %");
  return QStringLiteral("%1 %").arg(QString::number(percent, 'f', percent < 9.95 ? 1 : 0));
}

}  // namespace linkwright::ui
