// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions.h"

#include "ui/widgets/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMainWindow>

namespace linkwright::ui {

namespace {

struct ActionsText {
  Q_DECLARE_TR_FUNCTIONS(WindowActions)
};

/// Makes actions of one window: name, words, shortcuts, icon.
class Maker {
public:
  explicit Maker(QMainWindow& window) : window_(window) {}

  QAction* make(const char* name, const char* words, const QList<QKeySequence>& keys = {}, const char* icon = nullptr) {
    auto* action = new QAction(ActionsText::tr(words), &window_);
    action->setObjectName(name);
    action->setShortcuts(keys);
    if (icon != nullptr) action->setIcon(themedIcon(icon));
    QString tip = action->text().remove('&').remove(QStringLiteral("..."));
    if (!keys.isEmpty()) tip += " (" + keys.first().toString(QKeySequence::NativeText) + ")";
    action->setToolTip(tip);
    window_.addAction(action);
    return action;
  }

  QAction* makeSwitch(const char* name, const char* words, const QList<QKeySequence>& keys = {},
                      const char* icon = nullptr) {
    QAction* action = make(name, words, keys, icon);
    action->setCheckable(true);
    return action;
  }

  void group(std::initializer_list<QAction*> actions) {
    auto* group = new QActionGroup(&window_);
    for (QAction* action : actions) group->addAction(action);
  }

private:
  QMainWindow& window_;
};

}  // namespace

WindowActions makeWindowActions(QMainWindow& window) {
  Maker maker(window);
  WindowActions a{};
  a.open = maker.make("actionOpen", "&Open...", {QKeySequence("Ctrl+O")}, "open");
  a.save = maker.make("actionSave", "&Save", {QKeySequence("Ctrl+S")}, "save");
  a.save_as = maker.make("actionSaveAs", "Save &As...", {QKeySequence("Ctrl+Shift+S")});
  a.export_urdf = maker.make("actionExportUrdf", "E&xport as URDF...");
  a.report = maker.make("actionReport", "Model Repor&t...");
  a.quit = maker.make("actionQuit", "&Quit", {QKeySequence("Ctrl+Q")});

  a.undo = maker.make("actionUndo", "&Undo", {QKeySequence("Ctrl+Z")}, "undo");
  a.redo = maker.make("actionRedo", "&Redo", {QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")}, "redo");
  a.cancel = maker.make("actionCancelDrag", "&Cancel the Drag, Leave the Presentation", {QKeySequence(Qt::Key_Escape)});
  a.ready_pose = maker.make("actionReadyPose", "Go to the Read&y Pose", {QKeySequence("Ctrl+R")});
  a.store_pose = maker.make("actionStorePose", "Store the &Pose", {QKeySequence("Ctrl+P")}, "store");

  a.play = maker.make("actionPlay", "&Play or Pause", {QKeySequence(Qt::Key_Space)}, "play");
  a.loop = maker.makeSwitch("actionLoop", "Play &Over and Over", {QKeySequence("Ctrl+L")}, "loop");
  a.time_back = maker.make("actionTimeBack", "Time &Back", {QKeySequence(Qt::Key_Comma)});
  a.time_forward = maker.make("actionTimeForward", "Time &Forward", {QKeySequence(Qt::Key_Period)});
  a.drag_motion = maker.make("actionDragMotion", "Motion from the Last &Drag");
  a.motion_ghosts = maker.makeSwitch("actionMotionGhosts", "&Ghosts of the Motion", {QKeySequence(Qt::Key_G)});
  a.motion_path = maker.makeSwitch("actionMotionPath", "Pat&h of the Hand", {QKeySequence(Qt::Key_H)});
  a.save_video = maker.make("actionSaveVideo", "Save &Video...");

  a.add_waypoint = maker.make("actionAddWaypoint", "Add &Waypoint", {QKeySequence(Qt::Key_A)}, "store");
  // a key that is held adds one
  a.add_waypoint->setAutoRepeat(false);
  a.slower = maker.make("actionSlower", "Sl&ower", {QKeySequence("<")});
  a.faster = maker.make("actionFaster", "&Faster", {QKeySequence(">")});
  a.usual_speed = maker.make("actionUsualSpeed", "As Fast as a &Clock");
  a.range_start = maker.make("actionRangeStart", "Play F&rom Here", {QKeySequence("Shift+I")}, "range-in");
  a.range_end = maker.make("actionRangeEnd", "Play &up to Here", {QKeySequence("Shift+O")}, "range-out");
  a.range_none = maker.make("actionRangeNone", "Play the W&hole Motion", {QKeySequence("Shift+L")});

  a.step_forward = maker.make("actionStepForward", "&Next Step", {QKeySequence(Qt::Key_BracketRight)});
  a.step_back = maker.make("actionStepBack", "&Previous Step", {QKeySequence(Qt::Key_BracketLeft)});
  a.step_first = maker.make("actionStepFirst", "&First Step", {QKeySequence("Shift+Home")});
  a.step_turn = maker.make("actionStepTurn", "To the &End of the Pass", {QKeySequence("}")});
  a.step_last = maker.make("actionStepLast", "&Last Step", {QKeySequence("Shift+End")});
  a.step_return = maker.make("actionStepReturn", "&Back to Where You Came From", {QKeySequence("Backspace")});
  a.step_play = maker.makeSwitch("actionStepPlay", "&Walk by Itself", {QKeySequence("Shift+Space")});
  a.by_link = maker.makeSwitch("actionStepByLink", "By &Link", {QKeySequence("Alt+1")});
  a.by_equation = maker.makeSwitch("actionStepByEquation", "By &Equation", {QKeySequence("Alt+2")});
  a.by_term = maker.makeSwitch("actionStepByTerm", "By &Term", {QKeySequence("Alt+3")});
  maker.group({a.by_link, a.by_equation, a.by_term});
  a.symbols_source = maker.makeSwitch("actionSymbolsSource", "The &Source's Own");
  a.symbols_craig = maker.makeSwitch("actionSymbolsCraig", "&Craig, Luh");
  a.symbols_featherstone = maker.makeSwitch("actionSymbolsFeatherstone", "&Featherstone");
  a.symbols_lynch = maker.makeSwitch("actionSymbolsLynch", "&Lynch and Park");
  maker.group({a.symbols_source, a.symbols_craig, a.symbols_featherstone, a.symbols_lynch});
  a.draw_sums = maker.makeSwitch("actionDrawSums", "&Sums Tip to Tail", {QKeySequence(Qt::Key_S)});
  a.predict = maker.makeSwitch("actionPredict", "&Predict First", {QKeySequence(Qt::Key_P)});
  a.step_leave = maker.make("actionStepLeave", "&Leave the Recursion", {QKeySequence("Shift+Esc")});
  a.hand_out = maker.make("actionHandOut", "&Hand-out...", {QKeySequence("Ctrl+Shift+E")});
  a.check_values = maker.make("actionCheckValues", "Check My &Values...", {QKeySequence("Ctrl+Shift+K")});

  a.translate = maker.makeSwitch("actionTranslate", "&Move Handles", {QKeySequence(Qt::Key_W)}, "translate");
  a.rotate = maker.makeSwitch("actionRotate", "&Turn Handles", {QKeySequence(Qt::Key_E)}, "rotate");
  a.turn_axis = maker.makeSwitch("actionTurnAxis", "Turn the Joint's &Axis", {QKeySequence(Qt::Key_R)}, "turn-axis");
  maker.group({a.translate, a.rotate, a.turn_axis});
  a.build_in_view = maker.makeSwitch("actionBuildInView", "&Build in 3D", {QKeySequence(Qt::Key_B)}, "build");

  a.frame = maker.make("actionFrame", "&Frame the Selection", {QKeySequence(Qt::Key_F)}, "frame");
  a.frame_all = maker.make("actionFrameAll", "Frame &All", {QKeySequence("Shift+F")});
  a.triads = maker.makeSwitch("actionTriads", "&Link Frames", {QKeySequence(Qt::Key_T)}, "triad");
  a.centres_of_mass = maker.makeSwitch("actionCentresOfMass", "&Centres of Mass", {QKeySequence(Qt::Key_C)}, "mass");
  a.joint_axes = maker.makeSwitch("actionJointAxes", "&Joint Axes", {QKeySequence(Qt::Key_J)}, "axis");
  a.inertia_ellipsoid = maker.makeSwitch("actionInertiaEllipsoid", "Inertia &Ellipsoid", {QKeySequence(Qt::Key_I)});
  a.reset_panels = maker.make("actionResetPanels", "&Reset the Panels");
  a.presentation = maker.makeSwitch("actionPresentation", "&Presentation", {QKeySequence(Qt::Key_F11)});
  a.full_screen = maker.makeSwitch("actionFullScreen", "F&ull Screen", {QKeySequence("Shift+F11")});

  a.degrees = maker.makeSwitch("actionDegrees", "&Degrees");
  a.radians = maker.makeSwitch("actionRadians", "&Radians");
  maker.group({a.degrees, a.radians});
  a.theme_system = maker.makeSwitch("actionThemeSystem", "&System");
  a.theme_light = maker.makeSwitch("actionThemeLight", "&Light");
  a.theme_dark = maker.makeSwitch("actionThemeDark", "&Dark");
  a.theme_contrast = maker.makeSwitch("actionThemeContrast", "&High Contrast");
  maker.group({a.theme_system, a.theme_light, a.theme_dark, a.theme_contrast});

  a.text_100 = maker.makeSwitch("actionText100", "&100 %", {QKeySequence("Ctrl+0")});
  a.text_125 = maker.makeSwitch("actionText125", "12&5 %");
  a.text_150 = maker.makeSwitch("actionText150", "1&50 %");
  a.text_200 = maker.makeSwitch("actionText200", "&200 %");
  maker.group({a.text_100, a.text_125, a.text_150, a.text_200});
  a.text_larger = maker.make("actionTextLarger", "&Larger Text", {QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")});
  a.text_smaller = maker.make("actionTextSmaller", "&Smaller Text", {QKeySequence("Ctrl+-")});

  a.build = maker.makeSwitch("actionWorkspaceBuild", "&Build", {QKeySequence("Ctrl+1")});
  a.pose = maker.makeSwitch("actionWorkspacePose", "&Pose", {QKeySequence("Ctrl+2")});
  a.move = maker.makeSwitch("actionWorkspaceMove", "&Move", {QKeySequence("Ctrl+3")});
  a.explain = maker.makeSwitch("actionWorkspaceExplain", "&Explain", {QKeySequence("Ctrl+4")});
  a.simulate = maker.makeSwitch("actionWorkspaceSimulate", "&Simulate", {QKeySequence("Ctrl+5")});
  a.elastic = maker.makeSwitch("actionWorkspaceElastic", "E&lastic", {QKeySequence("Ctrl+6")});
  maker.group({a.build, a.pose, a.move, a.explain, a.simulate, a.elastic});

  a.simulation_run = maker.make("actionSimulationRun", "&Run the Simulation", {QKeySequence(Qt::Key_F5)}, "play");
  a.simulation_step =
      maker.make("actionSimulationStep", "&One Step of the Simulation", {QKeySequence(Qt::Key_F6)}, "time-forward");
  a.simulation_reset = maker.make("actionSimulationReset", "Simulation Back to the &Beginning",
                                  {QKeySequence("Shift+F5")}, "time-start");

  a.shortcuts = maker.make("actionShortcuts", "&Keyboard Shortcuts", {QKeySequence(Qt::Key_F1)});
  a.about = maker.make("actionAbout", "&About Linkwright");
  a.new_robot = maker.make("actionNew", "&New...", {QKeySequence("Ctrl+N")});
  a.examples = maker.make("actionExamples", "&Examples...");
  a.settings = maker.make("actionSettings", "&Settings...", {QKeySequence("Ctrl+,")});
  a.meshes = maker.make("actionMeshes", "Mes&hes...");
  a.recover = maker.make("actionRecover", "Reco&ver Unsaved Work...");
  return a;
}

}  // namespace linkwright::ui
