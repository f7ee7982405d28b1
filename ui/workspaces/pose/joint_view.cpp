// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/joint_view.h"

#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/pose/joint_delegate.h"
#include "ui/workspaces/pose/joint_range.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPersistentModelIndex>
#include <QResizeEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kLeastBar = 56;
constexpr int kNotch = 120;  // of a wheel, in eighths of a degree

constexpr std::initializer_list<Qt::Key> kStepKeys = {Qt::Key_Left, Qt::Key_Right,  Qt::Key_Home,
                                                      Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown};

bool startsNumber(const QKeyEvent& event) {
  if ((event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0 || event.text().size() != 1) return false;
  const QChar first = event.text().front();
  return (first >= QLatin1Char('0') && first <= QLatin1Char('9')) || first == QLatin1Char('-') ||
         first == QLatin1Char('+');
}

}  // namespace

JointView::JointView(JointTableModel& table, QWidget* parent)
    : QTableView(parent), table_(table), delegate_(new JointDelegate(this)) {
  setObjectName("jointTable");
  setAccessibleName(tr("Joints"));
  setModel(&table_);
  setItemDelegate(delegate_);
  setEditTriggers(NoEditTriggers);
  setSelectionMode(NoSelection);
  setTabKeyNavigation(false);
  setShowGrid(false);
  setFrameShape(NoFrame);
  setWordWrap(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  setSizeAdjustPolicy(AdjustIgnored);
  horizontalHeader()->hide();
  horizontalHeader()->setMinimumSectionSize(kSpace);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  verticalHeader()->hide();
  verticalHeader()->setMinimumSectionSize(kSpace);
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  copyFullDigits(*this);
  connect(&table_, &QAbstractItemModel::modelReset, this, &JointView::layLines);
  connect(&table_, &JointTableModel::jointsChanged, this, &JointView::measureNames);
  takeFont();
}

void JointView::setMarkedJoint(int joint) {
  if (joint == marked_) return;
  marked_ = joint;
  delegate_->setMarkedJoint(joint);
  if (joint >= 0 && joint < table_.jointCount()) scrollTo(table_.indexOf(joint, JointCell::Position));
  viewport()->update();
}

int JointView::missingHeight() const { return verticalHeader()->length() + kSpace / 2 - viewport()->height(); }

void JointView::layLines() {
  clearSpans();
  for (int row = 0; row < table_.rowCount(); ++row) {
    for (int column = 0; column < JointTableModel::kLastColumn; ++column) {
      if (const int span = table_.spanAt(row, column); span > 1) setSpan(row, column, 1, span);
    }
  }
  // the rows are others now: what is held is let go, where it is
  const bool dragging = std::exchange(drag_, {}).joint >= 0;
  delegate_->setHeldHandle(-1, 0);
  if (dragging) emit dragFinished();
  sizeColumns();
}

void JointView::measureNames() {
  names_width_ = 0;
  const QFontMetrics metrics = fontMetrics();
  for (int joint = 0; joint < table_.jointCount(); ++joint) {
    names_width_ = std::max(names_width_, metrics.horizontalAdvance(table_.nameOf(joint)));
  }
  sizeColumns();
}

// names as wide as the widest, within reason for this size of text; numbers as they need; the sliders have the rest
void JointView::sizeColumns() {
  const QFontMetrics metrics = fontMetrics();
  const int field = metrics.horizontalAdvance(QStringLiteral("−0.0000 rad")) + 2 * kSpace;
  const int room = viewport()->width() - field - kSpace / 2;
  int wished =
      std::min(names_width_, static_cast<int>(15 * kSpace * textScale())) + JointDelegate::nameIndent() + kSpace;
  // a velocity stands below the name
  if (table_.indexOf(0, JointCell::Velocity).isValid())
    wished = std::max(
        wished, metrics.horizontalAdvance(QStringLiteral("−000.00 rad/s")) + JointDelegate::nameIndent() + 2 * kSpace);
  const int name = std::clamp(wished, std::min(6 * kSpace, room), std::max(6 * kSpace, room - kLeastBar));
  horizontalHeader()->resizeSection(0, name);
  horizontalHeader()->resizeSection(1, std::max(kSpace, room - name));
  horizontalHeader()->resizeSection(2, field + kSpace / 2);
}

// a line is as high as the field that is opened in it
void JointView::sizeLines() {
  UnitField field(Measure::Angle, this);
  field.ensurePolished();
  verticalHeader()->setDefaultSectionSize(field.sizeHint().height() + kSpace / 2);
}

QStyleOptionSlider JointView::sliderOf(const QModelIndex& index) const {
  const int joint = table_.jointAt(index);
  return JointDelegate::slider(visualRect(index), table_.joint(joint), table_.positionOf(joint));
}

QRect JointView::handleRect(int joint) const {
  const QModelIndex index = table_.indexOf(joint, JointCell::Bar);
  if (!index.isValid()) return {};
  const QStyleOptionSlider slider = sliderOf(index);
  return style()->subControlRect(QStyle::CC_Slider, &slider, QStyle::SC_SliderHandle);
}

void JointView::setCurrentJoint(int joint, JointCell cell) {
  const QModelIndex index = table_.indexOf(joint, cell);
  if (index.isValid()) setCurrentIndex(index);
}

void JointView::editNumber(int joint, JointCell cell) {
  const QModelIndex index = table_.indexOf(joint, cell);
  if (!table_.flags(index).testFlag(Qt::ItemIsEditable)) return;
  setCurrentIndex(index);
  edit(index);
}

void JointView::step(int joint, double by) {
  if (joint >= 0 && table_.isMovable(joint)) emit stepped(joint, by);
}

bool JointView::event(QEvent* event) {
  if (state() != EditingState && claimKeys(*event, kStepKeys)) return true;
  return QTableView::event(event);
}

void JointView::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  // a style sheet brings its font along
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  // after everything has taken it over
  QTimer::singleShot(0, this, &JointView::takeFont);
}

void JointView::takeFont() {
  table_.setNarrow(textScale() > 1.2);
  sizeLines();
  measureNames();
}

void JointView::resizeEvent(QResizeEvent* event) {
  const QModelIndex marked = table_.indexOf(marked_, JointCell::Position);
  const bool was_in_sight = marked.isValid() && QRect(QPoint(), event->oldSize()).contains(visualRect(marked).center());
  QTableView::resizeEvent(event);
  sizeColumns();
  // a table that becomes lower keeps the marked joint in sight
  if (was_in_sight) scrollTo(marked);
}

void JointView::focusInEvent(QFocusEvent* event) {
  if (!currentIndex().isValid() && table_.jointCount() > 0 && event->reason() != Qt::MouseFocusReason)
    setCurrentJoint(std::max(0, std::min(marked_, table_.jointCount() - 1)));
  QTableView::focusInEvent(event);
}

bool JointView::stepByKey(const QKeyEvent& event) {
  const QModelIndex index = currentIndex();
  const int joint = table_.jointAt(index);
  const JointCell cell = table_.cellAt(index);
  if (joint < 0 || !isKeyAmong(event, kStepKeys)) return false;
  // among the rates the arrows walk
  if (cell == JointCell::Velocity || cell == JointCell::Acceleration) return false;
  const JointRange range(table_.joint(joint));
  const double turns = range.turnsAt(table_.positionOf(joint));
  const auto go = [&](int tick) {
    if (table_.isMovable(joint)) emit wanted(joint, range.valueAt(tick, turns));
  };
  switch (event.key()) {
    case Qt::Key_Left: step(joint, -range.step()); break;
    case Qt::Key_Right: step(joint, range.step()); break;
    case Qt::Key_PageDown: step(joint, -range.page()); break;
    case Qt::Key_PageUp: step(joint, range.page()); break;
    case Qt::Key_Home: go(0); break;
    default: go(range.ticks()); break;
  }
  return true;
}

void JointView::keyPressEvent(QKeyEvent* event) {
  // what an open field leaves over, Enter for one
  if (state() == EditingState) return event->ignore();
  const int joint = table_.jointAt(currentIndex());
  const JointCell cell = table_.cellAt(currentIndex());
  const bool is_rate = cell == JointCell::Velocity || cell == JointCell::Acceleration;
  const JointCell number = is_rate ? cell : JointCell::Position;
  if (stepByKey(*event)) return;
  const bool opens = event->key() == Qt::Key_F2 || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (joint >= 0 && (opens || startsNumber(*event))) {
    editNumber(joint, number);
    // the digit is the first of the number
    if (QWidget* field = opens ? nullptr : indexWidget(currentIndex()); field != nullptr)
      QApplication::sendEvent(field, event);
    return;
  }
  QTableView::keyPressEvent(event);
}

void JointView::pressBar(const QModelIndex& index, const QPoint& at) {
  const int joint = table_.jointAt(index);
  setCurrentIndex(index);
  if (!table_.isMovable(joint)) return;
  const QRect handle = handleRect(joint);
  const JointRange range(table_.joint(joint));
  if (!handle.adjusted(-1, -kSpace, 1, kSpace).contains(at)) {
    return step(joint, at.x() < handle.center().x() ? -range.page() : range.page());
  }
  const double q = table_.positionOf(joint);
  drag_ = {joint, range.turnsAt(q), at.x() - handle.left()};
  delegate_->setHeldHandle(joint, range.tickOf(q, drag_.turns));
  viewport()->update();
  emit dragStarted(joint);
}

void JointView::mousePressEvent(QMouseEvent* event) {
  const QPoint at = event->position().toPoint();
  const QModelIndex index = indexAt(at);
  const JointCell cell = table_.cellAt(index);
  if (event->button() != Qt::LeftButton || cell == JointCell::None || drag_.joint >= 0)
    return QTableView::mousePressEvent(event);
  event->accept();
  if (cell == JointCell::Bar) return pressBar(index, at);
  setCurrentIndex(index);
  if (table_.flags(index).testFlag(Qt::ItemIsEditable)) edit(index);
}

void JointView::mouseMoveEvent(QMouseEvent* event) {
  if (drag_.joint < 0) return QTableView::mouseMoveEvent(event);
  const QModelIndex index = table_.indexOf(drag_.joint, JointCell::Bar);
  if (!index.isValid()) return;
  const QStyleOptionSlider slider = sliderOf(index);
  const QRect groove = style()->subControlRect(QStyle::CC_Slider, &slider, QStyle::SC_SliderGroove);
  const QRect handle = style()->subControlRect(QStyle::CC_Slider, &slider, QStyle::SC_SliderHandle);
  const int tick =
      QStyle::sliderValueFromPosition(0, slider.maximum, event->position().toPoint().x() - drag_.grip - groove.left(),
                                      groove.width() - handle.width(), slider.upsideDown);
  delegate_->setHeldHandle(drag_.joint, tick);
  viewport()->update();
  emit dragged(drag_.joint, JointRange(table_.joint(drag_.joint)).valueAt(tick, drag_.turns));
}

void JointView::mouseReleaseEvent(QMouseEvent* event) {
  if (drag_.joint < 0 || event->button() != Qt::LeftButton) return QTableView::mouseReleaseEvent(event);
  drag_ = {};
  delegate_->setHeldHandle(-1, 0);
  viewport()->update();
  emit dragFinished();
}

void JointView::mouseDoubleClickEvent(QMouseEvent* event) {
  const QModelIndex index = indexAt(event->position().toPoint());
  if (event->button() == Qt::LeftButton && table_.cellAt(index) == JointCell::Name)
    return editNumber(table_.jointAt(index));
  mousePressEvent(event);
}

// scrolling a long list must not move a joint: the wheel counts only over the slider that has the focus
void JointView::wheelEvent(QWheelEvent* event) {
  const QModelIndex index = indexAt(event->position().toPoint());
  const bool is_current = index.isValid() && index == currentIndex() && hasFocus();
  if (!is_current || table_.cellAt(index) != JointCell::Bar) return QTableView::wheelEvent(event);
  event->accept();
  wheel_ += event->angleDelta().y();
  const int notches = wheel_ / kNotch;
  wheel_ -= notches * kNotch;
  const int joint = table_.jointAt(index);
  if (notches != 0) step(joint, notches * JointRange(table_.joint(joint)).step());
}

// the next number of this joint, or the position of the next joint
QModelIndex JointView::nextField(const QModelIndex& from, bool back) const {
  const int by = back ? -1 : 1;
  int cell = from.row() * JointTableModel::kColumns + from.column() + by;
  for (; cell >= 0 && cell < table_.rowCount() * JointTableModel::kColumns; cell += by) {
    const QModelIndex index = table_.index(cell / JointTableModel::kColumns, cell % JointTableModel::kColumns);
    if (table_.flags(index).testFlag(Qt::ItemIsEditable)) return index;
  }
  return {};
}

void JointView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
  const bool on = hint == QAbstractItemDelegate::EditNextItem, back = hint == QAbstractItemDelegate::EditPreviousItem;
  if (!on && !back) return QTableView::closeEditor(editor, hint);
  const QPersistentModelIndex next = nextField(currentIndex(), back);
  QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
  if (!next.isValid()) return;
  setCurrentIndex(next);
  edit(next);
}

}  // namespace linkwright::ui

#include "moc_joint_view.cpp"
