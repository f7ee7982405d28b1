// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/dh_table_model.h"

#include "ui/document/translated.h"
#include "ui/widgets/joint_words.h"
#include "ui/widgets/theme.h"

#include <QFont>

#include <cmath>

namespace linkwright::ui {

namespace {

QString iconName(JointType type) {
  switch (type) {
    case JointType::Prismatic: return QStringLiteral("joint-prismatic");
    case JointType::Continuous: return QStringLiteral("joint-continuous");
    default: return QStringLiteral("joint-revolute");
  }
}

QString headOf(DhParameter parameter, bool modified) {
  // of the link before the joint in the modified form
  const bool before = modified && (parameter == DhParameter::A || parameter == DhParameter::Alpha);
  return symbolOf(parameter) + (before ? QStringLiteral(u"ᵢ₋₁") : QStringLiteral(u"ᵢ"));
}

}  // namespace

DhTableModel::DhTableModel(DhChain& chain, Interaction& interaction, QObject* parent)
    : QAbstractTableModel(parent), chain_(chain), interaction_(interaction) {
  const auto renew = [this] {
    takeGroups();
    if (rowCount() > 0) emit dataChanged(index(0, kTheta), index(rowCount() - 1, kAlpha));
  };
  connect(&chain_, &DhChain::numbersChanged, this, renew);
  connect(&chain_, &DhChain::rowsChanged, this, [this] {
    beginResetModel();
    takeGroups();
    endResetModel();
  });
  connect(&interaction_, &Interaction::angleUnitChanged, this, [this, renew] {
    renew();
    emit headerDataChanged(Qt::Horizontal, kTheta, kAlpha);
  });
  takeGroups();
}

std::optional<DhParameter> DhTableModel::parameterOf(int column) {
  if (column < kTheta || column > kAlpha) return std::nullopt;
  return kDhParameters[column - kTheta];
}

Measure DhTableModel::measureOf(DhParameter parameter) { return isAngle(parameter) ? Measure::Angle : Measure::Length; }

int DhTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || chain_.form() == nullptr ? 0 : static_cast<int>(chain_.form()->table.rows.size());
}

int DhTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

const DhRow* DhTableModel::rowAt(int row) const {
  return row >= 0 && row < rowCount() ? &chain_.form()->table.rows[static_cast<std::size_t>(row)] : nullptr;
}

double DhTableModel::shown(const DhRow& row, DhParameter parameter) const {
  return valueOf(row, parameter) * displayFactor(measureOf(parameter), interaction_.angleUnit());
}

void DhTableModel::takeGroups() {
  for (const DhParameter parameter : kDhParameters) {
    double largest = 0.0;
    for (int i = 0; i < rowCount(); ++i) largest = std::max(largest, std::abs(shown(*rowAt(i), parameter)));
    groups_.at(static_cast<std::size_t>(parameter)) = NumberGroup(largest);
  }
}

QString DhTableModel::textOf(int row, int column) const {
  const DhRow& of = *rowAt(row);
  if (column == kJoint) return QString::fromStdString(of.joint);
  if (column == kKind) return jointTypeWord(of.type);
  const DhParameter parameter = *parameterOf(column);
  const double value = shown(of, parameter);
  // a true zero is the table's structure, and no rounded number
  const NumberGroup& group = groups_.at(static_cast<std::size_t>(parameter));
  const QString number = value == 0.0 ? QStringLiteral("0") : group.text(std::abs(value));
  const bool negative = value < 0.0 && group.text(value) != number;
  const QString minus(QChar(0x2212));
  if (!isVariable(of, parameter)) return negative ? minus + number : number;
  QString q = QStringLiteral("q") + subscript(row + 1);
  if (value == 0.0) return q;
  return q + QStringLiteral(" ") + (negative ? minus : QStringLiteral("+")) + QStringLiteral(" ") + number;
}

QString DhTableModel::describe(int row, int column) const {
  const DhRow& of = *rowAt(row);
  const QString joint = QString::fromStdString(of.joint);
  const std::optional<DhParameter> parameter = parameterOf(column);
  //: %1: name of a joint, %2: its type ("revolute")
  if (!parameter) return tr("%1, %2").arg(joint, jointTypeWord(of.type));
  const QString unit = unitSuffix(measureOf(*parameter), interaction_.angleUnit());
  //: %1: symbol of a DH parameter, %2: name of a joint, %3: a number, %4: its unit, after a space
  QString text =
      tr("%1 of %2: %3%4").arg(symbolOf(*parameter), joint, withTrueMinus(fullNumber(shown(of, *parameter))), unit);
  if (isVariable(of, *parameter)) {
    text += QLatin1Char('\n') + tr("Joint variable: this offset plus the joint position q%1").arg(subscript(row + 1));
  }
  return text;
}

QVariant DhTableModel::data(const QModelIndex& index, int role) const {
  const DhRow* row = rowAt(index.row());
  if (row == nullptr) return {};
  const std::optional<DhParameter> parameter = parameterOf(index.column());
  switch (role) {
    case Qt::DisplayRole: return textOf(index.row(), index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return describe(index.row(), index.column());
    case Qt::DecorationRole: return index.column() == kKind ? QVariant(themedIcon(iconName(row->type))) : QVariant();
    case Qt::TextAlignmentRole: return QVariant((parameter ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::EditRole: return parameter ? QVariant(valueOf(*row, *parameter)) : QVariant();
    case Qt::UserRole: return parameter ? QVariant(shown(*row, *parameter)) : QVariant();
    case Qt::FontRole:
      if (parameter && isVariable(*row, *parameter)) {
        QFont bold;
        bold.setWeight(QFont::DemiBold);
        return bold;
      }
      return {};
    default: return {};
  }
}

bool DhTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  const std::optional<DhParameter> parameter = parameterOf(index.column());
  const double number = value.toDouble();
  if (role != Qt::EditRole || !parameter || rowAt(index.row()) == nullptr || !std::isfinite(number)) return false;
  const Diagnostics problems = chain_.set(index.row(), *parameter, number);
  if (!hasErrors(problems)) return true;
  emit refused(translated(problems.front().message));
  return false;
}

QVariant DhTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  const bool text = role == Qt::DisplayRole, tip = role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
  if (orientation == Qt::Vertical) return text ? QVariant(section + 1) : QVariant();
  if (role == Qt::TextAlignmentRole) {
    return QVariant((parameterOf(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (!text && !tip) return {};
  const bool modified = chain_.convention() == DhConvention::Modified;
  switch (section) {
    case kJoint: return tr("Joint");
    case kKind: return tr("Type");
    default: break;
  }
  const DhParameter parameter = *parameterOf(section);
  if (text) {
    const QString unit = unitSuffix(measureOf(parameter), interaction_.angleUnit()).trimmed();
    //: %1: symbol of a DH parameter, %2: its unit
    return tr("%1 (%2)").arg(headOf(parameter, modified), unit);
  }
  switch (parameter) {
    case DhParameter::Theta: return tr("θ: angle from the previous x axis to the next, about z");
    case DhParameter::D: return tr("d: distance from the previous x axis to the next, along z");
    case DhParameter::A: return tr("a: distance from the previous z axis to the next, along x");
    case DhParameter::Alpha: break;
  }
  return tr("α: angle from the previous z axis to the next, about x");
}

Qt::ItemFlags DhTableModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  return parameterOf(index.column()) ? plain | Qt::ItemIsEditable : plain;
}

}  // namespace linkwright::ui

#include "moc_dh_table_model.cpp"
