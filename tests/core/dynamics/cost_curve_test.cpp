// SPDX-License-Identifier: GPL-3.0-or-later
// How the cost grows along chains of a robot's own joints.
#include "core/dynamics/cost_curve.h"

#include "core/base/require.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

const CostCounts& at(const std::vector<CostCounts>& curve, int joints) {
  const auto it = std::find_if(curve.begin(), curve.end(), [&](const CostCounts& c) { return c.joints == joints; });
  REQUIRE(it != curve.end());
  return *it;
}

}  // namespace

TEST_CASE("A chain like a robot repeats its joints, or breaks off") {
  const Model scara = exampleModel("scara.json");
  const Model chain = chainLike(scara, 2 * scara.dof() + 1);
  REQUIRE(chain.dof() == 2 * scara.dof() + 1);
  for (int j = 0; j < chain.dof(); ++j) {
    const auto like = static_cast<std::size_t>(j % scara.dof());
    CHECK(chain.joints()[static_cast<std::size_t>(j)].type == scara.joints()[like].type);
    CHECK(chain.bodies()[static_cast<std::size_t>(j)].parent == j - 1);
    CHECK(chain.bodies()[static_cast<std::size_t>(j)].mass == scara.bodies()[like].mass);
  }
  Mechanism sprung = exampleScene("scara.json").mechanism;
  for (Joint& joint : sprung.joints) joint.spring = {3.0, 0.2};
  const Model sprung_chain = chainLike(compiled(sprung), 6);
  for (const ModelJoint& joint : sprung_chain.joints()) CHECK(joint.spring == JointSpring{3.0, 0.2});
  CHECK(chainLike(scara, 1).dof() == 1);
  CHECK_THROWS_AS(chainLike(scara, 0), PreconditionError);
}

TEST_CASE("At its own length a chain costs what the robot costs, and a tree less than its chain") {
  for (const char* file : {"iiwa14.urdf", "scara.json", "puma560.json"}) {
    CAPTURE(file);
    const Model model = exampleModel(file);
    const CostCounts own = countCosts(model), chain = countCosts(chainLike(model, model.dof()));
    CHECK(own.joints == model.dof());
    for (const CostMethod method : kCostMethods) CHECK(own.of(method) == chain.of(method));
    CHECK(own.written_out == nonRecursiveTerms(model.dof()));
  }
  const Model torso = exampleModel("torso_with_two_arms.json");
  const CostCounts own = countCosts(torso), chain = countCosts(chainLike(torso, torso.dof()));
  CHECK(own.written_out.torque < chain.written_out.torque);
  REQUIRE(own.of(CostMethod::NonRecursiveId).has_value());
  CHECK(own.of(CostMethod::NonRecursiveId)->total() < chain.of(CostMethod::NonRecursiveId)->total());
}

TEST_CASE("The curve goes beyond the robot, rises, and has the figures of the chains") {
  const std::vector<CostCounts> curve = costCurve(exampleModel("iiwa14.urdf"));
  CHECK(curve.front().joints == 1);
  CHECK(curve.back().joints == 20);
  for (std::size_t i = 1; i < curve.size(); ++i) {
    CHECK(curve[i].joints > curve[i - 1].joints);
    for (const CostMethod method : kCostMethods) {
      REQUIRE(curve[i].of(method).has_value());
      // long chains take the mass matrix in world axes, which is cheaper from there on than one joint less in link
      // frames
      if (method == CostMethod::MassMatrix) continue;
      CHECK(curve[i].of(method)->total() > curve[i - 1].of(method)->total());
    }
  }
  // seven turning joints: the figures of the recursion, as counted by hand in operation_count_test
  CHECK(*at(curve, 7).of(CostMethod::SpatialId) == OperationCount{721, 610, 0, 7});
  CHECK(*at(curve, 7).of(CostMethod::NonRecursiveId) == OperationCount{54396, 35939, 0, 7});
  CHECK(*at(curve, 7).of(CostMethod::AbaFd) == OperationCount{1906, 1643, 7, 7});
  // vector terms of velocity, acceleration and torque
  CHECK(at(curve, 2).written_out == VectorTerms{3, 4, 16});
  CHECK(at(curve, 3).written_out == VectorTerms{6, 10, 61});
  CHECK(at(curve, 6).written_out == VectorTerms{21, 56, 707});
  CHECK(at(curve, 10).written_out == VectorTerms{55, 220, 4730});
  CHECK(at(curve, 10).recursive == VectorTerms{10, 10, 20});
  // the first n at which the form without recursion needs more than 100 times the torque terms: 8
  const auto ratio = [&](int n) {
    return static_cast<double>(at(curve, n).written_out.torque) / static_cast<double>(at(curve, n).recursive.torque);
  };
  CHECK(ratio(7) < 100.0);
  CHECK(ratio(8) > 100.0);
}

TEST_CASE("The slopes are those of O(n), O(n^2), O(n^3) and O(n^4)") {
  const Model like = exampleModel("planar_2r.json");
  const auto slope = [&](CostMethod method, int n) {
    const double half = static_cast<double>(countCosts(chainLike(like, n)).of(method)->total());
    return std::log2(static_cast<double>(countCosts(chainLike(like, 2 * n)).of(method)->total()) / half);
  };
  CHECK(slope(CostMethod::SpatialId, 16) == Approx(1.0).margin(0.05));
  CHECK(slope(CostMethod::AbaFd, 16) == Approx(1.0).margin(0.06));  // 602 n - 665: the first bodies are cheaper
  CHECK(slope(CostMethod::UnitVectorFd, 16) == Approx(2.0).margin(0.1));
  CHECK(slope(CostMethod::NonRecursiveId, 16) == Approx(4.0).margin(0.3));
}

TEST_CASE("Where counting would not end the figure is missing, and the curve stops when it is told") {
  const Model like = exampleModel("planar_2r.json");
  const CostCounts long_chain = countCosts(chainLike(like, 60));
  CHECK_FALSE(long_chain.of(CostMethod::NonRecursiveId).has_value());
  CHECK(long_chain.of(CostMethod::UnitVectorFd).has_value());
  CHECK(long_chain.written_out == nonRecursiveTerms(60));
  int asked = 0;
  CHECK(costCurve(like, {}, [&] { return ++asked > 3; }).size() == 3);
  Mechanism fixed;
  fixed.links.push_back({"base", {}, {}});
  CHECK(costCurve(compiled(fixed)).empty());
  CHECK(countCosts(compiled(fixed)).of(CostMethod::SpatialId) == OperationCount{});
}
