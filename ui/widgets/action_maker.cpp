// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/action_maker.h"

#include "ui/widgets/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QRegularExpression>
#include <QWidget>

namespace linkwright::ui {

QString plainText(const QString& words) {
  // in some languages the mnemonic stands behind the words, in brackets
  static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&|…$"));
  return QString(words).remove(mnemonic);
}

QAction* ActionMaker::make(const char* name, const QString& words, const QList<QKeySequence>& keys,
                           const char* icon) const {
  auto* action = new QAction(words, &owner_);
  action->setObjectName(name);
  action->setShortcuts(keys);
  if (icon != nullptr) action->setIcon(themedIcon(icon));
  QString tip = plainText(words);
  if (!keys.isEmpty()) tip += " (" + keys.first().toString(QKeySequence::NativeText) + ")";
  action->setToolTip(tip);
  owner_.addAction(action);
  return action;
}

QAction* ActionMaker::makeSwitch(const char* name, const QString& words, const QList<QKeySequence>& keys,
                                 const char* icon) const {
  QAction* action = make(name, words, keys, icon);
  action->setCheckable(true);
  return action;
}

void ActionMaker::group(std::initializer_list<QAction*> actions) const {
  auto* group = new QActionGroup(&owner_);
  for (QAction* action : actions) group->addAction(action);
}

}  // namespace linkwright::ui
