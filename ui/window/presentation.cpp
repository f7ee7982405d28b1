// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include "ui/window/workspaces.h"

#include <QEvent>
#include <QMainWindow>

#include <utility>

namespace linkwright::ui {

int hallTextPercent(const QSize& screen) { return screen.height() * 200 / 1080; }

Presentation::Presentation(QMainWindow& window, Workspaces& workspaces, QWidget& tools)
    : QObject(&window), window_(window), workspaces_(workspaces), tools_(tools) {
  window_.installEventFilter(this);
}

void Presentation::setOn(bool on) {
  if (on == on_) return;
  if (on) {
    was_full_screen_ = window_.isFullScreen();
    geometry_before_ = window_.saveGeometry();
    size_before_ = window_.size();
    had_tools_ = !tools_.isHidden();
    workspaces_.keep();
  }
  on_ = on;
  emit changed(on_);
  tools_.setVisible(!on && had_tools_);
  workspaces_.setOnStage(on);
  lays_when_sized_ = !was_full_screen_;
  has_asked_for_size_ = false;
  if (!was_full_screen_) window_.setWindowState(window_.windowState().setFlag(Qt::WindowFullScreen, on));
}

QByteArray Presentation::geometryWithout() const { return on_ ? geometry_before_ : window_.saveGeometry(); }

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::WindowStateChange && on_ && !window_.isFullScreen()) setOn(false);
  if (watched == &window_ && event->type() == QEvent::Resize && lays_when_sized_) {
    const bool is_sized = on_ ? window_.isFullScreen() : window_.size() == size_before_;
    if (is_sized) {
      lays_when_sized_ = false;
      // once the window's own layout has it too
      QMetaObject::invokeMethod(&workspaces_, &Workspaces::lay, Qt::QueuedConnection);
    } else if (!on_ && !std::exchange(has_asked_for_size_, true)) {
      // the large text of a moment ago may have kept it larger
      QMetaObject::invokeMethod(
          this, [this] { window_.resize(size_before_); }, Qt::QueuedConnection);
    }
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_presentation.cpp"
