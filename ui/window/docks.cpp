// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/docks.h"

#include "core/base/require.h"
#include "ui/build/dh_panel.h"
#include "ui/build/mechanism_panel.h"
#include "ui/build/property_panel.h"
#include "ui/elastic/bending_panel.h"
#include "ui/elastic/convergence_panel.h"
#include "ui/elastic/elastic_panel.h"
#include "ui/elastic/modes_panel.h"
#include "ui/elastic/nodal_panel.h"
#include "ui/elastic/revision_panel.h"
#include "ui/elastic/ripple_panel.h"
#include "ui/elastic/torques_panel.h"
#include "ui/explain/compare_panel.h"
#include "ui/explain/cost_panel.h"
#include "ui/explain/explain_panel.h"
#include "ui/explain/table_panel.h"
#include "ui/explain/what_if_panel.h"
#include "ui/explain/why_panel.h"
#include "ui/move/motion_editor.h"
#include "ui/move/motion_look_button.h"
#include "ui/move/motion_timeline.h"
#include "ui/move/statistics_panel.h"
#include "ui/move/timeline_panel.h"
#include "ui/move/waypoints_panel.h"
#include "ui/plots/motion_plots_panel.h"
#include "ui/plots/torque_panel.h"
#include "ui/pose/ability_panel.h"
#include "ui/pose/hand_panel.h"
#include "ui/pose/iteration_panel.h"
#include "ui/pose/joints_panel.h"
#include "ui/pose/poses_panel.h"
#include "ui/simulate/contacts_panel.h"
#include "ui/simulate/inv_panel.h"
#include "ui/simulate/methods_panel.h"
#include "ui/simulate/simulation_panel.h"
#include "ui/widgets/theme.h"
#include "ui/window/dock_contents.h"
#include "ui/window/history_panel.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <optional>

namespace linkwright::ui {

namespace {

struct DocksText {
  Q_DECLARE_TR_FUNCTIONS(WindowDocks)
};

/// Qt names every close button "Close", again and again: here each says what it closes.
class Dock : public QDockWidget {
public:
  using QDockWidget::QDockWidget;

  void nameButton() {
    auto* close = findChild<QAbstractButton*>("qt_dockwidget_closebutton");
    if (close == nullptr) return;
    close->setAccessibleName(DocksText::tr("Close the panel %1").arg(windowTitle()));
    close->setToolTip(close->accessibleName());
  }

protected:
  void changeEvent(QEvent* event) override {
    QDockWidget::changeEvent(event);
    nameButton();
  }
};

DockContents* emptyDock(QMainWindow& window, QMenu& menu, const char* name, const QString& title) {
  auto* made = new Dock(title, &window);
  made->setObjectName(name);
  made->setAccessibleName(title);
  made->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
  auto* contents = new DockContents(*made);
  made->nameButton();
  menu.addAction(made->toggleViewAction());
  return contents;
}

/// A dock with its panel, which is made in its place: made elsewhere and put there, all of it would be styled anew.
template <class Panel, class... Arguments>
QDockWidget* dock(QMainWindow& window, QMenu& menu, const char* name, const QString& title, Panel*& panel,
                  Arguments&... arguments) {
  DockContents* contents = emptyDock(window, menu, name, title);
  panel = new Panel(arguments..., contents);
  contents->hold(panel);
  return contents->dock();
}

QVBoxLayout* closeLayout(QWidget& of) {
  auto* layout = new QVBoxLayout(&of);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  return layout;
}

constexpr unsigned bit(Workspace workspace) { return 1U << static_cast<unsigned>(workspace); }
constexpr unsigned kBuild = bit(Workspace::Build), kPose = bit(Workspace::Pose), kMove = bit(Workspace::Move),
                   kExplain = bit(Workspace::Explain), kSimulate = bit(Workspace::Simulate),
                   kElastic = bit(Workspace::Elastic);

/// Where a dock is seen at first, and where it lies in front of those in its place.
struct DockUse {
  const char* dock;
  unsigned shown_in, front_in;
};
constexpr DockUse kDockUses[] = {{"dockMechanism", kBuild | kPose, 0},
                                 {"dockPose", kBuild | kPose | kMove, 0},
                                 {"dockProperties", kBuild, kBuild},
                                 {"dockHistory", kBuild, 0},
                                 {"dockDh", kBuild, 0},
                                 {"dockHand", kPose, kPose},
                                 {"dockAbilities", kPose, 0},
                                 {"dockPlots", kMove | kSimulate, kMove | kSimulate},
                                 {"dockIteration", kPose, 0},
                                 {"dockMotion", kBuild | kPose | kExplain, kBuild | kPose},
                                 {"dockWaypoints", kMove, kMove},
                                 {"dockTimeline", kMove | kSimulate | kElastic, 0},
                                 {"dockStatistics", kMove, 0},
                                 {"dockExplain", kPose | kExplain, kExplain},
                                 {"dockTable", kExplain, kExplain},
                                 {"dockCompare", kExplain, 0},
                                 {"dockWhy", kExplain, 0},
                                 {"dockWhatIf", kExplain, 0},
                                 {"dockCost", kExplain, 0},
                                 {"dockSimulation", kSimulate, kSimulate},
                                 {"dockContacts", kSimulate, 0},
                                 {"dockInv", kExplain | kSimulate, 0},
                                 {"dockMethods", kSimulate, 0},
                                 {"dockElastic", kElastic, kElastic},
                                 {"dockElasticTorques", kElastic, kElastic},
                                 {"dockRipple", kElastic, 0},
                                 {"dockBending", kElastic, 0},
                                 {"dockNodal", kElastic, 0},
                                 {"dockModes", kElastic, 0},
                                 {"dockConvergence", kElastic, 0},
                                 {"dockRevision", kElastic, 0}};

/// What lies below the view is about all of time in Move: it gets the whole width there.
void giveCorners(QMainWindow& window, Workspace workspace) {
  const bool is_wide =
      workspace == Workspace::Move || workspace == Workspace::Simulate || workspace == Workspace::Elastic;
  window.setCorner(Qt::BottomLeftCorner, is_wide ? Qt::BottomDockWidgetArea : Qt::LeftDockWidgetArea);
  window.setCorner(Qt::BottomRightCorner, is_wide ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
}

/// The motion as it is made, and its time.
void makeMotionDocks(QMainWindow& window, QMenu& menu, WindowDocks& docks, Document& document, Interaction& interaction,
                     MoveLook& look) {
  docks.motion = new MotionEditor(document, interaction, &window);
  StatisticsPanel* figures = nullptr;
  QDockWidget* waypoints =
      dock(window, menu, "dockWaypoints", DocksText::tr("Waypoints"), docks.waypoints, *docks.motion);
  QDockWidget* time = dock(window, menu, "dockTimeline", DocksText::tr("Timeline"), docks.motion_time, *docks.motion);
  docks.motion_time->addTool(new MotionLookButton(document, interaction, look, docks.motion_time));
  QDockWidget* plots = dock(window, menu, "dockPlots", DocksText::tr("Plots"), docks.plots, document, interaction);
  QDockWidget* statistics =
      dock(window, menu, "dockStatistics", DocksText::tr("Statistics"), figures, document, interaction);
  for (QDockWidget* each : {waypoints, time, plots, statistics}) {
    // names are on the tabs; the timeline is known by its looks
    each->setTitleBarWidget(new QWidget(each));
    // not there at first: beside all others they would make the window higher than a small screen
    each->hide();
  }
  window.setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
  window.splitDockWidget(window.findChild<QDockWidget*>("dockMechanism"), waypoints, Qt::Vertical);
  window.tabifyDockWidget(waypoints, window.findChild<QDockWidget*>("dockPose"));
  window.addDockWidget(Qt::BottomDockWidgetArea, time);
  window.addDockWidget(Qt::RightDockWidgetArea, plots);
  window.tabifyDockWidget(window.findChild<QDockWidget*>("dockProperties"), plots);
  window.addDockWidget(Qt::RightDockWidgetArea, statistics);
  window.tabifyDockWidget(plots, statistics);
  QObject::connect(docks.motion_time, &MotionTimeline::editWanted, waypoints, [waypoints, panel = docks.waypoints] {
    waypoints->show();
    waypoints->raise();
    panel->focusList();
  });
}

/// What runs the scene, and what is found.
void makeSimulationDocks(QMainWindow& window, QMenu& menu, WindowDocks& docks, Document& document,
                         Interaction& interaction, SimulationSession& session, SimulationLook& look) {
  QDockWidget* simulation = dock(window, menu, "dockSimulation", DocksText::tr("Simulation"), docks.simulation,
                                 document, interaction, session, look);
  QDockWidget* contacts =
      dock(window, menu, "dockContacts", DocksText::tr("Contacts"), docks.contacts, document, interaction, look);
  QDockWidget* inv = dock(window, menu, "dockInv", DocksText::tr("INV machine"), docks.inv, document, interaction);
  QDockWidget* methods =
      dock(window, menu, "dockMethods", DocksText::tr("Methods"), docks.methods, document, interaction, session);
  for (QDockWidget* each : {simulation, contacts, inv, methods}) {
    each->setTitleBarWidget(new QWidget(each));
    each->hide();
  }
  window.tabifyDockWidget(window.findChild<QDockWidget*>("dockWaypoints"), simulation);
  QDockWidget* behind = window.findChild<QDockWidget*>("dockStatistics");
  for (QDockWidget* each : {contacts, inv, methods}) {
    window.addDockWidget(Qt::RightDockWidgetArea, each);
    window.tabifyDockWidget(behind, each);
    behind = each;
  }
}

/// What is passive and what bends, and what comes of it.
void makeElasticDocks(QMainWindow& window, QMenu& menu, WindowDocks& docks, Document& document,
                      Interaction& interaction, const ElasticParts& parts) {
  const auto make = [&](const char* name, const char* title, auto*& panel) {
    QDockWidget* made =
        dock(window, menu, name, DocksText::tr(title), panel, document, interaction, parts.study, parts.look);
    made->setTitleBarWidget(new QWidget(made));
    made->hide();
    return made;
  };
  window.tabifyDockWidget(window.findChild<QDockWidget*>("dockSimulation"),
                          make("dockElastic", "Passive and elastic", docks.elastic));
  QDockWidget* behind = window.findChild<QDockWidget*>("dockMethods");
  for (QDockWidget* each :
       {make("dockElasticTorques", "Torques", docks.elastic_torques), make("dockRipple", "Ripple", docks.ripple),
        make("dockBending", "Bending", docks.bending), make("dockNodal", "[L][T]{P}", docks.nodal),
        make("dockModes", "Modes", docks.modes), make("dockConvergence", "Convergence", docks.convergence),
        make("dockRevision", "Paper", docks.revision)}) {
    window.addDockWidget(Qt::RightDockWidgetArea, each);
    window.tabifyDockWidget(behind, each);
    behind = each;
  }
}

void connectPanels(QMainWindow& window, const WindowDocks& docks, Document& document, Interaction& interaction,
                   IkStudy& study) {
  Walk& walk = interaction.walk();
  QObject::connect(docks.hand, &HandPanel::iterationWanted, &window, [&window, &study] {
    if (study.has(IkCase::LastDrag)) study.choose(IkCase::LastDrag);
    auto* iteration = window.findChild<QDockWidget*>("dockIteration");
    if (iteration == nullptr) return;
    iteration->show();
    iteration->raise();
  });
  QObject::connect(docks.torques, &TorquePanel::explainRequested, docks.explain, &ExplainPanel::showTorqueOf);
  QObject::connect(docks.torques, &TorquePanel::whyRequested, &walk, &Walk::whyWanted);
  QObject::connect(docks.torques, &TorquePanel::torqueChosen, &walk, &Walk::torqueChosen);
  // the link of a part that is pointed at is outlined, and afterwards the one that was chosen before
  auto chosen = std::make_shared<std::optional<int>>();
  QObject::connect(&document, &Document::opened, docks.why, [chosen] { chosen->reset(); });
  QObject::connect(docks.why, &WhyPanel::linkPointed, &interaction, [&interaction, chosen](int link) {
    if (link >= 0) {
      if (!*chosen) *chosen = interaction.selectedLink();
      interaction.selectLink(link);
    } else if (*chosen) {
      interaction.selectLink(**chosen);
      chosen->reset();
    }
  });
  QObject::connect(&walk, &Walk::whyWanted, docks.why, &WhyPanel::showTorqueOf);
  QObject::connect(&walk, &Walk::torqueChosen, docks.why, [why = docks.why](int joint) {
    // behind another sheet it stays there
    if (why->isVisible()) why->showTorqueOf(joint);
  });
}

}  // namespace

void setDark(const WindowDocks& docks, bool dark) {
  docks.joints->setDark(dark);
  docks.iteration->setDark(dark);
  docks.poses->setDark(dark);
  docks.abilities->setDark(dark);
  docks.torques->setDark(dark);
  docks.plots->setDark(dark);
  docks.explain->setDark(dark);
  docks.table->setDark(dark);
  docks.why->setDark(dark);
  docks.compare->setDark(dark);
  docks.cost->setDark(dark);
  docks.simulation->setDark(dark);
  docks.contacts->setDark(dark);
  docks.inv->setDark(dark);
  docks.methods->setDark(dark);
  docks.elastic->setDark(dark);
  docks.elastic_torques->setDark(dark);
  docks.ripple->setDark(dark);
  docks.bending->setDark(dark);
  docks.nodal->setDark(dark);
  docks.modes->setDark(dark);
  docks.convergence->setDark(dark);
  docks.revision->setDark(dark);
}

WindowDocks makeDocks(QMainWindow& window, QMenu& menu, Document& document, Interaction& interaction, IkStudy& study,
                      MoveLook& moving_look, SimulationSession& session, SimulationLook& simulating,
                      const ElasticParts& bending) {
  WindowDocks docks{};
  QWidget *posing = nullptr, *moving = nullptr;
  QDockWidget* tree =
      dock(window, menu, "dockMechanism", DocksText::tr("Mechanism"), docks.mechanism, document, interaction);
  QDockWidget* pose = dock(window, menu, "dockPose", DocksText::tr("Joints"), posing);
  docks.joints = new JointsPanel(document, interaction, posing);
  docks.poses = new PosesPanel(document, posing);
  QVBoxLayout* posing_layout = closeLayout(*posing);
  posing_layout->addWidget(docks.joints, 1);
  posing_layout->addWidget(docks.poses);
  QDockWidget* move = dock(window, menu, "dockMotion", DocksText::tr("Torques and motion"), moving);
  docks.torques = new TorquePanel(document, moving);
  docks.torques->follow(interaction.walk());
  docks.timeline = new TimelinePanel(document, moving);
  QVBoxLayout* moving_layout = closeLayout(*moving);
  moving_layout->addWidget(docks.torques, 1);
  moving_layout->addWidget(docks.timeline);
  window.setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
  giveCorners(window, Workspace::Pose);
  window.addDockWidget(Qt::LeftDockWidgetArea, tree);
  window.splitDockWidget(tree, pose, Qt::Vertical);
  QDockWidget* explain =
      dock(window, menu, "dockExplain", DocksText::tr("Recursion"), docks.explain, document, interaction);
  QDockWidget* hand = dock(window, menu, "dockHand", DocksText::tr("Hand"), docks.hand, document, interaction);
  QDockWidget* abilities =
      dock(window, menu, "dockAbilities", DocksText::tr("Abilities"), docks.abilities, document, interaction);
  // their names are on their tabs
  for (QDockWidget* each : {hand, abilities}) {
    each->setTitleBarWidget(new QWidget(each));
    window.addDockWidget(Qt::RightDockWidgetArea, each);
  }
  window.addDockWidget(Qt::RightDockWidgetArea, explain);
  window.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  // a walk that begins comes to the front, wherever it was begun
  QObject::connect(&interaction.walk(), &Walk::stepChanged, explain, [explain, before = -1](int step) mutable {
    if (before < 0 && step >= 0 && explain->isVisible()) explain->raise();
    before = step;
  });
  window.addDockWidget(Qt::BottomDockWidgetArea, move);
  // what can be asked about the recursion: sheets below the view, one over the other
  QDockWidget* const sheets[] = {
      dock(window, menu, "dockTable", DocksText::tr("Table"), docks.table, document, interaction),
      dock(window, menu, "dockCompare", DocksText::tr("Side by side"), docks.compare, document, interaction),
      dock(window, menu, "dockWhy", DocksText::tr("Why?"), docks.why, document, interaction),
      dock(window, menu, "dockWhatIf", DocksText::tr("What if?"), docks.what_if, document, interaction),
      dock(window, menu, "dockCost", DocksText::tr("Cost"), docks.cost, document, interaction)};
  QDockWidget* behind = nullptr;
  for (QDockWidget* sheet : sheets) {
    // its name is on its tab
    sheet->setTitleBarWidget(new QWidget(sheet));
    window.addDockWidget(Qt::BottomDockWidgetArea, sheet);
    if (behind != nullptr) window.tabifyDockWidget(behind, sheet);
    behind = sheet;
  }
  window.tabifyDockWidget(behind, move);
  QDockWidget* iteration =
      dock(window, menu, "dockIteration", DocksText::tr("Iteration"), docks.iteration, study, interaction);
  // names are on the tabs
  for (QDockWidget* each : {move, iteration}) each->setTitleBarWidget(new QWidget(each));
  window.addDockWidget(Qt::BottomDockWidgetArea, iteration);
  window.tabifyDockWidget(move, iteration);
  QObject::connect(iteration, &QDockWidget::visibilityChanged, &study, &IkStudy::setOpen);
  window.addActions(docks.iteration->keyActions());
  QDockWidget* dh = dock(window, menu, "dockDh", DocksText::tr("DH table"), docks.dh, document, interaction);
  dh->setTitleBarWidget(new QWidget(dh));
  window.addDockWidget(Qt::BottomDockWidgetArea, dh);
  window.tabifyDockWidget(iteration, dh);
  HistoryPanel* steps = nullptr;
  QDockWidget* history = dock(window, menu, "dockHistory", DocksText::tr("History"), steps, document);
  history->setTitleBarWidget(new QWidget(history));
  window.addDockWidget(Qt::RightDockWidgetArea, history);
  // asked for in the menu it is to be seen, not to lie behind another
  QObject::connect(history->toggleViewAction(), &QAction::triggered, history, [history](bool on) {
    if (on) history->raise();
  });
  // last: docks put over each other are laid out at once, and what is side by side then sets the window's least width
  window.tabifyDockWidget(hand, abilities);
  window.tabifyDockWidget(abilities, explain);
  QDockWidget* properties =
      dock(window, menu, "dockProperties", DocksText::tr("Properties"), docks.properties, document, interaction);
  properties->setTitleBarWidget(new QWidget(properties));
  window.addDockWidget(Qt::RightDockWidgetArea, properties);
  window.tabifyDockWidget(explain, history);
  window.tabifyDockWidget(history, properties);
  makeMotionDocks(window, menu, docks, document, interaction, moving_look);
  makeSimulationDocks(window, menu, docks, document, interaction, session, simulating);
  makeElasticDocks(window, menu, docks, document, interaction, bending);
  connectPanels(window, docks, document, interaction, study);
  return docks;
}

void hideDocksNotOf(QMainWindow& window, Workspace workspace) {
  for (const DockUse& use : kDockUses) {
    if ((use.shown_in & bit(workspace)) == 0) window.findChild<QDockWidget*>(use.dock)->hide();
  }
}

void showDocksOf(QMainWindow& window, Workspace workspace) {
  hideDocksNotOf(window, workspace);
  giveCorners(window, workspace);
  for (const DockUse& use : kDockUses) {
    auto* dock = window.findChild<QDockWidget*>(use.dock);
    require(dock != nullptr, use.dock);
    dock->setVisible((use.shown_in & bit(workspace)) != 0);
  }
  for (const DockUse& use : kDockUses) {
    if ((use.front_in & bit(workspace)) != 0) window.findChild<QDockWidget*>(use.dock)->raise();
  }
}

void arrangeDocks(QMainWindow& window, Workspace workspace) {
  const auto find = [&](const char* name) { return window.findChild<QDockWidget*>(name); };
  giveCorners(window, workspace);
  if (workspace == Workspace::Explain) {
    const int wide = std::max(50 * kSpace, std::min(static_cast<int>(55 * kSpace * textScale()), window.width() / 3));
    window.resizeDocks({find("dockExplain")}, {wide}, Qt::Horizontal);
    window.resizeDocks({find("dockMotion")}, {std::max(30 * kSpace, window.height() * 36 / 100)}, Qt::Vertical);
    return;
  }
  if (workspace == Workspace::Simulate || workspace == Workspace::Elastic) {
    const bool is_elastic = workspace == Workspace::Elastic;
    // what is looked at in Elastic is at the right: its tabs need their names
    const int least = (is_elastic ? 38 : 42) * kSpace;
    const int left = std::max(least, std::min(static_cast<int>(least * textScale()), window.width() / 3));
    window.resizeDocks(
        {find(is_elastic ? "dockElastic" : "dockSimulation"), find(is_elastic ? "dockElasticTorques" : "dockPlots")},
        {left, window.width() * (is_elastic ? 41 : 38) / 100}, Qt::Horizontal);
    window.resizeDocks({find("dockTimeline")}, {find("dockTimeline")->sizeHint().height()}, Qt::Vertical);
    return;
  }
  if (workspace == Workspace::Move) {
    const int left = std::max(42 * kSpace, std::min(static_cast<int>(42 * kSpace * textScale()), window.width() / 3));
    const int right = window.width() * 42 / 100;
    window.resizeDocks({find("dockWaypoints"), find("dockPlots")}, {left, right}, Qt::Horizontal);
    window.resizeDocks({find("dockTimeline")}, {find("dockTimeline")->sizeHint().height()}, Qt::Vertical);
    return;
  }
  QDockWidget* tree = find("dockMechanism");
  QDockWidget* pose = find("dockPose");
  // the 3D view keeps the larger part of the height
  const int below = std::max(41 * kSpace, window.height() * 38 / 100);
  window.resizeDocks({find("dockMotion")}, {below}, Qt::Vertical);
  window.resizeDocks({tree, pose}, {30 * kSpace, 40 * kSpace}, Qt::Vertical);
  // larger text gets wider panels, as far as the view keeps its room
  const auto wide = [&](int width) {
    return std::max(width, std::min(static_cast<int>(width * textScale()), window.width() * 30 / 100));
  };
  const bool is_building = workspace == Workspace::Build;
  QDockWidget* right = find(is_building ? "dockProperties" : "dockHand");
  // the hand's figures are wider than the properties: on a small screen that is taken from the joints
  const int left_width = is_building ? 40 * kSpace : 35 * kSpace, right_width = is_building ? 43 * kSpace : 48 * kSpace;
  window.resizeDocks({tree, right}, {wide(left_width), wide(right_width)}, Qt::Horizontal);
}

void shareLeftHeight(QMainWindow& window, const WindowDocks& docks) {
  auto* tree = window.findChild<QDockWidget*>("dockMechanism");
  auto* pose = window.findChild<QDockWidget*>("dockPose");
  const bool one_column = window.dockWidgetArea(tree) == Qt::LeftDockWidgetArea &&
                          window.dockWidgetArea(pose) == Qt::LeftDockWidgetArea && tree->isVisible() &&
                          pose->isVisible() && !tree->isFloating() && !pose->isFloating();
  if (!one_column) return;
  const int room = tree->height() + pose->height();
  const int tree_wish = tree->height() + docks.mechanism->missingHeight();
  const int pose_wish = pose->height() + docks.joints->missingHeight();
  // what is left over goes to the joints, where the solver speaks; what is short is missed by the tree first
  const int above = std::min(tree_wish, std::max(room - pose_wish, room * 3 / 10));
  window.resizeDocks({tree, pose}, {above, room - above}, Qt::Vertical);
}

}  // namespace linkwright::ui
