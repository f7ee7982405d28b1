// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A mouse for the tests, and patience: conditions are waited for, never times.

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QWidget>
#include <QWindow>

#include <functional>

namespace linkwright::test {

inline bool waitUntil(const std::function<bool()>& holds, int at_most_ms = 20000) {
  QElapsedTimer timer;
  timer.start();
  while (!holds()) {
    if (timer.elapsed() > at_most_ms) return false;
    QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
  }
  return true;
}

inline void sendMouse(QObject* target, QEvent::Type type, const QPointF& at, Qt::MouseButton button,
                      Qt::MouseButtons held, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
  QPointF on_screen = at;
  if (auto* widget = qobject_cast<QWidget*>(target)) on_screen = widget->mapToGlobal(at);
  if (auto* window = qobject_cast<QWindow*>(target)) on_screen = window->mapToGlobal(at);
  QMouseEvent event(type, at, on_screen, button, held, modifiers);
  QCoreApplication::sendEvent(target, &event);
}

inline void press(QObject* target, const QPointF& at) {
  sendMouse(target, QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
  sendMouse(target, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
}
inline void moveTo(QObject* target, const QPointF& at) {
  sendMouse(target, QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
}
inline void release(QObject* target, const QPointF& at) {
  sendMouse(target, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

}  // namespace linkwright::test
