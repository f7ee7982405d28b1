// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/workspace_module.h"

#include <memory>
#include <vector>

namespace linkwright::ui {

/// The workspaces of the window, in the order of its bar. Another one is another line here.
std::vector<std::unique_ptr<WorkspaceModule>> makeWorkspaces(const WorkspaceContext& context);

}  // namespace linkwright::ui
