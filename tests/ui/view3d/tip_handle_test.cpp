// SPDX-License-Identifier: GPL-3.0-or-later
// The handle at the end of a link: where it stands, and what length a drag of it asks for.
#include "ui/view3d/tip_handle.h"

#include "tests/support/catch.h"
#include "tests/ui/view3d/cameras.h"
#include "ui/view3d/pixel_distance.h"

#include <Eigen/Geometry>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;
using linkwright::test::handleCamera;

namespace {

LinkEnd upwards() { return {{0.1, 0.1, 0.5}, Vector3d::UnitZ(), 0.4}; }

}  // namespace

TEST_CASE("a tip's handle points on from the link and stands beyond a gizmo that is near", "[view3d]") {
  const OrbitCamera eye = handleCamera();
  const auto handle = tipHandleAt(upwards(), {}, eye);
  REQUIRE(handle);
  CHECK((handle->from_W - upwards().p_W).cross(Vector3d::UnitZ()).norm() < 1e-12);
  CHECK(handle->from_W.z() > upwards().p_W.z());
  CHECK(handle->to_W.z() > handle->from_W.z());
  CHECK(handle->isAt(eye, handle->middle(eye)));
  CHECK_FALSE(handle->isAt(eye, handle->middle(eye) + QPointF(20.0, 0.0)));

  // a link of 5 cm on a joint with its gizmo
  const Vector3d joint = upwards().p_W - Vector3d(0.0, 0.0, 0.05);
  const auto beside = tipHandleAt(upwards(), joint, eye);
  REQUIRE(beside);
  const double px = gizmoUnit(eye, joint) / eye.metresPerPixel(joint);
  CHECK(apart(eye.project(beside->from_W), eye.project(joint)) > kGizmoScreenRingPx * px);
  const Gizmo gizmo(GizmoMode::Translate, GizmoAxes::World, {Eigen::Matrix3d::Identity(), joint}, eye);
  CHECK(gizmo.handleAt(beside->middle(eye)) == GizmoHandle::None);

  // one that points at the viewer cannot be pulled
  LinkEnd facing = upwards();
  facing.direction_W = (eye.eye() - facing.p_W).normalized();
  CHECK_FALSE(tipHandleAt(facing, {}, eye));
}

TEST_CASE("a drag of the tip asks for the length that keeps it under the mouse, in few digits", "[view3d]") {
  const OrbitCamera eye = handleCamera();
  const auto handle = tipHandleAt(upwards(), {}, eye);
  REQUIRE(handle);
  // taken hold of at the end itself, so that pixels can be told exactly
  const QPointF grip = eye.project(upwards().p_W);
  TipDrag drag(*handle, eye, grip);
  CHECK(drag.update(eye, grip, false) == Approx(0.4).margin(1e-12));
  const double span = eye.metresPerPixel(upwards().p_W);
  for (const double by : {-0.35, -0.1, 0.0537, 0.2}) {
    const QPointF to = eye.project(upwards().p_W + by * Vector3d::UnitZ());
    const double length = drag.update(eye, to, false);
    CHECK(std::abs(length - 0.4 - by) <= 0.5 * span);
    // a pixel spans more than a millimetre: whole ones
    REQUIRE(span > 1e-3);
    REQUIRE(span < 1e-2);
    CHECK(std::abs(1000.0 * length - std::round(1000.0 * length)) < 1e-9);
    const double snapped = drag.update(eye, to, true);
    CHECK(std::abs(100.0 * snapped - std::round(100.0 * snapped)) < 1e-9);
    CHECK(std::abs(snapped - 0.4 - by) <= 0.005 + 1e-9);
  }
}
