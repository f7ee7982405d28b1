// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/elastic_tasks.h"

namespace linkwright::ui {

namespace {

constexpr int kInstants = 48;

}  // namespace

Result<StepStudy> settleSteps(const ElasticSetup& setup, const std::stop_token& stop,
                              const std::function<void(const StepStudy&)>& told,
                              const std::function<void(double)>& progress) {
  return studySteps(setup, {}, stop, told, progress);
}

Result<ElementStudy> settleElements(const ElasticSetup& setup, const std::string& link, const std::stop_token& stop,
                                    const std::function<void(const ElementStudy&)>& told,
                                    const std::function<void(double)>& progress) {
  ElementStudyOptions options;
  options.link = link;
  return studyElements(setup, options, stop, [&](const ElementStudy& so_far) {
    progress(static_cast<double>(so_far.rows.size()) / static_cast<double>(so_far.asked));
    told(so_far);
  });
}

Result<FrozenPeriods> naturalPeriods(const ElasticResult& result, const std::stop_token& stop,
                                     const std::function<void(double)>& progress) {
  return frozenPeriods(result.run(), kInstants, stop, progress);
}

}  // namespace linkwright::ui
