// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include <QEvent>
#include <QMainWindow>

#include <utility>

namespace linkwright::ui {

Presentation::Presentation(QMainWindow& window) : QObject(&window), window_(window) {
  window_.installEventFilter(this);
}

void Presentation::setOn(bool on) {
  if (on == on_) return;
  on_ = on;
  if (on) {
    was_full_screen_ = window_.isFullScreen();
    geometry_before_ = window_.saveGeometry();
    hideParts();
    window_.setWindowState(window_.windowState() | Qt::WindowFullScreen);
  } else {
    giveBack();
    if (!was_full_screen_) window_.setWindowState(window_.windowState() & ~Qt::WindowFullScreen);
  }
  emit changed(on_);
}

QByteArray Presentation::geometryWithout() const { return on_ ? geometry_before_ : window_.saveGeometry(); }

void Presentation::giveBack() {
  for (const QPointer<QWidget>& part : std::exchange(hidden_, {})) {
    if (part) part->show();
  }
}

void Presentation::hideParts() {
  if (!on_) return;
  for (const char* name : {"toolBar", "dockMechanism", "dockPose", "dockWaypoints"}) {
    auto* part = window_.findChild<QWidget*>(name);
    if (part == nullptr || part->isHidden()) continue;
    part->hide();
    hidden_.append(part);
  }
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::WindowStateChange && on_ && !window_.isFullScreen()) setOn(false);
  return QObject::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_presentation.cpp"
