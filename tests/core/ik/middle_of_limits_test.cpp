// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ik/middle_of_limits.h"

#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"

#include <string>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

Model limited(const std::vector<std::pair<double, double>>& limits) {
  Mechanism m;
  m.links.push_back({"base", std::nullopt, {}});
  for (const auto& [lower, upper] : limits) {
    const std::string number = std::to_string(m.links.size());
    Joint joint;
    joint.name = "joint_" + number;
    joint.type = JointType::Revolute;
    joint.parent = static_cast<int>(m.links.size()) - 1;
    joint.child = joint.parent + 1;
    joint.limits.lower = lower;
    joint.limits.upper = upper;
    m.links.push_back({"link_" + number, std::nullopt, {}});
    m.joints.push_back(joint);
  }
  return compiled(m);
}

}  // namespace

TEST_CASE("The middle of the limits, or the position nearest to zero where one is missing") {
  const Model model = limited({{-1.0, 3.0}, {-kInfinity, kInfinity}, {2.0, kInfinity}, {-kInfinity, -0.5}});
  CHECK(middleOfLimits(model) == Eigen::Vector4d(1.0, 0.0, 2.0, -0.5));
  // half of each: the sum of two large limits is none
  CHECK(middleOfLimits(limited({{1e308, 1.5e308}}))[0] == Approx(1.25e308));
}
