// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/own_keys.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace linkwright::ui {

bool isKeyAmong(const QEvent& event, std::initializer_list<Qt::Key> keys, Qt::KeyboardModifiers modifiers) {
  if (event.type() != QEvent::KeyPress && event.type() != QEvent::KeyRelease &&
      event.type() != QEvent::ShortcutOverride) {
    return false;
  }
  const auto& key = static_cast<const QKeyEvent&>(event);
  return (key.modifiers() & ~modifiers) == Qt::NoModifier &&
         std::find(keys.begin(), keys.end(), key.key()) != keys.end();
}

bool claimKeys(QEvent& event, std::initializer_list<Qt::Key> keys, Qt::KeyboardModifiers modifiers) {
  if (event.type() != QEvent::ShortcutOverride || !isKeyAmong(event, keys, modifiers)) return false;
  event.accept();
  return true;
}

bool leaveUndo(QEvent& event) {
  if (event.type() != QEvent::ShortcutOverride) return false;
  const auto& key = static_cast<const QKeyEvent&>(event);
  if (!key.matches(QKeySequence::Undo) && !key.matches(QKeySequence::Redo)) return false;
  event.ignore();
  return true;
}

void finishTyping(const QWidget& window) {
  QWidget* focus = QApplication::focusWidget();
  const bool is_field = qobject_cast<QLineEdit*>(focus) != nullptr || qobject_cast<QAbstractSpinBox*>(focus) != nullptr;
  if (!is_field || focus->window() != &window) return;
  focus->clearFocus();
  focus->setFocus(Qt::OtherFocusReason);
}

}  // namespace linkwright::ui
