// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"
#include "ui/workspaces/workspace_module.h"

namespace linkwright::ui {

class HandPanel;

/// Pose: tree, joints, hand and what it can do, torques, the iteration of the solver, the recursion.
class PoseWorkspace : public WorkspaceModule {
  Q_OBJECT
public:
  explicit PoseWorkspace(const WorkspaceContext& context);

  void makePanels(DockMaker& docks) override;
  void connectPanels() override;
  QList<Shown> shown() const override;
  void arrange() override;
  void makeOverlay(View3D& view) override;
  void demonstrate(Demonstration& show) override;

private:
  IkStudy* study_;
  HandPanel* hand_ = nullptr;
};

}  // namespace linkwright::ui
