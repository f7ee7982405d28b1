// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/step_form.h"

#include "core/io/text_file.h"
#include "core/lesson/draft_edits.h"
#include "ui/lesson/ask_form.h"
#include "ui/lesson/begin_form.h"
#include "ui/lesson/draft_desk.h"
#include "ui/lesson/draft_fields.h"
#include "ui/lesson/texts_form.h"
#include "ui/lesson/wrong_form.h"
#include "ui/widgets/diagnostics_dialog.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct StepFormText {
  Q_DECLARE_TR_FUNCTIONS(StepForm)
};

constexpr int kFiguresMs = 150;  // after the last key

}  // namespace

QString kindWords(StepKind kind) {
  switch (kind) {
    case StepKind::Free: return StepFormText::tr("Free play");
    case StepKind::Read: return StepFormText::tr("To read");
    case StepKind::Choice: return StepFormText::tr("Choice");
    case StepKind::Number: return StepFormText::tr("Number");
    case StepKind::Direction: return StepFormText::tr("Direction");
    case StepKind::Pose: return StepFormText::tr("Pose to find");
    case StepKind::Build: return StepFormText::tr("Mechanism to change");
    case StepKind::Walk: return StepFormText::tr("Line of the recursion to find");
    case StepKind::Plan: return StepFormText::tr("Motion to plan");
    case StepKind::Run: return StepFormText::tr("Simulation to run");
    case StepKind::Table: return StepFormText::tr("Table to fill in");
  }
  return {};
}

StepForm::StepForm(DraftDesk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * kSpace, kSpace, 2 * kSpace, 2 * kSpace);
  column->setSpacing(kSpace / 2);
  makeHead(*column);
  texts_ = new TextsForm(desk_, this);
  column->addSpacing(kSpace / 2);
  column->addWidget(texts_);
  addHeading(*column, tr("How the Step Begins"), this);
  begin_ = new BeginForm(desk_, this);
  column->addWidget(begin_);
  ask_heading_ = addHeading(*column, tr("Question"), this);
  ask_ = new AskForm(desk_, this);
  column->addWidget(ask_);
  makeRules(*column);
  wrong_heading_ = addHeading(*column, tr("Wrong Answers"), this);
  wrong_ = new WrongForm(desk_, this);
  column->addWidget(wrong_);
  column->addStretch(1);
  connect(begin_, &BeginForm::seenWanted, this, &StepForm::seenWanted);
  connect(wrong_, &WrongForm::placeWanted, this, &StepForm::placeWanted);
  connect(wrong_, &WrongForm::replyWanted, this, [this](const std::string& key) {
    texts_->choose(key);
    emit textShown();
  });
  wait_.setSingleShot(true);
  wait_.setInterval(kFiguresMs);
  connect(&wait_, &QTimer::timeout, this, &StepForm::work);
}

void StepForm::makeHead(QVBoxLayout& column) {
  id_ = new DraftLine("editorStepId", tr("Name of the step"), this);
  id_->setToolTip(tr("The name of the step in the files of the lesson: letters, digits, - . and _"));
  kind_ = new QComboBox(this);
  kind_->setObjectName("editorKind");
  kind_->setAccessibleName(tr("Kind of the step"));
  for (const auto& [kind, word] : kStepKinds) kind_->addItem(kindWords(kind), QLatin1String(word));
  seconds_ = new DraftLine("editorSeconds", tr("Time to play, in seconds"), this);
  seconds_->setMaximumWidth(10 * kSpace);
  seconds_->setToolTip(tr("How long the student is to play; nobody is held to it"));
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  const auto add = [&](const QString& caption, QWidget* field, int stretch) {
    auto* label = new QLabel(caption, this);
    label->setBuddy(field);
    row->addWidget(label);
    row->addWidget(field, stretch);
    return label;
  };
  add(tr("Name:"), id_, 1);
  add(tr("&Kind:"), kind_, 1);
  seconds_caption_ = add(tr("Time (s):"), seconds_, 0);
  column.addLayout(row);
  connect(id_, &QLineEdit::editingFinished, this, &StepForm::rename);
  connect(kind_, &QComboBox::activated, this, &StepForm::chooseKind);
  connect(seconds_, &DraftLine::typed, this, [this](const QString& text) {
    double number = 0.0;
    if (text.trimmed().isEmpty() || (readTyped(text, number) && number >= 0.0))
      desk_.editStep("seconds", [&](LessonStep& step) { step.seconds = number; });
  });
}

void StepForm::makeRules(QVBoxLayout& column) {
  let_heading_ = addHeading(column, tr("Values for Formulas and Texts"), this);
  let_ = new DraftText("editorLet", tr("Short names of values, one a line"), 3, this);
  let_->setPlaceholderText(QStringLiteral("T1 = tau.joint_1"));
  let_values_ = new QLabel(this);
  let_values_->setObjectName("editorLetValues");
  let_values_->setWordWrap(true);
  let_values_->setTextFormat(Qt::PlainText);
  column.addWidget(let_);
  column.addWidget(let_values_);
  solution_heading_ = addHeading(column, tr("Solution"), this);
  rules_ = rowsIn(column);
  done_ = new DraftLine("editorDone", tr("Formula that has to hold"), this);
  done_->setPlaceholderText(QStringLiteral("abs(T1) < 0.05"));
  addRow(*rules_, tr("Right when:"), done_);
  hold_ = new DraftLine("editorHold", tr("How long it has to hold, in seconds"), this);
  hold_->setToolTip(tr("How long the formula has to hold, so that passing through does not count"));
  addRow(*rules_, tr("For (s):"), hold_);
  rule_ = new QLabel(this);
  rule_->setObjectName("editorRule");
  rule_->setWordWrap(true);
  rule_->hide();
  column.addWidget(rule_);
  solution_ = new QLabel(this);
  solution_->setObjectName("editorSolution");
  solution_->setWordWrap(true);
  solve_ = makeDraftButton("editorSolve", tr("Set Sol&ution"),
                           tr("What the window shows now is the solution of this step"), this);
  table_ = makeDraftButton("editorTable", tr("Choose Tab&le…"), tr("Take the filled table from a file"), this);
  auto* row = new QHBoxLayout;
  row->addWidget(solution_, 1);
  row->addWidget(solve_);
  row->addWidget(table_);
  column.addLayout(row);
  connect(let_, &DraftText::typed, this, [this](const QString& text) {
    desk_.editStep("let", [&](LessonStep& step) { setLetLines(step, text.toStdString()); });
  });
  connect(done_, &DraftLine::typed, this, [this](const QString& text) {
    desk_.editStep("done", [&](LessonStep& step) { step.done.text = text.trimmed().toStdString(); });
  });
  connect(hold_, &DraftLine::typed, this, [this](const QString& text) {
    double number = 0.0;
    if (text.trimmed().isEmpty() || (readTyped(text, number) && number >= 0.0))
      desk_.editStep("hold", [&](LessonStep& step) { step.hold = number; });
  });
  connect(solve_, &QPushButton::clicked, this, &StepForm::solutionWanted);
  connect(table_, &QPushButton::clicked, this, &StepForm::openTable);
}

void StepForm::rename() {
  const LessonStep* step = desk_.current();
  if (step == nullptr) return;
  const std::string id = id_->text().trimmed().toStdString();
  const auto& steps = desk_.draft().lesson.steps;
  const bool is_taken = id == kTeacher || std::any_of(steps.begin(), steps.end(), [&](const LessonStep& each) {
                          return &each != step && each.id.text == id;
                        });
  if (id == step->id.text) return;
  if (is_taken || !canBeId(id)) return id_->show(QString::fromStdString(step->id.text));
  desk_.edit({}, [&](LessonDraft& draft) { renameStep(draft, desk_.stepIndex(), id); });
}

void StepForm::chooseKind(int at) {
  const StepKind kind = kStepKinds[static_cast<std::size_t>(at)].first;
  desk_.editStep({}, [&](LessonStep& step) { setKind(step, kind); });
}

void StepForm::openTable() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Choose the Filled Table"), {}, tr("Tables (*.csv)"));
  if (path.isEmpty()) return;
  const Result<std::string> text = readTextFile(path.toStdString());
  if (!text) {
    showDiagnostics(text.diagnostics(), tr("This table cannot be read:"), true, this);
    return;
  }
  desk_.edit({}, [&](LessonDraft& draft) {
    LessonStep& step = draft.lesson.steps[desk_.stepIndex()];
    step.solution.file.text = step.id.text + ".csv";
    draft.setFile(step.solution.file.text, *text);
  });
}

void StepForm::refresh() {
  const LessonStep* step = desk_.current();
  if (step == nullptr) return;
  if (!id_->hasFocus() || !id_->isModified()) id_->show(QString::fromStdString(step->id.text));
  kind_->setCurrentIndex(static_cast<int>(step->kind));
  seconds_caption_->setVisible(step->kind == StepKind::Free);
  seconds_->setVisible(step->kind == StepKind::Free);
  double shown = 0.0;
  if (!readTyped(seconds_->text(), shown) || shown != step->seconds)
    seconds_->show(step->seconds > 0.0 ? significant(step->seconds, 6) : QString());
  texts_->refresh();
  begin_->refresh();
  ask_heading_->setVisible(isAsked(step->kind));
  ask_->refresh();
  showRules(*step);
  showSolution(*step);
  wrong_heading_->setVisible(isChecked(step->kind) && step->kind != StepKind::Table);
  wrong_->refresh();
  wait_.start();
}

void StepForm::showRules(const LessonStep& step) {
  LessonStep typed;
  setLetLines(typed, let_->toPlainText().toStdString());
  if (letLines(typed) != letLines(step)) let_->show(QString::fromStdString(letLines(step)));
  rules_->setRowVisible(done_, hasDone(step.kind));
  rules_->setRowVisible(hold_, step.kind == StepKind::Pose);
  if (!hasDone(step.kind)) rule_->hide();
  if (done_->text().trimmed().toStdString() != step.done.text) done_->show(QString::fromStdString(step.done.text));
  double shown = 0.0;
  if (!readTyped(hold_->text(), shown) || shown != step.hold)
    hold_->show(step.hold > 0.0 ? significant(step.hold, 6) : QString());
}

void StepForm::showSolution(const LessonStep& step) {
  const LessonSolution& solution = step.solution;
  const bool is_seen = isSolvedInWindow(step.kind);
  const bool is_table = step.kind == StepKind::Table;
  solution_heading_->setVisible(is_seen || is_table);
  solution_->setVisible(is_seen || is_table);
  solve_->setVisible(is_seen);
  table_->setVisible(is_table);
  QString words = tr("None yet. Bring the window to the solution and set it.");
  if (is_table) words = tr("None yet. Choose the filled table.");
  if (!solution.file.text.empty()) words = QString::fromStdString(solution.file.text);
  if (solution.walk) words = QString::fromStdString(solution.walk->link.text + ", " + solution.walk->equation.text);
  if (!solution.state.isEmpty()) {
    words = solution.state.q.empty() ? QString::fromStdString(solution.state.pose.text)
                                     : jointNumbers(solution.state.q, turns_);
  }
  solution_->setText(words);
}

void StepForm::work() {
  const LessonStep* step = desk_.current();
  if (step == nullptr) return;
  const StepFigures figures =
      source_.figures(desk_.draft(), desk_.stepIndex(), static_cast<std::size_t>(ask_->ask()), desk_.examples());
  begin_->showFigures(figures);
  texts_->showFigures(figures);
  ask_->showFigures(figures);
  wrong_->showFigures(figures, ask_->ask());
  rule_->setText(figures.rule);
  rule_->setVisible(!figures.rule.isEmpty());
  turns_ = figures.turns;
  showSolution(*step);
  QStringList lines;
  for (const NamedText& each : step->let) {
    const auto value = figures.values.find(each.name);
    const auto unknown = figures.unknown.find(each.name);
    const QString name = QString::fromStdString(each.name);
    if (value != figures.values.end()) lines.append(name + QStringLiteral(" = ") + significant(value->second, 6));
    if (unknown != figures.unknown.end()) lines.append(unknown->second);
  }
  let_values_->setText(!figures.problem.isEmpty() ? figures.problem : lines.join(QStringLiteral("; ")));
  let_values_->setVisible(!let_values_->text().isEmpty());
  if (isAsked(step->kind) && step->kind != StepKind::Choice)
    ask_->offer(source_.names(desk_.draft(), desk_.stepIndex(),
                              step->kind == StepKind::Number ? ValueSize::Number : ValueSize::Vector,
                              desk_.examples()));
}

}  // namespace linkwright::ui

#include "moc_step_form.cpp"
