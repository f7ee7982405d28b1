// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_editor.h"

#include "core/lesson/draft_edits.h"
#include "ui/lesson/author_bar.h"
#include "ui/lesson/author_window.h"
#include "ui/lesson/draft_fields.h"
#include "ui/lesson/lesson_form.h"
#include "ui/lesson/step_form.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QCloseEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

/// "step-3": one that no other step has.
std::string freeStepId(const Lesson& lesson, const std::string& stem) {
  std::string id;
  const auto is_it = [&](const LessonStep& step) { return step.id.text == id; };
  for (std::size_t i = lesson.steps.size() + 1;
       id.empty() || std::any_of(lesson.steps.begin(), lesson.steps.end(), is_it); ++i)
    id = stem + "-" + std::to_string(i);
  return id;
}

}  // namespace

LessonEditor::LessonEditor(SeenNow seen, const QString& examples, const QString& rescue)
    : QWidget(&seen.window(), Qt::Window),
      seen_(std::move(seen)),
      desk_(examples),
      rescue_(rescue,
              {[this] { return desk_.isSaved(); },
               [this](const QString& folder) { static_cast<void>(saveDraft(desk_.draft(), folder.toStdString())); },
               QLatin1String(kLessonFile)},
              this) {
  setObjectName("lessonEditor");
  setAccessibleName(tr("Lesson Editor"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  auto* middle = new QSplitter(Qt::Horizontal, this);
  middle->setChildrenCollapsible(false);
  middle->addWidget(makeSteps());
  middle->addWidget(makeForms());
  middle->setStretchFactor(1, 1);
  middle->setSizes({static_cast<int>(24 * kSpace * std::min(1.4, textScale())), 75 * kSpace});
  column->addWidget(makeTop());
  column->addWidget(middle, 1);
  column->addWidget(makeFoot());
  addEditKeys(
      *this, [this] { desk_.undo(); }, [this] { desk_.redo(); }, [this] { save(); });
  makeBar();
  connect(&desk_, &DraftDesk::changed, this, &LessonEditor::refresh);
  connect(&desk_, &DraftDesk::changed, &rescue_, &DraftRescue::wait);
  const QSize room = screen()->availableGeometry().size();
  // what the steps are made from is to be seen beside it
  const QSize most(static_cast<int>(0.64 * room.width()), static_cast<int>(0.94 * room.height()));
  resize((QSize(124 * kSpace, 100 * kSpace) * std::min(1.4, textScale())).boundedTo(most));
  refresh();
}

QWidget* LessonEditor::makeTop() {
  auto* top = new QWidget(this);
  auto* row = new QHBoxLayout(top);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  const auto add = [&](const char* name, const QString& text, const QString& tip) {
    QPushButton* button = makeDraftButton(name, text, tip, top);
    row->addWidget(button);
    return button;
  };
  QPushButton* step = add("editorNewStep", tr("&New Step"),
                          tr("Add a step that begins with the robot, panels and camera of the window"));
  undo_ = add("editorUndo", tr("&Undo"), tr("Take back the last edit (Ctrl+Z)"));
  redo_ = add("editorRedo", tr("&Redo"), tr("Do the edit again that was taken back (Ctrl+Shift+Z)"));
  row->addStretch(1);
  QPushButton* check = add("editorCheck", tr("&Check"), tr("List what is missing or wrong in the lesson"));
  try_ = add("editorTry", tr("&Try as Student"), tr("Take the lesson from this step on, and come back"));
  QPushButton* save = add("editorSave", tr("&Save"), tr("Write the folder of the lesson (Ctrl+S)"));
  QPushButton* as = add("editorSaveAs", tr("Save &As…"), tr("Write the lesson to another folder"));
  connect(step, &QPushButton::clicked, this, &LessonEditor::addStep);
  connect(undo_, &QPushButton::clicked, &desk_, &DraftDesk::undo);
  connect(redo_, &QPushButton::clicked, &desk_, &DraftDesk::redo);
  connect(check, &QPushButton::clicked, this, &LessonEditor::check);
  connect(try_, &QPushButton::clicked, this, &LessonEditor::tryAsStudent);
  connect(save, &QPushButton::clicked, this, &LessonEditor::save);
  connect(as, &QPushButton::clicked, this, &LessonEditor::saveAs);
  return top;
}

QWidget* LessonEditor::makeSteps() {
  auto* side = new QWidget(this);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  steps_ = new QListWidget(side);
  steps_->setObjectName("editorSteps");
  steps_->setAccessibleName(tr("Steps"));
  steps_->setMinimumWidth(20 * kSpace);
  steps_->setSpacing(kSpace / 4);
  column->addWidget(steps_, 1);
  auto* grid = new QGridLayout;
  grid->setSpacing(kSpace / 2);
  const auto add = [&](const char* name, const QString& text, const QString& tip, int row, int at) {
    QPushButton* button = makeDraftButton(name, text, tip, side);
    grid->addWidget(button, row, at);
    return button;
  };
  //: verb: to an earlier place in a list
  up_ = add("editorUp", tr("Move Up"), tr("Move the step before the one above"), 0, 0);
  down_ = add("editorDown", tr("Move Down"), tr("Move the step after the one below"), 0, 1);
  copy_ = add("editorCopyStep", tr("Duplicate"), tr("Add a copy of the step"), 1, 0);
  remove_ = add("editorRemoveStep", tr("Delete"), tr("Take the step out of the lesson"), 1, 1);
  column->addLayout(grid);
  connect(steps_, &QListWidget::currentRowChanged, this, [this](int row) {
    finishTyping(*this);
    desk_.setStep(row - 1);
  });
  connect(up_, &QPushButton::clicked, this, [this] { moveStep(-1); });
  connect(down_, &QPushButton::clicked, this, [this] { moveStep(1); });
  connect(copy_, &QPushButton::clicked, this, &LessonEditor::copyStep);
  connect(remove_, &QPushButton::clicked, this, &LessonEditor::removeCurrent);
  return side;
}

QWidget* LessonEditor::makeForms() {
  auto* both = new QWidget(this);
  auto* column = new QVBoxLayout(both);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  lesson_form_ = new LessonForm(desk_, both);
  step_form_ = new StepForm(desk_, both);
  column->addWidget(lesson_form_);
  column->addWidget(step_form_);
  scroll_ = new QScrollArea(this);
  scroll_->setObjectName("editorForm");
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setWidget(both);
  connect(step_form_, &StepForm::seenWanted, this, &LessonEditor::beginSeen);
  connect(step_form_, &StepForm::solutionWanted, this, &LessonEditor::solveSeen);
  connect(step_form_, &StepForm::placeWanted, this, &LessonEditor::addPlace);
  connect(step_form_, &StepForm::textShown, scroll_, [this] { scroll_->verticalScrollBar()->setValue(0); });
  return scroll_;
}

QWidget* LessonEditor::makeFoot() {
  auto* foot = new QWidget(this);
  auto* column = new QVBoxLayout(foot);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  found_ = new QLabel(foot);
  found_->setObjectName("editorFound");
  list_ = new QListWidget(foot);
  list_->setObjectName("editorFindings");
  list_->setAccessibleName(tr("Problems of the lesson"));
  list_->setWordWrap(true);
  status_ = new QLabel(foot);
  status_->setObjectName("editorStatus");
  status_->setWordWrap(true);
  column->addWidget(found_);
  column->addWidget(list_);
  column->addWidget(status_);
  found_->hide();
  list_->hide();
  const auto go = [this](QListWidgetItem* item) {
    const int at = list_->row(item);
    if (at >= 0 && at < static_cast<int>(findings_.size())) desk_.setStep(findings_[static_cast<std::size_t>(at)].step);
  };
  connect(list_, &QListWidget::itemClicked, this, go);
  connect(list_, &QListWidget::itemActivated, this, go);
  return foot;
}

// where the robot is, and all that a step begins with
void LessonEditor::makeBar() {
  bar_ = new AuthorBar(&seen_.window());
  seen_.window().addToolBar(Qt::BottomToolBarArea, bar_);
  bar_->hide();
  connect(bar_, &AuthorBar::newStepWanted, this, &LessonEditor::addStep);
  connect(bar_, &AuthorBar::beginWanted, this, &LessonEditor::beginSeen);
  connect(bar_, &AuthorBar::solutionWanted, this, &LessonEditor::solveSeen);
  connect(bar_, &AuthorBar::showWanted, this, &LessonEditor::showBeginning);
  connect(bar_, &AuthorBar::editorWanted, this, &LessonEditor::bringBack);
}

LessonEditor::~LessonEditor() { delete bar_; }

void LessonEditor::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (bar_) bar_->show();
}

void LessonEditor::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (bar_) bar_->hide();
}

void LessonEditor::bringBack() {
  if (isMinimized()) showNormal();
  raise();
  activateWindow();
}

// --- what is shown

void LessonEditor::tell(const QString& words) {
  status_->setText(words);
  bar_->tell(words);
}

void LessonEditor::refreshSteps() {
  const QSignalBlocker quiet(steps_);
  const std::vector<LessonStep>& steps = desk_.draft().lesson.steps;
  const int rows = static_cast<int>(steps.size()) + 1;
  while (steps_->count() > rows) delete steps_->takeItem(steps_->count() - 1);
  while (steps_->count() < rows) new QListWidgetItem(steps_);
  //: noun: the first row of the list of a lesson's steps, for all of it
  steps_->item(0)->setText(tr("The lesson"));
  for (std::size_t i = 0; i < steps.size(); ++i) {
    //: %1: counts the steps, %2: name of a step, %3: its kind
    steps_->item(static_cast<int>(i) + 1)
        ->setText(tr("%1. %2\n%3").arg(i + 1).arg(QString::fromStdString(steps[i].id.text), kindWords(steps[i].kind)));
  }
  steps_->setCurrentRow(desk_.step() + 1);
}

void LessonEditor::refresh() {
  refreshSteps();
  const int step = desk_.step();
  const bool has_step = desk_.current() != nullptr;
  lesson_form_->setVisible(!has_step);
  step_form_->setVisible(has_step);
  lesson_form_->refresh();
  step_form_->refresh();
  if (shown_step_ != step) scroll_->verticalScrollBar()->setValue(0);
  shown_step_ = step;
  undo_->setEnabled(desk_.canUndo());
  redo_->setEnabled(desk_.canRedo());
  try_->setEnabled(desk_.stepCount() > 0);
  up_->setEnabled(step > 0);
  down_->setEnabled(has_step && step + 1 < desk_.stepCount());
  copy_->setEnabled(has_step);
  remove_->setEnabled(has_step);
  const QString title = QString::fromStdString(desk_.draft().text().title);
  //: %1: title of a lesson
  setWindowTitle(tr("%1[*] - Lesson Editor").arg(title.isEmpty() ? tr("New Lesson") : title));
  setWindowModified(!desk_.isSaved());
  const LessonStep* now = desk_.current();
  QString place = tr("Lesson");
  //: %1: counts the steps, %2: name of a step
  if (now != nullptr) place = tr("Step %1: %2").arg(step + 1).arg(QString::fromStdString(now->id.text));
  bar_->showPlace(place, has_step, now != nullptr && isSolvedInWindow(now->kind));
  showCounts();
}

// --- edits

void LessonEditor::addStep() {
  finishTyping(*this);
  const int place = desk_.step() < 0 ? desk_.stepCount() : desk_.step() + 1;
  desk_.editGoing(place, [&](LessonDraft& draft) {
    LessonStep step;
    step.id.text = freeStepId(draft.lesson, "step");
    step.kind = draft.lesson.steps.empty() ? StepKind::Free : StepKind::Read;
    draft.lesson.steps.insert(draft.lesson.steps.begin() + place, step);
    seen_.beginWith(draft, static_cast<std::size_t>(place), desk_.examples());
  });
  tell(tr("The new step begins with what the window shows now."));
}

void LessonEditor::copyStep() {
  if (desk_.current() == nullptr) return;
  const int place = desk_.step() + 1;
  desk_.editGoing(place, [&](LessonDraft& draft) {
    LessonStep step = draft.lesson.steps[desk_.stepIndex()];
    const std::string old = std::exchange(step.id.text, freeStepId(draft.lesson, step.id.text));
    draft.lesson.steps.insert(draft.lesson.steps.begin() + place, step);
    for (LessonText& text : draft.texts) {
      if (const LessonStepText* words = text.find(old)) {
        LessonStepText copy = *words;
        copy.id = step.id.text;
        text.steps.push_back(std::move(copy));
      }
    }
  });
}

void LessonEditor::removeCurrent() {
  if (desk_.current() == nullptr) return;
  const int step = desk_.step();
  desk_.editGoing(std::min(step, desk_.stepCount() - 2),
                  [&](LessonDraft& draft) { removeStep(draft, static_cast<std::size_t>(step)); });
  tell(tr("The step was deleted. Undo brings it back."));
}

void LessonEditor::moveStep(int by) {
  const int from = desk_.step(), to = from + by;
  if (from < 0 || to < 0 || to >= desk_.stepCount()) return;
  desk_.editGoing(to, [&](LessonDraft& draft) {
    std::swap(draft.lesson.steps[static_cast<std::size_t>(from)], draft.lesson.steps[static_cast<std::size_t>(to)]);
  });
}

void LessonEditor::beginSeen() {
  if (desk_.current() == nullptr) return;
  desk_.edit({}, [&](LessonDraft& draft) { seen_.beginWith(draft, desk_.stepIndex(), desk_.examples()); });
  tell(tr("The step begins with what the window shows now."));
}

void LessonEditor::solveSeen() {
  const LessonStep* step = desk_.current();
  if (step == nullptr) return;
  if (!seen_.has(step->kind)) {
    switch (step->kind) {
      case StepKind::Walk: return tell(tr("There is no line of the recursion yet. Walk to it in the mode Explain."));
      case StepKind::Plan: return tell(tr("There is no motion yet. Plan one in the mode Move."));
      case StepKind::Run: return tell(tr("There is no simulation yet. Run one in the mode Simulate."));
      default: return;
    }
  }
  desk_.edit({}, [&](LessonDraft& draft) { seen_.solveWith(draft, desk_.stepIndex(), desk_.examples()); });
  tell(tr("What the window shows now is the solution of the step."));
}

void LessonEditor::showBeginning() {
  if (desk_.current() == nullptr) return;
  if (seen_.show(desk_.draft(), desk_.stepIndex(), desk_.examples()))
    return tell(tr("The window shows how the step begins. Undo takes it back."));
  tell(tr("The step has another robot than the one that is open, or it cannot be read."));
}

void LessonEditor::addPlace() {
  const std::optional<WalkPlace> place = seen_.place();
  if (!place) return tell(tr("There is no line of the recursion yet. Walk to it in the mode Explain."));
  desk_.editStep({}, [&](LessonStep& step) {
    LessonWrong wrong;
    wrong.at = place;
    addWrong(step, std::move(wrong), "place");
  });
}

// --- checked and tried

void LessonEditor::answer() {
  finishTyping(*this);
  desk_.amend([this](LessonDraft& draft) {
    for (std::size_t i = 0; i < draft.lesson.steps.size(); ++i) answerFromModel(draft, i, desk_.examples());
  });
}

void LessonEditor::check() {
  answer();
  showFindings(checkDraft(desk_.draft(), desk_.examples()));
  refresh();
}

void LessonEditor::showFindings(std::vector<DraftFinding> findings) {
  findings_ = std::move(findings);
  list_->clear();
  int errors = 0;
  for (const DraftFinding& each : findings_) {
    const bool is_error = each.finding.severity == Severity::Error;
    errors += is_error ? 1 : 0;
    QString words = sentence(each.finding.message);
    const std::string id =
        each.step < 0 ? std::string() : desk_.draft().lesson.steps[static_cast<std::size_t>(each.step)].id.text;
    if (each.finding.message.text().find("'" + id + "'") == std::string::npos && each.step >= 0) {
      //: %1: name of a step, %2: what is wrong with it
      words = tr("%1: %2").arg(QString::fromStdString(id), words);
    }
    auto* item = new QListWidgetItem(themedIcon(is_error ? "error" : "warning"), words, list_);
    item->setToolTip(words);
  }
  const int warnings = static_cast<int>(findings_.size()) - errors;
  QStringList counts;
  if (errors > 0) counts.append(tr("%n problem(s)", nullptr, errors));
  if (warnings > 0) counts.append(tr("%n warning(s)", nullptr, warnings));
  counts_ = counts.isEmpty() ? tr("The check found no problems.") : joinedWords(counts);
  checked_revision_ = desk_.revision();
  showCounts();
  list_->setVisible(!findings_.empty());
  // as high as what it says, up to a few lines
  int high = 2 * list_->frameWidth();
  for (int i = 0; i < list_->count(); ++i) high += list_->sizeHintForRow(i);
  list_->setFixedHeight(std::clamp(high, 4 * kSpace, 16 * kSpace));
  tell({});
}

void LessonEditor::showCounts() {
  found_->setVisible(!counts_.isEmpty());
  //: %1: what a check has found, such as "2 problems"
  found_->setText(checked_revision_ == desk_.revision() ? counts_ : tr("Before the last edits: %1").arg(counts_));
}

void LessonEditor::tryAsStudent() {
  if (desk_.stepCount() == 0) return;
  answer();
  LessonDraft draft = desk_.draft();
  int step = std::max(0, desk_.step());
  if (!openDraft(draft, desk_.examples())) {
    // others may not be finished: this one is tried alone
    const std::string id = draft.lesson.steps[static_cast<std::size_t>(step)].id.text;
    draft.lesson.steps = {draft.lesson.steps[static_cast<std::size_t>(step)]};
    draft.lesson.languages.resize(1);
    draft.texts.resize(1);
    std::erase_if(draft.text().steps, [&](const LessonStepText& words) { return words.id != id; });
    if (draft.text().title.empty()) draft.text().title = tr("New Lesson").toStdString();
    if (draft.text().goal.markdown.empty()) draft.text().goal = textPart({}, draft.text().title);
    step = 0;
  }
  tried_ = std::make_unique<QTemporaryDir>();
  const std::string folder = tried_->path().toStdString();
  const Diagnostics problems = saveDraft(draft, folder, from_.toStdString());
  if (!problems.empty()) return fail(problems, tr("The lesson could not be tried:"));
  Result<OpenLesson> opened = openLesson({folder, desk_.examples()});
  if (!opened) {
    check();
    return tell(tr("The step cannot be tried yet: mend the problems above first."));
  }
  emit tryWanted(std::make_shared<const OpenLesson>(std::move(opened).value()), step);
}

}  // namespace linkwright::ui

#include "moc_lesson_editor.cpp"
