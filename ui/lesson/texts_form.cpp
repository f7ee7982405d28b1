// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/texts_form.h"

#include "core/lesson/lesson_check.h"
#include "ui/lesson/draft_desk.h"
#include "ui/lesson/draft_fields.h"
#include "ui/lesson/wrong_form.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostHints = 3;
const std::string kExplain = "explain";

/// A key for the next hint that no other text of the step has.
std::string nextHint(const LessonStep& step) {
  const std::vector<std::string> keys = textKeys(step);
  std::string key;
  for (std::size_t i = step.hints.size() + 1; key.empty() || std::find(keys.begin(), keys.end(), key) != keys.end();
       ++i)
    key = "h" + std::to_string(i);
  return key;
}

}  // namespace

TextsForm::TextsForm(DraftDesk& desk, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      words_(
          [this](const std::string& name) {
            const auto found = values_.find(name);
            return found == values_.end() ? std::nullopt : std::optional(found->second);
          },
          *this),
      which_(new QComboBox(this)),
      text_(new DraftText("editorText", tr("Text"), 7, this)),
      preview_(new WrappedLabel("editorPreview", this)),
      count_(new QLabel(this)),
      unknown_(new QLabel(this)) {
  which_->setObjectName("editorWhichText");
  which_->setAccessibleName(tr("Which text"));
  which_->setToolTip(tr("Choose which text of the step to write"));
  text_->setPlaceholderText(
      tr("Markdown. {{T1 | 3}} stands for a value with three digits, {{body.14}} for an equation."));
  count_->setObjectName("editorWordCount");
  unknown_->setObjectName("editorUnknown");
  unknown_->setWordWrap(true);
  unknown_->setTextFormat(Qt::PlainText);
  preview_->setTextFormat(Qt::RichText);
  preview_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* shown = new QFrame(this);
  shown->setFrameShape(QFrame::StyledPanel);
  shown->setToolTip(tr("This is how the student sees the text"));
  auto* inside = new QVBoxLayout(shown);
  inside->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  inside->addWidget(preview_);
  inside->addStretch(1);
  auto* top = new QHBoxLayout;
  top->addWidget(which_, 1);
  top->addWidget(count_, 1, Qt::AlignRight);
  auto* sides = new QHBoxLayout;
  sides->setSpacing(kSpace);
  sides->addWidget(text_, 1);
  sides->addWidget(shown, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  column->addLayout(top);
  column->addLayout(sides);
  column->addWidget(unknown_);
  connect(which_, &QComboBox::activated, this, [this](int at) {
    key_ = which_->itemData(at).toString().toStdString();
    refresh();
  });
  connect(text_, &DraftText::typed, this, &TextsForm::write);
  followTheme(*this, [this] { preview(); });
}

std::vector<TextsForm::Entry> TextsForm::entries() const {
  const LessonStep& step = *desk_.current();
  std::vector<Entry> entries = {{{}, tr("Text of the step")}};
  if (step.asks.size() > 1) {
    for (const LessonAsk& ask : step.asks)
      //: %1: name of a question of a lesson
      entries.push_back({"ask." + ask.id.text, tr("Caption of the field %1").arg(QString::fromStdString(ask.id.text))});
  }
  if (isChecked(step.kind)) {
    for (std::size_t i = 0; i < step.hints.size(); ++i)
      entries.push_back({step.hints[i].text, tr("Hint %1").arg(i + 1)});
    if (step.hints.size() < kMostHints)
      entries.push_back({nextHint(step), tr("Hint %1 (none yet)").arg(step.hints.size() + 1)});
    for (const auto* list : {&step.wrong, &step.near}) {
      for (const LessonWrong& wrong : *list) {
        const auto is_it = [&](const Entry& each) { return each.key == wrong.say.text; };
        if (std::none_of(entries.begin(), entries.end(), is_it))
          //: %1: a wrong answer of a step of a lesson
          entries.push_back({wrong.say.text, tr("Reply: %1").arg(wrongWords(desk_.draft(), desk_.stepIndex(), wrong))});
      }
    }
  }
  if (isChecked(step.kind) || step.explain)
    entries.push_back({kExplain, step.explain ? tr("Explanation, once it is right")
                                              : tr("Explanation, once it is right (none yet)")});
  // left over from another kind of step, or another answer: to be used elsewhere or emptied
  const std::vector<std::string> needed = textKeys(step);
  if (const LessonStepText* words = desk_.draft().text().find(step.id.text)) {
    for (const LessonTextPart& part : words->parts) {
      if (std::find(needed.begin(), needed.end(), part.key) == needed.end())
        //: %1: key of a text
        entries.push_back({part.key, tr("%1 (not used: empty it)").arg(QString::fromStdString(part.key))});
    }
  }
  return entries;
}

void TextsForm::choose(const std::string& key) {
  key_ = key;
  refresh();
  text_->setFocus(Qt::OtherFocusReason);
}

void TextsForm::refresh() {
  if (desk_.current() == nullptr) return;
  const std::vector<Entry> all = entries();
  if (std::none_of(all.begin(), all.end(), [this](const Entry& each) { return each.key == key_; })) key_.clear();
  const QSignalBlocker quiet(which_);
  which_->clear();
  for (const Entry& each : all) {
    which_->addItem(each.words, QString::fromStdString(each.key));
    if (each.key == key_) which_->setCurrentIndex(which_->count() - 1);
  }
  text_->show(QString::fromStdString(partText(desk_.draft(), desk_.stepIndex(), key_)));
  preview();
}

void TextsForm::write(const QString& text) {
  const std::string key = key_, markdown = text.toStdString();
  desk_.edit("text." + QString::fromStdString(key), [&](LessonDraft& draft) {
    LessonStep& step = draft.lesson.steps[desk_.stepIndex()];
    const bool is_empty = text.trimmed().isEmpty();
    const bool is_new_hint = step.hints.size() < kMostHints && key == nextHint(step);
    if (key == kExplain) step.explain = !is_empty;
    if (is_empty) std::erase_if(step.hints, [&](const LessonName& each) { return each.text == key; });
    if (is_new_hint && !is_empty) step.hints.push_back({key, 0});
    setPartText(draft, desk_.stepIndex(), key, is_empty ? std::string() : markdown);
  });
}

void TextsForm::showFigures(const StepFigures& figures) {
  values_ = figures.values;
  preview();
}

void TextsForm::preview() {
  if (desk_.current() == nullptr) return;
  const LessonTextPart part = textPart(key_, text_->toPlainText().toStdString());
  preview_->setText(words_.rich(part, std::max(100, width() / 2 - 4 * kSpace)));
  preview_->setAccessibleName(words_.plain(part));
  QStringList unknown;
  for (const LessonPlaceholder& each : part.placeholders) {
    const QString name = QString::fromStdString(each.name);
    if (!parseEquation(each.name) && !values_.contains(each.name) && !unknown.contains(name)) unknown.append(name);
  }
  //: %1: names in braces that stand for no value
  unknown_->setText(tr("Without a value: %1. Name one below, such as T1 = tau.joint_1, and write {{T1}} here.")
                        .arg(joinedWords(unknown)));
  unknown_->setVisible(!unknown.isEmpty());
  const int words = wordCount(part.markdown);
  //: %1: how many words a text has, %2: how many it may have
  count_->setText(key_.empty() ? tr("%1 of at most %2 words").arg(words).arg(kMostStepWords) : QString());
}

void TextsForm::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  preview();
}

}  // namespace linkwright::ui

#include "moc_texts_form.cpp"
