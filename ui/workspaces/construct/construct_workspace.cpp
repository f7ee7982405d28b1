// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/construct_workspace.h"

#include "ui/files/file_flow.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/construct/build_binding.h"
#include "ui/workspaces/construct/build_tools.h"
#include "ui/workspaces/construct/dh_panel.h"
#include "ui/workspaces/construct/history_panel.h"
#include "ui/workspaces/construct/link_editor.h"
#include "ui/workspaces/construct/mechanism_panel.h"
#include "ui/workspaces/construct/property_panel.h"
#include "ui/workspaces/demonstration.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTableView>

namespace linkwright::ui {

ConstructWorkspace::ConstructWorkspace(const WorkspaceContext& context)
    //: verb: the mode in which robots are built
    : WorkspaceModule(context, {"Build", tr("&Build"), "build_robots.md"}) {}

void ConstructWorkspace::makePanels(DockMaker& docks) {
  mechanism_ = docks.make<MechanismPanel>("dockMechanism", tr("Mechanism"), document_, interaction_);
  docks.last()->setProperty("titled", true);
  docks.makeLater<HistoryPanel>("dockHistory", tr("History"), {}, document_);
  docks.makeLater<PropertyPanel>(
      "dockProperties", tr("Properties"),
      [this](PropertyPanel& panel) { connect(&panel.editor(), &PartEditor::told, &files_, &FileFlow::tell); },
      document_, interaction_);
  docks.makeLater<DhPanel>(
      "dockDh", tr("DH Table"),
      [this](DhPanel& panel) {
        dh_ = &panel;
        connect(dh_, &DhPanel::loadWanted, &files_, &FileFlow::openTableByDialog);
        if (binding_) binding_->follow(panel);
      },
      document_, interaction_);
}

void ConstructWorkspace::makeCommands(const WorkspaceMenus& menus) {
  for (QAction* each : mechanism_->editor().menu()) {
    each != nullptr ? menus.links.addAction(each) : void(menus.links.addSeparator());
    if (each != nullptr) window_.addAction(each);
  }
}

void ConstructWorkspace::connectPanels() {
  connect(mechanism_, &MechanismPanel::refused, &files_, &FileFlow::warn);
  connect(&files_, &FileFlow::begun, action(), [this] { action()->setChecked(true); });
}

QList<WorkspaceModule::Shown> ConstructWorkspace::shown() const {
  return {{"dockMechanism", DockPlace::LeftAbove, Role::Front},
          {"dockPose", DockPlace::Left, Role::Front},
          {"dockProperties", DockPlace::Right, Role::Front},
          {"dockHistory", DockPlace::Right},
          {"dockDh", DockPlace::Below},
          {"dockMotion", DockPlace::Below, Role::Stage}};
}

void ConstructWorkspace::arrange() {
  const auto wide = [&](int width) {
    return std::max(width, std::min(static_cast<int>(width * textScale()), window_.width() * 30 / 100));
  };
  window_.resizeDocks({dock("dockMechanism"), dock("dockProperties")}, {wide(40 * kSpace), wide(43 * kSpace)},
                      Qt::Horizontal);
  window_.resizeDocks({dock("dockMechanism"), dock("dockPose")}, {30 * kSpace, 40 * kSpace}, Qt::Vertical);
}

void ConstructWorkspace::makeOverlay(View3D& view) {
  binding_ = new BuildBinding(view, document_, interaction_);
  if (dh_ != nullptr) binding_->follow(*dh_);
  auto* tools = new BuildTools(view, document_, interaction_, mechanism_->editor());
  connect(tools, &BuildTools::refused, &files_, &FileFlow::warn);
}

void ConstructWorkspace::currentChanged(const WorkspaceModule& current) {
  const bool is_current = &current == this;
  // the arrows of a step are not what is built
  if (is_current) command("actionStepLeave")->trigger();
  interaction_.building().setOn(is_current);
}

// a link with its figures, and a row of the table drawn on the robot
void ConstructWorkspace::demonstrate(Demonstration& show) {
  action()->trigger();
  show.key(Qt::Key_F, Qt::ShiftModifier);
  const SnapshotPtr snapshot = document_.snapshot();
  interaction_.selectLink(snapshot->model->linkOfBody(snapshot->model->bodyCount() / 2));
  show.settle();
  show.picture("16-build");
  show.raise("dockDh");
  auto* table = window_.findChild<QTableView*>("dhTable");
  // a tree has none
  if (table->model()->rowCount() > 1) {
    table->setCurrentIndex(table->model()->index(1, 2));
    show.settle();
    show.picture("17-dh-table");
  }
  show.raise("dockMotion");
  interaction_.selectLink(-1);
}

}  // namespace linkwright::ui

#include "moc_construct_workspace.cpp"
