// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/quintic.h"

#include "tests/support/catch.h"

#include <limits>

using namespace linkwright;

namespace {

QuinticMotion someMotion() {
  QuinticMotion motion;
  motion.start = Eigen::Vector3d(0.1, -0.7, 2.0);
  motion.end = Eigen::Vector3d(1.3, -0.2, -1.0);
  motion.duration = 1.7;
  return motion;
}

}  // namespace

TEST_CASE("a quintic motion starts and ends at rest, at its poses to the last bit") {
  const QuinticMotion motion = someMotion();
  for (const double t : {-1.0, 0.0, motion.duration, 9.0}) {
    const JointState state = sample(motion, t);
    CHECK(state.q == (t <= 0.0 ? motion.start : motion.end));
    CHECK(state.qd.isZero(0.0));
    CHECK(state.qdd.isZero(0.0));
  }
}

TEST_CASE("half way a quintic motion is at the middle, at 15/8 of the mean speed, without acceleration") {
  const QuinticMotion motion = someMotion();
  const JointState state = sample(motion, 0.5 * motion.duration);
  const Eigen::VectorXd way = motion.end - motion.start;
  CHECK((state.q - (motion.start + 0.5 * way)).norm() < 1e-15);
  CHECK((state.qd - 1.875 / motion.duration * way).norm() < 1e-14);
  CHECK(state.qdd.norm() < 1e-14);
}

TEST_CASE("velocity and acceleration are the derivatives of position") {
  const QuinticMotion motion = someMotion();
  const double h = 1e-5;  // central differences: error about h^2 |q'''| / 6 < 1e-8
  for (double t = 0.1; t < 1.6; t += 0.1) {
    const JointState before = sample(motion, t - h), now = sample(motion, t), after = sample(motion, t + h);
    CHECK(((after.q - before.q) / (2.0 * h) - now.qd).norm() < 1e-7);
    CHECK(((after.qd - before.qd) / (2.0 * h) - now.qdd).norm() < 1e-7);
  }
}

TEST_CASE("the shortest duration just meets the tightest velocity limit") {
  QuinticMotion motion = someMotion();
  const Eigen::Vector3d limits(2.0, std::numeric_limits<double>::infinity(), 1.5);
  motion.duration = shortestDuration(motion.start, motion.end, limits, 0.5);
  CHECK(motion.duration == Approx(1.875 * 3.0 / 1.5).epsilon(1e-15));
  CHECK(std::abs(sample(motion, 0.5 * motion.duration).qd[2]) == Approx(1.5).epsilon(1e-14));
  CHECK(shortestDuration(motion.start, motion.start, limits, 0.5) == 0.5);
}
