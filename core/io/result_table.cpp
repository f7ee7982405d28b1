// SPDX-License-Identifier: MIT
#include "core/io/result_table.h"

#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/base/require.h"
#include "core/io/json_string.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

std::size_t cellCount(const ResultTable& table) {
  std::size_t count = 0;
  for (const ResultField& field : table.fields) {
    count += field.columns.size();
  }
  return count;
}

void appendNumbers(std::string& text, const double* values, std::size_t count) {
  text += '[';
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) {
      text += ',';
    }
    appendNumber(text, values[i]);
  }
  text += ']';
}

void appendField(std::string& text, const ResultField& field, const double* values) {
  text += jsonString(field.name);
  text += ':';
  if (field.shape.empty()) {
    appendNumber(text, values[0]);
  } else if (field.shape.size() == 1) {
    appendNumbers(text, values, field.columns.size());
  } else {
    const std::size_t rows = static_cast<std::size_t>(field.shape[0]);
    const std::size_t columns = static_cast<std::size_t>(field.shape[1]);
    text += '[';
    for (std::size_t row = 0; row < rows; ++row) {
      if (row > 0) {
        text += ',';
      }
      appendNumbers(text, values + row * columns, columns);
    }
    text += ']';
  }
}

void appendNames(std::string& text, const std::vector<std::string>& names) {
  text += '[';
  for (std::size_t i = 0; i < names.size(); ++i) {
    text += i > 0 ? "," : "";
    text += jsonString(names[i]);
  }
  text += ']';
}

}  // namespace

int firstNonFiniteRow(const ResultTable& table) {
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    const std::vector<double>& numbers = table.rows[row];
    if (!std::all_of(numbers.begin(), numbers.end(), [](double x) { return std::isfinite(x); })) {
      return static_cast<int>(row);
    }
  }
  return -1;
}

std::string resultCsv(const ResultTable& table) {
  std::string text;
  const char* separator = "";
  if (table.has_time) {
    text += 't';
    separator = ",";
  }
  if (!table.word.empty()) {
    text += separator;
    text += csvCell(table.word);
    separator = ",";
  }
  for (const ResultField& field : table.fields) {
    for (const std::string& column : field.columns) {
      text += separator;
      text += csvCell(column);
      separator = ",";
    }
  }
  text += '\n';
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    requireSize(std::ssize(table.rows[row]), static_cast<std::ptrdiff_t>(cellCount(table)), "a row of results");
    separator = "";
    if (table.has_time) {
      appendNumber(text, table.times.at(row));
      separator = ",";
    }
    if (!table.word.empty()) {
      text += separator;
      text += csvCell(table.words.at(row));
      separator = ",";
    }
    for (const double value : table.rows[row]) {
      text += separator;
      appendNumber(text, value);
      separator = ",";
    }
    text += '\n';
  }
  return text;
}

std::string resultJson(const ResultTable& table) {
  std::string text = "{\"model\":";
  text += jsonString(table.model);
  text += ",\"joints\":";
  appendNames(text, table.joints);
  if (!table.links.empty()) {
    text += ",\"links\":";
    appendNames(text, table.links);
  }
  text += ",\"results\":[";
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    requireSize(std::ssize(table.rows[row]), static_cast<std::ptrdiff_t>(cellCount(table)), "a row of results");
    text += row > 0 ? ",\n{" : "\n{";
    const char* separator = "";
    if (table.has_time) {
      text += "\"t\":";
      appendNumber(text, table.times.at(row));
      separator = ",";
    }
    if (!table.word.empty()) {
      text += separator;
      text += jsonString(table.word) + ":" + jsonString(table.words.at(row));
      separator = ",";
    }
    std::size_t first = 0;
    for (const ResultField& field : table.fields) {
      text += separator;
      appendField(text, field, table.rows[row].data() + first);
      first += field.columns.size();
      separator = ",";
    }
    text += '}';
  }
  text += "\n]}\n";
  return text;
}

}  // namespace linkwright
