// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace linkwright::ui {

namespace {

struct MenusText {
  Q_DECLARE_TR_FUNCTIONS(WindowMenus)
};

QToolBar* makeWorkspaceBar(QMainWindow& window) {
  //: noun: tool bar with Build, Pose, Move, Explain, Simulate and Elastic
  QToolBar* bar = window.addToolBar(MenusText::tr("Modes"));
  bar->setObjectName("workspaceBar");
  bar->setMovable(false);
  bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
  return bar;
}

void makeToolBar(QMainWindow& window, const WindowActions& a) {
  //: noun: name of a tool bar
  QToolBar* bar = window.addToolBar(MenusText::tr("Tools"));
  bar->setObjectName("toolBar");
  bar->setMovable(false);
  bar->addActions({a.open, a.save});
  bar->addSeparator();
  bar->addActions({a.undo, a.redo});
  bar->addSeparator();
  bar->addActions({a.translate, a.rotate, a.turn_axis, a.build_in_view});
  bar->addSeparator();
  bar->addActions({a.frame, a.joint_axes, a.triads, a.centres_of_mass});
  nameButtons(*bar);
}

}  // namespace

void nameButtons(QToolBar& bar) {
  for (QAction* action : bar.actions()) {
    QWidget* button = bar.widgetForAction(action);
    if (button == nullptr || action->isSeparator()) continue;
    button->setObjectName(action->objectName().replace("action", "tool"));
    button->setAccessibleName(action->toolTip());
    button->setFocusPolicy(Qt::TabFocus);
  }
}

WindowMenus makeMenus(QMainWindow& window, const WindowActions& a) {
  WindowMenus menus{};
  QMenuBar* bar = window.menuBar();
  QMenu* file = bar->addMenu(MenusText::tr("&File"));
  menus.file = file;
  file->addActions({a.new_robot, a.open, a.examples});
  menus.recent = file->addMenu(MenusText::tr("Open &Recent"));
  menus.recent->setObjectName("menuRecent");
  file->addAction(a.recover);
  file->addSeparator();
  file->addActions({a.save, a.save_as});
  file->addSeparator();
  file->addActions({a.meshes, a.export_urdf, a.report});
  file->addSeparator();
  file->addAction(a.quit);

  QMenu* edit = bar->addMenu(MenusText::tr("&Edit"));
  edit->addActions({a.undo, a.redo});
  edit->addSeparator();
  menus.matrices = edit->addMenu(MenusText::tr("Copy Matri&x"));
  menus.matrices->setObjectName("menuMatrices");
  edit->addSeparator();
  edit->addActions({a.translate, a.rotate, a.turn_axis, a.cancel});
  edit->addAction(a.build_in_view);
  edit->addSeparator();
  edit->addActions({a.ready_pose, a.store_pose});
  //: noun: rigid bodies of the robot
  menus.links = edit->addMenu(MenusText::tr("&Links"));
  menus.links->setObjectName("menuLinks");
  edit->addSeparator();
  edit->addAction(a.settings);

  //: noun: menu of what is shown
  QMenu* view = bar->addMenu(MenusText::tr("&View"));
  menus.view = view;
  //: noun: menu with Build, Pose, Move, Explain, Simulate and Elastic
  menus.workspaces = view->addMenu(MenusText::tr("&Mode"));
  view->addSeparator();
  view->addActions({a.frame, a.frame_all});
  view->addSeparator();
  view->addActions({a.joint_axes, a.triads, a.centres_of_mass, a.inertia_ellipsoid, a.full_legend});
  menus.shown_end = view->addSeparator();
  view->addMenu(MenusText::tr("Angle&s"))->addActions({a.degrees, a.radians});
  view->addMenu(MenusText::tr("&Theme"))->addActions({a.theme_system, a.theme_light, a.theme_dark, a.theme_contrast});
  menus.languages = view->addMenu(MenusText::tr("Lan&guage"));
  menus.languages->setObjectName("menuLanguages");
  QMenu* text_size = view->addMenu(MenusText::tr("Te&xt Size"));
  text_size->addActions({a.text_100, a.text_125, a.text_150, a.text_200});
  text_size->addSeparator();
  text_size->addActions({a.text_larger, a.text_smaller});
  menus.panels = view->addMenu(MenusText::tr("Pa&nels"));
  view->addActions({a.lower_panels, a.reset_panels});
  view->addSeparator();
  view->addActions({a.presentation, a.full_screen});

  QMenu* help = bar->addMenu(MenusText::tr("&Help"));
  menus.help = help;
  help->addActions({a.examples, a.shortcuts, a.about});
  menus.workspace_bar = makeWorkspaceBar(window);
  makeToolBar(window, a);
  return menus;
}

}  // namespace linkwright::ui
