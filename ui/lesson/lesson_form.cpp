// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_form.h"

#include "core/lesson/draft_edits.h"
#include "ui/lesson/draft_desk.h"
#include "ui/lesson/draft_fields.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kMostMinutes = 600.0;
constexpr const char* kDiscuss1 = "discuss-1";
constexpr const char* kDiscuss2 = "discuss-2";

QString teacherText(const LessonText& text, const char* key) {
  const LessonStepText* words = text.find(kTeacher);
  if (words == nullptr) return {};
  if (key == nullptr) return QString::fromStdString(words->text.markdown);
  const LessonTextPart* part = words->find(key);
  return part == nullptr ? QString() : QString::fromStdString(part->markdown);
}

}  // namespace

LessonForm::LessonForm(DraftDesk& desk, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      title_(new DraftLine("editorTitle", tr("Title of the lesson"), this)),
      id_(new DraftLine("editorLessonId", tr("Id of the lesson"), this)),
      minutes_(new DraftLine("editorMinutes", tr("Minutes that the lesson takes"), this)),
      after_(new DraftLine("editorAfter", tr("Ids of the lessons before it"), this)),
      locked_(
          new DraftChoices("editorLessonLocked", tr("What the student cannot change in any step"), lockWords(), this)),
      goal_(new DraftText("editorGoal", tr("Goal of the lesson"), 3, this)),
      teacher_(new DraftText("editorTeacher", tr("Words for the teacher"), 3, this)),
      discuss_1_(new DraftText("editorDiscuss1", tr("First question to discuss"), 2, this)),
      discuss_2_(new DraftText("editorDiscuss2", tr("Second question to discuss"), 2, this)),
      robot_(new QLabel(this)) {
  robot_->setObjectName("editorRobot");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * kSpace, kSpace, 2 * kSpace, 2 * kSpace);
  column->setSpacing(kSpace / 2);
  QFormLayout* rows = rowsIn(*column);
  rows->setVerticalSpacing(kSpace);
  addRow(*rows, tr("Title:"), title_);
  addRow(*rows, tr("Goal:"), goal_);
  addRow(*rows, tr("Minutes:"), minutes_);
  rows->addRow(new QLabel(tr("Robot:"), this), robot_);
  addRow(*rows, tr("Locked:"), locked_);
  addRow(*rows, tr("Id:"), id_);
  addRow(*rows, tr("Comes after:"), after_);
  addHeading(*column, tr("For the Teacher"), this);
  rows = rowsIn(*column);
  addRow(*rows, tr("Before the class:"), teacher_);
  addRow(*rows, tr("First question to discuss:"), discuss_1_);
  addRow(*rows, tr("Second question to discuss:"), discuss_2_);
  column->addStretch(1);
  id_->setToolTip(tr("Unique among all lessons, such as org.example.friction"));
  after_->setToolTip(tr("Ids of lessons, with commas"));
  locked_->setToolTip(tr("What the student cannot change in any step"));
  connect(title_, &DraftLine::typed, this, [this](const QString& text) {
    desk_.edit("title", [&](LessonDraft& draft) {
      std::string& title = draft.text().title;
      // the id goes on following the title until it is one of its own
      const bool follows = draft.lesson.id.text == draftId(title);
      title = text.trimmed().toStdString();
      if (follows) draft.lesson.id.text = draftId(title);
    });
  });
  connect(goal_, &DraftText::typed, this, [this](const QString& text) {
    desk_.edit("goal", [&](LessonDraft& draft) { draft.text().goal = textPart({}, text.toStdString()); });
  });
  connect(minutes_, &DraftLine::typed, this, [this](const QString& text) {
    double number = 0.0;
    if (!readTyped(text, number) || number < 1.0 || number > kMostMinutes || number != std::floor(number)) return;
    desk_.edit("minutes", [&](LessonDraft& draft) { draft.lesson.minutes = static_cast<int>(number); });
  });
  connect(id_, &QLineEdit::editingFinished, this, [this] {
    const std::string id = id_->text().trimmed().toStdString();
    if (id == desk_.draft().lesson.id.text) return;
    if (!canBeId(id)) return refresh();
    desk_.edit({}, [&](LessonDraft& draft) { draft.lesson.id.text = id; });
  });
  connect(after_, &DraftLine::typed, this, [this](const QString& text) {
    desk_.edit("after", [&](LessonDraft& draft) { draft.lesson.after = namesIn(text); });
  });
  connect(locked_, &DraftChoices::chosen, this, [this](const LessonNames& names) {
    desk_.edit({}, [&](LessonDraft& draft) { draft.lesson.locked = names; });
  });
  connect(teacher_, &DraftText::typed, this, [this](const QString& text) { setTeacher(nullptr, text); });
  connect(discuss_1_, &DraftText::typed, this, [this](const QString& text) { setTeacher(kDiscuss1, text); });
  connect(discuss_2_, &DraftText::typed, this, [this](const QString& text) { setTeacher(kDiscuss2, text); });
}

void LessonForm::setTeacher(const char* key, const QString& text) {
  desk_.edit(QStringLiteral("teacher.%1").arg(QLatin1String(key)),
             [&](LessonDraft& draft) { setTeacherText(draft, key == nullptr ? "" : key, text.toStdString()); });
}

void LessonForm::refresh() {
  const LessonDraft& draft = desk_.draft();
  const Lesson& lesson = draft.lesson;
  if (title_->text().trimmed().toStdString() != draft.text().title)
    title_->show(QString::fromStdString(draft.text().title));
  goal_->show(QString::fromStdString(draft.text().goal.markdown));
  double shown = 0.0;
  if (!minutes_->hasFocus() || (readTyped(minutes_->text(), shown) && shown != lesson.minutes))
    minutes_->show(QString::number(lesson.minutes));
  id_->show(QString::fromStdString(lesson.id.text));
  if (listed(namesIn(after_->text())) != listed(lesson.after)) after_->show(listed(lesson.after));
  locked_->show(lesson.locked);
  const LessonName& robot = lesson.scene.example.text.empty() ? lesson.scene.file : lesson.scene.example;
  robot_->setText(QString::fromStdString(robot.text));
  teacher_->show(teacherText(draft.text(), nullptr));
  discuss_1_->show(teacherText(draft.text(), kDiscuss1));
  discuss_2_->show(teacherText(draft.text(), kDiscuss2));
}

}  // namespace linkwright::ui

#include "moc_lesson_form.cpp"
