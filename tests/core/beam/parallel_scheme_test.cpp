// SPDX-License-Identifier: GPL-3.0-or-later
// Joint torques from nodal forces, {tau} = [L][T]{P}, held against Newton-Euler.
#include "core/beam/planar_tree.h"
#include "core/dynamics/inverse_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/passive_arm.h"
#include "tests/support/random_mechanism.h"

#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

PlanarTree randomTree(Random& random) {
  PlanarTree tree;
  const int n = random.integer(1, 6);
  const bool is_chain = random.chance(0.5);
  for (int i = 0; i < n; ++i) {
    tree.links.push_back({is_chain || i == 0 ? i - 1 : random.integer(-1, i - 1), random.uniform(0.05, 0.5),
                          random.uniform(0.01, 2.0), random.chance(0.5) ? random.uniform(0.0, 1.0) : 0.0, false});
  }
  if (random.chance(0.5)) tree.gravity = {random.uniform(-10.0, 10.0), random.uniform(-10.0, 10.0)};
  return tree;
}

JointMotion randomMotion(Random& random, int n) {
  return {random.vectorOf(n, 3.0), random.vectorOf(n, 3.0), random.vectorOf(n, 5.0)};
}

}  // namespace

TEST_CASE("[L][T]{P} with the consistent mass is Newton-Euler on chains and trees", "[beam]") {
  for (std::uint64_t seed = 7000; seed < 7100; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const PlanarTree tree = randomTree(random);
    const int n = static_cast<int>(tree.links.size());
    const JointMotion motion = randomMotion(random, n);
    const Model model = compiled(mechanismOf(tree));
    // joint order of the model is depth first, that of the tree is as it was made
    Eigen::VectorXd found(n);
    DynamicsInput input{Eigen::VectorXd(n),
                        Eigen::VectorXd(n),
                        Eigen::VectorXd(n),
                        Eigen::Vector3d(tree.gravity.x(), tree.gravity.y(), 0.0),
                        {},
                        {}};
    const Eigen::VectorXd tau = parallelInverseDynamics(tree, motion);
    for (int i = 0; i < n; ++i) {
      const int at = model.findJoint("joint_" + std::to_string(i + 1));
      input.q[at] = motion.q[i];
      input.qd[at] = motion.qd[i];
      input.qdd[at] = motion.qdd[i];
      found[at] = tau[i];
    }
    // round-off of some dozens of sums
    CHECK(relativeError(found, inverseDynamics(model, input)) < 1e-12);
  }
}

TEST_CASE("The three matrices of a chain and of a branched system are those of the paper", "[beam]") {
  PlanarTree tree;
  tree.links = {{-1, 0.3, 1.0, 0.0, false}, {0, 0.2, 1.0, 0.0, false}, {0, 0.1, 1.0, 0.0, false}};
  const Eigen::Vector3d angle(0.0, 0.5, -0.7);
  Eigen::VectorXd P(6);
  P << 1, 2, 3, 4, 5, 6;
  const ParallelScheme scheme = parallelScheme(tree, angle, P);
  Eigen::Matrix3d L;
  L << 0.3, 0.2, 0.1, 0.0, 0.2, 0.0, 0.0, 0.0, 0.1;
  CHECK(scheme.L == L);
  Eigen::MatrixXd T = Eigen::MatrixXd::Zero(3, 6);
  T.row(0) << -0.0, 1, -0.0, 1, -0.0, 1;
  T.block<1, 2>(1, 2) << -std::sin(0.5), std::cos(0.5);
  T.block<1, 2>(2, 4) << -std::sin(-0.7), std::cos(-0.7);
  CHECK(scheme.T == T);
  CHECK(scheme.P == P);
  // moments of the nodal forces about the joints
  const Eigen::Vector2d p1(0.3, 0.0), p2 = 0.2 * Eigen::Vector2d(std::cos(0.5), std::sin(0.5)),
                                      p3 = 0.1 * Eigen::Vector2d(std::cos(0.7), -std::sin(0.7));
  const auto moment = [](const Eigen::Vector2d& p, double x, double y) { return p.x() * y - p.y() * x; };
  const Eigen::VectorXd tau = scheme.torque();
  CHECK(tau[1] == Approx(moment(p2, 3, 4)).epsilon(1e-14));
  CHECK(tau[2] == Approx(moment(p3, 5, 6)).epsilon(1e-14));
  CHECK(tau[0] == Approx(moment(p1, 1, 2) + moment(p1 + p2, 3, 4) + moment(p1 + p3, 5, 6)).epsilon(1e-14));
}

TEST_CASE("Lumped mass is wrong by what the golden data say", "[beam]") {
  PlanarTree tree;
  tree.links = {goldenArm().link_1, goldenArm().link_2};
  const JointMotion motion{Eigen::Vector2d(0.0, 0.5), Eigen::Vector2d(1.0, 0.5), Eigen::Vector2d(2.0, 1.0)};
  const Eigen::VectorXd lumped = parallelInverseDynamics(tree, motion, NodalMass::Lumped);
  const Eigen::VectorXd right = parallelInverseDynamics(tree, motion);
  // six decimals are given
  CHECK(std::abs(lumped[0] - 0.093894) < 6e-7);
  CHECK(std::abs(lumped[1] - 0.048665) < 6e-7);
  CHECK(std::abs(right[0] - 0.088816) < 6e-7);
  CHECK(std::abs(right[1] - 0.045618) < 6e-7);
}

TEST_CASE("A tree of rods that cannot be is refused, with the link", "[beam]") {
  PlanarTree tree;
  tree.links = {{-1, 0.3, 1.0, 0.0, false}, {1, 0.0, -1.0, 0.0, false}};
  const Result<PlanarTree> result = checked(tree);
  REQUIRE(result.diagnostics().size() == 3);
  CHECK(result.diagnostics()[0].message ==
        "link 2 has no earlier link as its parent; parents must come before their children");
  CHECK(result.diagnostics()[1].message == "link 2 needs a length greater than 0 m");
  CHECK(result.diagnostics()[2].message == "link 2 has an invalid mass; it must be at least 0 kg");
}
