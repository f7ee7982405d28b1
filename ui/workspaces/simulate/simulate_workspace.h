// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/simulation_view_options.h"
#include "ui/work/simulation_session.h"
#include "ui/workspaces/simulate/simulation_binding.h"
#include "ui/workspaces/simulate/simulation_flow.h"
#include "ui/workspaces/workspace_module.h"

#include <QPointer>

namespace linkwright::ui {

/// Simulate: how the scene is simulated, its contacts, the plots of the run, the timeline.
class SimulateWorkspace : public WorkspaceModule {
  Q_OBJECT
public:
  explicit SimulateWorkspace(const WorkspaceContext& context);

  void makePanels(DockMaker& docks) override;
  void makeCommands(const WorkspaceMenus& menus) override;
  void connectPanels() override;
  QList<Shown> shown() const override;
  void arrange() override;
  void makeOverlay(View3D& view) override;
  void currentChanged(const WorkspaceModule& current) override;
  QAction* ownPlay() const override { return commands_.run; }
  QAction* stageCommand() const override { return commands_.run; }
  bool isFor(const SceneData& scene) const override;
  void demonstrateExample(Demonstration& show) override;

private:
  SimulationSession* session_;
  SimulationViewOptions* look_;
  SimulationCommands commands_{};
  QPointer<SimulationBinding> drawn_;
  bool explains_ = false;
};

}  // namespace linkwright::ui
