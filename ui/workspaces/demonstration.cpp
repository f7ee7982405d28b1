// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/demonstration.h"

#include "ui/files/file_flow.h"
#include "ui/workspaces/dock_contents.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMainWindow>
#include <QMessageBox>
#include <QMouseEvent>
#include <QScreen>
#include <QTimer>
#include <QWindow>

#include <cstdio>

// a key as the platform hands it to Qt: through the shortcuts, then to what has the focus (Qt's own tests use it too)
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow* window, QEvent::Type type, int key, Qt::KeyboardModifiers modifiers,
                                    const QString& text, bool repeats, ushort count);

namespace linkwright::ui {

namespace {

constexpr int kPatienceMs = 20000;
constexpr int kFocusMs = 5000;
constexpr int kQuietMs = 150;  // longer than a frame takes on a slow machine

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

void Demonstration::check(bool holds, const QString& what) {
  if (!holds) throw DemoFailure(what.toStdString());
}

void Demonstration::waitFor(const std::function<bool()>& condition, const QString& what) {
  QElapsedTimer clock;
  clock.start();
  while (!condition()) {
    check(clock.elapsed() < kPatienceMs, what);
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }
}

void Demonstration::settle() {
  QElapsedTimer quiet, patience;
  quiet.start();
  patience.start();
  int frames = view().frameCount();
  while (quiet.elapsed() < kQuietMs && patience.elapsed() < kPatienceMs) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    if (view().frameCount() != frames) {
      frames = view().frameCount();
      quiet.restart();
    }
  }
}

void Demonstration::press(QObject* target, QPointF at) {
  send(target, QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
  send(target, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
}

void Demonstration::move(QObject* target, QPointF at) {
  send(target, QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
}

void Demonstration::release(QObject* target, QPointF at) {
  send(target, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

void Demonstration::drag(QObject* target, QPointF from, QPointF to, int moves, bool releases) {
  press(target, from);
  for (int i = 1; i <= moves; ++i) {
    const auto serial = stage_.document.snapshot()->serial;
    const int frames = view().frameCount();
    move(target, from + (to - from) * (static_cast<double>(i) / moves));
    // a move that changes something is seen before the next one
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 100 && stage_.document.snapshot()->serial == serial && view().frameCount() == frames) {
      QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }
  if (releases) release(target, to);
}

void Demonstration::click(const QString& button_name) {
  auto* button = stage_.window.findChild<QAbstractButton*>(button_name);
  check(button != nullptr && button->isVisible() && button->isEnabled(), button_name + " cannot be clicked");
  const QPointF at = button->rect().center();
  send(button, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
  send(button, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
}

bool Demonstration::takeFocus() {
  if (QGuiApplication::focusWindow() == nullptr) stage_.window.activateWindow();
  QElapsedTimer clock;
  clock.start();
  while (QGuiApplication::focusWindow() == nullptr && clock.elapsed() < kFocusMs) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }
  const bool focused = QGuiApplication::focusWindow() != nullptr;
  if (!focused) std::fputs("linkwright: no window has the focus here: keys become commands directly\n", stderr);
  return focused;
}

void Demonstration::key(int key, Qt::KeyboardModifiers modifiers) {
  if (!has_focus_) has_focus_ = takeFocus();
  QWindow* focused = QGuiApplication::focusWindow();
  if (focused == nullptr) return command(QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key))));
  const QString text = key < 0x80 && modifiers == Qt::NoModifier ? QString(QChar(key)).toLower() : QString();
  qt_handleKeyEvent(focused, QEvent::KeyPress, key, modifiers, text, false, 1);
  qt_handleKeyEvent(focused, QEvent::KeyRelease, key, modifiers, text, false, 1);
  QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

void Demonstration::command(const QKeySequence& key) {
  for (QAction* action : stage_.window.actions()) {
    if (!action->shortcuts().contains(key)) continue;
    check(action->isEnabled(), action->objectName() + " is not possible now");
    return action->trigger();
  }
  throw DemoFailure("no command has the key " + key.toString().toStdString());
}

void Demonstration::keyTo(const QString& control, int key) {
  auto* widget = stage_.window.findChild<QWidget*>(control);
  check(widget != nullptr && widget->isVisible() && widget->isEnabled(), control + " takes no key");
  for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
    QKeyEvent event(type, key, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
  }
}

void Demonstration::open(const QString& example) {
  const QString path = stage_.examples + QLatin1Char('/') + example;
  // the question holds the program up until it is answered
  QTimer answer;
  QObject::connect(&answer, &QTimer::timeout, &stage_.window, [this] {
    auto* question = stage_.window.findChild<QMessageBox*>("unsavedQuestion");
    if (question != nullptr && question->isVisible()) question->button(QMessageBox::Discard)->click();
  });
  answer.start(20);
  check(stage_.files.open(path), path + " was not opened");
}

void Demonstration::raise(const char* dock) {
  bring(*stage_.window.findChild<QDockWidget*>(QLatin1String(dock)));
  settle();
}

void Demonstration::picture(const QString& name) {
  settle();
  const QImage image =
      stage_.window.screen()->grabWindow(stage_.window.winId()).toImage().convertToFormat(QImage::Format_RGB32);
  check(!image.isNull(), "the screen cannot be read");
  const QString path = stage_.folder + "/" + name + ".png";
  check(image.save(path, "PNG", 0), path + " cannot be written");
}

}  // namespace linkwright::ui
