// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/state_table.h"

namespace linkwright {

/// The JSON half of readStates (state_table.h).
Result<StateTable> readStatesJson(std::string_view text, const std::string& file_name, const Model& model,
                                  const StateOptions& options);

}  // namespace linkwright
