// SPDX-License-Identifier: MIT
#include "core/base/csv_cell.h"

namespace linkwright {

std::string csvCell(const std::string& text) {
  const bool has_blank_ends = !text.empty() && (text.front() == ' ' || text.back() == ' ');
  if (text.find_first_of(",\"\r\n") == std::string::npos && !has_blank_ends) {
    return text;
  }
  std::string cell = "\"";
  for (const char c : text) {
    if (c == '"') {
      cell += '"';
    }
    cell += c;
  }
  cell += '"';
  return cell;
}

}  // namespace linkwright
