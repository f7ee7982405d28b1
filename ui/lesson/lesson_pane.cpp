// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_pane.h"

#include "ui/lesson/answer_fields.h"
#include "ui/lesson/step_dots.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kRewriteMs = 100;  // live numbers change no faster: they are to be read

QPushButton* makeWay(const char* name, const QString& text, QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setObjectName(QLatin1String(name));
  button->setAutoDefault(true);
  return button;
}

}  // namespace

LessonPane::LessonPane(LessonSession& session, QWidget* parent)
    : QWidget(parent), session_(session), words_(session, *this), dots_(new StepDots(this)) {
  setObjectName("lessonPanel");
  setAccessibleName(tr("Lesson"));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  column->addWidget(makeHead());
  if (session_.text().is_outdated) {
    auto* outdated = new WrappedLabel("lessonOutdated", this);
    outdated->setText(outdatedNote());
    column->addWidget(outdated);
  }
  column->addWidget(dots_);
  column->addWidget(makePage(), 1);
  column->addWidget(makeFoot());
  rewrite_.setSingleShot(true);
  rewrite_.setInterval(kRewriteMs);
  connect(&rewrite_, &QTimer::timeout, this, &LessonPane::writeText);
  connect(dots_, &StepDots::wanted, &session_, &LessonSession::begin);
  connect(&session_, &LessonSession::begun, this, &LessonPane::begin);
  connect(&session_, &LessonSession::changed, this, &LessonPane::refresh);
  connect(&session_, &LessonSession::valuesChanged, this, [this] {
    const LessonStepText& texts = session_.stepText();
    if (!texts.text.placeholders.empty() && !rewrite_.isActive()) rewrite_.start();
  });
  followTheme(*this, [this] {
    if (session_.stepIndex() >= 0) begin();
  });
}

QWidget* LessonPane::makeHead() {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  auto* title = new WrappedLabel("lessonTitle", head);
  title->setTextFormat(Qt::PlainText);
  title->setText(QString::fromStdString(session_.text().title));
  QFont font = title->font();
  font.setBold(true);
  title->setFont(font);
  auto* leave = makeWay("lessonExit", tr("Exit &Lesson"), head);
  leave->setToolTip(tr("Back to your own robot. Your progress is kept"));
  connect(leave, &QPushButton::clicked, this, &LessonPane::exitWanted);
  row->addWidget(title, 1);
  row->addWidget(leave, 0, Qt::AlignTop);
  return head;
}

QWidget* LessonPane::makePage() {
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3 * kSpace / 2);
  text_ = new WrappedLabel("lessonText", page);
  text_->setTextFormat(Qt::RichText);
  fields_ = new AnswerFields(session_, words_, page);
  connect(fields_, &AnswerFields::checkWanted, this, &LessonPane::goOn);
  table_ = makeWay("lessonTable", tr("Open Yo&ur Table…"), page);
  connect(table_, &QPushButton::clicked, this, &LessonPane::tableWanted);
  reply_box_ = new QFrame(page);
  reply_box_->setObjectName("lessonReplyBox");
  auto* reply = new QVBoxLayout(reply_box_);
  reply->setContentsMargins(kSpace, kSpace / 2, 0, kSpace / 2);
  reply->setSpacing(kSpace / 2);
  reply_heading_ = new QLabel(reply_box_);
  reply_heading_->setObjectName("lessonReplyHeading");
  QFont font = reply_heading_->font();
  font.setBold(true);
  reply_heading_->setFont(font);
  reply_ = new WrappedLabel("lessonReply", reply_box_);
  reply_->setTextFormat(Qt::RichText);
  reply->addWidget(reply_heading_);
  reply->addWidget(reply_);
  auto* hints = new QWidget(page);
  hints_ = new QVBoxLayout(hints);
  hints_->setContentsMargins(0, 0, 0, 0);
  hints_->setSpacing(kSpace);
  column->addWidget(text_);
  // what comes later does not move what one is about to click
  column->addWidget(fields_);
  column->addWidget(table_);
  column->addWidget(hints);
  column->addWidget(reply_box_);
  column->addStretch(1);
  scroll_ = new QScrollArea(this);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setWidget(page);
  for (QWidget* each : {page, scroll_->viewport()}) each->setAutoFillBackground(false);
  return scroll_;
}

QWidget* LessonPane::makeFoot() {
  auto* foot = new QWidget(this);
  auto* column = new QVBoxLayout(foot);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  //: verb: help with a step of a lesson
  hint_ = makeWay("lessonHint", tr("Hin&t"), foot);
  show_ = makeWay("lessonShow", tr("Sho&w Me"), foot);
  skip_ = makeWay("lessonSkip", tr("S&kip"), foot);
  //: to the step before
  back_ = makeWay("lessonBack", tr("&Back"), foot);
  go_ = makeWay("lessonGo", {}, foot);
  place_ = new QLabel(foot);
  place_->setObjectName("lessonPlace");
  place_->setAlignment(Qt::AlignCenter);
  connect(hint_, &QPushButton::clicked, &session_, &LessonSession::giveHint);
  connect(show_, &QPushButton::clicked, this,
          [this] { session_.isDone() ? session_.tryAgain() : session_.showSolution(); });
  connect(skip_, &QPushButton::clicked, &session_, &LessonSession::skip);
  connect(back_, &QPushButton::clicked, this, [this] { session_.begin(session_.stepIndex() - 1); });
  connect(go_, &QPushButton::clicked, this, &LessonPane::goOn);
  auto* help = new QHBoxLayout;
  help->addWidget(hint_);
  help->addWidget(show_);
  help->addWidget(skip_);
  auto* ways = new QHBoxLayout;
  ways->addWidget(back_);
  ways->addWidget(place_, 1);
  ways->addWidget(go_);
  column->addLayout(help);
  column->addLayout(ways);
  return foot;
}

QSize LessonPane::sizeHint() const {
  const int wide = static_cast<int>(40 * kSpace * std::min(1.5, textScale()));
  return {window() == nullptr ? wide : std::min(wide, static_cast<int>(0.36 * window()->width())), 400};
}

QSize LessonPane::minimumSizeHint() const { return {sizeHint().width(), 240}; }

int LessonPane::textWidth() const {
  return std::max(100, sizeHint().width() - 2 * kSpace - scroll_->verticalScrollBar()->sizeHint().width());
}

void LessonPane::begin() {
  while (hints_->count() > 0) {
    const std::unique_ptr<QLayoutItem> item(hints_->takeAt(0));
    item->widget()->hide();
    item->widget()->deleteLater();
  }
  hints_shown_ = 0;
  was_done_ = false;
  writeText();
  fields_->rebuild(textWidth());
  // widgets that are made later would come last
  QWidget* before = dots_;
  for (QWidget* each : fields_->stops() + QWidgetList{table_, hint_, show_, skip_, back_, go_}) {
    setTabOrder(before, each);
    before = each;
  }
  scroll_->verticalScrollBar()->setValue(0);
  refresh();
  takeFocus();
}

void LessonPane::takeFocus() {
  QWidget* first = fields_->first();
  // where neither can be used, by no means the button next to it, which may leave the lesson
  if (first == nullptr) first = go_->isEnabled() ? static_cast<QWidget*>(go_) : dots_;
  first->setFocus(Qt::OtherFocusReason);
}

void LessonPane::writeText() {
  const LessonTextPart& part = session_.stepText().text;
  const QString text = words_.rich(part, textWidth());
  if (text_->text() == text) return;
  text_->setText(text);
  text_->setAccessibleName(words_.plain(part));
}

// at the last step: what has come of it all
QString LessonPane::summary() const {
  int asked = 0, right = 0;
  for (int step = 0; step < session_.stepCount(); ++step) {
    if (!isChecked(session_.lesson().lesson.steps[static_cast<std::size_t>(step)].kind)) continue;
    ++asked;
    if (session_.mark(step) == StepMark::Right) ++right;
  }
  //: at the end of a lesson
  if (right == asked) return tr("You have finished this lesson: all %1 questions are right.").arg(asked);
  //: %1: questions that are right, %2: all of them
  return tr("%1 of %2 questions are right. A click on a dot goes back to one.").arg(right).arg(asked);
}

QString LessonPane::partText(const QString& key) const {
  const LessonTextPart* part = session_.stepText().find(key.toStdString());
  return part == nullptr ? QString() : words_.rich(*part, textWidth() - kSpace);
}

void LessonPane::writeHints() {
  const LessonNames& names = session_.step().hints;
  for (; hints_shown_ < session_.hintsGiven(); ++hints_shown_) {
    const std::string& key = names[static_cast<std::size_t>(hints_shown_)].text;
    const LessonTextPart* part = session_.stepText().find(key);
    if (part == nullptr) continue;
    auto* hint = new WrappedLabel(text_->parentWidget());
    hint->setObjectName(QStringLiteral("lessonHint%1").arg(hints_shown_ + 1));
    hint->setTextFormat(Qt::RichText);
    //: %1: counts the hints from 1
    const QString heading = tr("Hint %1").arg(hints_shown_ + 1);
    hint->setText(QStringLiteral("<b>%1</b>").arg(heading.toHtmlEscaped()) + words_.rich(*part, textWidth()));
    hint->setAccessibleName(heading + QStringLiteral(": ") + words_.plain(*part));
    hints_->addWidget(hint);
    hint->show();
  }
}

void LessonPane::showReply() {
  const bool done = session_.isDone();
  const StepKind kind = session_.step().kind;
  const bool is_handed_in = isAsked(kind) || kind == StepKind::Walk || kind == StepKind::Table;
  QString heading, words;
  if (session_.mark(session_.stepIndex()) == StepMark::Right && isChecked(session_.step().kind)) {
    heading = tr("Right");
  } else if (done && isChecked(session_.step().kind)) {
    heading = tr("This is the solution");
  } else if (!session_.said().isEmpty()) {
    heading = session_.wasWrong() ? tr("Not yet") : tr("Almost");
    words = partText(session_.said());
  } else if (session_.tries() > 0 && is_handed_in) {
    heading = tr("Not yet");
    words = session_.hintsGiven() < static_cast<int>(session_.step().hints.size())
                ? tr("Think it over and try again, or take a hint.")
                : tr("Think it over and try again.");
  } else if (session_.isHolding() && session_.step().hold > 0.0) {
    heading = tr("Hold it there…");
  }
  if (done && session_.step().explain) words = partText(QStringLiteral("explain"));
  if (session_.stepIndex() + 1 == session_.stepCount() && (done || !isChecked(session_.step().kind)))
    words += QStringLiteral("<p>%1</p>").arg(summary().toHtmlEscaped());
  reply_box_->setVisible(!heading.isEmpty());
  const bool is_new = reply_heading_->text() != heading || reply_->text() != words;
  reply_heading_->setText(heading);
  reply_->setText(words);
  reply_->setVisible(!words.isEmpty());
  reply_box_->setStyleSheet(QStringLiteral("QFrame#lessonReplyBox { border: 0; border-left: 3px solid palette(%1); }")
                                .arg(done ? QStringLiteral("highlight") : QStringLiteral("mid")));
  if (!is_new || heading.isEmpty()) return;
  // what a screen reader says, and where one looks
  QTextDocument plain;
  plain.setHtml(words);
  reply_heading_->setAccessibleName(heading + QStringLiteral(". ") + plain.toPlainText());
  if (QAccessible::isActive()) {
    QAccessibleEvent alert(reply_heading_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
  }
  QTimer::singleShot(0, this, [this] { scroll_->ensureWidgetVisible(reply_box_); });
}

void LessonPane::showWays() {
  const int count = static_cast<int>(session_.step().hints.size());
  const bool checked = isChecked(session_.step().kind), done = session_.isDone();
  const bool last = session_.stepIndex() + 1 == session_.stepCount();
  //: %1: hints that have been given, %2: all that there are
  hint_->setText(count > 0 ? tr("Hin&t (%1 of %2)").arg(session_.hintsGiven()).arg(count) : tr("Hin&t"));
  hint_->setEnabled(checked && !done && session_.hintsGiven() < count);
  show_->setText(done && checked ? tr("Try A&gain") : tr("Sho&w Me"));
  show_->setEnabled(checked);
  skip_->setEnabled(checked && !done && !last);
  back_->setEnabled(session_.stepIndex() > 0);
  const bool checks = checked && !done;
  go_->setText(checks ? tr("&Check") : last ? tr("&Finish") : tr("&Next"));
  go_->setEnabled(!checks || session_.canCheck());
  go_->setDefault(true);
  const bool is_live = checks && hasDone(session_.step().kind);
  go_->setToolTip(is_live ? tr("Nothing to press: the step is right as soon as the robot is") : QString());
  table_->setVisible(session_.step().kind == StepKind::Table && !done);
  //: %1: number of the step, %2: of all steps
  place_->setText(tr("%1 of %2").arg(session_.stepIndex() + 1).arg(session_.stepCount()));
}

void LessonPane::refresh() {
  std::vector<StepMark> marks;
  for (int step = 0; step < session_.stepCount(); ++step) marks.push_back(session_.mark(step));
  dots_->show(marks, session_.stepIndex());
  fields_->refresh();
  writeHints();
  showReply();
  showWays();
  // Return goes on from here, unless somebody is typing elsewhere
  const QWidget* focus = QApplication::focusWidget();
  const bool types = focus != nullptr && !isAncestorOf(focus) && focus->inherits("QLineEdit");
  if (session_.isDone() && !std::exchange(was_done_, session_.isDone()) && !types)
    QTimer::singleShot(0, go_, [this] { go_->setFocus(Qt::OtherFocusReason); });
  was_done_ = session_.isDone();
}

void LessonPane::goOn() {
  if (session_.canCheck()) {
    session_.check();
    return fields_->selectNumber();
  }
  if (isChecked(session_.step().kind) && !session_.isDone()) return;
  if (!session_.goOn()) emit exitWanted();
}

// what wraps, and pictures, go by the width
void LessonPane::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (session_.stepIndex() < 0 || textWidth() == written_width_) return;
  written_width_ = textWidth();
  writeText();
}

void LessonPane::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    updateGeometry();
    // equations are pictures
    if (session_.stepIndex() >= 0) writeText();
  }
  QWidget::changeEvent(event);
}

}  // namespace linkwright::ui

#include "moc_lesson_pane.cpp"
