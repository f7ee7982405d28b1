// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the mechanism in the document: what follows them, what is refused, and that undo gives every bit back.
#include "core/beam/elastic_settings.h"
#include "core/contact/contact.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/io/scene_file.h"
#include "core/mechanism/edit.h"
#include "core/mechanism/inertia.h"
#include "core/mechanism/templates.h"
#include "core/scene/plots.h"
#include "core/simulation/settings.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"
#include "tests/ui/support/examples.h"
#include "ui/document/edits.h"
#include "ui/document/file_contents.h"
#include "ui/document/look.h"
#include "ui/document/scene_state.h"

#include <QSignalSpy>

#include <bit>
#include <cmath>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

void show(Document& document, Mechanism mechanism) {
  FileContents contents;
  contents.model = std::make_shared<const Model>(compiled(mechanism));
  contents.scene.mechanism = std::move(mechanism);
  document.show(std::move(contents));
}

/// All that a document is, as text that tells every bit apart; the camera is nobody's edit.
std::string bitsOf(const Document& document) {
  SceneData scene = document.scene();
  scene.view.reset();
  const SnapshotPtr s = document.snapshot();
  scene.q = s->q;
  scene.qd = s->qd;
  scene.qdd = s->qdd;
  std::string text = writeScene(scene) + std::to_string(s->hand) + (s->source == StateSource::Motion ? "M" : "P");
  for (const int held : s->held) text += " " + std::to_string(held);
  for (const double tau : s->tau) text += " " + std::to_string(std::bit_cast<std::uint64_t>(tau));
  return text;
}

const Mechanism& mechanismOf(const Document& document) { return *document.snapshot()->mechanism; }

Joint hinge(Random& random) {
  Joint joint;
  joint.name = "new_joint";
  joint.type = random.chance(0.3) ? JointType::Prismatic : JointType::Revolute;
  joint.X_PJ = {random.rotation(), random.vector(0.3)};
  joint.axis = random.axis();
  joint.limits = {-2.0, 2.0, 3.0, 100.0};
  return joint;
}

/// A motion of a few waypoints, or a spline through them.
TrajectoryPlan randomPlan(const Document& document, Random& random) {
  const Model& model = *document.snapshot()->model;
  std::vector<Waypoint> waypoints;
  for (int i = random.integer(2, 4); i > 0; --i) {
    Eigen::VectorXd q = model.readyPose();
    for (double& each : q) each += random.uniform(-0.3, 0.3);
    waypoints.push_back({{}, q});
  }
  const std::size_t moves = waypoints.size() - 1;
  TrajectoryPlan plan;
  if (random.chance(0.5)) {
    Move move;
    move.law.law = TimingLaw::Trapezoid;
    move.duration = random.uniform(0.5, 2.0);
    plan.course = WaypointCourse{std::move(waypoints), std::vector<Move>(moves, move)};
  } else {
    plan.course = SplineCourse{std::move(waypoints), std::vector<double>(moves, random.uniform(0.5, 2.0))};
  }
  return plan;
}

/// One link that bends, or none.
std::optional<ElasticSettings> randomElastic(const Mechanism& mechanism, Random& random) {
  if (random.chance(0.2)) return std::nullopt;
  ElasticSettings settings;
  settings.dt = random.uniform(1e-4, 1e-2);
  const int link = random.integer(0, static_cast<int>(mechanism.links.size()) - 1);
  ElasticLink bends;
  bends.link = mechanism.links[static_cast<std::size_t>(link)].name;
  bends.section = circleSection(random.uniform(0.005, 0.05));
  settings.links.push_back(bends);
  return settings;
}

/// A point of a link on a plane.
Contact randomContact(const Mechanism& mechanism, Random& random) {
  Contact contact;
  const int link = random.integer(0, static_cast<int>(mechanism.links.size()) - 1);
  contact.name = "point";
  contact.link = mechanism.links[static_cast<std::size_t>(link)].name;
  contact.point = random.vector(0.2);
  contact.friction = random.uniform(0.0, 0.5);
  contact.static_friction = contact.friction;
  return contact;
}

/// One edit of any kind; some are refused, and then nothing has changed.
void randomEdit(Document& document, Random& random) {
  const Mechanism& m = mechanismOf(document);
  const int link = random.integer(0, static_cast<int>(m.links.size()) - 1);
  const auto edit = [&](const Result<Edited>& edited) {
    if (edited) document.edit(*edited, "edit");
  };
  switch (random.integer(0, 17)) {
    case 0: return edit(addLink(m, link, plainLink("link", random.vector(0.3), 0.03, 1.0), hinge(random)));
    case 1: return edit(insertLink(m, link, plainLink("link", random.vector(0.3), 0.03, 1.0), hinge(random), {}));
    case 2:
      if (m.links.size() < 14) edit(duplicateBranch(m, link, random.vector(0.2)));
      return;
    case 3: return edit(removeBranch(m, link));
    case 4: return edit(removeLink(m, link));
    case 5: return edit(moveBranch(m, link, random.integer(0, static_cast<int>(m.links.size()) - 1)));
    case 6: return edit(reorderBranch(m, link, random.integer(0, 2)));
    case 7: {
      Link changed = m.links[static_cast<std::size_t>(link)];
      changed.name += "x";
      changed.inertial = randomInertial(random);
      changed.payloads.push_back({"load", random.uniform(0.0, 2.0), random.vector(0.2), random.chance(0.5)});
      return edit(withLink(m, link, changed));
    }
    case 8: {
      if (m.joints.empty()) return;
      const int which = random.integer(0, static_cast<int>(m.joints.size()) - 1);
      Joint changed = m.joints[static_cast<std::size_t>(which)];
      changed.type = random.chance(0.5) ? JointType::Prismatic : JointType::Revolute;
      changed.limits.upper = random.uniform(-0.2, 1.0);  // now and then below the lower one: refused
      changed.limits.lower = -random.uniform(-0.1, 1.0);
      changed.damping = random.uniform(0.0, 3.0);
      return edit(withJoint(m, which, changed));
    }
    case 9:
      if (document.snapshot()->model->dof() > 0) setJoint(document, 0, JointField::Position, random.uniform(-1.0, 1.0));
      return;
    case 10: return storePose(document, QString("pose %1").arg(random.integer(0, 3)));
    case 11: return setMotion(document, "pose 0", "pose 1", random.uniform(0.5, 2.0));
    case 13: return setTrajectory(document, randomPlan(document, random), "motion");
    case 14: {
      const auto& plan = document.snapshot()->motion.plan;
      if (plan) editWaypoint(document, random.integer(0, static_cast<int>(waypointsOf(*plan).size()) - 1));
      return;
    }
    case 16: return setElastic(document, randomElastic(m, random), "elastic");
    case 17: {
      SimulationSettings settings;
      settings.step = random.uniform(1e-4, 1e-2);
      return setSimulation(document, {randomContact(m, random)}, settings, "simulation");
    }
    case 12: return document.playback().setTime(random.uniform(0.0, 1.0));
    default: {
      const int loaded = random.integer(0, document.snapshot()->model->linkCount() - 1);
      return setLoad(document, loaded, {random.vector(5.0), random.vector(1.0)});
    }
  }
}

}  // namespace

TEST_CASE("An edit is one undo step with a name, and the torques are those of the edited mechanism", "[document]") {
  Document document;
  openExample(document, "iiwa14.urdf");
  const std::string before = bitsOf(document);
  Mechanism m = mechanismOf(document);
  const int hand = m.findLink(m.hands.front());
  Link heavier = m.links[4];
  heavier.inertial->mass += 1.0;
  QSignalSpy edited(&document, &Document::edited);
  CHECK(document.edit(withLink(m, 4, heavier), "Mass of link 4").empty());
  REQUIRE(document.undoStack()->count() == 1);
  CHECK(document.undoStack()->undoText() == "Mass of link 4");
  CHECK(edited.count() == 1);
  CHECK_FALSE(document.undoStack()->isClean());
  const SnapshotPtr now = document.snapshot();
  CHECK(now->model->links()[static_cast<std::size_t>(now->hand)].link == hand);
  CHECK(now->tau == inverseDynamics(compiled(mechanismOf(document)), now->input(), now->formulation));
  document.undo();
  CHECK(bitsOf(document) == before);
}

TEST_CASE("What does not compile is refused with the reason and changes nothing", "[document]") {
  Document document;
  openExample(document, "planar_2r.json");
  const std::string before = bitsOf(document);
  Joint wrong = mechanismOf(document).joints[0];
  wrong.limits = {1.0, -1.0, 1.0, 1.0};
  const Diagnostics problems = document.edit(withJoint(mechanismOf(document), 0, wrong), "Limits");
  REQUIRE(hasErrors(problems));
  CHECK(problems[0].message.text().find("lower limit above") != std::string::npos);
  CHECK(document.undoStack()->count() == 0);
  CHECK(bitsOf(document) == before);
}

TEST_CASE("A live edit previews, and is one step or none", "[document]") {
  Document document;
  show(document, mechanismFrom(Template::SixR));
  const std::string before = bitsOf(document);
  document.beginGesture("Drag the tip");
  for (int k = 1; k <= 10; ++k) {
    Joint longer = mechanismOf(document).joints[2];
    longer.X_PJ.p.z() += 0.01;
    document.previewEdit(withJoint(mechanismOf(document), 2, longer));
    CHECK(document.snapshot()->dragging);
  }
  document.commitGesture();
  CHECK(document.undoStack()->count() == 1);
  CHECK(mechanismOf(document).joints[2].X_PJ.p.z() == Approx(0.55));
  CHECK_FALSE(document.snapshot()->dragging);
  const std::string after = bitsOf(document);
  document.undo();
  CHECK(bitsOf(document) == before);
  document.redo();
  CHECK(bitsOf(document) == after);

  document.beginGesture("Drag the tip");
  Joint longer = mechanismOf(document).joints[2];
  longer.X_PJ.p.z() += 1.0;
  document.previewEdit(withJoint(mechanismOf(document), 2, longer));
  document.cancelGesture();
  CHECK(bitsOf(document) == after);
  CHECK(document.undoStack()->count() == 1);
}

TEST_CASE("A robot on its motion stays on it, and the curves are those of the new masses", "[document]") {
  Document document;
  openExample(document, "planar_2r.json");
  storePose(document, "a");
  setJoint(document, 0, JointField::Position, 0.3);
  storePose(document, "b");
  setMotion(document, "a", "b", 2.0);
  document.playback().setTime(0.7);
  const Eigen::VectorXd q = document.snapshot()->q;
  const Eigen::MatrixXd curves = document.snapshot()->motion.curves->tau;
  Link heavier = mechanismOf(document).links[1];
  heavier.inertial->mass *= 2.0;
  document.edit(withLink(mechanismOf(document), 1, heavier), "Mass");
  CHECK(document.snapshot()->source == StateSource::Motion);
  CHECK(document.snapshot()->q == q);
  CHECK_FALSE(document.snapshot()->motion.curves->tau.isApprox(curves, 1e-3));
  document.undo();
  CHECK(document.snapshot()->motion.curves->tau == curves);
}

TEST_CASE("A joint that follows another goes along with whatever moves its leader", "[document]") {
  Document document;
  show(document, richMechanism());
  const auto follows = [&] {
    const SnapshotPtr s = document.snapshot();
    return s->q[3] == -s->q[2] + 0.001 && s->qd[3] == -s->qd[2] && s->qdd[3] == -s->qdd[2];
  };
  CHECK(follows());  // from the start
  setJoint(document, 2, JointField::Position, 0.04);
  CHECK(document.snapshot()->q[2] == 0.04);
  CHECK(follows());
  setJoint(document, 2, JointField::Velocity, 0.5);
  CHECK(follows());
  setJoint(document, 3, JointField::Position, 0.3);  // it cannot be moved by itself
  CHECK(follows());
  storePose(document, "open");
  setJoint(document, 2, JointField::Position, 0.0);
  storePose(document, "closed");
  setMotion(document, "open", "closed", 1.0);
  document.playback().setTime(0.4);
  CHECK(std::abs(document.snapshot()->q[3] + document.snapshot()->q[2] - 0.001) < 1e-15);
  while (document.undoStack()->canUndo()) document.undo();
  CHECK(follows());
}

TEST_CASE("A joint's new name is that of its curves in the plots too, which are no edit", "[document]") {
  Document document;
  openExample(document, "planar_2r.json");
  const std::string old_name = document.snapshot()->model->joints()[1].name;
  document.setPlots(std::vector<ScenePlot>{{PlotKind::Time, {"tau." + old_name, "energy.kinetic"}}});
  const int index = document.snapshot()->model->joints()[1].joint;
  Joint renamed = mechanismOf(document).joints[static_cast<std::size_t>(index)];
  renamed.name = "bend";
  document.edit(withJoint(mechanismOf(document), index, renamed), "Name");
  CHECK(document.scene().plots->front().curves == std::vector<std::string>{"tau.bend", "energy.kinetic"});
  // what has been put there since stays
  document.setPlots(std::vector<ScenePlot>{{PlotKind::Time, {"q.bend"}}});
  document.undo();
  CHECK(document.scene().plots->front().curves == std::vector<std::string>{"q." + old_name});
  document.redo();
  CHECK(document.scene().plots->front().curves == std::vector<std::string>{"q.bend"});
}

TEST_CASE("An edit is one step, says what it has changed, and is none where it changes nothing", "[document]") {
  Document document;
  openExample(document, "planar_2r.json");
  std::vector<SceneParts> said;
  QObject::connect(&document, &Document::changed, [&](SceneParts parts) { said.push_back(parts); });
  CHECK(document.commit(document.beginEdit(), "Nothing"));
  CHECK(document.undoStack()->count() == 0);
  CHECK(said.empty());
  const SceneState weightless =
      withScene(document.beginEdit(), [](SceneData& scene) { scene.gravity = Eigen::Vector3d::Zero(); });
  CHECK(document.commit(weightless, "No weight"));
  CHECK(document.undoStack()->count() == 1);
  CHECK(document.snapshot()->gravity == Eigen::Vector3d::Zero());
  document.undo();
  CHECK(document.snapshot()->gravity.z() < -9.0);
  REQUIRE(said.size() == 2);
  CHECK(said[0] == SceneParts(ScenePart::Gravity));
  CHECK(said[1] == SceneParts(ScenePart::Gravity));
}

TEST_CASE("Contacts and a simulation's settings that are written anew as they are have not changed", "[document]") {
  Document document;
  openExample(document, "arm_on_the_ground_i.json");
  std::vector<SceneParts> said;
  QObject::connect(&document, &Document::changed, [&](SceneParts parts) { said.push_back(parts); });
  const auto anew = [&](const std::function<void(SceneData&)>& change) {
    return withScene(document.beginEdit(), [&](SceneData& scene) {
      scene.contacts = std::vector<Contact>(*scene.contacts);
      scene.simulation = SimulationSettings(scene.simulation.orDefault());
      change(scene);
    });
  };
  CHECK(document.commit(anew([](SceneData& scene) { scene.gravity *= 0.5; }), "Less weight"));
  REQUIRE(said.size() == 1);
  CHECK(said[0] == SceneParts(ScenePart::Gravity));
  CHECK(
      document.commit(anew([](SceneData& scene) { scene.contacts.edit().front().surface.X_WS.p.z() += 0.01; }), "Up"));
  CHECK(document.commit(anew([](SceneData& scene) {
                          scene.simulation.edit().torques = ConstantTorque{Eigen::VectorXd::Zero(scene.q.size())};
                        }),
                        "Torques"));
  REQUIRE(said.size() == 3);
  CHECK(said[1].testFlag(ScenePart::Simulation));
  CHECK(said[2].testFlag(ScenePart::Simulation));
}

TEST_CASE("Random edits: all undone it is what it was, all redone what it became, to the last bit", "[document]") {
  int edits = 0;
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    Random random(seed);
    INFO("seed " << seed);
    Document document;
    switch (seed % 3) {
      case 0: show(document, mechanismFrom(Template::Empty)); break;
      case 1: show(document, richMechanism()); break;
      default: show(document, randomMechanism(random, {5, 0.25, 0.15, false})); break;
    }
    const std::string before = bitsOf(document);
    for (int step = 0; step < 14; ++step) {
      const int kind = random.integer(0, 9);
      if (kind == 0)
        document.undo();
      else if (kind == 1)
        document.redo();
      else
        randomEdit(document, random);
    }
    edits += document.undoStack()->count();
    while (document.undoStack()->canRedo()) document.redo();
    // at which time the robot has been looked at is no edit: the last step puts it where it is
    if (document.snapshot()->model->dof() > 0) setJoint(document, 0, JointField::Velocity, 0.25);
    const std::string after = bitsOf(document);
    while (document.undoStack()->canUndo()) document.undo();
    REQUIRE(bitsOf(document) == before);
    while (document.undoStack()->canRedo()) document.redo();
    REQUIRE(bitsOf(document) == after);
  }
  CHECK(edits > 5000);
}
