// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel is laid out; what it does is in cost_panel.cpp.
#include "ui/plots/plot_view.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/symbol_text.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/cost_panel.h"
#include "ui/workspaces/explain/questions/cost_words.h"
#include "ui/workspaces/explain/questions/duplicates_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

constexpr int kPlayInterval = 900;  // ms a term

QLabel* wrapped(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QVBoxLayout* pageLayout(QWidget* page) {
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, kSpace / 2, 0, 0);
  layout->setSpacing(kSpace / 2);
  return layout;
}

}  // namespace

QWidget* CostPanel::buildTable() {
  auto* page = new QWidget(this);
  QVBoxLayout* layout = pageLayout(page);
  status_ = wrapped("costStatus", page);
  //: verb: measure the time again
  measure_ = new QPushButton(tr("Measu&re"), page);
  measure_->setObjectName(QStringLiteral("costMeasure"));
  measure_->setAccessibleName(tr("Measure the time of every method again"));
  measure_->setToolTip(measure_->accessibleName());
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(status_, 1);
  row->addWidget(measure_);
  layout->addLayout(row);

  table_ = new QTableWidget(static_cast<int>(kCostMethods.size()), 7, page);
  table_->setObjectName(QStringLiteral("costTable"));
  table_->setAccessibleName(tr("Operations and time of each method"));
  table_->setHorizontalHeaderLabels({tr("Method"), tr("×"), tr("+ −"), tr("÷"), tr("sin cos"),
                                     //: the sum of all operations
                                     tr("All"),
                                     //: noun: how long a method takes
                                     tr("Time")});
  const QString tips[] = {QString(), tr("Multiplications"), tr("Additions and subtractions"),
                          //: noun: arithmetic operations
                          tr("Divisions"), tr("Sines, each with its cosine"), tr("All operations"),
                          tr("Time per call, the median of several runs")};
  for (int column = 0; column < table_->columnCount(); ++column) {
    QTableWidgetItem* heading = table_->horizontalHeaderItem(column);
    heading->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    heading->setToolTip(tips[column]);
    if (column > 0) heading->setData(Qt::AccessibleTextRole, tips[column]);
  }
  for (int each = 0; each < table_->rowCount(); ++each) {
    const CostMethod method = kCostMethods.at(static_cast<std::size_t>(each));
    for (int column = 0; column < table_->columnCount(); ++column) {
      auto* item = new QTableWidgetItem(column == 0 ? methodName(method) : QStringLiteral("…"));
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
      if (column == 0)
        item->setToolTip(
            QStringLiteral("<p>%1</p><p>%2</p>").arg(methodName(method), richSymbols(methodSentence(method))));
      if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      table_->setItem(each, column, item);
    }
  }
  QHeaderView* header = table_->horizontalHeader();
  header->setSectionResizeMode(QHeaderView::Fixed);
  header->setSectionResizeMode(0, QHeaderView::Stretch);
  header->setHighlightSections(false);
  table_->verticalHeader()->hide();
  table_->setShowGrid(false);
  table_->setAlternatingRowColors(true);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(false);
  copyFullDigits(*table_);
  layout->addWidget(table_, 1);
  sizeTable();
  return page;
}

QWidget* CostPanel::buildGrowth() {
  auto* page = new QWidget(this);
  QVBoxLayout* layout = pageLayout(page);
  growth_ = new QComboBox(page);
  growth_->setObjectName(QStringLiteral("costGrowth"));
  growth_->setAccessibleName(tr("Curves to show"));
  growth_->addItems({tr("Inverse dynamics"), tr("Forward dynamics"), tr("Velocity terms: n² or n"),
                     tr("Acceleration terms: n³ or n"), tr("Torque terms: n⁴ or n")});
  reading_ = wrapped("costReading", page);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(growth_);
  row->addWidget(reading_, 1);
  layout->addLayout(row);
  plot_ = new PlotView(page);
  plot_->setObjectName(QStringLiteral("costPlot"));
  plot_->setAccessibleName(tr("Cost against the number of joints"));
  plot_->setPointed(true);
  plot_->setReadByHover(true);
  layout->addWidget(plot_, 1);
  return page;
}

QWidget* CostPanel::buildDuplicates() {
  auto* page = new QWidget(this);
  QVBoxLayout* layout = pageLayout(page);
  const auto button = [&](const char* name, const char* icon, const QString& tip) {
    auto* made = new QToolButton(page);
    made->setObjectName(QString::fromLatin1(name));
    if (icon != nullptr) made->setIcon(themedIcon(QString::fromLatin1(icon)));
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
  };
  QToolButton* back = button("duplicatesBack", nullptr, tr("Previous term"));
  back->setText(QStringLiteral(u"‹"));
  play_ = button("duplicatesPlay", "play", tr("Highlight the terms one by one"));
  play_->setCheckable(true);
  QToolButton* on = button("duplicatesOn", nullptr, tr("Next term"));
  on->setText(QStringLiteral(u"›"));
  connect(back, &QToolButton::clicked, this, [this] { stepTerm(-1); });
  connect(on, &QToolButton::clicked, this, [this] { stepTerm(1); });
  play_timer_.setInterval(kPlayInterval);
  connect(play_, &QToolButton::toggled, this, [this](bool playing) {
    play_->setIcon(themedIcon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    if (!playing) return play_timer_.stop();
    if (duplicates_->lit() == duplicates_->jointCount() - 1) duplicates_->light(-1);
    stepTerm(1);
    play_timer_.start();
  });
  duplicates_words_ = wrapped("duplicatesWords", page);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace / 2);
  row->addWidget(back);
  row->addWidget(play_);
  row->addWidget(on);
  row->addSpacing(kSpace);
  row->addWidget(duplicates_words_, 1);
  layout->addLayout(row);
  duplicates_ = new DuplicatesView(page);
  layout->addWidget(duplicates_, 1);
  return page;
}

void CostPanel::build() {
  setObjectName(QStringLiteral("costPanel"));
  setAccessibleName(tr("Cost of the dynamics"));
  setMinimumWidth(280);
  tabs_ = new QTabWidget(this);
  tabs_->setObjectName(QStringLiteral("costTabs"));
  tabs_->setAccessibleName(tr("Operations, growth and duplicates"));
  tabs_->setDocumentMode(true);
  //: noun: additions, multiplications and so on
  tabs_->addTab(buildTable(), tr("Operations"));
  //: noun: of the number of operations with the number of joints
  tabs_->addTab(buildGrowth(), tr("Growth"));
  //: noun: terms that are computed several times
  tabs_->addTab(buildDuplicates(), tr("Duplicates"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->addWidget(tabs_);
}

}  // namespace linkwright::ui
