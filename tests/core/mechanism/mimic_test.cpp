// SPDX-License-Identifier: GPL-3.0-or-later
// Joints that follow others, and payloads: how they come into the model.
#include "core/mechanism/mimic.h"

#include "core/dynamics/inverse_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"

using namespace linkwright;

TEST_CASE("a follower stands where its leader has it") {
  const Model model = test::compiled(test::richMechanism());
  REQUIRE(model.dof() == 4);
  CHECK(hasFollowers(model));
  CHECK(model.joints()[3].leader == 2);
  Eigen::VectorXd q(4), qd(4), qdd(4);
  q << 0.1, 0.2, 0.03, 9.0;
  qd << 1, 2, 3, 9;
  qdd << 4, 5, 6, 9;
  followLeaders(model, q, qd, qdd);
  CHECK(q[3] == Approx(-0.029));
  CHECK(qd[3] == -3.0);
  CHECK(qdd[3] == -6.0);
  CHECK(q[2] == 0.03);

  // the power of the motors is that of all joints together
  DynamicsInput input;
  input.q = q;
  input.qd = qd;
  input.qdd = qdd;
  const Eigen::VectorXd tau = inverseDynamics(model, input);
  const Eigen::VectorXd motors = leadersTorques(model, tau);
  CHECK(motors[3] == 0.0);
  CHECK(motors.dot(qd) == Approx(tau.dot(qd)).epsilon(1e-14));

  Mechanism alone = test::richMechanism();
  alone.joints[3].mimic.reset();
  CHECK_FALSE(hasFollowers(test::compiled(alone)));
}

TEST_CASE("an attached payload weighs what a link of that mass welded there would") {
  const Mechanism with = test::richMechanism();
  Mechanism welded = with;
  welded.links[2].payloads.clear();
  Link lump{"lump"};
  lump.inertial = Inertial{1.25, Eigen::Vector3d::Zero(), Eigen::Matrix3d::Zero()};
  welded.links.push_back(lump);
  Joint weld;
  weld.name = "weld";
  weld.parent = 2;
  weld.child = 5;
  weld.X_PJ.p = {0.1, 0.0, 0.3};
  welded.joints.push_back(weld);
  const Model a = test::compiled(with), b = test::compiled(welded);
  CHECK(a.totalMass() == Approx(b.totalMass()).epsilon(1e-15));
  test::Random random(5);
  INFO("seed " << random.seed());
  for (int i = 0; i < 20; ++i) {
    const DynamicsInput input = test::randomInput(random, a);
    CHECK(test::relativeError(inverseDynamics(a, input), inverseDynamics(b, input)) < 1e-13);
  }
  // switched off it weighs nothing
  Mechanism off = with;
  off.links[2].payloads[0].attached = false;
  CHECK(test::compiled(off).totalMass() == Approx(a.totalMass() - 1.25));
}
