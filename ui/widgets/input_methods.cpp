// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/input_methods.h"

#include "ui/widgets/own_keys.h"

#include <QAbstractItemView>
#include <QInputMethodEvent>

namespace linkwright::ui {

bool InputMethods::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::InputMethodQuery: {
      const auto* view = qobject_cast<QAbstractItemView*>(watched);
      if (view == nullptr || view->editTriggers().testFlag(QAbstractItemView::AnyKeyPressed)) return false;
      static_cast<QInputMethodQueryEvent*>(event)->setValue(Qt::ImEnabled, false);
      event->accept();
      return true;
    }
    case QEvent::InputMethod: {
      const bool composes = !static_cast<QInputMethodEvent*>(event)->preeditString().isEmpty();
      composing_ = composes ? watched : nullptr;
      return false;
    }
    case QEvent::FocusOut: composing_ = nullptr; return false;
    default:
      if (watched != composing_ || composing_ == nullptr ||
          !isKeyAmong(*event, {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape, Qt::Key_Space}, Qt::KeypadModifier))
        return false;
      event->accept();
      return true;
  }
}

}  // namespace linkwright::ui
