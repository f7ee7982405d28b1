// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/ask_form.h"

#include "core/lesson/draft_edits.h"
#include "core/lesson/lesson_rules.h"
#include "ui/lesson/draft_desk.h"
#include "ui/lesson/draft_fields.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QStringListModel>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostAsks = 6;

/// A line that is being begun is no option yet.
QString withoutBlankLines(const QString& text) {
  QStringList lines;
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    if (!line.trimmed().isEmpty() && line.trimmed() != QLatin1String("*")) lines.append(line.trimmed());
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

AskForm::AskForm(DraftDesk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  column->addWidget(makeQuestions());
  makeFields(*column);
}

QWidget* AskForm::makeQuestions() {
  auto* row = new QWidget(this);
  auto* pieces = new QHBoxLayout(row);
  pieces->setContentsMargins(0, 0, 0, 0);
  pieces->setSpacing(kSpace);
  which_ = new QComboBox(row);
  which_->setObjectName("editorWhichQuestion");
  which_->setAccessibleName(tr("Which question"));
  add_ = makeDraftButton("editorAddQuestion", tr("Add Question"), tr("Ask for one more thing in this step"), row);
  remove_ = makeDraftButton("editorRemoveQuestion", tr("Remove Question"), tr("Take this question out"), row);
  pieces->addWidget(which_, 1);
  pieces->addWidget(add_);
  pieces->addWidget(remove_);
  connect(which_, &QComboBox::activated, this, [this](int at) {
    ask_ = at;
    emit desk_.changed();
  });
  connect(add_, &QPushButton::clicked, this, &AskForm::add);
  connect(remove_, &QPushButton::clicked, this, &AskForm::remove);
  return row;
}

void AskForm::makeFields(QVBoxLayout& column) {
  rows_ = rowsIn(column);
  id_ = new DraftLine("editorAskId", tr("Name of the answer in formulas"), this);
  id_->setToolTip(tr("The name of the answer in formulas and texts: letters, digits and _"));
  addRow(*rows_, tr("Name in formulas:"), id_);
  value_ = new DraftLine("editorAskValue", tr("Value that is asked for"), this);
  value_->setToolTip(tr("The live value that is asked for, such as tau.joint_1"));
  names_ = new QStringListModel(this);
  auto* completer = new QCompleter(names_, this);
  completer->setFilterMode(Qt::MatchContains);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setMaxVisibleItems(12);
  value_->setCompleter(completer);
  static const QRegularExpression one_name(QStringLiteral("\\S*"));
  value_->setValidator(new QRegularExpressionValidator(one_name, this));
  addRow(*rows_, tr("Value:"), value_);
  unit_ = new DraftLine("editorAskUnit", tr("Unit"), this);
  addRow(*rows_, tr("Unit:"), unit_);
  tolerance_row_ = new QWidget(this);
  auto* within = new QHBoxLayout(tolerance_row_);
  within->setContentsMargins(0, 0, 0, 0);
  tolerance_ = new DraftLine("editorAskTolerance", tr("How near is right"), tolerance_row_);
  measure_ = new QComboBox(tolerance_row_);
  measure_->setObjectName("editorAskMeasure");
  measure_->setAccessibleName(tr("How the tolerance is meant"));
  measure_->addItems({tr("in the unit"), tr("% of the right number")});
  within->addWidget(tolerance_, 1);
  within->addWidget(measure_);
  tolerance_caption_ = addRow(*rows_, tr("Right within:"), tolerance_row_);
  tolerance_caption_->setBuddy(tolerance_);
  options_ = new DraftText("editorAskOptions", tr("Options, one a line"), 4, this);
  options_->setPlaceholderText(tr("One option a line, with * before each one that is right"));
  addRow(*rows_, tr("Options:"), options_);
  shuffle_ = new QCheckBox(tr("The options are in another order each time"), this);
  shuffle_->setObjectName("editorAskShuffle");
  rows_->addRow(QString(), shuffle_);
  answer_ = new QLabel(this);
  answer_->setObjectName("editorAskAnswer");
  answer_->setWordWrap(true);
  column.addWidget(answer_);
  connect(id_, &QLineEdit::editingFinished, this, &AskForm::rename);
  connect(value_, &DraftLine::typed, this, &AskForm::setValue);
  // a whole name needs no other, and what is below it is to be seen
  connect(value_, &DraftLine::typed, completer, [this, completer](const QString& text) {
    if (names_->stringList().contains(text))
      QTimer::singleShot(0, completer, [completer] { completer->popup()->hide(); });
  });
  connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &AskForm::setValue);
  connect(unit_, &DraftLine::typed, this,
          [this](const QString& text) { edit("unit", [&](LessonAsk& ask) { ask.unit = text.toStdString(); }); });
  connect(tolerance_, &DraftLine::typed, this, &AskForm::setTolerance);
  connect(measure_, &QComboBox::activated, this, &AskForm::setTolerance);
  connect(options_, &DraftText::typed, this, &AskForm::setOptions);
  connect(shuffle_, &QCheckBox::clicked, this,
          [this](bool on) { edit({}, [&](LessonAsk& ask) { ask.shuffle = on; }); });
}

const LessonAsk* AskForm::current() const {
  const LessonStep* step = desk_.current();
  if (step == nullptr || ask_ < 0 || ask_ >= static_cast<int>(step->asks.size())) return nullptr;
  return &step->asks[static_cast<std::size_t>(ask_)];
}

void AskForm::edit(const QString& field, const std::function<void(LessonAsk&)>& change) {
  if (current() == nullptr) return;
  const QString key = field.isEmpty() ? field : QStringLiteral("ask%1.%2").arg(ask_).arg(field);
  desk_.editStep(key, [&](LessonStep& step) { change(step.asks[static_cast<std::size_t>(ask_)]); });
}

void AskForm::add() {
  if (desk_.current() == nullptr) return;
  ask_ = static_cast<int>(desk_.current()->asks.size());
  desk_.editStep({}, [](LessonStep& step) { step.asks.push_back(newAsk(step)); });
  (desk_.current()->kind == StepKind::Choice ? static_cast<QWidget*>(options_) : value_)
      ->setFocus(Qt::OtherFocusReason);
}

void AskForm::remove() {
  if (current() == nullptr) return;
  const auto at = static_cast<std::size_t>(ask_);
  ask_ = std::max(0, ask_ - 1);
  desk_.edit({}, [&](LessonDraft& draft) { removeAsk(draft, desk_.stepIndex(), at); });
}

void AskForm::rename() {
  const LessonAsk* ask = current();
  if (ask == nullptr) return;
  const std::string id = id_->text().trimmed().toStdString();
  if (!canBeAskId(*desk_.current(), *ask, id)) return id_->show(QString::fromStdString(ask->id.text));
  if (id == ask->id.text) return;
  const auto at = static_cast<std::size_t>(ask_);
  desk_.edit({}, [&](LessonDraft& draft) { renameAsk(draft, desk_.stepIndex(), at, id); });
}

void AskForm::setValue(const QString& text) {
  const LessonAsk* ask = current();
  if (ask == nullptr || ask->value.text == text.trimmed().toStdString()) return;
  const auto at = static_cast<std::size_t>(ask_);
  desk_.editStep(QStringLiteral("ask%1.value").arg(ask_),
                 [&](LessonStep& step) { askFor(step, at, text.trimmed().toStdString()); });
}

void AskForm::setTolerance() {
  double number = 0.0;
  const LessonStep* step = desk_.current();
  if (step == nullptr || !readTyped(tolerance_->text(), number) || number <= 0.0) return;
  const bool is_direction = step->kind == StepKind::Direction, is_share = measure_->currentIndex() == 1;
  edit("tolerance", [&](LessonAsk& ask) {
    ask.absolute.reset();
    ask.relative.reset();
    ask.angle.reset();
    if (is_direction)
      ask.angle = std::min(number * kDegree, kWidestAngle);
    else if (is_share)
      ask.relative = std::min(number / 100.0, 1.0);
    else
      ask.absolute = number;
  });
}

void AskForm::setOptions(const QString& text) {
  if (current() == nullptr) return;
  const auto at = static_cast<std::size_t>(ask_);
  desk_.edit(QStringLiteral("ask%1.options").arg(ask_),
             [&](LessonDraft& draft) { setOptionLines(draft, desk_.stepIndex(), at, text.toStdString()); });
}

void AskForm::showOptions(const LessonAsk& ask) {
  // while it is typed in, a blank line is one that is being written
  const QString lines =
      QString::fromStdString(optionLines(desk_.draft(), desk_.stepIndex(), static_cast<std::size_t>(ask_)));
  if (lines != withoutBlankLines(options_->toPlainText())) options_->show(lines);
  QStringList names;
  for (const LessonName& option : ask.options)
    names.append(QString::fromStdString(optionName(ask.id.text, option.text)));
  //: %1: names of options of a choice, with commas
  answer_->setText(names.isEmpty() ? QString() : tr("In formulas, 1 where it is chosen: %1").arg(joinedWords(names)));
}

void AskForm::refresh() {
  const LessonStep* step = desk_.current();
  setVisible(step != nullptr && isAsked(step->kind));
  if (step == nullptr || !isAsked(step->kind)) return;
  ask_ = std::clamp(ask_, 0, std::max(0, static_cast<int>(step->asks.size()) - 1));
  const QSignalBlocker quiet(which_);
  which_->clear();
  for (const LessonAsk& each : step->asks)
    //: %1: name of a question
    which_->addItem(tr("Question %1").arg(QString::fromStdString(each.id.text)));
  which_->setCurrentIndex(ask_);
  add_->setEnabled(step->asks.size() < kMostAsks);
  remove_->setEnabled(step->asks.size() > 1);
  const LessonAsk* ask = current();
  if (ask == nullptr) return;
  if (!id_->hasFocus() || !id_->isModified()) id_->show(QString::fromStdString(ask->id.text));
  const bool is_choice = step->kind == StepKind::Choice, is_number = step->kind == StepKind::Number;
  rows_->setRowVisible(value_, !is_choice);
  rows_->setRowVisible(unit_, is_number);
  rows_->setRowVisible(tolerance_row_, !is_choice);
  measure_->setVisible(is_number);
  tolerance_caption_->setText(is_number ? tr("Right within:") : tr("Right within (°):"));
  rows_->setRowVisible(options_, is_choice);
  shuffle_->setVisible(is_choice);
  shuffle_->setChecked(ask->shuffle);
  if (value_->text().trimmed().toStdString() != ask->value.text) value_->show(QString::fromStdString(ask->value.text));
  unit_->show(QString::fromStdString(ask->unit));
  double shown = 0.0;
  const double now = ask->angle      ? *ask->angle / kDegree
                     : ask->absolute ? *ask->absolute
                                     : 100.0 * ask->relative.value_or(0.0);
  if (!readTyped(tolerance_->text(), shown) || std::abs(shown - now) > 1e-9 * std::abs(now))
    if (!tolerance_->hasFocus() || now > 0.0) tolerance_->show(now > 0.0 ? significant(now, 6) : QString());
  if (is_number && !(tolerance_->hasFocus() && !ask->absolute && !ask->relative))
    measure_->setCurrentIndex(ask->relative && !ask->absolute ? 1 : 0);
  if (is_choice) showOptions(*ask);
}

void AskForm::showFigures(const StepFigures& figures) {
  const LessonAsk* ask = current();
  if (ask == nullptr || desk_.current()->kind == StepKind::Choice) return;
  const auto unknown = figures.unknown.find(ask->id.text);
  const auto truth = figures.values.find(ask->id.text);
  if (!figures.problem.isEmpty()) return answer_->setText(figures.problem);
  if (unknown != figures.unknown.end()) return answer_->setText(unknown->second);
  if (truth == figures.values.end()) return answer_->setText(tr("The solution is computed from the model."));
  const QString unit = QString::fromStdString(ask->unit);
  // what is left of a sum that vanishes
  const bool is_nothing = std::abs(truth->second) < 1e-6 * figures.tolerance.value_or(0.0);
  //: %1: a number with its unit
  answer_->setText(
      tr("The right answer here is %1, computed from the model.")
          .arg(significant(is_nothing ? 0.0 : truth->second, 6) + (unit.isEmpty() ? unit : QChar(0xA0) + unit)));
}

void AskForm::offer(const QStringList& names) {
  if (names_->stringList() != names) names_->setStringList(names);
}

}  // namespace linkwright::ui

#include "moc_ask_form.cpp"
