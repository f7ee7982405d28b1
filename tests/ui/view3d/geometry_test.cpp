// SPDX-License-Identifier: GPL-3.0-or-later
// Camera, picking, gizmo and label places: the view's geometry, without a display.
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/ui/view3d/cameras.h"
#include "ui/view3d/camera_orbit.h"
#include "ui/view3d/gizmo.h"
#include "ui/view3d/label_layout.h"
#include "ui/view3d/mesh_data.h"
#include "ui/view3d/picking.h"
#include "ui/view3d/view_state.h"

#include <Eigen/Geometry>
#include <QRectF>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;
using linkwright::test::cameraAt;
using linkwright::test::kPi;

namespace {

double pixelsBetween(const QPointF& a, const QPointF& b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

}  // namespace

TEST_CASE("a ray through a pixel passes through what is drawn there", "[view3d]") {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> spread(-0.8, 0.8);
  for (int i = 0; i < 200; ++i) {
    const OrbitCamera camera = cameraAt(4.0 * spread(random), 1.5 * spread(random));
    const Vector3d p = camera.view().centre + Vector3d(spread(random), spread(random), spread(random));
    const Ray ray = camera.rayThrough(camera.project(p));
    const double off = (p - ray.origin).cross(ray.direction).norm();
    CHECK(off < 1e-9);
    CHECK(camera.depthOf(p) > 0.0);
  }
}

TEST_CASE("zooming keeps the point under the cursor, panning follows the mouse", "[view3d]") {
  OrbitCamera camera = cameraAt(0.7, 0.4);
  const QPointF cursor(300.0, 500.0);
  const Ray ray = camera.rayThrough(cursor);
  const Vector3d p = ray.at(camera.view().distance / ray.direction.dot(camera.forward()));
  camera.zoom(3.0, cursor);
  CHECK(pixelsBetween(camera.project(p), cursor) < 1e-6);
  const QPointF before = camera.project(camera.view().centre);
  const Vector3d centre = camera.view().centre;
  camera.pan({40.0, -25.0});
  CHECK(pixelsBetween(camera.project(centre), before + QPointF(40.0, -25.0)) < 1e-6);
}

TEST_CASE("zooming goes no nearer than it is told, and never jumps back", "[view3d]") {
  OrbitCamera camera = cameraAt(0.7, 0.4);
  camera.setNearest(0.2);
  for (int notch = 0; notch < 100; ++notch) camera.zoom(1.0, {640.0, 360.0});
  CHECK(camera.view().distance == 0.2);
  // a small part was framed from nearer by: there it stays until one zooms out
  camera.frame(camera.view().centre, 0.01);
  const double framed = camera.view().distance;
  REQUIRE(framed < 0.2);
  camera.zoom(1.0, {640.0, 360.0});
  CHECK(camera.view().distance == framed);
  camera.zoom(-1.0, {640.0, 360.0});
  CHECK(camera.view().distance > framed);
}

TEST_CASE("the gizmo leaves the place to arrows until the mouse comes near", "[view3d]") {
  ViewState state;
  CHECK(state.gizmoOpacity() == 1.0);
  state.arrows.resize(1);
  CHECK(state.gizmoOpacity() == 0.0);
  state.mouse_near_gizmo = true;
  CHECK(state.gizmoOpacity() == 1.0);
  state.mouse_near_gizmo = false;
  state.hot = GizmoHandle::MoveX;
  CHECK(state.gizmoOpacity() == 1.0);
}

TEST_CASE("framing brings all points into the window and fills it", "[view3d]") {
  std::mt19937 random(11);
  std::uniform_real_distribution<double> spread(-1.0, 1.0);
  for (int trial = 0; trial < 50; ++trial) {
    OrbitCamera camera = cameraAt(3.0 * spread(random), 1.4 * spread(random));
    std::vector<Vector3d> points;
    for (int i = 0; i < 12; ++i) points.emplace_back(spread(random), spread(random), 0.2 * spread(random));
    camera.framePoints(points, 40.0);
    double nearest = 1e9;
    for (const Vector3d& p : points) {
      const QPointF pixel = camera.project(p);
      CHECK(pixel.x() > 39.0);
      CHECK(pixel.x() < 1241.0);
      CHECK(pixel.y() > 39.0);
      CHECK(pixel.y() < 681.0);
      nearest = std::min({nearest, pixel.x(), 1280.0 - pixel.x(), pixel.y(), 720.0 - pixel.y()});
    }
    CHECK(nearest < 41.0);
  }
}

TEST_CASE("rays meet solids where they are", "[view3d]") {
  const Pose X_WS{rotationAbout(Vector3d::UnitY(), 0.5 * std::numbers::pi), {1.0, 2.0, 3.0}};  // its z is the world's x
  const Ray along{{-4.0, 2.0, 3.0}, Vector3d::UnitX()};
  const Ray across{{1.0, -8.0, 3.0}, Vector3d::UnitY()};
  const Ray beside{{1.0, -8.0, 3.6}, Vector3d::UnitY()};
  CHECK(*meet(along, Cylinder{0.5, 2.0}, X_WS) == Approx(4.0));
  CHECK(*meet(across, Cylinder{0.5, 2.0}, X_WS) == Approx(9.5));
  CHECK(*meet(along, Capsule{0.5, 2.0}, X_WS) == Approx(3.5));
  CHECK(*meet(along, Sphere{0.5}, X_WS) == Approx(4.5));
  CHECK(*meet(along, Box{{1.0, 1.0, 3.0}}, X_WS) == Approx(3.5));
  CHECK(*meet(across, Box{{1.0, 1.0, 3.0}}, X_WS) == Approx(9.5));
  CHECK_FALSE(meet(beside, Cylinder{0.5, 2.0}, X_WS));
  CHECK_FALSE(meet(along, Mesh{}, X_WS));
  // what is behind is not met
  CHECK_FALSE(meet({{4.0, 2.0, 3.0}, Vector3d::UnitX()}, Sphere{0.5}, X_WS));
}

TEST_CASE("the nearest link is picked", "[view3d]") {
  Shape ball;
  ball.geometry = Sphere{0.2};
  const std::vector<LinkSolids> solids = {{{ball}}, {{ball}}, {{}}};
  const std::vector<Pose> X_WL = {
      {Eigen::Matrix3d::Identity(), {3.0, 0.0, 0.0}}, {Eigen::Matrix3d::Identity(), {1.0, 0.0, 0.0}}, {}};
  CHECK(pickLink({{-1.0, 0.0, 0.0}, Vector3d::UnitX()}, solids, X_WL) == 1);
  CHECK(pickLink({{5.0, 0.0, 0.0}, -Vector3d::UnitX()}, solids, X_WL) == 0);
  CHECK(pickLink({{5.0, 0.5, 0.0}, -Vector3d::UnitX()}, solids, X_WL) == -1);
}

TEST_CASE("a handle is found at its own middle", "[view3d]") {
  const OrbitCamera camera = cameraAt(0.72, 0.36);
  const Pose X_WG{rotationAbout(Vector3d(1.0, 2.0, 0.5).normalized(), 0.7), {0.2, 0.1, 0.5}};
  const Gizmo move(GizmoMode::Translate, GizmoAxes::World, X_WG, camera);
  for (GizmoHandle handle : {GizmoHandle::MoveX, GizmoHandle::MoveY, GizmoHandle::MoveZ, GizmoHandle::MoveYZ,
                             GizmoHandle::MoveZX, GizmoHandle::MoveXY, GizmoHandle::MoveScreen}) {
    CHECK(move.handleAt(move.middleOf(handle)) == handle);
  }
  const Gizmo turn(GizmoMode::Rotate, GizmoAxes::Hand, X_WG, camera);
  for (GizmoHandle handle : {GizmoHandle::TurnX, GizmoHandle::TurnY, GizmoHandle::TurnZ, GizmoHandle::TurnScreen}) {
    CHECK(turn.handleAt(turn.middleOf(handle)) == handle);
  }
  CHECK(move.handleAt({5.0, 5.0}) == GizmoHandle::None);
}

TEST_CASE("the gizmo keeps its size on the screen", "[view3d]") {
  for (double distance : {0.5, 2.0, 20.0}) {
    const OrbitCamera camera = cameraAt(0.0, 0.0, distance);
    const Gizmo gizmo(GizmoMode::Translate, GizmoAxes::World, {Eigen::Matrix3d::Identity(), camera.view().centre},
                      camera);
    const double shown = pixelsBetween(gizmo.middleOf(GizmoHandle::MoveZ), gizmo.middleOf(GizmoHandle::MoveScreen));
    CHECK(shown == Approx(0.72 * kGizmoArrowPx).epsilon(0.01));
  }
}

TEST_CASE("a dragged arrow keeps the grabbed point under the mouse, along its axis only", "[view3d]") {
  std::mt19937 random(23);
  std::uniform_real_distribution<double> spread(-1.0, 1.0);
  int dragged = 0;
  for (int trial = 0; trial < 100; ++trial) {
    const OrbitCamera camera = cameraAt(3.0 * spread(random), 1.2 * spread(random));
    const Pose X_WG{rotationAbout(Vector3d(spread(random), spread(random), 1.0).normalized(), 2.0 * spread(random)),
                    {0.2 * spread(random), 0.2 * spread(random), 0.6}};
    const int axis = trial % 3;
    const GizmoHandle handle = static_cast<GizmoHandle>(static_cast<int>(GizmoHandle::MoveX) + axis);
    const Gizmo gizmo(GizmoMode::Translate, GizmoAxes::World, X_WG, camera);
    if (!gizmo.isShown(handle)) continue;
    ++dragged;
    const QPointF start = gizmo.middleOf(handle);
    GizmoDrag drag(handle, GizmoAxes::World, X_WG, camera, start);
    CHECK((drag.update(camera, start, false).p - X_WG.p).norm() < 1e-12);
    // along the drawn axis the hand moves as far as the mouse says, however many events there are between
    const double way = 0.1 * (axis + 1);
    const Vector3d grabbed = X_WG.p + 0.72 * kGizmoArrowPx * gizmo.unit() * Vector3d::Unit(axis);
    for (double part : {0.2, 0.9, 0.4, 1.0}) {
      const QPointF mouse = camera.project(grabbed + part * way * Vector3d::Unit(axis));
      const Pose X_WT = drag.update(camera, mouse, false);
      CHECK((X_WT.p - X_WG.p - part * way * Vector3d::Unit(axis)).norm() < 1e-9);
      CHECK(X_WT.R == X_WG.R);
    }
    CHECK((drag.update(camera, start, false).p - X_WG.p).norm() < 1e-9);
    // far off the picture there is no jump behind the horizon
    const Pose far = drag.update(camera, start + QPointF(1e5, -1e5), false);
    CHECK(far.p.allFinite());
    CHECK((far.p - X_WG.p).norm() < 100.0 * camera.view().distance + 1.0);
  }
  CHECK(dragged > 80);
}

TEST_CASE("a dragged square stays in its plane, the centre in the screen's", "[view3d]") {
  const OrbitCamera camera = cameraAt(0.72, 0.36);
  const Pose X_WG{Eigen::Matrix3d::Identity(), {0.2, 0.1, 0.5}};
  const Gizmo gizmo(GizmoMode::Translate, GizmoAxes::World, X_WG, camera);
  for (int i = 0; i < 3; ++i) {
    const GizmoHandle handle = static_cast<GizmoHandle>(static_cast<int>(GizmoHandle::MoveYZ) + i);
    const QPointF start = gizmo.middleOf(handle);
    GizmoDrag drag(handle, GizmoAxes::World, X_WG, camera, start);
    const Vector3d moved = drag.update(camera, start + QPointF(31.0, -17.0), false).p - X_WG.p;
    CHECK(std::abs(moved[i]) < 1e-12);
    CHECK(moved.norm() > 0.01);
  }
  GizmoDrag drag(GizmoHandle::MoveScreen, GizmoAxes::World, X_WG, camera, camera.project(X_WG.p));
  const Pose X_WT = drag.update(camera, camera.project(X_WG.p) + QPointF(50.0, 20.0), false);
  CHECK(std::abs(camera.forward().dot(X_WT.p - X_WG.p)) < 1e-12);
  CHECK(pixelsBetween(camera.project(X_WT.p), camera.project(X_WG.p) + QPointF(50.0, 20.0)) < 1e-6);
}

TEST_CASE("the centre of a planar arm's hand is dragged in the plane that it moves in, while that can be seen",
          "[view3d]") {
  const Pose X_WG{Eigen::Matrix3d::Identity(), {0.2, 0.1, 0.5}};
  const Vector3d plane = Vector3d::UnitY();
  for (const double azimuth : {0.3, -1.3}) {
    const OrbitCamera camera = cameraAt(azimuth, 0.36);
    const QPointF start = camera.project(X_WG.p), end = start + QPointF(50.0, 20.0);
    GizmoDrag drag(GizmoHandle::MoveScreen, GizmoAxes::World, X_WG, camera, start, kGizmoRingPx, plane);
    const Pose X_WT = drag.update(camera, end, false);
    CHECK(pixelsBetween(camera.project(X_WT.p), end) < 1e-6);
    // seen from its edge it would run away under the mouse
    const bool is_seen = std::abs(plane.dot((X_WG.p - camera.eye()).normalized())) > 0.2;
    CHECK((std::abs((X_WT.p - X_WG.p).y()) < 1e-12) == is_seen);
  }
}

TEST_CASE("a dragged ring turns the hand about its own axis, over whole turns", "[view3d]") {
  const OrbitCamera camera = cameraAt(0.72, 0.6);
  const Pose X_WG{rotationAbout(Vector3d(1.0, 2.0, 0.5).normalized(), 0.7), {0.2, 0.1, 0.5}};
  const Gizmo gizmo(GizmoMode::Rotate, GizmoAxes::Hand, X_WG, camera);
  for (GizmoHandle ring : {GizmoHandle::TurnX, GizmoHandle::TurnY, GizmoHandle::TurnZ}) {
    const Vector3d axis = X_WG.R.col(axisOf(ring));
    const double sight = std::abs(axis.dot((X_WG.p - camera.eye()).normalized()));
    if (sight < 0.3) continue;
    GizmoDrag drag(ring, GizmoAxes::Hand, X_WG, camera, camera.project(gizmo.ringPoint(ring, 0.3)));
    Pose X_WT;
    // a turn and a quarter
    for (double angle = 0.0; angle <= 2.5 * std::numbers::pi + 1e-9; angle += 0.05 * std::numbers::pi) {
      X_WT = drag.update(camera, camera.project(gizmo.ringPoint(ring, 0.3 + angle)), false);
    }
    CHECK(X_WT.p == X_WG.p);
    const Eigen::Matrix3d turned = X_WT.R * X_WG.R.transpose();
    CHECK((turned * axis - axis).norm() < 1e-9);
    CHECK((turned - rotationAbout(axis, 0.5 * std::numbers::pi)).norm() < 1e-6);
  }
}

TEST_CASE("a ring seen from its edge turns with the mouse along it", "[view3d]") {
  const OrbitCamera camera = cameraAt(0.0, 0.0);
  const Pose X_WG{Eigen::Matrix3d::Identity(), camera.view().centre};
  const Gizmo gizmo(GizmoMode::Rotate, GizmoAxes::Hand, X_WG, camera);
  const QPointF start = camera.project(X_WG.p);
  // the mouse is on its near side, which perspective makes a little larger than the ring at its centre
  GizmoDrag drag(GizmoHandle::TurnZ, GizmoAxes::Hand, X_WG, camera, start);
  const Pose X_WT = drag.update(camera, start + QPointF(20.0, 0.0), false);
  const double angle = std::atan2(X_WT.R(1, 0), X_WT.R(0, 0));
  CHECK(angle == Approx(20.0 / kGizmoRingPx).epsilon(0.1));
}

TEST_CASE("snapping rounds the move", "[view3d]") {
  const OrbitCamera camera = cameraAt(0.72, 0.36);
  const Pose X_WG{Eigen::Matrix3d::Identity(), {0.2, 0.1, 0.5}};
  const Gizmo gizmo(GizmoMode::Translate, GizmoAxes::World, X_WG, camera);
  const QPointF start = gizmo.middleOf(GizmoHandle::MoveY);
  GizmoDrag drag(GizmoHandle::MoveY, GizmoAxes::World, X_WG, camera, start);
  const double moved = drag.update(camera, start + QPointF(33.0, 4.0), true).p.y() - X_WG.p.y();
  CHECK(std::abs(100.0 * moved - std::round(100.0 * moved)) < 1e-9);
}

TEST_CASE("labels do not cover each other", "[view3d]") {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> near_one_place(300.0, 420.0);
  std::vector<LabelPlace> labels(24);
  for (LabelPlace& label : labels) {
    label.anchor = {near_one_place(random), near_one_place(random)};
    label.size = {34.0, 20.0};
  }
  layoutLabels(labels);
  int shown = 0;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (!labels[i].shown) continue;
    ++shown;
    for (std::size_t j = 0; j < i; ++j) {
      if (!labels[j].shown) continue;
      const auto rect = [](const LabelPlace& l) { return QRectF(l.centre - QPointF(17.0, 10.0), l.size); };
      CHECK_FALSE(rect(labels[i]).intersects(rect(labels[j])));
    }
  }
  CHECK(shown >= 18);
}

TEST_CASE("labels stay inside the picture and off what is closed to them", "[view3d]") {
  std::mt19937 random(9);
  std::uniform_real_distribution<double> across(-60.0, 460.0), down(-60.0, 360.0), turn(-3.2, 3.2);
  const QRectF inside(4.0, 4.0, 392.0, 292.0), closed(190.0, 140.0, 24.0, 24.0);
  for (int trial = 0; trial < 200; ++trial) {
    std::vector<LabelPlace> labels(6);
    for (std::size_t i = 0; i < labels.size(); ++i) {
      const double angle = turn(random);
      labels[i].anchor = i < 2 ? closed.center() : QPointF(across(random), down(random));
      labels[i].away = {std::cos(angle), std::sin(angle)};
      labels[i].size = {90.0, 20.0};
    }
    layoutLabels(labels, {inside, {closed}});
    for (const LabelPlace& label : labels) {
      if (!label.shown) continue;
      const QRectF rect(label.centre - QPointF(45.0, 10.0), label.size);
      CHECK(inside.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(rect));
      CHECK_FALSE(rect.intersects(closed));
    }
    // where the first one stands nothing else is in its way
    CHECK(labels[0].shown);
  }
}

TEST_CASE("in a low view the gizmo is smaller, and found where it is drawn", "[view3d]") {
  OrbitCamera camera = cameraAt(0.72, 0.36);
  const Pose X_WG{Eigen::Matrix3d::Identity(), camera.view().centre};
  const double full = gizmoUnit(camera, X_WG.p) / camera.metresPerPixel(X_WG.p);
  CHECK(full == Approx(1.0));
  camera.setViewport({600.0, 240.0});
  const double small = gizmoUnit(camera, X_WG.p) / camera.metresPerPixel(X_WG.p);
  CHECK(small < 0.7);
  const Gizmo gizmo(GizmoMode::Translate, GizmoAxes::World, X_WG, camera);
  for (GizmoHandle handle : {GizmoHandle::MoveX, GizmoHandle::MoveY, GizmoHandle::MoveZ, GizmoHandle::MoveScreen}) {
    CHECK(gizmo.handleAt(gizmo.middleOf(handle)) == handle);
  }
}

TEST_CASE("meshes are closed, face outwards and have the solid's size", "[view3d]") {
  const Pose X{rotationAbout(Vector3d(1.0, 1.0, 0.3).normalized(), 0.8), {0.4, -0.2, 0.9}};
  struct Case {
    Geometry geometry;
    double volume;
  };
  // facets and rounded edges take some of the volume away, the more the fewer there are
  const auto [slices, share] =
      GENERATE(table<int, double>({{kFineSlices, 0.93}, {kMiddleSlices, 0.84}, {kCoarseSlices, 0.7}}));
  const std::vector<Case> cases = {{Box{{0.3, 0.2, 0.5}}, 0.03},
                                   {Cylinder{0.1, 0.4}, kPi * 0.01 * 0.4},
                                   {Capsule{0.1, 0.4}, kPi * 0.01 * 0.4 + 4.0 / 3.0 * kPi * 0.001},
                                   {Sphere{0.2}, 4.0 / 3.0 * kPi * 0.008}};
  for (const Case& solid : cases) {
    MeshData mesh;
    appendSolid(mesh, solid.geometry, X, {1.0f, 1.0f, 1.0f, 1.0f}, slices);
    const auto at = [&](std::uint32_t index, int first) {
      const float* v = &mesh.vertices[static_cast<std::size_t>(MeshData::kFloats) * index];
      return Vector3d(static_cast<double>(v[first]), static_cast<double>(v[first + 1]),
                      static_cast<double>(v[first + 2]));
    };
    double volume = 0.0;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
      const Vector3d a = at(mesh.indices[i], 0), b = at(mesh.indices[i + 1], 0), c = at(mesh.indices[i + 2], 0);
      volume += (a - X.p).dot((b - X.p).cross(c - X.p)) / 6.0;
      // the triangle and its corners' normals face the same way
      CHECK((b - a).cross(c - a).dot(at(mesh.indices[i], 3)) > -1e-9);
    }
    CHECK(volume > share * solid.volume);
    CHECK(volume < 1.0001 * solid.volume);
  }
}

TEST_CASE("what is small in the picture has fewer slices, and none that show", "[view3d]") {
  CHECK(slicesFor(0.0) == kCoarseSlices);
  CHECK(slicesFor(30.0) == kFineSlices);
  int before = kCoarseSlices;
  for (double radius_px = 0.1; radius_px < 40.0; radius_px += 0.1) {
    const int slices = slicesFor(radius_px);
    CHECK(slices >= before);
    before = slices;
    // how far a slice's middle is from the circle
    const double off = radius_px * (1.0 - std::cos(std::numbers::pi / slices));
    CHECK((off < 0.25 || slices == kFineSlices));
  }
  // a box is drawn in slices at its edges alone
  CHECK(roundRadius(Cylinder{0.1, 0.4}) == Approx(0.1));
  CHECK(roundRadius(Sphere{0.2}) == Approx(0.2));
  CHECK(roundRadius(Box{{0.3, 0.2, 0.5}}) < 0.03);
  CHECK(roundRadius(Box{{0.3, 0.2, 0.5}}) > 0.01);
}
