// SPDX-License-Identifier: GPL-3.0-or-later
// The handle of one joint: where it is, what is on it, and what a drag of it asks for.
#include "ui/view3d/joint_handle.h"

#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/ui/view3d/cameras.h"
#include "ui/view3d/pixel_distance.h"

#include <Eigen/Geometry>

#include <cmath>
#include <limits>
#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::handleCamera;

namespace {

JointHandle arc(double q) {
  JointHandle handle;
  handle.joint = 2;
  handle.X_WA = {rotationAbout(Eigen::Vector3d(0.3, 0.2, 1.0).normalized(), 0.4), {0.2, 0.1, 0.4}};
  handle.q = q;
  handle.lower = -1.5;
  handle.upper = 2.0;
  return handle;
}

}  // namespace

TEST_CASE("a joint's arc reaches from limit to limit and its knob is where the joint is", "[view3d]") {
  const OrbitCamera eye = handleCamera();
  const JointHandle handle = arc(0.6);
  const auto points = handle.range(eye);
  const auto angleOf = [&](const Eigen::Vector3d& p_W) {
    const Eigen::Vector3d p_A = handle.X_WA.R.transpose() * (p_W - handle.X_WA.p);
    CHECK(std::abs(p_A.z()) < 1e-12);
    return std::atan2(p_A.y(), p_A.x());
  };
  CHECK(angleOf(points.front()) == Approx(-1.5).margin(1e-12));
  CHECK(angleOf(points.back()) == Approx(2.0).margin(1e-12));
  CHECK(angleOf(handle.knob(eye)) == Approx(0.6).margin(1e-12));
  CHECK(handle.isAt(eye, eye.project(handle.knob(eye))));
  CHECK(handle.isAt(eye, eye.project(points.front())));
  CHECK_FALSE(handle.isAt(eye, eye.project(handle.X_WA.p) + QPointF(200.0, 0.0)));

  JointHandle endless = handle;
  endless.lower = -std::numeric_limits<double>::infinity();
  endless.upper = std::numeric_limits<double>::infinity();
  const auto turn = endless.range(eye);
  CHECK((turn.front() - turn.back()).norm() < 1e-9);
}

TEST_CASE("a drag of the arc turns the joint by what the mouse goes round, over whole turns", "[view3d]") {
  const OrbitCamera eye = handleCamera();
  JointHandle handle = arc(0.6);
  const auto pixelAt = [&](double q) {
    JointHandle there = handle;
    there.q = q;
    return eye.project(there.knob(eye));
  };
  JointDrag drag(handle, eye, pixelAt(0.6));
  CHECK(drag.update(eye, pixelAt(0.6), false) == Approx(0.6).margin(1e-12));
  double q = 0.0;
  for (double angle = 0.6; angle <= 0.6 + 2.5 * std::numbers::pi; angle += 0.1) {
    q = drag.update(eye, pixelAt(angle), false);
    CHECK(q == Approx(angle).margin(1e-6));
  }
  // snapped to 5 degrees of way
  const double way = drag.update(eye, pixelAt(0.6 + 0.41), true) - 0.6;
  const double steps = way / (std::numbers::pi / 36.0);
  CHECK(std::abs(steps - std::round(steps)) < 1e-9);
}

TEST_CASE("an arc seen from its edge follows the mouse too", "[view3d]") {
  const OrbitCamera eye = handleCamera();
  JointHandle handle = arc(0.6);
  // the sight lies in the arc's plane, and the knob on the side of the viewer
  const Eigen::Vector3d sight = (handle.X_WA.p - eye.eye()).normalized();
  const Eigen::Vector3d across = sight.cross(Eigen::Vector3d::UnitZ()).normalized();
  const Eigen::Vector3d z = across.cross(sight).normalized();
  const Eigen::Vector3d to_knob = -sight;
  const Eigen::Vector3d x = rotationAbout(z, -0.6) * to_knob;
  handle.X_WA.R << x, z.cross(x), z;
  JointHandle there = handle;
  there.q = 0.7;
  JointDrag drag(handle, eye, eye.project(handle.knob(eye)));
  CHECK(drag.update(eye, eye.project(there.knob(eye)), false) == Approx(0.7).margin(0.005));
}

TEST_CASE("a prismatic joint's knob slides along its axis", "[view3d]") {
  const OrbitCamera eye = handleCamera();
  JointHandle handle = arc(0.1);
  handle.slides = true;
  handle.lower = -0.2;
  handle.upper = 0.5;
  const auto ends = handle.range(eye);
  REQUIRE(ends.size() == 2);
  CHECK((ends[0] - (handle.X_WA.p - 0.3 * handle.X_WA.R.col(2))).norm() < 1e-12);
  CHECK((ends[1] - (handle.X_WA.p + 0.4 * handle.X_WA.R.col(2))).norm() < 1e-12);
  CHECK((handle.knob(eye) - handle.X_WA.p).norm() == 0.0);
  JointDrag drag(handle, eye, eye.project(handle.X_WA.p));
  const Eigen::Vector3d there = handle.X_WA.p + 0.15 * handle.X_WA.R.col(2);
  CHECK(drag.update(eye, eye.project(there), false) == Approx(0.25).margin(1e-9));
}
