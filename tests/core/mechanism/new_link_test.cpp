// SPDX-License-Identifier: GPL-3.0-or-later
// Links to go on with: where they stand, how large they are, and that a chain of them moves and carries weight.
#include "core/mechanism/new_link.h"

#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/mechanism/edit.h"
#include "core/mechanism/extend.h"
#include "core/mechanism/inertia.h"
#include "core/mechanism/templates.h"
#include "core/mechanism/validation.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/SVD>

using namespace linkwright;
using namespace linkwright::test;

namespace {

Edited added(const Mechanism& mechanism, int parent) {
  const NewLink made = linkOn(mechanism, parent);
  return addLink(mechanism, parent, made.link, made.joint);
}

const Link& linkOf(const Mechanism& mechanism, int link) { return mechanism.links[static_cast<std::size_t>(link)]; }
const Joint& jointOf(const Mechanism& mechanism, int link) {
  return mechanism.joints[static_cast<std::size_t>(jointAbove(mechanism, link))];
}

}  // namespace

TEST_CASE("from a bare base links that are added one after another make an arm that moves and has weight to carry") {
  Mechanism mechanism = mechanismFrom(Template::Empty);
  int last = 0;
  for (int n = 1; n <= 6; ++n) {
    const Edited edited = added(mechanism, last);
    mechanism = edited.mechanism;
    last = edited.link;
    INFO(n << " links");
    CHECK(problemsOf(mechanism).empty());
    const Model model = compiled(mechanism);
    REQUIRE(model.dof() == n);
    CHECK(linkOf(mechanism, last).name == "link_" + std::to_string(n));
    CHECK(jointOf(mechanism, last).name == "link_" + std::to_string(n) + "_joint");
    CHECK(model.totalMass() == Approx(n));
    // 0.3 m from joint to joint
    CHECK(jointOf(mechanism, last).X_PJ.p.norm() == Approx(n == 1 ? 0.0 : 0.3).margin(kRoundOff));
    // the last joint carries its link: m g c cos(angle), the angles of the others added up
    const Eigen::VectorXd q = model.readyPose(), zero = Eigen::VectorXd::Zero(n);
    DynamicsInput input;
    input.q = q;
    input.qd = zero;
    input.qdd = zero;
    const Eigen::VectorXd tau = inverseDynamics(model, input, Formulation::BodyFrame);
    const double c = linkOf(mechanism, last).inertial->p_LLcm.x();
    CHECK(c > 0.05);
    CHECK(tau[n - 1] == Approx(kStandardGravity * c * std::cos(q.sum())).epsilon(1e-9));
    if (n < 3) continue;
    // and its frame moves both ways in the plane, where two joints carry it
    const Eigen::MatrixXd J = jacobian(model, q, model.findLink(linkOf(mechanism, last).name));
    const Eigen::VectorXd sigma = J.bottomRows(3).jacobiSvd().singularValues();
    CHECK(sigma[1] > 0.05);
  }
}

TEST_CASE("an arm that a student builds agrees with statics by hand") {
  // three links, one after the other, then their lengths and masses as typed
  const double lengths[] = {1.0, 0.7, 0.3}, masses[] = {3.0, 2.0, 1.0};
  Mechanism mechanism = mechanismFrom(Template::Empty);
  for (int n = 0; n < 3; ++n) {
    const Edited edited = withLinkOn(mechanism, n == 0 ? 0 : mechanism.findLink("link_" + std::to_string(n)));
    CHECK(edited.link_before.size() == edited.mechanism.links.size());
    CHECK(edited.joint_before.size() == edited.mechanism.joints.size());
    mechanism = edited.mechanism;
  }
  for (int n = 0; n < 3; ++n) {
    const int link = mechanism.findLink("link_" + std::to_string(n + 1));
    REQUIRE(link >= 0);
    mechanism = extended(mechanism, link, *linkTip(mechanism, link), lengths[n]).mechanism;
    Link changed = linkOf(mechanism, link);
    changed.inertial->mass = masses[n];
    followShapes(changed);
    mechanism = withLink(mechanism, link, changed).mechanism;
    const Inertial& rod = *linkOf(mechanism, link).inertial;
    CHECK(rod.p_LLcm.isApprox(Eigen::Vector3d(0.5 * lengths[n], 0.0, 0.0), 1e-12));
    CHECK(rod.I_LLcm_L(1, 1) == Approx(masses[n] * lengths[n] * lengths[n] / 12.0).epsilon(1e-12));
    CHECK(isPhysical(rod));
  }
  const Model model = compiled(mechanism);
  REQUIRE(model.dof() == 3);
  DynamicsInput input;
  input.q = input.qd = input.qdd = Eigen::Vector3d::Zero();
  // levers from each joint: 0.5, 1.35, 1.85; 0.35, 0.85; 0.15 m
  const double g = kStandardGravity;
  const Eigen::Vector3d by_hand(g * (3.0 * 0.5 + 2.0 * 1.35 + 1.85), g * (2.0 * 0.35 + 0.85), g * 0.15);
  CHECK((inverseDynamics(model, input, Formulation::BodyFrame) - by_hand).norm() < 1e-12);
  // the end effector is at the tip of the last link
  CHECK(mechanism.hands == std::vector<std::string>{"tool"});
  const Pose tip = forwardKinematics(model, input.q)[static_cast<std::size_t>(model.hands().front())];
  CHECK(tip.p.isApprox(Eigen::Vector3d(2.0, 0.0, 0.0), 1e-12));
}

TEST_CASE("a tool goes on to the tip of a link that is added, whichever of the two is chosen") {
  const Mechanism arm = mechanismFrom(Template::Planar, 2);
  const int last = arm.findLink("link_2"), tool = arm.findLink("tool");
  for (const int on : {last, tool}) {
    const Edited edited = withLinkOn(arm, on);
    const Mechanism& m = edited.mechanism;
    const int moved = m.findLink("tool");
    CHECK(linkOf(m, edited.link).name == "link_3");
    CHECK(m.joints[static_cast<std::size_t>(jointAbove(m, moved))].parent == edited.link);
    CHECK(edited.link_before[static_cast<std::size_t>(moved)] == tool);
    CHECK(m.hands == arm.hands);
  }
  // it stays where a branch grows elsewhere
  const Mechanism branched = withLinkOn(arm, arm.findLink("link_1")).mechanism;
  CHECK(jointOf(branched, branched.findLink("tool")).parent == last);
}

TEST_CASE("a new link stands at the parent's tip, is like it, and turns across itself") {
  std::vector<Mechanism> mechanisms;
  for (const Template which : kTemplates) mechanisms.push_back(mechanismFrom(which));
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Random random(seed);
    mechanisms.push_back(randomMechanism(random, {7, 0.25, 0.2, false}));
  }
  for (std::size_t which = 0; which < mechanisms.size(); ++which) {
    const Mechanism& mechanism = mechanisms[which];
    for (int parent = 0; parent < static_cast<int>(mechanism.links.size()); ++parent) {
      INFO(mechanism.name << " number " << which << ", on link " << parent);
      const Edited edited = added(mechanism, parent);
      CHECK(Model::compile(edited.mechanism).ok());
      const Link& link = linkOf(edited.mechanism, edited.link);
      const Joint& joint = jointOf(edited.mechanism, edited.link);
      REQUIRE(link.inertial);
      CHECK(isPhysical(*link.inertial));
      CHECK(joint.type == JointType::Revolute);
      const Eigen::Vector3d tip = tipOf(edited.mechanism, edited.link);
      CHECK(tip.norm() >= 0.01);
      CHECK(std::abs(joint.axis.dot(tip.normalized())) < 0.9 + kRoundOff);
      CHECK(joint.axis.norm() == Approx(1.0));
      if (jointAbove(mechanism, parent) < 0) continue;
      const Eigen::Vector3d before = tipOf(mechanism, parent);
      CHECK((joint.X_PJ.p - before).norm() < kRoundOff);
      if (before.norm() < 0.01) continue;
      CHECK(tip.norm() == Approx(before.norm()));
      const auto& inertial = linkOf(mechanism, parent).inertial;
      if (inertial && inertial->mass > 0.0) CHECK(link.inertial->mass == Approx(inertial->mass));
    }
  }
}

TEST_CASE("links on one tip stand aside of each other") {
  Mechanism mechanism = mechanismFrom(Template::Planar, 2);
  const int parent = mechanism.findLink("link_1");
  std::vector<Eigen::Vector3d> tips;
  for (int i = 0; i < 3; ++i) {
    const Edited edited = added(mechanism, parent);
    mechanism = edited.mechanism;
    const Pose& X_PJ = jointOf(mechanism, edited.link).X_PJ;
    tips.push_back(X_PJ * tipOf(mechanism, edited.link));
  }
  tips.push_back(jointOf(mechanism, mechanism.findLink("link_2")).X_PJ *
                 tipOf(mechanism, mechanism.findLink("link_2")));
  for (std::size_t i = 0; i < tips.size(); ++i) {
    for (std::size_t k = i + 1; k < tips.size(); ++k) CHECK((tips[i] - tips[k]).norm() > 0.2);
  }
}

TEST_CASE("a link put between two pushes what hangs on it away by its own length, and turns nothing") {
  for (const Template which : {Template::Planar, Template::Scara, Template::SixR, Template::TwoArms}) {
    const Mechanism mechanism = mechanismFrom(which);
    const std::vector<Pose> before = posesAtZero(mechanism);
    for (int link = 1; link < static_cast<int>(mechanism.links.size()); ++link) {
      INFO(mechanism.name << ", before link " << link);
      const NewLink made = linkBefore(mechanism, link);
      const Result<Edited> edited = insertLink(mechanism, link, made.link, made.joint, made.X_NJ);
      REQUIRE(edited.ok());
      CHECK(Model::compile(edited->mechanism).ok());
      const std::vector<Pose> after = posesAtZero(edited->mechanism);
      const auto at = static_cast<std::size_t>(link);
      CHECK((after[at].R - before[at].R).norm() < kRoundOff);
      const double apart = (after[at].p - before[at].p).norm();
      CHECK(apart == Approx(made.X_NJ.p.norm()));
      CHECK(apart >= 0.01);
      CHECK(after[static_cast<std::size_t>(edited->link)].p.isApprox(before[at].p, kRoundOff));
    }
  }
}

TEST_CASE("a copy stands beside its original, along the axis of its joint") {
  const Mechanism mechanism = mechanismFrom(Template::Planar, 3);
  const int link = mechanism.findLink("link_2");
  const Eigen::Vector3d shift = shiftOfCopy(mechanism, link);
  CHECK(shift.isApprox(Eigen::Vector3d(0.0, -0.25, 0.0), kRoundOff));
}
