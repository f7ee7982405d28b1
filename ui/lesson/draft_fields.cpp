// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/draft_fields.h"

#include "core/lesson/lesson_names.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

DraftLine::DraftLine(const QString& object_name, const QString& accessible_name, QWidget* parent) : QLineEdit(parent) {
  setObjectName(object_name);
  setAccessibleName(accessible_name);
  connect(this, &QLineEdit::textEdited, this, &DraftLine::typed);
}

void DraftLine::show(const QString& text) {
  if (this->text() == text) return;
  const int cursor = cursorPosition();
  setText(text);
  if (hasFocus()) setCursorPosition(std::min(cursor, static_cast<int>(text.size())));
}

bool DraftLine::event(QEvent* event) { return leaveUndo(*event) || QLineEdit::event(event); }

DraftText::DraftText(const QString& object_name, const QString& accessible_name, int lines, QWidget* parent)
    : QPlainTextEdit(parent), lines_(lines) {
  setObjectName(object_name);
  setAccessibleName(accessible_name);
  setTabChangesFocus(true);
  setUndoRedoEnabled(false);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  connect(this, &QPlainTextEdit::textChanged, this, [this] {
    if (!showing_) emit typed(toPlainText());
  });
}

void DraftText::show(const QString& text) {
  if (toPlainText() == text) return;
  const QScopedValueRollback<bool> showing(showing_, true);
  const int cursor = textCursor().position();
  setPlainText(text);
  QTextCursor there = textCursor();
  there.setPosition(std::min(cursor, static_cast<int>(text.size())));
  if (hasFocus()) setTextCursor(there);
}

QSize DraftText::sizeHint() const {
  return {40 * kSpace, fontMetrics().lineSpacing() * lines_ + 2 * static_cast<int>(document()->documentMargin()) +
                           2 * frameWidth() + 2};
}

bool DraftText::event(QEvent* event) { return leaveUndo(*event) || QPlainTextEdit::event(event); }

DraftChoices::DraftChoices(const QString& object_name, const QString& accessible_name, const QStringList& words,
                           QWidget* parent)
    : QToolButton(parent) {
  setObjectName(object_name);
  setAccessibleName(accessible_name);
  setPopupMode(QToolButton::InstantPopup);
  setToolButtonStyle(Qt::ToolButtonTextOnly);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* menu = new QMenu(this);
  for (const QString& word : words) {
    QAction* action = menu->addAction(QString(word).replace(QLatin1Char('_'), QLatin1Char(' ')));
    action->setCheckable(true);
    action->setData(word);
    connect(action, &QAction::triggered, this, &DraftChoices::take);
  }
  setMenu(menu);
}

void DraftChoices::show(const LessonNames& names) {
  names_ = names;
  for (QAction* action : menu()->actions())
    action->setChecked(std::any_of(names.begin(), names.end(), [&](const LessonName& each) {
      return action->data().toString().toStdString() == each.text;
    }));
  const QString words = listed(names).replace(QLatin1Char('_'), QLatin1Char(' '));
  //: none of a list of words
  setText(words.isEmpty() ? tr("none") : words);
  setAccessibleDescription(text());
}

// those that were there stay in their places; others come after them
void DraftChoices::take() {
  LessonNames names;
  for (const LessonName& each : names_) {
    const QList<QAction*> all = menu()->actions();
    const auto is_it = [&](const QAction* action) { return action->data().toString().toStdString() == each.text; };
    const auto found = std::find_if(all.begin(), all.end(), is_it);
    if (found == all.end() || (*found)->isChecked()) names.push_back(each);
  }
  for (const QAction* action : menu()->actions()) {
    const std::string word = action->data().toString().toStdString();
    const auto is_it = [&](const LessonName& each) { return each.text == word; };
    if (action->isChecked() && std::none_of(names.begin(), names.end(), is_it)) names.push_back({word, 0});
  }
  emit chosen(names);
}

QStringList lockWords() {
  QStringList words;
  for (const char* word : kLessonLocks) words.append(QLatin1String(word));
  return words;
}

QLabel* addHeading(QVBoxLayout& column, const QString& text, QWidget* parent) {
  auto* heading = new QLabel(text, parent);
  QFont font = heading->font();
  font.setBold(true);
  heading->setFont(font);
  heading->setContentsMargins(0, kSpace, 0, 0);
  column.addWidget(heading);
  return heading;
}

QPushButton* makeDraftButton(const char* object_name, const QString& text, const QString& tip, QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setObjectName(QLatin1String(object_name));
  button->setToolTip(tip);
  button->setAutoDefault(false);
  return button;
}

QString listed(const LessonNames& names) {
  QStringList texts;
  for (const LessonName& name : names) texts.append(QString::fromStdString(name.text));
  return texts.join(QStringLiteral(", "));
}

LessonNames namesIn(const QString& text) {
  static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
  LessonNames names;
  for (const QString& each : text.split(between, Qt::SkipEmptyParts)) {
    const std::string name = each.toStdString();
    if (std::none_of(names.begin(), names.end(), [&](const LessonName& there) { return there.text == name; }))
      names.push_back({name, 0});
  }
  return names;
}

}  // namespace linkwright::ui

#include "moc_draft_fields.cpp"
