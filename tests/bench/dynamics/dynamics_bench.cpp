// SPDX-License-Identifier: GPL-3.0-or-later
// Every algorithm of the core side by side with Orocos KDL, in one run on one machine: absolute figures do not carry
// over, ratios do. Before anything is timed the engines must agree. scripts/bench makes the manual's table from it.
#include "core/dynamics/batch_dynamics.h"
#include "tests/bench/dynamics/engines.h"

#include <benchmark/benchmark.h>
#include <cstdio>
#include <string>

using namespace linkwright;
using namespace linkwright::bench;

namespace {

constexpr double kAgree = 1e-9;  // of the largest component; times the condition of the task

/// Whether both engines say the same of every state. Forward dynamics of long chains loses digits to the condition of
/// their mass matrices in any engine: there both are given the torques of known accelerations, and ours is held to it.
bool agree(const BenchRobot& robot, Task task, const Prepared& one, const Prepared& other) {
  for (std::size_t i = 0; i < robot.states.size(); ++i) {
    one.call(i);
    other.call(i);
    const Eigen::VectorXd a = one.result();
    const Eigen::VectorXd b = task == Task::Aba ? robot.states[i].qdd : other.result();
    const double tolerance = task == Task::Aba ? 1e-5 : kAgree;
    if (a.size() != b.size() || !((a - b).lpNorm<Eigen::Infinity>() <= tolerance * b.lpNorm<Eigen::Infinity>())) {
      std::fprintf(stderr, "%s of %s: the engines do not agree\n", nameOf(task), robot.name.c_str());
      return false;
    }
  }
  return true;
}

void time(const std::string& name, const Prepared& task) {
  benchmark::RegisterBenchmark(name.c_str(), [task](benchmark::State& run) {
    std::size_t i = 0;
    for (auto _ : run) {
      task.call(i++);
      benchmark::ClobberMemory();
    }
  });
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<BenchRobot> robots = benchRobots();
  for (const BenchRobot& robot : robots) {
    for (const Task task : kTasks) {
      const std::string name = std::string(nameOf(task)) + "/" + robot.name + "/";
      const Prepared mine = ours(robot, task);
      if (const std::optional<Prepared> peer = kdl(robot, task)) {
        if (!agree(robot, task, mine, *peer)) return 1;
        time(name + "KDL", *peer);
      }
      time(name + "Linkwright", mine);
      if (const std::optional<Prepared> batch = oursOfThousand(robot, task)) {
        time(std::string(nameOf(task)) + ", 1,000 states/" + robot.name + "/Linkwright", *batch);
      }
    }
    time("CRBA, link frames/" + robot.name + "/Linkwright", ours(robot, MassMatrixForm::Link));
    time("CRBA, world frame/" + robot.name + "/Linkwright", ours(robot, MassMatrixForm::World));
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
