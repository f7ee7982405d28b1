// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of a mechanism: each gives a tree that compiles, says where its parts come from, and leaves alone what it is
// not about.
#include "core/mechanism/edit.h"

#include "core/base/index.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/model.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"

#include <algorithm>

using namespace linkwright;
using linkwright::test::compiled;

namespace {

Link named(const char* name) { return {name, {}, {}}; }
Joint hinge(const char* name, double x = 0.3) {
  Joint joint;
  joint.name = name;
  joint.type = JointType::Revolute;
  joint.X_PJ.p = {x, 0.0, 0.0};
  return joint;
}

/// base - shoulder: upper - elbow: lower; and base - neck: head
Mechanism arm() {
  Mechanism m;
  m.links.push_back(named("base"));
  m = addLink(m, 0, named("upper"), hinge("shoulder")).mechanism;
  m = addLink(m, 1, named("lower"), hinge("elbow")).mechanism;
  m = addLink(m, 0, named("head"), hinge("neck", -0.2)).mechanism;
  m.hands = {"lower"};
  return m;
}

std::string order(const Mechanism& mechanism) {
  std::string text;
  const Model model = compiled(mechanism);
  for (const ModelJoint& joint : model.joints()) text += joint.name + " ";
  return text;
}

/// What every edit has to give: a tree, and a way back to each part's former self.
void checkSound(const Edited& edited, const Mechanism& before) {
  CHECK(Model::compile(edited.mechanism).ok());
  REQUIRE(edited.link_before.size() == edited.mechanism.links.size());
  REQUIRE(edited.joint_before.size() == edited.mechanism.joints.size());
  for (const std::vector<int>& from : {edited.link_before, edited.joint_before}) {
    std::vector<int> old;
    std::copy_if(from.begin(), from.end(), std::back_inserter(old), [](int i) { return i >= 0; });
    std::sort(old.begin(), old.end());
    CHECK(std::adjacent_find(old.begin(), old.end()) == old.end());
  }
  for (std::size_t i = 0; i < edited.joint_before.size(); ++i) {
    if (edited.joint_before[i] < 0) continue;
    CHECK(edited.mechanism.joints[i].name == before.joints[at(edited.joint_before[i])].name);
  }
  CHECK(edited.mechanism.source.link_lines.empty());
}

double farthest(const Mechanism& a, const Mechanism& b) {
  // by name: where a link stands at q = 0
  double most = 0.0;
  const std::vector<Pose> X_a = posesAtZero(a), X_b = posesAtZero(b);
  for (std::size_t i = 0; i < a.links.size(); ++i) {
    const int twin = b.findLink(a.links[i].name);
    if (twin < 0) continue;
    most = std::max(
        {most, (X_a[i].p - X_b[at(twin)].p).cwiseAbs().maxCoeff(), (X_a[i].R - X_b[at(twin)].R).cwiseAbs().maxCoeff()});
  }
  return most;
}

}  // namespace

TEST_CASE("a link is added, with a name of its own") {
  const Mechanism m = arm();
  const Edited edited = addLink(m, 2, named("lower"), hinge("elbow"));
  checkSound(edited, m);
  CHECK(edited.mechanism.links[at(edited.link)].name == "lower_2");
  CHECK(edited.mechanism.joints.back().name == "elbow_2");
  CHECK(edited.mechanism.joints.back().parent == 2);
  CHECK(edited.link_before == std::vector<int>{0, 1, 2, 3, -1});
  const Edited third = addLink(edited.mechanism, 2, named("lower_2"), hinge(""));
  CHECK(third.mechanism.links.back().name == "lower_3");
  CHECK(third.mechanism.joints.back().name == "joint");
}

TEST_CASE("a link is put between a link and its parent, in the old joint's place") {
  const Mechanism m = arm();
  Pose end;
  end.p = {0.1, 0.0, 0.0};
  const Result<Edited> edited = insertLink(m, 1, named("collar"), hinge("clavicle", 0.0), end);
  REQUIRE(edited.ok());
  checkSound(*edited, m);
  CHECK(order(edited->mechanism) == "clavicle shoulder elbow neck ");
  CHECK(posesAtZero(edited->mechanism)[1].p.x() == Approx(0.1));
  CHECK_FALSE(insertLink(m, 0, named("x"), hinge("y"), {}).ok());
}

TEST_CASE("a branch is there twice") {
  const Mechanism m = arm();
  const Result<Edited> edited = duplicateBranch(m, 1, {0.0, 0.5, 0.0});
  REQUIRE(edited.ok());
  checkSound(*edited, m);
  CHECK(order(edited->mechanism) == "shoulder elbow neck shoulder_2 elbow_2 ");
  CHECK(edited->mechanism.links[at(edited->link)].name == "upper_2");
  CHECK(posesAtZero(edited->mechanism).back().p.isApprox(Eigen::Vector3d(0.6, 0.5, 0.0), 1e-15));
  CHECK_FALSE(duplicateBranch(m, 0, Eigen::Vector3d::Zero()).ok());
}

TEST_CASE("deleting takes the branch along, or hangs it on the parent") {
  const Mechanism m = arm();
  const Edited without = *removeBranch(m, 1);
  checkSound(without, m);
  CHECK(order(without.mechanism) == "neck ");
  CHECK(without.mechanism.hands.empty());
  CHECK(without.mechanism.links[at(without.link)].name == "base");
  CHECK(without.link_before == std::vector<int>{0, 3});

  const Edited shorter = *removeLink(m, 1);
  checkSound(shorter, m);
  CHECK(order(shorter.mechanism) == "elbow neck ");
  CHECK(farthest(shorter.mechanism, m) < 1e-15);
  CHECK(shorter.mechanism.hands == std::vector<std::string>{"lower"});
  CHECK_FALSE(removeBranch(m, 0).ok());
  CHECK_FALSE(removeLink(m, 0).ok());
}

TEST_CASE("a branch hangs elsewhere and stays where it is, a cycle is refused by name") {
  const Mechanism m = arm();
  const Edited edited = *moveBranch(m, 2, 3);
  checkSound(edited, m);
  CHECK(edited.mechanism.joints[1].parent == 3);
  CHECK(farthest(edited.mechanism, m) < 1e-15);
  const Result<Edited> cycle = moveBranch(m, 1, 2);
  REQUIRE_FALSE(cycle.ok());
  CHECK(cycle.diagnostics()[0].message ==
        "'lower' cannot be the parent of 'upper', because 'lower' is a descendant of 'upper'");
  CHECK_FALSE(moveBranch(m, 1, 1).ok());
  CHECK_FALSE(moveBranch(m, 0, 3).ok());
}

TEST_CASE("siblings change places, and with them their columns") {
  const Mechanism m = arm();
  CHECK(placeAmongSiblings(m, 1) == 0);
  CHECK(placeAmongSiblings(m, 3) == 1);
  const Edited edited = *reorderBranch(m, 3, 0);
  checkSound(edited, m);
  CHECK(order(edited.mechanism) == "neck shoulder elbow ");
  CHECK(order(reorderBranch(edited.mechanism, 3, 99)->mechanism) == order(m));
  CHECK_FALSE(reorderBranch(m, 0, 1).ok());
}

TEST_CASE("a link's new name goes to the hands, a joint keeps its ends") {
  const Mechanism m = arm();
  Link palm = m.links[2];
  palm.name = "palm";
  CHECK(withLink(m, 2, palm).mechanism.hands == std::vector<std::string>{"palm"});
  Joint slide = m.joints[1];
  slide.type = JointType::Prismatic;
  slide.parent = slide.child = 0;
  const Edited edited = withJoint(m, 1, slide);
  CHECK(edited.mechanism.joints[1].parent == 1);
  CHECK(edited.mechanism.joints[1].child == 2);
  CHECK(edited.link == 2);
  CHECK_THROWS_AS(withJoint(m, 9, slide), PreconditionError);
  CHECK_THROWS_AS(withLink(m, -1, palm), PreconditionError);
}

TEST_CASE("who follows goes on following through copies, new names and deletions") {
  const Mechanism m = test::richMechanism();
  // the arm with both fingers: the copy of the right one follows the copy of the left
  const Edited twice = *duplicateBranch(m, 2, Eigen::Vector3d::Zero());
  checkSound(twice, m);
  CHECK(twice.mechanism.joints.back().mimic->leader == "grip_2");
  CHECK(duplicateBranch(m, 4, Eigen::Vector3d::Zero())->mechanism.joints.back().mimic->leader == "grip");
  Joint renamed = m.joints[2];
  renamed.name = "close";
  CHECK(withJoint(m, 2, renamed).mechanism.joints[3].mimic->leader == "close");
  CHECK_FALSE(removeBranch(m, 3)->mechanism.joints[2].mimic);
}

TEST_CASE("random edits of random trees give trees, and nothing moves that is only hung elsewhere") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    test::Random random(seed);
    INFO("seed " << seed);
    Mechanism m = test::randomMechanism(random, {8, 0.25, 0.15, false});
    for (int step = 0; step < 25; ++step) {
      const int link = random.integer(0, static_cast<int>(m.links.size()) - 1);
      const int other = random.integer(0, static_cast<int>(m.links.size()) - 1);
      const int kind = random.integer(0, 6);
      Result<Edited> edited = Result<Edited>::failure("not made");
      if (kind == 0) edited = addLink(m, link, named("new"), hinge("new"));
      if (kind == 1) edited = insertLink(m, link, named("between"), hinge("between"), Pose::identity());
      if (kind == 2 && m.links.size() < 40) edited = duplicateBranch(m, link, random.vector(0.1));
      if (kind == 3) edited = removeBranch(m, link);
      if (kind == 4) edited = removeLink(m, link);
      if (kind == 5) edited = moveBranch(m, link, other);
      if (kind == 6) edited = reorderBranch(m, link, random.integer(0, 3));
      if (!edited) continue;
      INFO("step " << step << ", edit " << kind);
      checkSound(*edited, m);
      if (kind == 4 || kind == 5 || kind == 6) CHECK(farthest(edited->mechanism, m) < 1e-13);
      m = edited->mechanism;
    }
  }
}
