// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/note_bar.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/theme.h"

#include <QAccessible>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

namespace linkwright::ui {

namespace {

constexpr int kTellMs = 5000;
constexpr int kWarnMs = 10000;

}  // namespace

NoteBar::NoteBar(QWidget* parent)
    : QStatusBar(parent), sign_(new QLabel(this)), text_(new ElidedLabel({}, this)), leaves_(new QTimer(this)) {
  setObjectName("noteBar");
  setSizeGripEnabled(false);
  sign_->setContentsMargins(kSpace, 0, 0, 0);
  text_->setObjectName("noteText");
  text_->setContentsMargins(kSpace / 2, 0, 0, 0);
  // it takes the room that the others leave, however long it is
  text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  const auto button = [this](const char* name, const QString& text, const QString& says) {
    auto* made = new QToolButton(this);
    made->setObjectName(name);
    made->setText(text);
    made->setAccessibleName(says);
    made->setToolTip(says);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::StrongFocus);
    // the line keeps its height
    QSizePolicy policy = made->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    made->setSizePolicy(policy);
    return made;
  };
  //: verb: show the warnings
  more_button_ = button("noteShow", tr("Show"), tr("Show the warnings"));
  close_ = button("noteClose", tr("Dismiss"), tr("Dismiss the note"));
  addWidget(sign_);
  addWidget(text_, 1);
  addPermanentWidget(more_button_);
  addPermanentWidget(close_);
  leaves_->setSingleShot(true);
  connect(leaves_, &QTimer::timeout, this, [this] {
    passing_.clear();
    showWords();
  });
  connect(more_button_, &QToolButton::clicked, this, [this] {
    // what it does may end the note, and itself with it
    const auto more = more_;
    if (more) more();
  });
  connect(close_, &QToolButton::clicked, this, [this] {
    const auto answer = on_close_;
    clear();
    if (answer) answer();
  });
  showWords();
}

void NoteBar::say(const QString& note, std::function<void()> more) {
  note_ = note;
  more_ = std::move(more);
  on_close_ = nullptr;
  passing_.clear();
  setButtons(tr("Show"), tr("Show the warnings"), tr("Dismiss"), tr("Dismiss the note"));
  showWords();
}

void NoteBar::ask(const QString& question, Answer first, Answer second) {
  note_ = question;
  more_ = [this, does = std::move(first.does)] {
    clear();
    does();
  };
  on_close_ = second.does ? std::move(second.does) : [] {};
  passing_.clear();
  setButtons(first.text, first.says, second.text, second.says);
  showWords();
}

void NoteBar::setButtons(const QString& more, const QString& more_says, const QString& close,
                         const QString& close_says) {
  const auto set = [this](QToolButton* button, const QString& text, const QString& says) {
    button->setText(text);
    // the answers to a question look like what they are
    button->setAutoRaise(!on_close_);
    button->setAccessibleName(says);
    button->setToolTip(says);
  };
  set(more_button_, more, more_says);
  set(close_, close, close_says);
}

void NoteBar::pass(const QString& words, bool warns) {
  passing_ = words;
  passing_warns_ = warns;
  leaves_->start(warns ? kWarnMs : kTellMs);
  showWords();
}

void NoteBar::clear() {
  note_.clear();
  more_ = nullptr;
  on_close_ = nullptr;
  passing_.clear();
  showWords();
}

QString NoteBar::words() const { return passing_.isEmpty() ? note_ : passing_; }

void NoteBar::showWords() {
  const bool is_note = passing_.isEmpty() && !note_.isEmpty();
  text_->setWholeText(words());
  // in the colours of the theme that is there now
  sign_->setPixmap(themedIcon("warning").pixmap(2 * kSpace));
  sign_->setVisible(is_note || (!passing_.isEmpty() && passing_warns_));
  more_button_->setVisible(is_note);
  close_->setVisible(is_note);
  if (words().isEmpty()) return;
  // a screen reader says it without the focus going there
  QAccessibleEvent event(text_, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

}  // namespace linkwright::ui

#include "moc_note_bar.cpp"
