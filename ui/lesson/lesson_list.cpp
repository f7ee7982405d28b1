// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_list.h"

#include "ui/lesson/class_dialog.h"
#include "ui/lesson/draft_fields.h"
#include "ui/lesson/lesson_progress.h"
#include "ui/widgets/diagnostics_dialog.h"
#include "ui/widgets/language.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

LessonList::LessonList(const LessonFolders& folders, QWidget* parent)
    : QDialog(parent), folders_(folders), list_(new QListWidget(this)) {
  setObjectName("lessonList");
  setWindowTitle(tr("Lessons"));
  read(folders);
  list_->setObjectName("lessonListRows");
  list_->setAccessibleName(tr("Lessons"));
  list_->setWordWrap(true);
  list_->setSpacing(kSpace / 4);
  for (const Row& row : rows_) {
    //: of a lesson; %1 of %2: steps that are done
    const QString progress = row.begun ? tr("%1 of %2 steps done").arg(row.done).arg(row.checked) : tr("not begun");
    //: %1: minutes that a lesson takes, %2: how far one has come
    new QListWidgetItem(row.title + QLatin1Char('\n') + tr("%1 min · %2").arg(row.minutes).arg(progress), list_);
  }
  auto* about = new WrappedLabel(this);
  about->setText(
      tr("A lesson asks before it shows, and checks your answers against the living model. Your own robot is set aside "
         "meanwhile and comes back as it was."));
  auto* middle = new QHBoxLayout;
  middle->setSpacing(2 * kSpace);
  middle->addWidget(makeRows(), 3);
  middle->addWidget(makeDetails(), 4);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  column->setSpacing(2 * kSpace);
  column->addWidget(about);
  column->addLayout(middle, 1);
  column->addWidget(makeFoot());
  connect(list_, &QListWidget::currentRowChanged, this, &LessonList::showRow);
  connect(list_, &QListWidget::itemActivated, start_, &QPushButton::click);
  // the first one that is not done
  const auto next = std::find_if(rows_.begin(), rows_.end(), [](const Row& row) { return row.done < row.checked; });
  list_->setCurrentRow(next == rows_.end() ? 0 : static_cast<int>(next - rows_.begin()));
  showRow();
  const QSize room = parent != nullptr ? parent->size() : QSize(1280, 720);
  resize((QSize(100 * kSpace, 70 * kSpace) * std::min(1.4, textScale())).boundedTo(room * 0.9));
  list_->setFocus();
}

void LessonList::read(const LessonFolders& folders) {
  const std::vector<ProgressEntry> entries = readOwnProgress(folders.progress);
  std::vector<OpenLesson> lessons;
  std::vector<std::string> all = lessonFolders(folders.lessons.toStdString());
  if (!folders.own.isEmpty()) all.push_back(folders.own.toStdString());
  for (const std::string& folder : all) {
    Result<OpenLesson> opened = openLesson({folder, folders.examples.toStdString()});
    if (opened.ok()) lessons.push_back(std::move(opened).value());
  }
  // as they come after one another
  std::sort(lessons.begin(), lessons.end(),
            [](const OpenLesson& a, const OpenLesson& b) { return a.lesson.id.text < b.lesson.id.text; });
  const std::string language = currentLanguage().toStdString();
  for (const OpenLesson& each : lessons) {
    const LessonText& text = textIn(each, language);
    Row row;
    row.folder = QString::fromStdString(each.folder);
    row.id = QString::fromStdString(each.lesson.id.text);
    row.title = QString::fromStdString(text.title);
    row.goal = QString::fromStdString(text.goal.markdown);
    row.minutes = each.lesson.minutes;
    const std::vector<StepMark> marks = marksOf(each.lesson, entries);
    for (std::size_t step = 0; step < marks.size(); ++step) {
      row.begun = row.begun || marks[step] != StepMark::Open;
      if (!isChecked(each.lesson.steps[step].kind)) continue;
      ++row.checked;
      if (marks[step] == StepMark::Right) ++row.done;
    }
    QStringList before;
    for (const LessonName& after : each.lesson.after) {
      const auto is_it = [&](const OpenLesson& other) { return other.lesson.id.text == after.text; };
      const auto found = std::find_if(lessons.begin(), lessons.end(), is_it);
      if (found != lessons.end()) before.append(QString::fromStdString(textIn(*found, language).title));
    }
    row.after = joinedWords(before);
    rows_.push_back(std::move(row));
  }
}

// below the lessons that there are: one's own
QWidget* LessonList::makeRows() {
  auto* rows = new QWidget(this);
  auto* column = new QVBoxLayout(rows);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(kSpace);
  auto* write = makeDraftButton("lessonListWrite", tr("&New Lesson…"),
                                tr("For teachers: write a lesson about the robot that is open"), rows);
  auto* edit = makeDraftButton("lessonListEdit", tr("&Edit Lesson…"),
                               tr("For teachers: go on with a lesson of your own, from its folder"), rows);
  buttons->addWidget(write);
  auto* exercise = makeDraftButton("lessonListExercise", tr("E&xercise Sheet…"),
                                   tr("For teachers: give each student numbers of their own"), rows);
  buttons->addWidget(edit);
  buttons->addWidget(exercise);
  buttons->addStretch(1);
  connect(exercise, &QPushButton::clicked, this, &LessonList::exerciseWanted);
  connect(write, &QPushButton::clicked, this, &LessonList::writeWanted);
  connect(edit, &QPushButton::clicked, this, &LessonList::editFolder);
  column->addWidget(list_, 1);
  column->addLayout(buttons);
  return rows;
}

QWidget* LessonList::makeDetails() {
  auto* details = new QWidget(this);
  auto* column = new QVBoxLayout(details);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace);
  title_ = new WrappedLabel("lessonListTitle", details);
  QFont font = title_->font();
  font.setPointSizeF(1.3 * font.pointSizeF());
  font.setBold(true);
  title_->setFont(font);
  goal_ = new WrappedLabel("lessonListGoal", details);
  goal_->setTextFormat(Qt::MarkdownText);
  about_ = new WrappedLabel("lessonListAbout", details);
  start_ = new QPushButton(details);
  start_->setObjectName("lessonListStart");
  start_->setDefault(true);
  connect(start_, &QPushButton::clicked, this, [this] {
    const int row = list_->currentRow();
    if (row >= 0) emit chosen(rows_[static_cast<std::size_t>(row)].folder);
  });
  column->addWidget(title_);
  column->addWidget(goal_);
  column->addWidget(about_);
  column->addStretch(1);
  copy_ =
      makeDraftButton("lessonListCopy", tr("Edit a Cop&y…"),
                      tr("For teachers: change a copy of this lesson, and save it to a folder of your own"), details);
  connect(copy_, &QPushButton::clicked, this, [this] {
    const int row = list_->currentRow();
    if (row >= 0) emit editWanted(rows_[static_cast<std::size_t>(row)].folder);
  });
  auto* ways = new QHBoxLayout;
  ways->setSpacing(kSpace);
  ways->addStretch(1);
  ways->addWidget(copy_);
  ways->addWidget(start_);
  column->addLayout(ways);
  return details;
}

QWidget* LessonList::makeFoot() {
  auto* foot = new QWidget(this);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  auto* code = new QLineEdit(studentCode(), foot);
  code->setObjectName("lessonListCode");
  code->setMaximumWidth(16 * kSpace);
  code->setToolTip(tr("It is kept with your answers, on this computer. Leave it empty if nobody asked you for one"));
  connect(code, &QLineEdit::editingFinished, this, [code] { setStudentCode(code->text()); });
  auto* caption = new QLabel(tr("Student &code:"), foot);
  caption->setBuddy(code);
  code->setAccessibleName(tr("Student code"));
  row->addWidget(caption);
  row->addWidget(code);
  row->addStretch(1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, foot);
  const auto add = [&](const char* name, const QString& text, const QString& tip, void (LessonList::*does)()) {
    auto* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, does);
  };
  add("lessonListOpen", tr("&Open Lesson…"), tr("Open a lesson of your own, from its folder"), &LessonList::openFolder);
  add("lessonListSave", tr("Save &Progress…"), tr("Save your answers as a table or a page"), &LessonList::saveOwn);
  add("lessonListClass", tr("C&lass…"), tr("For teachers: open a folder with the progress files of a class"),
      &LessonList::openClass);
  row->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  return foot;
}

void LessonList::tell(const Diagnostics& problems, const QString& heading) {
  if (problems.empty()) return;
  showDiagnostics(problems, heading, hasErrors(problems), this);
}

void LessonList::saveOwn() {
  const QString code = studentCode();
  tell(saveProgress(readOwnProgress(folders_.progress), ProgressTable::Entries,
                    code.isEmpty() ? QStringLiteral("progress") : code, this),
       tr("Your progress could not be saved:"));
}

void LessonList::openClass() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Open the Progress of a Class"));
  if (folder.isEmpty()) return;
  ProgressLog log = readProgressFiles({folder.toStdString()});
  if (!log.entries.empty()) {
    std::map<std::string, QString> titles;
    for (const Row& row : rows_) titles[row.id.toStdString()] = row.title;
    auto* dialog = new ClassDialog(std::move(log.entries), titles, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
  }
  tell(log.problems, tr("Some of these files cannot be read:"));
}

void LessonList::showRow() {
  const int at = list_->currentRow();
  start_->setEnabled(at >= 0);
  copy_->setEnabled(at >= 0);
  if (at < 0) return;
  const Row& row = rows_[static_cast<std::size_t>(at)];
  title_->setText(row.title);
  goal_->setText(row.goal);
  //: %1: minutes, %2: how many steps ask for something
  QString about = tr("%1 minutes, %2 questions").arg(row.minutes).arg(row.checked);
  //: %1: titles of lessons
  if (!row.after.isEmpty()) about += QLatin1Char('\n') + tr("Comes after: %1").arg(row.after);
  about_->setText(about);
  start_->setText(!row.begun ? tr("&Start") : row.done < row.checked ? tr("&Continue") : tr("&Start Again"));
}

void LessonList::openFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a Lesson"));
  if (!folder.isEmpty()) emit chosen(folder);
}

void LessonList::editFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Edit Lesson"), folders_.own);
  if (!folder.isEmpty()) emit editWanted(folder);
}

}  // namespace linkwright::ui

#include "moc_lesson_list.cpp"
