// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/dock_maker.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QTabWidget>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct DockText {
  Q_DECLARE_TR_FUNCTIONS(Dock)
};

/// Qt names every close button "Close", again and again: here each says what it closes.
class Dock : public QDockWidget {
public:
  using QDockWidget::QDockWidget;

  void nameButton() {
    auto* close = findChild<QAbstractButton*>("qt_dockwidget_closebutton");
    if (close == nullptr) return;
    close->setAccessibleName(DockText::tr("Close the %1 panel").arg(windowTitle()));
    close->setToolTip(close->accessibleName());
  }

protected:
  void changeEvent(QEvent* event) override {
    QDockWidget::changeEvent(event);
    nameButton();
  }
};

Qt::DockWidgetArea areaOf(DockPlace place) {
  switch (place) {
    case DockPlace::LeftAbove:
    case DockPlace::Left: return Qt::LeftDockWidgetArea;
    case DockPlace::Right: return Qt::RightDockWidgetArea;
    case DockPlace::Below:
    case DockPlace::Foot: break;
  }
  return Qt::BottomDockWidgetArea;
}

}  // namespace

DockContents* DockMaker::makeDock(const char* name, const QString& title, DockPlace place, int rank) {
  auto* made = new Dock(title, &window_);
  made->setObjectName(name);
  made->setAccessibleName(title);
  made->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
  made->setTitleBarWidget(new QWidget(made));
  // side by side, before they have their places, they would set the window's least width
  made->hide();
  auto* contents = new DockContents(*made);
  menu_.addAction(made->toggleViewAction());
  made_.push_back({made, place, rank});
  return contents;
}

void DockMaker::giveTitle() {
  QWidget* none = last()->titleBarWidget();
  last()->setTitleBarWidget(nullptr);
  delete none;
  static_cast<Dock*>(last())->nameButton();
}

void DockMaker::place() {
  for (const Qt::DockWidgetArea area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea})
    window_.setTabPosition(area, QTabWidget::North);
  std::stable_sort(made_.begin(), made_.end(), [](const Made& a, const Made& b) {
    return a.place != b.place ? a.place < b.place : a.rank < b.rank;
  });
  const Made* before = nullptr;
  for (const Made& made : made_) {
    window_.addDockWidget(areaOf(made.place), made.dock);
    if (before != nullptr && before->place == made.place) window_.tabifyDockWidget(before->dock, made.dock);
    before = &made;
  }
  // Qt would style all widgets soon, most of which nobody has seen yet: each is styled anyway when it is first shown
  QCoreApplication::removePostedEvents(nullptr, QEvent::PolishRequest);
}

int missingHeight(const QDockWidget& dock) {
  for (const QWidget* child : dock.findChildren<QWidget*>()) {
    if (const QVariant missing = child->property("missingHeight"); missing.isValid()) return missing.toInt();
  }
  return 0;
}

void shareLeftHeight(QMainWindow& window) {
  std::vector<QDockWidget*> left;
  for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
    // those behind another are put where nobody sees them
    const bool is_there = window.dockWidgetArea(dock) == Qt::LeftDockWidgetArea && dock->isVisible() &&
                          !dock->isFloating() && dock->x() >= 0;
    if (is_there) left.push_back(dock);
  }
  std::sort(left.begin(), left.end(), [](const QDockWidget* a, const QDockWidget* b) { return a->y() < b->y(); });
  if (left.size() != 2 || left[0]->y() == left[1]->y()) return;
  const int room = left[0]->height() + left[1]->height();
  const int upper_wish = left[0]->height() + missingHeight(*left[0]);
  const int lower_wish = left[1]->height() + missingHeight(*left[1]);
  // what is left over goes to the lower one; what is short is missed by the upper one first
  const int above = std::min(upper_wish, std::max(room - lower_wish, room * 3 / 10));
  window.resizeDocks({left[0], left[1]}, {above, room - above}, Qt::Vertical);
}

}  // namespace linkwright::ui
