// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/dock_contents.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

// of the window: what a panel may claim; at a side two lie one above the other
constexpr double kMostWidth = 0.36, kMostHeight = 0.27, kMostBelow = 0.42;
constexpr int kSlack = 4, kWordSlack = 1;  // px
// px: to Qt an empty title bar is -1 px high, and a dock of no height gets no place, so its panel would never be made
constexpr int kLeast = 2;

// as a layout would ask it
QSize leastSizeOf(const QWidget& widget) {
  const QSize least = widget.minimumSizeHint().expandedTo({0, 0}), set = widget.minimumSize();
  return {set.width() > 0 ? set.width() : least.width(), set.height() > 0 ? set.height() : least.height()};
}

}  // namespace

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
  // of a panel without a size Qt would ask its best one now, and style all that is on it before anybody sees it
  panel_->resize(1, 1);
  scroll_ = new QScrollArea(this);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setWidget(panel_);
  panel_->installEventFilter(this);
  scroll_->viewport()->installEventFilter(this);
  layout()->addWidget(scroll_);
  follow();
}

void DockContents::make() {
  if (make_) hold(std::exchange(make_, nullptr)());
}

void makePanelsOf(const QWidget& window) {
  for (DockContents* each : window.findChildren<DockContents*>()) each->make();
}

// What is side by side and what fits is decided with the room of all panels that have a tab. One that has had none yet
// is not asked: to tell its size, all of its widgets would have to be styled, which takes time and memory.
QSize DockContents::minimumSizeHint() const {
  if (panel_ == nullptr || folded_ || !was_shown_) return {0, kLeast};
  const auto* owner = qobject_cast<const QMainWindow*>(dock_.parentWidget());
  const bool is_below = owner != nullptr && owner->dockWidgetArea(&dock_) == Qt::BottomDockWidgetArea;
  const QSize most(static_cast<int>(kMostWidth * window()->width()),
                   static_cast<int>((is_below ? kMostBelow : kMostHeight) * window()->height()));
  return leastSizeOf(*panel_).expandedTo({0, words_}).boundedTo(most).expandedTo({0, kLeast});
}

// Qt's own way would give a panel whose words wrap its best height, where its least one will do
void DockContents::fit() {
  if (panel_->isHidden()) return;
  // no bars for a few pixels, which come with the style of what is shown for the first time
  const auto sideFor = [](int room, int least, int slack = kSlack) { return least > room + slack ? least : room; };
  const QSize room = scroll_->viewport()->size(), least = leastSizeOf(*panel_);
  const int width = sideFor(room.width(), least.width());
  const QLayout* layout = panel_->layout();
  const int words = layout != nullptr && layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width) : 0;
  if (words != std::exchange(words_, words)) updateGeometry();
  panel_->resize(width, std::max(sideFor(room.height(), least.height()), sideFor(room.height(), words, kWordSlack)));
}

void DockContents::setFolded(bool folded) {
  if (folded == folded_) return;
  folded_ = folded;
  updateGeometry();
  dock_.setMaximumHeight(folded ? 1 : QWIDGETSIZE_MAX);
  follow();
}

bool DockContents::eventFilter(QObject* watched, QEvent* event) {
  const bool asks = panel_ != nullptr && watched == panel_ && event->type() == QEvent::LayoutRequest;
  if (asks) updateGeometry();
  if (asks || (scroll_ != nullptr && watched == scroll_->viewport() && event->type() == QEvent::Resize)) fit();
  // comes too where the window itself is not shown yet
  if (watched == &dock_ && event->type() == QEvent::ShowToParent) {
    was_shown_ = true;
    updateGeometry();
  }
  const bool moved = event->type() == QEvent::Move || event->type() == QEvent::Resize;
  if (watched == &dock_ && (moved || event->type() == QEvent::Show || event->type() == QEvent::Hide)) follow();
  return QWidget::eventFilter(watched, event);
}

void DockContents::follow() {
  const QRect place = dock_.geometry();
  const bool seen = !folded_ && dock_.isVisible() && place.right() >= 0 && place.bottom() >= 0;
  if (seen && panel_ == nullptr) return make();
  if (panel_ == nullptr || seen != panel_->isHidden()) return;
  // a field that cannot be seen must not take the keys, nor may the next button get them by chance
  QWidget* focus = QApplication::focusWidget();
  if (!seen && dock_.isVisible() && focus != nullptr && panel_->isAncestorOf(focus)) {
    auto* window = qobject_cast<QMainWindow*>(dock_.window());
    window != nullptr ? window->centralWidget()->setFocus() : focus->clearFocus();
  }
  // its text may have another size when it comes back
  if (!seen) words_ = 0;
  panel_->setVisible(seen);
  fit();
}

void bring(QDockWidget& dock) {
  dock.show();
  dock.raise();
  auto* contents = qobject_cast<DockContents*>(dock.widget());
  if (contents == nullptr) return;
  contents->make();
  emit contents->wanted();
}

void bringDockOf(QWidget& panel) {
  for (QWidget* each = panel.parentWidget(); each != nullptr; each = each->parentWidget()) {
    if (auto* dock = qobject_cast<QDockWidget*>(each)) return bring(*dock);
  }
}

}  // namespace linkwright::ui

#include "moc_dock_contents.cpp"
