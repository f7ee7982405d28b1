// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn of contacts and of a simulation: numbers of a snapshot become lengths, angles and words.
#include "ui/workspaces/simulate/simulation_decor.h"

#include "core/simulation/simulated_system.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/widgets/force_scale.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/work/simulation_session.h"

#include <Eigen/Geometry>

#include <chrono>
#include <cmath>
#include <iostream>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;
using linkwright::test::openExample;

namespace {

/// The arch of the paper's first simulation after one step.
struct Stepped {
  Document document;
  SimulationSession session{document};

  explicit Stepped(const char* example = "arm_on_the_ground_i.json") {
    openExample(document, example);
    session.step();
    REQUIRE(document.snapshot()->simulated);
    REQUIRE(document.snapshot()->contacts.size() == 1);
  }
  Snapshot snapshot() const { return *document.snapshot(); }
};

SimulationScene plainScene() {
  SimulationScene scene;
  scene.metres_per_newton = 0.01;
  scene.metres_per_newton_metre = 0.05;
  scene.size = 1.5;
  return scene;
}

const Arrow* arrowNamed(const Decor& decor, const QString& start) {
  for (const Arrow& arrow : decor.arrows) {
    if (arrow.label.startsWith(start)) return &arrow;
  }
  return nullptr;
}

/// As it would be with these forces.
void setForces(Snapshot& snapshot, double f_n, double f_t1, double f_t2, ContactMode mode) {
  ContactSample& sample = *snapshot.contacts[0].sample;
  sample.f_n = f_n;
  sample.f_t1 = f_t1;
  sample.f_t2 = f_t2;
  sample.mode = mode;
}

}  // namespace

TEST_CASE("Arrows of contact forces are as long as the forces, and act on the robot at its point") {
  const Stepped stepped;
  const Snapshot snapshot = stepped.snapshot();
  const ContactInstant& at = snapshot.contacts[0];
  REQUIRE(at.sample->f_n > 10.0);
  const Decor decor = simulationDecor(snapshot, plainScene(), {});
  const Arrow* normal = arrowNamed(decor, "f_n");
  const Arrow* friction = arrowNamed(decor, "f_t");
  REQUIRE(normal != nullptr);
  REQUIRE(friction != nullptr);
  CHECK((normal->tail - at.geometry.point.r).norm() < 1e-12);
  CHECK((normal->tip - normal->tail - 0.01 * at.normalForce()).norm() < 1e-12);
  // the ground pushes up
  CHECK(normal->tip.z() - normal->tail.z() == Approx(0.01 * at.sample->f_n).epsilon(1e-9));
  CHECK((friction->tip - friction->tail - 0.01 * at.frictionForce()).norm() < 1e-12);
  CHECK(normal->label == QStringLiteral("f_n = %1 N").arg(shortNumber(at.sample->f_n)));
  for (const bool dark : {false, true})
    CHECK(quantityColour(normal->quantity, dark) != quantityColour(friction->quantity, dark));
}

TEST_CASE("The sum of normal force and friction is a faint line to a dot") {
  const Stepped stepped;
  Snapshot snapshot = stepped.snapshot();
  const Vector3d p = snapshot.contacts[0].geometry.point.r;
  const auto linesFromPoint = [&](const Decor& decor) {
    std::vector<Trail> lines;
    for (const Trail& trail : decor.trails) {
      if (trail.in_front && (trail.points_W.front() - p).norm() < 1e-12) lines.push_back(trail);
    }
    return lines;
  };
  SimulationScene plain = plainScene();
  plain.cones = false;
  setForces(snapshot, 20.0, 3.0, -4.0, ContactMode::Slip);
  Decor decor = simulationDecor(snapshot, plain, {});
  const ContactGeometry& geometry = snapshot.contacts[0].geometry;
  REQUIRE(linesFromPoint(decor).size() == 1);
  const Trail sum = linesFromPoint(decor)[0];
  CHECK((sum.points_W.back() - p - 0.01 * (20.0 * geometry.n + 3.0 * geometry.t1 - 4.0 * geometry.t2)).norm() < 1e-12);
  CHECK(sum.colour.alphaF() < 0.8F);
  CHECK((decor.marks.front().p_W - sum.points_W.back()).norm() < 1e-12);
  setForces(snapshot, 20.0, 0.0, 0.0, ContactMode::Slip);
  decor = simulationDecor(snapshot, plain, {});
  CHECK(linesFromPoint(decor).empty());
  CHECK(decor.arrows.size() == 1);
  // a surface that is held to pulls, and that is said
  setForces(snapshot, -5.0, 0.0, 0.0, ContactMode::Slip);
  decor = simulationDecor(snapshot, plainScene(), {});
  REQUIRE(decor.arrows.size() == 1);
  CHECK(decor.arrows[0].tip.z() < decor.arrows[0].tail.z());
  CHECK(decor.arrows[0].label.contains("pulls"));
  SimulationScene without = plainScene();
  without.forces = false;
  CHECK(simulationDecor(snapshot, without, {}).arrows.empty());
}

TEST_CASE("A friction cone opens by the arc tangent of its coefficient and is as high as the force") {
  for (const double coefficient : {0.1, 0.2, 0.7, 1.5}) {
    const double height = 0.3;
    const auto shape = coneShape(coefficient, height);
    REQUIRE(shape->points.size() % 3 == 0);
    for (std::size_t i = 0; i < shape->points.size(); ++i) {
      const Vector3d p = shape->points[i].cast<double>(), n = shape->normals[i].cast<double>();
      CHECK(n.norm() == Approx(1.0).epsilon(1e-6));
      CHECK(n.z() < 0.0);
      if (i % 3 == 0) {
        CHECK(p.norm() < 1e-7);
        continue;
      }
      CHECK(p.z() == Approx(height).epsilon(1e-6));
      CHECK(std::atan2(p.head<2>().norm(), p.z()) == Approx(std::atan(coefficient)).epsilon(1e-6));
      CHECK(std::abs(n.dot(p.normalized())) < 1e-6);
    }
  }
}

TEST_CASE("The mark in the cone stands where the force is: inside while it holds, on the rim when it slips") {
  const Stepped stepped;
  Snapshot snapshot = stepped.snapshot();
  SimulationScene scene = plainScene();
  scene.forces = false;
  scene.laws.friction = FrictionLaw::StickSlip;
  snapshot.contacts[0].contact.friction = 0.3;
  snapshot.contacts[0].contact.static_friction = 0.5;
  const ContactGeometry geometry = snapshot.contacts[0].geometry;
  const auto markOf = [&](const Decor& decor) {
    // the point's own mark comes after that of the cone
    REQUIRE(decor.marks.size() == 2);
    return decor.marks[0].p_W - geometry.point.r;
  };
  setForces(snapshot, 10.0, 2.0, 0.0, ContactMode::Stick);
  Decor decor = simulationDecor(snapshot, scene, {});
  REQUIRE(decor.sheets.size() == 1);
  // the static coefficient is what it is held against
  double widest = 0.0;
  for (const Eigen::Vector3f& point : decor.sheets[0].shape->points)
    widest = std::max(widest, point.head<2>().cast<double>().norm());
  CHECK(widest == Approx(0.01 * 0.5 * 10.0).epsilon(1e-6));
  CHECK(markOf(decor).dot(geometry.n) == Approx(0.1).epsilon(1e-9));
  CHECK(markOf(decor).dot(geometry.t1) == Approx(0.02).epsilon(1e-9));
  // by the regularised law the kinetic one, and at its limit the mark is on the rim
  scene.laws.friction = FrictionLaw::Regularised;
  setForces(snapshot, 10.0, 0.0, 3.0, ContactMode::Slip);
  decor = simulationDecor(snapshot, scene, {});
  REQUIRE(decor.sheets.size() == 1);
  CHECK(markOf(decor).dot(geometry.t2) == Approx(0.01 * 0.3 * 10.0).epsilon(1e-9));
  CHECK(decor.sheets[0].colour == limitColour(false));
  // upside down where the surface pulls
  setForces(snapshot, -10.0, 0.0, 1.0, ContactMode::Slip);
  decor = simulationDecor(snapshot, scene, {});
  REQUIRE(decor.sheets.size() == 1);
  CHECK((decor.sheets[0].X_WS.R.col(2) + geometry.n).norm() < 1e-12);
  CHECK(decor.sheets[0].X_WS.R.determinant() == Approx(1.0).epsilon(1e-9));
  // none without friction, none without force, none where it is not wanted
  snapshot.contacts[0].contact.friction = 0.0;
  CHECK(simulationDecor(snapshot, scene, {}).sheets.empty());
  snapshot.contacts[0].contact.friction = 0.3;
  setForces(snapshot, 0.0, 0.0, 0.0, ContactMode::Free);
  CHECK(simulationDecor(snapshot, scene, {}).sheets.empty());
  setForces(snapshot, 10.0, 0.0, 1.0, ContactMode::Slip);
  scene.cones = false;
  CHECK(simulationDecor(snapshot, scene, {}).sheets.empty());
}

TEST_CASE("A gap is a dashed line from the point to its foot, with its length") {
  const Stepped stepped;
  Snapshot snapshot = stepped.snapshot();
  const auto dashedOf = [](const Decor& decor) {
    std::vector<Trail> dashed;
    for (const Trail& trail : decor.trails) {
      if (trail.dashed) dashed.push_back(trail);
    }
    return dashed;
  };
  SimulationScene scene = plainScene();
  scene.cones = false;
  CHECK(dashedOf(simulationDecor(snapshot, scene, {})).empty());
  // the same arm, its middle joint bent: the hand is off the ground
  Eigen::VectorXd q = snapshot.q;
  q[1] += 0.05;
  std::vector<Pose> X_WB;
  bodyPoses(*snapshot.model, q, X_WB);
  snapshot.contacts = contactsAt(*snapshot.model, {snapshot.contacts[0].contact}, X_WB, snapshot.qd, {});
  const ContactInstant& at = snapshot.contacts[0];
  REQUIRE(std::abs(at.geometry.gap) > 1e-3);
  CHECK(std::abs(footOf(at).z()) < 1e-12);
  CHECK((footOf(at) - at.geometry.point.r).head<2>().norm() < 1e-12);
  const Decor decor = simulationDecor(snapshot, scene, {});
  const std::vector<Trail> dashed = dashedOf(decor);
  REQUIRE(dashed.size() == 1);
  CHECK((dashed[0].points_W.front() - at.geometry.point.r).norm() < 1e-12);
  CHECK((dashed[0].points_W.back() - footOf(at)).norm() < 1e-12);
  REQUIRE(decor.names.size() == 2);
  CHECK(decor.names[0].text == "hand");
  CHECK(decor.names[1].text == lengthText(at.geometry.gap));
  CHECK(decor.arrows.empty());
}

TEST_CASE("Numbers in the picture have three digits, and lengths a sensible unit") {
  CHECK(shortNumber(17.142) == "17.1");
  CHECK(shortNumber(0.2537) == "0.254");
  CHECK(shortNumber(-3.146) == QStringLiteral(u"−3.15"));
  CHECK(shortNumber(1234.4) == "1234");
  CHECK(shortNumber(99.96) == "100");
  CHECK(shortNumber(0.0) == "0.000");
  CHECK(lengthText(0.0123) == "12.3 mm");
  CHECK(lengthText(0.4118) == "0.412 m");
  CHECK(lengthText(-0.00021) == QStringLiteral(u"−0.210 mm"));
}

TEST_CASE("What a contact does is said in words, and of the chosen one how far it is from slipping") {
  const Stepped stepped;
  Snapshot snapshot = stepped.snapshot();
  ContactInstant& at = snapshot.contacts[0];
  at.contact.friction = 0.3;
  at.contact.static_friction = 0.5;
  ContactLaws stick_slip;
  stick_slip.friction = FrictionLaw::StickSlip;
  const ContactLaws regularised;
  setForces(snapshot, 10.0, 0.0, 2.0, ContactMode::Stick);
  CHECK(contactWords(at, stick_slip, true) == "hand: sticks, f_t is 40 % of the friction limit");
  CHECK(contactWords(at, stick_slip, false) == "hand: sticks");
  setForces(snapshot, 10.0, 0.0, 3.0, ContactMode::Slip);
  CHECK(contactWords(at, stick_slip, false) == "hand: slips");
  CHECK(contactWords(at, regularised, true).startsWith("hand: slips,"));
  setForces(snapshot, 10.0, 0.0, 1.5, ContactMode::Slip);
  CHECK(contactWords(at, regularised, true) == "hand: creeps, f_t is 50 % of the friction limit");
  setForces(snapshot, 0.0, 0.0, 0.0, ContactMode::Free);
  CHECK(contactWords(at, regularised, true) == "hand: free");
  at.sample.reset();
  CHECK(contactWords(at, regularised, true) == "hand");
}

TEST_CASE("The scale of forces is a round number and does not jump from frame to frame") {
  const double size = 1.5;
  const double first = steadyScale(0.0, 29.43, size, false);
  CHECK(first == Approx(0.01));
  CHECK(steadyScale(0.0, 0.0, size, false) == 0.0);
  // a force that wanders and fades while it runs keeps its scale; one that grows beyond half of the robot gets a
  // smaller
  for (const double force : {17.0, 29.0, 50.0, 3.0, 0.1, 0.0}) CHECK(steadyScale(first, force, size, false) == first);
  const double smaller = steadyScale(first, 90.0, size, false);
  CHECK(smaller == Approx(0.005));
  CHECK(smaller * 90.0 <= 0.3 * size * (1.0 + 1e-9));
  // on the way back it stays
  CHECK(steadyScale(smaller, 70.0, size, false) == smaller);
  CHECK(steadyScale(smaller, 2.0, size, false) == smaller);
  // once all of a run is known it may become larger again, well before the arrows are too small
  CHECK(steadyScale(smaller, 2.0, size, true) == Approx(0.2));
  CHECK(steadyScale(smaller, 60.0, size, true) == smaller);
}

TEST_CASE("Forces and moments that joints bear are drawn at the joints, moments with two heads") {
  const Stepped stepped;
  const Snapshot snapshot = stepped.snapshot();
  SimulationScene scene = plainScene();
  scene.forces = false;
  scene.loads = jointLoads(*snapshot.model, snapshot.input());
  REQUIRE(scene.loads.size() == 3);
  CHECK(simulationDecor(snapshot, scene, {}).arrows.empty());
  scene.internal_forces = true;
  Decor decor = simulationDecor(snapshot, scene, {});
  REQUIRE(decor.arrows.size() == 3);
  for (std::size_t j = 0; j < 3; ++j) {
    const Arrow& arrow = decor.arrows[j];
    const auto body = static_cast<std::size_t>(snapshot.model->joints()[j].body);
    CHECK((arrow.tail - snapshot.X_WB[body].p).norm() < 1e-12);
    CHECK((arrow.tip - arrow.tail - 0.01 * scene.loads[j].internal_force).norm() < 1e-12);
    CHECK_FALSE(arrow.double_headed);
  }
  // what a planar arm bears in moments is along its axes, and that drives: none is left
  scene.internal_forces = false;
  scene.internal_moments = true;
  scene.loads[1].internal_moment = {0.0, 2.0, 1.0};
  decor = simulationDecor(snapshot, scene, {});
  const Arrow* moment = arrowNamed(decor, "M_2");
  REQUIRE(moment != nullptr);
  CHECK(moment->double_headed);
  CHECK((moment->tip - moment->tail - 0.05 * scene.loads[1].internal_moment).norm() < 1e-12);
}

TEST_CASE("A spring of the mouse is damped about critically, and no stiffer than a step can follow") {
  const Stepped stepped;
  const Snapshot snapshot = stepped.snapshot();
  const int tip = snapshot.hand;
  const PullingSpring spring = springAt(snapshot, tip, Vector3d::Zero(), 100.0, 1e-3);
  CHECK(spring.link == tip);
  CHECK(spring.stiffness == 100.0);
  CHECK((spring.target - snapshot.X_WL[static_cast<std::size_t>(tip)].p).norm() < 1e-12);
  const double mass = spring.damping * spring.damping / (4.0 * spring.stiffness);
  // the tip of three rods of 1 kg: lighter than the last of them
  CHECK(mass > 0.01);
  CHECK(mass < 1.0);
  // damping goes with the root of the stiffness
  CHECK(springAt(snapshot, tip, Vector3d::Zero(), 400.0, 1e-3).damping == Approx(2.0 * spring.damping).epsilon(1e-9));
  const PullingSpring stiff = springAt(snapshot, tip, Vector3d::Zero(), 1e6, 1e-2);
  CHECK(stiff.stiffness == Approx(0.25 * mass / 1e-4).epsilon(1e-9));
  CHECK(stiff.damping / mass * 1e-2 == Approx(1.0).epsilon(1e-9));
  // without a step of its own nothing bounds it
  CHECK(springAt(snapshot, tip, Vector3d::Zero(), 1e6, 0.0).stiffness == 1e6);
}

TEST_CASE("The spring is drawn from the point to the mouse, with the arrow of its force") {
  const Stepped stepped;
  Snapshot snapshot = stepped.snapshot();
  SimulationScene scene = plainScene();
  scene.surfaces = scene.forces = scene.cones = false;
  scene.spring = springAt(snapshot, snapshot.hand, Vector3d::Zero(), 100.0, 0.0);
  scene.spring->target += Vector3d(0.0, 0.0, 0.2);
  snapshot.simulated->pull = {snapshot.hand, Vector3d::Zero(), {0.0, 0.0, 12.0}};
  const Decor decor = simulationDecor(snapshot, scene, {});
  REQUIRE(decor.trails.size() == 1);
  const Vector3d hand = snapshot.X_WL[static_cast<std::size_t>(snapshot.hand)].p;
  CHECK((decor.trails[0].points_W.front() - hand).norm() < 1e-12);
  CHECK((decor.trails[0].points_W.back() - scene.spring->target).norm() < 1e-12);
  REQUIRE(decor.arrows.size() == 1);
  CHECK((decor.arrows[0].tip - hand - Vector3d(0.0, 0.0, 0.12)).norm() < 1e-12);
  CHECK(decor.arrows[0].label == "pull 12.0 N");
}

TEST_CASE("Texts are kept from frame to frame where they name the same things") {
  Decor before, now;
  before.arrows.resize(2);
  before.arrows[1].label = "f_n = 1 N";
  before.names.push_back({Vector3d::Zero(), "hand: sticks", {}});
  now = before;
  now.arrows[1].label = "f_n = 2 N";
  now.arrows[1].tip = Vector3d::UnitX();
  keepTexts(now, before);
  CHECK(now.arrows[1].label == "f_n = 1 N");
  CHECK(now.arrows[1].tip == Vector3d::UnitX());
  now.names.clear();
  now.arrows[1].label = "f_n = 2 N";
  keepTexts(now, before);
  CHECK(now.arrows[1].label == "f_n = 2 N");
}

TEST_CASE("In Explain the forces are there, and no words or cones") {
  const Stepped stepped;
  const Snapshot snapshot = stepped.snapshot();
  SimulationScene scene = plainScene();
  scene.is_explaining = true;
  const SurfacePatch patch = surfacePatch(snapshot.contacts[0].contact.surface, footOf(snapshot.contacts[0]), 1.5);
  const Decor decor = simulationDecor(snapshot, scene, {patch});
  CHECK(decor.sheets.size() == 1);
  CHECK(decor.sheets[0].shape == patch.shape);
  CHECK(decor.names.empty());
  CHECK(arrowNamed(decor, "f_n") != nullptr);
}

// by hand: the cost of a frame
TEST_CASE("Cost of what a simulation has drawn", "[.bench]") {
  const Stepped stepped;
  const Snapshot snapshot = stepped.snapshot();
  SimulationScene scene = plainScene();
  scene.internal_forces = scene.internal_moments = true;
  SurfacePatch patch = surfacePatch(snapshot.contacts[0].contact.surface, footOf(snapshot.contacts[0]), 1.5);
  constexpr int kFrames = 2000;
  std::size_t drawn = 0;
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kFrames; ++i) {
    scene.loads = jointLoads(*snapshot.model, snapshot.input());
    drawn += simulationDecor(snapshot, scene, {patch}).trails.size();
  }
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
  std::cout << "simulation decor: " << took.count() / kFrames << " ms a frame, " << drawn / kFrames << " lines\n";
}
