// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/method_runs.h"

#include "core/simulation/simulated_system.h"
#include "core/simulation/simulator.h"

#include <exception>

namespace linkwright::ui {

void runMethods(const SimulationSetup& setup, const std::vector<MethodChoice>& choices, const std::stop_token& stop,
                const std::function<void(std::size_t index, std::shared_ptr<const MethodRun> run)>& ran) {
  for (std::size_t index = 0; index < choices.size() && !stop.stop_requested(); ++index) {
    auto run = std::make_shared<MethodRun>();
    // one that fails leaves the others to be run
    try {
      *run = runMethodFinely(setup, choices[index], stop);
    } catch (const std::exception& problem) {
      run->choice = choices[index];
      run->status = SimulationStatus::Diverged;
      run->message = problem.what();
    }
    ran(index, run);
  }
}

}  // namespace linkwright::ui
