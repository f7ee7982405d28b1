// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/dh_panel.h"

#include "core/io/dh_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/construct/dh_delegate.h"
#include "ui/workspaces/construct/link_inertia.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace linkwright::ui {

DhPanel::DhPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction), chain_(document), model_(chain_, interaction) {
  build();
  connect(&document_, &Document::snapshotChanged, this, &DhPanel::refresh);
  connect(&interaction_, &Interaction::selectionChanged, this, &DhPanel::followSelection);
  connect(&interaction_, &Interaction::displayOptionsChanged, this, &DhPanel::showWords);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &DhPanel::sizeColumns);
  connect(&chain_, &DhChain::rowsChanged, this, &DhPanel::showRows);
  connect(&chain_, &DhChain::numbersChanged, this, [this] {
    refused_.clear();
    sizeColumns();
    showWords();
    emit lookChanged();
  });
  connect(&model_, &DhTableModel::refused, this, [this](const QString& why) {
    refused_ = why;
    showWords();
  });
  // the current cell changes before it is selected: once it is, it counts
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    selectLinkOfRow();
    emit lookChanged();
  });
  showRows();
}

void DhPanel::build() {
  setObjectName(QStringLiteral("dhPanel"));
  setAccessibleName(tr("Denavit-Hartenberg table"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(buildBar());
  pages_ = new QStackedWidget(this);
  view_ = new QTableView(pages_);
  view_->setObjectName(QStringLiteral("dhTable"));
  view_->setAccessibleName(tr("Denavit-Hartenberg table, one row per joint"));
  view_->setModel(&model_);
  view_->setItemDelegate(new DhDelegate(chain_, interaction_, this));
  view_->setSelectionMode(QAbstractItemView::SingleSelection);
  view_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                         QAbstractItemView::AnyKeyPressed);
  view_->setTabKeyNavigation(false);
  view_->setWordWrap(false);
  view_->setShowGrid(false);
  view_->setAlternatingRowColors(true);
  view_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  view_->horizontalHeader()->setHighlightSections(false);
  view_->horizontalHeader()->setSectionsClickable(false);
  view_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  view_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  view_->verticalHeader()->setHighlightSections(false);
  view_->installEventFilter(this);
  copyFullDigits(*view_);
  offerCopies(*view_, {copies()});
  none_ = new QLabel(pages_);
  none_->setObjectName(QStringLiteral("dhNone"));
  none_->setAccessibleName(tr("Reason for the missing DH table"));
  none_->setWordWrap(true);
  none_->setAlignment(Qt::AlignCenter);
  none_->setMargin(2 * kSpace);
  pages_->addWidget(view_);
  pages_->addWidget(none_);
  layout->addWidget(pages_, 1);
  layout->addWidget(buildFoot());
}

QToolButton* DhPanel::makeConvention(const QString& name, const QString& text, const QString& tip,
                                     DhConvention convention) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setProperty("choice", true);
  button->setCheckable(true);
  button->setAutoExclusive(true);
  button->setChecked(convention == chain_.convention());
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::clicked, this, [this, convention] { chain_.setConvention(convention); });
  conventions_.push_back(button);
  return button;
}

CopyOffer DhPanel::copies() {
  return {tr("Copy As"), [this](TableFormat format) { copyAs(format); }, tr("CSV (for Load Table)")};
}

QWidget* DhPanel::buildBar() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  //: adjective: convention of DH parameters
  layout->addWidget(makeConvention(QStringLiteral("dhStandard"), tr("Standard"),
                                   tr("Standard form: Rz(θ) Tz(d) Tx(a) Rx(α)"), DhConvention::Standard));
  //: adjective: convention of DH parameters
  layout->addWidget(makeConvention(QStringLiteral("dhModified"), tr("Modified"),
                                   tr("Modified form (Craig): Rx(α) Tx(a) Rz(θ) Tz(d)"), DhConvention::Modified));
  layout->addStretch(1);
  copy_ = makeCopyButton(QStringLiteral("dhCopy"), copies(), tr("Copy the table at full precision, in rad and m"),
                         tr("Copy the DH table at full precision"), bar);
  layout->addWidget(copy_);
  auto* load = new QToolButton(bar);
  load->setObjectName(QStringLiteral("dhLoad"));
  load->setText(tr("Load Table…"));
  load->setToolTip(tr("Open a robot from a DH table in a CSV file"));
  load->setAccessibleName(load->toolTip());
  load->setFocusPolicy(Qt::StrongFocus);
  connect(load, &QToolButton::clicked, this, [this] { emit loadWanted(chain_.convention()); });
  layout->addWidget(load);
  return bar;
}

QWidget* DhPanel::buildFoot() {
  auto* foot = new QWidget(this);
  auto* layout = new QHBoxLayout(foot);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace);
  ellipsoid_ = new QCheckBox(tr("Inertia ellipsoid"), foot);
  ellipsoid_->setObjectName(QStringLiteral("dhEllipsoid"));
  ellipsoid_->setAccessibleName(tr("Show the inertia ellipsoid of the selected link"));
  ellipsoid_->setToolTip(tr("Draw the homogeneous ellipsoid with the mass and inertia of the selected link"));
  connect(ellipsoid_, &QCheckBox::toggled, &interaction_,
          [this](bool on) { interaction_.setDisplayOption(&DisplayOptions::inertia_ellipsoid, on); });
  layout->addWidget(ellipsoid_);
  words_ = new ElidedLabel({}, foot);
  words_->setObjectName(QStringLiteral("dhWords"));
  layout->addWidget(words_, 1);
  return foot;
}

void DhPanel::refresh() {
  // nobody sees it: the table is looked for when it is shown
  if (!isVisible()) return;
  chain_.refresh();
  if (interaction_.displayOptions().inertia_ellipsoid) showWords();
}

void DhPanel::showRows() {
  refused_.clear();
  const bool has = chain_.form() != nullptr;
  if (!has) none_->setText(tr("No DH table: %1.").arg(chain_.whyNone()));
  pages_->setCurrentIndex(has ? 0 : 1);
  copy_->setEnabled(has);
  sizeColumns();
  followSelection(interaction_.selectedLink());
  showWords();
  emit lookChanged();
}

void DhPanel::showWords() {
  const QSignalBlocker blocker(ellipsoid_);
  ellipsoid_->setChecked(interaction_.displayOptions().inertia_ellipsoid);
  QString words = refused_;
  if (words.isEmpty() && interaction_.displayOptions().inertia_ellipsoid) {
    words = ellipsoidWords(*document_.snapshot(), interaction_.selectedLink());
  }
  words_->setWholeText(words);
}

void DhPanel::sizeColumns() {
  const QFontMetrics metrics = view_->fontMetrics();
  const int line = metrics.height() + kSpace / 2 + 2;
  view_->verticalHeader()->setMinimumSectionSize(line);
  view_->verticalHeader()->setDefaultSectionSize(line);
  const QAbstractItemView& view = *view_;
  const auto wish = [&](int column) {
    return std::max(view_->horizontalHeader()->sectionSizeHint(column), view.sizeHintForColumn(column) + kSpace);
  };
  // room for q, the field and its handle: nothing jumps while a number grows
  const int number = metrics.horizontalAdvance(QStringLiteral(u"q₁₀ + 000.0000")) + 2 * kSpace;
  std::array<int, DhTableModel::kColumns> widths{};
  int spare = view_->viewport()->width();
  for (int column = 0; column < DhTableModel::kColumns; ++column) {
    int& width = widths.at(static_cast<std::size_t>(column));
    width = std::max(wish(column), column < DhTableModel::kTheta ? 0 : number);
    spare -= width;
  }
  // what is short is missed by the columns from the right, which hold no q as a rule
  const int least = metrics.horizontalAdvance(QStringLiteral(u"−000.0000")) + 2 * kSpace;
  for (int column = DhTableModel::kColumns - 1; column >= DhTableModel::kTheta && spare < 0; --column) {
    int& width = widths.at(static_cast<std::size_t>(column));
    const int cut = std::clamp(width - std::max(wish(column), least), 0, -spare);
    width -= cut;
    spare += cut;
  }
  // what is left over is shared, as far as a row can still be followed by the eye
  for (int column = 0; column < DhTableModel::kColumns; ++column) {
    const int more = std::clamp(spare / DhTableModel::kColumns, 0, 5 * kSpace);
    view_->setColumnWidth(column, widths.at(static_cast<std::size_t>(column)) + more);
  }
}

int DhPanel::chosenRow() const {
  const QModelIndex current = view_->currentIndex();
  return current.isValid() && view_->selectionModel()->isSelected(current) ? current.row() : -1;
}

DhPanel::Look DhPanel::look() const {
  const int row = chosenRow();
  if (!isVisible() || row < 0 || chain_.form() == nullptr) return {};
  return {chain_.form(), row, DhTableModel::parameterOf(view_->currentIndex().column())};
}

int DhPanel::linkOfRow(int row) const {
  const int joint = chain_.form()->joints.at(static_cast<std::size_t>(row));
  const auto& links = document_.snapshot()->model->links();
  const auto found =
      std::find_if(links.begin(), links.end(), [joint](const ModelLink& link) { return link.joint == joint; });
  return found == links.end() ? -1 : static_cast<int>(found - links.begin());
}

// a row is a link: the one is chosen with the other
void DhPanel::selectLinkOfRow() {
  const int row = chosenRow();
  if (row >= 0 && chain_.form() != nullptr) interaction_.selectLink(linkOfRow(row));
}

void DhPanel::followSelection(int link) {
  // the mechanism may be another one than the table is of
  if (isVisible()) chain_.refresh();
  showWords();
  const int row = chosenRow();
  if (chain_.form() == nullptr || (row >= 0 && linkOfRow(row) == link)) return;
  int wanted = -1;
  for (int i = 0; i < model_.rowCount() && link >= 0; ++i) {
    if (linkOfRow(i) == link) wanted = i;
  }
  const QSignalBlocker blocker(view_->selectionModel());
  const int column = view_->currentIndex().isValid() ? view_->currentIndex().column() : DhTableModel::kJoint;
  if (wanted >= 0) {
    view_->setCurrentIndex(model_.index(wanted, column));
    view_->scrollTo(view_->currentIndex());
  } else {
    view_->selectionModel()->clear();
  }
  view_->viewport()->update();
  emit lookChanged();
}

void DhPanel::copyAs(TableFormat format) {
  chain_.refresh();
  if (chain_.form() == nullptr) return;
  QApplication::clipboard()->setText(QString::fromStdString(dhTableText(format, chain_.form()->table)));
}

void DhPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  chain_.refresh();
  sizeColumns();
  followSelection(interaction_.selectedLink());
  emit lookChanged();
}

void DhPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  emit lookChanged();
}

void DhPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  sizeColumns();
}

void DhPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // once the table has the font too
  if (event->type() == QEvent::FontChange && view_ != nullptr) {
    QMetaObject::invokeMethod(this, &DhPanel::sizeColumns, Qt::QueuedConnection);
  }
}

bool DhPanel::isEditable() const {
  const QModelIndex current = view_->currentIndex();
  // a field that is open hands on the Enter that closes it
  return current.isValid() && model_.flags(current).testFlag(Qt::ItemIsEditable) &&
         !view_->isPersistentEditorOpen(current);
}

// Esc lets go of the row: nothing is drawn any more
bool DhPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == view_ && event->type() == QEvent::ShortcutOverride && isEditable()) {
    // a number that begins with them is typed into the cell: .5 and pi/2 are no commands here
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (plain && key->text().size() == 1 && QStringLiteral(u"0123456789.-+pπ").contains(key->text())) {
      event->accept();
      return true;
    }
  }
  if (watched == view_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape && chosenRow() >= 0) {
      view_->selectionModel()->clear();
      interaction_.selectLink(-1);
      return true;
    }
    // Enter edits as F2 does
    if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && isEditable()) {
      view_->edit(view_->currentIndex());
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_dh_panel.cpp"
