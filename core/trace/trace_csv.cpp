// SPDX-License-Identifier: MIT
#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"

namespace linkwright {
namespace {

constexpr std::size_t kValueColumns = 9;  // v0..v8: the largest quantity is a 3x3 matrix

}  // namespace

std::string traceCsv(const Model& model, const Recording& recording) {
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
      if (i < row.values.size()) {
        appendNumber(csv, row.values[i]);
      }
    }
    csv += '\n';
  }
  return csv;
}

}  // namespace linkwright
