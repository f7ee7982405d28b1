// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"
#include "ui/workspaces/workspace_module.h"

namespace linkwright::ui {

/// Pose: tree, joints, hand and what it can do, torques, the iteration of the solver, the recursion.
class PoseWorkspace : public WorkspaceModule {
  Q_OBJECT
public:
  explicit PoseWorkspace(const WorkspaceContext& context);

  void makePanels(DockMaker& docks) override;
  QList<Shown> shown() const override;
  void arrange() override;
  void makeOverlay(View3D& view) override;
  void demonstrate(Demonstration& show) override;

private:
  void lookInside();

  IkStudy* study_;
};

}  // namespace linkwright::ui
