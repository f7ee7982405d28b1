// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/save_place.h"

#include "ui/document/document.h"

#include <QDir>
#include <QFileInfo>

namespace linkwright::ui {

QString savePlace(const Document& document, const QString& folder, const QString& name) {
  const QFileInfo open(document.filePath());
  const bool has_file = !document.filePath().isEmpty();
  QString place = folder;
  if (place.isEmpty() && has_file && QFileInfo(open.path()).isWritable()) place = open.path();
  if (place.isEmpty()) place = QDir::homePath();
  return place + QLatin1Char('/') + name.arg(has_file ? open.completeBaseName() : document.displayName());
}

}  // namespace linkwright::ui
