// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/joint_table_model.h"

#include "core/mechanism/beyond_limit.h"
#include "ui/widgets/joint_words.h"
#include "ui/widgets/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

QString limitText(double value, Measure measure, AngleUnit unit) {
  //: no limit
  if (!std::isfinite(value)) return JointTableModel::tr("none");
  return withTrueMinus(QString::number(value * displayFactor(measure, unit), 'g', 5)) + unitSuffix(measure, unit);
}

bool isNumber(JointCell cell) {
  return cell == JointCell::Position || cell == JointCell::Velocity || cell == JointCell::Acceleration;
}

}  // namespace

std::vector<JointTableModel::Row> JointTableModel::rowsOf(const Model* model) const {
  std::vector<Row> rows;
  for (int joint = 0; model != nullptr && joint < model->dof(); ++joint) {
    rows.push_back({joint, Line::Main});
    if (narrow_) rows.push_back({joint, Line::Bar});
    if (model->joints()[static_cast<std::size_t>(joint)].leader >= 0) rows.push_back({joint, Line::Leader});
    if (rates_ && !narrow_) rows.push_back({joint, Line::Rates});
    if (rates_ && narrow_) rows.insert(rows.end(), {{joint, Line::Velocity}, {joint, Line::Acceleration}});
  }
  return rows;
}

void JointTableModel::remakeRows() {
  beginResetModel();
  rows_ = rowsOf(model_.get());
  endResetModel();
}

void JointTableModel::show(const SnapshotPtr& snapshot) {
  const bool new_model = snapshot->model != model_;
  std::vector<Row> rows = new_model ? rowsOf(snapshot->model.get()) : std::vector<Row>();
  if (new_model && rows != rows_) {
    beginResetModel();
    snapshot_ = snapshot;
    model_ = snapshot->model;
    rows_ = std::move(rows);
    endResetModel();
  } else {
    snapshot_ = snapshot;
    model_ = snapshot->model;
    if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kLastColumn));
  }
  if (new_model) emit jointsChanged();
}

void JointTableModel::setAngleUnit(AngleUnit unit) {
  if (unit == unit_) return;
  unit_ = unit;
  if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kLastColumn));
}

void JointTableModel::setRatesShown(bool shown) {
  if (shown == rates_) return;
  rates_ = shown;
  remakeRows();
}

void JointTableModel::setNarrow(bool narrow) {
  if (narrow == narrow_) return;
  narrow_ = narrow;
  remakeRows();
}

int JointTableModel::jointAt(const QModelIndex& index) const {
  return index.isValid() ? rows_.at(static_cast<std::size_t>(index.row())).joint : -1;
}

JointCell JointTableModel::cellAt(const QModelIndex& index) const {
  if (!index.isValid()) return JointCell::None;
  using enum JointCell;
  const auto column = static_cast<std::size_t>(index.column());
  switch (rows_.at(static_cast<std::size_t>(index.row())).line) {
    case Line::Main: return std::array{Name, narrow_ ? None : Bar, Position}.at(column);
    case Line::Bar: return std::array{Bar, None, None}.at(column);
    case Line::Leader: return std::array{Leader, None, None}.at(column);
    case Line::Rates: return std::array{Velocity, Acceleration, None}.at(column);
    case Line::Velocity: return std::array{Velocity, None, None}.at(column);
    case Line::Acceleration: return std::array{Acceleration, None, None}.at(column);
  }
  return None;
}

QModelIndex JointTableModel::indexOf(int joint, JointCell cell) const {
  const auto first = std::lower_bound(rows_.begin(), rows_.end(), joint,
                                      [](const Row& row, int wanted) { return row.joint < wanted; });
  for (auto row = first; row != rows_.end() && row->joint == joint; ++row) {
    for (int column = 0; column < kColumns; ++column) {
      const QModelIndex at = index(static_cast<int>(row - rows_.begin()), column);
      if (cellAt(at) == cell) return at;
    }
  }
  return {};
}

int JointTableModel::spanAt(int row, int column) const {
  switch (rows_.at(static_cast<std::size_t>(row)).line) {
    case Line::Main: return column == 0 && narrow_ ? 2 : 1;
    case Line::Rates: return column == 1 ? 2 : 1;
    default: return column == 0 ? kColumns : 1;
  }
}

Measure JointTableModel::measureOf(const ModelJoint& joint, JointCell cell) {
  const bool slides = joint.type == JointType::Prismatic;
  if (cell == JointCell::Velocity) return slides ? Measure::Velocity : Measure::AngularVelocity;
  if (cell == JointCell::Acceleration) return slides ? Measure::Acceleration : Measure::AngularAcceleration;
  return slides ? Measure::Length : Measure::Angle;
}

int JointTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int JointTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

double JointTableModel::valueOf(int joint, JointCell cell) const {
  if (cell == JointCell::Velocity) return snapshot_->qd[joint];
  if (cell == JointCell::Acceleration) return snapshot_->qdd[joint];
  return snapshot_->q[joint];
}

QStringList JointTableModel::names() const {
  QStringList names;
  for (int joint = 0; joint < jointCount(); ++joint) names << nameOf(joint);
  return names;
}

bool JointTableModel::isBeyond(int joint) const {
  const Limits& limits = this->joint(joint).limits;
  return beyondRange(positionOf(joint), limits.lower, limits.upper) > 0.0;
}

QString JointTableModel::leaderWords(int joint) const {
  const ModelJoint& of = this->joint(joint);
  const QString leader = nameOf(of.leader);
  if (of.multiplier == 1.0 && of.offset == 0.0) return tr("mimics %1").arg(leader);
  const QString factor = withTrueMinus(QString::number(of.multiplier, 'g', 5));
  //: a mimic joint; %1: name of the joint that it follows, %2: a factor
  if (of.offset == 0.0) return tr("mimics %1 × %2").arg(leader, factor);
  const QString offset = limitText(std::abs(of.offset), measureOf(of, JointCell::Position), unit_);
  //: a mimic joint; %1: name of the joint that it follows, %2: a factor, %3: an offset with its unit
  return of.offset > 0.0
             ? tr("mimics %1 × %2 + %3").arg(leader, factor, offset)
             //: a mimic joint; %1: name of the joint that it follows, %2: a factor, %3: an offset with its unit
             : tr("mimics %1 × %2 − %3").arg(leader, factor, offset);
}

QString JointTableModel::wordsOf(int joint, JointCell cell) const {
  if (cell == JointCell::Name) return nameOf(joint);
  if (cell == JointCell::Leader) return leaderWords(joint);
  if (!isNumber(cell)) return {};
  return numberWithUnit(valueOf(joint, cell), measureOf(this->joint(joint), cell), unit_);
}

// what the slider stands for is said as well: it is a picture alone
QString JointTableModel::spokenOf(int joint, JointCell cell) const {
  const QString name = nameOf(joint);
  const auto marked = [&](const QString& text) {
    return isBeyond(joint) ? tr("%1, beyond its limits").arg(text) : text;
  };
  switch (cell) {
    case JointCell::Name: return this->joint(joint).passive ? tr("%1, passive").arg(name) : name;
    //: %1: name of a joint, %2: its position with its unit
    case JointCell::Bar: return marked(tr("Slider of %1: %2").arg(name, wordsOf(joint, JointCell::Position)));
    //: %1: name of a joint, %2: its position with its unit
    case JointCell::Position: return marked(tr("Position of %1: %2").arg(name, wordsOf(joint, cell)));
    //: %1: name of a joint, %2: its velocity with its unit
    case JointCell::Velocity: return tr("Velocity of %1: %2").arg(name, wordsOf(joint, cell));
    //: %1: name of a joint, %2: its acceleration with its unit
    case JointCell::Acceleration: return tr("Acceleration of %1: %2").arg(name, wordsOf(joint, cell));
    //: %1: name of a mimic joint, %2: what it follows ("mimics elbow × 2")
    case JointCell::Leader: return tr("%1 %2").arg(name, leaderWords(joint));
    case JointCell::None: break;
  }
  return {};
}

QString JointTableModel::tipOf(int joint, JointCell cell) const {
  const ModelJoint& of = this->joint(joint);
  if (cell == JointCell::Velocity) return tr("Velocity of %1").arg(nameOf(joint));
  if (cell == JointCell::Acceleration) return tr("Acceleration of %1").arg(nameOf(joint));
  const Measure position = measureOf(of, JointCell::Position);
  const Measure rate = measureOf(of, JointCell::Velocity);
  const bool slides = of.type == JointType::Prismatic;
  //: %1: name of a joint, %2: its type ("revolute"), %3 to %6: limits with their unit
  QString text = tr("%1, %2\nLower limit: %3\nUpper limit: %4\nVelocity limit: %5\nEffort limit: %6")
                     .arg(nameOf(joint), jointTypeWord(of.type), limitText(of.limits.lower, position, unit_),
                          limitText(of.limits.upper, position, unit_), limitText(of.limits.velocity, rate, unit_),
                          std::isfinite(of.limits.effort) ? QString::number(of.limits.effort) +
                                                                (slides ? QStringLiteral(" N") : QStringLiteral(" N m"))
                                                          : tr("none"));
  if (of.passive) text += '\n' + tr("Passive, not driven by a motor");
  //: %1: what a joint follows ("mimics elbow × 2")
  if (of.leader >= 0) text += '\n' + tr("%1; move the mimicked joint instead").arg(leaderWords(joint));
  if (isBeyond(joint)) text += '\n' + tr("Beyond its limits");
  return text;
}

QVariant JointTableModel::data(const QModelIndex& index, int role) const {
  const int joint = jointAt(index);
  if (joint < 0 || !snapshot_) return {};
  const JointCell cell = cellAt(index);
  switch (role) {
    case CellRole: return static_cast<int>(cell);
    case JointRole: return joint;
    case BeyondRole: return isBeyond(joint);
    case Qt::DisplayRole: return wordsOf(joint, cell);
    case Qt::EditRole:
    case Qt::UserRole: return isNumber(cell) || cell == JointCell::Bar ? QVariant(valueOf(joint, cell)) : QVariant();
    case Qt::ToolTipRole: return cell == JointCell::None ? QVariant() : QVariant(tipOf(joint, cell));
    case Qt::AccessibleTextRole: return spokenOf(joint, cell);
    case Qt::AccessibleDescriptionRole: return cell == JointCell::None ? QVariant() : QVariant(tipOf(joint, cell));
    case Qt::TextAlignmentRole:
      return static_cast<int>((isNumber(cell) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
  }
}

QVariant JointTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) {
    const int joint = jointAt(index(section, 0));
    return joint < 0 ? QVariant() : QVariant(nameOf(joint));
  }
  switch (section) {
    case 0: return tr("Joint");
    //: noun: column of the sliders that move the joints
    case 1: return tr("Slider");
    default: return tr("Position");
  }
}

Qt::ItemFlags JointTableModel::flags(const QModelIndex& index) const {
  const int joint = jointAt(index);
  const JointCell cell = cellAt(index);
  if (joint < 0 || cell == JointCell::None) return Qt::NoItemFlags;
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
  if (isNumber(cell) && isMovable(joint)) flags |= Qt::ItemIsEditable;
  return flags;
}

bool JointTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) return false;
  const int joint = jointAt(index);
  const JointCell cell = cellAt(index);
  if (value.toDouble() == valueOf(joint, cell)) return true;
  const JointField field = cell == JointCell::Velocity       ? JointField::Velocity
                           : cell == JointCell::Acceleration ? JointField::Acceleration
                                                             : JointField::Position;
  emit edited(joint, field, value.toDouble());
  return true;
}

}  // namespace linkwright::ui

#include "moc_joint_table_model.cpp"
