// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/check_panel.h"

#include "core/io/student_table.h"
#include "core/trace/equation_text.h"
#include "core/trace/trace_rows.h"
#include "ui/explain/equation_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

enum Column { kLine, kLink, kQuantity, kResult, kYours, kOurs, kColumns };

QString six(double value) { return withTrueMinus(QString::number(value, 'g', 6)); }

QString listOf(const std::vector<double>& values) {
  QStringList texts;
  for (const double value : values) texts.append(six(value));
  return texts.join(QStringLiteral(", "));
}

QString nameOfRow(const StudentRow& row) {
  return QString::fromStdString(row.quantity.empty() ? row.symbol : row.quantity);
}

QString resultOf(const StudentRow& row, const CheckedRow& checked) {
  switch (checked.status) {
    case RowStatus::Agrees: return CheckPanel::tr("agrees");
    case RowStatus::Differs:
      return checked.expected.size() == 1
                 ? CheckPanel::tr("differs by %1 (%2 %)").arg(six(checked.absolute), six(100.0 * checked.relative))
                 : CheckPanel::tr("differs by %1 in v%2 (%3 %)")
                       .arg(six(checked.absolute))
                       .arg(checked.component)
                       .arg(six(100.0 * checked.relative));
    case RowStatus::WrongSize:
      return CheckPanel::tr("%1 numbers where %2 belong").arg(row.values.size()).arg(checked.expected.size());
    case RowStatus::NotFound: return CheckPanel::tr("not found in the recursion");
    case RowStatus::Empty: return CheckPanel::tr("not filled in");
  }
  return {};
}

bool isWrong(RowStatus status) {
  return status == RowStatus::Differs || status == RowStatus::WrongSize || status == RowStatus::NotFound;
}

/// The step of the recording that an entry belongs to, counted from 1.
int stepOf(const Recording& recording, int entry) {
  const std::vector<Step> steps = stepsOf(recording);
  const auto found = std::find_if(steps.begin(), steps.end(), [entry](const Step& step) { return entry < step.last; });
  return static_cast<int>(found - steps.begin()) + 1;
}

}  // namespace

CheckPanel::CheckPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  connect(&document_, &Document::snapshotChanged, this, [this] {
    // a check runs the recursion once a mistake: it waits until the robot stands
    if (isVisible() && !document_.snapshot()->dragging && !document_.isPlaying()) check();
  });
  connect(&document_, &Document::playingChanged, this, [this](bool playing) {
    if (isVisible() && !playing) check();
  });
}

void CheckPanel::build() {
  setObjectName("checkPanel");
  const auto label = [this](const char* name) {
    auto* made = new QLabel(this);
    made->setObjectName(name);
    made->setWordWrap(true);
    made->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return made;
  };
  auto* empty = new QLabel(tr("Have you worked out the recursion yourself? Open your numbers here: a CSV file with the "
                              "columns link, quantity "
                              "and v0, v1, ... as the template has them, one row a quantity, as many rows as you like. "
                              "They are held against "
                              "the robot at this instant. You can also drop the file on the window."),
                           this);
  empty->setObjectName("checkEmpty");
  empty->setWordWrap(true);
  empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  problems_ = label("checkProblems");
  problems_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  headline_ = label("checkHeadline");
  QFont bold = headline_->font();
  bold.setBold(true);
  headline_->setFont(bold);
  suspicion_ = label("checkSuspicion");
  counts_ = label("checkCounts");
  only_differing_ = new QCheckBox(tr("&Only what differs"), this);
  only_differing_->setObjectName("checkOnlyDiffering");
  rows_ = new QTableWidget(0, kColumns, this);
  rows_->setObjectName("checkRows");
  rows_->setAccessibleName(tr("Rows of my table"));
  rows_->setHorizontalHeaderLabels(
      {tr("Line"), tr("Link"), tr("Quantity"), tr("Result"), tr("Mine"), tr("Linkwright's")});
  rows_->verticalHeader()->hide();
  rows_->horizontalHeader()->setStretchLastSection(true);
  rows_->setSelectionBehavior(QAbstractItemView::SelectRows);
  rows_->setSelectionMode(QAbstractItemView::SingleSelection);
  rows_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  rows_->setAlternatingRowColors(true);
  rows_->setTabKeyNavigation(false);
  auto* report = new QWidget(this);
  auto* inside = new QVBoxLayout(report);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(kSpace);
  for (QWidget* each : std::initializer_list<QWidget*>{headline_, suspicion_, counts_, only_differing_}) {
    inside->addWidget(each);
  }
  inside->addWidget(rows_, 1);
  pages_ = new QStackedWidget(this);
  pages_->addWidget(empty);
  pages_->addWidget(problems_);
  pages_->addWidget(report);
  auto* open = new QPushButton(tr("O&pen my table..."), this);
  open->setObjectName("checkOpen");
  auto* save = new QPushButton(tr("Save a &template..."), this);
  save->setObjectName("checkTemplate");
  save->setToolTip(tr("The table of this robot with the state filled in and all else empty"));
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(open);
  buttons->addWidget(save);
  buttons->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(pages_, 1);
  layout->addLayout(buttons);
  connect(open, &QPushButton::clicked, this, &CheckPanel::openWanted);
  connect(save, &QPushButton::clicked, this, &CheckPanel::templateWanted);
  connect(only_differing_, &QCheckBox::toggled, this, &CheckPanel::showReport);
  connect(rows_, &QTableWidget::itemSelectionChanged, this, [this] {
    const QList<QTableWidgetItem*> chosen = rows_->selectedItems();
    if (!chosen.isEmpty()) goTo(chosen.first()->row());
  });
}

void CheckPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  check();
}

void CheckPanel::open(const QString& path) {
  path_ = path;
  serial_ = 0;
  rows_->clearSelection();
  emit studentValueGone();
  Result<StudentTable> read = readStudentTableFile(path.toStdString());
  if (!read) {
    table_ = {};
    report_ = {};
    QStringList lines{tr("%1 cannot be read as a table of the recursion.").arg(QFileInfo(path).fileName()), QString()};
    for (const Diagnostic& problem : read.diagnostics()) {
      const QString words = QString::fromStdString(problem.message);
      lines.append(problem.line > 0 ? tr("Line %1: %2").arg(problem.line).arg(words) : words);
      if (lines.size() > 14) break;
    }
    problems_->setText(lines.join('\n'));
    pages_->setCurrentIndex(1);
    return;
  }
  table_ = std::move(read).value();
  check();
}

void CheckPanel::check() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (table_.rows.empty() || !snapshot || snapshot->serial == serial_) return;
  serial_ = snapshot->serial;
  report_ = checkTable(*snapshot->model, snapshot->input(), snapshot->formulation, table_);
  showReport();
  // the row's frame has turned with the robot; another formulation has another value for it, or none
  const QList<QTableWidgetItem*> chosen = rows_->selectedItems();
  if (!chosen.isEmpty()) tellStudentValue(chosen.first()->row());
}

QString CheckPanel::headline() const { return headline_->text(); }

QString CheckPanel::firstDifference() const {
  if (report_.first_difference < 0) {
    if (report_.not_found > 0) return tr("Nothing differs, but %1 rows were not found.").arg(report_.not_found);
    return report_.agreeing > 0 ? tr("Everything that is filled in agrees.") : tr("Nothing is filled in yet.");
  }
  const auto at = static_cast<std::size_t>(report_.first_difference);
  const StudentRow& row = table_.rows[at];
  const int entry = report_.rows[at].entry;
  const QString where =
      tr("First difference: line %1, %2 of %3").arg(row.line).arg(nameOfRow(row), QString::fromStdString(row.link));
  return entry < 0 ? where + '.' : tr("%1 (step %2).").arg(where).arg(stepOf(report_.recording, entry));
}

QString CheckPanel::suspicion() const {
  if (report_.first_difference < 0) return {};
  if (report_.suspects.empty()) return tr("It looks like none of the known mistakes; a slip of the pen, perhaps.");
  QStringList sentences;
  for (const Suspect& suspect : report_.suspects) {
    QString words = QString::fromUtf8(suspect.mistake ? titleOf(*suspect.mistake) : titleOf(*suspect.slip));
    if (!suspect.frame.empty()) words = tr("%1 (%2)").arg(words, QString::fromStdString(suspect.frame));
    sentences.append(tr("It looks like: %1. It explains %2 of %3 differing rows.")
                         .arg(words)
                         .arg(suspect.explained)
                         .arg(report_.differing));
  }
  // those that explain it equally well are told apart by nothing in the table
  return sentences.join('\n');
}

void CheckPanel::showReport() {
  if (table_.rows.empty()) return;
  pages_->setCurrentIndex(2);
  headline_->setText(firstDifference());
  suspicion_->setText(suspicion());
  suspicion_->setVisible(!suspicion_->text().isEmpty());
  counts_->setText(tr("%1: %2 rows agree, %3 differ, %4 not found; %5 quantities of the recursion are not in it.")
                       .arg(QFileInfo(path_).fileName())
                       .arg(report_.agreeing)
                       .arg(report_.differing)
                       .arg(report_.not_found)
                       .arg(report_.missing));
  const QSignalBlocker quiet(rows_);
  rows_->setRowCount(static_cast<int>(table_.rows.size()));
  for (int row = 0; row < rows_->rowCount(); ++row) showRow(row);
  rows_->resizeColumnsToContents();
  if (report_.first_difference >= 0) rows_->scrollToItem(rows_->item(report_.first_difference, kLine));
}

void CheckPanel::showRow(int row) {
  const auto at = static_cast<std::size_t>(row);
  const StudentRow& mine = table_.rows[at];
  const CheckedRow& checked = report_.rows[at];
  const bool first = row == report_.first_difference;
  QString result = resultOf(mine, checked);
  if (first) result = tr("first: %1").arg(result);
  if (!checked.remark.empty()) result = tr("%1; %2").arg(result, QString::fromStdString(checked.remark));
  const QString texts[kColumns] = {
      QString::number(mine.line), QString::fromStdString(mine.link), nameOfRow(mine), result,
      listOf(mine.values),        listOf(checked.expected)};
  for (int column = 0; column < kColumns; ++column) {
    auto* item = new QTableWidgetItem(texts[column]);
    item->setToolTip(texts[column]);
    QFont font = rows_->font();
    font.setBold(first);
    item->setFont(font);
    if (column == kResult && isWrong(checked.status)) item->setIcon(themedIcon("error"));
    if (column == kResult && checked.status == RowStatus::Agrees) item->setIcon(themedIcon("check"));
    rows_->setItem(row, column, item);
  }
  rows_->setRowHidden(row, only_differing_->isChecked() && !isWrong(checked.status));
}

void CheckPanel::goTo(int row) {
  const CheckedRow& checked = report_.rows.at(static_cast<std::size_t>(row));
  tellStudentValue(row);
  if (checked.entry < 0) return;
  const Recorded& entry = report_.recording.entries[static_cast<std::size_t>(checked.entry)];
  const QuantityKey key{entry.body, entry.quantity, entry.other};
  emit interaction_.walk().sourceWanted(key);
  // the step that makes it, so that it is on the screen; then the quantity itself
  interaction_.walk().setStep(stepOf(report_.recording, checked.entry) - 1);
  interaction_.walk().mark(key);
}

void CheckPanel::tellStudentValue(int row) {
  const CheckedRow& checked = report_.rows.at(static_cast<std::size_t>(row));
  if (checked.in_ours.empty()) {
    emit studentValueGone();
    return;
  }
  emit studentValueShown(keyOf(report_.recording.entries[static_cast<std::size_t>(checked.entry)]), checked.in_ours);
}

}  // namespace linkwright::ui
