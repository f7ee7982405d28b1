// SPDX-License-Identifier: GPL-3.0-or-later
// Springs of joints among links that bend: frequencies, balance, energy, the torques of a run.
#include "core/beam/elastic_modes.h"
#include "core/beam/elastic_motion.h"
#include "core/beam/elastic_run.h"
#include "core/beam/elastic_settings.h"
#include "core/beam/rigid_motion.h"
#include "core/dynamics/hybrid_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/elastic_setup_parts.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

ElasticTree treeOf(const Mechanism& mechanism, const std::vector<ElasticLink>& links) {
  const Model model = compiled(mechanism);
  return std::move(compileElasticTree(mechanism, model, links)).value();
}

/// Rods along x, the joints of `passive` ones with these springs.
Mechanism sprungRods(const std::vector<PlanarLink>& links, const std::vector<JointSpring>& springs) {
  PlanarTree rods;
  rods.links = links;
  Mechanism mechanism = mechanismOf(rods);
  for (std::size_t i = 0; i < springs.size(); ++i) mechanism.joints[i].spring = springs[i];
  return mechanism;
}

ElasticModes modesAt(const ElasticTree& tree, const ElasticPose& pose, const Eigen::VectorXd& u) {
  const Result<ElasticModes> modes = elasticModes(tree, pose, u);
  INFO((modes.ok() ? std::string() : modes.diagnostics().front().message.text()));
  REQUIRE(modes.ok());
  return *modes;
}

JointDrive beginningAt(const Eigen::VectorXd& q) {
  const Eigen::VectorXd none = Eigen::VectorXd::Zero(q.size());
  return [=](double, JointMotion& motion) { motion = {q, none, none}; };
}

/// Two rods out from the wall under their weight: the first is driven and bends, the second is rigid and passive.
const std::vector<PlanarLink> kArm = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
const Eigen::Vector3d kWeight(0.0, -9.81, 0.0);

/// That arm with a spring that holds the second rod at q.
struct HeldArm {
  Mechanism mechanism;
  std::vector<ElasticLink> links;
  Eigen::VectorXd u;  ///< as a motor in the second joint would let it bend
};

HeldArm heldArm(BeamMass mass, const Eigen::Vector2d& q, double stiffness) {
  HeldArm arm;
  arm.links = {elasticLink("rod_1", {0.25, 0.0, 0.0}, 4, ElementKind::EulerBernoulli, mass)};
  arm.mechanism = sprungRods(kArm, {});
  arm.mechanism.joints[1].passive = false;
  const ElasticTree driven = treeOf(arm.mechanism, arm.links);
  ElasticPose pose = restingPose(driven, q);
  pose.gravity = kWeight;
  arm.u = elasticEquilibrium(driven, pose).value();
  ElasticPass pass(driven);
  pass.gravity = kWeight;
  ElasticState state = stateOfRest(driven, q);
  state.u = arm.u;
  pass.outward(state);
  pass.inward();
  // no motor: tau + k (q - rest) = 0
  arm.mechanism.joints[1].passive = true;
  arm.mechanism.joints[1].spring = {stiffness, q[1] + pass.tau[1] / stiffness};
  return arm;
}

}  // namespace

TEST_CASE("A rigid link on a spring swings with the root of k / I", "[beam][spring]") {
  const double k = 7.0, m = 0.3, tip = 0.2, l = 0.4;
  Mechanism mechanism = sprungRods({{-1, l, m, tip, true}}, {{k, 0.1}});
  const double I = m * l * l / 3.0 + tip * l * l;
  const ElasticTree hinge = treeOf(mechanism, {});
  const Eigen::VectorXd none, at = Eigen::VectorXd::Constant(1, 0.1);
  const ElasticModes swing = modesAt(hinge, restingPose(hinge, at), none);
  REQUIRE(swing.frequency.size() == 1);
  CHECK(swing.frequency[0] == Approx(std::sqrt(k / I) / (2.0 * kPi)).epsilon(1e-9));
  CHECK(swing.passive == std::vector<int>{0});
  // a rotor goes along
  mechanism.joints[0].motor = {1e-4, 20.0};
  const ElasticTree geared = treeOf(mechanism, {});
  CHECK(modesAt(geared, restingPose(geared, at), none).frequency[0] ==
        Approx(std::sqrt(k / (I + 0.04)) / (2.0 * kPi)).epsilon(1e-9));
  // a slide
  mechanism.joints[0].motor = {};
  mechanism.joints[0].type = JointType::Prismatic;
  const ElasticTree slide = treeOf(mechanism, {});
  CHECK(modesAt(slide, restingPose(slide, at), none).frequency[0] ==
        Approx(std::sqrt(k / (m + tip)) / (2.0 * kPi)).epsilon(1e-9));
}

TEST_CASE("Weight adds to a spring's stiffness, or takes from it", "[beam][spring]") {
  const double k = 7.0, m = 0.3, l = 0.4, I = m * l * l / 3.0, weight = 9.81 * m * 0.5 * l;
  const Eigen::VectorXd none;
  for (const double q : {-0.5 * kPi, 0.0, 0.5 * kPi}) {  // hanging, level, upright
    CAPTURE(q);
    // in balance there: k (q - rest) + weight cos q = 0
    const ElasticTree tree = treeOf(sprungRods({{-1, l, m, 0.0, true}}, {{k, q + weight * std::cos(q) / k}}), {});
    ElasticPose pose = restingPose(tree, Eigen::VectorXd::Constant(1, q));
    pose.gravity = kWeight;
    REQUIRE(elasticEquilibrium(tree, pose).ok());
    CHECK(modesAt(tree, pose, none).frequency[0] ==
          Approx(std::sqrt((k - weight * std::sin(q)) / I) / (2.0 * kPi)).epsilon(1e-6));
  }
  // too weak to stand on
  const ElasticTree weak = treeOf(sprungRods({{-1, l, m, 0.0, true}}, {{0.5 * weight, 0.5 * kPi}}), {});
  ElasticPose upright = restingPose(weak, Eigen::VectorXd::Constant(1, 0.5 * kPi));
  upright.gravity = kWeight;
  const Result<ElasticModes> modes = elasticModes(weak, upright, none);
  REQUIRE_FALSE(modes.ok());
  CHECK(modes.diagnostics().front().message.text().find("a spring is too weak for its load") != std::string::npos);
}

TEST_CASE("A spring and the beam behind it yield one after the other", "[beam][spring]") {
  // a mass at the end of a beam that itself weighs next to nothing: 1 / K = l^2 / k + l^3 / (3 E I)
  const double l = 0.25, mass = 1.0, EI = 2e11 * 1.042e-10;
  for (const double k : {0.1, 10.0, 100.0, 1000.0}) {
    for (const int elements : {1, 8}) {
      CAPTURE(k, elements);
      const ElasticTree tree =
          treeOf(sprungRods({{-1, l, 1e-5, mass, true}}, {{k, 0.0}}), {elasticLink("rod_1", {l, 0.0, 0.0}, elements)});
      const ElasticModes modes =
          modesAt(tree, restingPose(tree, Eigen::VectorXd::Zero(1)), Eigen::VectorXd::Zero(tree.size));
      const double K = 1.0 / (l * l / k + l * l * l / (3.0 * EI));
      CHECK(modes.frequency[0] == Approx(std::sqrt(K / mass) / (2.0 * kPi)).epsilon(1e-4));
    }
  }
}

TEST_CASE("A spring that holds a link bends the beam as a motor would, and all stays there", "[beam][spring]") {
  const BeamMass mass = GENERATE(BeamMass::Linear, BeamMass::Consistent);
  CAPTURE(static_cast<int>(mass));
  const Eigen::Vector2d q(0.2, -0.4);
  const HeldArm arm = heldArm(mass, q, 20.0);
  const ElasticTree tree = treeOf(arm.mechanism, arm.links);
  ElasticPose pose = restingPose(tree, q);
  pose.gravity = kWeight;
  const Result<Eigen::VectorXd> u = elasticEquilibrium(tree, pose);
  REQUIRE(u.ok());
  const double bent = arm.u.cwiseAbs().maxCoeff();
  CHECK(bent > 1e-4);
  CHECK((*u - arm.u).cwiseAbs().maxCoeff() < 1e-12 * bent);
  CHECK(modesAt(tree, pose, *u).frequency[0] > 0.1);

  ElasticSetup setup = elasticSetupOf(arm.mechanism, arm.links);
  setup.q = q;
  setup.gravity = kWeight;
  setup.settings.edit().start = ElasticStart::Balanced;
  setup.settings.edit().duration = 0.3;
  const Result<ElasticRun> run = runElastic(setup);
  INFO((run.diagnostics().empty() ? std::string() : run.diagnostics().front().message.text()));
  REQUIRE(run.ok());
  CHECK(run.diagnostics().empty());
  CHECK((run->u.rowwise() - run->u.row(0)).cwiseAbs().maxCoeff() < 1e-8 * bent);
  CHECK((run->q.rowwise() - run->q.row(0)).cwiseAbs().maxCoeff() < 1e-9);
  CHECK(run->largestPassiveTorque() < 1e-9);
}

TEST_CASE("What a spring does not hold is refused as a balance, and begins to swing in a run", "[beam][spring]") {
  const Eigen::Vector2d q(0.2, -0.4);
  HeldArm arm = heldArm(BeamMass::Consistent, q, 20.0);
  arm.mechanism.joints[1].spring.rest += 0.1;
  const ElasticTree tree = treeOf(arm.mechanism, arm.links);
  ElasticPose pose = restingPose(tree, q);
  pose.gravity = kWeight;
  const Result<Eigen::VectorXd> u = elasticEquilibrium(tree, pose);
  REQUIRE_FALSE(u.ok());
  CHECK(u.diagnostics().front().message.text().find(
            "passive joint 'joint_2' is not in equilibrium because its spring does not balance") != std::string::npos);

  ElasticSetup setup = elasticSetupOf(arm.mechanism, arm.links);
  setup.q = q;
  setup.gravity = kWeight;
  setup.settings.edit().start = ElasticStart::Balanced;
  setup.settings.edit().duration = 0.2;
  const Result<ElasticRun> run = runElastic(setup);
  INFO((run.diagnostics().empty() ? std::string() : run.diagnostics().front().message.text()));
  REQUIRE(run.ok());
  REQUIRE(run.diagnostics().size() == 1);
  CHECK(run.diagnostics().front().message == "joint 'joint_2' is not in equilibrium, so it begins to swing");
  // 2 N m more than what holds it, upwards
  CHECK(run->qdd(0, 1) > 1.0);
  CHECK(run->largestPassiveTorque() < 1e-8);
}

TEST_CASE("With springs too the solver without beams is hybrid dynamics", "[beam][spring]") {
  for (std::uint64_t seed = 8400; seed < 8440; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 12), .chain = random.chance(0.5)});
    for (Joint& joint : mechanism.joints) joint.passive = joint.type != JointType::Fixed && random.chance(0.5);
    addSprings(random, mechanism);
    const Model model = compiled(mechanism);
    if (model.dof() == 0) continue;
    const ElasticTree tree = treeOf(mechanism, {});
    const DynamicsInput state = randomInput(random, model);
    const HybridDynamicsInput input{state.q,
                                    state.qd,
                                    state.qdd,
                                    Eigen::VectorXd::Zero(model.dof()),
                                    passiveJoints(model),
                                    random.vector(10.0),
                                    {},
                                    {.joint_friction = true, .rotor = true}};
    const Result<HybridDynamicsSolution> expected = hybridDynamics(model, input);
    REQUIRE(expected.ok());
    ElasticMotionOptions options;
    options.gravity = input.gravity;
    ElasticMotion motion = std::move(ElasticMotion::make(tree, options)).value();
    REQUIRE(motion.start([&](double, JointMotion& joints) { joints = {input.q, input.qd, input.qdd}; }).ok());
    CHECK(relativeError(motion.state().joints.qdd, expected->qdd) < 1e-9);
    const double largest = std::max(1.0, expected->tau.cwiseAbs().maxCoeff());
    CHECK((motion.pass().tau - expected->tau).cwiseAbs().maxCoeff() < 1e-9 * largest);
  }
}

TEST_CASE("A link on a spring goes as Newmark's method has it, however stiff the spring", "[beam][spring]") {
  const double l = 0.4, m = 0.3, I = m * l * l / 3.0, rest = 0.3, amplitude = 0.2;
  for (const double turn : {0.1, 1.0, 30.0}) {  // w dt
    CAPTURE(turn);
    ElasticMotionOptions options;
    options.gravity.setZero();
    options.dt = 1e-3;
    const double w = turn / options.dt;
    const ElasticTree tree = treeOf(sprungRods({{-1, l, m, 0.0, true}}, {{w * w * I, rest}}), {});
    ElasticMotion motion = std::move(ElasticMotion::make(tree, options)).value();
    const JointDrive drive = beginningAt(Eigen::VectorXd::Constant(1, rest + amplitude));
    REQUIRE(motion.start(drive).ok());
    CHECK(motion.state().joints.qdd[0] == Approx(-w * w * amplitude).epsilon(1e-12));
    double worst = 0.0;
    for (int k = 1; k <= 500; ++k) {
      const Result<void> moved = motion.step(drive);
      INFO((moved.ok() ? std::string() : moved.diagnostics().front().message.text()));
      REQUIRE(moved.ok());
      const double q = rest + amplitude * std::cos(2.0 * k * std::atan(0.5 * turn));
      worst = std::max(worst, std::abs(motion.state().joints.q[0] - q));
    }
    CHECK(worst < 1e-9);
  }
}

TEST_CASE("Elastic links on springs keep their energy nearly", "[beam][spring]") {
  const Mechanism mechanism =
      sprungRods({{-1, 0.4, 0.2, 0.0, true}, {0, 0.3, 0.1, 0.05, true}}, {{5.0, -0.2}, {2.0, 0.1}});
  const ElasticTree tree =
      treeOf(mechanism, {elasticLink("rod_1", {0.4, 0.0, 0.0}, 4), elasticLink("rod_2", {0.3, 0.0, 0.0}, 4)});
  ElasticMotionOptions options;
  options.dt = 2.5e-4;
  options.gravity.setZero();
  ElasticMotion motion = std::move(ElasticMotion::make(tree, options)).value();
  // begun with rates: a spring that is let go at the root of a beam meets next to no inertia there
  const Eigen::Vector2d rest(-0.2, 0.1), none = Eigen::Vector2d::Zero();
  const JointDrive drive = [&](double, JointMotion& joints) { joints = {rest, Eigen::Vector2d(5.0, -3.0), none}; };
  REQUIRE(motion.start(drive).ok());
  const auto energy = [&] { return motion.pass().kinetic + motion.pass().strain + motion.pass().springs; };
  const double before = energy();
  CHECK(before == motion.pass().kinetic);
  double worst = 0.0, most = 0.0, left = 0.0;
  for (int k = 0; k < 4000; ++k) {
    const Result<void> moved = motion.step(drive);
    INFO((moved.ok() ? std::string() : moved.diagnostics().front().message.text()));
    REQUIRE(moved.ok());
    worst = std::max(worst, std::abs(energy() - before));
    most = std::max(most, motion.pass().springs);
    left = std::max(left, motion.pass().tau.cwiseAbs().maxCoeff());
  }
  CAPTURE(worst, before, most, left);
  CHECK(most > 0.5 * before);
  CHECK(worst < 5e-3 * before);
  CHECK(left < 1e-9);
}

TEST_CASE("The torques of a run hold those of the springs, of driven joints and at a locked start", "[beam][spring]") {
  for (const ElasticStart start : {ElasticStart::Consistent, ElasticStart::Locked}) {
    CAPTURE(toString(start));
    const Mechanism mechanism = sprungRods(kArm, {{4.0, 0.5}, {1.5, -0.3}});
    ElasticSetup setup = elasticSetupOf(
        mechanism, {elasticLink("rod_1", {0.25, 0.0, 0.0}, 2, ElementKind::EulerBernoulli, BeamMass::Consistent)});
    driveBy(setup, TimingLaw::Cubic, Eigen::Vector2d(0.2, -0.3), Eigen::Vector2d(1.0, 0.0), 0.5);
    setup.settings.edit().start = start;
    setup.gravity = kWeight;
    const Result<ElasticRun> run = runElastic(setup);
    REQUIRE(run.ok());
    double worst = 0.0;
    for (Eigen::Index k = 0; k < run->samples(); k += 25) {
      const ElasticPass pass = run->passAt(k);
      const Eigen::Vector2d springs(4.0 * (run->q(k, 0) - 0.5), 1.5 * (run->q(k, 1) + 0.3));
      worst = std::max(worst, (run->tau.row(k).transpose() - pass.tau - springs).cwiseAbs().maxCoeff());
    }
    CHECK(worst < 1e-12 * std::max(1.0, run->tau.cwiseAbs().maxCoeff()));
    CHECK(run->largestPassiveTorque() < 1e-9);
  }
}

TEST_CASE("Rigid links on springs run as rigid motion has it, to the square of the step", "[beam][spring]") {
  double error[2] = {0.0, 0.0};
  for (int i = 0; i < 2; ++i) {
    ElasticSetup setup = elasticSetupOf(sprungRods(kArm, {{4.0, 0.5}, {1.5, -0.3}}));
    driveBy(setup, TimingLaw::Cubic, Eigen::Vector2d(0.2, -0.3), Eigen::Vector2d(1.0, 0.0), 0.5);
    setup.settings.edit().dt = i == 0 ? 2e-3 : 1e-3;
    setup.gravity = kWeight;
    const Result<ElasticRun> run = runElastic(setup);
    REQUIRE(run.ok());
    const Result<RigidMotion> rigid = rigidMotion(setup, run->t);
    REQUIRE(rigid.ok());
    error[i] = (run->q - rigid->samples.q).cwiseAbs().maxCoeff();
    const Eigen::MatrixXd newton = newtonEulerTorques(setup, rigid->samples);
    CHECK((newton - rigid->tau).cwiseAbs().maxCoeff() < 1e-10 * newton.cwiseAbs().maxCoeff());
  }
  CHECK(error[0] < 1e-3);
  CHECK(error[0] / error[1] == Approx(4.0).epsilon(0.05));
}
