// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/drag_recorder.h"
#include "ui/document/elastic_look.h"
#include "ui/document/ik_study.h"
#include "ui/document/interaction.h"
#include "ui/document/move_look.h"
#include "ui/document/simulation_look.h"
#include "ui/view3d/view3d.h"
#include "ui/window/actions.h"
#include "ui/window/docks.h"
#include "ui/work/elastic_study.h"
#include "ui/work/simulation_session.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <memory>

class QShortcut;

namespace linkwright::ui {

class CheckFlow;
class FileFlow;
class MeshFlow;
class Presentation;
class Safety;
class SettingsFlow;
class Workspaces;

struct WindowOptions {
  QString examples_folder;                  ///< holds the files of Open Example
  bool remembers = false;                   ///< size, theme and recent files are kept from one run to the next
  ThemeChoice theme = ThemeChoice::System;  ///< where nothing is remembered
  std::function<std::unique_ptr<View3D>()> make_view;  ///< none: the middle stays empty
  QString sessions_folder = {};  ///< where unsaved work is kept (ui/window/safety.h); empty: nowhere
  int autosave_seconds = 0;      ///< in place of the setting; 0: the setting's
};

/// The window: the 3D view, the panels round it, commands and files. It wires these together and does nothing else.
class MainWindow : public QMainWindow {
  Q_OBJECT
public:
  explicit MainWindow(WindowOptions options, QWidget* parent = nullptr);
  ~MainWindow() override;

  Document& document() { return document_; }
  SimulationSession& simulation() { return simulation_; }
  SimulationLook& simulating() { return simulating_; }
  ElasticStudy& elastic() { return elastic_; }
  ElasticLook& bending() { return bending_; }
  Interaction& interaction() { return interaction_; }
  IkStudy& study() { return study_; }
  DragRecorder& recorder() { return recorder_; }
  MoveLook& moving() { return moving_; }
  FileFlow& files() { return *files_; }
  MeshFlow& meshes() { return *meshes_; }
  const WindowActions& actionsOfWindow() const { return actions_; }
  const WindowDocks& panels() const { return docks_; }
  Safety& safety() { return *safety_; }
  SettingsFlow& settings() { return *settings_; }
  /// Null until the window has been shown: the scene is built after the first paint.
  View3D* view() { return view_.get(); }

signals:
  void viewMade();

protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  void makeView();
  void connectFileActions();
  void connectEditActions();
  void connectHandleActions();
  void connectMotionActions();
  void connectMotionLook();
  void connectViewActions();
  void showTitle();
  void showPossible();
  void showTheme();
  void setTextSize(int percent);
  void stepTextSize(int by);
  void arrangePanels();
  void resetPanels();
  void giveFocusBack();
  void watchFocus(QObject* watched, bool comes, Qt::FocusReason reason);
  void stepTime(double seconds);
  void connectPlayback();
  void connectWalkActions();
  void storePose();
  void restoreLook();
  void restorePlace();
  void storeSettings();
  void makeSafety();

  WindowOptions options_;
  Document document_;
  Interaction interaction_;
  IkStudy study_{document_};
  DragRecorder recorder_{document_};
  MoveLook moving_;
  SimulationSession simulation_{document_};
  SimulationLook simulating_;
  ElasticStudy elastic_{document_};
  ElasticLook bending_;
  WindowActions actions_;
  WindowDocks docks_{};
  FileFlow* files_;
  MeshFlow* meshes_ = nullptr;
  CheckFlow* check_ = nullptr;
  Presentation* presentation_;
  Workspaces* workspaces_ = nullptr;
  std::unique_ptr<Safety> safety_;
  SettingsFlow* settings_ = nullptr;
  int text_percent_ = 100;
  std::unique_ptr<View3D> view_;
  QShortcut* no_motion_ = nullptr;  ///< Space while there is nothing to play
  bool view_asked_for_ = false;
  QPointer<QWidget> focus_;  ///< the widget of this window that has the focus, or had it when the window went
  bool focus_by_mouse_ = false;
  bool last_input_by_mouse_ = false;
};

}  // namespace linkwright::ui
