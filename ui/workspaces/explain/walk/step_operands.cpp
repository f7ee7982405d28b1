// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/step_operands.h"

#include "core/trace/step_terms.h"
#include "ui/document/insight.h"

namespace linkwright::ui {

std::set<int> operandsOf(const Snapshot& snapshot, int step) {
  const StepTerms& terms = termsOf(snapshot, step);
  std::set<int> entries;
  for (const Summand& summand : terms.summands) {
    // what a child hands on is recorded as it is added
    if (summand.entry >= 0) entries.insert(summand.entry);
    for (const Factor& factor : summand.factors) {
      if (factor.entry >= 0) entries.insert(factor.entry);
    }
  }
  for (const StepResult& result : terms.results) entries.erase(result.entry);
  return entries;
}

}  // namespace linkwright::ui
