// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include <QEvent>
#include <QMainWindow>

namespace linkwright::ui {

Presentation::Presentation(QMainWindow& window) : QObject(&window), window_(window) {
  window_.installEventFilter(this);
}

void Presentation::setOn(bool on) {
  if (on == on_) return;
  if (on) {
    was_full_screen_ = window_.isFullScreen();
    for (const char* name : {"toolBar", "dockMechanism", "dockPose", "dockWaypoints"}) {
      auto* part = window_.findChild<QWidget*>(name);
      if (part == nullptr || part->isHidden()) continue;
      part->hide();
      hidden_.append(part);
    }
    window_.setWindowState(window_.windowState() | Qt::WindowFullScreen);
    on_ = true;
  } else {
    on_ = false;
    for (const QPointer<QWidget>& part : hidden_) {
      if (part) part->show();
    }
    hidden_.clear();
    if (!was_full_screen_) window_.setWindowState(window_.windowState() & ~Qt::WindowFullScreen);
  }
  emit changed(on_);
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::WindowStateChange && on_ && !window_.isFullScreen()) setOn(false);
  return QObject::eventFilter(watched, event);
}

}  // namespace linkwright::ui
