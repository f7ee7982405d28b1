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

QString tipFor(const QString& words, const QKeySequence& key) {
  const QString plain = plainText(words);
  return key.isEmpty() ? plain : QStringLiteral("%1 (%2)").arg(plain, key.toString(QKeySequence::NativeText));
}

void setWords(QAction& action, const QString& words) {
  action.setText(words);
  // Qt would leave a letter in brackets
  action.setIconText(plainText(words));
}

QList<QKeySequence> withHeldForms(QList<QKeySequence> keys) {
  for (const QKeySequence& key : QList<QKeySequence>(keys)) {
    const QKeyCombination pressed = key[0];
    const bool types = pressed.key() < Qt::Key_Escape && (pressed.keyboardModifiers() & ~Qt::ShiftModifier) == 0;
    if (types)
      keys.append(QKeySequence(
          QKeyCombination(pressed.keyboardModifiers() | Qt::ControlModifier | Qt::AltModifier, pressed.key())));
  }
  return keys;
}

QAction* ActionMaker::make(const char* name, const QString& words, const QList<QKeySequence>& keys,
                           const char* icon) const {
  auto* action = new QAction(&owner_);
  setWords(*action, words);
  action->setObjectName(name);
  action->setShortcuts(withHeldForms(keys));
  if (icon != nullptr) action->setIcon(themedIcon(icon));
  action->setToolTip(tipFor(words, keys.value(0)));
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
