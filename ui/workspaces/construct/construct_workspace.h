// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/workspace_module.h"

#include <QPointer>

namespace linkwright::ui {

class BuildBinding;
class DhPanel;
class MechanismPanel;

/// Build: tree, joints, the properties of the chosen link, the history, torques and the DH table; links and joints are
/// changed by hand in 3D.
class ConstructWorkspace : public WorkspaceModule {
  Q_OBJECT
public:
  explicit ConstructWorkspace(const WorkspaceContext& context);

  void makePanels(DockMaker& docks) override;
  void makeCommands(const WorkspaceMenus& menus) override;
  void connectPanels() override;
  QList<Shown> shown() const override;
  void arrange() override;
  void makeOverlay(View3D& view) override;
  void currentChanged(const WorkspaceModule& current) override;
  void demonstrate(Demonstration& show) override;

private:
  MechanismPanel* mechanism_ = nullptr;
  DhPanel* dh_ = nullptr;           ///< once it has been seen
  QPointer<BuildBinding> binding_;  ///< in the view
};

}  // namespace linkwright::ui
