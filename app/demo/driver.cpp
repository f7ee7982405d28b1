// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/driver.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScreen>
#include <QTimer>
#include <QWindow>

namespace linkwright::app {

namespace {

constexpr int kPatienceMs = 20000;
constexpr int kQuietMs = 150;

QPointF onScreen(QObject* target, QPointF at) {
  if (auto* widget = qobject_cast<QWidget*>(target)) return widget->mapToGlobal(at);
  if (auto* window = qobject_cast<QWindow*>(target)) return window->mapToGlobal(at);
  return at;
}

void send(QObject* target, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons held) {
  QMouseEvent event(type, at, onScreen(target, at), button, held, Qt::NoModifier);
  QCoreApplication::sendEvent(target, &event);
}

}  // namespace

void Driver::check(bool holds, const QString& what) {
  if (!holds) throw DemoFailure(what.toStdString());
}

void Driver::waitFor(const std::function<bool()>& condition, const QString& what) {
  QElapsedTimer clock;
  clock.start();
  while (!condition()) {
    check(clock.elapsed() < kPatienceMs, what);
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }
}

void Driver::settle() {
  QElapsedTimer quiet, patience;
  quiet.start();
  patience.start();
  int frames = window_.view()->frameCount();
  while (quiet.elapsed() < kQuietMs && patience.elapsed() < kPatienceMs) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    if (window_.view()->frameCount() != frames) {
      frames = window_.view()->frameCount();
      quiet.restart();
    }
  }
}

void Driver::press(QObject* target, QPointF at) {
  send(target, QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
  send(target, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
  last_ = at;
}

void Driver::move(QObject* target, QPointF at) {
  send(target, QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
  last_ = at;
}

void Driver::release(QObject* target, QPointF at) {
  send(target, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

void Driver::drag(QObject* target, QPointF from, QPointF to, int moves, bool releases) {
  press(target, from);
  for (int i = 1; i <= moves; ++i) {
    const auto serial = window_.document().snapshot()->serial;
    const int frames = window_.view()->frameCount();
    move(target, from + (to - from) * (static_cast<double>(i) / moves));
    // a move that changes something is seen before the next one
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 100 && window_.document().snapshot()->serial == serial && window_.view()->frameCount() == frames) {
      QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }
  if (releases) release(target, to);
}

void Driver::click(const QString& button_name) {
  auto* button = window_.findChild<QAbstractButton*>(button_name);
  check(button != nullptr && button->isVisible() && button->isEnabled(), button_name + " cannot be clicked");
  const QPointF at = button->rect().center();
  send(button, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
  send(button, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

void Driver::key(int key, Qt::KeyboardModifiers modifiers) {
  for (QAction* action : window_.actions()) {
    for (const QKeySequence& shortcut : action->shortcuts()) {
      if (shortcut != QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key)))) continue;
      check(action->isEnabled(), action->objectName() + " is not possible now");
      action->trigger();
      return;
    }
  }
  throw DemoFailure("no command has the key " + QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key))).toString().toStdString());
}

void Driver::picture(const QString& name) {
  settle();
  const QImage image = window_.screen()->grabWindow(window_.winId()).toImage().convertToFormat(QImage::Format_RGB32);
  check(!image.isNull(), "the screen cannot be read");
  const QString path = folder_ + "/" + name + ".png";
  check(image.save(path, "PNG", 0), path + " cannot be written");
}

}  // namespace linkwright::app
