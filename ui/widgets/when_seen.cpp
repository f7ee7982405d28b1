// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/when_seen.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace linkwright::ui {

WhenSeen::WhenSeen(QWidget& view, std::function<void()> refresh) : view_(view), refresh_(std::move(refresh)) {
  view_.installEventFilter(this);
}

void WhenSeen::ask() {
  is_due_ = !view_.isVisible();
  if (!is_due_) refresh_();
}

bool WhenSeen::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Show && is_due_) ask();
  return QObject::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_when_seen.cpp"
