// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/workspaces.h"

#include "core/base/require.h"
#include "ui/widgets/action_maker.h"

#include <QAction>
#include <QActionGroup>
#include <QChildEvent>
#include <QDockWidget>
#include <QMainWindow>
#include <QSet>
#include <QTabBar>
#include <QTimer>

#include <algorithm>

namespace linkwright::ui {

Workspaces::Workspaces(const Modules& modules, QMainWindow& window, DockMaker& docks, const WorkspaceMenus& menus)
    : QObject(&window), modules_(modules), window_(window), current_(&find("Pose")) {
  window_.installEventFilter(this);
  for (const auto& each : modules_) each->makePanels(docks);
  docks.place();
  for (const auto& each : modules_) each->makeCommands(menus);
  giveSwitches();
  for (const auto& each : modules_) each->connectPanels();
  showDocks();
  standard_ = window_.saveState();
  tellCurrent();
}

WorkspaceModule& Workspaces::find(const char* key) const {
  const auto found = std::find_if(modules_.begin(), modules_.end(),
                                  [key](const auto& each) { return qstrcmp(each->purpose().key, key) == 0; });
  require(found != modules_.end(), "there is no such workspace");
  return **found;
}

void Workspaces::giveSwitches() {
  auto* group = new QActionGroup(&window_);
  for (std::size_t i = 0; i < modules_.size(); ++i) {
    QAction* action = modules_[i]->action();
    const QKeySequence key(QStringLiteral("Ctrl+%1").arg(i + 1));
    action->setShortcut(key);
    action->setToolTip(tipFor(action->text(), key));
    group->addAction(action);
    // a screen reader toggles a button and triggers nothing
    connect(action, &QAction::toggled, this, [this, module = modules_[i].get()](bool on) {
      if (on) show(*module);
    });
  }
  current_->action()->setChecked(true);
}

void Workspaces::tellCurrent() {
  for (const auto& each : modules_) each->currentChanged(*current_);
  giveSpace();
}

// Space plays what the workspace has of its own, otherwise the motion: a key that two commands answer to does neither
void Workspaces::giveSpace() {
  const QKeySequence space(Qt::Key_Space);
  QAction* motion = window_.findChild<QAction*>("actionPlay");
  QAction* own = current_->ownPlay() != nullptr ? current_->ownPlay() : motion;
  for (QAction* each : window_.actions()) {
    QList<QKeySequence> keys = each->shortcuts();
    if (keys.removeAll(space) > 0) each->setShortcuts(keys);
  }
  if (own != nullptr) own->setShortcuts(QList<QKeySequence>{space} + own->shortcuts());
}

// the window makes the tabs of its docks when it first needs them, and gives them no name to say
bool Workspaces::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::ChildAdded) {
    // what has been added is no tab bar yet: it is still being made
    QTimer::singleShot(0, this, &Workspaces::describeTabs);
  }
  return QObject::eventFilter(watched, event);
}

void Workspaces::show(const WorkspaceModule& module) {
  if (&module == current_) return;
  emit leaving();
  left_[current_] = window_.saveState();
  current_ = &find(module.purpose().key);
  tellCurrent();
  // before anything else comes: panels of both side by side would set the window's least width, which it keeps
  hideOthers();
  const auto left = left_.find(current_);
  // the same panels are there in each: a state fits the window that it was taken from
  if (left == left_.end() || !window_.restoreState(left->second)) {
    showDocks();
    arrange();
  }
  QTimer::singleShot(0, this, &Workspaces::describeTabs);
  emit changed();
}

void Workspaces::reset() {
  emit leaving();
  // where each dock belongs, and the bars; then those that this workspace has
  window_.restoreState(standard_);
  showDocks();
  arrange();
  QTimer::singleShot(0, this, &Workspaces::describeTabs);
  emit changed();
}

void Workspaces::hideOthers() {
  QSet<QString> shown;
  for (const WorkspaceModule::Shown& each : current_->shown()) shown.insert(QLatin1String(each.dock));
  for (auto* dock : window_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    if (!shown.contains(dock->objectName())) dock->hide();
  }
}

void Workspaces::showDocks() {
  hideOthers();
  giveCorners();
  const auto find = [&](const char* name) {
    auto* dock = window_.findChild<QDockWidget*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
    require(dock != nullptr, name);
    return dock;
  };
  for (const WorkspaceModule::Shown& each : current_->shown()) find(each.dock)->show();
  for (const WorkspaceModule::Shown& each : current_->shown()) {
    if (each.in_front) find(each.dock)->raise();
  }
}

void Workspaces::giveCorners() {
  const bool is_wide = current_->purpose().is_wide_below;
  window_.setCorner(Qt::BottomLeftCorner, is_wide ? Qt::BottomDockWidgetArea : Qt::LeftDockWidgetArea);
  window_.setCorner(Qt::BottomRightCorner, is_wide ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
}

// a row of tabs that has only one left is kept by the window, and Tab would come to what is not there
void Workspaces::describeTabs() {
  for (auto* tabs : window_.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
    tabs->setAccessibleName(tr("Tabbed panels"));
    tabs->setFocusPolicy(tabs->count() > 1 ? Qt::TabFocus : Qt::NoFocus);
  }
}

void Workspaces::arrange() {
  giveCorners();
  current_->arrange();
}

}  // namespace linkwright::ui

#include "moc_workspaces.cpp"
