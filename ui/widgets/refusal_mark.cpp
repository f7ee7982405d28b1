// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/refusal_mark.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QStyle>

namespace linkwright::ui {

namespace {

struct RefusalMarkText {
  Q_DECLARE_TR_FUNCTIONS(RefusalMark)
};

}  // namespace

void RefusalMark::set(const QString& text, const QString& reason) {
  if (!isOn()) description_ = field_.accessibleDescription();
  reason_ = reason;
  if (line_.text() != text) line_.setText(text);
  line_.setModified(false);
  field_.setToolTip(reason_);
  field_.setAccessibleDescription(RefusalMarkText::tr("Invalid value: %1").arg(reason_));
  paint();
}

void RefusalMark::clear() {
  if (!isOn()) return;
  reason_.clear();
  field_.setToolTip(QString());
  field_.setAccessibleDescription(description_);
  paint();
}

void RefusalMark::paint() {
  field_.style()->unpolish(&field_);
  field_.style()->polish(&field_);
  field_.update();
}

}  // namespace linkwright::ui
