// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions.h"

#include "ui/widgets/action_maker.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMainWindow>

namespace linkwright::ui {

namespace {

struct ActionsText {
  Q_DECLARE_TR_FUNCTIONS(WindowActions)
};

}  // namespace

WindowActions makeWindowActions(QMainWindow& window) {
  const ActionMaker maker(window);
  WindowActions a{};
  //: verb: open a file
  a.open = maker.make("actionOpen", ActionsText::tr("&Open…"), {QKeySequence("Ctrl+O")}, "open");
  a.save = maker.make("actionSave", ActionsText::tr("&Save"), {QKeySequence("Ctrl+S")}, "save");
  a.save_as = maker.make("actionSaveAs", ActionsText::tr("Save &As…"), {QKeySequence("Ctrl+Shift+S")});
  a.export_urdf = maker.make("actionExportUrdf", ActionsText::tr("E&xport as URDF…"));
  a.report = maker.make("actionReport", ActionsText::tr("Model Repor&t…"));
  a.quit = maker.make("actionQuit", ActionsText::tr("&Quit"), {QKeySequence("Ctrl+Q")});

  a.undo = maker.make("actionUndo", ActionsText::tr("&Undo"), {QKeySequence("Ctrl+Z")}, "undo");
  a.redo = maker.make("actionRedo", ActionsText::tr("&Redo"), {QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")},
                      "redo");
  a.cancel = maker.make("actionCancelDrag", ActionsText::tr("&Cancel"), {QKeySequence(Qt::Key_Escape)});
  a.ready_pose = maker.make("actionReadyPose", ActionsText::tr("Go to Read&y Pose"), {QKeySequence("Ctrl+R")});
  a.store_pose = maker.make("actionStorePose", ActionsText::tr("Save &Pose"), {QKeySequence("Ctrl+P")}, "store");

  //: verb: move the end effector without rotating it
  a.translate =
      maker.makeSwitch("actionTranslate", ActionsText::tr("&Translate"), {QKeySequence(Qt::Key_W)}, "translate");
  //: verb: rotate the end effector
  a.rotate = maker.makeSwitch("actionRotate", ActionsText::tr("R&otate"), {QKeySequence(Qt::Key_E)}, "rotate");
  a.turn_axis =
      maker.makeSwitch("actionTurnAxis", ActionsText::tr("Rotate Joint &Axis"), {QKeySequence(Qt::Key_R)}, "turn-axis");
  maker.group({a.translate, a.rotate, a.turn_axis});
  a.build_in_view =
      maker.makeSwitch("actionBuildInView", ActionsText::tr("&Build in 3D"), {QKeySequence(Qt::Key_B)}, "build");

  a.frame = maker.make("actionFrame", ActionsText::tr("&Frame Selection"), {QKeySequence(Qt::Key_F)}, "frame");
  a.frame_all = maker.make("actionFrameAll", ActionsText::tr("Frame &All"), {QKeySequence("Shift+F")});
  a.triads = maker.makeSwitch("actionTriads", ActionsText::tr("&Link Frames"), {QKeySequence(Qt::Key_T)}, "triad");
  a.centres_of_mass =
      maker.makeSwitch("actionCentresOfMass", ActionsText::tr("&Centres of Mass"), {QKeySequence(Qt::Key_C)}, "mass");
  a.joint_axes = maker.makeSwitch("actionJointAxes", ActionsText::tr("&Joint Axes"), {QKeySequence(Qt::Key_J)}, "axis");
  a.inertia_ellipsoid =
      maker.makeSwitch("actionInertiaEllipsoid", ActionsText::tr("Inertia &Ellipsoid"), {QKeySequence(Qt::Key_I)});
  //: noun: all lines of the legend in the 3D view
  a.full_legend = maker.makeSwitch("actionFullLegend", ActionsText::tr("Full Legen&d"), {QKeySequence(Qt::Key_L)});
  a.reset_panels = maker.make("actionResetPanels", ActionsText::tr("&Reset Panels"));
  //: noun: the panels under the 3D view
  a.lower_panels = maker.makeSwitch("actionLowerPanels", ActionsText::tr("Lo&wer Panels"), {QKeySequence("Ctrl+J")});
  a.presentation =
      maker.makeSwitch("actionPresentation", ActionsText::tr("&Presentation"), {QKeySequence(Qt::Key_F11)});
  a.full_screen = maker.makeSwitch("actionFullScreen", ActionsText::tr("F&ull Screen"), {QKeySequence("Shift+F11")});

  a.degrees = maker.makeSwitch("actionDegrees", ActionsText::tr("&Degrees"));
  a.radians = maker.makeSwitch("actionRadians", ActionsText::tr("&Radians"));
  maker.group({a.degrees, a.radians});
  //: noun: theme of the operating system
  a.theme_system = maker.makeSwitch("actionThemeSystem", ActionsText::tr("&System"));
  //: adjective: theme
  a.theme_light = maker.makeSwitch("actionThemeLight", ActionsText::tr("&Light"));
  //: adjective: theme
  a.theme_dark = maker.makeSwitch("actionThemeDark", ActionsText::tr("&Dark"));
  a.theme_contrast = maker.makeSwitch("actionThemeContrast", ActionsText::tr("&High Contrast"));
  maker.group({a.theme_system, a.theme_light, a.theme_dark, a.theme_contrast});

  a.text_100 = maker.makeSwitch("actionText100", ActionsText::tr("&100 %"), {QKeySequence("Ctrl+0")});
  a.text_125 = maker.makeSwitch("actionText125", ActionsText::tr("12&5 %"));
  a.text_150 = maker.makeSwitch("actionText150", ActionsText::tr("15&0 %"));
  a.text_200 = maker.makeSwitch("actionText200", ActionsText::tr("&200 %"));
  maker.group({a.text_100, a.text_125, a.text_150, a.text_200});
  a.text_larger =
      maker.make("actionTextLarger", ActionsText::tr("&Larger Text"), {QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")});
  a.text_smaller = maker.make("actionTextSmaller", ActionsText::tr("&Smaller Text"), {QKeySequence("Ctrl+-")});

  a.shortcuts = maker.make("actionShortcuts", ActionsText::tr("&Keyboard Shortcuts"), {QKeySequence("Ctrl+/")});
  a.about = maker.make("actionAbout", ActionsText::tr("&About Linkwright"));
  a.new_robot = maker.make("actionNew", ActionsText::tr("&New…"), {QKeySequence("Ctrl+N")});
  a.examples = maker.make("actionExamples", ActionsText::tr("&Examples…"));
  a.settings = maker.make("actionSettings", ActionsText::tr("&Settings…"), {QKeySequence("Ctrl+,")});
  a.meshes = maker.make("actionMeshes", ActionsText::tr("Mes&hes…"));
  a.recover = maker.make("actionRecover", ActionsText::tr("Reco&ver Unsaved Work…"));
  return a;
}

}  // namespace linkwright::ui
