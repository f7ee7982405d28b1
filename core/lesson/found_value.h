// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/lesson/lesson_robot.h"
#include "core/lesson/value_name.h"
#include "core/mechanism/dh_table.h"
#include "core/recording/recording.h"

#include <string>

namespace linkwright {

/// A live value on its robot.
struct FoundValue {
  ValueName name;
  int size = 1;         ///< how many numbers it has: 1 or 3
  int offset = 0;       ///< of the first one, in what is read
  int joint = -1;       ///< also the row of the mass matrix
  std::string contact;  ///< of the extended method
  int column = -1;      ///< of the mass matrix
  int body = -1;        ///< of a row of the recursion
};

/// Looks a value up by its name. Why there is none of that name on this robot; an empty message: it was found. A row of
/// the recursion costs a recording, a row of the table a table, an elastic figure a tree of beams.
Message findValue(const LessonRobot& robot, const std::string& name, FoundValue& value);

/// The row of an equation: its left side, not the terms of a sum; null where the recursion has none.
const Recorded* rowOf(const Recording& recording, int body, EquationId equation);
/// The row of the value's joint in the table of a chain; -1: the mechanism has no table, or the joint no row.
int dhRow(const Mechanism& mechanism, const ValueName& name, DhTable& table);

}  // namespace linkwright
