// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/view3d/view3d.h"

#include <QKeySequence>
#include <QPointF>
#include <QString>

#include <functional>
#include <optional>
#include <stdexcept>
#include <utility>

class QMainWindow;

namespace linkwright::ui {

class FileFlow;

/// A step of the demonstration did not have its effect.
class DemoFailure : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// The hands and the eyes of the demonstration: sends events to the real widgets, waits for what follows from them,
/// takes pictures of what is on the screen.
class Demonstration {
public:
  /// What it drives, and where to: the folder of pictures, and that of the examples.
  struct Stage {
    QMainWindow& window;
    Document& document;
    FileFlow& files;
    std::function<View3D*()> view;
    QString folder, examples;
  };
  explicit Demonstration(Stage stage) : stage_(std::move(stage)) {}

  View3D& view() const { return *stage_.view(); }

  /// Runs the event loop until the condition holds; throws with `what` after 20 s.
  void waitFor(const std::function<bool()>& condition, const QString& what);
  /// Waits until what was asked for is drawn: no new frame of the scene and no repaint is under way any more.
  void settle();

  /// Press, moves along the line, release, each drawn before the next. `target` takes the events.
  void drag(QObject* target, QPointF from, QPointF to, int moves, bool release = true);
  void press(QObject* target, QPointF at);
  void move(QObject* target, QPointF at);
  void release(QObject* target, QPointF at);
  void click(const QString& button_name);
  /// A key as from the keyboard: to the window that has the focus, where commands answer to it first. On a display
  /// that gives no window the focus (no window manager) the command of that key is asked for directly.
  void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// A key to one control.
  void keyTo(const QString& control, int key);
  /// Opens an example, by its file's name; unsaved changes are discarded where the window asks.
  void open(const QString& example);
  /// Brings a dock to the front.
  void raise(const char* dock);

  /// The whole window as it is on the screen, as folder/name.png.
  void picture(const QString& name);
  static void check(bool holds, const QString& what);

private:
  bool takeFocus();
  void command(const QKeySequence& key);

  Stage stage_;
  std::optional<bool> has_focus_;  ///< unknown until a key is first needed
};

}  // namespace linkwright::ui
