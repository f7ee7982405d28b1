// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scroll_page.h"

#include <QScrollArea>

namespace linkwright::ui {

QScrollArea* scrollPage(QWidget* page, const char* name, QWidget* parent) {
  auto* scroll = new QScrollArea(parent);
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
