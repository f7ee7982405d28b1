// SPDX-License-Identifier: MIT
#pragma once

#include "core/recording/quantity.h"

namespace linkwright {

/// Which recorded quantity is meant, whatever the instant: the same in the table, on an arrow and in an equation.
struct QuantityKey {
  int body = -1;  ///< index into Model::bodies()
  Quantity quantity = Quantity::JointPosition;
  int other = -1;  ///< as Recorded::other
  bool operator==(const QuantityKey&) const = default;
};

}  // namespace linkwright
