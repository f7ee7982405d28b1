// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/all_workspaces.h"

#include "ui/workspaces/construct/construct_workspace.h"
#include "ui/workspaces/elastic/elastic_workspace.h"
#include "ui/workspaces/explain/explain_workspace.h"
#include "ui/workspaces/move/move_workspace.h"
#include "ui/workspaces/pose/pose_workspace.h"
#include "ui/workspaces/simulate/simulate_workspace.h"

namespace linkwright::ui {

std::vector<std::unique_ptr<WorkspaceModule>> makeWorkspaces(const WorkspaceContext& context) {
  std::vector<std::unique_ptr<WorkspaceModule>> all;
  all.push_back(std::make_unique<ConstructWorkspace>(context));
  all.push_back(std::make_unique<PoseWorkspace>(context));
  all.push_back(std::make_unique<MoveWorkspace>(context));
  all.push_back(std::make_unique<ExplainWorkspace>(context));
  all.push_back(std::make_unique<SimulateWorkspace>(context));
  all.push_back(std::make_unique<ElasticWorkspace>(context));
  return all;
}

}  // namespace linkwright::ui
