// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/move_workspace.h"

#include "ui/document/edits.h"
#include "ui/document/evaluate.h"
#include "ui/document/motion_time.h"
#include "ui/files/file_flow.h"
#include "ui/files/motion_files.h"
#include "ui/plots/motion_plots_panel.h"
#include "ui/plots/torque_panel.h"
#include "ui/video/video_flow.h"
#include "ui/widgets/action_maker.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/demonstration.h"
#include "ui/workspaces/move/motion_binding.h"
#include "ui/workspaces/move/motion_editor.h"
#include "ui/workspaces/move/motion_timeline.h"
#include "ui/workspaces/move/motion_track.h"
#include "ui/workspaces/move/motion_view_button.h"
#include "ui/workspaces/move/motion_words.h"
#include "ui/workspaces/move/position_plot_panel.h"
#include "ui/workspaces/move/quick_motion_panel.h"
#include "ui/workspaces/move/statistics_panel.h"
#include "ui/workspaces/move/waypoints_panel.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

/// The plots for a video: there is nothing to press in one.
std::unique_ptr<QWidget> plotsOnly(Document& document, Interaction& interaction) {
  auto panel = std::make_unique<MotionPlotsPanel>(document, interaction);
  panel->findChild<QWidget*>("plotsHeader")->hide();
  return panel;
}

}  // namespace

MoveWorkspace::MoveWorkspace(const WorkspaceContext& context)
    //: verb: the mode in which motions are made
    : WorkspaceModule(context, {"Move", tr("&Move"), "move.md", true}),
      look_(new MoveViewOptions(this)),
      recorder_(new DragRecorder(document_, this)),
      editor_(new MotionEditor(document_, interaction_, this)) {}

void MoveWorkspace::makePanels(DockMaker& docks) {
  makeTorques(docks);
  docks.makeLater<WaypointsPanel>(
      "dockWaypoints", tr("Waypoints"), [this](WaypointsPanel& panel) { waypoints_ = &panel; }, *editor_);
  docks.makeLater<MotionTimeline>(
      "dockTimeline", tr("Timeline"),
      [this](MotionTimeline& timeline) {
        timeline.addTool(new MotionViewButton(document_, interaction_, *look_, &timeline));
        connect(&timeline, &MotionTimeline::editWanted, this, [this] {
          bring(*dock("dockWaypoints"));
          if (waypoints_ != nullptr) waypoints_->focusList();
        });
      },
      *editor_);
  //: noun: name of a panel
  docks.makeLater<MotionPlotsPanel>("dockPlots", tr("Plots"), {}, document_, interaction_);
  docks.makeLater<StatisticsPanel>(
      "dockStatistics", tr("Statistics"),
      [this](StatisticsPanel& panel) {
        connect(&panel, &StatisticsPanel::importWanted, motions_->importAction(), &QAction::trigger);
      },
      document_, interaction_);
  docks.makeLater<PositionPlotPanel>("dockPositionPlot", tr("Torque against Position"), {}, document_, interaction_);
}

void MoveWorkspace::makeTorques(DockMaker& docks) {
  auto* moving = docks.make<QWidget>("dockMotion", tr("Torques and Motion"));
  torques_ = new TorquePanel(document_, moving);
  torques_->follow(interaction_.walk());
  quick_ = new QuickMotionPanel(document_, moving);
  QVBoxLayout* layout = innerColumnIn(*moving);
  layout->setSpacing(0);
  layout->addWidget(torques_, 1);
  layout->addWidget(quick_);
}

void MoveWorkspace::makeCommands(const WorkspaceMenus& menus) {
  const ActionMaker maker(window_);
  Commands& c = commands_;
  c.play = maker.make("actionPlay", tr("&Play or Pause"), {Qt::Key_Space}, "play");
  //: verb: repeat the motion
  c.loop = maker.makeSwitch("actionLoop", tr("&Loop"), {QKeySequence("Ctrl+L")}, "loop");
  c.time_back = maker.make("actionTimeBack", tr("Step &Back"), {Qt::Key_Comma});
  c.time_forward = maker.make("actionTimeForward", tr("Step &Forward"), {Qt::Key_Period});
  c.drag_motion = maker.make("actionDragMotion", tr("Make Motion from Last &Drag"));
  c.ghosts = maker.makeSwitch("actionMotionGhosts", tr("Gh&osts of the Motion"), {Qt::Key_G});
  c.path = maker.makeSwitch("actionMotionPath", tr("End-Effector Pat&h"), {Qt::Key_H});
  c.save_video = maker.make("actionSaveVideo", tr("Save &Video…"));
  c.add_waypoint = maker.make("actionAddWaypoint", tr("Add &Waypoint"), {Qt::Key_A}, "store");
  // a key that is held adds one
  c.add_waypoint->setAutoRepeat(false);
  //: adverb: play the motion
  c.slower = maker.make("actionSlower", tr("Sl&ower"), {QKeySequence("<")});
  //: adverb: play the motion
  c.faster = maker.make("actionFaster", tr("&Faster"), {QKeySequence(">")});
  c.usual_speed = maker.make("actionUsualSpeed", tr("&Normal Speed"));
  c.range_start = maker.make("actionRangeStart", tr("Set &Range Start"), {QKeySequence("Shift+I")}, "range-in");
  c.range_end = maker.make("actionRangeEnd", tr("Set Range E&nd"), {QKeySequence("Shift+O")}, "range-out");
  c.range_none = maker.make("actionRangeNone", tr("Cle&ar Range"), {QKeySequence("Shift+L")});
  fillMenu(menus);
}

void MoveWorkspace::fillMenu(const WorkspaceMenus& menus) {
  const Commands& c = commands_;
  auto* menu = new QMenu(tr("&Motion"), &menus.bar);
  menu->setObjectName("menuMotion");
  menus.bar.insertMenu(menus.view, menu);
  menu->addActions({c.play, c.loop});
  menu->addSeparator();
  menu->addActions({c.time_back, c.time_forward});
  menu->addSeparator();
  menu->addActions({c.add_waypoint, c.drag_motion});
  menu->addSeparator();
  menu->addMenu(tr("&Speed"))->addActions({c.slower, c.faster, c.usual_speed});
  menu->addActions({c.range_start, c.range_end, c.range_none});
  menu->addAction(c.save_video);
  motions_ = new MotionFiles(window_, *menu, document_, interaction_, files_);
  menus.shown.insertActions(menus.shown_end, {c.ghosts, c.path});
}

void MoveWorkspace::connectPanels() {
  connect(torques_, &TorquePanel::explainRequested, &interaction_.walk(), &Walk::torqueStepWanted);
  connect(torques_, &TorquePanel::whyRequested, &interaction_.walk(), &Walk::whyWanted);
  connect(torques_, &TorquePanel::torqueChosen, &interaction_.walk(), &Walk::torqueChosen);
  for (QComboBox* box : quick_->findChildren<QComboBox*>())
    connect(box, &QComboBox::activated, this, &MoveWorkspace::choiceMade);
  connect(motions_, &MotionFiles::imported, action(), &QAction::trigger);
  connectPlayback();
  connectLook();
  makeVideo();
  connect(&document_, &Document::snapshotChanged, this, &MoveWorkspace::showPossible);
  connect(&document_, &Document::opened, this, &MoveWorkspace::standOnMotion);
  showPossible();
}

void MoveWorkspace::connectPlayback() {
  Playback* playback = &document_.playback();
  const Commands& c = commands_;
  connect(c.play, &QAction::triggered, this, [this] { togglePlay(document_); });
  no_motion_ = new QShortcut(c.play->shortcut(), &window_);
  connect(no_motion_, &QShortcut::activated, this, &MoveWorkspace::sayNoMotion);
  connect(c.time_back, &QAction::triggered, this, [this] { stepTime(document_, -kSmallTimeStep); });
  connect(c.time_forward, &QAction::triggered, this, [this] { stepTime(document_, kSmallTimeStep); });
  connect(c.loop, &QAction::toggled, playback, &Playback::setLooping);
  connect(c.slower, &QAction::triggered, playback, [playback] { playback->setSpeed(0.5 * playback->speed()); });
  connect(c.faster, &QAction::triggered, playback, [playback] { playback->setSpeed(2.0 * playback->speed()); });
  connect(c.usual_speed, &QAction::triggered, playback, [playback] { playback->setSpeed(1.0); });
  connect(c.range_start, &QAction::triggered, editor_, &MotionEditor::setRangeStart);
  connect(c.range_end, &QAction::triggered, editor_, &MotionEditor::setRangeEnd);
  connect(c.range_none, &QAction::triggered, playback, [playback] { playback->setRange(std::nullopt); });
  connect(c.add_waypoint, &QAction::triggered, this, &MoveWorkspace::addWaypoint);
  const auto show_settings = [c, playback] {
    c.loop->setChecked(playback->isLooping());
    c.slower->setEnabled(playback->speed() > kSlowestSpeed);
    c.faster->setEnabled(playback->speed() < kFastestSpeed);
    c.usual_speed->setEnabled(playback->speed() != 1.0);
    c.range_none->setEnabled(playback->range().has_value());
  };
  connect(playback, &Playback::settingsChanged, this, show_settings);
  show_settings();
}

// the drag that becomes a motion, and what of a motion is shown in 3D
void MoveWorkspace::connectLook() {
  const Commands& c = commands_;
  connect(c.drag_motion, &QAction::triggered, recorder_, &DragRecorder::makeMotion);
  const auto show_drag = [this] { commands_.drag_motion->setEnabled(recorder_->hasDrag()); };
  connect(recorder_, &DragRecorder::changed, this, show_drag);
  show_drag();
  connect(c.ghosts, &QAction::toggled, look_, &MoveViewOptions::setShowsGhosts);
  connect(c.path, &QAction::toggled, look_, &MoveViewOptions::setShowsPath);
  const auto show_look = [this] {
    commands_.ghosts->setChecked(look_->showsGhosts());
    commands_.path->setChecked(look_->showsPath());
    for (QAction* each : {commands_.ghosts, commands_.path}) each->setEnabled(look_->isOn());
  };
  connect(look_, &MoveViewOptions::changed, this, show_look);
  show_look();
}

void MoveWorkspace::makeVideo() {
  auto* video = new VideoFlow(document_, interaction_, &window_);
  video->setView([this] { return view_.data(); });
  video->setPlots([this] { return pictureOf(plotsOnly(document_, interaction_)); });
  connect(commands_.save_video, &QAction::triggered, video, &VideoFlow::ask);
  files_.listenTo(video);
}

void MoveWorkspace::sayNoMotion() {
  const QString error = firstError(document_.snapshot()->motion);
  files_.warn(error.isEmpty()
                  ? tr("No motion yet. Add two waypoints in Move, or select two saved poses below the torque plot.")
                  : tr("The motion cannot be played: %1.").arg(error));
}

void MoveWorkspace::addWaypoint() {
  const int before = editor_->waypointCount();
  finishTyping(window_);
  editor_->addPresentPose();
  if (editor_->waypointCount() > before)
    files_.tell(tr("Waypoint %1 added").arg(editor_->chosen() + 1));
  else
    files_.warn(tr("This motion has no waypoints. Convert it to waypoints in Move."));
}

void MoveWorkspace::showPossible() {
  const SnapshotPtr snapshot = document_.snapshot();
  const Commands& c = commands_;
  const bool has_motion = snapshot->motion.curves != nullptr;
  for (QAction* each : {c.play, c.loop, c.time_back, c.time_forward, c.range_start, c.range_end, c.save_video})
    each->setEnabled(has_motion);
  c.add_waypoint->setEnabled(snapshot->model->dof() > 0);
  no_motion_->setEnabled(!has_motion && space_plays_);
}

QList<WorkspaceModule::Shown> MoveWorkspace::shown() const {
  return {{"dockWaypoints", DockPlace::Left, Role::Front},
          {"dockPose", DockPlace::Left},
          {"dockPoses", DockPlace::Left},
          {"dockPlots", DockPlace::Right, Role::Stage},
          {"dockStatistics", DockPlace::Right},
          {"dockPositionPlot", DockPlace::Right},
          {"dockTimeline", DockPlace::Foot, Role::Stage}};
}

void MoveWorkspace::arrange() { arrangeOverTime("dockWaypoints", "dockPlots", 42 * kSpace, 0.42); }

void MoveWorkspace::makeOverlay(View3D& view) {
  view_ = &view;
  new MotionBinding(view, document_, interaction_, *look_);
}

void MoveWorkspace::currentChanged(const WorkspaceModule& current) {
  // elsewhere the motion is not what is looked at
  look_->setOn(&current == this);
  standOnMotion();
  space_plays_ = current.ownPlay() == nullptr;
  showPossible();
}

// a robot that rests where its motion has it at that time is on it: the plots have their values from the start
void MoveWorkspace::standOnMotion() {
  const SnapshotPtr now = document_.snapshot();
  if (!look_->isOn() || now->source == StateSource::Motion || !now->motion.curves || document_.gestureActive()) return;
  if (now->qd.isZero(0.0) && now->qdd.isZero(0.0) && now->motion.curves->trajectory.sample(now->time).q == now->q)
    document_.playback().setTime(now->time);
}

bool MoveWorkspace::takeFile(const QString& path) { return motions_->take(path); }

// the motion with its waypoints, its plots and its time
void MoveWorkspace::demonstrate(Demonstration& show) {
  action()->trigger();
  show.settle();
  const auto* plots = window_.findChild<MotionPlotsPanel*>();
  Demonstration::check(plots->isVisible() && !plots->plots().empty(), "there are no plots of the motion");
  show.picture("18-move");
  show.raise("dockPositionPlot");
  show.picture("31-torque-over-position");
  show.raise("dockPlots");
}

}  // namespace linkwright::ui

#include "moc_move_workspace.cpp"
