// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/language_menu.h"

#include "ui/widgets/language.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMessageBox>

namespace linkwright::ui {

namespace {

struct LanguageMenuText {
  Q_DECLARE_TR_FUNCTIONS(LanguageMenu)
};

bool canBeShown(QMenu& menu, const Language& language) {
  if (hasFont(language.code)) return true;
  //: %1: name of a language in itself, %2: name of a package
  const QString words = LanguageMenuText::tr("No font here has the characters of %1. Install the package %2.")
                            .arg(language.name, fontPackage());
  QMessageBox::warning(menu.parentWidget(), LanguageMenuText::tr("Language"), words);
  return false;
}

}  // namespace

void fillLanguageMenu(QMenu& menu, const QString& chosen, const std::function<void(const QString&)>& choose) {
  auto* group = new QActionGroup(&menu);
  const auto add = [&](const Language& language, const QString& words) {
    QAction* action = menu.addAction(words);
    action->setObjectName(QStringLiteral("actionLanguage_") + language.code);
    action->setCheckable(true);
    action->setChecked(language.code == chosen);
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, &menu, [&menu, group, language, choose, before = chosen] {
      if (language.code == before) return;
      if (canBeShown(menu, language)) return choose(language.code);
      for (QAction* each : group->actions()) each->setChecked(each->objectName().endsWith(u'_' + before));
    });
  };
  //: noun: the language of the operating system
  const QString system = LanguageMenuText::tr("&System");
  add({kSystemLanguage, {}}, system);
  menu.addSeparator();
  for (const Language& each : languages()) add(each, each.name);
}

}  // namespace linkwright::ui
