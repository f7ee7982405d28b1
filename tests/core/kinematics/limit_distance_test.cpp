// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kinematics/limit_distance.h"

#include "core/base/require.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"

#include <cmath>

using namespace linkwright;
using namespace linkwright::test;

namespace {

Model jointsWith(const std::vector<std::pair<double, double>>& limits) {
  Mechanism m;
  m.links.push_back({"base", std::nullopt, {}});
  for (std::size_t i = 0; i < limits.size(); ++i) {
    m.links.push_back({"link" + std::to_string(i), std::nullopt, {}});
    Joint joint;
    joint.name = "joint" + std::to_string(i);
    joint.type = JointType::Revolute;
    joint.parent = static_cast<int>(i);
    joint.child = static_cast<int>(i) + 1;
    joint.limits.lower = limits[i].first;
    joint.limits.upper = limits[i].second;
    m.joints.push_back(joint);
  }
  return compiled(m);
}

}  // namespace

TEST_CASE("Distances to the limits, absolute and as a share of the range") {
  const Model model = jointsWith({{-1.0, 3.0}, {-kInfinity, kInfinity}, {-2.0, kInfinity}, {0.5, 0.5}, {-1.0, 1.0}});
  Eigen::VectorXd q(5);
  q << 2.5, 7.0, -1.0, 0.5, -0.5;
  const std::vector<LimitDistance> d = limitDistances(model, q);
  CHECK(d[0].to_lower == 3.5);
  CHECK(d[0].to_upper == 0.5);
  CHECK(d[0].nearest() == 0.5);
  CHECK_FALSE(d[0].isLowerNearer());
  CHECK(d[0].range() == 4.0);
  CHECK(d[0].share() == 0.125);
  CHECK(d[0].place() == 0.875);
  // without limits
  CHECK(d[1].nearest() == kInfinity);
  CHECK(d[1].share() == kInfinity);
  CHECK(std::isnan(d[1].place()));
  // with one
  CHECK(d[2].nearest() == 1.0);
  CHECK(d[2].isLowerNearer());
  CHECK(d[2].share() == 0.5);
  CHECK(std::isnan(d[2].place()));
  // locked
  CHECK(d[3].nearest() == 0.0);
  CHECK(d[3].share() == 0.0);
  CHECK(d[3].place() == 0.5);
  CHECK(d[4].share() == 0.25);

  CHECK(nearestToLimit(d, {0, 1, 2, 4}) == 0);
  CHECK(nearestToLimit(d, {0, 1, 2, 3, 4}) == 3);
  CHECK(nearestToLimit(d, {1}) == -1);
  CHECK(nearestToLimit(d, {}) == -1);
  CHECK_THROWS_AS(limitDistances(model, Eigen::VectorXd::Zero(4)), PreconditionError);
}
