// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/dock_maker.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>

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

}  // namespace

DockContents* DockMaker::makeDock(const char* name, const QString& title) {
  auto* made = new Dock(title, &window_);
  made->setObjectName(name);
  made->setAccessibleName(title);
  made->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
  made->setTitleBarWidget(new QWidget(made));
  // side by side, before they have their places, they would set the window's least width
  made->hide();
  auto* contents = new DockContents(*made);
  menu_.addAction(made->toggleViewAction());
  last_ = made;
  return contents;
}

}  // namespace linkwright::ui
