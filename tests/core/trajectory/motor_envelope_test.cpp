// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/motor_envelope.h"

#include "core/base/require.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

using namespace linkwright;
using linkwright::test::kInfinity;

namespace {

Limits limitsOf(double velocity, double effort) {
  Limits limits;
  limits.velocity = velocity;
  limits.effort = effort;
  return limits;
}

/// By Green's theorem; positive where the corners go round counterclockwise.
double area(const std::vector<Eigen::Vector2d>& corners) {
  double twice = 0.0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Eigen::Vector2d& a = corners[i];
    const Eigen::Vector2d& b = corners[(i + 1) % corners.size()];
    twice += a.x() * b.y() - a.y() * b.x();
  }
  return 0.5 * twice;
}

}  // namespace

TEST_CASE("A motor gives all its torque up to the corner speed and none at the largest", "[envelope]") {
  const MotorEnvelope motor = motorEnvelope(limitsOf(4.0, 10.0), 0.5);
  for (const double sign : {-1.0, 1.0}) {
    CHECK(motor.largestTorque(sign * 0.0) == 10.0);
    CHECK(motor.largestTorque(sign * 2.0) == 10.0);
    CHECK(motor.largestTorque(sign * 3.0) == 5.0);
    CHECK(motor.largestTorque(sign * 4.0) == 0.0);
    CHECK(motor.largestTorque(sign * 5.0) == 0.0);
  }
  CHECK(motor.share(0.0, 10.0) == 1.0);
  CHECK(motor.share(2.0, -10.0) == 1.0);
  CHECK(motor.share(-3.0, 5.0) == 1.0);
  CHECK(motor.share(4.0, 0.0) == 1.0);
  CHECK(motor.share(1.0, 5.0) == 0.5);
  CHECK(motor.share(4.0, 10.0) == 1.5);  // 4 / 4 + 0.5 10 / 10
  const MotorEnvelope rectangle = motorEnvelope(limitsOf(4.0, 10.0));
  CHECK(rectangle.largestTorque(4.0) == 10.0);
  CHECK(rectangle.share(4.0, -10.0) == 1.0);
  CHECK(rectangle.share(6.0, 10.0) == 1.5);
  CHECK_THROWS_AS(motorEnvelope(limitsOf(4.0, 10.0), 0.0), PreconditionError);
  CHECK_THROWS_AS(motorEnvelope(limitsOf(4.0, 10.0), 1.01), PreconditionError);
}

TEST_CASE("The boundary goes round the region once", "[envelope]") {
  for (const double corner : {1.0, 0.75, 0.01}) {
    const MotorEnvelope motor = motorEnvelope(limitsOf(4.0, 10.0), corner);
    const std::vector<Eigen::Vector2d> corners = boundaryOf(motor, {1.0, 1.0});
    CHECK(corners.size() == (corner < 1.0 ? 6u : 4u));
    CHECK(corners.front() == Eigen::Vector2d(4.0 * corner, 10.0));
    // the rectangle of 8 by 20, less four triangles
    CHECK(area(corners) == Approx(160.0 - 4.0 * 0.5 * (1.0 - corner) * 4.0 * 10.0).epsilon(1e-14));
    for (std::size_t i = 0; i < corners.size(); ++i) {
      // corners, and middles of sides, of a region that is convex
      const Eigen::Vector2d middle = 0.5 * (corners[i] + corners[(i + 1) % corners.size()]);
      CHECK(motor.share(corners[i].x(), corners[i].y()) == Approx(1.0).epsilon(1e-14));
      CHECK(motor.share(middle.x(), middle.y()) == Approx(1.0).epsilon(1e-14));
    }
  }
}

TEST_CASE("A share above 1 is a torque above the largest, and divides a point onto the boundary", "[envelope]") {
  test::Random random(5);
  const MotorEnvelope motor = motorEnvelope(limitsOf(3.0, 7.0), 0.4);
  int outside = 0;
  for (int i = 0; i < 1000; ++i) {
    const double qd = random.uniform(-4.0, 4.0), tau = random.uniform(-9.0, 9.0);
    const double share = motor.share(qd, tau);
    CHECK((share > 1.0) == (std::abs(tau) > motor.largestTorque(qd) || std::abs(qd) > 3.0));
    CHECK(std::abs(tau) / share <= motor.largestTorque(std::abs(qd) / share * (1.0 - 1e-14)) + 1e-12);
    outside += share > 1.0 ? 1 : 0;
  }
  CHECK(outside > 100);
  CHECK(outside < 900);
}

TEST_CASE("The samples that ask for too much are found, with the worst", "[envelope]") {
  // an ellipse that touches the torque limit at twice its height: outside where |sin| > 1/2
  const Eigen::Index n = 360;
  const Eigen::ArrayXd angle = Eigen::ArrayXd::LinSpaced(n, 0.0, 359.0) * (std::numbers::pi / 180.0);
  const Eigen::VectorXd qd = (0.9 * angle.cos()).matrix(), tau = (20.0 * angle.sin()).matrix();
  const EnvelopeExcess excess = excessOf(motorEnvelope(limitsOf(1.0, 10.0)), qd, tau);
  // 31 to 149 and 211 to 329 degrees; at 30 the rounding of the sine decides
  CHECK(excess.outside.size() >= 238);
  CHECK(excess.outside.size() <= 242);
  CHECK(std::find(excess.outside.begin(), excess.outside.end(), 31) != excess.outside.end());
  CHECK(std::find(excess.outside.begin(), excess.outside.end(), 29) == excess.outside.end());
  CHECK(excess.worst == 90);
  CHECK(excess.worst_share == 2.0);
  const EnvelopeExcess within = excessOf(motorEnvelope(limitsOf(1.0, 40.0)), qd, tau);
  CHECK(within.outside.empty());
  CHECK(within.worst_share == Approx(0.9).epsilon(1e-12));
  CHECK(within.worst == 0);
  CHECK(excessOf(MotorEnvelope{}, Eigen::VectorXd::Zero(0), Eigen::VectorXd::Zero(0)).worst == -1);
  CHECK_THROWS_AS(excessOf(MotorEnvelope{}, qd, tau.head(3)), PreconditionError);
}

TEST_CASE("Where there is no limit there is no fall, and the region goes to the edge", "[envelope]") {
  for (const double none : {0.0, -1.0, kInfinity}) {
    const MotorEnvelope strong = motorEnvelope(limitsOf(4.0, none), 0.5);
    CHECK(strong.largestTorque(3.9) == kInfinity);
    CHECK(strong.share(2.0, 1e6) == 0.5);
    CHECK(area(boundaryOf(strong, {100.0, 50.0})) == 8.0 * 100.0);
    const MotorEnvelope fast = motorEnvelope(limitsOf(none, 10.0), 0.5);
    CHECK(fast.largestTorque(1e6) == 10.0);
    CHECK(fast.share(1e6, 5.0) == 0.5);
    CHECK(area(boundaryOf(fast, {100.0, 50.0})) == 200.0 * 20.0);
    CHECK(motorEnvelope(limitsOf(none, none)).share(1e6, 1e6) == 0.0);
  }
}
