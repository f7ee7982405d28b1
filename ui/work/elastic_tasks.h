// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/convergence.h"
#include "core/beam/ripple.h"
#include "ui/work/elastic_result.h"

#include <functional>
#include <stop_token>
#include <string>

namespace linkwright::ui {

// What views ask of core/beam that takes its time, for a thread of its own (Background). `stop` ends it early,
// `progress` is told the share that is done, `told` of each row of a study as it is done.

/// How results settle as the step gets shorter.
Result<StepStudy> settleSteps(const ElasticSetup& setup, const std::stop_token& stop,
                              const std::function<void(const StepStudy&)>& told,
                              const std::function<void(double)>& progress);
/// And as elements get more: those of a link, or of all links where it has no name.
Result<ElementStudy> settleElements(const ElasticSetup& setup, const std::string& link, const std::stop_token& stop,
                                    const std::function<void(const ElementStudy&)>& told,
                                    const std::function<void(double)>& progress);

/// Natural periods of an analysis that is frozen at evenly spread instants.
Result<FrozenPeriods> naturalPeriods(const ElasticResult& result, const std::stop_token& stop,
                                     const std::function<void(double)>& progress);

}  // namespace linkwright::ui
