// SPDX-License-Identifier: GPL-3.0-or-later
// Compiling a mechanism: order, merging, defaults, and every way in which it can be refused.
#include "core/mechanism/model.h"

#include "tests/support/catch.h"

#include <limits>

using namespace linkwright;

namespace {

// base - j1 - a - j2 - b - (fixed) tool, and a second branch base - j3 - c
Mechanism smallTree() {
  Mechanism m;
  m.name = "small tree";
  for (const char* name : {"base", "a", "b", "tool", "c"}) {
    Link link;
    link.name = name;
    m.links.push_back(link);
  }
  const auto join = [&](const char* name, JointType type, int parent, int child) {
    Joint joint;
    joint.name = name;
    joint.type = type;
    joint.parent = parent;
    joint.child = child;
    joint.X_PJ.p = {0.1, 0.0, 0.2};
    m.joints.push_back(joint);
  };
  join("j3", JointType::Prismatic, 0, 4);
  join("j1", JointType::Revolute, 0, 1);
  join("j2", JointType::Continuous, 1, 2);
  join("weld", JointType::Fixed, 2, 3);
  return m;
}

bool mentions(const Diagnostics& diagnostics, Severity severity, const std::string& text) {
  for (const Diagnostic& d : diagnostics) {
    if (d.severity == severity && d.message.text().find(text) != std::string::npos) return true;
  }
  return false;
}

Inertial solid(double mass) {
  Inertial inertial;
  inertial.mass = mass;
  inertial.I_LLcm_L = Eigen::Vector3d(0.01, 0.02, 0.025).asDiagonal();
  return inertial;
}

}  // namespace

TEST_CASE("joint order is depth first, children in the order of their joints") {
  const Result<Model> compiled = Model::compile(smallTree());
  REQUIRE(compiled.ok());
  const Model& model = *compiled;
  REQUIRE(model.dof() == 3);
  CHECK(model.joints()[0].name == "j3");
  CHECK(model.joints()[1].name == "j1");
  CHECK(model.joints()[2].name == "j2");
  CHECK(model.findJoint("j2") == 2);
  CHECK(model.findJoint("weld") == -1);
  CHECK(model.links()[static_cast<std::size_t>(model.findLink("tool"))].body == 2);
  // the deepest link counted in moving joints, then on through fixed joints
  CHECK(model.links()[static_cast<std::size_t>(model.deepestLink())].name == "tool");
  CHECK(model.hands().front() == model.deepestLink());
}

TEST_CASE("a fixed link's mass joins the body that carries it") {
  Mechanism m = smallTree();
  m.links[2].inertial = solid(2.0);
  m.links[3].inertial = solid(3.0);
  const Result<Model> merged = Model::compile(m);
  REQUIRE(merged.ok());
  CHECK(merged->bodyCount() == 3);
  CHECK(merged->bodies()[2].mass == 5.0);
  // 2 kg at the origin and 3 kg at (0.1, 0, 0.2)
  CHECK(merged->bodies()[2].mc.x == Approx(0.3).epsilon(1e-15));
  CHECK(merged->bodies()[2].mc.z == Approx(0.6).epsilon(1e-15));
  CHECK(merged->totalMass() == 5.0);
  const Result<Model> apart = Model::compile(m, {.merge_fixed_links = false});
  REQUIRE(apart.ok());
  CHECK(apart->bodyCount() == 4);
  CHECK(apart->dof() == 3);
}

TEST_CASE("an axis along z keeps the link frame to the last bit, any other is turned onto z") {
  Mechanism m = smallTree();
  m.joints[2].axis = {0.0, 3.0, 4.0};  // need not be of unit length
  const Result<Model> compiled = Model::compile(m);
  REQUIRE(compiled.ok());
  CHECK(compiled->linkFromBody(1) == Eigen::Matrix3d::Identity());
  const Eigen::Vector3d axis = compiled->linkFromBody(2).col(2);
  CHECK((axis - Eigen::Vector3d(0.0, 0.6, 0.8)).norm() < 1e-15);
}

TEST_CASE("what cannot be compiled is refused by name") {
  Mechanism m = smallTree();
  SECTION("no link") {
    m = Mechanism{};
    CHECK(mentions(Model::compile(m).diagnostics(), Severity::Error, "no link"));
  }
  SECTION("two parents") {
    m.joints[3].child = 4;
    CHECK(mentions(Model::compile(m).diagnostics(), Severity::Error, "second parent"));
  }
  SECTION("two bases") {
    m.joints.pop_back();
    CHECK(mentions(Model::compile(m).diagnostics(), Severity::Error, "'tool' has no parent"));
  }
  SECTION("a cycle beside the tree") {
    m.joints[1].parent = 2;  // a hangs on b, b on a
    CHECK(mentions(Model::compile(m).diagnostics(), Severity::Error, "cycle"));
  }
  SECTION("a cycle without a base") {
    m.links.resize(2);
    m.joints.resize(2);
    m.joints[0].parent = 0;
    m.joints[0].child = 1;
    m.joints[1].parent = 1;
    m.joints[1].child = 0;
    CHECK(mentions(Model::compile(m).diagnostics(), Severity::Error, "cycle"));
  }
  SECTION("duplicate names") {
    m.links[4].name = "a";
    m.joints[0].name = "j1";
    const Diagnostics all = Model::compile(m).diagnostics();
    CHECK(mentions(all, Severity::Error, "link 'a' has a duplicate name; rename it"));
    CHECK(mentions(all, Severity::Error, "joint 'j1' has a duplicate name; rename it"));
  }
  SECTION("figures that are no numbers") {
    m.links[1].inertial = solid(std::numeric_limits<double>::quiet_NaN());
    m.joints[1].axis.setZero();
    m.joints[0].limits.lower = 1.0;
    m.joints[0].limits.upper = -1.0;
    const Diagnostics all = Model::compile(m).diagnostics();
    CHECK(mentions(all, Severity::Error, "link 'a' has a mass"));
    CHECK(mentions(all, Severity::Error, "joint 'j1' has an axis of zero length"));
    CHECK(mentions(all, Severity::Error, "joint 'j3' has a lower limit above"));
  }
  SECTION("limits at infinity that leave no position") {
    m.joints[0].limits.lower = m.joints[0].limits.upper = std::numeric_limits<double>::infinity();
    m.joints[1].limits.lower = m.joints[1].limits.upper = -std::numeric_limits<double>::infinity();
    const Diagnostics all = Model::compile(m).diagnostics();
    CHECK(mentions(all, Severity::Error, "joint 'j3' has infinite limits"));
    CHECK(mentions(all, Severity::Error, "joint 'j1' has infinite limits"));
  }
  SECTION("a negative mass") {
    m.links[1].inertial = solid(-1.0);
    CHECK(mentions(Model::compile(m).diagnostics(), Severity::Error, "negative mass"));
  }
}

TEST_CASE("what is only doubtful compiles with a warning") {
  Mechanism m = smallTree();
  SECTION("inertia without mass") {
    m.links[1].inertial = solid(0.0);
    const Result<Model> compiled = Model::compile(m);
    REQUIRE(compiled.ok());
    CHECK(mentions(compiled.diagnostics(), Severity::Warning,
                   "link 'a' has an inertia that is not physically consistent"));
    CHECK(compiled->bodies()[1].I_Bo.yy == 0.02);  // the figures are kept
  }
  SECTION("a triangle that does not close") {
    m.links[1].inertial = solid(1.0);
    m.links[1].inertial->I_LLcm_L = Eigen::Vector3d(0.01, 0.01, 0.03).asDiagonal();
    CHECK(mentions(Model::compile(m).diagnostics(), Severity::Warning, "triangle inequality"));
  }
  SECTION("a ready position beyond a limit, a hand that is no link") {
    m.joints[1].limits = {-1.0, 1.0, 2.0, 3.0};
    m.joints[1].ready = 1.5;
    m.hands = {"nobody", "c"};
    const Result<Model> compiled = Model::compile(m);
    REQUIRE(compiled.ok());
    CHECK(mentions(compiled.diagnostics(), Severity::Warning, "ready position outside"));
    CHECK(mentions(compiled.diagnostics(), Severity::Warning, "'nobody' is not a link"));
    CHECK(compiled->readyPose()[1] == 1.0);
    CHECK(compiled->hands() == std::vector<int>{compiled->findLink("c")});
  }
}

TEST_CASE("a diagnostic carries the line that the reader noted") {
  Mechanism m = smallTree();
  m.source.file = "robot.urdf";
  m.source.joint_lines = {10, 20, 30, 40};
  m.joints[1].axis.setZero();
  const Result<Model> compiled = Model::compile(m);
  REQUIRE_FALSE(compiled.ok());
  REQUIRE(compiled.diagnostics().size() == 1);
  CHECK(toString(compiled.diagnostics()[0]) ==
        "robot.urdf:20: error: joint 'j1' has an axis of zero length; give it a direction");
}

TEST_CASE("a chain of the largest accepted length compiles, one link more is refused") {
  Mechanism m;
  m.links.resize(static_cast<std::size_t>(kMaxLinks));
  m.joints.resize(m.links.size() - 1);
  for (std::size_t i = 0; i < m.links.size(); ++i) m.links[i].name = "l" + std::to_string(i);
  for (std::size_t i = 0; i < m.joints.size(); ++i) {
    m.joints[i].name = "j" + std::to_string(i);
    m.joints[i].type = JointType::Revolute;
    m.joints[i].parent = static_cast<int>(i);
    m.joints[i].child = static_cast<int>(i) + 1;
  }
  const Result<Model> compiled = Model::compile(m);
  REQUIRE(compiled.ok());
  CHECK(compiled->dof() == kMaxLinks - 1);
  m.links.push_back({"one more", std::nullopt, {}});
  CHECK(mentions(Model::compile(m).diagnostics(), Severity::Error, "the limit is 100000"));
}
