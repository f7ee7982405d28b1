// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scroll_page.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace linkwright::ui {

namespace {

// never narrower than its page, which does not scroll sideways; before it is seen it asks the page for nothing
class PageScroll : public QScrollArea {
public:
  using QScrollArea::QScrollArea;

  QSize minimumSizeHint() const override {
    QSize least = QScrollArea::minimumSizeHint();
    if (isVisible())
      least.rwidth() =
          std::max(least.width(), widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
    return least;
  }

protected:
  void showEvent(QShowEvent* event) override {
    QScrollArea::showEvent(event);
    updateGeometry();
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
  }
};

}  // namespace

QScrollArea* scrollPage(QWidget* page, const char* name, QWidget* parent) {
  auto* scroll = new PageScroll(parent);
  scroll->setObjectName(QLatin1String(name));
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // of a page without a size Qt would ask its best one now, and style all that is on it before anybody sees it
  page->resize(1, 1);
  scroll->setWidget(page);
  return scroll;
}

}  // namespace linkwright::ui
