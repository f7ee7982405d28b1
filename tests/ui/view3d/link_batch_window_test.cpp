// SPDX-License-Identifier: GPL-3.0-or-later
// Links are drawn many at once: what an edit leaves of a batch, and what it changes, must not show afterwards.
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/ui/support/shown_view.h"
#include "ui/document/contact_instant.h"

#include <QImage>
#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <cstdlib>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;
using linkwright::test::isShown;
using linkwright::test::waitUntil;

namespace {

constexpr int kLinks = 150;  // three batches

Mechanism longArm() {
  Mechanism mechanism;
  mechanism.name = "long";
  for (int i = 0; i < kLinks; ++i) {
    Link link;
    link.name = "l" + std::to_string(i);
    Inertial inertial;
    inertial.mass = 1.0;
    inertial.I_LLcm_L = 0.01 * Eigen::Matrix3d::Identity();
    link.inertial = inertial;
    mechanism.links.push_back(link);
    if (i == 0) continue;
    Joint joint;
    joint.name = "j" + std::to_string(i);
    joint.type = JointType::Revolute;
    joint.parent = i - 1;
    joint.child = i;
    joint.axis = i % 2 == 0 ? Vector3d::UnitX() : Vector3d::UnitY();
    joint.X_PJ.p = {0.0, 0.0, 0.1};
    mechanism.joints.push_back(joint);
  }
  return mechanism;
}

Shape plate(double alpha) {
  Shape shape;
  shape.geometry = Box{{0.8, 0.3, 0.05}};
  shape.has_colour = true;
  shape.rgba = {0.9, 0.2, 0.1, alpha};
  return shape;
}

SnapshotPtr rolledSnapshotOf(const Mechanism& mechanism) {
  auto snapshot = std::make_shared<Snapshot>();
  snapshot->mechanism = std::make_shared<const Mechanism>(mechanism);
  snapshot->model = std::make_shared<const Model>(*Model::compile(mechanism));
  // rolled up, so that links are before links
  snapshot->q = Eigen::VectorXd::Constant(snapshot->model->dof(), 0.12);
  bodyPoses(*snapshot->model, snapshot->q, snapshot->X_WB);
  snapshot->X_WL = linkPoses(*snapshot->model, snapshot->X_WB);
  return snapshot;
}

QImage pictureAtRest(View3D& view) {
  const auto grab = [&] {
    const QPoint corner = view.widget()->mapToGlobal(QPoint(0, 0));
    return view.widget()
        ->screen()
        ->grabWindow(0, corner.x(), corner.y(), view.widget()->width(), view.widget()->height())
        .toImage();
  };
  QImage seen = grab();
  int same = 0;
  REQUIRE(waitUntil([&] {
    const QImage now = grab();
    same = now == seen ? same + 1 : 0;
    seen = now;
    return same >= 10;
  }));
  return seen;
}

// pixels that differ by more than an outline that has moved by a quarter of a pixel
int differing(const QImage& a, const QImage& b) {
  REQUIRE(a.size() == b.size());
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
      const int most =
          std::max({std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
      count += most > 96 ? 1 : 0;
    }
  }
  return count;
}

void drawNext(View3D& view, const SnapshotPtr& snapshot) {
  const int before = view.frameCount();
  view.setSnapshot(snapshot);
  REQUIRE(waitUntil([&] { return view.frameCount() > before + 1; }));
}

// the renderer draws a change one or two ticks after it was made: until then the picture at rest is the one before
void lookFrom(View3D& view, const SceneView& camera) {
  const int before = view.frameCount();
  view.setCamera(camera);
  REQUIRE(waitUntil([&] { return view.frameCount() > before + 1; }));
}

}  // namespace

TEST_CASE("An edited robot looks like one that never was otherwise", "[view3d][window]") {
  Mechanism before = longArm();
  before.links[20].shapes = {plate(0.4)};
  before.links[70].shapes = {plate(1.0)};
  std::unique_ptr<View3D> view = makeView3D();
  view->setSnapshot(rolledSnapshotOf(before));
  view->setSelectedLink(70);
  view->setLitLinks({90, {91, 92}, {}, {}});
  if (!isShown(*view, {640, 480})) return;
  view->setCamera(view->camera());  // as it is, whatever the robot becomes
  const QImage at_first = pictureAtRest(*view);
  Mechanism after = before;
  SECTION("a link is longer") { after.joints[60].X_PJ.p.z() = 0.5; }
  SECTION("the selected link is another solid") { after.links[70].shapes[0].geometry = Sphere{0.4}; }
  SECTION("what was see-through is opaque, and the other way round") {
    after.links[20].shapes = {plate(1.0)};
    after.links[70].shapes = {plate(0.4)};
  }
  SECTION("there are fewer links") {
    after.links.resize(100);
    after.joints.resize(99);
  }
  const SnapshotPtr edited = rolledSnapshotOf(after);
  drawNext(*view, edited);
  const QImage at_last = pictureAtRest(*view);
  CHECK(differing(at_last, at_first) > 50);
  // everything anew; which batch is drawn first shows in single pixels, where outlines that fade cross
  drawNext(*view, nullptr);
  CHECK(differing(pictureAtRest(*view), at_last) > 50);
  drawNext(*view, edited);
  CHECK(differing(pictureAtRest(*view), at_last) < 10);
}

TEST_CASE("Links that come near get their slices back", "[view3d][window]") {
  std::unique_ptr<View3D> view = makeView3D();
  view->setSnapshot(rolledSnapshotOf(longArm()));
  if (!isShown(*view, {640, 480})) return;
  const SceneView near = view->camera();
  SceneView close = near;
  close.distance = 0.15 * near.distance;
  lookFrom(*view, close);
  const QImage at_first = pictureAtRest(*view);
  SceneView far = near;
  far.distance = 6.0 * near.distance;
  lookFrom(*view, far);
  CHECK(differing(pictureAtRest(*view), at_first) > 50);
  lookFrom(*view, close);
  CHECK(differing(pictureAtRest(*view), at_first) < 10);
}
