// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/draft_fields.h"

#include "ui/widgets/own_keys.h"
#include "ui/widgets/theme.h"

#include <QLabel>
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
