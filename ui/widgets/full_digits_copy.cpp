// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/full_digits_copy.h"

#include "ui/widgets/numbers.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>

namespace linkwright::ui {

namespace {

class FullDigitsCopy : public QObject {
public:
  explicit FullDigitsCopy(QAbstractItemView& view) : QObject(&view), view_(view) {}

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
      const QVariant number = view_.currentIndex().data(Qt::UserRole);
      if (number.typeId() == QMetaType::Double) {
        QApplication::clipboard()->setText(fullNumber(number.toDouble()));
        return true;
      }
    }
    return QObject::eventFilter(watched, event);
  }

private:
  QAbstractItemView& view_;
};

}  // namespace

void copyFullDigits(QAbstractItemView& view) { view.installEventFilter(new FullDigitsCopy(view)); }

}  // namespace linkwright::ui
