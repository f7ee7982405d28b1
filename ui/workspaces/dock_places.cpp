// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/dock_places.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <vector>

namespace linkwright::ui {

namespace {

Qt::DockWidgetArea areaOf(DockPlace place) {
  switch (place) {
    case DockPlace::LeftAbove:
    case DockPlace::Left: return Qt::LeftDockWidgetArea;
    case DockPlace::Right:
    case DockPlace::RightBelow: return Qt::RightDockWidgetArea;
    case DockPlace::Below:
    case DockPlace::Foot: break;
  }
  return Qt::BottomDockWidgetArea;
}

/// The height of the tabs that stand above a dock; 0: it has none.
int tabsOf(const QMainWindow& window, const QDockWidget& dock) {
  for (const auto* tabs : window.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
    const QRect place = tabs->geometry();
    const bool is_above = place.top() < dock.y() && dock.y() - place.bottom() < place.height();
    if (tabs->isVisible() && is_above && place.left() < dock.geometry().right() && place.right() > dock.x())
      return place.height();
  }
  return 0;
}

}  // namespace

void placeDocks(QMainWindow& window, QList<PlacedDock> docks) {
  for (const Qt::DockWidgetArea area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea})
    window.setTabPosition(area, QTabWidget::North);
  std::stable_sort(docks.begin(), docks.end(),
                   [](const PlacedDock& a, const PlacedDock& b) { return a.place < b.place; });
  for (const PlacedDock& each : docks) {
    each.dock->setFloating(false);
    window.removeDockWidget(each.dock);
  }
  const PlacedDock* before = nullptr;
  for (const PlacedDock& each : docks) {
    window.addDockWidget(areaOf(each.place), each.dock);
    if (before != nullptr && before->place == each.place) window.tabifyDockWidget(before->dock, each.dock);
    before = &each;
  }
  // Qt would style all widgets soon, most of which nobody has seen yet: each is styled anyway when it is first shown
  QCoreApplication::removePostedEvents(nullptr, QEvent::PolishRequest);
}

int missingHeight(const QDockWidget& dock) {
  for (const QWidget* child : dock.findChildren<QWidget*>()) {
    // with what it has, which may be more than is seen of it
    if (const QVariant missing = child->property("missingHeight"); missing.isValid())
      return missing.toInt() + std::max(0, child->height() - dock.widget()->height());
  }
  return 0;
}

void shareHeight(QMainWindow& window, Qt::DockWidgetArea side) {
  std::vector<QDockWidget*> there;
  for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    // those behind another are put where nobody sees them
    const bool is_there =
        window.dockWidgetArea(dock) == side && dock->isVisible() && !dock->isFloating() && dock->x() >= 0;
    if (is_there) there.push_back(dock);
  }
  std::sort(there.begin(), there.end(), [](const QDockWidget* a, const QDockWidget* b) { return a->y() < b->y(); });
  if (there.size() != 2 || there[0]->y() == there[1]->y()) return;
  const int room = there[0]->height() + there[1]->height();
  const int upper_wish = there[0]->height() + missingHeight(*there[0]);
  const int lower_wish = there[1]->height() + missingHeight(*there[1]);
  // what is left over goes to the lower one; of what is short the lower one, a plot, loses up to a quarter of its wish
  // before the upper one, a list, loses rows
  const int above = std::min(upper_wish, std::max(room - lower_wish * 3 / 4, room * 3 / 10));
  // Qt's heights are those of docks with their tabs
  const int upper_tabs = tabsOf(window, *there[0]), lower_tabs = tabsOf(window, *there[1]);
  window.resizeDocks({there[0], there[1]}, {above + upper_tabs, room - above + lower_tabs}, Qt::Vertical);
}

void showTitles(QMainWindow& window) {
  for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    if (!dock->property("titled").toBool()) continue;
    const QList<QDockWidget*> same = window.tabifiedDockWidgets(dock);
    const bool alone = std::all_of(same.begin(), same.end(), [](const QDockWidget* each) { return each->isHidden(); });
    QWidget* none = dock->titleBarWidget();
    if (alone == (none == nullptr)) continue;
    dock->setTitleBarWidget(alone ? nullptr : new QWidget(dock));
    delete none;
  }
}

}  // namespace linkwright::ui
