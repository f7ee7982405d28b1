// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/simulate_workspace.h"

#include "core/scene/scene.h"
#include "ui/files/file_flow.h"
#include "ui/widgets/action_maker.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/demonstration.h"
#include "ui/workspaces/simulate/contacts_panel.h"
#include "ui/workspaces/simulate/inv_panel.h"
#include "ui/workspaces/simulate/methods_panel.h"
#include "ui/workspaces/simulate/simulation_panel.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <utility>

namespace linkwright::ui {

SimulateWorkspace::SimulateWorkspace(const WorkspaceContext& context)
    //: verb: the mode in which the robot is simulated
    : WorkspaceModule(context, {"Simulate", tr("&Simulate"), "simulate.md", true}),
      session_(new SimulationSession(document_, this)),
      look_(new SimulationViewOptions(this)) {}

void SimulateWorkspace::makePanels(DockMaker& docks) {
  docks.makeLater<SimulationPanel>("dockSimulation", tr("Simulation"), {}, document_, interaction_, *session_, *look_);
  docks.makeLater<ContactsPanel>("dockContacts", tr("Contacts"), {}, document_, interaction_, *look_);
  docks.makeLater<InvPanel>("dockInv", tr("Forward Dynamics"), {}, document_, interaction_);
  docks.makeLater<MethodsPanel>("dockMethods", tr("Methods"), {}, document_, interaction_, *session_);
}

void SimulateWorkspace::makeCommands(const WorkspaceMenus& menus) {
  const ActionMaker maker(window_);
  commands_.run = maker.make("actionSimulationRun", tr("&Run Simulation"), {Qt::Key_F5}, "play");
  commands_.step = maker.make("actionSimulationStep", tr("Step Simul&ation"), {Qt::Key_F6}, "time-forward");
  commands_.reset =
      maker.make("actionSimulationReset", tr("Re&set Simulation"), {QKeySequence("Shift+F5")}, "time-start");
  auto* menu = new QMenu(tr("Sim&ulation"), &menus.bar);
  menu->setObjectName("menuSimulation");
  menu->addActions({commands_.run, commands_.step, commands_.reset});
  menus.bar.insertMenu(menus.view, menu);
}

void SimulateWorkspace::connectPanels() { new SimulationFlow(window_, commands_, document_, *session_, files_); }

QList<WorkspaceModule::Shown> SimulateWorkspace::shown() const {
  return {{"dockSimulation", DockPlace::Right, Role::Front},
          {"dockContacts", DockPlace::Right},
          {"dockInv", DockPlace::Right},
          {"dockMethods", DockPlace::Right},
          {"dockPlots", DockPlace::RightBelow, Role::Stage},
          {"dockTimeline", DockPlace::Foot, Role::Stage}};
}

void SimulateWorkspace::arrange() {
  arrangeColumn(50, "dockSimulation", "dockPlots", 0.5);
  arrangeTime();
}

void SimulateWorkspace::makeOverlay(View3D& view) {
  drawn_ = new SimulationBinding(view, document_, interaction_, *session_, *look_);
  drawn_->setExplaining(explains_);
}

void SimulateWorkspace::currentChanged(const WorkspaceModule& current) {
  const bool is_current = &current == this;
  // the recursion begins from the contact forces
  explains_ = qstrcmp(current.purpose().key, "Explain") == 0;
  look_->setOn(is_current);
  if (drawn_) drawn_->setExplaining(explains_);
}

bool SimulateWorkspace::isFor(const SceneData& scene) const { return scene.simulation || scene.contacts; }

// an arm on the ground: what the ground pushes with, how that is found, and what the joints carry
void SimulateWorkspace::demonstrateExample(Demonstration& show) {
  show.open("arm_on_the_ground_i.json");
  action()->trigger();
  show.settle();
  session_->setSpeed(0.0);
  show.key(Qt::Key_F5);
  show.waitFor([&] { return session_->stage() == SimulationSession::Stage::Idle; }, "the simulation does not end");
  Demonstration::check(session_->status() == SimulationStatus::Finished && document_.snapshot()->motion.run != nullptr,
                       "the run is not kept as the motion");
  // the hand still slides
  document_.playback().setTime(0.35);
  show.settle();
  show.picture("19-simulate");
  for (const auto& [dock, name] : {std::pair{"dockContacts", "20-contacts"}, std::pair{"dockInv", "21-inv-machine"}}) {
    show.raise(dock);
    show.picture(name);
  }
  show.raise("dockPlots");
  look_->setShowsInternalForces(true);
  show.settle();
  show.picture("22-internal-forces");
  look_->setShowsInternalForces(false);
}

}  // namespace linkwright::ui

#include "moc_simulate_workspace.cpp"
