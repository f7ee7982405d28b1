// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_box.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace linkwright::ui {

namespace {

QWidget* captionOf(QWidget& field) {
  for (auto* label : field.parentWidget()->findChildren<QLabel*>(Qt::FindDirectChildrenOnly)) {
    if (label->buddy() == &field) return label;
  }
  return nullptr;
}

class WheelGuard : public QObject {
public:
  using QObject::QObject;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const auto* field = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::Wheel || field == nullptr || field->hasFocus()) return false;
    // it goes on to what scrolls
    event->ignore();
    return true;
  }
};

}  // namespace

void keepFromWheel(QWidget& field) {
  field.setFocusPolicy(Qt::StrongFocus);
  field.installEventFilter(new WheelGuard(&field));
}

void addWords(QComboBox& box, const ChoiceWords& words, int value) {
  box.addItem(words.name, value);
  box.setItemData(box.count() - 1, words.tip, Qt::ToolTipRole);
}

void showValue(QComboBox& box, int value) {
  const QSignalBlocker quiet(box);
  box.setCurrentIndex(box.findData(value));
  const QString tip = box.currentData(Qt::ToolTipRole).toString();
  box.setToolTip(tip);
  box.setAccessibleDescription(tip);
}

void setRowEnabled(QWidget& field, bool enabled) {
  field.setEnabled(enabled);
  if (QWidget* caption = captionOf(field)) caption->setEnabled(enabled);
}

void setRowHelp(QWidget& field, const QString& tip) {
  field.setToolTip(tip);
  field.setAccessibleDescription(tip);
  if (QWidget* caption = captionOf(field)) caption->setToolTip(tip);
}

void setRowShown(QWidget& field, bool shown) {
  field.setVisible(shown);
  if (QWidget* caption = captionOf(field)) caption->setVisible(shown);
}

}  // namespace linkwright::ui
