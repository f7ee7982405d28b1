// SPDX-License-Identifier: GPL-3.0-or-later
// How long elastic and passive links take: the paper's arm over its 2 s, and ten links of ten elements each against the
// time that they move. On one core; the best of some runs.
#include "core/beam/elastic_link.h"
#include "core/beam/elastic_motion.h"
#include "core/beam/trajectory_revision.h"
#include "tests/support/elastic_mechanism.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// Milliseconds of the quickest of `runs`.
template <class Run>
double quickest(int runs, Run run) {
  double best = 1e300;
  for (int k = 0; k < runs; ++k) {
    const auto start = std::chrono::steady_clock::now();
    run();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count());
  }
  return best;
}

/// Steps of dt over `duration`; the iterations of all of them, negative where one failed.
long moved(const ElasticTree& tree, const JointDrive& drive, const ElasticMotionOptions& options, double duration) {
  Result<ElasticMotion> made = ElasticMotion::make(tree, options);
  if (!made) return -1;
  ElasticMotion motion = std::move(made).value();
  if (!motion.start(drive)) return -1;
  long iterations = 0;
  while (motion.time() < duration - 0.5 * options.dt) {
    if (const Result<void> done = motion.step(drive); !done) {
      std::printf("%s\n", toString(done.diagnostics().front()).c_str());
      return -1;
    }
    iterations += motion.iterations();
  }
  return iterations;
}

}  // namespace

int main() {
  const JointDrive half_turn = halfTurn(DriveProfile::Cubic);
  for (const double dt : {0.01, 0.001}) {
    RevisionOptions options;
    options.dt = dt;
    options.steps = static_cast<int>(2.0 / dt + 0.5);
    const double ms = quickest(10, [&] { (void)reviseTrajectory(goldenArm(), half_turn, options); });
    std::printf("revision of the paper's arm, 2 s at %g ms: %.2f ms\n", 1e3 * dt, ms);
  }
  PlanarTree arm;
  arm.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  const ElasticTree paper =
      elasticTreeOf(arm, {elasticLink("rod_1", {0.25, 0.0, 0.0}, 1, ElementKind::EulerBernoulli, BeamMass::Linear)});
  ElasticMotionOptions options;
  options.gravity.setZero();
  for (const double dt : {0.01, 0.001}) {
    options.dt = dt;
    const double ms = quickest(10, [&] { (void)moved(paper, half_turn, options, 2.0); });
    std::printf("the paper's arm as a tree, 2 s at %g ms: %.2f ms\n", 1e3 * dt, ms);
  }

  PlanarTree chain;
  std::vector<ElasticLink> beams;
  for (int i = 0; i < 10; ++i) {
    chain.links.push_back({i - 1, 0.25, 0.0975, 0.0, i >= 7});
    beams.push_back(elasticLink("rod_" + std::to_string(i + 1), {0.25, 0.0, 0.0}, 10));
    beams.back().section = rectangleSection(0.01, 0.01);
  }
  const ElasticTree ten = elasticTreeOf(chain, beams);
  Eigen::VectorXd way = Eigen::VectorXd::Constant(10, 0.1);
  const JointDrive drive = driveOf(DriveProfile::Cycloid, Eigen::VectorXd::Zero(10), way);
  options.dt = 1e-3;
  long iterations = 0;
  const double ms = quickest(3, [&] { iterations = moved(ten, drive, options, 2.0); });
  std::printf("ten links of ten elements, three joints passive, 2 s at 1 ms: %.0f ms, %.1f iterations a step\n", ms,
              static_cast<double>(iterations) / 2000.0);
}
