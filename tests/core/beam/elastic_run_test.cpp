// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of setups with links that bend and joints without motors, and the same with rigid links.
#include "core/beam/elastic_run.h"

#include "core/beam/elastic_motion.h"
#include "core/beam/elastic_settings.h"
#include "core/beam/rigid_motion.h"
#include "tests/support/catch.h"
#include "tests/support/elastic_setup_parts.h"
#include "tests/support/golden_ik.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

ElasticLink firstRod(int elements = 1, BeamMass mass = BeamMass::Linear) {
  return elasticLink("rod_1", {0.25, 0.0, 0.0}, elements, ElementKind::EulerBernoulli, mass);
}

/// The arm with friction and rotors in its joints.
ElasticSetup roughArm(std::vector<ElasticLink> links) {
  PlanarTree rods;
  rods.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  Mechanism mechanism = mechanismOf(rods);
  mechanism.joints[0].damping = 0.02;
  mechanism.joints[0].coulomb = {0.03, -0.04};
  mechanism.joints[0].motor = {1e-6, 50.0};
  mechanism.joints[1].damping = 0.001;
  ElasticSetup setup = elasticSetupOf(mechanism, std::move(links));
  driveBy(setup, TimingLaw::Cubic, Eigen::Vector2d(0.2, -0.3), Eigen::Vector2d(1.0, 0.0), 0.5);
  return setup;
}

std::string refusalOf(const ElasticSetup& setup) {
  const Result<ElasticRun> run = runElastic(setup);
  REQUIRE_FALSE(run.ok());
  return run.diagnostics().front().message;
}

}  // namespace

TEST_CASE("A run is the motion step by step, to the last bit", "[beam][run]") {
  for (const ElasticStart start : {ElasticStart::Consistent, ElasticStart::Locked}) {
    ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic, {firstRod(3)});
    setup.settings.edit().start = start;
    setup.settings.edit().duration = 0.2;
    setup.settings.edit().damping_mass = 0.1;
    setup.settings.edit().damping_stiffness = 1e-5;
    const Result<ElasticRun> run = runElastic(setup);
    REQUIRE(run.ok());
    REQUIRE(run->samples() == 201);
    CHECK_FALSE(run->was_stopped);
    ElasticMotionOptions options;
    options.dt = 1e-3;
    options.gravity.setZero();
    options.damping_mass = 0.1;
    options.damping_stiffness = 1e-5;
    options.starts_consistently = start != ElasticStart::Locked;
    Result<ElasticMotion> made = ElasticMotion::make(*run->tree, options);
    REQUIRE(made.ok());
    ElasticMotion motion = std::move(made).value();
    const JointDrive drive = linkwright::driveOf(setup);
    REQUIRE(motion.start(drive).ok());
    bool is_same = true;
    for (Eigen::Index k = 0; k < run->samples(); ++k) {
      const ElasticState kept = run->state(k), &state = motion.state();
      is_same = is_same && run->t[k] == motion.time() && kept.joints.q == state.joints.q &&
                kept.joints.qd == state.joints.qd && kept.joints.qdd == state.joints.qdd && kept.u == state.u &&
                kept.ud == state.ud && kept.udd == state.udd && run->tau.row(k).transpose() == motion.pass().tau;
      if (k + 1 < run->samples()) REQUIRE(motion.step(drive).ok());
    }
    CHECK(is_same);
  }
}

TEST_CASE("The passes at a sample bear the run's torques, but for friction and rotors", "[beam][run]") {
  for (const ElasticStart start : {ElasticStart::Consistent, ElasticStart::Locked}) {
    CAPTURE(toString(start));
    ElasticSetup setup = roughArm({firstRod(2, BeamMass::Consistent)});
    setup.settings.edit().start = start;
    setup.settings.edit().damping_stiffness = 1e-4;
    setup.gravity = {0.0, -9.81, 0.0};
    setup.loads = {{setup.model->findLink("rod_2"), {{0.3, -0.2, 0.1}, {0.0, 0.0, 0.01}}}};
    const Result<ElasticRun> run = runElastic(setup);
    REQUIRE(run.ok());
    const double largest = run->tau.cwiseAbs().maxCoeff();
    double worst = 0.0;
    for (Eigen::Index k = 0; k < run->samples(); k += 25) {
      const ElasticPass pass = run->passAt(k);
      for (int i = 0; i < 2; ++i) {
        const JointFriction& friction = run->tree->friction[static_cast<std::size_t>(i)];
        const double rate = run->qd(k, i);
        const double dry = rate > 0.0 ? friction.coulomb_positive : rate < 0.0 ? friction.coulomb_negative : 0.0;
        const double tau = pass.tau[i] + friction.viscous * rate + dry +
                           run->tree->reflected_inertia[static_cast<std::size_t>(i)] * run->qdd(k, i);
        worst = std::max(worst, std::abs(tau - run->tau(k, i)));
      }
    }
    CHECK(worst < 1e-12 * std::max(1.0, largest));
    CHECK(run->tree->reflected_inertia[0] > 0.0);
    CHECK(run->largestPassiveTorque() < 1e-9);
  }
}

TEST_CASE("Without beams a run is rigid motion to the square of the step, with weight, friction and loads",
          "[beam][run]") {
  double error[2] = {0.0, 0.0}, torque[2] = {0.0, 0.0}, without = 0.0;
  for (int i = 0; i < 2; ++i) {
    ElasticSetup setup = roughArm({});
    setup.settings.edit().dt = i == 0 ? 2e-3 : 1e-3;
    setup.gravity = {0.0, -9.81, 0.0};
    setup.loads = {{setup.model->findLink("rod_2"), {{0.3, -0.2, 0.1}, {0.0, 0.0, 0.01}}}};
    const Result<ElasticRun> run = runElastic(setup);
    REQUIRE(run.ok());
    const Result<RigidMotion> rigid = rigidMotion(setup, run->t);
    REQUIRE(rigid.ok());
    error[i] = (run->q - rigid->samples.q).cwiseAbs().maxCoeff();
    torque[i] = (run->tau - rigid->tau).cwiseAbs().maxCoeff();
    setup.loads.clear();
    const Result<RigidMotion> unloaded = rigidMotion(setup, run->t);
    REQUIRE(unloaded.ok());
    without = (run->q - unloaded->samples.q).cwiseAbs().maxCoeff();
  }
  CHECK(error[0] < 1e-3);
  CHECK(error[0] / error[1] == Approx(4.0).epsilon(0.05));
  CHECK(torque[0] / torque[1] == Approx(4.0).epsilon(0.1));
  // and the load is felt
  CHECK(without > 100.0 * error[0]);
}

TEST_CASE("A load on an elastic link acts at its root", "[beam][run]") {
  // a turning moment about the joint's axis goes into the motor, the more so as nothing moves
  ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic, {firstRod(2)});
  setup.motion.reset();
  setup.settings.edit().duration = 0.05;
  setup.loads = {{setup.model->findLink("rod_1"), {{0.0, 0.0, 0.0}, {0.0, 0.0, 0.7}}}};
  const Result<ElasticRun> run = runElastic(setup);
  REQUIRE(run.ok());
  CHECK((run->tau.col(0).array() + 0.7).abs().maxCoeff() < 1e-12);
  CHECK(run->u.cwiseAbs().maxCoeff() < 1e-15);
}

TEST_CASE("What begins in balance stays there", "[beam][run]") {
  // two rods out from the wall, both bending under their weight and the tip's, both joints held
  PlanarTree rods;
  rods.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, false}};
  ElasticLink second = firstRod(4, BeamMass::Consistent);
  second.link = "rod_2";
  ElasticSetup setup = elasticSetupOf(mechanismOf(rods), {firstRod(4, BeamMass::Consistent), second});
  setup.settings.edit().duration = 0.3;
  setup.settings.edit().start = ElasticStart::Balanced;
  setup.gravity = {0.0, -9.81, 0.0};
  const Result<ElasticRun> run = runElastic(setup);
  REQUIRE(run.ok());
  const double bent = run->u.row(0).cwiseAbs().maxCoeff();
  CHECK(bent > 1e-4);
  CHECK((run->u.rowwise() - run->u.row(0)).cwiseAbs().maxCoeff() < 1e-9 * bent);
  // the weight of both rods and of the tip about joint 1, as far out as rigid ones hold them, less what they sag
  const double moment = 9.81 * (0.0975 * 0.125 + 0.0975 * 0.375 + 0.1 * 0.5);
  CHECK(run->tau(0, setup.model->findJoint("joint_1")) == Approx(moment).epsilon(1e-3));

  // straight, it swings to twice that and back
  setup.settings.edit().start = ElasticStart::Consistent;
  const Result<ElasticRun> swung = runElastic(setup);
  REQUIRE(swung.ok());
  CHECK(swung->u.row(0).cwiseAbs().maxCoeff() == 0.0);
  CHECK(swung->u.cwiseAbs().maxCoeff() == Approx(2.0 * bent).epsilon(0.15));

  // a cantilever without a joint
  ElasticSetup beam = elasticSetupOf(cantilever(), {elasticLink("beam", {0.8, 0.0, 0.0}, 6)});
  beam.settings.edit().duration = 0.2;
  beam.settings.edit().start = ElasticStart::Balanced;
  beam.gravity = {0.0, -9.81, 0.0};
  const Result<ElasticRun> still = runElastic(beam);
  REQUIRE(still.ok());
  const double sag = still->u.row(0).cwiseAbs().maxCoeff();
  CHECK((still->u.rowwise() - still->u.row(0)).cwiseAbs().maxCoeff() < 1e-9 * sag);
}

TEST_CASE("Beams whose rotations have no inertia begin in balance and stay there", "[beam][run]") {
  struct Form {
    ElementKind kind;
    BeamMass mass;
  };
  const Form forms[] = {{ElementKind::EulerBernoulli, BeamMass::Linear},
                        {ElementKind::EulerBernoulli, BeamMass::Lumped},
                        {ElementKind::ShiftedIntegration, BeamMass::Linear},
                        {ElementKind::ShiftedIntegration, BeamMass::Lumped}};
  for (const Form& form : forms) {
    // weight across a free second joint, which it does not turn, and in the plane of two driven ones
    for (const bool has_passive : {true, false}) {
      for (const int elements : {1, 4, 20}) {
        CAPTURE(static_cast<int>(form.kind), static_cast<int>(form.mass), has_passive, elements);
        PlanarTree rods;
        rods.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, has_passive}};
        std::vector<ElasticLink> links = {elasticLink("rod_1", {0.25, 0.0, 0.0}, elements, form.kind, form.mass),
                                          elasticLink("rod_2", {0.25, 0.0, 0.0}, elements, form.kind, form.mass)};
        if (has_passive) links.pop_back();
        ElasticSetup setup = elasticSetupOf(mechanismOf(rods), std::move(links));
        setup.settings.edit().start = ElasticStart::Balanced;
        setup.settings.edit().duration = 0.05;
        setup.gravity = has_passive ? Eigen::Vector3d(0.0, 0.0, -9.81) : Eigen::Vector3d(0.0, -9.81, 0.0);
        for (const double dt : {1e-3, 1e-4}) {
          CAPTURE(dt);
          setup.settings.edit().dt = dt;
          const Result<ElasticRun> run = runElastic(setup);
          INFO((run.ok() ? std::string() : run.diagnostics().front().message.text()));
          REQUIRE(run.ok());
          const double bent = run->u.row(0).cwiseAbs().maxCoeff();
          CHECK(bent > 1e-4);
          CHECK((run->u.rowwise() - run->u.row(0)).cwiseAbs().maxCoeff() < 1e-9 * bent);
          CHECK((run->q.rowwise() - run->q.row(0)).cwiseAbs().maxCoeff() < 1e-9);
          // nothing accelerates, but for what the balance was left with: some eps of K u / M, up to 1e8 m/s^2
          CHECK(run->udd.row(0).cwiseAbs().maxCoeff() < 1e-5);
          CHECK(run->qdd.row(0).cwiseAbs().maxCoeff() < 1e-5);
        }
      }
    }
  }
}

TEST_CASE("A rotation without inertia bears no part of what a hinge's friction asks of it", "[beam][run]") {
  // the friction of a hinge turns the massless end of the rod that bears it
  PlanarTree rods;
  rods.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  Mechanism mechanism = mechanismOf(rods);
  mechanism.joints[1].damping = 0.01;
  ElasticSetup setup = elasticSetupOf(mechanism, {firstRod(3)});
  setup.settings.edit().duration = 0.1;
  setup.qd[setup.model->findJoint("joint_2")] = 2.0;
  const Result<ElasticRun> run = runElastic(setup);
  INFO((run.ok() ? std::string() : run.diagnostics().front().message.text()));
  REQUIRE(run.ok());
  CHECK(run->largestPassiveTorque() < 1e-9);
}

TEST_CASE("What a balance does not hold begins to swing, and its name is told", "[beam][run]") {
  const BeamMass mass = GENERATE(BeamMass::Linear, BeamMass::Consistent);
  ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic, {firstRod(2, mass)});
  setup.motion.reset();
  setup.settings.edit().start = ElasticStart::Balanced;
  setup.settings.edit().duration = 0.3;
  setup.gravity = {0.0, -9.81, 0.0};
  const Result<ElasticRun> run = runElastic(setup);
  INFO((run.diagnostics().empty() ? std::string() : run.diagnostics().front().message.text()));
  REQUIRE(run.ok());
  REQUIRE(run.diagnostics().size() == 1);
  CHECK(run.diagnostics().front().severity == Severity::Warning);
  CHECK(run.diagnostics().front().message == "joint 'joint_2' is not in equilibrium, so it begins to swing");
  // bent by its own weight and by what hangs on its end, which passes on no moment
  const double EI = 2e11 * 1.042e-10, l = 0.25, own = 0.0975 * 9.81, end = 0.1975 * 9.81;
  // its own weight is even, or a half in the middle and a quarter at the end
  const double share = mass == BeamMass::Consistent ? 1.0 / 8.0 : 5.0 / 96.0 + 1.0 / 12.0;
  CHECK(run->u(0, 7) == Approx(-(end / 3.0 + share * own) * l * l * l / EI).epsilon(2e-3));
  const int swinging = setup.model->findJoint("joint_2");
  CHECK(run->qdd(0, swinging) < -1.0);
  CHECK(run->q(run->samples() - 1, swinging) < -0.1);
  CHECK(run->largestPassiveTorque() < 1e-9);
}

TEST_CASE("A load on a link that there is not does nothing", "[beam][run]") {
  ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic, {firstRod()});
  setup.settings.edit().duration = 0.05;
  const Result<ElasticRun> without = runElastic(setup);
  setup.loads = {{-1, {{1.0, 2.0, 3.0}, {0.0, 0.0, 0.0}}}, {1000, {{1.0, 2.0, 3.0}, {0.0, 0.0, 0.0}}}};
  const Result<ElasticRun> with = runElastic(setup);
  REQUIRE(with.ok());
  REQUIRE(without.ok());
  CHECK(with->tau == without->tau);
}

TEST_CASE("What follows a joint without a motor is refused by name", "[beam][run]") {
  PlanarTree rods;
  rods.links = {{-1, 0.25, 0.0975, 0.0, true}, {0, 0.25, 0.0975, 0.1, false}};
  Mechanism mechanism = mechanismOf(rods);
  Mimic mimic;
  mimic.leader = "joint_1";
  mechanism.joints[1].mimic = mimic;
  ElasticSetup setup = elasticSetupOf(mechanism, {firstRod()});
  setup.settings.edit().duration = 0.1;
  CHECK(refusalOf(setup) ==
        "joint 'joint_2' mimics joint 'joint_1', which is passive; actuate 'joint_1', or remove the mimic relation of "
        "'joint_2'");
}

TEST_CASE("A run is stopped early with what there is, and tells how far it is", "[beam][run]") {
  const ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic, {firstRod()});
  std::stop_source stop;
  double share = 0.0;
  const Result<ElasticRun> run = runElastic(setup, stop.get_token(), [&](double done) {
    CHECK(done >= share);
    share = done;
    if (done > 0.25) stop.request_stop();
  });
  REQUIRE(run.ok());
  CHECK(run->was_stopped);
  CHECK(run->samples() > 500);
  CHECK(run->samples() < 700);
  CHECK(run->u.rows() == run->samples());
  CHECK(run->tau.allFinite());
  CHECK(run->sampleAt(100.0) == run->samples() - 1);
  CHECK(run->sampleAt(-1.0) == 0);
  CHECK(run->sampleAt(0.25) == 250);

  // rigid motion too
  std::stop_source at_once;
  at_once.request_stop();
  const Result<RigidMotion> rigid = rigidMotion(setup, run->t, 1e-3, at_once.get_token());
  REQUIRE(rigid.ok());
  CHECK(rigid->samples.t.size() == 1);
  CHECK(rigid->tau.rows() == 1);
}

TEST_CASE("What cannot be run says what is wrong", "[beam][run]") {
  ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic, {firstRod()});
  ElasticSetup endless = setup;
  endless.motion.reset();
  CHECK(refusalOf(endless).find("the duration is unknown") == 0);
  ElasticSetup huge = setup;
  huge.settings.edit().dt = 1e-6;
  huge.settings.edit().duration = 10.0;
  CHECK(refusalOf(huge).find("values; use a larger 'dt'") != std::string::npos);
  ElasticSetup off = setup;
  off.settings.edit().links[0].root = {0.05, 0.0, 0.0};
  off.loads = {{off.model->findLink("rod_1"), {{0.0, 0.0, 0.0}, {1.0, 0.0, 0.0}}}};
  CHECK(refusalOf(off).find("the load on link 'rod_1' acts at the link's origin, but its beam begins elsewhere") == 0);
  ElasticSetup nowhere = setup;
  nowhere.settings.edit().links[0].link = "arm";
  CHECK(refusalOf(nowhere) == "elastic link 'arm': there is no such link");
}

TEST_CASE("Passive joints begin with the rate that they have where there is no motion", "[beam][run]") {
  ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic);
  setup.motion.reset();
  setup.settings.edit().duration = 0.5;
  setup.q = Eigen::Vector2d(0.3, 0.4);
  // of the driven one it is not looked at
  setup.qd = Eigen::Vector2d(5.0, 2.0);
  const Result<ElasticRun> run = runElastic(setup);
  REQUIRE(run.ok());
  // without weight, on a joint that stands still, it goes on as it is
  CHECK((run->qd.col(1).array() - 2.0).abs().maxCoeff() < 1e-12);
  CHECK(run->q(run->samples() - 1, 1) == Approx(0.4 + 2.0 * 0.5).epsilon(1e-12));
  CHECK(run->qd.col(0).cwiseAbs().maxCoeff() == 0.0);
  const Result<RigidMotion> rigid = rigidMotion(setup, run->t);
  REQUIRE(rigid.ok());
  CHECK((rigid->samples.q - run->q).cwiseAbs().maxCoeff() < 1e-12);
}

TEST_CASE("Rigid motion is that of the golden curves", "[beam][run][rigid]") {
  const struct {
    const char* file;
    TimingLaw law;
  } curves[] = {{"passive_arm_exact_rigid_cubic.csv", TimingLaw::Cubic},
                {"passive_arm_exact_rigid_cycloid.csv", TimingLaw::Cycloid},
                {"passive_arm_exact_rigid_quintic.csv", TimingLaw::Quintic}};
  for (const auto& [file, law] : curves) {
    CAPTURE(file);
    const std::vector<std::vector<double>> rows = goldenRows(file);
    Eigen::VectorXd t(std::ssize(rows));
    for (Eigen::Index k = 0; k < t.size(); ++k) t[k] = rows[static_cast<std::size_t>(k)][0];
    const ElasticSetup setup = goldenArmSetup(law);
    const Result<RigidMotion> rigid = rigidMotion(setup, t);
    REQUIRE(rigid.ok());
    double q = 0.0, qd = 0.0, tau = 0.0;
    for (Eigen::Index k = 0; k < t.size(); ++k) {
      const std::vector<double>& row = rows[static_cast<std::size_t>(k)];
      q = std::max(q, std::abs(rigid->samples.q(k, 1) - row[4]));
      qd = std::max(qd, std::abs(rigid->samples.qd(k, 1) - row[5]));
      tau = std::max(tau, std::abs(rigid->tau(k, 0) - row[6]));
    }
    CHECK(q < 1e-8);
    CHECK(qd < 1e-7);
    CHECK(tau < 1e-8);
    CHECK(rigid->residual.cwiseAbs().maxCoeff() < 1e-14);
  }
  // the figures of the description
  const ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic);
  const Eigen::VectorXd t = Eigen::VectorXd::LinSpaced(5, 0.0, 2.0);
  const Result<RigidMotion> rigid = rigidMotion(setup, t);
  REQUIRE(rigid.ok());
  const double q2[] = {0.0, -0.989576, -2.266728, -2.494803, -2.102786};
  const double tau1[] = {0.018557, 0.057672, -0.022457, -0.009583, -0.043465};
  for (int k = 0; k < 5; ++k) {
    CHECK(rigid->samples.q(k, 1) == Approx(q2[k]).margin(1e-5));
    CHECK(rigid->tau(k, 0) == Approx(tau1[k]).margin(1e-5));
  }
}

TEST_CASE("Newton and Euler's torques along rigid motion are its own", "[beam][run][rigid]") {
  ElasticSetup setup = roughArm({});
  setup.gravity = {0.0, -9.81, 0.0};
  setup.loads = {{setup.model->findLink("rod_2"), {{0.3, -0.2, 0.1}, {0.0, 0.0, 0.01}}}};
  const Result<RigidMotion> rigid = rigidMotion(setup, Eigen::VectorXd::LinSpaced(101, 0.0, 0.5));
  REQUIRE(rigid.ok());
  const Eigen::MatrixXd tau = newtonEulerTorques(setup, rigid->samples);
  CHECK((tau - rigid->tau).cwiseAbs().maxCoeff() < 1e-12);

  // all driven: inverse dynamics of the motion
  PlanarTree rods;
  rods.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, false}};
  ElasticSetup driven = elasticSetupOf(mechanismOf(rods));
  driveBy(driven, TimingLaw::Quintic, Eigen::Vector2d::Zero(), Eigen::Vector2d(1.0, -2.0), 1.0);
  const Result<RigidMotion> all = rigidMotion(driven, Eigen::VectorXd::LinSpaced(51, 0.0, 1.0));
  REQUIRE(all.ok());
  CHECK((newtonEulerTorques(driven, all->samples) - all->tau).cwiseAbs().maxCoeff() < 1e-14);
}

TEST_CASE("Rigid motion is of order 4 in its longest step", "[beam][run][rigid]") {
  const ElasticSetup setup = goldenArmSetup(TimingLaw::Cycloid);
  const Eigen::VectorXd t = Eigen::VectorXd::LinSpaced(6, 0.0, 2.0);
  const auto at = [&](double step) {
    const Result<RigidMotion> rigid = rigidMotion(setup, t, step);
    REQUIRE(rigid.ok());
    return Eigen::VectorXd(rigid->samples.q.col(1));
  };
  const Eigen::VectorXd exact = at(2.5e-4);
  const double coarse = (at(0.02) - exact).cwiseAbs().maxCoeff(), fine = (at(0.01) - exact).cwiseAbs().maxCoeff();
  CHECK(std::log2(coarse / fine) == Approx(4.0).margin(0.2));
  // times that are no multiples of it: steps are never longer
  CHECK((at(0.0137) - exact).cwiseAbs().maxCoeff() < coarse);
}

TEST_CASE("A run is played as a motion of all joints", "[beam][run]") {
  const ElasticSetup setup = goldenArmSetup(TimingLaw::Cubic, {firstRod()});
  const Result<ElasticRun> run = runElastic(setup);
  REQUIRE(run.ok());
  const Result<Trajectory> motion = compileTrajectory(*setup.model, {}, run->motion());
  REQUIRE(motion.ok());
  CHECK(motion->duration() == Approx(2.0).epsilon(1e-12));
  JointState state;
  for (const Eigen::Index k : {0, 500, 1234, 2000}) {
    motion->sample(run->t[k], state);
    CHECK((state.q - run->q.row(k).transpose()).cwiseAbs().maxCoeff() < 1e-12);
    CHECK((state.qdd - run->qdd.row(k).transpose()).cwiseAbs().maxCoeff() < 1e-9);
  }
}
