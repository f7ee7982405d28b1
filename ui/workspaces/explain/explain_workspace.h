// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/notation.h"
#include "ui/document/walk.h"
#include "ui/workspaces/explain/walk_tools.h"
#include "ui/workspaces/workspace_module.h"

#include <QPointer>

#include <array>
#include <optional>
#include <utility>

namespace linkwright::ui {

class CheckFlow;
class ExplainPanel;
class OtherTorquesPanel;
class StepBinding;
class WhyPanel;

/// Explain: the recursion, and below the view what can be asked about it.
class ExplainWorkspace : public WorkspaceModule {
  Q_OBJECT
public:
  explicit ExplainWorkspace(const WorkspaceContext& context);

  void makePanels(DockMaker& docks) override;
  void makeCommands(const WorkspaceMenus& menus) override;
  void connectPanels() override;
  QList<Shown> shown() const override;
  void arrange() override;
  void makeOverlay(View3D& view) override;
  void currentChanged(const WorkspaceModule& current) override;
  bool mayLeave() override;
  bool takeFile(const QString& path) override;
  void demonstrate(Demonstration& show) override;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Commands {
    QAction *first, *back, *forward, *turn, *last, *play, *leave, *come_back;
    std::array<std::pair<QAction*, Granularity>, 3> steps;
    std::array<std::pair<QAction*, Notation>, 4> notations;
    QAction *draw_sums, *predict, *hand_out, *check_values, *other_torques;
  };
  void makeLookCommands();
  void fillMenu(const WorkspaceMenus& menus);
  void connectSteps();
  void connectLook();
  void connectWhy();
  void makeHandOut();
  void makeCheck();
  void showOtherTorques();
  void showPossible();
  void pointAt(int link);
  void showStep();

  WalkTools tools_{document_, interaction_};
  ExplainPanel* panel_ = nullptr;  ///< once it has been seen
  WhyPanel* why_ = nullptr;
  CheckFlow* check_ = nullptr;
  Commands commands_{};
  QPointer<StepBinding> step_;  ///< in the view
  bool is_current_ = false;
  std::optional<int> chosen_;  ///< the link that was chosen before a part of the answer was pointed at
};

}  // namespace linkwright::ui
