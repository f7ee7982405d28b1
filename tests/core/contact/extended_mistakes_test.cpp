// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes planted in the extended Newton-Euler method: without one the bits are those of the method, and each changes
// what it should and leaves the rest.
#include "core/contact/extended_mistakes.h"

#include "core/contact/surface.h"
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <cmath>
#include <set>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

const Eigen::Vector3d kMoving(0.130769, -0.326923, 0.457692);
const Eigen::Vector3d kTorques(1.0, -1.0, 0.5);

/// Arm A with its hand on the ground, in motion unless said otherwise.
struct Case {
  Model model;
  ForwardDynamicsInput input;
  std::vector<ContactQuestion> questions;
  std::vector<ContactQuestion> released;

  ExtendedForwardDynamics right() const { return extendedForwardDynamics(model, input, questions); }
  ExtendedForwardDynamics with(const ExtendedMistakeSet& mistakes) const {
    return extendedForwardDynamics(model, input, questions, mistakes, released);
  }
};

Case caseOf(const Eigen::Vector3d& qd, double K = 0.2, double scale = 1.0) {
  Result<Model> model = Model::compile(rods(3, 1.0, 3.0, armBase('A')));
  REQUIRE(model.ok());
  Case made{std::move(model).value(), {kArch, qd, kTorques, {0.0, 0.0, -9.81}, {}, {true, false}}, {}, {}};
  ContactQuestion question;
  question.link = made.model.findLink("link_3");
  question.point = {0.5, 0.0, 0.0};
  question.K = K;
  question.t = Eigen::Vector3d::UnitX();
  Surface surface;
  surface.scale = scale;
  question.surface = std::make_shared<const Surface>(surface);
  made.questions = {question};
  return made;
}

void requireSameBits(const ExtendedForwardDynamics& a, const ExtendedForwardDynamics& b) {
  CHECK(a.b == b.b);
  CHECK(a.M == b.M);
  CHECK(a.j_c == b.j_c);
  CHECK(a.j_t == b.j_t);
  CHECK(a.d == b.d);
  CHECK(a.A == b.A);
  CHECK(a.a == b.a);
  CHECK(a.f_n == b.f_n);
  CHECK(a.b_n == b.b_n);
  CHECK(a.qdd == b.qdd);
}

}  // namespace

TEST_CASE("Without a mistake the method has the same bits", "[contact][extended_mistakes]") {
  const Case moving = caseOf(kMoving, 0.2, 2.5);
  requireSameBits(moving.right(), moving.with({}));
  // what changes no acceleration changes none
  requireSameBits(moving.right(), moving.with({ExtendedMistake::LongEulerStep}));
}

TEST_CASE("Each mistake has a name of its own and words", "[contact][extended_mistakes]") {
  std::set<std::string> names, titles;
  for (const ExtendedMistake mistake : kExtendedMistakes) {
    names.insert(nameOf(mistake));
    titles.insert(titleOf(mistake));
    CHECK(std::string(hintOf(mistake)).size() > 40);
  }
  CHECK(names.size() == kExtendedMistakes.size());
  CHECK(titles.size() == kExtendedMistakes.size());
}

TEST_CASE("The opposite contact force turns j_c and, at rest, f_n alone", "[contact][extended_mistakes]") {
  const Case rest = caseOf(Eigen::Vector3d::Zero());
  const ExtendedForwardDynamics right = rest.right(), wrong = rest.with({ExtendedMistake::ContactForceSign});
  CHECK((wrong.j_c + right.j_c).norm() < 1e-14);
  CHECK((wrong.j_t + right.j_t).norm() < 1e-14);
  CHECK(wrong.A(0, 0) == Approx(right.A(0, 0)).epsilon(1e-13));
  CHECK(wrong.f_n[0] == Approx(-right.f_n[0]).epsilon(1e-12));
  CHECK((wrong.qdd - right.qdd).norm() < 1e-10);
  CHECK(wrong.b == right.b);
  CHECK(wrong.M == right.M);
  // in motion gamma has the wrong sign beside it: C'' is 2 gamma instead of 0
  const Case moving = caseOf(kMoving);
  const ExtendedForwardDynamics r = moving.right(), w = moving.with({ExtendedMistake::ContactForceSign});
  CHECK(r.j_c.col(0).dot(r.qdd) + r.contacts[0].gamma == Approx(0.0).margin(1e-11));
  CHECK(r.j_c.col(0).dot(w.qdd) + r.contacts[0].gamma == Approx(2.0 * r.contacts[0].gamma).epsilon(1e-9));
}

TEST_CASE("Friction's mistakes leave b, M and j_c", "[contact][extended_mistakes]") {
  const Case moving = caseOf(kMoving);
  const ExtendedForwardDynamics right = moving.right();
  const auto unchanged = [&](const ExtendedForwardDynamics& wrong) {
    CHECK(wrong.b == right.b);
    CHECK(wrong.M == right.M);
    CHECK(wrong.j_c == right.j_c);
    CHECK(wrong.a == right.a);
  };
  // golden: f_n 11.167645 without friction, 13.507153 with K = 0.2
  CHECK(right.f_n[0] == Approx(13.507153).epsilon(1e-6));
  const ExtendedForwardDynamics zero = moving.with({ExtendedMistake::DirectionFromZeroVelocity});
  unchanged(zero);
  CHECK(zero.j_t.isZero(0.0));
  CHECK(zero.f_n[0] == Approx(11.167645).epsilon(1e-6));
  // friction acts all the same, and lifts the hand
  CHECK(std::abs(right.j_c.col(0).dot(zero.qdd) + right.contacts[0].gamma) > 1.0);
  const ExtendedForwardDynamics probe = moving.with({ExtendedMistake::OwnFrictionAsProbe});
  unchanged(probe);
  CHECK((probe.j_t - 0.2 * right.j_t).norm() < 1e-14);
  CHECK(probe.f_n[0] < right.f_n[0]);
  CHECK(probe.f_n[0] > zero.f_n[0]);
  const ExtendedForwardDynamics drives = moving.with({ExtendedMistake::FrictionWrongSign});
  unchanged(drives);
  CHECK((drives.j_t + right.j_t).norm() < 1e-14);
  CHECK(drives.f_n[0] < zero.f_n[0]);
  // the mistake is consistent: the hand stays on the ground
  CHECK(right.j_c.col(0).dot(drives.qdd) + right.contacts[0].gamma == Approx(0.0).margin(1e-11));
}

TEST_CASE("Gravity and velocity at the wrong place change b or M", "[contact][extended_mistakes]") {
  const Case moving = caseOf(kMoving);
  const ExtendedForwardDynamics right = moving.right();
  const ExtendedForwardDynamics floating = moving.with({ExtendedMistake::GravityLeftOut});
  CHECK(floating.M == right.M);
  CHECK(floating.j_c == right.j_c);
  // g at this pose, golden: b at rest
  CHECK((right.b - floating.b - Eigen::Vector3d(14.715, 8.58375, 1.22625)).norm() < 1e-12);

  const ExtendedForwardDynamics heavy = moving.with({ExtendedMistake::GravityInColumns});
  CHECK(heavy.b == right.b);
  for (int i = 0; i < 3; ++i)
    CHECK((heavy.M.col(i) - right.M.col(i) - Eigen::Vector3d(14.715, 8.58375, 1.22625)).norm() < 1e-12);
  CHECK((heavy.M - heavy.M.transpose()).norm() > 1.0);
  REQUIRE(heavy.qdd.size() == 3);
  CHECK((heavy.M * heavy.qdd + heavy.b_n - kTorques).norm() < 1e-9);

  const ExtendedForwardDynamics fast = moving.with({ExtendedMistake::VelocityInColumns});
  CHECK(fast.b == right.b);
  for (int i = 0; i < 3; ++i)
    CHECK((fast.M.col(i) - right.M.col(i) - (right.b - Eigen::Vector3d(14.715, 8.58375, 1.22625))).norm() < 1e-11);
  // at rest it is none
  const Case rest = caseOf(Eigen::Vector3d::Zero());
  CHECK((rest.with({ExtendedMistake::VelocityInColumns}).qdd - rest.right().qdd).norm() < 1e-11);
}

TEST_CASE("Joint friction twice is D qd too much in b and b_n", "[contact][extended_mistakes]") {
  const Case moving = caseOf(kMoving);
  const ExtendedForwardDynamics right = moving.right(), wrong = moving.with({ExtendedMistake::JointFrictionTwice});
  CHECK((wrong.b - right.b - 3.0 * kMoving).norm() < 1e-13);
  CHECK(wrong.M == right.M);
  // the question was the same, and so is INV's answer
  CHECK(wrong.calls[0].tau == right.calls[0].tau);
  Case smooth = moving;
  smooth.input.terms.joint_friction = false;
  CHECK(smooth.with({ExtendedMistake::JointFrictionTwice}).qdd == smooth.right().qdd);
}

TEST_CASE("A normal that is not divided by its length counts only where that is not 1",
          "[contact][extended_mistakes]") {
  const Case unit = caseOf(kMoving);
  requireSameBits(unit.right(), unit.with({ExtendedMistake::NormalNotUnit}));
  const Case scaled = caseOf(kMoving, 0.2, 2.5);
  const ExtendedForwardDynamics right = scaled.right(), wrong = scaled.with({ExtendedMistake::NormalNotUnit});
  CHECK(right.f_n[0] == Approx(unit.right().f_n[0]).epsilon(1e-12));
  CHECK((wrong.j_c - 2.5 * right.j_c).norm() < 1e-13);
  CHECK((wrong.j_t - right.j_t).norm() < 1e-13);
  CHECK(std::abs(wrong.f_n[0] - right.f_n[0]) > 1.0);
}

TEST_CASE("Without gamma the hand leaves the surface by gamma", "[contact][extended_mistakes]") {
  const Case moving = caseOf(kMoving);
  const ExtendedForwardDynamics right = moving.right(), wrong = moving.with({ExtendedMistake::GammaLeftOut});
  CHECK(std::abs(right.contacts[0].gamma) > 0.01);
  CHECK(right.j_c.col(0).dot(wrong.qdd) == Approx(0.0).margin(1e-11));
  CHECK(wrong.f_n[0] - right.f_n[0] == Approx(right.contacts[0].gamma / right.A(0, 0)).epsilon(1e-11));
  // a plane does not turn its normal
  requireSameBits(right, moving.with({ExtendedMistake::NormalRateLeftOut}));
  // on a sphere below the hand it does: gamma has v^2 times the curvature of C, 2 v^2
  Case sphere = moving;
  Surface ball;
  ball.form = SphereSurface{0.3};
  ball.X_WS.p = {1.0, 0.0, -0.3};
  sphere.questions[0].surface = std::make_shared<const Surface>(ball);
  const ExtendedForwardDynamics r = sphere.right(), w = sphere.with({ExtendedMistake::NormalRateLeftOut});
  const double L = r.contacts[0].length, v2 = r.contacts[0].point.v.squaredNorm();
  CHECK(v2 > 0.001);
  CHECK(w.f_n[0] - r.f_n[0] == Approx(L * 2.0 * v2 / r.A(0, 0)).epsilon(1e-10));
}

TEST_CASE("Forgotten in b_n, the force that was found does nothing", "[contact][extended_mistakes]") {
  const Case moving = caseOf(kMoving);
  const ExtendedForwardDynamics right = moving.right(), wrong = moving.with({ExtendedMistake::ContactForceNotInBias});
  CHECK(wrong.f_n == right.f_n);
  CHECK(wrong.b_n == right.b);
  Case air = moving;
  air.questions.clear();
  CHECK((wrong.qdd - air.right().qdd).norm() < 1e-11);
}

TEST_CASE("A pull that is kept asks about the contact that has let go", "[contact][extended_mistakes]") {
  // arm B at torques of (i) wants to leave the ground: golden f_n = -3.975277
  Result<Model> model = Model::compile(rods(3, 1.0, 3.0, armBase('B')));
  REQUIRE(model.ok());
  Case arm = caseOf(Eigen::Vector3d::Zero());
  arm.model = std::move(model).value();
  arm.input.tau = Eigen::Vector3d(-3.0, -3.0, -3.0);
  arm.released = arm.questions;
  arm.questions.clear();
  const ExtendedForwardDynamics right = arm.right(), wrong = arm.with({ExtendedMistake::PullKept});
  CHECK(right.f_n.size() == 0);
  REQUIRE(right.qdd.size() == 3);
  REQUIRE(wrong.f_n.size() == 1);
  CHECK(wrong.f_n[0] < 0.0);
  CHECK((wrong.qdd - right.qdd).norm() > 1.0);
  // without the mistake nobody asks about it
  CHECK(arm.with({}).f_n.size() == 0);
}

TEST_CASE("The longest Euler step is 2 over the fastest rate of friction", "[contact][extended_mistakes]") {
  const Case arm = caseOf(kMoving);
  // measured independently: 142.2 1/s, and 2 / 265 s at most with twice the friction
  const EulerStep step = eulerStep(arm.model, kArch, {true, false}, 0.01);
  CHECK(step.rate == Approx(142.2).margin(0.05));
  CHECK(step.factor == Approx(std::abs(1.0 - 0.01 * step.rate)).epsilon(1e-14));
  CHECK(step.longest == Approx(2.0 / step.rate).epsilon(1e-14));
  CHECK(std::isinf(eulerStep(arm.model, kArch, {false, false}, 0.01).longest));
}
