// SPDX-License-Identifier: MIT
#include "core/io/state_table.h"

#include "core/io/state_reader.h"

namespace linkwright {
namespace {

Result<StateTable> allStatesOf(Result<StateReader> opened) {
  if (!opened) return Result<StateTable>::failure(opened.diagnostics());
  StateReader reader = std::move(opened).value();
  Diagnostics problems = reader.headerProblems();
  StateTable table;
  table.has_time = reader.hasTime();
  table.has_velocity = reader.hasVelocity();
  table.has_acceleration = reader.hasAcceleration();
  readBlocks<StateBlock>(reader, problems, [&](const StateBlock& block) {
    for (Eigen::Index k = 0; k < block.count() && problems.empty(); ++k)
      takeState(block, k, table.states.emplace_back());
  });
  if (hasErrors(problems)) return Result<StateTable>::failure(std::move(problems));
  return table;
}

}  // namespace

Result<StateTable> readStates(std::string_view text, const std::string& file_name, const Model& model,
                              const StateOptions& options) {
  return allStatesOf(StateReader::of(text, file_name, model, options));
}

Result<StateTable> readStatesFile(const std::string& path, const Model& model, const StateOptions& options) {
  return allStatesOf(StateReader::open(path, model, options));
}

}  // namespace linkwright
