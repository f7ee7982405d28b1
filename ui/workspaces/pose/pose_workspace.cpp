// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/pose_workspace.h"

#include "ui/widgets/theme.h"
#include "ui/workspaces/demonstration.h"
#include "ui/workspaces/pose/ability_binding.h"
#include "ui/workspaces/pose/ability_panel.h"
#include "ui/workspaces/pose/hand_panel.h"
#include "ui/workspaces/pose/iteration_binding.h"
#include "ui/workspaces/pose/iteration_panel.h"
#include "ui/workspaces/pose/joints_panel.h"
#include "ui/workspaces/pose/poses_panel.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>

namespace linkwright::ui {

PoseWorkspace::PoseWorkspace(const WorkspaceContext& context)
    //: verb: the mode in which the robot is brought into poses
    : WorkspaceModule(context, {"Pose", tr("&Pose"), "window.md"}), study_(new IkStudy(document_, this)) {}

void PoseWorkspace::makePanels(DockMaker& docks) {
  docks.make<JointsPanel>("dockPose", tr("Joints"), document_, interaction_);
  docks.last()->setProperty("titled", true);
  docks.makeLater<PosesPanel>("dockPoses", tr("Poses"), {}, document_);
  docks.makeLater<HandPanel>(
      "dockHand", tr("End Effector"),
      [this](HandPanel& panel) { connect(&panel, &HandPanel::iterationWanted, this, &PoseWorkspace::lookInside); },
      document_, interaction_);
  docks.makeLater<AbilityPanel>("dockAbilities", tr("Kinematics"), {}, document_, interaction_);
  docks.makeLater<IterationPanel>(
      "dockIteration", tr("Iteration"), [this](IterationPanel& panel) { window_.addActions(panel.keyActions()); },
      *study_, interaction_);
  connect(docks.last(), &QDockWidget::visibilityChanged, study_, &IkStudy::setOpen);
}

void PoseWorkspace::lookInside() {
  if (study_->has(IkCase::LastDrag)) study_->choose(IkCase::LastDrag);
  bring(*dock("dockIteration"));
}

QList<WorkspaceModule::Shown> PoseWorkspace::shown() const {
  return {{"dockPose", DockPlace::Right, Role::Front},
          {"dockPoses", DockPlace::Right},
          {"dockHand", DockPlace::Right},
          {"dockAbilities", DockPlace::Right},
          {"dockMotion", DockPlace::RightBelow, Role::Stage},
          {"dockIteration", DockPlace::RightBelow}};
}

void PoseWorkspace::arrange() { arrangeColumn(50, "dockPose", "dockMotion", 0.5); }

void PoseWorkspace::makeOverlay(View3D& view) {
  new IterationBinding(view, *study_, interaction_);
  new AbilityBinding(view, document_, interaction_);
}

// the solver from within, on the drag that was just made, and what the arm can do where it stands
void PoseWorkspace::demonstrate(Demonstration& show) {
  action()->trigger();
  show.key(Qt::Key_F, Qt::ShiftModifier);
  show.raise("dockIteration");
  const auto* place = window_.findChild<QLabel*>("iterationPlace");
  const QString at = place->text();
  for (int i = 0; i < 2; ++i) show.key(Qt::Key_Right, Qt::AltModifier);
  show.settle();
  Demonstration::check(place->text() != at, "the iteration cannot be stepped through");
  show.picture("14-iteration");
  show.raise("dockMotion");
  show.raise("dockAbilities");
  auto* ellipsoid = window_.findChild<QAbstractButton*>("velocityEllipsoid");
  ellipsoid->click();
  show.settle();
  show.picture("15-abilities");
  ellipsoid->click();
  show.raise("dockHand");
}

}  // namespace linkwright::ui

#include "moc_pose_workspace.cpp"
