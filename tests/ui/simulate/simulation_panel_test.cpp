// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of the simulation: each control writes the scene as one undo step that restores it, runs are made from its
// buttons, and what cannot be is said.
#include "core/simulation/simulator.h"
#include "tests/ui/simulate/simulation_fixture.h"
#include "ui/document/contact_instant.h"
#include "ui/document/edits.h"
#include "ui/document/file_contents.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>

#include <functional>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::examplePath;
using linkwright::test::SimulationFixture;
using linkwright::test::waitUntil;

namespace {

/// One control: it is one undo step, `holds` afterwards, and undo brings the scene back to the letter.
void checkEdit(SimulationFixture& f, const char* what, const std::function<void()>& edit,
               const std::function<bool()>& holds) {
  INFO(what);
  const std::string before = f.written();
  const int steps = f.steps();
  edit();
  CHECK(f.steps() == steps + 1);
  CHECK(holds());
  const std::string after = f.written();
  CHECK(after != before);
  f.document.undo();
  f.settle();
  CHECK(f.written() == before);
  f.document.redo();
  f.settle();
  CHECK(f.written() == after);
}

}  // namespace

TEST_CASE("Each choice and number of the laws and of the integrator is one undo step", "[ui][simulate]") {
  SimulationFixture f;
  const auto laws = [&] { return f.settings().laws; };
  checkEdit(
      f, "kind", [&] { f.choose("contactKind", static_cast<int>(ContactKind::Unilateral)); },
      [&] { return laws().kind == ContactKind::Unilateral; });
  checkEdit(
      f, "slip speed", [&] { f.type("slipSpeed", "0.02"); }, [&] { return laws().slip_speed == 0.02; });
  checkEdit(
      f, "friction", [&] { f.choose("frictionLaw", static_cast<int>(FrictionLaw::StickSlip)); },
      [&] { return laws().friction == FrictionLaw::StickSlip; });
  checkEdit(
      f, "stabilisation", [&] { f.choose("stabilisation", static_cast<int>(Stabilisation::Baumgarte)); },
      [&] { return laws().stabilisation == Stabilisation::Baumgarte; });
  checkEdit(
      f, "alpha", [&] { f.type("baumgarteAlpha", "30"); }, [&] { return laws().alpha == 30.0; });
  checkEdit(
      f, "beta", [&] { f.type("baumgarteBeta", "40"); }, [&] { return laws().beta == 40.0; });
  checkEdit(
      f, "method", [&] { f.choose("contactMethod", static_cast<int>(ContactMethod::Penalty)); },
      [&] { return laws().method == ContactMethod::Penalty; });
  checkEdit(
      f, "stiffness", [&] { f.type("penaltyStiffness", "20000"); }, [&] { return laws().stiffness == 20000.0; });
  checkEdit(
      f, "damping", [&] { f.type("penaltyDamping", "50"); }, [&] { return laws().damping == 50.0; });
  checkEdit(
      f, "start", [&] { f.click("projectStart"); }, [&] { return f.settings().project_start; });
  checkEdit(
      f, "integrator", [&] { f.choose("integrator", static_cast<int>(Integrator::DormandPrince5)); },
      [&] { return f.settings().integrator == Integrator::DormandPrince5; });
  checkEdit(
      f, "tolerance", [&] { f.type("simulationTolerance", "1e-7"); }, [&] { return f.settings().tolerance == 1e-7; });
  checkEdit(
      f, "step", [&] { f.type("simulationStep", "2.5"); }, [&] { return f.settings().step == 0.0025; });
  checkEdit(
      f, "duration", [&] { f.type("simulationDuration", "3"); }, [&] { return f.settings().duration == 3.0; });
  checkEdit(
      f, "samples", [&] { f.type("stepsPerSample", "4"); }, [&] { return f.settings().steps_per_sample == 4; });
  checkEdit(
      f, "Euler", [&] { f.choose("integrator", static_cast<int>(Integrator::SemiImplicitEuler)); },
      [&] { return f.settings().integrator == Integrator::SemiImplicitEuler; });
  checkEdit(
      f, "implicit", [&] { f.choose("viscousFriction", 1); }, [&] { return f.settings().implicit_friction; });
}

TEST_CASE("Only what counts can be changed", "[ui][simulate]") {
  SimulationFixture f;
  const auto can = [&](const char* name) { return f.find<QWidget>(name)->isEnabled(); };
  CHECK(can("slipSpeed"));
  for (const char* name : {"penaltyStiffness", "penaltyDamping", "baumgarteAlpha", "baumgarteBeta",
                           "simulationTolerance", "viscousFriction", "contactStaticFriction"}) {
    INFO(name);
    CHECK_FALSE(can(name));
  }
  f.choose("frictionLaw", static_cast<int>(FrictionLaw::StickSlip));
  CHECK_FALSE(can("slipSpeed"));
  CHECK(can("contactStaticFriction"));
  f.choose("stabilisation", static_cast<int>(Stabilisation::Baumgarte));
  CHECK(can("baumgarteAlpha"));
  f.choose("contactMethod", static_cast<int>(ContactMethod::Penalty));
  CHECK(can("penaltyStiffness"));
  CHECK_FALSE(can("stabilisation"));
  CHECK_FALSE(can("baumgarteAlpha"));
  f.choose("integrator", static_cast<int>(Integrator::SemiImplicitEuler));
  CHECK(can("viscousFriction"));
  f.choose("viscousFriction", 1);
  // another integrator cannot do that: it goes with the choice, and nothing is refused
  f.choose("integrator", static_cast<int>(Integrator::DormandPrince5));
  CHECK(f.settings().integrator == Integrator::DormandPrince5);
  CHECK_FALSE(f.settings().implicit_friction);
  CHECK(can("simulationTolerance"));
}

TEST_CASE("A number that cannot be stays in its field with the reason, and the scene as it was", "[ui][simulate]") {
  SimulationFixture f;
  const std::string before = f.written();
  for (const auto& [name, text] :
       {std::pair{"simulationStep", "0"}, std::pair{"simulationDuration", "-1"}, std::pair{"stepsPerSample", "1.5"},
        std::pair{"slipSpeed", "0"}, std::pair{"contactFriction", "-0.1"}}) {
    INFO(name);
    f.type(name, text);
    CHECK(f.find<NumberField>(name)->isRefused());
    CHECK_FALSE(f.find<NumberField>(name)->toolTip().isEmpty());
  }
  CHECK(f.written() == before);
  CHECK(f.steps() == 0);
  // and no run goes by the numbers of before while others stand there
  std::vector<Diagnostics> refusals;
  QObject::connect(&f.session, &SimulationSession::refused, &f.session,
                   [&](const Diagnostics& why) { refusals.push_back(why); });
  f.click("simulationRun");
  CHECK(f.session.stage() == SimulationSession::Stage::Idle);
  CHECK(refusals.size() == 1);
}

TEST_CASE("Contacts: added where the hand is, changed, renamed and removed", "[ui][simulate]") {
  SimulationFixture f("planar_3r.json");
  CHECK(f.find<QLabel>("simulationFirstSteps")->isVisible());
  CHECK_FALSE(f.find<QWidget>("contactRemove")->isEnabled());
  checkEdit(
      f, "add", [&] { f.click("contactAdd"); }, [&] { return f.contacts().size() == 1; });
  CHECK_FALSE(f.find<QLabel>("simulationFirstSteps")->isVisible());
  const SnapshotPtr snapshot = f.document.snapshot();
  REQUIRE(snapshot->contacts.size() == 1);
  const ContactInstant& added = snapshot->contacts[0];
  // it touches from the start, on a level plane
  CHECK(added.link == snapshot->hand);
  CHECK(added.geometry.gap == 0.0);
  CHECK(added.geometry.n == Eigen::Vector3d::UnitZ());
  CHECK(f.look.contact() == 0);

  const auto contact = [&] { return f.contacts().at(0); };
  checkEdit(
      f, "friction", [&] { f.type("contactFriction", "0.3"); },
      [&] { return contact().friction == 0.3 && contact().static_friction == 0.3; });
  f.choose("frictionLaw", static_cast<int>(FrictionLaw::StickSlip));
  checkEdit(
      f, "static", [&] { f.type("contactStaticFriction", "0.5"); }, [&] { return contact().static_friction == 0.5; });
  f.type("contactStaticFriction", "0.1");
  CHECK(f.find<NumberField>("contactStaticFriction")->isRefused());
  checkEdit(
      f, "point", [&] { f.type("contactPoint2", "0.05"); }, [&] { return contact().point.z() == 0.05; });
  checkEdit(
      f, "name",
      [&] {
        f.write("contactName", "fingertip");
        QTest::keyClick(f.find<QLineEdit>("contactName"), Qt::Key_Return);
        f.settle();
      },
      [&] { return contact().name == "fingertip"; });
  // the new one is chosen
  checkEdit(
      f, "another", [&] { f.click("contactAdd"); }, [&] { return f.contacts().size() == 2 && f.look.contact() == 1; });
  f.find<QListWidget>("contactList")->setCurrentRow(1);
  f.settle();
  CHECK(f.contacts()[0].name != f.contacts()[1].name);
  f.write("contactName", "fingertip");
  QTest::keyClick(f.find<QLineEdit>("contactName"), Qt::Key_Return);
  f.settle();
  CHECK(f.find<QLabel>("contactNameProblem")->isVisible());
  CHECK(f.contacts()[1].name != "fingertip");
  f.find<QListWidget>("contactList")->setCurrentRow(0);
  f.settle();
  CHECK(f.look.contact() == 0);
  CHECK(f.find<QLineEdit>("contactName")->text() == "fingertip");
  checkEdit(
      f, "remove", [&] { f.click("contactRemove"); }, [&] { return f.contacts().size() == 1; });
  CHECK(f.contacts()[0].name != "fingertip");
}

TEST_CASE("The surface of a contact: its form and its place", "[ui][simulate]") {
  SimulationFixture f;
  f.click("surfaceGroupHeading");
  const auto surface = [&] { return f.contacts().at(0).surface; };
  checkEdit(
      f, "origin", [&] { f.type("surfaceOrigin2", "-0.1"); }, [&] { return surface().X_WS.p.z() == -0.1; });
  f.interaction.setAngleUnit(AngleUnit::Degree);
  checkEdit(
      f, "pitch", [&] { f.type("surfaceTurn1", "90"); },
      [&] { return (surface().X_WS.R * Eigen::Vector3d::UnitZ() - Eigen::Vector3d::UnitX()).norm() < 1e-15; });
  checkEdit(
      f, "scale", [&] { f.type("surfaceScale", "3"); }, [&] { return surface().scale == 3.0; });
  CHECK_FALSE(f.find<QWidget>("surfaceRadius")->isVisible());
  checkEdit(
      f, "Sphere", [&] { f.choose("surfaceForm", 2); },
      [&] { return std::holds_alternative<SphereSurface>(surface().form); });
  checkEdit(
      f, "radius", [&] { f.type("surfaceRadius", "0.4"); },
      [&] { return std::get<SphereSurface>(surface().form).radius == 0.4; });
  checkEdit(
      f, "hollow", [&] { f.click("surfaceHollow"); },
      [&] { return std::get<SphereSurface>(surface().form).is_hollow; });
  checkEdit(
      f, "Cylinder", [&] { f.choose("surfaceForm", 1); },
      [&] { return std::holds_alternative<CylinderSurface>(surface().form); });
  checkEdit(
      f, "waves", [&] { f.choose("surfaceForm", 3); },
      [&] { return std::holds_alternative<SineSurface>(surface().form); });
  const auto waves = [&] { return std::get<SineSurface>(surface().form); };
  checkEdit(
      f, "amplitude", [&] { f.type("surfaceAmplitude", "0.02"); }, [&] { return waves().amplitude == 0.02; });
  checkEdit(
      f, "length", [&] { f.type("surfaceLength", "0.6"); }, [&] { return waves().length == 0.6; });
  checkEdit(
      f, "phase", [&] { f.type("surfacePhase", "180"); },
      [&] { return std::abs(waves().phase - 3.14159265358979312) < 1e-15; });
}

TEST_CASE("Torques from each source, and back to what was typed before", "[ui][simulate]") {
  SimulationFixture f;
  const auto torques = [&] { return f.settings().torques; };
  CHECK(std::holds_alternative<ConstantTorque>(torques()));
  CHECK(f.find<NumberField>("torque0")->si() == -3.0);
  checkEdit(
      f, "a number", [&] { f.type("torque1", "2.5"); },
      [&] { return std::get<ConstantTorque>(torques()).tau[1] == 2.5; });
  checkEdit(
      f, "formulas", [&] { f.choose("torqueSource", 2); },
      [&] { return std::get<FormulaTorque>(torques()).formulas[1] == "2.5"; });
  checkEdit(
      f, "a formula",
      [&] {
        f.write("formula0", "3*sin(2*pi*t)");
        QTest::keyClick(f.find<QLineEdit>("formula0"), Qt::Key_Return);
        f.settle();
      },
      [&] { return std::get<FormulaTorque>(torques()).formulas[0] == "3*sin(2*pi*t)"; });
  checkEdit(
      f, "none", [&] { f.choose("torqueSource", 0); }, [&] { return std::holds_alternative<NoTorque>(torques()); });
  checkEdit(
      f, "formulas again", [&] { f.choose("torqueSource", 2); },
      [&] { return std::get<FormulaTorque>(torques()).formulas[0] == "3*sin(2*pi*t)"; });
  checkEdit(
      f, "the motion", [&] { f.choose("torqueSource", 3); },
      [&] { return std::holds_alternative<MotionTorque>(torques()); });
  CHECK(f.find<QLabel>("followedMotion")->text().startsWith("No motion"));
  checkEdit(
      f, "PD", [&] { f.choose("motionControl", static_cast<int>(MotionTorque::Control::Pd)); },
      [&] { return std::get<MotionTorque>(torques()).control == MotionTorque::Control::Pd; });
  checkEdit(
      f, "kp of all", [&] { f.type("gainKp", "80"); },
      [&] { return (std::get<MotionTorque>(torques()).kp.array() == 80.0).all(); });
  f.click("gainsAlike");
  checkEdit(
      f, "kd of one", [&] { f.type("gain2_1", "7"); },
      [&] {
        const Eigen::VectorXd kd = std::get<MotionTorque>(torques()).kd;
        return kd[2] == 7.0 && kd[0] == 20.0;
      });
  CHECK_FALSE(f.find<QCheckBox>("gainsAlike")->isChecked());
}

TEST_CASE("A slider is heard at once in a run, and written when it is let go", "[ui][simulate]") {
  SimulationFixture f("planar_3r.json");
  f.choose("torqueSource", 4);
  auto* slider = f.find<QSlider>("torqueSlider0");
  const auto written = [&] { return std::get<SliderTorque>(f.settings().torques).tau[0]; };
  const int steps = f.steps();
  slider->setSliderDown(true);
  slider->setValue(40);
  f.settle();
  CHECK(f.steps() == steps);
  CHECK(written() == 0.0);
  slider->setSliderDown(false);
  f.settle();
  CHECK(f.steps() == steps + 1);
  const double first = written();
  CHECK(first > 0.0);
  f.document.undo();
  f.settle();
  CHECK(slider->value() == 0);
  CHECK(written() == 0.0);

  // while it runs: the run goes on, with the new torque
  f.session.setSpeed(1.0);
  f.click("simulationRun");
  REQUIRE(f.session.stage() == SimulationSession::Stage::Running);
  slider->setValue(40);
  CHECK(f.session.stage() == SimulationSession::Stage::Running);
  CHECK(waitUntil([&] {
    const SnapshotPtr snapshot = f.document.snapshot();
    return snapshot->simulated && snapshot->simulated->tau[0] == first;
  }));
  f.click("simulationRun");
  CHECK(f.session.stage() == SimulationSession::Stage::Paused);
  // what is paused can go on: nothing is written yet
  CHECK(written() == 0.0);
  f.click("simulationReset");
  CHECK(waitUntil([&] {
    f.settle();
    return written() == first;
  }));
}

TEST_CASE("A mistake in a formula is said with its place while it is typed, and Run says it too", "[ui][simulate]") {
  SimulationFixture f;
  f.choose("torqueSource", 2);
  f.write("formula1", "2*foo");
  auto* problem = f.find<QLabel>("formulaProblem1");
  CHECK(problem->isVisible());
  CHECK(problem->text().startsWith("Character 3: "));
  CHECK(problem->text().contains("'foo'"));
  CHECK_FALSE(f.find<QLabel>("formulaProblem0")->isVisible());
  QTest::keyClick(f.find<QLineEdit>("formula1"), Qt::Key_Return);
  f.settle();
  // what was typed is kept, wrong as it is
  CHECK(std::get<FormulaTorque>(f.settings().torques).formulas[1] == "2*foo");
  f.click("simulationRun");
  CHECK(f.session.stage() == SimulationSession::Stage::Idle);
  auto* said = f.find<QLabel>("simulationProblem");
  CHECK(said->isVisible());
  CHECK(said->text().contains("character 3"));
  CHECK_FALSE(f.find<QPushButton>("simulationProject")->isVisible());
  f.write("formula1", "0,5*max(t,2)");
  CHECK_FALSE(problem->isVisible());
  QTest::keyClick(f.find<QLineEdit>("formula1"), Qt::Key_Return);
  f.settle();
  CHECK(std::get<FormulaTorque>(f.settings().torques).formulas[1] == "0.5*max(t,2)");
  CHECK_FALSE(said->isVisible());
  f.type("simulationDuration", "0.1");
  CHECK(f.runToTheEnd());
  CHECK(f.session.status() == SimulationStatus::Finished);
}

TEST_CASE("A run from the button to its end is one undo step and a motion", "[ui][simulate]") {
  SimulationFixture f;
  f.type("simulationDuration", "0.5");
  const int steps = f.steps();
  const Eigen::VectorXd start = f.document.snapshot()->q;
  CHECK(f.find<QLabel>("simulationStage")->text() == "Ready");
  REQUIRE(f.runToTheEnd());
  f.settle();
  CHECK(f.steps() == steps + 1);
  CHECK(f.find<QLabel>("simulationStage")->text() == "Finished");
  CHECK(f.find<QLabel>("simulationTime")->text() == "0.500 s of 0.5 s");
  const SnapshotPtr end = f.document.snapshot();
  REQUIRE(end->motion.run != nullptr);
  REQUIRE(end->motion.curves != nullptr);
  CHECK(end->motion.curves->duration() == Approx(0.5).margin(1e-12));
  CHECK(end->q != start);
  f.click("simulationReset");
  CHECK(f.document.snapshot()->q == start);
  f.document.undo();
  f.settle();
  CHECK(f.document.snapshot()->motion.plan == nullptr);
  CHECK(f.document.snapshot()->q == start);
}

TEST_CASE("Step by step, and back to the beginning", "[ui][simulate]") {
  SimulationFixture f;
  const Eigen::VectorXd start = f.document.snapshot()->q;
  CHECK_FALSE(f.find<QWidget>("simulationReset")->isEnabled());
  f.type("stepsPerSample", "1");
  f.click("simulationSingleStep");
  CHECK(f.find<QLabel>("simulationStage")->text() == "Paused");
  REQUIRE(f.document.snapshot()->simulated);
  CHECK(f.document.snapshot()->simulated->t == Approx(0.001).margin(1e-15));
  f.click("simulationReset");
  CHECK(f.document.snapshot()->q == start);
}

TEST_CASE("A start off the surface is refused, and the offer puts it there and runs", "[ui][simulate]") {
  SimulationFixture f;
  setJoint(f.document, 1, JointField::Position, f.document.snapshot()->q[1] + 0.2);
  f.settle();
  f.type("simulationDuration", "0.1");
  f.click("simulationRun");
  CHECK(f.session.stage() == SimulationSession::Stage::Idle);
  CHECK(f.find<QLabel>("simulationProblem")->isVisible());
  auto* offer = f.find<QPushButton>("simulationProject");
  REQUIRE(offer->isVisible());
  offer->click();
  CHECK(f.settings().project_start);
  CHECK_FALSE(offer->isVisible());
  REQUIRE(waitUntil([&] { return f.session.stage() == SimulationSession::Stage::Idle; }));
  CHECK(f.session.status() == SimulationStatus::Finished);
  REQUIRE(f.document.snapshot()->simulated);
  CHECK(std::abs(f.document.snapshot()->contacts.at(0).geometry.gap) < 1e-9);
}

TEST_CASE("The speed is the session's, and the switches of 3D are those of the view", "[ui][simulate]") {
  SimulationFixture f;
  auto* speed = f.find<QComboBox>("simulationSpeed");
  CHECK(speed->currentText() == "Maximum");
  speed->setCurrentIndex(0);
  emit speed->activated(0);
  CHECK(f.session.speed() == 0.1);
  f.session.setSpeed(3.0);
  CHECK(speed->currentText() == QString::fromUtf8("3 ×"));
  f.session.setSpeed(1.0);
  CHECK(speed->count() == 8);

  f.click("showInternalForces");
  CHECK(f.look.showsInternalForces());
  f.look.setShowsCones(false);
  CHECK_FALSE(f.find<QCheckBox>("showCones")->isChecked());
  f.type("pullStiffness", "250");
  CHECK(f.look.pullStiffness() == 250.0);
  CHECK(f.steps() == 0);
}

TEST_CASE("An edit in a run pauses it, and is kept", "[ui][simulate]") {
  SimulationFixture f;
  f.session.setSpeed(1.0);
  f.click("simulationRun");
  REQUIRE(waitUntil([&] { return f.document.snapshot()->simulated && f.document.snapshot()->simulated->t > 0.05; }));
  f.choose("contactKind", static_cast<int>(ContactKind::Unilateral));
  CHECK(f.session.stage() != SimulationSession::Stage::Running);
  CHECK(f.settings().laws.kind == ContactKind::Unilateral);
  CHECK(f.document.snapshot()->motion.run != nullptr);
  CHECK(f.steps() == 2);
}

TEST_CASE("What is half typed for one robot does not go to the next") {
  // joint 6 is not there in the next one
  for (const char* half_typed : {"torque1", "torque5"}) {
    INFO(half_typed);
    SimulationFixture f("ur5e.urdf");
    REQUIRE(waitUntil([&] { return f.panel.isActiveWindow(); }));
    f.choose("torqueSource", 1);
    auto* field = f.find<NumberField>(half_typed);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "7");
    REQUIRE(field->isTyping());
    // as a file that is dropped on the window, which takes no focus
    Result<FileContents> read = readContents(examplePath("planar_2r.json"));
    REQUIRE(read);
    FileContents next = std::move(read).value();
    next.scene.simulation.edit().torques = ConstantTorque{Eigen::Vector2d(1.0, 2.0)};
    f.document.show(std::move(next));
    f.settle();
    // the fields of before go with the event loop, which there is none of here
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    // another robot begins a history of its own
    CHECK(f.steps() == 0);
    CHECK(std::get<ConstantTorque>(f.settings().torques).tau == Eigen::Vector2d(1.0, 2.0));
    CHECK(f.find<NumberField>("torque1")->si() == 2.0);
  }
}
