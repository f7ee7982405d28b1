// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/statistics.h"

#include "tests/support/catch.h"
#include "tests/support/constants.h"

#include <cmath>

using namespace linkwright;
using linkwright::test::kPi;

namespace {

/// Two joints on a bare chain, the second without limits.
Model twoJoints() {
  Mechanism mechanism;
  mechanism.links = {{"base", {}, {}}, {"a", {}, {}}, {"b", {}, {}}};
  for (int i = 0; i < 2; ++i) {
    Joint joint;
    joint.name = i == 0 ? "first" : "second";
    joint.type = JointType::Revolute;
    joint.parent = i;
    joint.child = i + 1;
    if (i == 0) {
      joint.limits.velocity = 2.0;
      joint.limits.effort = 10.0;
    }
    mechanism.joints.push_back(joint);
  }
  return Model::compile(mechanism).value();
}

}  // namespace

TEST_CASE("statistics of a known motion are its closed forms") {
  const Model model = twoJoints();
  REQUIRE(model.dof() == 2);
  // one period of a sine: qd = cos, tau = 12 sin + 3 cos; the second joint has a constant torque at constant speed
  const Eigen::Index n = 20001;
  JointSamples s{Eigen::VectorXd::LinSpaced(n, 0.0, 2.0 * kPi), Eigen::MatrixXd(n, 2), Eigen::MatrixXd(n, 2),
                 Eigen::MatrixXd::Zero(n, 2)};
  const Eigen::ArrayXd t = s.t.array();
  Eigen::MatrixXd tau(n, 2);
  s.q.col(0) = t.sin().matrix();
  s.qd.col(0) = t.cos().matrix();
  s.qdd.col(0) = (-t.sin()).matrix();
  tau.col(0) = (12.0 * t.sin() + 3.0 * t.cos()).matrix();
  s.q.col(1) = (-0.5 * t).matrix();
  s.qd.col(1).setConstant(-0.5);
  tau.col(1).setConstant(4.0);
  const std::vector<JointStatistics> all = statisticsOf(model, s, tau);
  REQUIRE(all.size() == 2);
  // step 3e-4: the trapezoidal rule is right to 1e-8
  const JointStatistics& first = all[0];
  const double peak = std::hypot(12.0, 3.0), at = std::atan2(12.0, 3.0);
  CHECK(std::abs(first.torque.value) == Approx(peak).epsilon(1e-7));
  CHECK(std::fmod(first.torque.time, kPi) == Approx(at).margin(4e-4));
  CHECK(first.rms_torque == Approx(peak / std::sqrt(2.0)).epsilon(1e-7));
  CHECK(first.rms_velocity == Approx(1.0 / std::sqrt(2.0)).epsilon(1e-7));
  CHECK(first.work == Approx(3.0 * kPi).epsilon(1e-7));
  // power = 6 sin 2t + 1.5 cos 2t + 1.5 = 1.5 + P cos(2t - d): positive over 2 (pi - x) of 2 pi where cos x = -1.5 / P
  const double P = std::hypot(6.0, 1.5), x = std::acos(-1.5 / P);
  const double positive = 2.0 * (1.5 * x + P * std::sin(x));
  CHECK(first.positive == Approx(positive).epsilon(1e-6));
  CHECK(first.energy == Approx(2.0 * positive - first.work).epsilon(1e-6));
  CHECK(std::abs(first.power.value) == Approx(1.5 + P).epsilon(1e-6));
  CHECK(first.effort.share == Approx(peak / 10.0).epsilon(1e-7));
  CHECK(first.effort.time == first.torque.time);
  CHECK(first.speed.share == Approx(0.5).epsilon(1e-12));
  CHECK(first.speed.time == 0.0);
  CHECK(first.travel == Approx(4.0).epsilon(1e-7));
  const JointStatistics& second = all[1];
  CHECK(second.work == Approx(-4.0 * kPi).epsilon(1e-12));
  CHECK(second.energy == Approx(4.0 * kPi).epsilon(1e-12));
  CHECK(second.positive == 0.0);
  CHECK(second.velocity.value == -0.5);
  CHECK(second.effort.share == 0.0);
  CHECK(mostLoadedJoint(all) == 0);
  CHECK(mostLoadedJoint({second}) == -1);
}
