// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/assets.h"

#include <QCoreApplication>
#include <QDir>

namespace linkwright::app {

QString examplesFolder() {
  const QString installed = QCoreApplication::applicationDirPath() + "/../share/linkwright/examples";
  if (QDir(installed).exists()) return QDir::cleanPath(installed);
  return QStringLiteral(LINKWRIGHT_DATA "/examples");
}

}  // namespace linkwright::app
