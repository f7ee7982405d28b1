// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/workspaces.h"

#include "ui/window/docks.h"

#include <QMainWindow>

namespace linkwright::ui {

Workspaces::Workspaces(QMainWindow& window) : QObject(&window), window_(window) {
  showDocksOf(window_, current_);
}

void Workspaces::show(Workspace workspace) {
  if (workspace == current_) return;
  left_.at(static_cast<std::size_t>(current_)) = window_.saveState();
  current_ = workspace;
  const QByteArray& left = left_.at(static_cast<std::size_t>(current_));
  // the same numbers of panels in both: a state fits the window that it was taken from
  if (left.isEmpty() || !window_.restoreState(left)) {
    showDocksOf(window_, current_);
    arrangeDocks(window_, current_);
  }
  emit changed(current_);
}

void Workspaces::arrange() { arrangeDocks(window_, current_); }

}  // namespace linkwright::ui
