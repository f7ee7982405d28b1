// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_runs.h"

#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/pose/iteration_words.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPixmap>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

QIcon swatch(const QColor& colour) {
  QPixmap pixmap(12, 12);
  pixmap.fill(colour);
  return {pixmap};
}

IkMethod methodOf(int row) { return kIkMethods.at(static_cast<std::size_t>(row)); }

}  // namespace

IterationRuns::IterationRuns(IkStudy& study, QWidget* parent)
    : QWidget(parent),
      study_(study),
      story_(new WrappedLabel(this)),
      table_(new QTableWidget(static_cast<int>(kIkMethods.size()), kColumns, this)) {
  story_->setObjectName(QStringLiteral("iterationStory"));
  story_->setAccessibleName(tr("Problem"));
  story_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  table_->setObjectName(QStringLiteral("iterationRuns"));
  table_->setAccessibleName(tr("Methods side by side"));
  table_->setHorizontalHeaderLabels({tr("Method"),
                                     //: noun: number of iterations
                                     tr("Steps"), tr("Result"), QStringLiteral("|e|"), tr("Error (m)"),
                                     tr("Error (rad)")});
  const QString tips[] = {tr("Ticked methods are compared. Select a row to step through that method."),
                          tr("Iterations until a stopping criterion was met"),
                          tr("Result of the iteration"),
                          tr("Residual at the end"),
                          tr("Final distance between the origins of the end effector and the target"),
                          tr("Final angle of the rotation from the end-effector frame to the target frame")};
  for (int column = 0; column < kColumns; ++column) {
    QTableWidgetItem* heading = table_->horizontalHeaderItem(column);
    heading->setToolTip(tips[column]);
    heading->setTextAlignment((column == kMethod || column == kEnd ? Qt::AlignLeft : Qt::AlignRight) |
                              Qt::AlignVCenter);
  }
  for (int row = 0; row < table_->rowCount(); ++row) {
    for (int column = 0; column < kColumns; ++column) {
      auto* cell = new QTableWidgetItem;
      cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
      if (column != kMethod && column != kEnd) cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      table_->setItem(row, column, cell);
    }
    QTableWidgetItem* name = table_->item(row, kMethod);
    name->setText(methodTitle(methodOf(row)));
    name->setToolTip(tr("Factor for each singular value σ: %1").arg(methodFormula(methodOf(row))));
    name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  }
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->horizontalHeader()->setMinimumSectionSize(3 * kSpace);
  copyFullDigits(*table_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, kSpace / 2, 0, 0);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(table_);
  layout->addWidget(scrollPage(story_, "iterationStoryPage", this), 1);
  sizeTable();
  connect(&study_, &IkStudy::runsChanged, this, &IterationRuns::refresh);
  connect(table_, &QTableWidget::itemChanged, this, [this](QTableWidgetItem* item) {
    if (item->column() == kMethod) study_.setCompared(methodOf(item->row()), item->checkState() == Qt::Checked);
  });
  connect(table_, &QTableWidget::currentCellChanged, this, [this](int row) {
    // a row that is not compared is only looked at by its tick
    if (row >= 0 && study_.compares(methodOf(row))) study_.lookInto(methodOf(row));
  });
  followTheme(*this, [this] { refresh(); });
  refresh();
}

void IterationRuns::refresh() {
  const QSignalBlocker quiet(table_);
  story_->setText(study_.problem() ? caseStory(study_.whichCase())
                                   : tr("No joint moves the end effector, so there is nothing to solve."));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const IkMethod method = methodOf(row);
    const IkRun* run = study_.run(method);
    const auto set = [&](int column, const QString& text, double number) {
      QTableWidgetItem* cell = table_->item(row, column);
      cell->setText(text);
      cell->setData(Qt::UserRole, run != nullptr ? QVariant(number) : QVariant());
    };
    QTableWidgetItem* name = table_->item(row, kMethod);
    name->setIcon(swatch(methodColour(method, isDark(palette()))));
    name->setCheckState(study_.compares(method) ? Qt::Checked : Qt::Unchecked);
    if (run == nullptr) {
      for (int column = kIterations; column < kColumns; ++column) set(column, QStringLiteral(u"—"), 0.0);
      continue;
    }
    table_->item(row, kEnd)->setText(endWord(*run));
    table_->item(row, kEnd)->setToolTip(endSentence(*run));
    set(kIterations, QString::number(run->count()), run->count());
    set(kResidual, significant(run->end.residual), run->end.residual);
    set(kPosition, significant(run->end.position_error), run->end.position_error);
    set(kOrientation, significant(run->end.orientation_error), run->end.orientation_error);
  }
  for (int row = 0; row < table_->rowCount(); ++row) {
    if (methodOf(row) == study_.method()) table_->setCurrentCell(row, kMethod);
  }
  sizeTable();
}

void IterationRuns::sizeTable() {
  const QFontMetrics metrics = table_->fontMetrics();
  table_->verticalHeader()->setDefaultSectionSize(metrics.height() + 5);
  for (int row = 0; row < table_->rowCount(); ++row) table_->setRowHeight(row, metrics.height() + 5);
  for (int column = 0; column < kColumns; ++column) {
    int width = metrics.horizontalAdvance(table_->horizontalHeaderItem(column)->text()) + kSpace;
    for (int row = 0; row < table_->rowCount(); ++row) {
      width = std::max(width, metrics.horizontalAdvance(table_->item(row, column)->text()));
    }
    table_->setColumnWidth(column, width + (column == kMethod ? 12 : 3) * kSpace / 2);
  }
  // all rows, and a bar below them where they are wider than the panel
  const int rows = table_->rowCount() * table_->rowHeight(0) + table_->horizontalHeader()->sizeHint().height();
  table_->setFixedHeight(rows + table_->horizontalScrollBar()->sizeHint().height() + 4);
}

void IterationRuns::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) sizeTable();
}

}  // namespace linkwright::ui

#include "moc_iteration_runs.cpp"
