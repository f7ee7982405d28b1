// SPDX-License-Identifier: GPL-3.0-or-later
// Random reachable poses of the example arms from random starts, limits on, and poses that cannot be reached.
#include "core/ik/inverse_kinematics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/core/ik/example_poses.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr int kPoses = 10000;
constexpr int kUnreachable = 50;
constexpr double kColdTolerance = 1e-5;  // m, rad
constexpr int kIterations = 2000;        // in all

const char* const kArms[] = {"puma560.json", "ur5e.urdf", "iiwa14.urdf", "panda.urdf"};

Eigen::VectorXd reachablePose(const Model& model, Random& random) {
  const Eigen::VectorXd lower = model.lowerLimits(), upper = model.upperLimits();
  Eigen::VectorXd q(model.dof());
  for (int i = 0; i < model.dof(); ++i) q[i] = random.uniform(lower[i], upper[i]);
  return q;
}

IkOptions coldOptions() {
  IkOptions options = coldIkOptions();
  options.position_tolerance = options.orientation_tolerance = kColdTolerance;
  options.max_iterations = kIterations;
  return options;
}

// what the mechanism says of how far its hand can be from the world's origin
double longest(const Mechanism& mechanism) {
  double sum = 0.0;
  for (const Joint& joint : mechanism.joints) sum += joint.X_PJ.p.norm();
  return sum;
}

}  // namespace

TEST_CASE("10,000 random reachable poses an arm: at least 99.9 % solved, each true and within limits", "[ik][isa]") {
  for (const char* const name : kArms) {
    const Model model = exampleModel(name);
    const auto hand = static_cast<std::size_t>(model.hands().front());
    IkSolver solver(model, model.hands().front());
    const IkOptions options = coldOptions();
    Random random(20261121);
    int solved = 0, untrue = 0, outside = 0, dear = 0;
    long iterations = 0;
    for (int i = 0; i < kPoses; ++i) {
      const Pose X_WT = forwardKinematics(model, reachablePose(model, random))[hand];
      const IkResult& result = solver.solve({model.hands().front(), X_WT}, reachablePose(model, random), options);
      iterations += result.iterations;
      dear += result.iterations > kIterations ? 1 : 0;
      outside += isWithinLimits(model, result.q) ? 0 : 1;
      if (result.status != IkStatus::Converged) continue;
      ++solved;
      const Pose X_WE = forwardKinematics(model, result.q)[hand];
      const double turn = rotationVector(X_WE.R.transpose() * X_WT.R).norm();
      const bool is_true = (X_WE.p - X_WT.p).norm() <= kColdTolerance + kRoundOff && turn <= kColdTolerance + kRoundOff;
      untrue += is_true ? 0 : 1;
    }
    INFO(name << ", seed " << random.seed() << ": " << solved << " of " << kPoses << " solved, "
              << static_cast<double>(iterations) / kPoses << " iterations on average");
    CHECK(solved >= kPoses - kPoses / 1000);
    CHECK(untrue == 0);
    CHECK(outside == 0);
    CHECK(dear == 0);
  }
}

TEST_CASE("Poses that cannot be reached are never claimed, and the nearest pose is within limits", "[ik][isa]") {
  for (const char* const name : kArms) {
    const Mechanism mechanism = readModelFile(sourcePath(std::string("assets/examples/") + name).string())->mechanism;
    const Model model = compiled(mechanism);
    IkSolver solver(model, model.hands().front());
    const IkOptions options = coldOptions();
    Random random(5050);
    INFO(name << ", seed " << random.seed());
    for (int i = 0; i < kUnreachable; ++i) {
      // from just beyond all offsets laid end to end to several times as far
      const double distance = longest(mechanism) * (1.0 + 0.01 * i * i);
      const Pose X_WT{random.rotation(), distance * random.axis()};
      const IkResult& result = solver.solve({model.hands().front(), X_WT}, reachablePose(model, random), options);
      CHECK(result.status != IkStatus::Converged);
      CHECK(result.position_error > kColdTolerance);
      CHECK(isWithinLimits(model, result.q));
      const Pose X_WE = forwardKinematics(model, result.q)[static_cast<std::size_t>(model.hands().front())];
      // the report is that of the pose
      CHECK((X_WE.p - X_WT.p).norm() == Approx(result.position_error).epsilon(1e-12));
    }
  }
}

TEST_CASE("Restarts are seeded: the same answer every time, another seed another way there", "[ik]") {
  const Model model = exampleModel("panda.urdf");
  const int hand = model.hands().front();
  Random random(612);
  IkSolver used(model, hand);
  IkOptions options = coldOptions();
  int restarts = 0, different = 0;
  for (int i = 0; i < 200; ++i) {
    const IkTarget target{hand, forwardKinematics(model, reachablePose(model, random))[static_cast<std::size_t>(hand)]};
    const Eigen::VectorXd start = reachablePose(model, random);
    options.seed = 1;
    const IkResult first = solveIk(model, target, start, options);
    const IkResult again = used.solve(target, start, options);
    // a solver that has solved other things before gives the same bits
    CHECK(first.q == again.q);
    CHECK(first.iterations == again.iterations);
    options.seed = 2;
    different += used.solve(target, start, options).q != first.q ? 1 : 0;
    restarts += first.restarts;
  }
  INFO("seed " << random.seed());
  CHECK(restarts > 0);
  CHECK(different > 0);
}
