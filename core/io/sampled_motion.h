// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/state_table.h"
#include "core/trajectory/plan.h"

#include <string>

namespace linkwright {

/// The motion that a table of states is (columns t and q.JOINT; qd.JOINT and qdd.JOINT where they are there, and else
/// made of the positions by `how` when it is compiled). `file_name` is for the messages. Errors, with their lines: no
/// column t, fewer than two states, times that do not grow.
Result<SampledCourse> sampledMotion(const StateTable& table, const std::string& file_name,
                                    const DerivativeOptions& how = {});

}  // namespace linkwright
