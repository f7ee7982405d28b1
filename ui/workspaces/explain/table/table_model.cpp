// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/table/table_model.h"

#include "core/trace/trace_rows.h"
#include "ui/document/insight.h"
#include "ui/workspaces/explain/walk/equation_words.h"
#include "ui/workspaces/explain/walk/step_operands.h"

#include <algorithm>

namespace linkwright::ui {

TableModel::TableModel(Document& document, Interaction& interaction, QObject* parent)
    : QAbstractTableModel(parent), document_(document), walk_(interaction.walk()) {}

void TableModel::takeTable() {
  shown_.clear();
  for (int c = 0; c < static_cast<int>(table_.columns.size()); ++c) {
    if (matrices_ || table_.columns[static_cast<std::size_t>(c)].size < 9) shown_.push_back(c);
  }
}

void TableModel::refresh() {
  const SnapshotPtr next = document_.snapshot();
  if (!next || !next->recording) return;
  QuantityTable table = quantityTable(*next->model, *next->recording);
  const bool other = !snapshot_ || snapshot_->model != next->model || table != table_;
  if (other) beginResetModel();
  snapshot_ = next;
  table_ = std::move(table);
  if (other) takeTable();
  takeNumbers();
  if (other) {
    endResetModel();
  } else if (rowCount() > 0 && columnCount() > 0) {
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  }
}

std::set<int> TableModel::operands() const {
  if (walk_.step() < 0 || walk_.step() >= static_cast<int>(snapshot_->steps->size())) return {};
  return operandsOf(*snapshot_, walk_.step());
}

void TableModel::takeNumbers() {
  const Recording& recording = *snapshot_->recording;
  const std::set<int> operands = this->operands();
  const int step = walk_.step();
  const bool stepping = step >= 0 && step < static_cast<int>(snapshot_->steps->size());
  const Step at = stepping ? (*snapshot_->steps)[static_cast<std::size_t>(step)] : Step{};
  const Axes axes = walk_.axes();
  // by term a sum is there with its last one
  const bool is_partial =
      stepping && walk_.term() >= 0 && walk_.term() + 1 < std::ssize(termsOf(*snapshot_, step).summands);
  cells_.assign(table_.entries.size(), {});
  std::vector<double> largest(2 * table_.columns.size(), 0.0);
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const int index = table_.entries[i];
    if (index < 0) continue;
    const Recorded& entry = recording.entries[static_cast<std::size_t>(index)];
    Cell& cell = cells_[i];
    cell.value = tableValue(*snapshot_->model, snapshot_->X_WB, entry, axes);
    // a child's term of the sum would give it away
    const bool term = stepping && entry.other >= 0 && index >= at.first && index < at.last;
    const QuantityKey key{entry.body, entry.quantity, entry.other};
    cell.asked = walk_.keeps(key) || (walk_.asked() && (term || *walk_.asked() == key));
    cell.state = CellState::Known;
    if (stepping) {
      const bool input = entry.equation == EquationId::Input;
      if (index >= at.last) cell.state = CellState::NotYet;
      if (operands.count(index) > 0) cell.state = CellState::Operand;
      if (index >= at.first && index < at.last && !input && cell.state != CellState::Operand) {
        cell.state = is_partial ? CellState::NotYet : CellState::Result;
      }
    }
    const std::size_t column = i % table_.columns.size();
    for (int k = 0; k < cell.value.size; ++k) {
      double& group = largest[2 * column + (cell.value.size == 6 && k >= 3 ? 1 : 0)];
      group = std::max(group, std::abs(cell.value.values[k]));
    }
  }
  groups_.clear();
  for (const double group : largest) groups_.emplace_back(group);
  writeNumbers();
}

void TableModel::writeNumbers() {
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    Cell& cell = cells_[i];
    if (cell.state == CellState::None || cell.state == CellState::NotYet) continue;
    if (cell.asked) {
      cell.texts = {QStringLiteral("?")};
      continue;
    }
    const std::size_t group = 2 * (i % table_.columns.size());
    for (int k = 0; k < cell.value.size; ++k) {
      cell.texts << groups_[group + (cell.value.size == 6 && k >= 3 ? 1 : 0)].text(cell.value.values[k]);
    }
  }
}

void TableModel::setMatricesShown(bool shown) {
  if (shown == matrices_) return;
  beginResetModel();
  matrices_ = shown;
  takeTable();
  endResetModel();
}

void TableModel::setLinksAcross(bool across) {
  if (across == across_) return;
  beginResetModel();
  across_ = across;
  endResetModel();
}

int TableModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return across_ ? static_cast<int>(shown_.size()) : table_.rows;
}

int TableModel::columnCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return across_ ? table_.rows : static_cast<int>(shown_.size());
}

TableModel::Place TableModel::placeOf(const QModelIndex& index) const {
  return index.isValid() ? placeOf(index.row(), index.column()) : Place{};
}

const TableModel::Cell& TableModel::cellAt(Place place) const {
  return cells_.at(static_cast<std::size_t>(place.link) * table_.columns.size() +
                   static_cast<std::size_t>(columnOf(place.quantity)));
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !snapshot_) return {};
  const Place place = placeOf(index);
  const Cell& cell = cellAt(place);
  switch (role) {
    case Qt::DisplayRole: return cell.texts.join(QLatin1Char(' '));
    case NumbersRole: return cell.texts;
    case StateRole: return QVariant::fromValue(static_cast<int>(cell.state));
    case QuantityRole:
      return static_cast<int>(table_.columns[static_cast<std::size_t>(columnOf(place.quantity))].quantity);
    case MarkedRole: return walk_.marked() && cell.state != CellState::None && *walk_.marked() == keyOf(index);
    case BroughtRole: return isBrought(place);
    case Qt::ToolTipRole: return isBrought(place) ? toolTip(place) + broughtText(place) : toolTip(place);
    case Qt::AccessibleTextRole: return spoken(place);
    default: return {};
  }
}

bool TableModel::isBrought(Place place) const {
  return walk_.student() && cellAt(place).state != CellState::None &&
         walk_.student()->key == keyAt(table_, *snapshot_->recording, place.link, columnOf(place.quantity));
}

// in the axes of the cell, as ours are
QString TableModel::broughtText(Place place) const {
  const int index = table_.entryAt(place.link, columnOf(place.quantity));
  Recorded brought = snapshot_->recording->entries[static_cast<std::size_t>(index)];
  const std::vector<double>& values = walk_.student()->values;
  const auto listOf = [](const double* begin, std::size_t count) {
    QStringList numbers;
    for (std::size_t k = 0; k < count; ++k) numbers << withTrueMinus(fullNumber(begin[k]));
    return numbers.join(QStringLiteral("   "));
  };
  const QString before = toolTip(place).isEmpty() ? QString() : QStringLiteral("\n");
  if (values.size() != static_cast<std::size_t>(brought.size)) {
    //: %1: the numbers, %2: how many they are, %3: how many they must be
    return before + tr("from the checked table: %1 (%2 numbers instead of %3)")
                        .arg(listOf(values.data(), values.size()))
                        .arg(values.size())
                        .arg(brought.size);
  }
  std::copy(values.begin(), values.end(), brought.values);
  const Components shown = tableValue(*snapshot_->model, snapshot_->X_WB, brought, walk_.axes());
  return before + tr("from the checked table: %1").arg(listOf(shown.values, static_cast<std::size_t>(shown.size)));
}

QString TableModel::toolTip(Place place) const {
  const Cell& cell = cellAt(place);
  if (cell.asked || cell.state == CellState::None) return {};
  const int column = columnOf(place.quantity);
  const Recorded& entry = snapshot_->recording->entries[static_cast<std::size_t>(table_.entryAt(place.link, column))];
  const QString link = QString::fromStdString(bodyName(*snapshot_->model, place.link));
  const TableColumn& what = table_.columns[static_cast<std::size_t>(column)];
  const QString name = quantityHead(place.quantity, Qt::ToolTipRole).toString();
  //: %1: name of a quantity, %2: name of a link
  QStringList lines{tr("%1 of %2").arg(name, link)};
  if (cell.state == CellState::NotYet) {
    lines << tr("not computed yet");
    return lines.join(QLatin1Char('\n'));
  }
  QStringList row;
  for (int k = 0; k < cell.value.size; ++k) {
    row << withTrueMinus(fullNumber(cell.value.values[k]));
    if (k % 3 == 2 || k + 1 == cell.value.size) {
      lines << row.join(QStringLiteral("   "));
      row.clear();
    }
  }
  const bool prismatic = snapshot_->model->bodies()[static_cast<std::size_t>(place.link)].prismatic;
  const QString unit = unitWithExponents(QLatin1String(unitOf(what.quantity, prismatic, table_.formulation)));
  const QString frame = QString::fromStdString(tableFrame(*snapshot_->model, entry, walk_.axes()));
  if (entry.size == 1)
    lines << unit;
  else if (frame == QLatin1String("world"))
    lines << tr("%1, in the world frame").arg(unit);
  else
    //: %1: a unit, %2: name of a link
    lines << tr("%1, in the frame of %2").arg(unit, frame);
  return lines.join(QLatin1Char('\n'));
}

QString TableModel::spoken(Place place) const {
  const Cell& cell = cellAt(place);
  //: no value
  if (cell.state == CellState::None) return tr("none");
  QString words = cell.asked ? tr("to be predicted") : toolTip(place);
  if (isBrought(place)) words += QLatin1Char('\n') + broughtText(place).trimmed();
  return words.replace(QLatin1Char('\n'), QStringLiteral(", "));
}

QVariant TableModel::quantityHead(int quantity, int role) const {
  const int column = columnOf(quantity);
  const TableColumn& what = table_.columns[static_cast<std::size_t>(column)];
  const QString name = quantityName(what.quantity);
  switch (role) {
    case Qt::DisplayRole: return what.handed_on ? tr("%1 passed on").arg(name) : name;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
      if (what.handed_on) {
        //: %1: name of a quantity ("force"), %2: its symbol
        return tr("%1 that link k passes on to its parent, in the parent frame and about the parent origin: %2")
            .arg(name, QString::fromUtf8(symbolOfColumn(table_, column).plain));
      }
      if (what.other < 0) return name;
      //: %1: name of a quantity ("force"), %2: name of a link
      return tr("%1 that the motion of %2 requires")
          .arg(name, QString::fromStdString(bodyName(*snapshot_->model, what.other)));
    case QuantityRole: return static_cast<int>(what.quantity);
    case StemRole: return stemFor(what.quantity, what.handed_on);
    case ProductRole: return what.handed_on ? QString::fromUtf8(symbolOfColumn(table_, column).plain) : QString();
    case UnitRole: {
      const QString unit = unitWithExponents(QString::fromStdString(unitOfColumn(*snapshot_->model, table_, column)));
      if (what.other < 0) return unit == QLatin1String("1") ? QString() : unit;
      return QStringLiteral("j = %1, %2").arg(what.other + 1).arg(unit);
    }
    case SizeRole: return what.size;
    default: return {};
  }
}

QVariant TableModel::linkHead(int link, int role) const {
  const QString name = QString::fromStdString(bodyName(*snapshot_->model, link));
  switch (role) {
    case Qt::DisplayRole: return QStringLiteral("%1  %2").arg(link + 1).arg(name);
    //: noun; %1: name of a link, %2: its number
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return tr("link %1, i = %2").arg(name).arg(link + 1);
    default: return {};
  }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (!snapshot_ || section < 0) return {};
  const bool of_links = (orientation == Qt::Vertical) != across_;
  if (section >= (of_links ? table_.rows : static_cast<int>(shown_.size()))) return {};
  return of_links ? linkHead(section, role) : quantityHead(section, role);
}

QuantityKey TableModel::keyOf(const QModelIndex& index) const {
  const Place place = placeOf(index);
  if (place.link < 0 || !snapshot_) return {};
  return keyAt(table_, *snapshot_->recording, place.link, columnOf(place.quantity));
}

QModelIndex TableModel::indexOf(const QuantityKey& key) const {
  for (int row = 0; row < rowCount(); ++row) {
    for (int column = 0; column < columnCount(); ++column) {
      const QModelIndex at = index(row, column);
      if (keyOf(at) == key) return at;
    }
  }
  return {};
}

QModelIndex TableModel::resultIndex() const {
  for (int row = 0; row < rowCount(); ++row) {
    for (int column = 0; column < columnCount(); ++column) {
      if (cellAt(placeOf(row, column)).state == CellState::Result) return index(row, column);
    }
  }
  return {};
}

QuantityTable TableModel::seen() const {
  QuantityTable table = table_;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (cells_[i].asked || cells_[i].state == CellState::NotYet) table.entries[i] = -1;
  }
  return table;
}

QString TableModel::copied(TableFormat format, const QModelIndexList& cells) const {
  if (!snapshot_) return {};
  TablePart part;
  if (cells.isEmpty()) {
    part = wholeOf(table_);
  } else {
    std::set<int> links, columns;
    for (const QModelIndex& index : cells) {
      const Place place = placeOf(index);
      links.insert(place.link);
      columns.insert(columnOf(place.quantity));
    }
    part = {{links.begin(), links.end()}, {columns.begin(), columns.end()}};
  }
  return QString::fromStdString(
      tableText(format, *snapshot_->model, *snapshot_->recording, snapshot_->X_WB, seen(), part, walk_.axes()));
}

QString TableModel::copiedTabs(const QModelIndexList& cells) const {
  std::set<int> rows, columns;
  for (const QModelIndex& index : cells) {
    rows.insert(index.row());
    columns.insert(index.column());
  }
  QStringList lines;
  for (const int row : rows) {
    QStringList line;
    for (const int column : columns) {
      const Place place = placeOf(row, column);
      const Cell& cell = cellAt(place);
      const bool seen = cell.state != CellState::None && cell.state != CellState::NotYet && !cell.asked;
      const int size = table_.columns[static_cast<std::size_t>(columnOf(place.quantity))].size;
      for (int k = 0; k < size; ++k) line << (seen ? fullNumber(cell.value.values[k]) : QString());
    }
    lines << line.join(QLatin1Char('\t'));
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace linkwright::ui

#include "moc_table_model.cpp"
