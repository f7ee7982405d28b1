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

/// Row by row, with `append` for one of them.
template <class Append>
void appendResults(std::string& text, const ResultTable& table, const Append& append) {
  const std::size_t count = numberCount(table);
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    requireSize(std::ssize(table.rows[row]), static_cast<std::ptrdiff_t>(count), "a row of results");
    append(text, table, table.has_time ? table.times.at(row) : 0.0,
           table.word.empty() ? std::string() : table.words.at(row), table.rows[row].data());
  }
}

}  // namespace

std::size_t numberCount(const ResultTable& table) {
  std::size_t count = 0;
  for (const ResultField& field : table.fields) {
    count += field.columns.size();
  }
  return count;
}

int firstNonFiniteRow(const ResultTable& table) {
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    const std::vector<double>& numbers = table.rows[row];
    if (!std::all_of(numbers.begin(), numbers.end(), [](double x) { return std::isfinite(x); })) {
      return static_cast<int>(row);
    }
  }
  return -1;
}

std::string resultCsvHeader(const ResultTable& table) {
  std::string text;
  const char* separator = "";
  const auto add = [&](const std::string& name) {
    text += separator;
    text += csvCell(name);
    separator = ",";
  };
  if (table.has_time) add("t");
  if (!table.word.empty()) add(table.word);
  for (const ResultField& field : table.fields) {
    for (const std::string& column : field.columns) add(column);
  }
  return text + '\n';
}

void appendCsvResult(std::string& text, const ResultTable& table, double t, const std::string& word,
                     const double* numbers) {
  if (table.has_time) {
    appendNumber(text, t);
    text += ',';
  }
  if (!table.word.empty()) {
    text += csvCell(word);
    text += ',';
  }
  for (const ResultField& field : table.fields) {
    for (std::size_t i = 0; i < field.columns.size(); ++i) {
      appendNumber(text, *numbers++);
      text += ',';
    }
  }
  if (!text.empty() && text.back() == ',') text.pop_back();
  text += '\n';
}

std::string resultCsv(const ResultTable& table) {
  std::string text = resultCsvHeader(table);
  appendResults(text, table, appendCsvResult);
  return text;
}

std::string resultJsonStart(const ResultTable& table) {
  std::string text = "{\"model\":";
  text += jsonString(table.model);
  text += ",\"joints\":";
  appendNames(text, table.joints);
  if (!table.links.empty()) {
    text += ",\"links\":";
    appendNames(text, table.links);
  }
  return text + ",\"results\":[";
}

void appendJsonResult(std::string& text, const ResultTable& table, double t, const std::string& word,
                      const double* numbers) {
  text += ",\n{";
  const char* separator = "";
  if (table.has_time) {
    text += "\"t\":";
    appendNumber(text, t);
    separator = ",";
  }
  if (!table.word.empty()) {
    text += separator;
    text += jsonString(table.word) + ":" + jsonString(word);
    separator = ",";
  }
  for (const ResultField& field : table.fields) {
    text += separator;
    appendField(text, field, numbers);
    numbers += field.columns.size();
    separator = ",";
  }
  text += '}';
}

std::string resultJson(const ResultTable& table) {
  std::string results;
  appendResults(results, table, appendJsonResult);
  results.erase(0, 1);
  return resultJsonStart(table) + results + kResultJsonEnd;
}

}  // namespace linkwright
