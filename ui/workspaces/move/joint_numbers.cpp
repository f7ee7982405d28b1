// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/joint_numbers.h"

#include "ui/widgets/number_delegate.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kMostRows = 8;

/// A number is typed in a field in its place; the arrow keys and the wheel spin it live.
class JointNumberDelegate : public NumberDelegate {
public:
  using NumberDelegate::NumberDelegate;

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const auto& table = modelOf(index);
    auto* field = new NumberField(parent);
    field->setObjectName(QStringLiteral("jointFigure"));
    field->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    field->setMeasure(table.measureOf(index.row(), index.column()));
    field->setAngleUnit(table.angleUnit());
    field->setUnit(table.unitOf(index.row(), index.column()));
    if (table.columnAt(index.column()).none)
      //: no limit
      field->setNone(*table.columnAt(index.column()).none, JointNumberModel::tr("none"));
    const QPersistentModelIndex place(index);
    const auto set = [place](double value) {
      if (place.isValid()) const_cast<QAbstractItemModel*>(place.model())->setData(place, value);
    };
    connect(field, &NumberField::typed, this, set);
    connect(field, &NumberField::spun, this, [field, place](double value) {
      if (!place.isValid()) return;
      field->setSi(value);
      auto* model = const_cast<JointNumberModel*>(static_cast<const JointNumberModel*>(place.model()));
      model->spin(place.row(), place.column(), value);
    });
    MotionEditor* editor = &table.editor();
    connect(field, &NumberField::spinEnded, editor, &MotionEditor::endSpin);
    connect(field, &NumberField::dropped, editor, &MotionEditor::cancelSpin);
    return field;
  }

private:
  static const JointNumberModel& modelOf(const QModelIndex& index) {
    return *static_cast<const JointNumberModel*>(index.model());
  }
};

}  // namespace

JointNumberModel::JointNumberModel(MotionEditor& editor, std::vector<JointColumn> columns, bool has_row_for_all,
                                   QObject* parent)
    : QAbstractTableModel(parent), editor_(editor), columns_(std::move(columns)), for_all_(has_row_for_all) {
  shown_.resize(columns_.size());
  std::iota(shown_.begin(), shown_.end(), std::size_t{0});
}

void JointNumberModel::refresh() {
  const auto model = editor_.document().snapshot()->model;
  if (model != model_) {
    beginResetModel();
    model_ = model;
    endResetModel();
  } else if (rowCount() > 0) {
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  }
}

void JointNumberModel::setColumnShown(const QString& title, bool shown) {
  std::vector<std::size_t> now;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const bool was = std::find(shown_.begin(), shown_.end(), i) != shown_.end();
    if (columns_[i].title == title ? shown : was) now.push_back(i);
  }
  if (now == shown_) return;
  beginResetModel();
  shown_ = std::move(now);
  endResetModel();
}

std::vector<int> JointNumberModel::jointsOf(int row) const {
  if (!for_all_ || row > 0) return {row - (for_all_ ? 1 : 0)};
  // those that turn; all where none does
  std::vector<int> joints;
  for (int i = 0; i < model_->dof(); ++i) {
    if (model_->joints()[static_cast<std::size_t>(i)].type != JointType::Prismatic) joints.push_back(i);
  }
  if (joints.empty()) {
    joints.resize(static_cast<std::size_t>(model_->dof()));
    std::iota(joints.begin(), joints.end(), 0);
  }
  return joints;
}

QString JointNumberModel::rowName(int row) const {
  const std::vector<int> joints = jointsOf(row);
  if (for_all_ && row == 0) return std::ssize(joints) == model_->dof() ? tr("All joints") : tr("All revolute joints");
  return QString::fromStdString(model_->joints().at(static_cast<std::size_t>(joints.front())).name);
}

bool JointNumberModel::slides(int row) const {
  const std::vector<int> joints = jointsOf(row);
  return !joints.empty() && model_->joints().at(static_cast<std::size_t>(joints.front())).type == JointType::Prismatic;
}

std::optional<Measure> JointNumberModel::measureOf(int row, int column) const {
  const JointColumn& of = columnAt(column);
  return slides(row) ? of.sliding : of.turning;
}

QString JointNumberModel::unitOf(int row, int column) const {
  const JointColumn& of = columnAt(column);
  const QString& own = slides(row) ? of.sliding_unit : of.turning_unit;
  const std::optional<Measure> measure = measureOf(row, column);
  if (own.isEmpty()) return measure ? unitSuffix(*measure, angleUnit()) : QString();
  const bool in_degrees = measure && displayFactor(*measure, angleUnit()) != 1.0;
  return in_degrees ? QString(own).replace(QStringLiteral("rad"), QStringLiteral("°")) : own;
}

double JointNumberModel::valueAt(int row, int column) const {
  const TrajectoryPlan* plan = editor_.plan();
  const std::vector<int> joints = jointsOf(row);
  if (plan == nullptr || joints.empty()) return std::nan("");
  const JointColumn& of = columnAt(column);
  const double first = of.read(*plan, joints.front());
  const bool same = std::all_of(joints.begin(), joints.end(), [&](int j) { return of.read(*plan, j) == first; });
  return same ? first : std::nan("");
}

int JointNumberModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid() || !model_) return 0;
  return model_->dof() + (for_all_ && model_->dof() > 1 ? 1 : 0);
}

int JointNumberModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : 1 + static_cast<int>(shown_.size());
}

QVariant JointNumberModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const QString name = rowName(index.row());
  if (index.column() == 0) {
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) return name;
    return {};
  }
  const JointColumn& of = columnAt(index.column());
  const double value = valueAt(index.row(), index.column());
  switch (role) {
    case Qt::EditRole: return value;
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: {
      const std::optional<Measure> measure = measureOf(index.row(), index.column());
      const double factor = measure ? displayFactor(*measure, angleUnit()) : 1.0;
      const bool is_none = of.none && value == *of.none;
      const QString shown = is_none                ? tr("none")
                            : std::isfinite(value) ? withTrueMinus(QString::number(value * factor, 'g', 5)) +
                                                         unitOf(index.row(), index.column())
                                                   : QStringLiteral("—");
      return role == Qt::DisplayRole ? shown : QStringLiteral("%1: %2").arg(of.spoken.arg(name), shown);
    }
    case Qt::ToolTipRole: return of.spoken.arg(name);
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
  }
}

QVariant JointNumberModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return role == Qt::DisplayRole ? QVariant(rowName(section)) : QVariant();
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((section > 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role == Qt::ToolTipRole && section > 0) return columnAt(section).spoken.arg(tr("each joint"));
  if (role != Qt::DisplayRole) return {};
  return section == 0 ? tr("Joint") : columnAt(section).title;
}

Qt::ItemFlags JointNumberModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
  const std::vector<int> joints = jointsOf(index.row());
  const bool follows = joints.size() == 1 && model_->joints().at(static_cast<std::size_t>(joints.front())).leader >= 0;
  if (index.column() > 0 && !follows) flags |= Qt::ItemIsEditable;
  return flags;
}

bool JointNumberModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) return false;
  const double number = value.toDouble();
  if (number == valueAt(index.row(), index.column())) return true;
  const JointColumn& of = columnAt(index.column());
  const QString why = of.wrong && !(of.none && number == *of.none) ? of.wrong(number) : QString();
  if (!why.isEmpty()) {
    emit refused(index, why);
    return false;
  }
  editor_.change(of.spoken.arg(rowName(index.row())), [&](TrajectoryPlan& plan) {
    for (const int joint : jointsOf(index.row())) of.write(plan, joint, number);
  });
  return true;
}

void JointNumberModel::spin(int row, int column, double value) {
  const JointColumn& of = columnAt(column);
  if (of.wrong && !of.wrong(value).isEmpty()) return;
  editor_.spin(of.spoken.arg(rowName(row)), [&](TrajectoryPlan& plan) {
    for (const int joint : jointsOf(row)) of.write(plan, joint, value);
  });
}

JointNumberTable::JointNumberTable(const QString& object_name, const QString& spoken, JointNumberModel* model,
                                   QWidget* parent)
    : QTableView(parent) {
  setObjectName(object_name);
  setAccessibleName(spoken);
  setModel(model);
  setItemDelegate(new JointNumberDelegate(this));
  setSelectionMode(SingleSelection);
  setEditTriggers(SelectedClicked | DoubleClicked | EditKeyPressed | AnyKeyPressed);
  setShowGrid(false);
  setAlternatingRowColors(true);
  setTabKeyNavigation(false);
  verticalHeader()->hide();
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  horizontalHeader()->setSectionsClickable(false);
  horizontalHeader()->setHighlightSections(false);
  sizeColumns();
  connect(model, &QAbstractItemModel::modelReset, this, [this] {
    sizeColumns();
    updateGeometry();
  });
  connect(model, &JointNumberModel::refused, this, [this](const QModelIndex& index, const QString& why) {
    QToolTip::showText(viewport()->mapToGlobal(visualRect(index).bottomLeft()), why, this, {}, 6000);
  });
}

void JointNumberTable::sizeColumns() {
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kSpace);
  horizontalHeader()->setMinimumSectionSize(5 * kSpace);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void JointNumberTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  sizeColumns();
  updateGeometry();
}

QSize JointNumberTable::sizeHint() const {
  const int rows = std::clamp(model()->rowCount(), 1, kMostRows);
  const int height = horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize();
  return {30 * kSpace, height + 2 * frameWidth()};
}
QSize JointNumberTable::minimumSizeHint() const { return {20 * kSpace, sizeHint().height()}; }

}  // namespace linkwright::ui

#include "moc_joint_numbers.cpp"
