// SPDX-License-Identifier: GPL-3.0-or-later
// The mouse and a simulation: while it runs a drag pulls with a spring, otherwise it is inverse kinematics.
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "tests/ui/support/remembering_view.h"
#include "ui/document/contact_instant.h"
#include "ui/document/edits.h"
#include "ui/window/view_binding.h"
#include "ui/workspaces/explain/walk/step_binding.h"
#include "ui/workspaces/simulate/simulation_binding.h"

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;
using linkwright::test::openExample;
using linkwright::test::RememberingView;
using linkwright::test::waitUntil;

namespace {

using Stage = SimulationSession::Stage;

struct Scene {
  Document document;
  Interaction interaction;
  SimulationSession session{document};
  SimulationViewOptions look;
  RememberingView view;
  SimulationBinding* simulated = nullptr;

  explicit Scene(const char* example = "arm_on_the_ground_i.json") {
    openExample(document, example);
    new ViewBinding(view, document, interaction);
    new StepBinding(view, document, interaction);
    simulated = new SimulationBinding(view, document, interaction, session, look);
    simulated->setExplaining(false);
  }
  ~Scene() {
    session.pause();
    document.undoStack()->setClean();
  }
  const Decor& decor() const { return view.decorOf(QStringLiteral("simulation")); }
  Vector3d handPlace() const {
    const SnapshotPtr snapshot = document.snapshot();
    return snapshot->X_WL.at(static_cast<std::size_t>(snapshot->hand)).p;
  }
  void run() {
    session.run();
    REQUIRE(session.stage() == Stage::Running);
    REQUIRE(waitUntil([&] { return document.snapshot()->simulated.has_value(); }));
  }
};

}  // namespace

TEST_CASE("While a simulation runs a drag of a link pulls it with a spring, until it is let go") {
  Scene scene;
  scene.look.setOn(true);
  scene.look.setPullStiffness(250.0);
  scene.run();
  const int hand = scene.document.snapshot()->hand;
  CHECK_FALSE(scene.session.spring());
  emit scene.view.linkDragStarted(hand, Vector3d(-0.1, 0.0, 0.0));
  REQUIRE(scene.session.spring());
  CHECK(scene.session.spring()->link == hand);
  CHECK(scene.session.spring()->point == Vector3d(-0.1, 0.0, 0.0));
  CHECK(scene.session.spring()->stiffness == 250.0);
  CHECK(scene.session.spring()->damping > 0.0);
  // the run goes on, and no inverse kinematics has begun
  CHECK(scene.session.stage() == Stage::Running);
  CHECK_FALSE(scene.document.snapshot()->dragging);
  const Vector3d target(0.6, 0.0, 0.5);
  emit scene.view.linkDragged(target);
  REQUIRE(scene.session.spring());
  CHECK(scene.session.spring()->target == target);
  REQUIRE(waitUntil([&] {
    const auto& simulated = scene.document.snapshot()->simulated;
    return simulated && simulated->pull.link == hand && simulated->pull.force.norm() > 1.0;
  }));
  // seen: the line to the mouse and the force
  CHECK(waitUntil([&] {
    for (const Arrow& arrow : scene.decor().arrows) {
      if (arrow.label.startsWith("pull")) return true;
    }
    return false;
  }));
  emit scene.view.dragFinished();
  CHECK_FALSE(scene.session.spring());
  CHECK(scene.session.stage() == Stage::Running);
  CHECK(waitUntil([&] { return scene.document.snapshot()->simulated->pull.link < 0; }));
  scene.session.pause();
  CHECK(scene.document.undoStack()->count() == 1);
}

TEST_CASE("Escape lets a pulled link go, and so does the end of the run") {
  Scene scene;
  scene.look.setOn(true);
  scene.run();
  emit scene.view.linkDragStarted(scene.document.snapshot()->hand, Vector3d::Zero());
  REQUIRE(scene.session.spring());
  emit scene.view.dragCancelled();
  CHECK_FALSE(scene.session.spring());
  CHECK(scene.session.stage() == Stage::Running);
  emit scene.view.linkDragStarted(scene.document.snapshot()->hand, Vector3d::Zero());
  REQUIRE(scene.session.spring());
  scene.session.pause();
  CHECK_FALSE(scene.session.spring());
  // the mouse that still holds it moves nothing and ends nothing
  const int commands = scene.document.undoStack()->count();
  const Eigen::VectorXd q = scene.document.snapshot()->q;
  emit scene.view.linkDragged(Vector3d(0.2, 0.0, 0.6));
  emit scene.view.dragFinished();
  CHECK_FALSE(scene.session.spring());
  CHECK(scene.document.undoStack()->count() == commands);
  CHECK(scene.document.snapshot()->q == q);
}

TEST_CASE("The gizmo's arrows pull the hand while a simulation runs, its rings do not") {
  Scene scene;
  scene.look.setOn(true);
  scene.run();
  emit scene.view.dragStarted();
  REQUIRE(scene.session.spring());
  CHECK(scene.session.spring()->link == scene.document.snapshot()->hand);
  CHECK(scene.session.spring()->point == Vector3d::Zero());
  Pose target;
  target.p = {0.4, 0.1, 0.3};
  emit scene.view.targetDragged(target);
  CHECK(scene.session.spring()->target == target.p);
  emit scene.view.dragFinished();
  CHECK_FALSE(scene.session.spring());
  scene.interaction.setGizmoMode(GizmoMode::Rotate);
  emit scene.view.dragStarted();
  CHECK_FALSE(scene.session.spring());
  emit scene.view.targetDragged(target);
  emit scene.view.dragFinished();
  CHECK_FALSE(scene.session.spring());
  CHECK(scene.session.stage() == Stage::Running);
}

TEST_CASE("While no simulation runs a drag is inverse kinematics and sets no spring") {
  Scene scene("ur5e.urdf");
  scene.look.setOn(true);
  const Vector3d start = scene.handPlace();
  emit scene.view.linkDragStarted(scene.document.snapshot()->hand, Vector3d::Zero());
  CHECK(scene.document.gestureActive());
  CHECK_FALSE(scene.session.spring());
  emit scene.view.linkDragged(start + Vector3d(0.0, 0.0, -0.05));
  CHECK_FALSE(scene.session.spring());
  CHECK((scene.handPlace() - start).norm() > 0.02);
  emit scene.view.dragFinished();
  CHECK_FALSE(scene.document.gestureActive());
  CHECK(scene.document.undoStack()->count() == 1);
}

TEST_CASE("Surfaces and contact forces are shown in Simulate, and in Explain where the state is one of a run") {
  Scene scene;
  CHECK(scene.decor().sheets.empty());
  // a contact that nothing has run with: its surface and its name, no force
  scene.look.setOn(true);
  REQUIRE(scene.decor().sheets.size() == 1);
  REQUIRE(scene.decor().names.size() == 1);
  CHECK(scene.decor().names[0].text == "hand");
  CHECK(scene.decor().arrows.empty());
  const auto shape = scene.decor().sheets[0].shape;
  scene.session.step();
  REQUIRE(waitUntil([&] { return !scene.decor().arrows.empty(); }));
  // the surface is not made anew
  CHECK(scene.decor().sheets[0].shape == shape);
  REQUIRE_FALSE(scene.view.bars.empty());
  CHECK(scene.view.bars[0].unit == "N");
  CHECK(scene.view.bars[0].metres_per_unit > 0.0);
  scene.look.setOn(false);
  CHECK(scene.decor().sheets.empty());
  CHECK(scene.decor().arrows.empty());
  CHECK(scene.view.bars.empty());
  scene.simulated->setExplaining(true);
  CHECK(scene.decor().sheets.size() == 1);
  REQUIRE_FALSE(scene.decor().arrows.empty());
  // beside the recursion's forces one scale is for all
  const double own = (scene.decor().arrows[0].tip - scene.decor().arrows[0].tail).norm();
  scene.interaction.walk().setForceScale(0.002);
  const double newtons = scene.document.snapshot()->contacts[0].sample->f_n;
  CHECK(own > 0.0);
  CHECK((scene.decor().arrows[0].tip - scene.decor().arrows[0].tail).norm() == Approx(0.002 * newtons));
  // a pose that somebody sets is none of a run
  goToReadyPose(scene.document);
  CHECK(waitUntil([&] { return scene.decor().arrows.empty() && scene.decor().sheets.empty(); }));
}
