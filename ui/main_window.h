// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/require.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/document/lesson_session.h"
#include "ui/view3d/view3d.h"
#include "ui/window/actions.h"
#include "ui/workspaces/workspace_module.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace linkwright::ui {

class FileFlow;
class MeshFlow;
class Presentation;
class Safety;
class SettingsFlow;
class Workspaces;
struct WindowMenus;
class ExerciseFlow;
class LessonFlow;
class LessonStage;

struct WindowOptions {
  QString examples_folder;                  ///< the files of the gallery
  bool remembers = false;                   ///< size, theme and recent files are kept from one run to the next
  ThemeChoice theme = ThemeChoice::System;  ///< where nothing is remembered
  std::function<std::unique_ptr<View3D>()> make_view;  ///< none: the middle stays empty
  /// Those of the bar; none: makeWorkspaces.
  std::function<std::vector<std::unique_ptr<WorkspaceModule>>(const WorkspaceContext&)> make_workspaces = {};
  QString sessions_folder = {};  ///< where unsaved work is kept (ui/files/safety.h); empty: nowhere
  int autosave_seconds = 0;      ///< in place of the setting; 0: the setting's
  QString lessons_folder = {};   ///< of the lessons in the menu Help; empty: there are none
  QString progress_folder = {};  ///< where answers to lessons are kept; empty: nowhere
  /// The window is for this lesson alone: it holds nothing of the person's, and neither opens nor saves files.
  std::shared_ptr<const OpenLesson> lesson = {};
  QString language = {};                    ///< that was chosen, to be ticked; empty: none can be chosen
  std::shared_ptr<Document> document = {};  ///< open already; null: a new one
  QString mode = {};                        ///< of a document that is open: the key of the workspace it is shown in
};

/// The window: the 3D view, the workspaces round it, commands and files. It wires these together and does nothing else.
class MainWindow : public QMainWindow {
  Q_OBJECT
public:
  explicit MainWindow(WindowOptions options, QWidget* parent = nullptr);
  ~MainWindow() override;

  Document& document() { return document_; }
  Interaction& interaction() { return interaction_; }
  FileFlow& files() { return *files_; }
  MeshFlow& meshes() { return *meshes_; }
  const WindowActions& actionsOfWindow() const { return actions_; }
  Workspaces& workspaces() { return *workspaces_; }
  /// The part of that class, a panel or what a workspace works with; there has to be one.
  template <class Part>
  Part& part() const {
    auto* found = findChild<Part*>();
    if (found == nullptr) {
      makePanelsOf(*this);
      found = findChild<Part*>();
    }
    require(found != nullptr, Part::staticMetaObject.className());
    return *found;
  }
  Safety& safety() { return *safety_; }
  SettingsFlow& settings() { return *settings_; }
  LessonFlow* lessons() { return lessons_; }           ///< null in a window of a lesson
  ExerciseFlow* exercises() { return exercises_; }     ///< the same
  LessonSession* lessonSession() { return session_; }  ///< null but there
  /// The window in which a lesson is taken while this one is set aside; null: none is.
  MainWindow* lessonWindow() { return lesson_window_.get(); }
  void openLesson(const QString& folder);
  /// For a window that takes the place of this one: the same document in the same mode.
  WindowOptions successor();
  /// Null until the window has been shown: the scene is built after the first paint.
  View3D* view() { return view_.get(); }

signals:
  void viewMade();
  /// A person wants the window in that language, and has answered for what would be lost: its code, or "system".
  void languageChosen(const QString& language);
  /// A lesson's window is to go; the person comes back to their own.
  void lessonLeft();

protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  void makeView();
  void makePanels(const WindowMenus& menus);
  void connectFileActions();
  void connectEditActions();
  void connectHandleActions();
  void connectViewActions();
  void shareHeights();
  void showTitle();
  void showModified();
  void showPossible();
  void chooseLanguage(const QString& language);
  bool mayLeaveWritings();
  void closeWritings();
  void showTheme();
  void setTextSize(int percent);
  void showTextSize();
  void stepTextSize(int by);
  void arrangePanels();
  void resetPanels();
  void giveFocusBack();
  void watchFocus(QObject* watched, bool comes, Qt::FocusReason reason);
  void storePose();
  void restoreLook();
  void restorePlace();
  void storeSettings();
  void makeSafety();
  void makeLessons(const WindowMenus& menus);
  void takeLesson(const std::shared_ptr<const OpenLesson>& lesson, int step, const std::vector<StepMark>& marks);
  void showLesson(const std::shared_ptr<const OpenLesson>& lesson, int step, const std::vector<StepMark>& marks,
                  const QString& progress_folder);
  void tryLesson(const std::shared_ptr<const OpenLesson>& lesson, int step);
  void comeBack();

  WindowOptions options_;
  std::shared_ptr<Document> kept_;
  Document& document_;
  Interaction interaction_;
  WindowActions actions_;
  FileFlow* files_;
  MeshFlow* meshes_ = nullptr;
  Presentation* presentation_ = nullptr;
  std::vector<std::unique_ptr<WorkspaceModule>> modules_;
  Workspaces* workspaces_ = nullptr;
  std::unique_ptr<Safety> safety_;
  SettingsFlow* settings_ = nullptr;
  LessonFlow* lessons_ = nullptr;
  ExerciseFlow* exercises_ = nullptr;
  LessonSession* session_ = nullptr;
  LessonStage* stage_ = nullptr;
  std::unique_ptr<MainWindow> lesson_window_;
  int text_percent_ = 100;
  std::unique_ptr<View3D> view_;
  bool view_asked_for_ = false;
  QPointer<QWidget> focus_;  ///< the widget of this window that has the focus, or had it when the window went
  bool focus_by_mouse_ = false;
  bool last_input_by_mouse_ = false;
};

}  // namespace linkwright::ui
