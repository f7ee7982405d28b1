// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/workspaces.h"

#include "core/base/require.h"
#include "ui/widgets/action_maker.h"
#include "ui/window/menus.h"
#include "ui/window/sheet_fold.h"

#include <QAction>
#include <QActionGroup>
#include <QChildEvent>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QSet>
#include <QTabBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr double kSideInLesson = 0.28;  // of the window's width

}  // namespace

Workspaces::Workspaces(const Modules& modules, QMainWindow& window, DockMaker& docks, const WorkspaceMenus& menus,
                       QAction& fold_sheets)
    : QObject(&window), modules_(modules), window_(window), current_(&find("Pose")) {
  window_.installEventFilter(this);
  for (const auto& each : modules_) each->makePanels(docks);
  fold_ = new SheetFold(window_, fold_sheets);
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

WorkspaceModule& Workspaces::named(const QString& word) const {
  for (const auto& each : modules_) {
    if (word.compare(QLatin1String(each->purpose().key), Qt::CaseInsensitive) == 0) return *each;
  }
  return *current_;
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
    WorkspaceModule* module = modules_[i].get();
    connect(action, &QAction::toggled, this, [this, module](bool on) {
      if (on) show(*module);
    });
    // not while a panel that goes is still in the middle of what has caused it
    connect(
        module, &WorkspaceModule::shownChanged, this,
        [this, module] {
          left_.erase(module);
          if (module == current_) lay();
        },
        Qt::QueuedConnection);
  }
  current_->action()->setChecked(true);
}

void Workspaces::tellCurrent() {
  for (const auto& each : modules_) each->currentChanged(*current_);
  giveSpace();
  giveStageCommand();
}

// Space plays what the workspace has of its own, otherwise the motion: a key that two commands answer to does neither
void Workspaces::giveSpace() {
  const QList<QKeySequence> space = withHeldForms({Qt::Key_Space});
  QAction* motion = window_.findChild<QAction*>("actionPlay");
  QAction* own = current_->ownPlay() != nullptr ? current_->ownPlay() : motion;
  for (QAction* each : window_.actions()) {
    QList<QKeySequence> keys = each->shortcuts();
    const auto is_space = [&](const QKeySequence& key) { return space.contains(key); };
    if (keys.removeIf(is_space) > 0) each->setShortcuts(keys);
  }
  if (own != nullptr) own->setShortcuts(space + own->shortcuts());
}

void Workspaces::giveStageCommand() {
  auto* bar = window_.findChild<QToolBar*>("workspaceBar");
  for (const auto& each : modules_) bar->removeAction(each->stageCommand());
  QAction* command = on_stage_ ? current_->stageCommand() : nullptr;
  if (command == nullptr) return;
  bar->addAction(command);
  qobject_cast<QToolButton*>(bar->widgetForAction(command))->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  nameButtons(*bar);
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
  keep();
  current_ = &find(module.purpose().key);
  tellCurrent();
  lay();
}

void Workspaces::keep() {
  if (!on_stage_ && !only_) left_[current_] = {window_.saveState(), fold_->isFolded()};
}

void Workspaces::lay() {
  // before anything else comes: panels of both side by side would set the window's least width, which it keeps
  hideOthers();
  const auto left = on_stage_ || only_ ? left_.end() : left_.find(current_);
  if (left != left_.end()) takeSheets(left->second.folded);
  // the same panels are there in each: a state fits the window that it was taken from
  if (left == left_.end() || !window_.restoreState(left->second.docks)) {
    showDocks();
    arrange();
  }
  QTimer::singleShot(0, this, &Workspaces::describeTabs);
}

void Workspaces::setOnStage(bool on) {
  on_stage_ = on;
  giveStageCommand();
  lay();
}

void Workspaces::showOnly(const WorkspaceModule& module, const QStringList& docks) {
  keep();
  only_ = docks;
  // the words of a lesson call panels by their names
  for (const QString& each : docks) dock(each.toLatin1().constData())->setProperty("titled", true);
  current_ = &find(module.purpose().key);
  {
    const QSignalBlocker quiet(this);
    current_->action()->setChecked(true);
  }
  tellCurrent();
  lay();
}

void Workspaces::reset() {
  left_.erase(current_);
  // where the bars belong; then the panels that this workspace has
  window_.restoreState(standard_);
  showDocks();
  arrange();
  QTimer::singleShot(0, this, &Workspaces::describeTabs);
}

// on the stage, those of the places that have something for it
QList<WorkspaceModule::Shown> Workspaces::shown() const {
  if (only_) return shownOnly();
  QList<WorkspaceModule::Shown> shown = current_->shown();
  shown.removeIf([](const auto& each) { return each.role == WorkspaceModule::Role::Hidden; });
  if (!on_stage_) return shown;
  QSet<int> places;
  for (const WorkspaceModule::Shown& each : shown) {
    if (each.role == WorkspaceModule::Role::Stage) places.insert(static_cast<int>(each.place));
  }
  shown.removeIf([&](const auto& each) { return !places.contains(static_cast<int>(each.place)); });
  return shown;
}

// each where the current one has it, else where the first that has it does
QList<WorkspaceModule::Shown> Workspaces::shownOnly() const {
  QList<const WorkspaceModule*> order{current_};
  for (const auto& each : modules_) order.append(each.get());
  QList<WorkspaceModule::Shown> shown;
  QSet<QString> known;
  for (const WorkspaceModule* module : order) {
    for (WorkspaceModule::Shown each : module->shown()) {
      const QString name = QLatin1String(each.dock);
      if (!only_->contains(name) || known.contains(name)) continue;
      known.insert(name);
      if (name == only_->first()) each.role = WorkspaceModule::Role::Front;
      shown.append(each);
    }
  }
  return shown;
}

QDockWidget* Workspaces::dock(const char* name) const {
  auto* dock = window_.findChild<QDockWidget*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
  require(dock != nullptr, name);
  return dock;
}

void Workspaces::hideOthers() {
  QSet<QString> names;
  for (const WorkspaceModule::Shown& each : shown()) names.insert(QLatin1String(each.dock));
  for (auto* dock : window_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    if (!names.contains(dock->objectName())) dock->hide();
  }
}

// those of the current workspace where it has them, those of others where the first that shows them does
void Workspaces::placeDocks() {
  QList<PlacedDock> placed;
  QSet<const QDockWidget*> known;
  const auto add = [&](const WorkspaceModule& module) {
    for (const WorkspaceModule::Shown& each : module.shown()) {
      QDockWidget* dock = this->dock(each.dock);
      if (known.contains(dock)) continue;
      known.insert(dock);
      placed.append({dock, each.place});
    }
  };
  add(*current_);
  for (const auto& each : modules_) add(*each);
  ui::placeDocks(window_, placed);
}

void Workspaces::takeSheets(bool folded) {
  QList<QDockWidget*> sheets;
  for (const WorkspaceModule::Shown& each : shown()) {
    if (each.place == DockPlace::Below) sheets.append(dock(each.dock));
  }
  fold_->take(sheets, folded);
}

void Workspaces::showDocks() {
  giveCorners();
  placeDocks();
  takeSheets(!only_);
  for (const WorkspaceModule::Shown& each : shown()) dock(each.dock)->show();
  for (const WorkspaceModule::Shown& each : shown()) {
    if (each.role != WorkspaceModule::Role::Behind) dock(each.dock)->raise();
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
    fold_->watch(*tabs);
  }
  showTitles(window_);
  fold_->update();
}

void Workspaces::arrange() {
  giveCorners();
  // the sizes that are to change have to be there
  window_.layout()->activate();
  current_->arrange();
  if (only_) arrangeOnly();
}

// what lies at a side is no wider than it has to be: beside it are the lesson and the robot. The step's first panel is
// the one that it is about
void Workspaces::arrangeOnly() {
  for (const WorkspaceModule::Shown& each : shownOnly()) {
    if (each.place == DockPlace::Foot) continue;
    const bool below = each.place == DockPlace::Below;
    if (!below && only_->first() == QLatin1String(each.dock))
      window_.resizeDocks({dock(each.dock)}, {window_.height() * 3 / 5}, Qt::Vertical);
    window_.resizeDocks({dock(each.dock)},
                        {below ? window_.height() * 2 / 5 : static_cast<int>(kSideInLesson * window_.width())},
                        below ? Qt::Vertical : Qt::Horizontal);
  }
}

}  // namespace linkwright::ui

#include "moc_workspaces.cpp"
