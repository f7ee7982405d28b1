// SPDX-License-Identifier: GPL-3.0-or-later
// What a joint's slider goes through.
#include "ui/workspaces/pose/joint_range.h"

#include "tests/support/catch.h"
#include "tests/support/constants.h"

#include <limits>
#include <numbers>

using namespace linkwright;
using linkwright::test::kInfinity;
using linkwright::ui::JointRange;

namespace {

ModelJoint jointWith(JointType type, double lower, double upper) {
  ModelJoint joint;
  joint.type = type;
  joint.limits.lower = lower;
  joint.limits.upper = upper;
  return joint;
}

}  // namespace

TEST_CASE("The slider of a joint with limits far apart goes from one to the other", "[ui][pose]") {
  for (const double limit : {1e10, 1e300, 1.7e308, 0.5, 1e-9}) {
    INFO(limit);
    const JointRange range(jointWith(JointType::Prismatic, -limit, limit));
    CHECK(range.ticks() >= 1);
    CHECK(range.ticks() <= 1000000);
    CHECK(range.step() > 0.0);
    CHECK(range.tickOf(limit, 0.0) == range.ticks());
    CHECK(range.tickOf(-limit, 0.0) == 0);
    CHECK(range.valueAt(range.ticks(), 0.0) == limit);
    CHECK(range.valueAt(0, 0.0) == -limit);
    // a key moves the handle
    if (limit >= 1e-3) CHECK(range.tickOf(range.step(), 0.0) > range.tickOf(0.0, 0.0));
  }
}

TEST_CASE("A place on the slider is a position and back", "[ui][pose]") {
  const JointRange range(jointWith(JointType::Revolute, -1.0, 2.0));
  CHECK(range.ticks() == 3000);
  CHECK(range.step() == Approx(std::numbers::pi / 180.0).epsilon(1e-15));
  CHECK(range.page() == Approx(std::numbers::pi / 18.0).epsilon(1e-15));
  for (int tick = 0; tick <= range.ticks(); ++tick) {
    const double q = range.valueAt(tick, 0.0);
    if (range.tickOf(q, 0.0) != tick || q < -1.0 || q > 2.0) FAIL("tick " << tick << " at " << q);
  }
  CHECK(range.valueAt(1000, 0.0) == Approx(0.0).margin(1e-15));
  // what is beyond a limit, or no number, has the handle at an end
  CHECK(range.tickOf(5.0, 0.0) == 3000);
  CHECK(range.tickOf(std::numeric_limits<double>::quiet_NaN(), 0.0) == 0);
}

TEST_CASE("The slider of a joint without limits is a turn or two metres, and leaves out whole turns", "[ui][pose]") {
  const JointRange turning(jointWith(JointType::Continuous, -kInfinity, kInfinity));
  const double turn = 2.0 * std::numbers::pi;
  CHECK(turning.valueAt(0, 0.0) == -std::numbers::pi);
  CHECK(turning.turnsAt(3.0 * turn + 0.5) == Approx(3.0 * turn).epsilon(1e-15));
  CHECK(turning.tickOf(3.0 * turn + 0.5, 3.0 * turn) == turning.tickOf(0.5, 0.0));
  CHECK(turning.valueAt(turning.ticks(), -turn) == Approx(-std::numbers::pi).epsilon(1e-15));
  const JointRange sliding(jointWith(JointType::Prismatic, -kInfinity, kInfinity));
  CHECK(sliding.valueAt(0, 0.0) == -1.0);
  CHECK(sliding.valueAt(sliding.ticks(), 0.0) == 1.0);
  CHECK(sliding.turnsAt(40.0) == 0.0);
  const JointRange half(jointWith(JointType::Prismatic, 0.25, kInfinity));
  CHECK(half.valueAt(0, 0.0) == 0.25);
  CHECK(half.valueAt(half.ticks(), 0.0) == 2.25);
}
