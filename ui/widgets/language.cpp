// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QTranslator>

#include <memory>

namespace linkwright::ui {

bool loadTexts(const QString& language_or_file) {
  static const QString name = QStringLiteral("linkwrightTexts");
  auto texts = std::make_unique<QTranslator>();
  texts->setObjectName(name);
  const bool is_file = language_or_file.endsWith(QLatin1String(".qm"));
  if (!texts->load(is_file ? language_or_file
                           : QStringLiteral(":/translations/linkwright_%1.qm").arg(language_or_file)))
    return false;
  // deleted, it is no longer installed
  delete qApp->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly);
  texts->setParent(qApp);
  return QCoreApplication::installTranslator(texts.release());
}

}  // namespace linkwright::ui
