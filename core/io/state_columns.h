// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/io/state_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace linkwright {

/// What one column of a table of states holds.
struct StateColumn {
  enum class Kind { Skipped, Time, Position, Velocity, Acceleration, Torque, External };
  Kind kind = Kind::Skipped;
  int index = 0;      ///< joint, or for External the place among the wrenches of a state
  int component = 0;  ///< for External: 0..5, fx fy fz nx ny nz
};

/// The meaning of a table's columns for a model.
struct StateHeader {
  std::vector<StateColumn> columns;
  std::vector<int> external_links;  ///< index into Model::links() of each wrench
  bool has_time = false;
};

/// Understands the header. Every column that is unknown, there twice or missing becomes an error on `line`.
StateHeader understandHeader(const std::vector<std::string>& header, const Model& model, const StateOptions& options,
                             const std::string& file_name, int line, Diagnostics& diagnostics);

/// The header that an array of so many columns would have (StateReader); empty where it can be none.
std::vector<std::string> headerOfArray(const Model& model, const StateOptions& options, std::int64_t columns);

/// A state of `model` with all vectors zero.
State zeroState(const Model& model);

}  // namespace linkwright
