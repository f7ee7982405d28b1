// SPDX-License-Identifier: GPL-3.0-or-later
// How much faster than time a simulation runs: simulated seconds a second of CPU time, one core, samples of 10 ms kept.
#include "core/io/scene_file.h"
#include "core/scene/simulation_setup.h"
#include "core/simulation/simulator.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>
#include <string>
#include <utility>

using namespace linkwright;

namespace {

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

SimulationSetup load(const std::string& file) {
  const SceneData scene = readModelFile(std::string(LINKWRIGHT_SOURCE_DIR) + "/assets/examples/" + file).value();
  return simulationSetup(scene, std::make_shared<const Model>(Model::compile(scene.mechanism).value())).value();
}

/// The best of several runs.
double factorOf(const SimulationSetup& setup) {
  double best = 0.0;
  for (int run = 0; run < 5; ++run) {
    Simulator simulator = Simulator::create(setup).value();
    const double start = cpuSeconds();
    simulator.run();
    best = std::max(best, simulator.time() / (cpuSeconds() - start));
    if (simulator.status() != SimulationStatus::Finished) std::printf("  (%s)\n", simulator.message().text().c_str());
  }
  return best;
}

}  // namespace

int main() {
  std::printf("%-52s %10s %8s\n", "steps of 1 ms", "times real", "aim");
  for (const char* name :
       {"arm_on_the_ground_i.json", "arm_on_the_ground_iii.json", "hanging_arm_on_the_ground_iii.json"}) {
    SimulationSetup setup = load(name);
    for (const Integrator integrator : {Integrator::SemiImplicitEuler, Integrator::RungeKutta4}) {
      setup.settings.integrator = integrator;
      for (const ContactKind kind : {ContactKind::Bilateral, ContactKind::Unilateral}) {
        setup.settings.laws.kind = kind;
        const std::string what = std::string(name) + ", " + toString(integrator) + ", " + toString(kind);
        std::printf("%-52s %10.0f %8s\n", what.c_str(), factorOf(setup), "100");
      }
    }
  }
  for (const char* name : {"iiwa14.urdf", "panda.urdf"}) {
    SimulationSetup setup = load(name);
    setup.settings.steps_per_sample = 10;
    for (const auto& [integrator, aim] :
         {std::pair{Integrator::SemiImplicitEuler, "500"}, std::pair{Integrator::RungeKutta4, "125"}}) {
      setup.settings.integrator = integrator;
      const std::string what = std::string(name) + ", free, " + toString(integrator);
      std::printf("%-52s %10.0f %8s\n", what.c_str(), factorOf(setup), aim);
    }
  }
}
