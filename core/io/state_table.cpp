// SPDX-License-Identifier: MIT
#include "core/io/state_table.h"

#include "core/io/csv_reader.h"
#include "core/io/state_columns.h"
#include "core/io/state_json.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <cstddef>

namespace linkwright {
namespace {

Result<StateTable> readStatesCsv(std::string_view text, const std::string& file_name, const Model& model,
                                 const StateOptions& options) {
  Diagnostics diagnostics;
  const auto error = [&](int line, const Message& message) {
    diagnostics.push_back({Severity::Error, file_name, line, message});
  };
  CsvReader reader(text, file_name);
  std::vector<std::string> header;
  if (!reader.next(header)) {
    error(1, Message("Files", "the table is empty; the first line must name the columns, q.JOINT and so on"));
    return Result<StateTable>::failure(std::move(diagnostics));
  }
  const StateHeader layout = understandHeader(header, model, options, file_name, reader.line(), diagnostics);

  StateTable table;
  table.has_time = layout.has_time;
  const auto has = [&](StateColumn::Kind kind) {
    return std::any_of(layout.columns.begin(), layout.columns.end(),
                       [&](const StateColumn& column) { return column.kind == kind; });
  };
  table.has_velocity = has(StateColumn::Kind::Velocity);
  table.has_acceleration = has(StateColumn::Kind::Acceleration);
  const State zero = zeroState(model, layout.external_links);
  std::vector<std::string> cells;
  bool any_row = false;
  while (reader.next(cells)) {
    any_row = true;
    if (cells.size() != header.size()) {
      error(reader.line(), otherCellCount(cells.size(), header.size()));
      continue;
    }
    State state = zero;
    state.line = reader.line();
    for (std::size_t i = 0; i < cells.size(); ++i) {
      double* const value = cellOf(layout.columns[i], state);
      if (value == nullptr) continue;
      if (const Message problem = readNumberCell(cells[i], header[i], *value); !problem.empty())
        error(reader.line(), problem);
    }
    if (diagnostics.empty()) {
      table.states.push_back(std::move(state));
    }
  }
  diagnostics.insert(diagnostics.end(), reader.diagnostics().begin(), reader.diagnostics().end());
  if (!any_row && diagnostics.empty()) {
    error(reader.line(), Message("Files", "there are no states below the header; give at least one row"));
  }
  if (hasErrors(diagnostics)) {
    return Result<StateTable>::failure(std::move(diagnostics));
  }
  return table;
}

}  // namespace

Result<StateTable> readStates(std::string_view text, const std::string& file_name, const Model& model,
                              const StateOptions& options) {
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    const int line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + std::ptrdiff_t(zero), '\n'));
    return Result<StateTable>::failure(
        Diagnostics{{Severity::Error, file_name, line,
                     Message("Files", "the file contains binary data, not text; use a CSV or JSON file of states")}});
  }
  const std::string_view body = text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text;
  const std::size_t first = body.find_first_not_of(" \t\r\n");
  if (first != std::string_view::npos && body[first] == '{') {
    return readStatesJson(body, file_name, model, options);
  }
  return readStatesCsv(text, file_name, model, options);
}

Result<StateTable> readStatesFile(const std::string& path, const Model& model, const StateOptions& options) {
  const Result<std::string> text = readTextFile(path);
  if (!text) {
    return Result<StateTable>::failure(text.diagnostics());
  }
  return readStates(*text, path == "-" ? "standard input" : path, model, options);
}

}  // namespace linkwright
