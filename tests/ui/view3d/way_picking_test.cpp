// SPDX-License-Identifier: GPL-3.0-or-later
// Marks and a line under the mouse: by our own ray, and never through a link.
#include "ui/view3d/way_picking.h"

#include "core/mechanism/generated_shapes.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/view3d/input_controller.h"

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

/// A planar arm, and a line and a mark in the air beside it.
struct Scenery {
  Document document;
  ViewState state;

  Scenery() {
    openExample(document, "planar_2r.json");
    state.snapshot = document.snapshot();
    state.size = drawingSize(*state.snapshot->mechanism);
    state.solids = solidsOf(*state.snapshot->mechanism, *state.snapshot->model);
    state.camera.setViewport({900.0, 700.0});
    SceneView view;
    view.centre = {0.2, 0.0, 0.6};
    view.azimuth = 0.7;
    view.elevation = 0.5;
    view.distance = 4.0;
    state.camera.setView(view);
    Decor& decor = state.decor[QStringLiteral("motion")];
    for (int i = 0; i <= 20; ++i) decor.way_W.emplace_back(-0.5 + 0.05 * i, -0.6, 1.2);
    PlaceMark mark;
    mark.p_W = {-0.5, 0.6, 1.3};
    mark.id = 7;
    decor.marks = {mark};
  }
  std::vector<Eigen::Vector3d>& way() { return state.decor[QStringLiteral("motion")].way_W; }
  QPointF pixelOf(const Eigen::Vector3d& p_W) const { return state.camera.project(p_W); }
};

}  // namespace

TEST_CASE("a line is under the mouse within a few pixels, and says where", "[view3d]") {
  Scenery s;
  const Eigen::Vector3d between = 0.75 * s.way()[4] + 0.25 * s.way()[5];
  const QPointF pixel = s.pixelOf(between);
  const std::optional<double> at = wayAt(s.state, pixel);
  REQUIRE(at);
  // pixels are not even in depth
  CHECK(*at == Approx(4.25).margin(0.02));
  CHECK(wayAt(s.state, pixel + QPointF(0.0, 3.0)));
  CHECK_FALSE(wayAt(s.state, pixel + QPointF(0.0, 40.0)));
  s.state.build.on = true;
  CHECK_FALSE(wayAt(s.state, pixel));
  s.state.build.on = false;
  s.way().resize(1);
  CHECK_FALSE(wayAt(s.state, pixel));
}

TEST_CASE("a line behind a link is not under the mouse", "[view3d]") {
  Scenery s;
  // through the middle of the link that the ray to the hand's joint meets, behind it and before it
  const auto hand = static_cast<std::size_t>(s.state.snapshot->hand);
  const Eigen::Vector3d on_link = s.state.snapshot->X_WL[hand].p;
  const Ray ray = s.state.camera.rayThrough(s.pixelOf(on_link));
  const std::optional<LinkHit> hit = hitLink(ray, s.state.solids, s.state.snapshot->X_WL);
  REQUIRE(hit);
  const Eigen::Vector3d aside = s.state.camera.right();
  for (const double t : {hit->t + 0.3, hit->t - 0.3}) {
    s.way() = {ray.at(t) - 0.5 * aside, ray.at(t) + 0.5 * aside};
    CHECK(wayAt(s.state, s.pixelOf(on_link)).has_value() == (t < hit->t));
  }
}

TEST_CASE("a drag along a line that comes back over itself stays on its strand", "[view3d]") {
  Scenery s;
  const std::vector<Eigen::Vector3d> there = s.way();
  // there and back: points 0 to 20 and 20 to 40
  for (int i = 19; i >= 0; --i) s.way().push_back(there[static_cast<std::size_t>(i)]);
  double at = 2.0;
  for (int i = 2; i <= 18; ++i) {
    const std::optional<double> next = alongWay(s.state, s.pixelOf(there[static_cast<std::size_t>(i)]), at);
    REQUIRE(next);
    at = *next;
    CHECK(at == Approx(i).margin(0.05));
  }
  at = 30.0;
  for (int i = 30; i <= 38; ++i) {
    at = alongWay(s.state, s.pixelOf(there[static_cast<std::size_t>(40 - i)]), at).value_or(-1.0);
    CHECK(at == Approx(i).margin(0.05));
  }
  // the mouse may leave the line
  CHECK(alongWay(s.state, s.pixelOf(there[5]) + QPointF(0.0, 120.0), 5.0));
}

TEST_CASE("a mark is clicked within its radius and a little", "[view3d]") {
  Scenery s;
  const QPointF pixel = s.pixelOf({-0.5, 0.6, 1.3});
  CHECK(markAt(s.state, pixel) == 7);
  CHECK(markAt(s.state, pixel + QPointF(6.0, 0.0)) == 7);
  CHECK(markAt(s.state, pixel + QPointF(20.0, 0.0)) == -1);
  s.state.decor[QStringLiteral("motion")].marks[0].id = -1;
  CHECK(markAt(s.state, pixel) == -1);
}

TEST_CASE("the mouse drags along the line, and a click on the gizmo's middle over a mark is the mark's", "[view3d]") {
  Scenery s;
  InputController input(s.state);
  QObject target;
  target.installEventFilter(&input);
  std::vector<double> dragged;
  int clicks = 0, started = 0, cancelled = 0, finished = 0;
  QObject::connect(&input, &InputController::wayDragged, [&](double at) { dragged.push_back(at); });
  QObject::connect(&input, &InputController::clicked, [&] { ++clicks; });
  QObject::connect(&input, &InputController::dragStarted, [&] { ++started; });
  QObject::connect(&input, &InputController::dragCancelled, [&] { ++cancelled; });
  QObject::connect(&input, &InputController::dragFinished, [&] { ++finished; });
  const SceneView before = s.state.camera.view();
  test::press(&target, s.pixelOf(s.way()[3]));
  test::moveTo(&target, s.pixelOf(s.way()[9]));
  test::release(&target, s.pixelOf(s.way()[9]));
  REQUIRE(dragged.size() == 1);
  CHECK(dragged[0] == Approx(9.0).margin(0.05));
  CHECK(clicks == 0);
  // the camera stays
  CHECK(s.state.camera.view().azimuth == before.azimuth);
  test::press(&target, s.pixelOf(s.way()[3]));
  test::release(&target, s.pixelOf(s.way()[3]));
  CHECK(clicks == 1);
  CHECK(dragged.size() == 1);

  const Eigen::Vector3d hand = s.state.gizmoPose()->p;
  test::press(&target, s.pixelOf(hand));
  test::release(&target, s.pixelOf(hand));
  CHECK(started == 1);
  CHECK(finished == 1);
  CHECK(clicks == 1);
  s.state.decor[QStringLiteral("motion")].marks[0].p_W = hand;
  test::press(&target, s.pixelOf(hand));
  test::release(&target, s.pixelOf(hand));
  CHECK(started == 2);
  CHECK(cancelled == 1);
  CHECK(finished == 1);
  CHECK(clicks == 2);
  // dragged away it is the gizmo's
  test::press(&target, s.pixelOf(hand));
  test::moveTo(&target, s.pixelOf(hand) + QPointF(30.0, 0.0));
  test::release(&target, s.pixelOf(hand) + QPointF(30.0, 0.0));
  CHECK(finished == 2);
  CHECK(clicks == 2);
}
