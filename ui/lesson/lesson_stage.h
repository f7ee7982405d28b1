// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/lesson_session.h"

#include <QObject>
#include <QPointer>
#include <QToolBar>

#include <functional>

class QMainWindow;

namespace linkwright::ui {

class LessonPane;
class View3D;
class Workspaces;

/// A camera of a lesson (lesson_names.h), with all of the robot in view. False: it stays where it is.
bool pointCamera(View3D& view, const std::string& camera);

/// A lesson in a window of its own: its panel at the left, and of each step the mode, the panels and the camera.
class LessonStage : public QObject {
  Q_OBJECT
public:
  /// `view`: the window's, null before it is made; attach() tells when it is.
  LessonStage(LessonSession& session, QMainWindow& window, Workspaces& workspaces, std::function<View3D*()> view);
  /// Takes the panel with it: to go before the session does.
  ~LessonStage() override;

  void attach();

signals:
  /// The person is done with it.
  void exitWanted();

private:
  void put();
  void putCamera();
  void showRing();
  void showHeld();
  void openTable();
  void run();

  LessonSession& session_;
  QMainWindow& window_;
  Workspaces& workspaces_;
  std::function<View3D*()> view_;
  LessonPane* panel_;
  QPointer<QToolBar> bar_;
};

}  // namespace linkwright::ui
