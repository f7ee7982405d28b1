// SPDX-License-Identifier: MIT
#include "core/recording/quantity_key.h"

#include <algorithm>

namespace linkwright {

int entryOf(const Recording& recording, const QuantityKey& key) {
  const Recorded* entry = recording.find(key.body, key.quantity, key.other);
  return entry == nullptr ? -1 : static_cast<int>(entry - recording.entries.data());
}

int stepThatMakes(const std::vector<Step>& steps, const Recording& recording, const QuantityKey& key) {
  const int entry = entryOf(recording, key);
  if (entry < 0) return -1;
  // the steps cover the entries in order, without a gap
  const auto after = std::upper_bound(steps.begin(), steps.end(), entry,
                                      [](int index, const Step& step) { return index < step.first; });
  if (after == steps.begin()) return -1;
  const auto step = after - 1;
  return entry < step->last ? static_cast<int>(step - steps.begin()) : -1;
}

}  // namespace linkwright
