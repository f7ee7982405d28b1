// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/statistics_panel.h"

#include "ui/document/motion_time.h"
#include "ui/document/translated.h"
#include "ui/widgets/copy_as.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/move/statistics_cells.h"

#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kHeadRoom = kSpace;       // beside the words of a head
constexpr int kSignRoom = 2 * kSpace;   // beside those of the one with the sign of the order
constexpr int kMostExtra = 3 * kSpace;  // what a column gets at most where there is room to spare
constexpr int kShortest = 3;            // digits
constexpr double kNamePart = 0.18;      // of the width, where there is little
constexpr int kProblemRows = 8;         // of the list of problems: the others scroll

QString join(const Diagnostics& said) {
  QStringList lines;
  for (const Diagnostic& each : said) {
    QString line = translated(each.message);
    if (!line.isEmpty()) line[0] = line[0].toUpper();
    lines << line + QLatin1Char('.');
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

StatisticsPanel::StatisticsPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  model_.setAngleUnit(interaction_.angleUnit());
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_, &Interaction::angleUnitChanged, this, [this](AngleUnit unit) {
    model_.setAngleUnit(unit);
    fitColumns();
    showProblems();
  });
}

StatisticsPanel::~StatisticsPanel() {
  // before the model
  view_->viewport()->removeEventFilter(this);
  delete view_;
}

void StatisticsPanel::build() {
  setObjectName(QStringLiteral("statisticsPanel"));
  setAccessibleName(tr("Statistics of the motion"));
  pages_ = new QStackedWidget(this);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(pages_);
  pages_->addWidget(buildEmpty());

  auto* page = new QWidget(pages_);
  worst_ = new WrappedLabel(page);
  worst_->setObjectName(QStringLiteral("statisticsWorst"));
  worst_->setAccessibleName(tr("The joint that comes closest to its limit"));
  QFont bold = worst_->font();
  bold.setBold(true);
  worst_->setFont(bold);
  go_ = new QToolButton(page);
  go_->setObjectName(QStringLiteral("statisticsGo"));
  go_->setAccessibleName(tr("Go to the instant when a joint is closest to its limit"));
  go_->setToolTip(go_->accessibleName());
  go_->setIcon(themedIcon(QStringLiteral("go")));
  go_->setFocusPolicy(Qt::StrongFocus);
  connect(go_, &QToolButton::clicked, this, [this] { goTo(worstInstant(model_.statistics())); });
  why_ = new QToolButton(page);
  why_->setObjectName(QStringLiteral("statisticsWhy"));
  why_->setText(tr("Why the Peak Torque?"));
  why_->setToolTip(tr("Show what the peak torque of the selected joint, or the largest of all, consists of"));
  why_->setFocusPolicy(Qt::StrongFocus);
  connect(why_, &QToolButton::clicked, this, &StatisticsPanel::askWhy);
  const CopyOffer offer = copyOffer(tr("Copy As"), [this] { return model_.matrices(); });
  QToolButton* copy =
      makeCopyButton(QStringLiteral("statisticsCopy"), offer, tr("Copy the whole table at full precision, in SI units"),
                     tr("Copy the statistics at full precision"), page);
  auto* bar = new QHBoxLayout;
  bar->setSpacing(kSpace / 2);
  bar->addWidget(worst_, 1);
  bar->addWidget(why_, 0, Qt::AlignTop);
  bar->addWidget(go_, 0, Qt::AlignTop);
  bar->addWidget(copy, 0, Qt::AlignTop);
  view_ = new QTableView(page);
  buildTable();
  offerCopies(*view_, {offer});

  problems_heading_ = new QLabel(page);
  problems_heading_->setObjectName(QStringLiteral("statisticsProblemsHeading"));
  problems_list_ = new QListWidget(page);
  problems_heading_->setBuddy(problems_list_);
  problems_list_->setObjectName(QStringLiteral("statisticsProblems"));
  problems_list_->setAccessibleName(tr("Exceeded limits and other remarks"));
  problems_list_->setAccessibleDescription(tr("Press Enter to go to the instant of a remark"));
  problems_list_->setWordWrap(true);
  problems_list_->setResizeMode(QListView::Adjust);
  problems_list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  problems_list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  problems_list_->setIconSize({2 * kSpace, 2 * kSpace});
  const auto go = [this](QListWidgetItem* item) {
    const int row = problems_list_->row(item);
    if (row >= 0 && row < std::ssize(problems_)) goTo(problems_[static_cast<std::size_t>(row)].time);
  };
  connect(problems_list_, &QListWidget::itemClicked, this, go);
  connect(problems_list_, &QListWidget::itemActivated, this, go);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  column->addLayout(bar);
  column->addWidget(view_, 1);
  column->addWidget(problems_heading_);
  column->addWidget(problems_list_);
  pages_->addWidget(page);
}

void StatisticsPanel::buildTable() {
  view_->setObjectName(QStringLiteral("statisticsTable"));
  view_->setAccessibleName(tr("Statistics, one row per joint. Press Enter to go to the instant of a peak."));
  view_->setModel(&model_);
  view_->setItemDelegate(new StatisticsCells(view_));
  view_->setSelectionMode(QAbstractItemView::SingleSelection);
  view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  view_->setTabKeyNavigation(false);
  view_->setShowGrid(false);
  view_->setAlternatingRowColors(true);
  view_->setMouseTracking(true);
  view_->setCornerButtonEnabled(false);
  view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  view_->setMinimumHeight(14 * kSpace);
  QHeaderView* across = view_->horizontalHeader();
  across->setHighlightSections(false);
  across->setSectionResizeMode(QHeaderView::Fixed);
  across->setSortIndicatorClearable(true);
  across->setSortIndicator(-1, Qt::DescendingOrder);
  view_->setSortingEnabled(true);
  view_->verticalHeader()->setHighlightSections(false);
  view_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  view_->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  view_->viewport()->installEventFilter(this);
  copyFullDigits(*view_);
  connect(view_, &QTableView::clicked, this, &StatisticsPanel::goToCell);
  connect(view_, &QTableView::activated, this, &StatisticsPanel::goToCell);
  connect(&model_, &QAbstractItemModel::modelReset, this, &StatisticsPanel::fitColumns);
  connect(across, &QHeaderView::sortIndicatorChanged, this, &StatisticsPanel::fitColumns);
}

QWidget* StatisticsPanel::buildEmpty() {
  auto* page = new QWidget(pages_);
  empty_ = new QLabel(page);
  empty_->setObjectName(QStringLiteral("statisticsEmpty"));
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignCenter);
  import_ = new QPushButton(tr("&Import Motion…"), page);
  import_->setObjectName(QStringLiteral("statisticsImport"));
  connect(import_, &QPushButton::clicked, this, &StatisticsPanel::importWanted);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(3 * kSpace, kSpace, 3 * kSpace, kSpace);
  column->setSpacing(2 * kSpace);
  column->addStretch(1);
  column->addWidget(empty_);
  column->addWidget(import_, 0, Qt::AlignHCenter);
  column->addStretch(1);
  return page;
}

void StatisticsPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  const Motion& motion = snapshot->motion;
  const bool is_known = shown_model_ == snapshot->model && shown_.curves == motion.curves &&
                        shown_.problems == motion.problems && (!empty_->text().isEmpty() || motion.curves != nullptr);
  if (is_known) return;
  shown_ = motion;
  shown_model_ = snapshot->model;
  if (!motion.curves) {
    const QString words = motion.problems ? tr("The motion cannot be played.\n%1").arg(join(*motion.problems))
                                          : tr("No motion yet. Add two waypoints, or import a table of samples.");
    empty_->setText(words);
    model_.show({});
    pages_->setCurrentIndex(0);
    return;
  }
  model_.show(motionStatistics(snapshot->model, motion.curves));
  const QString worst = worstWords(model_.statistics());
  if (worst_->text() != worst) worst_->setText(worst);
  const bool has_worst = worstInstant(model_.statistics()).has_value();
  go_->setVisible(has_worst);
  go_->setEnabled(has_worst);
  why_->setEnabled(!model_.statistics().joints.empty());
  showProblems();
  pages_->setCurrentIndex(1);
  fitColumns();
}

void StatisticsPanel::showProblems() {
  if (!shown_.curves) return;
  problems_ = motionProblems(model_.statistics(), shown_.problems.get(), interaction_.angleUnit());
  const QSignalBlocker quiet(problems_list_);
  const int current = problems_list_->currentRow();
  problems_list_->clear();
  for (const MotionProblem& problem : problems_) {
    auto* item = new QListWidgetItem(themedIcon(QStringLiteral("warning")), problem.words, problems_list_);
    item->setToolTip(problem.time ? tr("Go to %1").arg(instantText(*problem.time)) : problem.words);
  }
  problems_list_->setCurrentRow(current < std::ssize(problems_) ? current : -1);
  problems_heading_->setText(tr("%n remark(s)", nullptr, static_cast<int>(problems_.size())));
  problems_heading_->setVisible(!problems_.empty());
  problems_list_->setVisible(!problems_.empty());
  fitProblems();
}

void StatisticsPanel::fitProblems() {
  const int rows = std::min(kProblemRows, problems_list_->count());
  if (rows == 0) return;
  int height = 2 * problems_list_->frameWidth();
  for (int row = 0; row < rows; ++row) height += std::max(problems_list_->sizeHintForRow(row), 1);
  problems_list_->setFixedHeight(std::min(height, std::max(6 * kSpace, this->height() / 3)));
}

int StatisticsPanel::wantedWidth(int column) const {
  const QHeaderView* across = view_->horizontalHeader();
  const QString head = model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  const bool has_sign = across->sortIndicatorSection() == column;
  int widest = across->fontMetrics().size(0, head).width() + kHeadRoom + (has_sign ? kSignRoom : 0);
  for (int row = 0; row < std::min(model_.rowCount(), 200); ++row)
    widest = std::max(widest, view_->sizeHintForIndex(model_.index(row, column)).width());
  return widest;
}

// all columns are seen: numbers and names are as short as that takes
void StatisticsPanel::fitColumns() {
  if (view_ == nullptr || model_.rowCount() == 0) return;
  QHeaderView* across = view_->horizontalHeader();
  const QFontMetrics metrics = view_->verticalHeader()->fontMetrics();
  const int row = view_->sizeHintForIndex(model_.index(0, 0)).height();
  const bool scrolls =
      model_.rowCount() * row + across->sizeHint().height() > view_->height() - 2 * view_->frameWidth();
  const int all =
      view_->width() - 2 * view_->frameWidth() - (scrolls ? view_->verticalScrollBar()->sizeHint().width() : 0);
  const int letters = static_cast<int>(kNamePart * all / metrics.horizontalAdvance(QLatin1Char('n')));
  model_.setNameLetters(std::max(12, letters));
  int columns = 0;
  for (int column = 0; column < StatisticsModel::kColumns; ++column) {
    view_->setColumnHidden(column, !model_.hasValues(column));
    columns += view_->isColumnHidden(column) ? 0 : 1;
  }
  std::array<int, StatisticsModel::kColumns> widths{};
  int room = 0;
  for (int digits = shownDigits(); digits >= std::min(kShortest, shownDigits()); --digits) {
    model_.setDigits(digits);
    room = all - view_->verticalHeader()->sizeHint().width();
    for (int column = 0; column < StatisticsModel::kColumns; ++column) {
      const int width = view_->isColumnHidden(column) ? 0 : wantedWidth(column);
      widths.at(static_cast<std::size_t>(column)) = width;
      room -= width;
    }
    if (room >= 0) break;
  }
  const int extra = std::clamp(room / std::max(columns, 1), 0, kMostExtra);
  for (int column = 0; column < StatisticsModel::kColumns; ++column) {
    const int width = widths.at(static_cast<std::size_t>(column)) + extra;
    // under a drag columns only grow, so that nothing trembles
    if (!document_.gestureActive() || width > across->sectionSize(column)) across->resizeSection(column, width);
  }
  if (row != view_->verticalHeader()->defaultSectionSize()) view_->verticalHeader()->setDefaultSectionSize(row);
}

void StatisticsPanel::goToCell(const QModelIndex& index) {
  const QVariant time = index.data(StatisticsModel::TimeRole);
  if (time.isValid()) goTo(time.toDouble());
  if (const int joint = model_.jointAt(index.row()); joint >= 0) emit interaction_.walk().torqueChosen(joint);
}

// of the joint in the selected row, otherwise of the one with the largest torque
void StatisticsPanel::askWhy() {
  const std::vector<JointStatistics>& joints = model_.statistics().joints;
  const QModelIndex current = view_->currentIndex();
  int joint = current.isValid() ? model_.jointAt(current.row()) : -1;
  if (joint < 0) {
    const auto largest = std::max_element(joints.begin(), joints.end(), [](const auto& a, const auto& b) {
      return std::abs(a.torque.value) < std::abs(b.torque.value);
    });
    joint = static_cast<int>(largest - joints.begin());
  }
  goTo(joints.at(static_cast<std::size_t>(joint)).torque.time);
  emit interaction_.walk().whyWanted(joint);
}

void StatisticsPanel::goTo(const std::optional<double>& time) {
  if (time && document_.snapshot()->motion.curves) goToTime(document_, *time);
}

void StatisticsPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitProblems();
  // once the table has its size too
  QMetaObject::invokeMethod(this, &StatisticsPanel::fitColumns, Qt::QueuedConnection);
}

void StatisticsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange || view_ == nullptr) return;
  // once the table has the font too
  QMetaObject::invokeMethod(
      this,
      [this] {
        QFont bold = font();
        bold.setBold(true);
        worst_->setFont(bold);
        fitColumns();
        fitProblems();
      },
      Qt::QueuedConnection);
}

bool StatisticsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == view_->viewport() && event->type() == QEvent::MouseMove) {
    const QModelIndex at = view_->indexAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    const bool leads = at.data(StatisticsModel::TimeRole).isValid();
    view_->viewport()->setCursor(leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_statistics_panel.cpp"
