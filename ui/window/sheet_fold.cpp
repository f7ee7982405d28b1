// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sheet_fold.h"

#include "ui/workspaces/dock_contents.h"

#include <QAction>
#include <QDockWidget>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

SheetFold::SheetFold(QMainWindow& window, QAction& command) : QObject(&window), window_(window), command_(command) {
  for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    connect(static_cast<DockContents*>(dock->widget()), &DockContents::wanted, this, [this, dock] {
      if (sheets_.contains(dock)) setFolded(false);
    });
    connect(dock->toggleViewAction(), &QAction::triggered, this,
            [this, dock](bool on) { on ? bring(*dock) : update(); });
  }
  connect(&command, &QAction::triggered, this, [this] { setFolded(!folded_); });
}

void SheetFold::take(const QList<QDockWidget*>& sheets, bool folded) {
  for (QDockWidget* each : std::exchange(sheets_, {})) static_cast<DockContents*>(each->widget())->setFolded(false);
  sheets_ = sheets;
  folded_ = folded;
  for (QDockWidget* each : sheets_) static_cast<DockContents*>(each->widget())->setFolded(folded_);
}

void SheetFold::setFolded(bool folded) {
  if (folded == folded_) return;
  folded_ = folded;
  update();
  // what they had before is forgotten by the window
  if (!folded && !sheets_.isEmpty())
    window_.resizeDocks({sheets_.front()}, {std::max(240, window_.height() * 36 / 100)}, Qt::Vertical);
}

void SheetFold::update() {
  const auto there = std::count_if(sheets_.begin(), sheets_.end(), [](const auto* each) { return !each->isHidden(); });
  for (QDockWidget* each : sheets_) static_cast<DockContents*>(each->widget())->setFolded(folded_ && there > 1);
  command_.setEnabled(there > 1);
  command_.setChecked(there > 1 && !folded_);
}

void SheetFold::watch(QTabBar& tabs) {
  if (tabs.property("folds").toBool()) return;
  tabs.setProperty("folds", true);
  tabs.installEventFilter(this);
  connect(&tabs, &QTabBar::tabBarClicked, this, [this, &tabs](int index) {
    if (QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)) press(tabs, index);
  });
}

// comes before the tab that is pressed becomes the current one
void SheetFold::press(const QTabBar& tabs, int index) {
  if (isOf(tabs, index)) setFolded(!folded_ && index == tabs.currentIndex());
}

// the window keeps in each tab the address of its dock
bool SheetFold::isOf(const QTabBar& tabs, int index) const {
  const auto address = tabs.tabData(index).value<quintptr>();
  return std::any_of(sheets_.begin(), sheets_.end(),
                     [&](const QDockWidget* each) { return reinterpret_cast<quintptr>(each) == address; });
}

bool SheetFold::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const auto* tabs = static_cast<const QTabBar*>(watched);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) && isOf(*tabs, tabs->currentIndex())) {
      setFolded(!folded_);
      return true;
    }
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_sheet_fold.cpp"
