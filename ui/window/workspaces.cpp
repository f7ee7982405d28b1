// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/workspaces.h"

#include "ui/window/docks.h"

#include <QChildEvent>
#include <QMainWindow>
#include <QTabBar>
#include <QTimer>

namespace linkwright::ui {

Workspaces::Workspaces(QMainWindow& window) : QObject(&window), window_(window) {
  window_.installEventFilter(this);
  showDocksOf(window_, current_);
  standard_ = window_.saveState();
}

// the window makes the tabs of its docks when it first needs them, and gives them no name to say
bool Workspaces::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::ChildAdded) {
    // what has been added is no tab bar yet: it is still being made
    QTimer::singleShot(0, this, &Workspaces::describeTabs);
  }
  return QObject::eventFilter(watched, event);
}

void Workspaces::show(Workspace workspace) {
  if (workspace == current_) return;
  emit leaving();
  left_.at(static_cast<std::size_t>(current_)) = window_.saveState();
  current_ = workspace;
  // before anything else comes: panels of both side by side would set the window's least width, which it keeps
  hideDocksNotOf(window_, current_);
  const QByteArray& left = left_.at(static_cast<std::size_t>(current_));
  // the same panels are there in each: a state fits the window that it was taken from
  if (left.isEmpty() || !window_.restoreState(left)) {
    showDocksOf(window_, current_);
    arrangeDocks(window_, current_);
  }
  QTimer::singleShot(0, this, &Workspaces::describeTabs);
  emit changed(current_);
}

void Workspaces::reset() {
  emit leaving();
  // where each dock belongs, and the bars; then those that this workspace has
  window_.restoreState(standard_);
  showDocksOf(window_, current_);
  arrangeDocks(window_, current_);
  QTimer::singleShot(0, this, &Workspaces::describeTabs);
  emit changed(current_);
}

// a row of tabs that has only one left is kept by the window, and Tab would come to what is not there
void Workspaces::describeTabs() {
  for (auto* tabs : window_.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly)) {
    tabs->setAccessibleName(tr("Panels in one place"));
    tabs->setFocusPolicy(tabs->count() > 1 ? Qt::TabFocus : Qt::NoFocus);
  }
}

void Workspaces::arrange() { arrangeDocks(window_, current_); }

}  // namespace linkwright::ui

#include "moc_workspaces.cpp"
