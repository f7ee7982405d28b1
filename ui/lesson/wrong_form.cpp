// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/wrong_form.h"

#include "core/lesson/draft_edits.h"
#include "core/lesson/lesson_rules.h"
#include "ui/lesson/draft_desk.h"
#include "ui/lesson/draft_fields.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

enum Column { kWhen, kReply, kAlmost, kColumns };
const std::string kNever = "0";  // stands for a formula that is not written yet

/// An entry of both lists, the wrong ones first.
LessonWrong* entry(LessonStep& step, int row) {
  const int wrongs = static_cast<int>(step.wrong.size());
  if (row < 0 || row >= wrongs + static_cast<int>(step.near.size())) return nullptr;
  return row < wrongs ? &step.wrong[static_cast<std::size_t>(row)] : &step.near[static_cast<std::size_t>(row - wrongs)];
}

QTableWidget* makeTableOf(const char* name, const QString& spoken, const QStringList& columns, QWidget* parent) {
  auto* table = new QTableWidget(0, static_cast<int>(columns.size()), parent);
  table->setObjectName(QLatin1String(name));
  table->setAccessibleName(spoken);
  table->setHorizontalHeaderLabels(columns);
  table->verticalHeader()->hide();
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setTabKeyNavigation(false);
  table->setWordWrap(false);
  return table;
}

/// The option whose choice is the formula, as "question.option"; null where it is another formula.
const LessonName* optionOf(const LessonStep& step, const std::string& formula) {
  for (const LessonAsk& ask : step.asks) {
    for (const LessonName& option : ask.options) {
      if (formula == optionName(ask.id.text, option.text)) return &option;
    }
  }
  return nullptr;
}

QString optionWords(const LessonDraft& draft, std::size_t step, const LessonName& option) {
  const std::string words = partText(draft, step, "option." + option.text);
  return QString::fromStdString(words.empty() ? option.text : words);
}

}  // namespace

QString wrongWords(const LessonDraft& draft, std::size_t step, const LessonWrong& wrong) {
  if (const std::optional<LessonMistake> mistake = lessonMistake(wrong.mistake.text))
    return WrongForm::tr("Mistake: %1").arg(mistakeText(titleOf(*mistake)));
  if (wrong.at)
    //: %1: name of a link, %2: number of an equation
    return WrongForm::tr("Place: %1, %2")
        .arg(QString::fromStdString(wrong.at->link.text), QString::fromStdString(wrong.at->equation.text));
  if (const LessonName* option = optionOf(draft.lesson.steps.at(step), wrong.when.text))
    return WrongForm::tr("Option: %1").arg(optionWords(draft, step, *option));
  return wrong.when.text == kNever ? QString() : QString::fromStdString(wrong.when.text);
}

WrongForm::WrongForm(DraftDesk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  makeTable();
  makePlanted();
}

void WrongForm::makeTable() {
  auto& column = static_cast<QVBoxLayout&>(*layout());
  table_ = makeTableOf("editorWrong", tr("Wrong answers"), {tr("If"), tr("Reply"), tr("Almost")}, this);
  table_->horizontalHeader()->setSectionResizeMode(kWhen, QHeaderView::Stretch);
  table_->horizontalHeader()->setSectionResizeMode(kReply, QHeaderView::Stretch);
  table_->horizontalHeader()->setSectionResizeMode(kAlmost, QHeaderView::ResizeToContents);
  table_->setToolTip(tr("The first one whose formula holds is said; a formula is one such as abs(a1 - 2 * T1) < 0.05"));
  table_->setMinimumHeight(14 * kSpace);
  formula_ = makeDraftButton("editorAddWrong", tr("Add &Formula"), tr("Add a wrong answer that a formula tells"), this);
  option_ =
      makeDraftButton("editorAddOption", tr("Add Opti&on"), tr("Add a wrong option, with a reply of its own"), this);
  auto* options = new QMenu(option_);
  option_->setMenu(options);
  connect(options, &QMenu::aboutToShow, this, &WrongForm::offerOptions);
  place_ = makeDraftButton("editorAddPlace", tr("Add the Place Seen"),
                           tr("Add the current line of the walk in the window as a wrong answer"), this);
  write_ = makeDraftButton("editorWriteReply", tr("Write Reply"), tr("Write this reply above, with a preview"), this);
  remove_ = makeDraftButton("editorRemoveWrong", tr("Remove"), tr("Take this wrong answer out"), this);
  up_ = makeDraftButton("editorWrongUp", tr("Earlier"), tr("Try this one before the one above"), this);
  down_ = makeDraftButton("editorWrongDown", tr("Later"), tr("Try this one after the one below"), this);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(kSpace);
  for (QPushButton* each : {formula_, option_, place_, write_}) buttons->addWidget(each);
  buttons->addStretch(1);
  for (QPushButton* each : {up_, down_, remove_}) buttons->addWidget(each);
  column.addWidget(table_);
  column.addLayout(buttons);
  connect(table_, &QTableWidget::itemChanged, this, &WrongForm::take);
  connect(formula_, &QPushButton::clicked, this, &WrongForm::addFormula);
  connect(place_, &QPushButton::clicked, this, &WrongForm::placeWanted);
  connect(remove_, &QPushButton::clicked, this, &WrongForm::remove);
  connect(up_, &QPushButton::clicked, this, [this] { move(-1); });
  connect(down_, &QPushButton::clicked, this, [this] { move(1); });
  connect(write_, &QPushButton::clicked, this, [this] {
    LessonStep step = *desk_.current();
    if (const LessonWrong* wrong = entry(step, row())) emit replyWanted(wrong->say.text);
  });
}

void WrongForm::makePlanted() {
  auto& column = static_cast<QVBoxLayout&>(*layout());
  planted_heading_ = addHeading(column, tr("Wrong Results That Can Be Recognised"), this);
  planted_ = makeTableOf("editorPlanted", tr("Wrong results that can be recognised"),
                         {tr("Mistake"), tr("Result"), tr("Recognisable")}, this);
  planted_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  planted_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  planted_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  planted_->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
  planted_->setToolTip(tr("Double-click a mistake, or press Enter, to add it as a wrong answer"));
  planted_->setMinimumHeight(18 * kSpace);
  add_planted_ =
      makeDraftButton("editorAddPlanted", tr("Add &Mistake"), tr("Add the selected mistake as a wrong answer"), this);
  column.addWidget(planted_);
  column.addWidget(add_planted_, 0, Qt::AlignLeft);
  connect(planted_, &QTableWidget::itemActivated, this, [this](QTableWidgetItem* item) { addPlanted(item->row()); });
  connect(add_planted_, &QPushButton::clicked, this, [this] { addPlanted(planted_->currentRow()); });
  connect(planted_, &QTableWidget::currentCellChanged, this,
          [this](int now) { add_planted_->setEnabled(now >= 0 && now < static_cast<int>(shown_.size())); });
}

int WrongForm::row() const { return table_->currentRow(); }

void WrongForm::showRow(int row, const LessonWrong& wrong, bool is_near) {
  const auto put = [&](int column, const QString& text, bool editable) {
    QTableWidgetItem* item = table_->item(row, column);
    if (item == nullptr) table_->setItem(row, column, item = new QTableWidgetItem);
    if (item->text() != text) item->setText(text);
    item->setToolTip(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (editable ? Qt::ItemIsEditable : Qt::NoItemFlags));
    return item;
  };
  const bool is_formula =
      wrong.mistake.text.empty() && !wrong.at && optionOf(*desk_.current(), wrong.when.text) == nullptr;
  put(kWhen, wrongWords(desk_.draft(), desk_.stepIndex(), wrong), is_formula);
  QString reply = QString::fromStdString(partText(desk_.draft(), desk_.stepIndex(), wrong.say.text));
  put(kReply, reply.replace(QLatin1Char('\n'), QLatin1Char(' ')), true);
  QTableWidgetItem* almost = put(kAlmost, {}, false);
  almost->setFlags(almost->flags() | Qt::ItemIsUserCheckable);
  almost->setCheckState(is_near ? Qt::Checked : Qt::Unchecked);
  almost->setToolTip(tr("The answer is nearly right"));
}

void WrongForm::refresh() {
  const LessonStep* step = desk_.current();
  const bool is_table = step != nullptr && step->kind == StepKind::Table;
  setVisible(step != nullptr && isChecked(step->kind) && !is_table);
  if (step == nullptr) return;
  const QSignalBlocker quiet(table_);
  const int wrongs = static_cast<int>(step->wrong.size()), nears = static_cast<int>(step->near.size());
  table_->setRowCount(wrongs + nears);
  for (int i = 0; i < wrongs; ++i) showRow(i, step->wrong[static_cast<std::size_t>(i)], false);
  for (int i = 0; i < nears; ++i) showRow(wrongs + i, step->near[static_cast<std::size_t>(i)], true);
  const bool is_walk = step->kind == StepKind::Walk, is_number = step->kind == StepKind::Number;
  formula_->setVisible(!is_walk);
  option_->setVisible(step->kind == StepKind::Choice);
  place_->setVisible(is_walk);
  for (QWidget* each : std::initializer_list<QWidget*>{planted_heading_, planted_, add_planted_})
    each->setVisible(is_number);
  for (QPushButton* each : {remove_, up_, down_, write_}) each->setEnabled(wrongs + nears > 0);
}

void WrongForm::take(QTableWidgetItem* item) {
  const int at = item->row();
  const QString text = item->text().trimmed();
  const bool is_near = item->checkState() == Qt::Checked;
  const int column = item->column();
  desk_.edit({}, [&](LessonDraft& draft) {
    LessonStep& step = draft.lesson.steps[desk_.stepIndex()];
    LessonWrong* wrong = entry(step, at);
    if (wrong == nullptr) return;
    if (column == kWhen) wrong->when.text = text.isEmpty() ? kNever : text.toStdString();
    if (column == kReply) setPartText(draft, desk_.stepIndex(), wrong->say.text, text.toStdString());
    if (column != kAlmost || is_near == (at >= static_cast<int>(step.wrong.size()))) return;
    auto& from = is_near ? step.wrong : step.near;
    auto& to = is_near ? step.near : step.wrong;
    to.push_back(std::move(*wrong));
    from.erase(from.begin() + (is_near ? at : at - static_cast<int>(step.wrong.size()) + 1));
  });
}

void WrongForm::offerOptions() {
  QMenu* menu = option_->menu();
  menu->clear();
  const LessonStep* step = desk_.current();
  if (step == nullptr) return;
  for (const LessonAsk& ask : step->asks) {
    for (const LessonName& option : ask.options) {
      const auto is_it = [&](const LessonName& each) { return each.text == option.text; };
      if (std::any_of(ask.right.begin(), ask.right.end(), is_it)) continue;
      QAction* action = menu->addAction(optionWords(desk_.draft(), desk_.stepIndex(), option));
      connect(action, &QAction::triggered, this, [this, name = optionName(ask.id.text, option.text), option] {
        std::string key;
        desk_.editStep({}, [&](LessonStep& next) {
          LessonWrong wrong;
          wrong.when.text = name;
          key = addWrong(next, std::move(wrong), option.text);
        });
        emit replyWanted(key);
      });
    }
  }
}

// with a formula to go on from: a number is compared within something, and never exactly
void WrongForm::addFormula() {
  const LessonStep* now = desk_.current();
  if (now == nullptr) return;
  std::string begin = kNever;
  if (now->kind == StepKind::Number && ask_ < static_cast<int>(now->asks.size()))
    begin = QStringLiteral("abs(%1 - 0) < %2")
                .arg(QString::fromStdString(now->asks[static_cast<std::size_t>(ask_)].id.text),
                     significant(tolerance_.value_or(0.01), 2))
                .toStdString();
  desk_.editStep({}, [&](LessonStep& step) {
    LessonWrong wrong;
    wrong.when.text = begin;
    addWrong(step, std::move(wrong), "wrong");
  });
  const int row = static_cast<int>(desk_.current()->wrong.size()) - 1;
  table_->setCurrentCell(row, kWhen);
  table_->setFocus(Qt::OtherFocusReason);
  table_->editItem(table_->item(row, kWhen));
}

void WrongForm::remove() {
  const int at = row();
  desk_.edit({}, [&](LessonDraft& draft) {
    LessonStep& step = draft.lesson.steps[desk_.stepIndex()];
    const LessonWrong* wrong = entry(step, at);
    if (wrong == nullptr) return;
    const std::string key = wrong->say.text;
    const int wrongs = static_cast<int>(step.wrong.size());
    if (at < wrongs)
      step.wrong.erase(step.wrong.begin() + at);
    else
      step.near.erase(step.near.begin() + (at - wrongs));
    const std::vector<std::string> needed = textKeys(step);
    if (std::find(needed.begin(), needed.end(), key) == needed.end()) setPartText(draft, desk_.stepIndex(), key, {});
  });
}

void WrongForm::move(int by) {
  const int at = row(), to = at + by;
  const LessonStep& now = *desk_.current();
  const int wrongs = static_cast<int>(now.wrong.size()), all = wrongs + static_cast<int>(now.near.size());
  // the two lists are tried one after the other
  if (at < 0 || to < 0 || to >= all || (at < wrongs) != (to < wrongs)) return;
  desk_.editStep({}, [&](LessonStep& step) { std::swap(*entry(step, at), *entry(step, to)); });
  table_->setCurrentCell(to, std::max(0, table_->currentColumn()));
}

void WrongForm::markFormulas(const StepFigures& figures) {
  const LessonStep* step = desk_.current();
  if (step == nullptr) return;
  const QSignalBlocker quiet(table_);
  LessonStep rows = *step;
  for (int i = 0; i < table_->rowCount(); ++i) {
    const LessonWrong* wrong = entry(rows, i);
    QTableWidgetItem* item = table_->item(i, kWhen);
    if (wrong == nullptr || item == nullptr) continue;
    const auto problem = figures.wrong.find(wrong->say.text);
    const bool is_bad = problem != figures.wrong.end();
    // what is set anew is typed anew, in the middle of an edit
    if (item->icon().isNull() == is_bad) item->setIcon(is_bad ? themedIcon("error") : QIcon());
    item->setToolTip(is_bad ? problem->second : item->text());
  }
}

void WrongForm::showFigures(const StepFigures& figures, int ask) {
  ask_ = ask;
  tolerance_ = figures.tolerance;
  markFormulas(figures);
  shown_ = figures.planted;
  const LessonStep* step = desk_.current();
  if (step == nullptr || step->kind != StepKind::Number) return;
  // those that can be told come first
  std::stable_sort(shown_.begin(), shown_.end(),
                   [](const PlantedNumber& a, const PlantedNumber& b) { return a.canBeTold() > b.canBeTold(); });
  const int at = planted_->currentRow();
  double largest = 0.0;
  for (const PlantedNumber& each : shown_) {
    if (std::isfinite(each.number)) largest = std::max(largest, std::abs(each.number));
  }
  planted_->setRowCount(static_cast<int>(shown_.size()));
  for (int i = 0; i < planted_->rowCount(); ++i) {
    const PlantedNumber& each = shown_[static_cast<std::size_t>(i)];
    const auto is_it = [&](const LessonWrong& wrong) { return wrong.mistake.text == nameOf(each.mistake); };
    const bool is_there = std::any_of(step->wrong.begin(), step->wrong.end(), is_it);
    const bool is_number = std::isfinite(each.number);
    const QString told = is_there             ? tr("added")
                         : each.canBeTold()   ? tr("yes")
                         : !is_number         ? tr("no: no number")
                         : !each.is_off_truth ? tr("no: same as right")
                                              : tr("no: same as another");
    // what is left of a sum that vanishes
    const bool is_nothing = std::abs(each.number) < 1e-9 * std::max(largest, 1e-6);
    const QString texts[] = {mistakeText(titleOf(each.mistake)),
                             is_number ? significant(is_nothing ? 0.0 : each.number, 6) : QString(), told};
    for (int column = 0; column < 3; ++column) {
      auto* item = new QTableWidgetItem(texts[column]);
      if (column == 0) item->setToolTip(mistakeText(hintOf(each.mistake)));
      if (column == 1) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      if (!each.canBeTold()) item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
      planted_->setItem(i, column, item);
    }
  }
  if (at >= 0 && at < planted_->rowCount()) planted_->setCurrentCell(at, 0);
  add_planted_->setEnabled(planted_->currentRow() >= 0);
}

void WrongForm::addPlanted(int row) {
  const LessonStep* step = desk_.current();
  if (step == nullptr || row < 0 || row >= static_cast<int>(shown_.size())) return;
  const LessonMistake mistake = shown_[static_cast<std::size_t>(row)].mistake;
  const auto is_it = [&](const LessonWrong& wrong) { return wrong.mistake.text == nameOf(mistake); };
  const auto there = std::find_if(step->wrong.begin(), step->wrong.end(), is_it);
  std::string key = there == step->wrong.end() ? std::string() : there->say.text;
  if (key.empty())
    desk_.editStep({}, [&](LessonStep& next) { key = addMistake(next, static_cast<std::size_t>(ask_), mistake); });
  emit replyWanted(key);
}

}  // namespace linkwright::ui

#include "moc_wrong_form.cpp"
