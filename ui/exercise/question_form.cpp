// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/question_form.h"

#include "core/exercise/exercise_words.h"
#include "core/exercise/suggestions.h"
#include "core/lesson/value_names.h"
#include "ui/exercise/told_list.h"
#include "ui/lesson/draft_fields.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/typed_in.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostQuestions = 20;

/// "0.005" where the number that stands there is another one.
void showTolerance(DraftLine& line, std::optional<double> number, double factor) {
  double shown = 0.0;
  const bool is_there = readTyped(line.text(), shown);
  if (!number) return line.hasFocus() ? void() : line.show(QString());
  const double now = factor * *number;
  if (!is_there || std::abs(shown - now) > 1e-9 * now) line.show(QString::number(now, 'g', 6));
}

}  // namespace

QuestionForm::QuestionForm(ExerciseDesk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  column->addWidget(makeQuestions());
  makeFields(*column);
  told_heading_ = addHeading(*column, tr("Mistakes That Must Be Told Apart"), this);
  told_ = new ToldList(desk_, this);
  told_->setMinimumHeight(24 * kSpace);
  column->addWidget(told_, 1);
  makeEdits();
}

QWidget* QuestionForm::makeQuestions() {
  auto* box = new QWidget(this);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  list_ = new QListWidget(box);
  list_->setObjectName("exerciseQuestions");
  list_->setAccessibleName(tr("Questions"));
  list_->setFixedHeight(fontMetrics().lineSpacing() * 5);
  auto* buttons = new QVBoxLayout;
  buttons->setSpacing(kSpace / 2);
  add_ = makeDraftButton("exerciseAdd", tr("&Add Question"), tr("Ask for one more value"), box);
  table_ = makeDraftButton("exerciseAddTable", tr("Add &Table"),
                           tr("Show a table of the recursion with one mistake, and ask for its first wrong row"), box);
  remove_ = makeDraftButton("exerciseRemove", tr("&Remove"), tr("Take the question out"), box);
  for (QPushButton* each : {add_, table_, remove_}) buttons->addWidget(each);
  buttons->addStretch(1);
  row->addWidget(list_, 1);
  row->addLayout(buttons);
  return box;
}

void QuestionForm::makeFields(QVBoxLayout& column) {
  rows_ = rowsIn(column);
  value_ = new ChoiceBox(10, this);
  value_->setObjectName("exerciseValue");
  value_->setAccessibleName(tr("Value that is asked for"));
  value_->setToolTip(tr("Type a part of its name, or choose one from the list"));
  value_->setEditable(true);
  value_->setInsertPolicy(QComboBox::NoInsert);
  value_->completer()->setCompletionMode(QCompleter::PopupCompletion);
  value_->completer()->setFilterMode(Qt::MatchContains);
  value_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  keepFromWheel(*value_);
  addRow(*rows_, tr("Value:"), value_);
  words_ = new DraftText("exerciseAsk", tr("Words of the question"), 2, this);
  addRow(*rows_, tr("Words:"), words_);
  words_->setMaximumHeight(words_->sizeHint().height());
  unit_ = new DraftLine("exerciseUnit", tr("Unit"), this);
  addRow(*rows_, tr("Unit:"), unit_);
  auto* within = new QWidget(this);
  auto* pieces = new QHBoxLayout(within);
  pieces->setContentsMargins(0, 0, 0, 0);
  pieces->setSpacing(kSpace);
  absolute_ = new DraftLine("exerciseAbsolute", tr("Right within, in the unit"), within);
  absolute_->setToolTip(tr("How near is right, in the unit of the answer"));
  relative_ = new DraftLine("exerciseRelative", tr("Right within, % of the answer"), within);
  relative_->setToolTip(tr("How near is right, in percent of the right answer"));
  pieces->addWidget(absolute_, 1);
  //: between two tolerances, of which the larger one counts
  pieces->addWidget(new QLabel(tr("or"), within));
  pieces->addWidget(relative_, 1);
  pieces->addWidget(new QLabel(QStringLiteral("%"), within));
  addRow(*rows_, tr("Right within:"), within)->setBuddy(absolute_);
  auto* last = new QWidget(this);
  auto* both = new QHBoxLayout(last);
  both->setContentsMargins(0, 0, 0, 0);
  both->setSpacing(2 * kSpace);
  points_ = new TypedIn<QSpinBox>(last);
  points_->setObjectName("exercisePoints");
  points_->setAccessibleName(tr("Points"));
  points_->setRange(1, 100);
  keepFromWheel(*points_);
  vanish_ = makeSwitch("exerciseVanish", tr("The answer may be &zero"),
                       tr("Allow variants whose answer is zero or near it"), last);
  both->addWidget(points_);
  both->addWidget(vanish_);
  both->addStretch(1);
  addRow(*rows_, tr("Points:"), last)->setBuddy(points_);
  problem_ = new QLabel(this);
  problem_->setObjectName("exerciseQuestionProblem");
  problem_->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  column.addWidget(problem_);
  problem_->hide();
}

void QuestionForm::makeEdits() {
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0) desk_.setQuestion(row);
  });
  connect(add_, &QPushButton::clicked, this, &QuestionForm::add);
  connect(table_, &QPushButton::clicked, this, &QuestionForm::addTableQuestions);
  connect(remove_, &QPushButton::clicked, this, &QuestionForm::remove);
  connect(value_, &QComboBox::activated, this, [this](int at) { setValue(value_->itemText(at)); });
  connect(value_->lineEdit(), &QLineEdit::editingFinished, this, [this] { setValue(value_->currentText()); });
  connect(words_, &DraftText::typed, this, &QuestionForm::setWords);
  connect(unit_, &DraftLine::typed, this, [this](const QString& text) {
    desk_.editQuestion("unit", [&](ExerciseQuestion& question) { question.unit = text.trimmed().toStdString(); });
  });
  connect(absolute_, &DraftLine::typed, this, [this](const QString& text) { setTolerance("absolute", text, 1.0); });
  connect(relative_, &DraftLine::typed, this, [this](const QString& text) { setTolerance("relative", text, 100.0); });
  connect(points_, &QSpinBox::valueChanged, this, [this](int points) {
    desk_.editQuestion("points", [&](ExerciseQuestion& question) { question.points = points; });
  });
  connect(vanish_, &QCheckBox::clicked, this,
          [this](bool on) { desk_.editQuestion({}, [&](ExerciseQuestion& question) { question.may_vanish = on; }); });
}

// --- what is shown

void QuestionForm::offerValues() {
  if (offered_for_ == desk_.robot()) return;
  offered_for_ = desk_.robot();
  QStringList names;
  if (offered_for_) {
    for (const ValueSize size : {ValueSize::Number, ValueSize::Vector}) {
      for (const std::string& name : valueNames(offered_for_->robot, size)) names.append(QString::fromStdString(name));
    }
  }
  value_->clear();
  value_->addItems(names);
}

void QuestionForm::refresh() {
  const Exercise& exercise = desk_.exercise();
  const QSignalBlocker quiet_list(list_), quiet_value(value_), quiet_points(points_);
  offerValues();
  list_->clear();
  for (const ExerciseQuestion& each : exercise.questions) {
    const QString what = each.kind == QuestionKind::FirstWrongRow  ? tr("first wrong row of the table")
                         : each.kind == QuestionKind::WhichMistake ? tr("mistake in the table")
                         : each.kind == QuestionKind::Direction
                             //: %1: name of a vector
                             ? tr("direction of %1").arg(QString::fromStdString(each.value.text))
                             : QString::fromStdString(each.value.text);
    //: %1: id of a question, %2: what is asked for
    list_->addItem(tr("%1: %2").arg(QString::fromStdString(each.id.text), what));
  }
  list_->setCurrentRow(desk_.question());
  const ExerciseQuestion* question = desk_.current();
  add_->setEnabled(desk_.robot() != nullptr && exercise.questions.size() < kMostQuestions);
  table_->setEnabled(desk_.robot() != nullptr && !exercise.table && exercise.questions.size() + 2 <= kMostQuestions);
  remove_->setEnabled(exercise.questions.size() > 1);
  for (QWidget* each : std::initializer_list<QWidget*>{value_, words_, unit_, points_, vanish_, told_})
    each->setEnabled(question != nullptr);
  if (question != nullptr) refreshFields(*question);
  told_->refresh();
}

void QuestionForm::refreshFields(const ExerciseQuestion& question) {
  const bool of_table = isOfTable(question.kind), is_number = question.kind == QuestionKind::Number;
  rows_->setRowVisible(value_, !of_table);
  rows_->setRowVisible(unit_, is_number);
  rows_->setRowVisible(absolute_->parentWidget(), !of_table);
  vanish_->setVisible(is_number);
  told_heading_->setText(of_table ? tr("One of These Mistakes Is in the Table")
                                  : tr("Mistakes That Must Be Told Apart"));
  if (!value_->lineEdit()->hasFocus() || !value_->lineEdit()->isModified())
    value_->setCurrentText(QString::fromStdString(question.value.text));
  words_->show(QString::fromStdString(textOf(desk_.draft().text().asks, question.id.text)));
  if (unit_->text().trimmed().toStdString() != question.unit) unit_->show(QString::fromStdString(question.unit));
  showTolerance(*absolute_, question.absolute, 1.0);
  showTolerance(*relative_, question.relative, 100.0);
  points_->setValue(question.points);
  vanish_->setChecked(question.may_vanish);
}

void QuestionForm::showProblems(const std::vector<ExerciseProblem>& problems) {
  QStringList lines;
  std::vector<bool> wrong(desk_.exercise().questions.size(), false);
  for (const ExerciseProblem& each : problems) {
    const bool of_table = each.place.list == "table";
    for (std::size_t i = 0; i < wrong.size(); ++i) {
      const bool is_it = of_table ? isOfTable(desk_.exercise().questions[i].kind)
                                  : each.place.list == "questions" && each.place.item == static_cast<int>(i);
      if (!is_it) continue;
      wrong[i] = true;
      if (static_cast<int>(i) == desk_.question()) lines.append(sentence(each.message));
    }
  }
  for (std::size_t i = 0; i < wrong.size(); ++i) {
    if (QListWidgetItem* item = list_->item(static_cast<int>(i)))
      item->setIcon(wrong[i] ? themedIcon("error") : QIcon());
  }
  problem_->setText(lines.join(QLatin1Char('\n')));
  problem_->setVisible(!lines.isEmpty());
}

// --- edits

void QuestionForm::add() {
  const std::shared_ptr<const OpenExercise> open = desk_.robot();
  if (open == nullptr) return;
  const Exercise& exercise = desk_.exercise();
  desk_.editGoing(static_cast<int>(exercise.questions.size()), [&](Exercise& changed) {
    const std::string value = suggestedValue(changed, *open);
    askFor(changed, addQuestion(changed), *open, value);
  });
  value_->setFocus(Qt::OtherFocusReason);
  value_->lineEdit()->selectAll();
}

void QuestionForm::addTableQuestions() {
  const std::shared_ptr<const OpenExercise> open = desk_.robot();
  if (open == nullptr) return;
  desk_.editGoing(static_cast<int>(desk_.exercise().questions.size()),
                  [&](Exercise& exercise) { addTable(exercise, *open); });
}

void QuestionForm::remove() {
  if (desk_.current() == nullptr) return;
  const int at = desk_.question();
  desk_.editGoing(at, [&](Exercise& exercise) { removeQuestion(exercise, static_cast<std::size_t>(at)); });
}

void QuestionForm::setValue(const QString& name) {
  const ExerciseQuestion* question = desk_.current();
  const std::shared_ptr<const OpenExercise> open = desk_.robot();
  const std::string value = name.trimmed().toStdString();
  if (question == nullptr || open == nullptr || value.empty() || question->value.text == value) return;
  desk_.edit({},
             [&](Exercise& exercise) { askFor(exercise, static_cast<std::size_t>(desk_.question()), *open, value); });
}

void QuestionForm::setWords(const QString& words) {
  if (desk_.current() == nullptr) return;
  const std::string id = desk_.current()->id.text;
  desk_.edit("words", [&](Exercise& exercise) { setText(exercise.texts.front().asks, id, words.toStdString()); });
}

void QuestionForm::setTolerance(const QString& field, const QString& text, double factor) {
  double number = 0.0;
  const bool is_there = readTyped(text, number) && number > 0.0;
  if (!is_there && !text.trimmed().isEmpty()) return;
  desk_.editQuestion(field, [&](ExerciseQuestion& question) {
    std::optional<double>& tolerance = field == QLatin1String("absolute") ? question.absolute : question.relative;
    tolerance = is_there ? std::optional(number / factor) : std::nullopt;
  });
}

}  // namespace linkwright::ui

#include "moc_question_form.cpp"
