// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's commands do: each a line to the document, to what is looked at, or to the files.
#include "core/scene/scene.h"
#include "ui/build/dh_panel.h"
#include "ui/build/mechanism_panel.h"
#include "ui/build/property_panel.h"
#include "ui/document/edits.h"
#include "ui/document/evaluate.h"
#include "ui/document/look.h"
#include "ui/explain/check_flow.h"
#include "ui/explain/explain_panel.h"
#include "ui/explain/hand_out_flow.h"
#include "ui/main_window.h"
#include "ui/move/motion_editor.h"
#include "ui/move/motion_timeline.h"
#include "ui/move/motion_track.h"
#include "ui/move/motion_words.h"
#include "ui/move/timeline_panel.h"
#include "ui/plots/motion_plots_panel.h"
#include "ui/pose/poses_panel.h"
#include "ui/widgets/theme.h"
#include "ui/window/file_flow.h"
#include "ui/window/mesh_flow.h"
#include "ui/window/motion_files.h"
#include "ui/window/presentation.h"
#include "ui/window/report_flow.h"
#include "ui/window/shortcuts_dialog.h"
#include "ui/window/video_flow.h"
#include "ui/window/workspaces.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QShortcut>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kTimeStep = 0.02;  // s

/// A number that is being typed counts as entered before a command goes on.
void finishTyping() {
  if (auto* field = qobject_cast<QAbstractSpinBox*>(QApplication::focusWidget())) field->interpretText();
}

/// The plots for a video: there is nothing to press in one.
std::unique_ptr<QWidget> plotsOnly(Document& document, Interaction& interaction) {
  auto panel = std::make_unique<MotionPlotsPanel>(document, interaction);
  panel->setDark(isDark(interaction.themeChoice()));
  panel->findChild<QWidget*>("plotsHeader")->hide();
  return panel;
}

}  // namespace

void MainWindow::connectFileActions() {
  connect(actions_.open, &QAction::triggered, this, [this] {
    // what was opened is to be looked at and played: the keys are commands, wherever the focus was
    if (files_->openByDialog()) giveFocusBack();
  });
  connect(actions_.new_robot, &QAction::triggered, files_, &FileFlow::newByDialog);
  connect(actions_.examples, &QAction::triggered, files_, [this] { files_->showGallery(); });
  connect(files_, &FileFlow::chosen, this, &MainWindow::giveFocusBack);
  connect(files_, &FileFlow::simulationChosen, actions_.simulate,
          [simulate = actions_.simulate] { simulate->setChecked(true); });
  connect(files_, &FileFlow::begun, actions_.build, [build = actions_.build] { build->setChecked(true); });
  connect(actions_.save, &QAction::triggered, this, [this] {
    finishTyping();
    files_->save();
  });
  connect(actions_.save_as, &QAction::triggered, this, [this] {
    finishTyping();
    files_->saveAs();
  });
  connect(actions_.export_urdf, &QAction::triggered, this, [this] {
    finishTyping();
    files_->exportUrdf();
  });
  auto* report = new ReportFlow(document_, interaction_, this);
  report->setMeshes([this] { return meshes_->library().meshes(); });
  connect(actions_.report, &QAction::triggered, report, [report] {
    finishTyping();
    report->ask();
  });
  connect(report, &ReportFlow::told, files_, &FileFlow::tell);
  connect(report, &ReportFlow::warned, files_, &FileFlow::warn);
  connect(&docks_.properties->editor(), &PartEditor::told, files_, &FileFlow::tell);
  connect(docks_.dh, &DhPanel::loadWanted, files_, &FileFlow::openTableByDialog);
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  connect(actions_.shortcuts, &QAction::triggered, this, [this] {
    auto* dialog = new ShortcutsDialog(actions(), interaction_.mouseStyle(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
  });
  connect(actions_.about, &QAction::triggered, this, [this] {
    QMessageBox::about(this, tr("About Linkwright"),
                       tr("<b>Linkwright %1</b><p>For teaching and understanding the dynamics of robots.</p>"
                          "<p>GPL-3.0-or-later; the core library MIT.</p>")
                           .arg(QCoreApplication::applicationVersion()));
  });
}

void MainWindow::connectEditActions() {
  QUndoStack* stack = document_.undoStack();
  connect(actions_.undo, &QAction::triggered, &document_, &Document::undo);
  connect(actions_.redo, &QAction::triggered, &document_, &Document::redo);
  const auto show_undo = [this, stack] {
    actions_.undo->setEnabled(stack->canUndo() || document_.gestureActive());
    actions_.redo->setEnabled(stack->canRedo());
    const QString undo = stack->undoText().isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(stack->undoText());
    const QString redo = stack->redoText().isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(stack->redoText());
    actions_.undo->setText(undo);
    actions_.redo->setText(redo);
  };
  connect(stack, &QUndoStack::indexChanged, this, show_undo);
  connect(&document_, &Document::snapshotChanged, this, show_undo);
  show_undo();
  connect(actions_.cancel, &QAction::triggered, this,
          [this] { document_.gestureActive() ? document_.cancelGesture() : presentation_->setOn(false); });
  connect(actions_.ready_pose, &QAction::triggered, this, [this] { goToReadyPose(document_); });
  connect(actions_.store_pose, &QAction::triggered, this, &MainWindow::storePose);
  connect(docks_.timeline, &TimelinePanel::storePoseRequested, this, &MainWindow::storePose);
  connect(docks_.mechanism, &MechanismPanel::refused, files_, &FileFlow::warn);
  connectHandleActions();
}

// what the handles in 3D do: one of three, the third only while building
void MainWindow::connectHandleActions() {
  BuildLook* building = &interaction_.building();
  // a screen reader toggles a button and triggers nothing
  const auto choose = [this, building](QAction* action, GizmoMode mode) {
    connect(action, &QAction::toggled, this, [=, this](bool on) {
      if (!on) return;
      building->setTurnsAxis(false);
      interaction_.setGizmoMode(mode);
    });
  };
  choose(actions_.translate, GizmoMode::Translate);
  choose(actions_.rotate, GizmoMode::Rotate);
  connect(actions_.turn_axis, &QAction::toggled, building, [building](bool on) {
    if (on) building->setTurnsAxis(true);
  });
  connect(actions_.build_in_view, &QAction::toggled, building, &BuildLook::setOn);
  const auto show_mode = [this, building] {
    const bool moves = interaction_.gizmoMode() == GizmoMode::Translate;
    (building->turnsAxis() ? actions_.turn_axis : moves ? actions_.translate : actions_.rotate)->setChecked(true);
    actions_.turn_axis->setEnabled(building->isOn());
    actions_.build_in_view->setChecked(building->isOn());
  };
  connect(&interaction_, &Interaction::gizmoModeChanged, this, show_mode);
  connect(building, &BuildLook::changed, this, show_mode);
  show_mode();
}

void MainWindow::storePose() {
  finishTyping();
  const QString name = freePoseName(document_);
  ui::storePose(document_, name);
  if (findPose(document_.scene(), name) != nullptr) files_->tell(tr("Pose '%1' stored").arg(name));
}

void MainWindow::connectMotionActions() {
  connect(actions_.play, &QAction::triggered, this,
          [this] { document_.playback().isPlaying() ? document_.playback().pause() : document_.playback().play(); });
  no_motion_ = new QShortcut(actions_.play->shortcut(), this);
  connect(no_motion_, &QShortcut::activated, this, [this] {
    const QString error = firstError(document_.snapshot()->motion);
    files_->warn(error.isEmpty() ? tr("There is no motion yet. Add two waypoints in the workspace Move, or choose two "
                                      "stored poses below the torques.")
                                 : tr("The motion cannot be played: %1.").arg(error));
  });
  connect(actions_.time_back, &QAction::triggered, this, [this] { stepTime(-kTimeStep); });
  connect(actions_.time_forward, &QAction::triggered, this, [this] { stepTime(kTimeStep); });
  connectMotionLook();
  connectPlayback();
  auto* motions = new MotionFiles(*this, *menuBar()->findChild<QMenu*>("menuMotion"), document_, interaction_, *files_);
  connect(motions, &MotionFiles::imported, actions_.move, &QAction::trigger);
  auto* video = new VideoFlow(document_, interaction_, this);
  video->setView([this] { return view_.get(); });
  video->setPlots([this] { return pictureOf(plotsOnly(document_, interaction_)); });
  connect(actions_.save_video, &QAction::triggered, video, &VideoFlow::ask);
  connect(video, &VideoFlow::told, files_, &FileFlow::tell);
  connect(video, &VideoFlow::warned, files_, &FileFlow::warn);
  connectWalkActions();
  auto* hand_out = new HandOutFlow(document_, interaction_, this);
  connect(actions_.hand_out, &QAction::triggered, hand_out, &HandOutFlow::ask);
  connect(hand_out, &HandOutFlow::told, files_, &FileFlow::tell);
  connect(hand_out, &HandOutFlow::warned, files_, &FileFlow::warn);
  check_ = new CheckFlow(document_, interaction_, this);
  connect(actions_.check_values, &QAction::triggered, check_, &CheckFlow::show);
  connect(check_, &CheckFlow::opened, actions_.explain, &QAction::trigger);
  connect(check_, &CheckFlow::opened, this, [this] {
    // the sheet in which the difference is marked
    auto* dock = findChild<QDockWidget*>("dockTable");
    dock->show();
    dock->raise();
  });
  connect(check_, &CheckFlow::told, files_, &FileFlow::tell);
  connect(check_, &CheckFlow::warned, files_, &FileFlow::warn);
  // a choice made with the mouse is done: the keys are commands again
  for (QComboBox* box : docks_.timeline->findChildren<QComboBox*>()) {
    connect(box, &QComboBox::activated, this, [this] {
      // once the list has closed
      if (last_input_by_mouse_) QTimer::singleShot(0, this, &MainWindow::giveFocusBack);
    });
  }
}

// the drag that becomes a motion, and what of a motion is shown in 3D
void MainWindow::connectMotionLook() {
  connect(actions_.drag_motion, &QAction::triggered, &recorder_, &DragRecorder::makeMotion);
  const auto show_drag = [this] { actions_.drag_motion->setEnabled(recorder_.hasDrag()); };
  connect(&recorder_, &DragRecorder::changed, this, show_drag);
  show_drag();
  MoveLook* look = &moving_;
  connect(actions_.motion_ghosts, &QAction::toggled, look, &MoveLook::setShowsGhosts);
  connect(actions_.motion_path, &QAction::toggled, look, &MoveLook::setShowsPath);
  // elsewhere the motion is not what is looked at
  connect(actions_.move, &QAction::toggled, look, &MoveLook::setOn);
  const auto show_look = [this, look] {
    actions_.motion_ghosts->setChecked(look->showsGhosts());
    actions_.motion_path->setChecked(look->showsPath());
    for (QAction* action : {actions_.motion_ghosts, actions_.motion_path}) action->setEnabled(look->isOn());
  };
  connect(look, &MoveLook::changed, this, show_look);
  show_look();
}

void MainWindow::connectPlayback() {
  Playback* playback = &document_.playback();
  connect(actions_.loop, &QAction::toggled, playback, &Playback::setLooping);
  const auto scale = [this, playback](QAction* action, double factor) {
    connect(action, &QAction::triggered, playback,
            [playback, factor] { playback->setSpeed(factor * playback->speed()); });
  };
  scale(actions_.slower, 0.5);
  scale(actions_.faster, 2.0);
  connect(actions_.usual_speed, &QAction::triggered, playback, [playback] { playback->setSpeed(1.0); });
  MotionTrack* track = &docks_.motion_time->track();
  connect(actions_.range_start, &QAction::triggered, track, &MotionTrack::setRangeStart);
  connect(actions_.range_end, &QAction::triggered, track, &MotionTrack::setRangeEnd);
  connect(actions_.range_none, &QAction::triggered, playback, [playback] { playback->setRange(std::nullopt); });
  const auto show_settings = [this, playback] {
    actions_.loop->setChecked(playback->isLooping());
    actions_.slower->setEnabled(playback->speed() > kSlowestSpeed);
    actions_.faster->setEnabled(playback->speed() < kFastestSpeed);
    actions_.usual_speed->setEnabled(playback->speed() != 1.0);
    actions_.range_none->setEnabled(playback->range().has_value());
  };
  connect(playback, &Playback::settingsChanged, this, show_settings);
  show_settings();
  connect(actions_.add_waypoint, &QAction::triggered, this, [this] {
    const int before = docks_.motion->waypointCount();
    finishTyping();
    docks_.motion->addPresentPose();
    // where the list of waypoints is not seen, drags do not change them
    if (!moving_.isOn()) editWaypoint(document_, std::nullopt);
    if (docks_.motion->waypointCount() > before)
      files_->tell(tr("Waypoint %1 added").arg(docks_.motion->chosen() + 1));
    else
      files_->warn(tr("This motion has no list of waypoints: in Move it can be made one."));
  });
}

void MainWindow::stepTime(double seconds) {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot->motion.curves) return;
  document_.playback().pause();
  document_.playback().setTime(snapshot->time + seconds);
}

void MainWindow::connectWalkActions() {
  Stepper* stepper = &docks_.explain->stepper();
  connect(actions_.step_forward, &QAction::triggered, stepper, &Stepper::next);
  connect(actions_.step_back, &QAction::triggered, stepper, &Stepper::previous);
  connect(actions_.step_first, &QAction::triggered, stepper, &Stepper::first);
  connect(actions_.step_turn, &QAction::triggered, stepper, &Stepper::toEndOfPass);
  connect(actions_.step_last, &QAction::triggered, stepper, &Stepper::last);
  connect(actions_.step_leave, &QAction::triggered, stepper, &Stepper::leave);
  connect(actions_.step_return, &QAction::triggered, stepper, &Stepper::returnFromSource);
  connect(actions_.step_play, &QAction::triggered, stepper, &Stepper::setPlaying);
  connect(stepper, &Stepper::playingChanged, actions_.step_play, &QAction::setChecked);
  Walk* walk = &interaction_.walk();
  connect(walk, &Walk::stepChanged, this, &MainWindow::showPossible);
  connect(stepper, &Stepper::canReturnChanged, this, &MainWindow::showPossible);
  const std::pair<QAction*, Granularity> steps[] = {{actions_.by_link, Granularity::Link},
                                                    {actions_.by_equation, Granularity::Equation},
                                                    {actions_.by_term, Granularity::Term}};
  for (const auto& [action, granularity] : steps) {
    connect(action, &QAction::triggered, walk, [walk, g = granularity] { walk->setGranularity(g); });
  }
  const std::pair<QAction*, Notation> notations[] = {{actions_.symbols_source, Notation::Source},
                                                     {actions_.symbols_craig, Notation::CraigLuh},
                                                     {actions_.symbols_featherstone, Notation::Featherstone},
                                                     {actions_.symbols_lynch, Notation::LynchPark}};
  for (const auto& [action, notation] : notations) {
    connect(action, &QAction::triggered, walk, [walk, n = notation] { walk->setNotation(n); });
  }
  connect(actions_.draw_sums, &QAction::triggered, walk, &Walk::setDrawsSums);
  PredictionGame* game = &docks_.explain->game();
  connect(actions_.predict, &QAction::triggered, game, &PredictionGame::setOn);
  files_->setAlsoAsked([this] { return docks_.explain->mayLeaveRun(); });
  connect(game, &PredictionGame::changed, this, [this, game] { actions_.predict->setChecked(game->isOn()); });
  const auto show_look = [this, walk, steps = std::to_array(steps), notations = std::to_array(notations)] {
    for (const auto& [action, granularity] : steps) action->setChecked(walk->granularity() == granularity);
    for (const auto& [action, notation] : notations) action->setChecked(walk->notation() == notation);
    actions_.draw_sums->setChecked(walk->drawsSums());
  };
  connect(walk, &Walk::lookChanged, this, show_look);
  show_look();
}

void MainWindow::connectViewActions() {
  actions_.pose->setChecked(true);
  // a screen reader toggles a button and triggers nothing
  const std::pair<QAction*, Workspace> workspaces[] = {
      {actions_.build, Workspace::Build},       {actions_.pose, Workspace::Pose},
      {actions_.move, Workspace::Move},         {actions_.explain, Workspace::Explain},
      {actions_.simulate, Workspace::Simulate}, {actions_.elastic, Workspace::Elastic}};
  for (const auto& [action, workspace] : workspaces) {
    connect(action, &QAction::toggled, this, [this, shown = workspace](bool on) {
      if (on) workspaces_->show(shown);
    });
  }
  connect(actions_.build, &QAction::toggled, this, [this](bool on) {
    // the arrows of a step are not what is built
    if (on) actions_.step_leave->trigger();
    interaction_.building().setOn(on);
  });
  connect(actions_.triads, &QAction::toggled, &interaction_, &Interaction::setShowsTriads);
  connect(actions_.centres_of_mass, &QAction::toggled, &interaction_, &Interaction::setShowsCentresOfMass);
  connect(actions_.joint_axes, &QAction::toggled, &interaction_, &Interaction::setShowsJointAxes);
  connect(actions_.inertia_ellipsoid, &QAction::toggled, &interaction_, &Interaction::setShowsInertiaEllipsoid);
  const auto show_options = [this] {
    actions_.triads->setChecked(interaction_.showsTriads());
    actions_.centres_of_mass->setChecked(interaction_.showsCentresOfMass());
    actions_.joint_axes->setChecked(interaction_.showsJointAxes());
    actions_.inertia_ellipsoid->setChecked(interaction_.showsInertiaEllipsoid());
  };
  connect(&interaction_, &Interaction::displayOptionsChanged, this, show_options);
  show_options();
  connect(actions_.full_screen, &QAction::triggered, this,
          [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
  connect(actions_.reset_panels, &QAction::triggered, this, &MainWindow::resetPanels);
  connect(workspaces_, &Workspaces::leaving, presentation_, &Presentation::giveBack);
  connect(workspaces_, &Workspaces::changed, presentation_, &Presentation::hideParts);
  connect(actions_.presentation, &QAction::triggered, presentation_, &Presentation::setOn);
  connect(presentation_, &Presentation::changed, this, [this](bool on) {
    actions_.presentation->setChecked(on);
    showPossible();
  });
  const std::pair<QAction*, int> sizes[] = {
      {actions_.text_100, 100}, {actions_.text_125, 125}, {actions_.text_150, 150}, {actions_.text_200, 200}};
  for (const auto& [action, percent] : sizes) {
    connect(action, &QAction::triggered, this, [this, size = percent] { setTextSize(size); });
  }
  connect(actions_.text_larger, &QAction::triggered, this, [this] { stepTextSize(+1); });
  connect(actions_.text_smaller, &QAction::triggered, this, [this] { stepTextSize(-1); });
  connect(actions_.degrees, &QAction::triggered, this, [this] { interaction_.setAngleUnit(AngleUnit::Degree); });
  connect(actions_.radians, &QAction::triggered, this, [this] { interaction_.setAngleUnit(AngleUnit::Radian); });
  const auto show_unit = [this](AngleUnit unit) {
    actions_.degrees->setChecked(unit == AngleUnit::Degree);
    actions_.radians->setChecked(unit == AngleUnit::Radian);
  };
  connect(&interaction_, &Interaction::angleUnitChanged, this, show_unit);
  show_unit(interaction_.angleUnit());
  connect(actions_.theme_system, &QAction::triggered, this,
          [this] { interaction_.setThemeChoice(ThemeChoice::System); });
  connect(actions_.theme_light, &QAction::triggered, this, [this] { interaction_.setThemeChoice(ThemeChoice::Light); });
  connect(actions_.theme_dark, &QAction::triggered, this, [this] { interaction_.setThemeChoice(ThemeChoice::Dark); });
  connect(actions_.theme_contrast, &QAction::triggered, this,
          [this] { interaction_.setThemeChoice(ThemeChoice::HighContrast); });
}

void MainWindow::showPossible() {
  const SnapshotPtr snapshot = document_.snapshot();
  const bool has_motion = snapshot->motion.curves != nullptr;
  for (QAction* action : {actions_.play, actions_.loop, actions_.time_back, actions_.time_forward, actions_.range_start,
                          actions_.range_end, actions_.save_video})
    action->setEnabled(has_motion);
  actions_.add_waypoint->setEnabled(snapshot->model->dof() > 0);
  // in Simulate the key is the run's
  no_motion_->setEnabled(!has_motion && !simulating_.isOn());
  const bool has_steps = !snapshot->steps->empty();
  for (QAction* action : {actions_.step_first, actions_.step_forward, actions_.step_back})
    action->setEnabled(has_steps);
  for (QAction* action : {actions_.step_turn, actions_.step_last, actions_.step_play}) action->setEnabled(has_steps);
  actions_.step_leave->setEnabled(interaction_.walk().step() >= 0);
  actions_.step_return->setEnabled(docks_.explain->stepper().canReturn());
  actions_.cancel->setEnabled(document_.gestureActive() || presentation_->isOn());
}

}  // namespace linkwright::ui
