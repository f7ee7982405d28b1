// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kinematics/reachable_points.h"

#include "core/ik/chain.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::test;

namespace {

// turning joints about z one after the other along x, the hand at the end
Model planarArm(const std::vector<double>& lengths, double lower, double upper) {
  Mechanism m;
  m.links.push_back({"base", std::nullopt, {}});
  for (std::size_t i = 0; i <= lengths.size(); ++i) {
    m.links.push_back({"link" + std::to_string(i), std::nullopt, {}});
    Joint joint;
    joint.name = "joint" + std::to_string(i);
    joint.type = i < lengths.size() ? JointType::Revolute : JointType::Fixed;
    joint.parent = static_cast<int>(i);
    joint.child = static_cast<int>(i) + 1;
    joint.X_PJ.p = {i == 0 ? 0.0 : lengths[i - 1], 0.0, 0.0};
    joint.limits.lower = lower;
    joint.limits.upper = upper;
    m.joints.push_back(joint);
  }
  return compiled(m);
}

ReachablePoints sampled(const Model& model, int link, int count, std::uint64_t seed, bool measures = false) {
  ReachablePoints points;
  ReachableSampler(model, link, seed, measures).sample(count, points);
  return points;
}

}  // namespace

TEST_CASE("Two links without limits fill the ring between the difference and the sum of their lengths") {
  const double a = 0.5, b = 0.3;
  const double infinity = std::numeric_limits<double>::infinity();
  const Model model = planarArm({a, b}, -infinity, infinity);
  const int count = 20000;
  const ReachablePoints points = sampled(model, model.deepestLink(), count, 7);
  REQUIRE(points.p_W.size() == static_cast<std::size_t>(count));
  double least = 1e9, most = 0.0;
  int inner = 0;
  Eigen::Vector3d sum = Eigen::Vector3d::Zero();
  for (const Eigen::Vector3d& p : points.p_W) {
    CHECK(p.z() == 0.0);
    const double r = p.norm();
    least = std::min(least, r);
    most = std::max(most, r);
    sum += p;
    // r^2 = a^2 + b^2 + 2 a b cos q2: less than a^2 + b^2 for half of all q2
    if (r * r < a * a + b * b) ++inner;
  }
  CHECK(least >= a - b - 1e-12);
  CHECK(most <= a + b + 1e-12);
  // 20,000 turns of q2 come within 1e-3 rad of stretched and folded: r is there to b (1e-3)^2
  CHECK(least < a - b + 1e-5);
  CHECK(most > a + b - 1e-5);
  // five standard deviations: of a share of a half, and of a mean over directions
  CHECK(std::abs(inner - count / 2) < 5.0 * 0.5 * std::sqrt(count));
  CHECK((sum / count).norm() < 5.0 * (a + b) / std::sqrt(count));
}

TEST_CASE("Joint limits bound the points: a quarter of a disc") {
  const Model model = planarArm({0.4}, 0.0, kPi / 2.0);
  for (const Eigen::Vector3d& p : sampled(model, model.deepestLink(), 500, 3).p_W) {
    CHECK(p.norm() == Approx(0.4).epsilon(1e-12));
    CHECK(p.x() >= -1e-12);
    CHECK(p.y() >= -1e-12);
  }
}

TEST_CASE("Every point is within the chain's reach, and every example has its free directions") {
  struct Expected {
    const char* name;
    int linear, angular;
  };
  for (const Expected& arm : {Expected{"iiwa14.urdf", 3, 3},
                              {"panda.urdf", 3, 3},
                              {"puma560.json", 3, 3},
                              {"ur5e.urdf", 3, 3},
                              {"scara.json", 3, 1},
                              {"planar_2r.json", 2, 1},
                              {"planar_3r.json", 2, 1},
                              {"torso_with_two_arms.json", 3, 3}}) {
    INFO(arm.name);
    const Model model = exampleModel(arm.name);
    for (const int link : model.hands()) {
      const Chain chain = chainOf(model, link);
      std::vector<Pose> X_WB;
      bodyPoses(model, model.readyPose(), X_WB);
      // the first joint turns: its origin stays
      const Eigen::Vector3d root = chain.root(X_WB);
      for (const Eigen::Vector3d& p : sampled(model, link, 2000, 11).p_W) {
        CHECK((p - root).norm() <= chain.reach + 1e-12);
      }
      CHECK(freeDirections(model, link, JacobianRows::Linear) == arm.linear);
      CHECK(freeDirections(model, link, JacobianRows::Angular) == arm.angular);
    }
  }
}

TEST_CASE("The seed decides the points, not how many are asked for at once, measures change nothing") {
  const Model model = exampleModel("panda.urdf");
  const int link = model.hands().front();
  const ReachablePoints whole = sampled(model, link, 1300, 5, true);
  ReachablePoints parts;
  ReachableSampler sampler(model, link, 5, true);
  for (const int count : {1, 511, 0, 700, 88}) sampler.sample(count, parts);
  CHECK(whole.p_W == parts.p_W);
  CHECK(whole.measures == parts.measures);
  const ReachablePoints bare = sampled(model, link, 1300, 5);
  CHECK(bare.p_W == whole.p_W);
  CHECK(bare.measures.empty());
  CHECK(sampled(model, link, 1300, 6).p_W != whole.p_W);
}

TEST_CASE("Measures: those of Yoshikawa for an arm in space, a b |sin q2| for two planar links") {
  const double a = 0.5, b = 0.3;
  const Model two = planarArm({a, b}, -kPi, kPi);
  const ReachablePoints flat = sampled(two, two.deepestLink(), 300, 21, true);
  for (std::size_t i = 0; i < flat.p_W.size(); ++i) {
    const double cosine = (flat.p_W[i].squaredNorm() - a * a - b * b) / (2.0 * a * b);
    const double sine = std::sqrt(std::max(0.0, 1.0 - cosine * cosine));
    // a difference of squares: half the digits at worst
    CHECK(flat.measures[i] == Approx(a * b * sine).margin(1e-7));
  }
  // a planar arm with more joints than directions has a measure too
  const Model three = planarArm({a, b, 0.2}, -kPi, kPi);
  const std::vector<double> measures = sampled(three, three.deepestLink(), 100, 2, true).measures;
  CHECK(*std::max_element(measures.begin(), measures.end()) > 0.0);

  // the same joint positions, drawn as the sampler draws them
  const Model arm = exampleModel("iiwa14.urdf");
  const int link = arm.hands().front();
  const ReachablePoints points = sampled(arm, link, 50, 9, true);
  std::mt19937_64 engine(9);
  for (std::size_t i = 0; i < points.p_W.size(); ++i) {
    Eigen::VectorXd q(arm.dof());
    for (int k = 0; k < arm.dof(); ++k) {
      const double share = static_cast<double>(engine() >> 11) * 0x1.0p-53;
      q[k] = arm.lowerLimits()[k] + (arm.upperLimits()[k] - arm.lowerLimits()[k]) * share;
    }
    CHECK((forwardKinematics(arm, q)[static_cast<std::size_t>(link)].p - points.p_W[i]).norm() < 1e-12);
    const Manipulability m = manipulability(jacobian(arm, q, link), JacobianRows::Linear);
    CHECK(points.measures[i] == Approx(m.measure).epsilon(1e-9).margin(1e-9));
  }
}

TEST_CASE("A link that nothing moves is one point") {
  const Model model = exampleModel("panda.urdf");
  const ReachablePoints points = sampled(model, 0, 3, 1, true);
  REQUIRE(points.p_W.size() == 3);
  CHECK(points.p_W[0] == points.p_W[2]);
  // the product of no singular values says nothing: no measure
  CHECK(points.measures[0] == 0.0);
  CHECK_THROWS_AS(ReachableSampler(model, model.linkCount()), PreconditionError);
}
