// SPDX-License-Identifier: MIT
#pragma once

#include "core/comparison/torque_record.h"
#include "core/io/state_table.h"

namespace linkwright {

/// What tables say of torques and the states that they belong to, row by row; both may be one table. A motion where the
/// times of one of them follow each other in equal steps. Gravity and terms are those that a record has at first.
TorqueRecord torqueRecordOf(const StateTable& states, const StateTable& theirs);

}  // namespace linkwright
