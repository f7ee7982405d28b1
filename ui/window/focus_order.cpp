// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/focus_order.h"

#include <QDockWidget>
#include <QMainWindow>

namespace linkwright::ui {

namespace {

/// In a dock that lies behind another one of its tabs.
bool isCovered(const QWidget& widget, const QMainWindow& window) {
  for (const QWidget* each = &widget; each != nullptr && each != &window; each = each->parentWidget()) {
    const auto* dock = qobject_cast<const QDockWidget*>(each);
    if (dock != nullptr && !dock->isFloating() && dock->visibleRegion().isEmpty()) return true;
  }
  return false;
}

bool takesTab(const QWidget& widget, const QMainWindow& window) {
  return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.window() == &window &&
         widget.isVisibleTo(&window) && widget.isEnabled() && widget.focusProxy() == nullptr &&
         !isCovered(widget, window);
}

}  // namespace

bool moveFocus(QMainWindow& window, bool next) {
  QWidget* from = window.focusWidget() != nullptr ? window.focusWidget() : &window;
  const auto after = [next](QWidget* widget) {
    return next ? widget->nextInFocusChain() : widget->previousInFocusChain();
  };
  for (QWidget* each = after(from); each != nullptr && each != from; each = after(each)) {
    if (!takesTab(*each, window)) continue;
    each->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
  }
  return false;
}

}  // namespace linkwright::ui
