// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/work/elastic_study.h"
#include "ui/workspaces/workspace_module.h"

namespace linkwright::ui {

/// Elastic: which links bend and which joints have no motor, what that does to torques, the timeline. They are analysed
/// from the first time that it is shown; the motion that is found stays for Explain.
class ElasticWorkspace : public WorkspaceModule {
  Q_OBJECT
public:
  explicit ElasticWorkspace(const WorkspaceContext& context);

  void makePanels(DockMaker& docks) override;
  void connectPanels() override;
  QList<Shown> shown() const override;
  void arrange() override;
  void makeOverlay(View3D& view) override;
  void currentChanged(const WorkspaceModule& current) override;
  bool isFor(const SceneData& scene) const override;
  void demonstrateExample(Demonstration& show) override;

private:
  template <class Panel>
  void add(DockMaker& docks, const char* name, const QString& title);

  ElasticStudy* study_;
  ElasticViewOptions* look_;
  bool has_subject_ = false;
};

}  // namespace linkwright::ui
