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

std::string csvOf(const Model& model, const Recording& recording, bool only_state) {
  std::string csv = "index,pass,link,quantity,symbol,equation,frame,unit";
  for (std::size_t i = 0; i < kValueColumns; ++i) {
    csv += ",v" + std::to_string(i);
  }
  csv += '\n';
  for (const TraceRow& row : traceRows(model, recording)) {
    csv += std::to_string(row.index);
    for (const std::string& text :
         {std::string(toString(row.pass)), row.link, row.quantity, row.symbol, row.equation, row.frame, row.unit}) {
      csv += ',';
      csv += csvCell(text);
    }
    for (std::size_t i = 0; i < kValueColumns; ++i) {
      csv += ',';
      const bool shown = !only_state || isState(recording.entries[static_cast<std::size_t>(row.index)]);
      if (shown && i < row.values.size()) {
        appendNumber(csv, row.values[i]);
      }
    }
    csv += '\n';
  }
  return csv;
}

}  // namespace

std::string traceCsv(const Model& model, const Recording& recording) { return csvOf(model, recording, false); }

std::string traceTemplateCsv(const Model& model, const Recording& recording) { return csvOf(model, recording, true); }

}  // namespace linkwright
