// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrapped_label.h"

#include <QEvent>

namespace linkwright::ui {

WrappedLabel::WrappedLabel(QWidget* parent) : QLabel(parent) {
  setWordWrap(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
}

WrappedLabel::WrappedLabel(const char* object_name, QWidget* parent) : WrappedLabel(parent) {
  setObjectName(object_name);
}

int WrappedLabel::heightForWidth(int width) const {
  if (text() != measured_ || margin() != measured_margin_) {
    measured_ = text();
    measured_margin_ = margin();
    heights_.clear();
  }
  const auto known = heights_.constFind(width);
  if (known != heights_.constEnd()) return *known;
  const int height = QLabel::heightForWidth(width);
  heights_.insert(width, height);
  return height;
}

void WrappedLabel::changeEvent(QEvent* event) {
  // a font or a style of its own
  heights_.clear();
  QLabel::changeEvent(event);
}

}  // namespace linkwright::ui

#include "moc_wrapped_label.cpp"
