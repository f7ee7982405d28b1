// SPDX-License-Identifier: GPL-3.0-or-later
// Building in the 3D view of the real window, by a mouse and keys on what the view shows: a link pulled longer at its
// tip, its joint moved and turned by the gizmo, the link deleted.
#include "core/io/scene_file.h"
#include "core/mechanism/new_link.h"
#include "core/mechanism/templates.h"
#include "tests/support/random_mechanism.h"
#include "tests/ui/support/pointer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/document/file_contents.h"
#include "ui/widgets/number_field.h"
#include "ui/workspaces/construct/build_binding.h"
#include "ui/workspaces/construct/mechanism_panel.h"

#include <QAction>
#include <QDockWidget>
#include <QKeyEvent>
#include <QTreeView>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;
using Eigen::Vector3d;

namespace {

// a pixel of the picture is about 2 mm here, and a handle is nearer to the eye or farther than what it moves
constexpr double kNear = 0.01;  // m

std::string textOf(const Mechanism& mechanism) {
  SceneData scene;
  scene.mechanism = mechanism;
  scene.mechanism.source = {};
  return writeScene(scene);
}

/// The window with a planar arm of three links of 0.5 m, seen from the side, and its second link selected.
struct BuildFixture : WindowFixture {
  BuildFixture() : WindowFixture("planar_2r.json", true) {
    FileContents contents;
    contents.scene.mechanism = mechanismFrom(Template::Planar, 3);
    contents.model = std::make_shared<const Model>(compiled(contents.scene.mechanism));
    document().show(std::move(contents));
    settle();
    SceneView camera;
    camera.centre = {0.6, 0.0, 0.6};
    camera.azimuth = -1.2;
    camera.elevation = 0.25;
    camera.distance = 3.2;
    view().setCamera(camera);
    goToReadyPose(document());
    window.interaction().building().setOn(true);
    select("link_2");
  }
  View3D& view() { return *window.view(); }
  const Snapshot& now() { return *document().snapshot(); }
  const Mechanism& mechanism() { return *now().mechanism; }
  const Link& link(const char* name) { return mechanism().links[static_cast<std::size_t>(mechanism().findLink(name))]; }
  const Joint& joint(const char* name) {
    return mechanism().joints[static_cast<std::size_t>(mechanism().findJoint(name))];
  }
  Pose poseOf(const char* name) { return now().X_WL[static_cast<std::size_t>(now().model->findLink(name))]; }
  void select(const char* name) {
    window.interaction().selectLink(now().model->findLink(name));
    settle();
  }
  int steps() { return document().undoStack()->index(); }
  /// Where a mouse at `grip` goes when what is under it moves by `way` in the world, from `at`.
  QPointF led(const QPointF& grip, const Vector3d& at, const Vector3d& way) {
    return grip + view().project(at + way) - view().project(at);
  }
  /// From `grip` in ten moves, the button still down.
  void drag(const QPointF& grip, const Vector3d& at, const Vector3d& way,
            Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    press(view().inputTarget(), grip);
    REQUIRE(document().gestureActive());
    for (int k = 1; k <= 10; ++k) {
      const QPointF to = led(grip, at, 0.1 * k * way);
      sendMouse(view().inputTarget(), QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton, modifiers);
      settle();
    }
  }
  void drop(const QPointF& grip, const Vector3d& at, const Vector3d& way) {
    sendMouse(view().inputTarget(), QEvent::MouseMove, led(grip, at, way), Qt::NoButton, Qt::LeftButton);
    release(view().inputTarget(), led(grip, at, way));
    settle();
  }
  /// Whether the view wants the key before any shortcut.
  bool key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QKeyEvent asks(QEvent::ShortcutOverride, key, modifiers);
    asks.ignore();
    QCoreApplication::sendEvent(view().inputTarget(), &asks);
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    if (asks.isAccepted()) QCoreApplication::sendEvent(view().inputTarget(), &event);
    settle();
    return asks.isAccepted();
  }
};

double lengthOf(const Link& link) { return std::get<Capsule>(link.shapes[0].geometry).length; }

}  // namespace

TEST_CASE("A link is pulled longer at its tip: live, in one step, and all that hangs on it comes along",
          "[ui][window]") {
  BuildFixture f;
  const std::string before = textOf(f.mechanism());
  const Vector3d tip = f.poseOf("link_3").p, along = f.poseOf("link_2").R.col(0), end = f.poseOf("tool").p;
  const Decor ellipsoid = inertiaDecor(f.now(), f.window.interaction().selectedLink(), false);
  const SceneView camera = f.view().camera();
  const int steps = f.steps();
  REQUIRE(f.view().tipHandle());
  const QPointF grip = *f.view().tipHandle();
  f.drag(grip, tip, 0.2 * along);
  // live, in the picture, the panel and the ellipsoid
  CHECK(lengthOf(f.link("link_2")) == Approx(0.7).margin(kNear));
  CHECK(f.joint("link_3_joint").X_PJ.p.x() == Approx(lengthOf(f.link("link_2"))).margin(1e-12));
  CHECK((f.poseOf("tool").p - end - 0.2 * along).norm() < kNear);
  const Decor live = inertiaDecor(f.now(), f.window.interaction().selectedLink(), false);
  REQUIRE(live.ellipsoids.size() == 1);
  CHECK(live.ellipsoids[0].radii.maxCoeff() > 1.2 * ellipsoid.ellipsoids[0].radii.maxCoeff());
  CHECK((live.ellipsoids[0].X_WC.p - ellipsoid.ellipsoids[0].X_WC.p).norm() > 0.05);
  // the handle is under the mouse still, and the camera where it was
  const QPointF off = *f.view().tipHandle() - f.led(grip, tip, 0.2 * along);
  CHECK(std::hypot(off.x(), off.y()) < 6.0);
  CHECK(f.view().camera().distance == camera.distance);
  CHECK(f.view().camera().centre == camera.centre);
  f.drop(grip, tip, 0.2 * along);
  CHECK_FALSE(f.document().gestureActive());
  CHECK(f.steps() == steps + 1);
  CHECK(f.document().undoStack()->undoText() == "Length of link_2");
  CHECK(f.link("link_2").inertial->mass == Approx(1.0).epsilon(1e-12));  // of its shapes, the mass by hand
  CHECK(f.window.interaction().selectedLink() == f.now().model->findLink("link_2"));
  const std::string after = textOf(f.mechanism());
  f.document().undo();
  f.settle();
  CHECK(textOf(f.mechanism()) == before);
  f.document().redo();
  CHECK(textOf(f.mechanism()) == after);
}

TEST_CASE("The tip: Ctrl gives round lengths, Esc gives all back, and no link gets shorter than it can be",
          "[ui][window]") {
  BuildFixture f;
  const std::string before = textOf(f.mechanism());
  const Vector3d tip = f.poseOf("link_3").p, along = f.poseOf("link_2").R.col(0);
  const int steps = f.steps();
  const QPointF grip = *f.view().tipHandle();
  f.drag(grip, tip, 0.1234 * along, Qt::ControlModifier);
  const double length = lengthOf(f.link("link_2"));
  CHECK(std::abs(100.0 * length - std::round(100.0 * length)) < 1e-9);
  CHECK(length == Approx(0.62).margin(0.0101));
  CHECK(f.key(Qt::Key_Escape));
  CHECK(textOf(f.mechanism()) == before);
  CHECK(f.steps() == steps);
  // the button is still down and moves nothing any more
  moveTo(f.view().inputTarget(), f.led(grip, tip, 0.3 * along));
  release(f.view().inputTarget(), f.led(grip, tip, 0.3 * along));
  f.settle();
  CHECK(textOf(f.mechanism()) == before);
  CHECK(f.steps() == steps);

  f.drag(grip, tip, -0.8 * along);
  CHECK(lengthOf(f.link("link_2")) > 0.0);
  CHECK(lengthOf(f.link("link_2")) < 0.02);
  CHECK(f.view().tipHandle());
  CHECK(f.key(Qt::Key_Escape));
  release(f.view().inputTarget(), grip);
  CHECK(textOf(f.mechanism()) == before);
}

TEST_CASE("The gizmo moves the selected link's joint along its arrows; the panel's numbers follow", "[ui][window]") {
  BuildFixture f;
  auto* dock = f.window.findChild<QDockWidget*>("dockProperties");
  bring(*dock);
  f.settle();
  auto* x = f.find<NumberField>("jointOrigin0");
  const std::string before = textOf(f.mechanism());
  const Pose X_WJ = f.poseOf("link_1") * f.joint("link_2_joint").X_PJ;
  const Vector3d tool = f.poseOf("tool").p, p_PJ = f.joint("link_2_joint").X_PJ.p;
  const Eigen::Matrix3d R_WP = f.poseOf("link_1").R;
  const int steps = f.steps();
  const QPointF grip = f.view().gizmoHandle(2);
  const QPointF centre = f.view().gizmoHandle(3) - f.view().project(X_WJ.p);
  CHECK(std::hypot(centre.x(), centre.y()) < 0.5);
  const Vector3d way(0.0, 0.0, 0.15);
  f.drag(grip, X_WJ.p, way);
  const Vector3d moved = R_WP * (f.joint("link_2_joint").X_PJ.p - p_PJ);
  CHECK((moved - way).norm() < kNear);
  CHECK(std::hypot(moved.x(), moved.y()) < 1e-12);
  CHECK((f.poseOf("tool").p - tool - moved).norm() < 1e-12);  // carried
  CHECK(x->si() == f.joint("link_2_joint").X_PJ.p.x());
  f.drop(grip, X_WJ.p, way);
  CHECK(f.steps() == steps + 1);
  CHECK(f.document().undoStack()->undoText() == "Origin of link_2_joint");
  f.document().undo();
  f.settle();
  CHECK(textOf(f.mechanism()) == before);
  CHECK(x->si() == p_PJ.x());

  // in steps of 10 mm, and given back
  f.drag(f.view().gizmoHandle(2), X_WJ.p, {0.0, 0.0, 0.0873}, Qt::ControlModifier);
  const Vector3d snapped = R_WP * (f.joint("link_2_joint").X_PJ.p - p_PJ);
  CHECK(std::abs(100.0 * snapped.z() - std::round(100.0 * snapped.z())) < 1e-9);
  CHECK(snapped.z() > 0.05);
  CHECK(f.key(Qt::Key_Escape));
  release(f.view().inputTarget(), grip);
  CHECK(textOf(f.mechanism()) == before);
}

TEST_CASE("Rings turn the joint's frame, or with R its axis alone", "[ui][window]") {
  BuildFixture f;
  const Pose X_PJ = f.joint("link_2_joint").X_PJ;
  const Vector3d axis = f.joint("link_2_joint").axis;
  const int steps = f.steps();
  const auto turnRing = [&] {
    const QPointF grip = f.view().gizmoHandle(0), centre = f.view().gizmoHandle(3);
    press(f.view().inputTarget(), grip);
    REQUIRE(f.document().gestureActive());
    for (int k = 1; k <= 10; ++k) {
      const double angle = 0.04 * k;
      const QPointF arm = grip - centre;
      const QPointF to = centre + QPointF(std::cos(angle) * arm.x() - std::sin(angle) * arm.y(),
                                          std::sin(angle) * arm.x() + std::cos(angle) * arm.y());
      moveTo(f.view().inputTarget(), to);
      f.settle();
      if (k == 10) release(f.view().inputTarget(), to);
    }
    f.settle();
  };
  auto* rotate = f.command("Rotate");
  auto* axis_tool = f.command("TurnAxis");
  auto* translate = f.command("Translate");
  rotate->trigger();
  f.settle();
  turnRing();
  CHECK(f.document().undoStack()->undoText() == "Orientation of link_2_joint");
  CHECK(f.joint("link_2_joint").X_PJ.p == X_PJ.p);
  CHECK(f.joint("link_2_joint").axis == axis);
  // about the world's x, which the arm's plane stands across: a turn of some degrees
  const Eigen::Matrix3d R = f.joint("link_2_joint").X_PJ.R * X_PJ.R.transpose();
  CHECK(std::acos(0.5 * (R.trace() - 1.0)) > 0.1);
  const Pose turned = f.joint("link_2_joint").X_PJ;

  axis_tool->trigger();
  f.settle();
  CHECK(axis_tool->isChecked());
  CHECK_FALSE(rotate->isChecked());
  turnRing();
  CHECK(f.document().undoStack()->undoText() == "Axis of link_2_joint");
  CHECK(f.joint("link_2_joint").X_PJ.p == turned.p);
  CHECK(f.joint("link_2_joint").X_PJ.R == turned.R);
  CHECK(f.joint("link_2_joint").axis.norm() == Approx(1.0).epsilon(1e-12));
  CHECK(std::acos(f.joint("link_2_joint").axis.dot(axis)) > 0.1);
  CHECK(f.steps() == steps + 2);

  // back to arrows, and the third tool is only there while building
  translate->trigger();
  CHECK(translate->isChecked());
  CHECK_FALSE(f.window.interaction().building().turnsAxis());
  axis_tool->trigger();
  f.command("BuildInView")->trigger();
  CHECK_FALSE(f.window.interaction().building().isOn());
  CHECK_FALSE(axis_tool->isEnabled());
  CHECK(translate->isChecked());
}

TEST_CASE("Del and Backspace over the 3D view delete the selected link as the tree does, while building",
          "[ui][window]") {
  BuildFixture f;
  const auto links = f.mechanism().links.size();
  for (const Qt::Key key : {Qt::Key_Delete, Qt::Key_Backspace}) {
    f.select("link_2");
    CHECK(f.key(key));
    CHECK(f.mechanism().links.size() == links - 1);
    CHECK(f.mechanism().findLink("link_2") == -1);
    CHECK(f.document().undoStack()->undoText() == "Delete link_2");
    f.document().undo();
    f.settle();
  }
  f.select("link_2");
  CHECK(f.key(Qt::Key_Delete, Qt::ShiftModifier));
  CHECK(f.document().undoStack()->undoText() == "Delete the subtree of link_2");
  CHECK(f.mechanism().links.size() == 2);
  f.document().undo();
  f.settle();
  // the base stays, and so does all where nothing is selected or nothing is built
  f.select("base");
  CHECK_FALSE(f.key(Qt::Key_Delete));
  f.select("no such link");
  CHECK_FALSE(f.key(Qt::Key_Delete));
  f.window.interaction().building().setOn(false);
  f.select("link_2");
  CHECK_FALSE(f.key(Qt::Key_Delete));
  CHECK_FALSE(f.key(Qt::Key_Backspace));
  CHECK(f.mechanism().links.size() == links);
}

TEST_CASE("Picture and tree select the same link, both ways; while building a drag moves no link along",
          "[ui][window]") {
  BuildFixture f;
  auto* tree = f.find<QTreeView>("mechanismTree");
  const Pose X_WL = f.poseOf("link_3");
  // off the gizmo and the tip
  const QPointF on_link = f.view().project(X_WL * Vector3d(0.3, 0.0, 0.0));
  press(f.view().inputTarget(), on_link);
  release(f.view().inputTarget(), on_link);
  f.settle();
  CHECK(f.window.interaction().selectedLink() == f.now().model->findLink("link_3"));
  CHECK(tree->currentIndex().data().toString() == "link_3");
  const QPointF at_three = f.view().gizmoHandle(3);
  tree->setCurrentIndex(
      tree->model()
          ->match(tree->model()->index(0, 0), Qt::DisplayRole, "link_2", 1, Qt::MatchExactly | Qt::MatchRecursive)
          .first());
  f.settle();
  CHECK(f.window.interaction().selectedLink() == f.now().model->findLink("link_2"));
  const QPointF apart = f.view().gizmoHandle(3) - at_three;
  CHECK(std::hypot(apart.x(), apart.y()) > 50.0);

  const Eigen::VectorXd q = f.now().q;
  const int steps = f.steps();
  press(f.view().inputTarget(), on_link);
  moveTo(f.view().inputTarget(), on_link + QPointF(40.0, 30.0));
  CHECK_FALSE(f.document().gestureActive());
  release(f.view().inputTarget(), on_link + QPointF(40.0, 30.0));
  f.settle();
  CHECK(f.now().q == q);
  CHECK(f.steps() == steps);
  f.window.interaction().building().setOn(false);
  CHECK_FALSE(f.view().tipHandle());
}
