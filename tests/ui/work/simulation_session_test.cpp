// SPDX-License-Identifier: GPL-3.0-or-later
// A simulation run from the window's side: it is the core's to the last bit, one undo step, a motion afterwards, and
// whatever else is done ends it without losing it.
#include "ui/work/simulation_session.h"

#include "core/dynamics/energy.h"
#include "core/scene/scene.h"
#include "core/simulation/sample_dynamics.h"
#include "core/simulation/simulated_system.h"
#include "core/simulation/simulator.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/contact_instant.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/document/simulated_run.h"

#include <QStringList>
#include <QTemporaryDir>

#include <cmath>
#include <memory>
#include <vector>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

struct Simulated {
  Document document;
  SimulationSession session{document};
  QStringList failures;
  std::vector<Diagnostics> refusals;
  bool can_project = false;

  explicit Simulated(const QString& scene = QStringLiteral("arm_on_the_ground_i.json")) {
    openExample(document, scene);
    session.setSpeed(0.0);
    QObject::connect(&session, &SimulationSession::failed, &session, [this](const QString& why) { failures << why; });
    QObject::connect(&document, &Document::failed, &session, [this](const QString& why) { failures << why; });
    QObject::connect(&session, &SimulationSession::refused, &session, [this](const Diagnostics& why, bool can) {
      refusals.push_back(why);
      can_project = can;
    });
  }
  const Snapshot& now() const { return *document.snapshot(); }
  int steps() { return document.undoStack()->count(); }
  void change(const std::function<void(SimulationSettings&)>& how) {
    SimulationSettings settings = simulationSettings(document);
    how(settings);
    setSimulation(document, document.scene().contacts.orDefault(), settings, QStringLiteral("change"));
  }
  bool runToTheEnd() {
    session.run();
    return waitUntil([&] { return session.stage() != SimulationSession::Stage::Running; });
  }
};

SimulationRecord byTheCore(const Simulated& simulated) {
  Simulator simulator = Simulator::create(simulationSetup(simulated.document).value()).value();
  simulator.run();
  return simulator.record();
}

}  // namespace

TEST_CASE("A run is the core's run, one undo step, and a motion afterwards", "[ui][work]") {
  Simulated simulated;
  const Eigen::VectorXd start = simulated.now().q;
  const SimulationRecord expected = byTheCore(simulated);
  REQUIRE(simulated.runToTheEnd());
  CHECK(simulated.failures.isEmpty());
  CHECK(simulated.session.stage() == SimulationSession::Stage::Idle);
  CHECK(simulated.session.status() == SimulationStatus::Finished);
  REQUIRE(simulated.now().motion.run != nullptr);
  const SimulationRecord& record = simulated.now().motion.run->record;
  REQUIRE(record.size() == expected.size());
  CHECK(record.q() == expected.q());
  CHECK(record.tau() == expected.tau());
  CHECK(simulated.steps() == 1);
  CHECK(simulated.now().source == StateSource::Motion);
  CHECK(simulated.now().time == expected.times().back());
  CHECK(simulated.now().q == Eigen::VectorXd(expected.q().bottomRows(1).transpose()));
  REQUIRE(simulated.now().motion.curves != nullptr);
  CHECK(simulated.now().motion.curves->duration() == Approx(10.0).margin(1e-12));

  simulated.document.undo();
  CHECK(simulated.now().motion.plan == nullptr);
  CHECK(simulated.now().motion.run == nullptr);
  CHECK_FALSE(simulated.now().simulated);
  CHECK(simulated.now().q == start);
  simulated.document.redo();
  REQUIRE(simulated.now().motion.run != nullptr);
  CHECK(simulated.now().simulated);
}

TEST_CASE("A pose that is stored on a run is a step of its own", "[ui][work]") {
  Simulated simulated;
  const std::vector<StoredPose> poses = simulated.document.scene().poses;
  REQUIRE(simulated.runToTheEnd());
  storePose(simulated.document, "After the run");
  CHECK(simulated.steps() == 2);
  simulated.document.undo();
  CHECK(simulated.document.scene().poses == poses);
  CHECK(simulated.now().motion.run != nullptr);
}

TEST_CASE("On a run the recursion starts from the contact forces", "[ui][work]") {
  Simulated simulated;
  REQUIRE(simulated.runToTheEnd());
  // with the friction of the joints the recorded torques are those of the motors: -3 N m each
  setTorqueTerms(simulated.document, {true, true});
  const SimulationRecord& record = simulated.now().motion.run->record;
  for (const std::size_t k : {std::size_t{0}, std::size_t{137}, record.size() / 2, record.size() - 1}) {
    const double t = record.times()[k];
    simulated.document.playback().setTime(t);
    const Snapshot& now = simulated.now();
    INFO("t = " << t);
    REQUIRE(now.simulated);
    CHECK(now.simulated->contacts[0].f_n == record.contact(k, 0).f_n);
    REQUIRE(now.contacts.size() == 1);
    const Eigen::Vector3d force = now.contacts[0].normalForce() + now.contacts[0].frictionForce();
    REQUIRE(now.simulated_loads.size() == 1);
    CHECK((now.simulated_loads[0].wrench.force - force).norm() == 0.0);
    // the projection of each step moves the state by 1e-9 of what it is after the accelerations were found
    CHECK((now.tau - Eigen::Vector3d::Constant(-3.0)).norm() < 1e-7);
    // and the curves pass through it
    const Eigen::MatrixXd& tau = now.motion.curves->tau;
    CHECK((tau.row(static_cast<Eigen::Index>(k)).transpose() - now.tau).norm() < 1e-9);
    const double energy = kineticEnergy(*now.model, now.q, now.qd, {true, true});
    CHECK(now.simulated->energy.kinetic == Approx(energy).margin(1e-9));
  }
  // between two samples in proportion
  simulated.document.playback().setTime(0.5 * (record.times()[10] + record.times()[11]));
  const double middle = 0.5 * (record.contact(10, 0).f_n + record.contact(11, 0).f_n);
  CHECK(simulated.now().simulated->contacts[0].f_n == Approx(middle).epsilon(1e-9));
}

TEST_CASE("A paused run goes on to the same end, and is one undo step still", "[ui][work]") {
  Simulated simulated;
  const SimulationRecord expected = byTheCore(simulated);
  for (int k = 0; k < 5; ++k) simulated.session.step();
  CHECK(simulated.session.stage() == SimulationSession::Stage::Paused);
  CHECK(simulated.steps() == 1);
  // every step is shown, also between the samples
  CHECK(simulated.now().time == Approx(0.005).margin(1e-15));
  simulated.session.run();
  REQUIRE(waitUntil([&] { return simulated.now().simulating && simulated.now().time > 0.05; }));
  simulated.session.pause();
  const bool is_over = simulated.session.stage() == SimulationSession::Stage::Idle;
  CHECK(simulated.steps() == 1);
  if (!is_over) REQUIRE(simulated.runToTheEnd());
  CHECK(simulated.steps() == 1);
  // where it was paused there are more samples, but the steps are the same
  CHECK(simulated.now().q == Eigen::VectorXd(expected.q().bottomRows(1).transpose()));
  CHECK(simulated.now().motion.run->record.size() >= expected.size() + 5);
  simulated.document.undo();
  CHECK(simulated.now().motion.run == nullptr);
}

TEST_CASE("Whatever else is done pauses the run and keeps it", "[ui][work]") {
  Simulated simulated;
  simulated.session.setSpeed(0.5);
  const auto begin = [&] {
    simulated.session.run();
    REQUIRE(waitUntil([&] { return simulated.now().simulating && simulated.now().time > 0.02; }));
  };
  SECTION("a joint is set") {
    begin();
    setJoint(simulated.document, 0, JointField::Position, 0.1);
    CHECK(simulated.steps() == 2);
  }
  SECTION("Esc") {
    begin();
    simulated.document.cancelGesture();
    CHECK(simulated.steps() == 1);
  }
  SECTION("undo takes the run away, redo brings it back") {
    begin();
    simulated.document.undo();
    CHECK(simulated.now().motion.run == nullptr);
    simulated.document.redo();
  }
  SECTION("the time is set") {
    begin();
    simulated.document.playback().setTime(0.0);
    CHECK(simulated.steps() == 1);
  }
  CHECK(simulated.session.stage() != SimulationSession::Stage::Running);
  REQUIRE(simulated.now().motion.run != nullptr);
  CHECK(simulated.now().motion.run->record.size() >= 2);
  CHECK_FALSE(simulated.now().simulating);
}

TEST_CASE("A run begins where the last one began, unless the robot was put elsewhere", "[ui][work]") {
  Simulated simulated;
  const Eigen::VectorXd start = simulated.now().q;
  REQUIRE(simulated.runToTheEnd());
  CHECK(simulationSetup(simulated.document).value().q == start);
  simulated.document.playback().setTime(3.0);
  CHECK(simulationSetup(simulated.document).value().q == start);
  simulated.session.reset();
  CHECK(simulated.now().time == 0.0);
  CHECK(simulated.now().q == start);
  Eigen::VectorXd other = start;
  other[0] -= 0.05;
  setState(simulated.document, other, Eigen::Vector3d::Zero(), Eigen::Vector3d::Zero(), QStringLiteral("elsewhere"));
  CHECK(simulationSetup(simulated.document).value().q == other);
}

TEST_CASE("A start off the surface is refused with the way out, and nothing is changed", "[ui][work]") {
  Simulated simulated;
  Eigen::VectorXd off = simulated.now().q;
  off[1] += 0.2;
  setState(simulated.document, off, Eigen::Vector3d::Zero(), Eigen::Vector3d::Zero(), QStringLiteral("off"));
  const int steps = simulated.steps();
  simulated.session.run();
  CHECK(simulated.session.stage() == SimulationSession::Stage::Idle);
  REQUIRE(simulated.refusals.size() == 1);
  CHECK(simulated.can_project);
  CHECK(simulated.steps() == steps);
  CHECK(simulated.now().q == off);
  simulated.change([](SimulationSettings& settings) { settings.project_start = true; });
  REQUIRE(simulated.runToTheEnd());
  CHECK(std::abs(simulated.now().motion.run->record.contact(0, 0).gap) < 1e-10);
}

TEST_CASE("What torques follow outlives the run that takes its place, in the file too", "[ui][work]") {
  Simulated simulated(QStringLiteral("puma560.json"));
  REQUIRE(simulated.document.scene().poses.size() >= 2);
  const auto& poses = simulated.document.scene().poses;
  setMotion(simulated.document, QString::fromStdString(poses[0].name), QString::fromStdString(poses[1].name), 1.0);
  simulated.document.playback().setTime(0.0);
  simulated.change([&](SimulationSettings& settings) {
    const Eigen::Index n = simulated.now().model->dof();
    settings.torques = MotionTorque{MotionTorque::Control::ComputedTorque, Eigen::VectorXd::Constant(n, 100.0),
                                    Eigen::VectorXd::Constant(n, 20.0), std::nullopt};
    settings.duration = 1.0;
  });
  const Eigen::VectorXd end = poses[1].q;
  REQUIRE(simulated.runToTheEnd());
  CHECK((simulated.now().q - end).norm() < 1e-6);
  // once more: towards the pose, not along what came out
  const Result<SimulationSetup> again = simulationSetup(simulated.document);
  REQUIRE(again);
  REQUIRE(again.value().motion);
  CHECK((again.value().motion->sample(1.0).q - end).norm() < 1e-12);
  CHECK(again.value().motion->given() == nullptr);

  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("run.json"));
  REQUIRE_FALSE(hasErrors(simulated.document.save(path)));
  Simulated opened;
  REQUIRE_FALSE(hasErrors(opened.document.open(path)));
  const Result<SimulationSetup> from_file = simulationSetup(opened.document);
  REQUIRE(from_file);
  REQUIRE(from_file.value().motion);
  CHECK((from_file.value().motion->sample(0.4).q - again.value().motion->sample(0.4).q).norm() == 0.0);
  CHECK(from_file.value().q == simulated.now().motion.run->setup->q);

  // what is in the file is not in the way of another motion
  setMotion(simulated.document, QString::fromStdString(poses[1].name), QString::fromStdString(poses[0].name), 2.0);
  CHECK(simulationSetup(simulated.document).value().motion->duration() == 2.0);
  simulated.document.undo();

  simulated.document.undo();
  REQUIRE(simulated.now().motion.plan != nullptr);
  CHECK(simulated.now().motion.run == nullptr);
  CHECK(simulated.now().motion.curves->trajectory.given() == nullptr);
}

TEST_CASE("A run goes slower while a link is reached for, and its speed is what was set", "[ui][work]") {
  Simulated simulated;
  simulated.change([](SimulationSettings& settings) { settings.duration = 100.0; });
  simulated.session.setSpeed(1.0);
  simulated.session.setHeldBack(true);
  simulated.session.run();
  REQUIRE(waitUntil([&] { return simulated.session.realTimeFactor() > 0.0; }));
  CHECK(simulated.session.realTimeFactor() < 0.5);
  CHECK(simulated.session.speed() == 1.0);
  simulated.session.setHeldBack(false);
  simulated.session.pause();
}

TEST_CASE("Sliders and a pulling spring act while it runs, and are in the record", "[ui][work]") {
  Simulated simulated;
  simulated.change([](SimulationSettings& settings) {
    settings.torques = SliderTorque{Eigen::Vector3d::Constant(-3.0)};
    settings.duration = 100.0;
  });
  simulated.session.setSpeed(1.0);
  simulated.session.run();
  REQUIRE(waitUntil([&] { return simulated.now().simulated && simulated.now().time > 0.02; }));
  simulated.session.setSliders(Eigen::Vector3d(-1.0, -2.0, -3.0));
  const int tip = simulated.now().model->findLink("tip");
  PullingSpring spring;
  spring.link = tip;
  spring.target = simulated.now().X_WL[static_cast<std::size_t>(tip)].p + Eigen::Vector3d(0.0, 0.0, 0.1);
  simulated.session.setSpring(spring);
  REQUIRE(waitUntil([&] {
    const auto& now = simulated.now().simulated;
    return now && now->pull.link == tip && now->tau[0] == -1.0;
  }));
  CHECK(simulated.now().simulated->pull.force.z() > 0.0);
  simulated.session.setSpring(std::nullopt);
  REQUIRE(waitUntil([&] { return simulated.now().simulated->pull.link == -1; }));
  simulated.session.pause();
  const SimulatedRun& run = *simulated.now().motion.run;
  // what was pulled with explains the torques of every sample
  std::size_t pulled = 0;
  for (std::size_t k = 0; k < run.record.size(); ++k) {
    if (run.record.pull(k).link < 0) continue;
    ++pulled;
    const Eigen::VectorXd tau = inverseDynamics(*run.setup->model, sampleInput(*run.setup, run.record, k));
    REQUIRE((tau - run.record.tau().row(static_cast<Eigen::Index>(k)).transpose()).norm() < 1e-7);
  }
  CHECK(pulled > 0);
}

TEST_CASE("A run that cannot go on says why and keeps what there is", "[ui][work]") {
  Simulated simulated;
  simulated.change([](SimulationSettings& settings) {
    settings.torques = FormulaTorque{{"-3", "1/(0.5-t)-2", "sqrt(0.3-t)"}};
    settings.steps_per_sample = 1;
  });
  REQUIRE(simulated.runToTheEnd());
  CHECK(simulated.session.status() == SimulationStatus::BadTorque);
  REQUIRE(simulated.failures.size() == 1);
  CHECK(simulated.failures.front().contains(QStringLiteral("joint_3")));
  CHECK(simulated.now().motion.run->record.times().back() == Approx(0.3).margin(2e-3));
  CHECK(simulated.steps() == 2);
}

TEST_CASE("What fails before its first step is refused with the reason", "[ui][work]") {
  Simulated simulated;
  simulated.change([](SimulationSettings& settings) { settings.torques = FormulaTorque{{"1/t", "", ""}}; });
  simulated.session.run();
  CHECK(simulated.session.stage() == SimulationSession::Stage::Idle);
  REQUIRE(simulated.refusals.size() == 1);
  CHECK(simulated.refusals.front().front().message.text().find("joint_1") != std::string::npos);
  CHECK_FALSE(simulated.can_project);
  CHECK(simulated.steps() == 1);
  // the velocities are numbers still when the torques are none any more
  simulated.change([](SimulationSettings& settings) {
    settings.torques = FormulaTorque{{"sqrt(0.05-t)", "", ""}};
    settings.integrator = Integrator::SemiImplicitEuler;
  });
  REQUIRE(simulated.runToTheEnd());
  CHECK(simulated.session.status() == SimulationStatus::BadTorque);
  CHECK(simulated.now().motion.run->record.times().back() == Approx(0.05).margin(2e-2));
}

TEST_CASE("Steps far below a millisecond are single steps of one run", "[ui][work]") {
  Simulated simulated;
  simulated.change([](SimulationSettings& settings) { settings.step = 1e-4; });
  for (int k = 1; k <= 4; ++k) {
    simulated.session.step();
    REQUIRE(simulated.session.stage() == SimulationSession::Stage::Paused);
    CHECK(simulated.now().time == Approx(1e-4 * k).margin(1e-15));
  }
  CHECK(simulated.steps() == 2);
  CHECK(simulated.failures.isEmpty());
}

TEST_CASE("A paused run does not go on by what it was not begun with", "[ui][work]") {
  Simulated simulated;
  simulated.session.step();
  const auto begun = simulated.now().motion.run->setup;
  simulated.document.playback().setTime(0.0);
  SECTION("other settings") {
    simulated.change([](SimulationSettings& settings) { settings.step = 2e-3; });
  }
  SECTION("another load") { setLoad(simulated.document, simulated.now().hand, {{0.0, 0.0, 5.0}, {0.0, 0.0, 0.0}}); }
  simulated.document.playback().setTime(1.0);
  CHECK(simulated.session.stage() == SimulationSession::Stage::Idle);
  simulated.session.step();
  CHECK(simulated.now().motion.run->setup != begun);
  CHECK(simulated.now().time == Approx(simulationSettings(simulated.document).step).margin(1e-15));
}

TEST_CASE("A run is paused again where it can go on", "[ui][work]") {
  Simulated simulated;
  simulated.session.step();
  simulated.document.playback().setTime(0.0);
  REQUIRE(waitUntil([&] { return simulated.session.stage() == SimulationSession::Stage::Idle; }));
  simulated.document.playback().setTime(0.001);
  CHECK(waitUntil([&] { return simulated.session.stage() == SimulationSession::Stage::Paused; }));
}
