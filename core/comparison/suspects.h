// SPDX-License-Identifier: MIT
#pragma once

#include "core/comparison/difference_cause.h"
#include "core/comparison/torque_record.h"
#include "core/mechanism/model.h"

#include <vector>

namespace linkwright {

/// One or two causes that may together explain a difference.
struct Suspicion {
  std::vector<PlacedCause> causes;
  /// Twice the logarithm of how many others of its kinds there are: what it costs to have looked for it (one kind is as
  /// likely as another beforehand, and so is one place as another).
  double price = 0.0;
};

/// Every cause that can make a difference to this model and these states, each alone.
std::vector<Suspicion> suspectsOf(const Model& model, const TorqueRecord& record);

/// Whether the two can be causes at the same time and are not one kind of thing done twice.
bool goTogether(const PlacedCause& a, const PlacedCause& b);
Suspicion together(const Suspicion& a, const Suspicion& b);

}  // namespace linkwright
