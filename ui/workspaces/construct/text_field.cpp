// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/text_field.h"

#include "ui/widgets/own_keys.h"

#include <QKeyEvent>

namespace linkwright::ui {

TextField::TextField(QWidget* parent) : QLineEdit(parent), mark_(*this, *this) {
  // leaving a field asks for nothing that has been refused already; Return does
  connect(this, &QLineEdit::editingFinished, this, &TextField::finish);
  connect(this, &QLineEdit::returnPressed, this, [this] {
    if (isRefused() && !isModified()) take();
  });
}

void TextField::setValue(const QString& value) {
  value_ = value;
  settle();
}

void TextField::take() {
  const QString asked = text();
  setModified(false);
  if (asked != value_) {
    emit typed(asked);
  } else {
    emit dropped();
    settle();
  }
}

void TextField::finish() {
  if (isModified()) take();
}

void TextField::settle() {
  mark_.clear();
  if (!(hasFocus() && isModified()) && text() != value_) setText(value_);
}

void TextField::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && (isModified() || isRefused())) {
    setModified(false);
    emit dropped();
    settle();
    return;
  }
  QLineEdit::keyPressEvent(event);
}

bool TextField::event(QEvent* event) {
  if (leaveUndo(*event)) return true;
  return ((isModified() || isRefused()) && claimKeys(*event, {Qt::Key_Escape})) || QLineEdit::event(event);
}

}  // namespace linkwright::ui

#include "moc_text_field.cpp"
