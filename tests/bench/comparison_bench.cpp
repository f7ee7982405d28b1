// SPDX-License-Identifier: GPL-3.0-or-later
// A long motion held against torques with a cause in them, by the wall clock.
// usage: linkwright_comparison_bench [samples]
#include "core/comparison/torque_comparison.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr double kStep = 1e-3;  // s

TorqueRecord motionOf(const Model& model, int samples) {
  Random random(20261128);
  TorqueRecord record;
  record.is_motion = true;
  record.states.q = record.states.qd = record.states.qdd = Eigen::MatrixXd::Zero(samples, model.dof());
  for (int j = 0; j < model.dof(); ++j) {
    const double w = random.uniform(1.0, 4.0), phase = random.uniform(0.0, 6.0);
    for (int k = 0; k < samples; ++k) {
      record.states.q(k, j) = 0.8 * std::sin(w * kStep * k + phase);
      record.states.qd(k, j) = 0.8 * w * std::cos(w * kStep * k + phase);
      record.states.qdd(k, j) = -0.8 * w * w * std::sin(w * kStep * k + phase);
    }
  }
  return record;
}

void run(const char* what, const Mechanism& mechanism, const Model& model, const TorqueRecord& record) {
  const auto start = std::chrono::steady_clock::now();
  const TorqueComparison found = compareTorques(mechanism, model, record);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  std::printf("%-28s %-12s %8.3f s\n", what, nameOf(found.verdict), time.count());
}

}  // namespace

int main(int argc, char** argv) {
  const int samples = argc > 1 ? std::max(100, std::atoi(argv[1])) : 100'000;
  const Mechanism mechanism = exampleScene("iiwa14.urdf").mechanism;
  const Model model = exampleModel("iiwa14.urdf");
  TorqueRecord record = motionOf(model, samples);
  std::printf("iiwa 14, %d samples\n", samples);
  BatchWorkspace workspace;
  Eigen::MatrixXd ours;
  inverseDynamics(model, record.states, workspace, ours);
  record.theirs = ours;
  run("the same torques", mechanism, model, record);
  record.theirs = -ours;
  run("all with the other sign", mechanism, model, record);
  // what no cause is like: all pairs are tried
  record.theirs = ours + 20.0 * record.states.q.cwiseProduct(record.states.qd);
  run("none of the causes", mechanism, model, record);
}
