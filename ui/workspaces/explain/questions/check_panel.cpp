// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/check_panel.h"

#include "core/io/student_table.h"
#include "core/recording/quantity_key.h"
#include "ui/document/asked.h"
#include "ui/document/translated.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/check_words.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

enum CheckColumn { kCheckLine, kCheckLink, kCheckQuantity, kCheckResult, kCheckYours, kCheckOurs, kCheckColumns };

}  // namespace

CheckPanel::CheckPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  connect(&document_, &Document::snapshotChanged, this, [this] {
    // a check runs the recursion once a mistake: it waits until the robot stands
    if (isVisible() && !document_.snapshot()->dragging && !document_.playback().isPlaying()) check();
  });
  const auto follow_prediction = [this] {
    if (!isVisible() || table_.rows.empty()) return;
    showReport();
    goToFirst();
  };
  connect(&interaction_.walk(), &Walk::askedChanged, this, follow_prediction);
  connect(&interaction_.walk(), &Walk::stepChanged, this, [this, follow_prediction] {
    if (interaction_.walk().predicts()) follow_prediction();
  });
  connect(&document_.playback(), &Playback::playingChanged, this, [this](bool playing) {
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
  auto* empty =
      new QLabel(tr("Did you work out the recursion yourself? Open your numbers as a CSV file: one row per quantity, "
                    "with the columns link, quantity, v0, v1, … as in the template. Linkwright compares them with its "
                    "results for the robot's current state. You can also drop the file on the window."),
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
  only_differing_ = new QCheckBox(tr("Show differences &only"), this);
  only_differing_->setObjectName("checkOnlyDiffering");
  rows_ = new QTableWidget(0, kCheckColumns, this);
  rows_->setObjectName("checkRows");
  rows_->setAccessibleName(tr("Rows of my table"));
  rows_->setHorizontalHeaderLabels(
      //: noun: line of the file
      {tr("Line"),
       //: noun: a rigid body of the robot
       tr("Link"), tr("Quantity"), tr("Result"),
       //: pronoun: the value of the table that is checked
       tr("Yours"), tr("Linkwright")});
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
  auto* open = new QPushButton(tr("O&pen My Table…"), this);
  open->setObjectName("checkOpen");
  auto* save = new QPushButton(tr("Save &Template…"), this);
  save->setObjectName("checkTemplate");
  save->setToolTip(tr("Save a table of this robot with the state filled in and all other values empty"));
  auto* variant = new QPushButton(tr("Take Student's &Variant…"), this);
  variant->setObjectName("checkVariant");
  variant->setToolTip(tr("Put the robot and the state of a student's variant of an exercise in place"));
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(open);
  buttons->addWidget(save);
  buttons->addWidget(variant);
  buttons->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(pages_, 1);
  layout->addLayout(buttons);
  connect(open, &QPushButton::clicked, this, &CheckPanel::openWanted);
  connect(save, &QPushButton::clicked, this, &CheckPanel::templateWanted);
  connect(variant, &QPushButton::clicked, this, &CheckPanel::variantWanted);
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
  goes_to_first_ = false;
  rows_->clearSelection();
  emit studentValueGone();
  Result<StudentTable> read = readStudentTableFile(path.toStdString());
  if (!read) {
    table_ = {};
    report_ = {};
    QStringList lines{tr("Could not read “%1” as a table of results.").arg(QFileInfo(path).fileName()), QString()};
    for (const Diagnostic& problem : read.diagnostics()) {
      const QString words = translated(problem.message);
      //: noun: a line of a file; %1: its number, %2: what is wrong there
      lines.append(problem.line > 0 ? tr("Line %1: %2").arg(problem.line).arg(words) : words);
      if (lines.size() > 14) break;
    }
    problems_->setText(lines.join('\n'));
    pages_->setCurrentIndex(1);
    return;
  }
  table_ = std::move(read).value();
  goes_to_first_ = true;
  check();
}

void CheckPanel::check() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (table_.rows.empty() || !snapshot) return;
  if (snapshot->serial != serial_) {
    serial_ = snapshot->serial;
    report_ = checkTable(*snapshot->model, snapshot->input(), snapshot->formulation, table_);
    steps_ = stepsOf(report_.recording);
    showReport();
  }
  // the row's frame has turned with the robot; another formulation has another value for it, or none
  const QList<QTableWidgetItem*> chosen = rows_->selectedItems();
  if (!chosen.isEmpty()) tellStudentValue(chosen.first()->row());
  goToFirst();
}

QString CheckPanel::headline() const { return headline_->text(); }

bool CheckPanel::isHidden(int row) const {
  const int entry = report_.rows[static_cast<std::size_t>(row)].entry;
  if (entry < 0) return false;
  const QuantityKey key = keyOf(report_.recording.entries[static_cast<std::size_t>(entry)]);
  return ui::isHidden(report_.recording, steps_, interaction_.walk(), key);
}

// whether somebody can look at a step in peace: no drag, no playback, nothing to be predicted
bool CheckPanel::stands() const {
  return !document_.snapshot()->dragging && !document_.playback().isPlaying() && !interaction_.walk().predicts();
}

void CheckPanel::goToFirst() {
  if (!goes_to_first_ || !stands()) return;
  goes_to_first_ = false;
  if (report_.first_difference >= 0) rows_->selectRow(report_.first_difference);
}

void CheckPanel::showWords() {
  int hidden = 0;
  for (int row = 0; row < static_cast<int>(table_.rows.size()); ++row) hidden += isHidden(row) ? 1 : 0;
  // where the first of them lies, and what it looks like, tells of all after it
  const bool secret = hidden > 0 && (report_.first_difference < 0 || isHidden(report_.first_difference));
  headline_->setText(secret ? tr("Values that you have not stepped to yet are hidden while you predict.")
                            : firstDifferenceWords(table_, report_));
  suspicion_->setText(hidden > 0 ? QString() : suspicionWords(table_, report_));
  suspicion_->setVisible(!suspicion_->text().isEmpty());
  //: %1: name of a file, %2: number of rows
  QString counts = tr("%1: %2 rows are hidden while you predict.").arg(QFileInfo(path_).fileName()).arg(hidden);
  if (hidden == 0) {
    //: %1: name of a file, %2 to %5: numbers of rows and quantities
    counts = tr("%1: %2 rows agree, %3 differ, %4 were not found; %5 quantities of the recursion are not in the table.")
                 .arg(QFileInfo(path_).fileName())
                 .arg(report_.agreeing)
                 .arg(report_.differing)
                 .arg(report_.not_found)
                 .arg(report_.missing);
  }
  if (report_.differing > 0) {
    counts +=
        QLatin1Char(' ') +
        tr("The selected row is marked by a dashed frame in the Table panel and by a dashed arrow in the 3D view.");
  }
  counts_->setText(counts);
}

void CheckPanel::showReport() {
  if (table_.rows.empty()) return;
  pages_->setCurrentIndex(2);
  showWords();
  const QSignalBlocker quiet(rows_);
  rows_->setRowCount(static_cast<int>(table_.rows.size()));
  for (int row = 0; row < rows_->rowCount(); ++row) showRow(row);
  rows_->resizeColumnsToContents();
  const QModelIndexList chosen = rows_->selectionModel()->selectedRows();
  const int seen = chosen.isEmpty() ? report_.first_difference : chosen.front().row();
  if (seen >= 0) rows_->scrollToItem(rows_->item(seen, kCheckLine));
}

void CheckPanel::showRow(int row) {
  const auto at = static_cast<std::size_t>(row);
  const StudentRow& mine = table_.rows[at];
  const CheckedRow& checked = report_.rows[at];
  const bool hidden = isHidden(row);
  const bool first = row == report_.first_difference && !hidden;
  const QString kept = tr("hidden while you predict");
  QString result = hidden ? kept : checkedResult(mine, checked);
  if (first) result = tr("%1, the first difference").arg(result);
  //: %1: result of a row of a checked table, %2: a remark about the row
  if (!checked.remark.empty()) result = tr("%1; %2").arg(result, translated(checked.remark));
  const QString texts[kCheckColumns] = {QString::number(mine.line),  QString::fromStdString(mine.link),
                                        checkedName(mine),           result,
                                        checkedNumbers(mine.values), hidden ? kept : checkedNumbers(checked.expected)};
  for (int column = 0; column < kCheckColumns; ++column) {
    auto* item = new QTableWidgetItem(texts[column]);
    item->setToolTip(texts[column]);
    QFont font = rows_->font();
    font.setBold(first);
    item->setFont(font);
    if (column == kCheckResult && !hidden && isWrong(checked.status)) item->setIcon(themedIcon("error"));
    if (column == kCheckResult && !hidden && checked.status == RowStatus::Agrees) item->setIcon(themedIcon("agrees"));
    rows_->setItem(row, column, item);
  }
  rows_->setRowHidden(row, only_differing_->isChecked() && !hidden && !isWrong(checked.status));
}

void CheckPanel::goTo(int row) {
  const CheckedRow& checked = report_.rows.at(static_cast<std::size_t>(row));
  tellStudentValue(row);
  if (checked.entry < 0) return;
  const Recorded& entry = report_.recording.entries[static_cast<std::size_t>(checked.entry)];
  const QuantityKey key = keyOf(entry);
  // the step that makes it, so that it is on the screen, with the way back kept; then the quantity itself
  emit interaction_.walk().sourceWanted(key);
  interaction_.walk().mark(key);
}

void CheckPanel::tellStudentValue(int row) {
  const CheckedRow& checked = report_.rows.at(static_cast<std::size_t>(row));
  if (checked.entry < 0) {
    emit studentValueGone();
    return;
  }
  const QuantityKey key = keyOf(report_.recording.entries[static_cast<std::size_t>(checked.entry)]);
  // what has not the size of ours stands as it was written
  emit studentValueShown(key,
                         checked.in_ours.empty() ? table_.rows[static_cast<std::size_t>(row)].values : checked.in_ours);
}

}  // namespace linkwright::ui

#include "moc_check_panel.cpp"
