// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_box.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kLeastLine = 14, kIconGap = 4;  // px, as Qt has them

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

QSize ChoiceBox::sizeHint() const {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QFontMetrics metrics = fontMetrics();
  const int icon = letters_ > 0 ? iconSize().width() + kIconGap : 0;
  const QSize contents(letters_ * metrics.horizontalAdvance(QLatin1Char('X')) + icon,
                       std::max({metrics.height(), kLeastLine, iconSize().height()}) + 2);
  return style()->sizeFromContents(QStyle::CT_ComboBox, &option, contents, this);
}

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
