// SPDX-License-Identifier: GPL-3.0-or-later
// Poses of one state and of many, in every instruction set that this processor has, against rotations and offsets
// multiplied up with the library's sines.
#include "core/kinematics/body_poses.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/kernels/kinematics_kernels.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <limits>

using namespace linkwright;
using namespace linkwright::test;

namespace {

Eigen::VectorXd numbersOf(const std::vector<Pose>& X_WB) {
  Eigen::VectorXd numbers(kPoseNumbers * static_cast<Eigen::Index>(X_WB.size()));
  Eigen::Index at = 0;
  for (const Pose& X : X_WB) {
    numbers.segment<9>(at) = X.R.reshaped();
    numbers.segment<3>(at + 9) = X.p;
    at += kPoseNumbers;
  }
  return numbers;
}

}  // namespace

TEST_CASE("Poses of many states have the bits of one state at a time", "[isa]") {
  std::vector<AlignedBlock> scratch;
  Eigen::MatrixXd X;
  std::vector<Pose> X_WB;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    INFO("seed " << seed << ", " << nameOf(instructionSet()));
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = random.integer(1, 12)}), {.merge_fixed_links = random.chance(0.5)});
    const int states = random.integer(0, 20);
    Eigen::MatrixXd q(states, model.dof());
    for (int k = 0; k < states; ++k) q.row(k) = randomInput(random, model).q.transpose();
    bodyPoses(model, q, scratch, X);
    REQUIRE(X.rows() == states);
    REQUIRE(X.cols() == 12 * model.bodyCount());
    for (int k = 0; k < states; ++k) {
      bodyPoses(model, Eigen::VectorXd(q.row(k).transpose()), X_WB);
      CHECK(X.row(k).transpose() == numbersOf(X_WB));
    }
  }
}

TEST_CASE("Every instruction set gives the poses of plain doubles to round-off", "[isa]") {
  for (const InstructionSet set : kInstructionSets) {
    if (!isSupported(set)) continue;
    const KinematicsKernels& kernels = kinematicsKernels(set);
    CHECK(kernels.set == set);
    for (std::uint64_t seed = 50; seed < 80; ++seed) {
      INFO("seed " << seed << ", " << nameOf(set));
      Random random(seed);
      const Model model = compiled(randomMechanism(random, {.joints = random.integer(2, 12)}));
      if (model.dof() == 0) continue;
      const Eigen::VectorXd q = randomInput(random, model).q;
      Eigen::VectorXd X(kPoseNumbers * model.bodyCount()), expected(X.size());
      kernels.poses(model.bodies().data(), model.bodyCount(), q.data(), X.data());
      bodyPosesKernel<double>(model.bodies().data(), model.bodyCount(), q.data(), expected.data());
      CHECK((X - expected).lpNorm<Eigen::Infinity>() < 1e-13);
    }
  }
}

TEST_CASE("One number among many that is not finite is seen, wherever it stands", "[isa]") {
  for (const InstructionSet set : kInstructionSets) {
    if (!isSupported(set)) continue;
    INFO(nameOf(set));
    const auto all_finite = kinematicsKernels(set).all_finite;
    CHECK(all_finite(nullptr, 0));
    for (int size = 1; size < 40; ++size) {
      Eigen::VectorXd x = Eigen::VectorXd::Constant(size, std::numeric_limits<double>::max());
      CHECK(all_finite(x.data(), size));
      for (int i = 0; i < size; ++i) {
        for (const double bad : {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
                                 std::numeric_limits<double>::quiet_NaN()}) {
          Eigen::VectorXd y = x;
          y[i] = bad;
          CHECK_FALSE(all_finite(y.data(), size));
        }
      }
    }
  }
}

TEST_CASE("A tree of fixed links alone has its poses", "[isa]") {
  Random random(3);
  const Model model =
      compiled(randomMechanism(random, {.joints = 4, .prismatic = 0.0, .fixed = 1.0}), {.merge_fixed_links = false});
  REQUIRE(model.dof() == 0);
  REQUIRE(model.bodyCount() == 4);
  std::vector<Pose> X_WB;
  bodyPoses(model, Eigen::VectorXd(0), X_WB);
  std::vector<AlignedBlock> scratch;
  Eigen::MatrixXd X;
  bodyPoses(model, Eigen::MatrixXd(5, 0), scratch, X);
  REQUIRE(X.rows() == 5);
  for (int k = 0; k < 5; ++k) CHECK(X.row(k).transpose() == numbersOf(X_WB));
}
