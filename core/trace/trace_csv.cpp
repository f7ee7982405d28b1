// SPDX-License-Identifier: MIT
#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"

namespace linkwright {
namespace {

constexpr std::size_t kValueColumns = 9;  // v0..v8: the largest quantity is a 3x3 matrix

/// Whether the recursion finds the quantity or it is given to it.
bool isState(const Recorded& entry) {
  return entry.quantity == Quantity::JointPosition || entry.quantity == Quantity::JointVelocity ||
         entry.quantity == Quantity::JointAcceleration;
}

/// Without a recording every value is left empty, else all but those of the state where only that is wanted.
std::string csvOf(const std::vector<TraceRow>& rows, const Recording* recording, bool only_state) {
  std::string csv = "index,pass,link,quantity,symbol,equation,frame,unit";
  for (std::size_t i = 0; i < kValueColumns; ++i) {
    csv += ",v" + std::to_string(i);
  }
  csv += '\n';
  for (const TraceRow& row : rows) {
    csv += std::to_string(row.index);
    for (const std::string& text :
         {std::string(toString(row.pass)), row.link, row.quantity, row.symbol, row.equation, row.frame, row.unit}) {
      csv += ',';
      csv += csvCell(text);
    }
    for (std::size_t i = 0; i < kValueColumns; ++i) {
      csv += ',';
      const bool shown =
          recording != nullptr && (!only_state || isState(recording->entries[static_cast<std::size_t>(row.index)]));
      if (shown && i < row.values.size()) {
        appendNumber(csv, row.values[i]);
      }
    }
    csv += '\n';
  }
  return csv;
}

}  // namespace

std::string traceCsv(const Model& model, const Recording& recording) {
  return csvOf(traceRows(model, recording), &recording, false);
}

std::string traceTemplateCsv(const Model& model, const Recording& recording) {
  return csvOf(traceRows(model, recording), &recording, true);
}

std::string traceBlankCsv(const std::vector<TraceRow>& rows) { return csvOf(rows, nullptr, false); }

}  // namespace linkwright
