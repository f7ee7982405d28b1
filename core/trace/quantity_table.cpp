// SPDX-License-Identifier: MIT
#include "core/trace/quantity_table.h"

#include "core/base/require.h"
#include "core/trace/equation_text.h"
#include "core/trace/trace_rows.h"

#include <algorithm>
#include <cctype>

namespace linkwright {
namespace {

bool isJointSum(Quantity quantity) {
  return quantity == Quantity::JointForce || quantity == Quantity::JointMoment || quantity == Quantity::JointWrench;
}

/// What a link hands on stands in the line of that link, not of the one that receives it.
int rowOf(const Recorded& entry) { return isHandedOn(entry) ? entry.other : entry.body; }

TableColumn columnOf(const Recorded& entry) {
  const bool handed_on = isHandedOn(entry);
  return {entry.quantity, entry.equation, entry.pass, handed_on, handed_on ? -1 : entry.other, entry.size};
}

/// Every link's own order of quantities merged into one: what a link has and those before it had not is put in after
/// what precedes it there.
std::vector<TableColumn> columnsOf(const std::vector<std::vector<int>>& by_row, const Recording& recording) {
  std::vector<TableColumn> columns;
  for (const std::vector<int>& entries : by_row) {
    auto after = columns.begin();
    for (const int index : entries) {
      const TableColumn column = columnOf(recording.entries[static_cast<std::size_t>(index)]);
      const auto found = std::find(columns.begin(), columns.end(), column);
      after = (found != columns.end() ? found : columns.insert(after, column)) + 1;
    }
  }
  // what is handed on is recorded with the parent's sum; it is read beside the link's own joint force
  const auto first =
      std::stable_partition(columns.begin(), columns.end(), [](const TableColumn& c) { return !c.handed_on; });
  const std::vector<TableColumn> handed_on(first, columns.end());
  columns.erase(first, columns.end());
  const auto last_sum =
      std::find_if(columns.rbegin(), columns.rend(), [](const TableColumn& c) { return isJointSum(c.quantity); });
  columns.insert(last_sum.base(), handed_on.begin(), handed_on.end());
  return columns;
}

}  // namespace

int QuantityTable::entryAt(int row, int column) const {
  require(row >= 0 && row < rows && column >= 0 && column < static_cast<int>(columns.size()), "no such cell");
  return entries[static_cast<std::size_t>(row) * columns.size() + static_cast<std::size_t>(column)];
}

QuantityTable quantityTable(const Model& model, const Recording& recording) {
  QuantityTable table;
  table.formulation = recording.formulation;
  table.rows = model.bodyCount();
  std::vector<std::vector<int>> by_row(static_cast<std::size_t>(table.rows));
  for (std::size_t i = 0; i < recording.entries.size(); ++i) {
    by_row.at(static_cast<std::size_t>(rowOf(recording.entries[i]))).push_back(static_cast<int>(i));
  }
  table.columns = columnsOf(by_row, recording);
  table.entries.assign(by_row.size() * table.columns.size(), -1);
  for (std::size_t row = 0; row < by_row.size(); ++row) {
    for (const int index : by_row[row]) {
      const TableColumn column = columnOf(recording.entries[static_cast<std::size_t>(index)]);
      const auto at = std::find(table.columns.begin(), table.columns.end(), column) - table.columns.begin();
      table.entries[row * table.columns.size() + static_cast<std::size_t>(at)] = index;
    }
  }
  return table;
}

QuantityKey keyAt(const QuantityTable& table, const Recording& recording, int row, int column) {
  const int index = table.entryAt(row, column);
  if (index < 0) return {};
  const Recorded& entry = recording.entries.at(static_cast<std::size_t>(index));
  return {entry.body, entry.quantity, entry.other};
}

namespace {

bool staysAsRecorded(const Recorded& entry, Axes axes) {
  return axes == Axes::Link && (entry.frame == Frame::Parent || entry.quantity == Quantity::Rotation);
}

}  // namespace

Components tableValue(const Model& model, const std::vector<Pose>& X_WB, const Recorded& entry, Axes axes) {
  if (!staysAsRecorded(entry, axes)) return expressed(model, X_WB, entry, {axes, -1});
  Components recorded;
  recorded.size = entry.size;
  std::copy(entry.values, entry.values + entry.size, recorded.values);
  return recorded;
}

std::string tableFrame(const Model& model, const Recorded& entry, Axes axes) {
  if (entry.size == 1) return "joint";
  if (axes == Axes::World) return "world";
  if (axes == Axes::Base) return model.links().front().name;
  if (!staysAsRecorded(entry, axes)) return bodyName(model, entry.body);
  const bool in_world = entry.frame == Frame::World;
  return bodyName(model, in_world ? -1 : model.bodies()[static_cast<std::size_t>(entry.body)].parent);
}

std::string unitOfColumn(const Model& model, const QuantityTable& table, int column) {
  std::vector<std::string> units;
  for (int row = 0; row < table.rows; ++row) {
    if (table.entryAt(row, column) < 0) continue;
    const bool prismatic = model.bodies()[static_cast<std::size_t>(row)].prismatic;
    const std::string unit =
        unitOf(table.columns[static_cast<std::size_t>(column)].quantity, prismatic, table.formulation);
    if (std::find(units.begin(), units.end(), unit) == units.end()) units.push_back(unit);
  }
  std::string text;
  for (const std::string& unit : units) text += (text.empty() ? "" : " or ") + unit;
  return text;
}

RowSymbol symbolOfColumn(const QuantityTable& table, int column) {
  const TableColumn& which = table.columns.at(static_cast<std::size_t>(column));
  Recorded entry;
  entry.quantity = which.quantity;
  // whose child does not matter to the symbol
  entry.other = which.handed_on ? 0 : which.other;
  return rowSymbolOf(entry, table.formulation);
}

std::string nameOfColumn(const QuantityTable& table, int column) {
  const TableColumn& which = table.columns.at(static_cast<std::size_t>(column));
  if (which.quantity == Quantity::TorqueShare) return "tau_i" + std::to_string(which.other + 1);
  std::string name = symbolOf(which.quantity, table.formulation);
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return which.handed_on ? name + "_handed_on" : name;
}

TablePart wholeOf(const QuantityTable& table) {
  TablePart part;
  for (int row = 0; row < table.rows; ++row) part.rows.push_back(row);
  for (int column = 0; column < static_cast<int>(table.columns.size()); ++column) part.columns.push_back(column);
  return part;
}

}  // namespace linkwright
