// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/dock_contents.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QVBoxLayout>

namespace linkwright::ui {

DockContents::DockContents(QDockWidget& dock) : QWidget(&dock), dock_(dock) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  dock.setWidget(this);
  dock.installEventFilter(this);
}

void DockContents::hold(QWidget* panel) {
  panel_ = panel;
  panel_->hide();
  layout()->addWidget(panel_);
  follow();
}

// What is side by side and what fits is decided with the room of all panels that have a tab. One that has had none yet
// is not asked: to tell its size, all of its widgets would have to be styled, which takes time and memory.
void DockContents::keepRoom() {
  QSizePolicy policy = panel_->sizePolicy();
  policy.setRetainSizeWhenHidden(was_shown_ && !folded_);
  panel_->setSizePolicy(policy);
}

void DockContents::setFolded(bool folded) {
  if (folded == folded_) return;
  folded_ = folded;
  keepRoom();
  dock_.setMaximumHeight(folded ? 1 : QWIDGETSIZE_MAX);
  follow();
}

bool DockContents::eventFilter(QObject* watched, QEvent* event) {
  // comes too where the window itself is not shown yet
  if (watched == &dock_ && event->type() == QEvent::ShowToParent) {
    was_shown_ = true;
    keepRoom();
  }
  const bool moved = event->type() == QEvent::Move || event->type() == QEvent::Resize;
  if (watched == &dock_ && (moved || event->type() == QEvent::Show || event->type() == QEvent::Hide)) follow();
  return QWidget::eventFilter(watched, event);
}

void DockContents::follow() {
  const QRect place = dock_.geometry();
  const bool seen = !folded_ && dock_.isVisible() && place.right() >= 0 && place.bottom() >= 0;
  if (panel_ == nullptr || seen != panel_->isHidden()) return;
  // a field that cannot be seen must not take the keys, nor may the next button get them by chance
  QWidget* focus = QApplication::focusWidget();
  if (!seen && dock_.isVisible() && focus != nullptr && panel_->isAncestorOf(focus)) {
    auto* window = qobject_cast<QMainWindow*>(dock_.window());
    window != nullptr ? window->centralWidget()->setFocus() : focus->clearFocus();
  }
  panel_->setVisible(seen);
}

void bring(QDockWidget& dock) {
  dock.show();
  dock.raise();
  if (auto* contents = qobject_cast<DockContents*>(dock.widget())) emit contents->wanted();
}

void bringDockOf(QWidget& panel) {
  for (QWidget* each = panel.parentWidget(); each != nullptr; each = each->parentWidget()) {
    if (auto* dock = qobject_cast<QDockWidget*>(each)) return bring(*dock);
  }
}

}  // namespace linkwright::ui

#include "moc_dock_contents.cpp"
