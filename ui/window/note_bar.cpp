// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/note_bar.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/theme.h"

#include <QAccessible>
#include <QLabel>
#include <QToolButton>

namespace linkwright::ui {

NoteBar::NoteBar(QWidget* parent) : QStatusBar(parent) {
  setObjectName("noteBar");
  setSizeGripEnabled(false);
  auto* sign = new QLabel(this);
  sign->setPixmap(themedIcon("warning").pixmap(2 * kSpace));
  sign->setContentsMargins(kSpace, 0, 0, 0);
  auto* note = new ElidedLabel({}, this);
  note->setObjectName("noteText");
  note_ = note;
  const auto button = [this](const char* name, const QString& text, const QString& says) {
    auto* made = new QToolButton(this);
    made->setObjectName(name);
    made->setText(text);
    made->setAccessibleName(says);
    made->setToolTip(says);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
  };
  show_ = button("noteShow", tr("Show"), tr("Show the warnings"));
  QToolButton* close = button("noteClose", tr("Dismiss"), tr("Dismiss the note"));
  addWidget(sign);
  addWidget(note_, 1);
  addPermanentWidget(show_);
  addPermanentWidget(close);
  connect(show_, &QToolButton::clicked, this, [this] {
    if (more_) more_();
  });
  connect(close, &QToolButton::clicked, this, &NoteBar::clear);
  hide();
}

void NoteBar::say(const QString& note, std::function<void()> more) {
  static_cast<ElidedLabel*>(note_)->setWholeText(note);
  more_ = std::move(more);
  show();
  // a screen reader says it without the focus going there
  QAccessibleEvent event(note_, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void NoteBar::clear() {
  more_ = nullptr;
  hide();
}

}  // namespace linkwright::ui
