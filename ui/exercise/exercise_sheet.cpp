// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/exercise_sheet.h"

#include "core/lesson/lesson_draft.h"
#include "ui/exercise/class_form.h"
#include "ui/exercise/question_form.h"
#include "ui/exercise/range_tree.h"
#include "ui/exercise/told_list.h"
#include "ui/exercise/variant_pages.h"
#include "ui/lesson/author_window.h"
#include "ui/lesson/draft_fields.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kPauseMs = 300;  // after an edit, before variants are made

}  // namespace

ExerciseSheet::ExerciseSheet(SeenNow seen, ExerciseFolders folders)
    : QWidget(&seen.window(), Qt::Window),
      seen_(std::move(seen)),
      folders_(std::move(folders)),
      desk_(folders_.examples),
      rescue_(folders_.rescue,
              {[this] { return desk_.isSaved(); }, [this](const QString&) { keep(); }, QStringLiteral("exercise.json")},
              this) {
  setObjectName("exerciseSheet");
  setAccessibleName(tr("Exercise Sheet"));
  wait_.setSingleShot(true);
  wait_.setInterval(kPauseMs);
  connect(&wait_, &QTimer::timeout, this, &ExerciseSheet::ask);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  column->addWidget(makeTop());
  auto* middle = new QSplitter(Qt::Horizontal, this);
  middle->setChildrenCollapsible(false);
  middle->addWidget(scrollPage(makeForms(), "exerciseForm", this));
  pages_ = new VariantPages(this);
  middle->addWidget(pages_);
  middle->setStretchFactor(0, 1);
  middle->setStretchFactor(1, 1);
  column->addWidget(middle, 1);
  status_ = new QLabel(this);
  status_->setObjectName("exerciseStatus");
  status_->setWordWrap(true);
  column->addWidget(status_);
  addEditKeys(
      *this, [this] { desk_.undo(); }, [this] { desk_.redo(); }, [this] { save(); });
  connect(&desk_, &ExerciseDesk::changed, this, &ExerciseSheet::refresh);
  const QSize most = screen()->availableGeometry().size() * 0.94;
  resize((QSize(140 * kSpace, 120 * kSpace) * std::min(1.4, textScale())).boundedTo(most));
  middle->setSizes({width() * 55 / 100, width() * 45 / 100});
}

ExerciseSheet::~ExerciseSheet() = default;

QWidget* ExerciseSheet::makeTop() {
  auto* top = new QWidget(this);
  auto* row = new QHBoxLayout(top);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  const auto add = [&](const char* name, const QString& text, const QString& tip) {
    QPushButton* button = makeDraftButton(name, text, tip, top);
    row->addWidget(button);
    return button;
  };
  QPushButton* open = add("exerciseOpen", tr("&Open"), tr("Open an exercise of yours, or a copy of a shipped one"));
  open->setMenu(makeOpenMenu(open));
  QPushButton* robot = add("exerciseRobot", tr("Use Current Ro&bot"),
                           tr("Go on with the robot and the state that the window shows now"));
  undo_ = add("exerciseUndo", tr("&Undo"), tr("Take back the last edit (Ctrl+Z)"));
  redo_ = add("exerciseRedo", tr("R&edo"), tr("Do the edit again that was taken back (Ctrl+Shift+Z)"));
  row->addStretch(1);
  QPushButton* save = add("exerciseSave", tr("&Save"), tr("Write the file of the exercise (Ctrl+S)"));
  QPushButton* as = add("exerciseSaveAs", tr("Sa&ve As…"), tr("Write the exercise to another file"));
  QPushButton* write = add("exerciseExport", tr("Write for &Class"), tr("Write a variant for each student"));
  write->setMenu(makeExportMenu(write));
  connect(robot, &QPushButton::clicked, this, &ExerciseSheet::takeRobot);
  connect(undo_, &QPushButton::clicked, &desk_, &ExerciseDesk::undo);
  connect(redo_, &QPushButton::clicked, &desk_, &ExerciseDesk::redo);
  connect(save, &QPushButton::clicked, this, &ExerciseSheet::save);
  connect(as, &QPushButton::clicked, this, &ExerciseSheet::saveAs);
  return top;
}

QWidget* ExerciseSheet::makeForms() {
  auto* forms = new QWidget(this);
  auto* column = new QVBoxLayout(forms);
  column->setContentsMargins(0, 0, kSpace, 0);
  column->setSpacing(kSpace / 2);
  const auto addWords = [&](const char* name) {
    auto* words = new QLabel(forms);
    words->setObjectName(QLatin1String(name));
    words->setWordWrap(true);
    words->setTextFormat(Qt::PlainText);
    words->hide();
    column->addWidget(words);
    return words;
  };
  QFormLayout* rows = rowsIn(*column);
  title_ = new DraftLine("exerciseTitle", tr("Title of the exercise"), forms);
  addRow(*rows, tr("Title:"), title_);
  goal_ = new DraftText("exerciseGoal", tr("Text of the exercise"), 2, forms);
  addRow(*rows, tr("Text:"), goal_);
  goal_->setMaximumHeight(goal_->sizeHint().height());
  robot_ = new QLabel(forms);
  robot_->setObjectName("exerciseRobotName");
  robot_->setTextFormat(Qt::PlainText);
  rows->addRow(new QLabel(tr("Robot:"), forms), robot_);
  words_problem_ = addWords("exerciseWordsProblem");
  addHeading(*column, tr("Questions"), forms);
  questions_ = new QuestionForm(desk_, forms);
  column->addWidget(questions_);
  addHeading(*column, tr("Numbers That Vary"), forms);
  ranges_ = new RangeTree(desk_, forms);
  ranges_->setMinimumHeight(28 * kSpace);
  column->addWidget(ranges_);
  ranges_problem_ = addWords("exerciseRangesProblem");
  addHeading(*column, tr("Class"), forms);
  class_ = new ClassForm(forms);
  column->addWidget(class_);
  column->addStretch(1);
  connect(title_, &DraftLine::typed, this, [this](const QString& text) {
    desk_.edit("title", [&](Exercise& exercise) {
      std::string& title = exercise.texts.front().title;
      // the id goes on following the title until it is one of its own
      const bool follows = exercise.id.text == draftId(title);
      title = text.trimmed().toStdString();
      if (follows) exercise.id.text = draftId(title);
    });
  });
  connect(goal_, &DraftText::typed, this, [this](const QString& text) {
    desk_.edit("goal", [&](Exercise& exercise) { exercise.texts.front().goal = text.toStdString(); });
  });
  connect(ranges_, &RangeTree::problemChanged, this, [this] {
    ranges_problem_->setText(ranges_->problem());
    ranges_problem_->setVisible(!ranges_problem_->text().isEmpty());
  });
  connect(class_, &ClassForm::changed, &wait_, qOverload<>(&QTimer::start));
  return forms;
}

void ExerciseSheet::refresh() {
  if (desk_.exercise().texts.empty()) return;
  const ExerciseText& text = desk_.draft().text();
  if (title_->text().trimmed().toStdString() != text.title) title_->show(QString::fromStdString(text.title));
  goal_->show(QString::fromStdString(text.goal));
  const LessonScene& scene = desk_.exercise().scene;
  const QString robot = QString::fromStdString(scene.example.text.empty() ? scene.file.text : scene.example.text);
  robot_->setText(desk_.robot() != nullptr ? QString::fromStdString(desk_.robot()->robot.model->name()) : robot);
  questions_->refresh();
  ranges_->refresh();
  questions_->told().showTrials(nullptr);
  undo_->setEnabled(desk_.canUndo());
  redo_->setEnabled(desk_.canRedo());
  //: %1: title of an exercise
  setWindowTitle(tr("%1[*] - Exercise Sheet").arg(title_->text()));
  setWindowModified(!desk_.isSaved());
  wait_.start();
  rescue_.wait();
}

// --- what is worked out

ExerciseQuery ExerciseSheet::query() const {
  ExerciseQuery query;
  query.draft = desk_.draft();
  query.examples = desk_.examples();
  query.secret = class_->secret();
  query.students = class_->students();
  query.question = desk_.question();
  return query;
}

// variants first: they are there at once, and the mistakes take a moment
void ExerciseSheet::ask() {
  work_.start(
      [this, query = query()](const Background::Task& task) {
        auto study = std::make_shared<ExerciseStudy>(studyExercise(query, task.stop()));
        task.tell([this, first = std::make_shared<const ExerciseStudy>(*study)] {
          study_ = first;
          showStudy();
        });
        tryMistakes(*study, query, task.stop());
        return std::shared_ptr<const ExerciseStudy>(study);
      },
      [this](const Result<std::shared_ptr<const ExerciseStudy>>& study) {
        if (!study) return pages_->showWords(sentence(study.diagnostics().front().message));
        study_ = *study;
        questions_->told().showTrials(study_.get());
      });
}

void ExerciseSheet::showStudy() {
  questions_->showProblems(study_->problems);
  ranges_->showProblems(study_->problems);
  showRest();
  if (study_->open && !study_->variants.empty()) return pages_->show(*study_, class_->students());
  QStringList words{tr("There are no variants yet.")};
  for (const ExerciseProblem& each : study_->problems) words.append(sentence(each.message));
  pages_->showWords(words.join(QLatin1Char('\n')));
}

// what neither a question nor a range is to blame for
void ExerciseSheet::showRest() {
  QStringList lines;
  for (const ExerciseProblem& each : study_->problems) {
    const bool is_elsewhere = each.place.list == "questions" || each.place.list == "table" ||
                              (each.place.item >= 0 && each.place.list != "texts");
    if (!is_elsewhere && !each.place.list.empty()) lines.append(sentence(each.message));
  }
  words_problem_->setText(lines.join(QLatin1Char('\n')));
  words_problem_->setVisible(!lines.isEmpty());
}

void ExerciseSheet::tell(const QString& words) { status_->setText(words); }

}  // namespace linkwright::ui

#include "moc_exercise_sheet.cpp"
