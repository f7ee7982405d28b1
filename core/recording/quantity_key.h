// SPDX-License-Identifier: MIT
#pragma once

#include "core/recording/recording.h"

#include <vector>

namespace linkwright {

/// Which recorded quantity is meant, whatever the instant: the same in the table, on an arrow and in an equation.
struct QuantityKey {
  int body = -1;  ///< index into Model::bodies(), -1 the base
  Quantity quantity = Quantity::JointPosition;
  int other = -1;  ///< as Recorded::other
  bool operator==(const QuantityKey&) const = default;
};

inline QuantityKey keyOf(const Recorded& entry) { return {entry.body, entry.quantity, entry.other}; }

/// The index into `recording.entries` of the entry that Recording::find gives; -1 where there is none. O(entries).
int entryOf(const Recording& recording, const QuantityKey& key);

/// The step that makes the quantity: index into `steps`, which are stepsOf(recording). An input belongs to the step
/// that uses it first. -1 where the recursion has no such quantity, as for the base. O(entries).
int stepThatMakes(const std::vector<Step>& steps, const Recording& recording, const QuantityKey& key);

}  // namespace linkwright
