// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mechanism/generated_shapes.h"

#include "core/spatial/rotation.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace linkwright;

namespace {

// a base and two links of 0.5 m along x, turning about z; the second slides if asked to
Mechanism twoLinks(JointType second) {
  Mechanism mechanism;
  for (const char* name : {"base", "upper", "lower"}) {
    Link link;
    link.name = name;
    mechanism.links.push_back(link);
  }
  Inertial inertial;
  inertial.mass = 1.0;
  inertial.p_LLcm = {0.25, 0.0, 0.0};
  mechanism.links[1].inertial = mechanism.links[2].inertial = inertial;
  Joint joint;
  joint.type = JointType::Revolute;
  joint.parent = 0;
  joint.child = 1;
  joint.X_PJ.p = {0.0, 0.0, 0.2};
  mechanism.joints.push_back(joint);
  joint.type = second;
  joint.parent = 1;
  joint.child = 2;
  joint.X_PJ.p = {0.5, 0.0, 0.0};
  mechanism.joints.push_back(joint);
  return mechanism;
}

}  // namespace

TEST_CASE("links without shapes are given solids, sized to the chain", "[shapes]") {
  Mechanism mechanism = twoLinks(JointType::Revolute);
  CHECK(chainLength(mechanism) == Approx(1.2));
  const auto shapes = generatedShapes(mechanism);
  REQUIRE(shapes.size() == 3);
  for (const auto& solids : shapes) CHECK_FALSE(solids.empty());
  // the upper link reaches its child's joint
  const auto capsule = std::find_if(shapes[1].begin(), shapes[1].end(),
                                    [](const Shape& shape) { return std::holds_alternative<Capsule>(shape.geometry); });
  REQUIRE(capsule != shapes[1].end());
  const double half = 0.5 * std::get<Capsule>(capsule->geometry).length;
  CHECK((capsule->X_LS * Eigen::Vector3d(0.0, 0.0, half) - Eigen::Vector3d(0.5, 0.0, 0.0)).norm() < 1e-12);

  // twice the robot, twice the solids
  Mechanism large = mechanism;
  for (Joint& joint : large.joints) joint.X_PJ.p *= 2.0;
  for (Link& link : large.links) {
    if (link.inertial) link.inertial->p_LLcm *= 2.0;
  }
  const auto large_shapes = generatedShapes(large);
  const auto barrel = [](const std::vector<Shape>& solids) {
    return std::get<Cylinder>(solids.front().geometry).radius;
  };
  CHECK(barrel(large_shapes[1]) == Approx(2.0 * barrel(shapes[1])));
}

TEST_CASE("an edit of one length of a long chain leaves the girth of nearly all other links", "[shapes]") {
  Mechanism chain;
  chain.links.resize(101);
  for (int i = 0; i < 100; ++i) {
    chain.links[static_cast<std::size_t>(i + 1)].name = "l" + std::to_string(i);
    Joint joint;
    joint.name = "j" + std::to_string(i);
    joint.parent = i;
    joint.child = i + 1;
    joint.type = JointType::Revolute;
    joint.axis = Eigen::Vector3d::UnitY();
    joint.X_PJ.p = {0.0, 0.0, 0.1};
    chain.joints.push_back(joint);
  }
  const auto girths = [&] {
    std::vector<double> radii;
    for (const auto& solids : generatedShapes(chain)) {
      const auto* barrel = solids.empty() ? nullptr : std::get_if<Cylinder>(&solids.front().geometry);
      radii.push_back(barrel == nullptr ? 0.0 : barrel->radius);
    }
    return radii;
  };
  const std::vector<double> before = girths();
  chain.joints[50].X_PJ.p.z() = 0.15;
  const std::vector<double> after = girths();
  REQUIRE(after.size() == before.size());
  int changed = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    changed += before[i] != after[i] ? 1 : 0;
    CHECK(after[i] == Approx(before[i]).epsilon(0.05));
  }
  CHECK(changed <= 20);
  // they still become slimmer towards the tip
  CHECK(before.at(1) > 1.3 * before.at(99));
}

TEST_CASE("shapes of the file are kept, meshes alone are replaced", "[shapes]") {
  Mechanism mechanism = twoLinks(JointType::Revolute);
  Shape own;
  own.geometry = Box{};
  mechanism.links[1].shapes = {own};
  own.geometry = Mesh{"package://arm/link.stl", Eigen::Vector3d::Ones()};
  mechanism.links[2].shapes = {own};
  CHECK(hasDrawableShapes(mechanism.links[1]));
  CHECK_FALSE(hasDrawableShapes(mechanism.links[2]));
  const auto shapes = generatedShapes(mechanism);
  CHECK(shapes[1].empty());
  CHECK_FALSE(shapes[2].empty());
}

TEST_CASE("a sliding joint has a rail as long as its travel, never longer than the robot", "[shapes]") {
  Mechanism mechanism = twoLinks(JointType::Prismatic);
  mechanism.joints[1].limits.lower = 0.0;
  mechanism.joints[1].limits.upper = 0.3;
  const auto rail = [&] {
    double longest = 0.0;
    const auto shapes = generatedShapes(mechanism);
    for (const Shape& shape : shapes[1]) {
      if (const Box* box = std::get_if<Box>(&shape.geometry)) longest = std::max(longest, box->size.z());
    }
    return longest;
  };
  CHECK(rail() > 0.3);
  CHECK(rail() < 0.6);
  mechanism.joints[1].limits.upper = 1e17;
  CHECK(rail() < 2.0 * chainLength(mechanism));
}

TEST_CASE("a mechanism that is not a tree yet, or is empty, does no harm", "[shapes]") {
  CHECK(generatedShapes(Mechanism{}).empty());
  Mechanism mechanism = twoLinks(JointType::Revolute);
  mechanism.joints[1].child = 17;
  CHECK(generatedShapes(mechanism).size() == 3);
  mechanism.joints[1].child = 1;
  mechanism.joints[1].parent = 1;
  CHECK(generatedShapes(mechanism).size() == 3);
  CHECK(std::isfinite(chainLength(mechanism)));
}
