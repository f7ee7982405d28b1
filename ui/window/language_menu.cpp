// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/language_menu.h"

#include "ui/widgets/language.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace linkwright::ui {

namespace {

struct LanguageMenuText {
  Q_DECLARE_TR_FUNCTIONS(LanguageMenu)
};

}  // namespace

void fillLanguageMenu(QMenu& menu, const QString& chosen, const std::function<void(const QString&)>& choose) {
  auto* group = new QActionGroup(&menu);
  const auto add = [&](const Language& language, const QString& words) {
    QAction* action = menu.addAction(words);
    action->setObjectName(QStringLiteral("actionLanguage_") + language.code);
    action->setCheckable(true);
    action->setChecked(language.code == chosen);
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, &menu, [language, choose, before = chosen] {
      if (language.code != before) choose(language.code);
    });
  };
  //: noun: the language of the operating system
  const QString system = LanguageMenuText::tr("&System");
  add({kSystemLanguage, {}}, system);
  menu.addSeparator();
  for (const Language& each : languages()) add(each, each.name);
}

}  // namespace linkwright::ui
