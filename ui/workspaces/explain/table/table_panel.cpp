// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/table/table_panel.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/table/table_cells.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

QString stemFor(Quantity quantity, bool handed_on) {
  // every stem that a formulation may have; each names one quantity of one owner
  static const QStringList stems = [] {
    QStringList all;
    const Equations equations;
    for (const Formulation f : kFormulations) all << termsOfSvg(equations.symbols(f));
    return all;
  }();
  for (const QString& stem : stems) {
    const Term* term = meaningOf(stem);
    if (term == nullptr || term->constant != TermConstant::None || term->quantity != quantity) continue;
    const bool fits = handed_on ? term->owner == TermOwner::Child
                                : term->owner == TermOwner::Link || quantity == Quantity::TorqueShare;
    if (fits) return stem;
  }
  return {};
}

TablePanel::TablePanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction), model_(document, interaction) {
  build();
  Walk& walk = interaction_.walk();
  connect(&document_, &Document::snapshotChanged, this, &TablePanel::refresh);
  connect(&walk, &Walk::stepChanged, this, &TablePanel::followStep);
  connect(&walk, &Walk::lookChanged, this, &TablePanel::followLook);
  connect(&walk, &Walk::markedChanged, this, &TablePanel::followMark);
  connect(&walk, &Walk::askedChanged, this, &TablePanel::refresh);
  connect(&walk, &Walk::studentChanged, this, &TablePanel::followStudent);
  connect(&model_, &QAbstractItemModel::modelReset, this, [this] { fit(true); });
  followTheme(*this, [this] { isVisible() ? restyle() : void(stale_ = true); });
}

TablePanel::~TablePanel() {
  // before the model, and while the panel can still take what it says on its way
  view_->viewport()->removeEventFilter(this);
  view_->removeEventFilter(this);
  delete view_;
}

QToolButton* TablePanel::makeAxes(const QString& name, const QString& text, const QString& tip, Axes axes) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setProperty("choice", true);
  button->setCheckable(true);
  button->setAutoExclusive(true);
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::clicked, this, [this, axes] { interaction_.walk().setAxes(axes); });
  axes_.push_back(button);
  return button;
}

QWidget* TablePanel::buildBar() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  //: noun: coordinate frame
  auto* label = new QLabel(tr("Frame"), bar);
  layout->addWidget(label);
  //: noun: frame of a rigid body of the robot
  layout->addWidget(makeAxes(QStringLiteral("tableAxesLink"), tr("Link"),
                             tr("Express vectors in the frame of each link"), Axes::Link));
  //: noun: frame of the base of the robot
  layout->addWidget(
      makeAxes(QStringLiteral("tableAxesBase"), tr("Base"), tr("Express vectors in the base frame"), Axes::Base));
  //: noun: frame of the world
  layout->addWidget(
      makeAxes(QStringLiteral("tableAxesWorld"), tr("World"), tr("Express vectors in the world frame"), Axes::World));
  layout->addSpacing(kSpace);
  matrices_ = new QCheckBox(tr("Matrices"), bar);
  matrices_->setObjectName(QStringLiteral("tableMatrices"));
  matrices_->setAccessibleName(tr("Show orientations and inertias"));
  matrices_->setToolTip(matrices_->accessibleName());
  connect(matrices_, &QCheckBox::toggled, this, [this](bool on) { model_.setMatricesShown(on); });
  layout->addWidget(matrices_);
  transposed_ = new QCheckBox(tr("Links as columns"), bar);
  transposed_->setObjectName(QStringLiteral("tableTransposed"));
  transposed_->setAccessibleName(tr("Show links as columns and quantities as rows"));
  transposed_->setToolTip(transposed_->accessibleName());
  connect(transposed_, &QCheckBox::toggled, this, [this](bool on) { model_.setLinksAcross(on); });
  layout->addWidget(transposed_);
  layout->addSpacing(kSpace);
  words_ = new ElidedLabel({}, bar);
  words_->setObjectName(QStringLiteral("tableWords"));
  words_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  layout->addWidget(words_, 1);
  layout->addWidget(makeCopyButton(QStringLiteral("tableCopy"), copies(),
                                   tr("Copy the selected cells, or the whole table, at full precision"),
                                   tr("Copy the table at full precision"), bar));
  return bar;
}

CopyOffer TablePanel::copies() {
  return {tr("Copy As"), [this](TableFormat format) { copyAs(format); }};
}

void TablePanel::build() {
  setObjectName(QStringLiteral("tablePanel"));
  setAccessibleName(tr("Table of the recursion"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(buildBar());
  view_ = new QTableView(this);
  view_->setObjectName(QStringLiteral("tableView"));
  view_->setAccessibleName(tr("Quantities of each link"));
  view_->setModel(&model_);
  cells_ = new TableCells(view_);
  view_->setItemDelegate(cells_);
  across_ = new TableHeads(Qt::Horizontal, view_);
  down_ = new TableHeads(Qt::Vertical, view_);
  view_->setHorizontalHeader(across_);
  view_->setVerticalHeader(down_);
  view_->setShowGrid(false);
  view_->setMouseTracking(true);
  view_->setTabKeyNavigation(false);
  view_->setWordWrap(false);
  view_->setCornerButtonEnabled(true);
  view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  view_->installEventFilter(this);
  view_->viewport()->installEventFilter(this);
  offerCopies(*view_, {copies()});
  connect(view_, &QTableView::entered, this, &TablePanel::markAt);
  connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
    if (view_->hasFocus()) markAt(current);
  });
  connect(view_, &QTableView::activated, this, [this](const QModelIndex& index) {
    const QuantityKey key = model_.keyOf(index);
    if (key.body >= 0) emit interaction_.walk().sourceWanted(key);
  });
  layout->addWidget(view_, 1);
}

void TablePanel::restyle() {
  const SnapshotPtr snapshot = document_.snapshot();
  const Formulation formulation = snapshot ? snapshot->formulation : Formulation::BodyFrame;
  const QColor ink = palette().color(QPalette::WindowText);
  sheet_of_ = formulation;
  const auto sheet =
      std::make_shared<SymbolSheet>(equations_, isDark(palette()), ink, formulation, interaction_.walk().notation());
  across_->setSymbols(sheet);
  down_->setSymbols(sheet);
  view_->viewport()->update();
}

void TablePanel::refresh() {
  // a hidden panel costs nothing; it catches up when it is shown
  if (!isVisible()) {
    stale_ = true;
    return;
  }
  stale_ = false;
  if (document_.snapshot()->formulation != sheet_of_) restyle();
  model_.refresh();
  fit(false);
  showWords();
}

void TablePanel::followStep() {
  refresh();
  if (!isVisible()) return;
  const QModelIndex result = model_.resultIndex();
  if (result.isValid()) bringIntoView(result);
}

void TablePanel::bringIntoView(const QModelIndex& cell) {
  // columns may just have grown, and the scroll bars learn of it later; one of them may then need another
  for (int k = 0; k < 2; ++k) QMetaObject::invokeMethod(view_, "updateGeometries", Qt::DirectConnection);
  view_->scrollTo(cell);
  // no column is cut at the left edge while the one that counts can stay whole
  const int first = view_->columnAt(0);
  if (first < 0 || first >= cell.column()) return;
  const int cut = -view_->columnViewportPosition(first);
  if (cut > 0)
    view_->horizontalScrollBar()->setValue(view_->horizontalScrollBar()->value() + view_->columnWidth(first) - cut);
}

void TablePanel::followLook() {
  if (isVisible()) restyle();
  refresh();
}

void TablePanel::followMark() {
  if (!isVisible()) return;
  view_->viewport()->update();
  const std::optional<QuantityKey>& marked = interaction_.walk().marked();
  if (marking_ || !marked) return;
  const QModelIndex at = model_.indexOf(*marked);
  if (at.isValid()) bringIntoView(at);
}

void TablePanel::followStudent() {
  if (!isVisible()) return;
  view_->viewport()->update();
  if (!interaction_.walk().student()) return;
  const QModelIndex at = model_.indexOf(interaction_.walk().student()->key);
  if (at.isValid()) bringIntoView(at);
}

void TablePanel::markAt(const QModelIndex& index) {
  const QuantityKey key = model_.keyOf(index);
  const bool seen = key.body >= 0 && !index.data(TableModel::NumbersRole).toStringList().isEmpty();
  if (!seen && !marked_here_) return;
  marking_ = true;
  marked_here_ = seen;
  interaction_.walk().mark(seen ? std::optional<QuantityKey>(key) : std::nullopt);
  marking_ = false;
}

void TablePanel::fit(bool anew) {
  const int rows = model_.rowCount(), columns = model_.columnCount();
  if (rows == 0 || columns == 0) return;
  QStyleOptionViewItem option;
  option.font = view_->font();
  std::vector<int> heights(static_cast<std::size_t>(rows), 0);
  for (int column = 0; column < columns; ++column) {
    int width = across_->sectionSizeHint(column);
    for (int row = 0; row < rows; ++row) {
      const QSize size = cells_->sizeHint(option, model_.index(row, column));
      width = std::max(width, size.width());
      heights[static_cast<std::size_t>(row)] = std::max(heights[static_cast<std::size_t>(row)], size.height());
    }
    if (anew || width > across_->sectionSize(column)) across_->resizeSection(column, width);
  }
  for (int row = 0; row < rows; ++row) {
    const int height = std::max(heights[static_cast<std::size_t>(row)], down_->sectionSizeHint(row));
    if (anew || height > down_->sectionSize(row)) down_->resizeSection(row, height);
  }
}

void TablePanel::showWords() {
  const SnapshotPtr snapshot = document_.snapshot();
  const int step = interaction_.walk().step();
  QString text;
  if (snapshot && snapshot->steps) {
    const int count = static_cast<int>(snapshot->steps->size());
    //: %1: number of the current step of the recursion, %2: number of steps
    const QString reached = tr("after step %1 of %2");
    text = step < 0 ? tr("all %1 steps").arg(count) : reached.arg(step + 1).arg(count);
  }
  words_->setWholeText(text);
  const Axes axes = interaction_.walk().axes();
  const Axes of_buttons[] = {Axes::Link, Axes::Base, Axes::World};
  for (std::size_t k = 0; k < axes_.size(); ++k) axes_[k]->setChecked(of_buttons[k] == axes);
}

void TablePanel::copyAs(TableFormat format) {
  if (stale_) model_.refresh();
  QModelIndexList cells = view_->selectionModel()->selectedIndexes();
  if (cells.size() < 2) cells.clear();
  QApplication::clipboard()->setText(model_.copied(format, cells));
}

void TablePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (!stale_) return;
  restyle();
  followStep();
}

void TablePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (view_ == nullptr) return;
  // once the table has the font too
  if (event->type() == QEvent::FontChange)
    QMetaObject::invokeMethod(
        this,
        [this] {
          fit(true);
          // the columns are others: what the step makes stays in view
          const QModelIndex result = model_.resultIndex();
          if (isVisible() && result.isValid()) bringIntoView(result);
        },
        Qt::QueuedConnection);
}

bool TablePanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == view_->viewport() && event->type() == QEvent::Leave) markAt({});
  if (watched == view_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy)) {
      QModelIndexList cells = view_->selectionModel()->selectedIndexes();
      if (cells.isEmpty()) return false;
      QApplication::clipboard()->setText(model_.copiedTabs(cells));
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_table_panel.cpp"
