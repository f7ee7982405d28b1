// SPDX-License-Identifier: MIT
#include "core/recording/recording.h"

namespace linkwright {

const Recorded* Recording::find(int body, Quantity quantity) const { return find(body, quantity, -1); }

const Recorded* Recording::find(int body, Quantity quantity, int other) const {
  for (auto it = entries.rbegin(); it != entries.rend(); ++it) {
    if (it->body == body && it->quantity == quantity && it->other == other) return &*it;
  }
  return nullptr;
}

std::vector<Step> stepsOf(const Recording& recording) {
  std::vector<Step> steps;
  int pending = -1;  // the first input that waits for its equation
  const int count = static_cast<int>(recording.entries.size());
  for (int i = 0; i < count; ++i) {
    const Recorded& entry = recording.entries[static_cast<std::size_t>(i)];
    if (entry.equation == EquationId::Input) {
      if (pending < 0) pending = i;
      continue;
    }
    const bool same = !steps.empty() && pending < 0 && steps.back().body == entry.body &&
                      steps.back().equation == entry.equation && steps.back().pass == entry.pass;
    if (same) {
      steps.back().last = i + 1;
    } else {
      steps.push_back({entry.pass, entry.body, entry.equation, pending >= 0 ? pending : i, i + 1});
    }
    pending = -1;
  }
  return steps;
}

}  // namespace linkwright
