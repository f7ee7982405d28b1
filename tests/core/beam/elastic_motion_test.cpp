// SPDX-License-Identifier: GPL-3.0-or-later
// Trees of rigid and elastic bodies in motion: the rigid limit, passive joints, energy and order.
#include "core/beam/elastic_motion.h"

#include "core/beam/elastic_link.h"
#include "core/beam/elastic_modes.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/hybrid_dynamics.h"
#include "core/dynamics/inverse_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/elastic_mechanism.h"
#include "tests/support/golden_ik.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

JointDrive heldAt(const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const Eigen::VectorXd& qdd) {
  return [=](double, JointMotion& motion) { motion = {q, qd, qdd}; };
}

/// Every second link of a random mechanism as a beam from its origin to somewhere, with the inertia of a rod.
std::vector<ElasticLink> someBeams(Random& random, Mechanism& mechanism) {
  std::vector<ElasticLink> beams;
  for (std::size_t i = 0; i < mechanism.links.size(); ++i) {
    if (!random.chance(0.5)) continue;
    const Eigen::Vector3d tip = random.axis() * random.uniform(0.2, 0.5);
    Inertial& inertial = *mechanism.links[i].inertial;
    const Eigen::Vector3d e = tip.normalized();
    inertial.p_LLcm = 0.5 * tip;
    inertial.I_LLcm_L = inertial.mass * tip.squaredNorm() / 12.0 * (Eigen::Matrix3d::Identity() - e * e.transpose());
    ElasticLink spec = elasticLink(mechanism.links[i].name, tip, random.integer(1, 4),
                                   random.chance(0.5) ? ElementKind::EulerBernoulli : ElementKind::ShiftedIntegration,
                                   random.chance(0.5) ? BeamMass::Consistent : BeamMass::Linear);
    // a section as small as this has next to no inertia about its own axis
    spec.section = {1e-4, 1e-20, 1e-20, 1e-20, 1.0};
    beams.push_back(spec);
  }
  return beams;
}

}  // namespace

TEST_CASE("Undeformed, a tree with beams has the torques of Newton-Euler", "[beam]") {
  for (std::uint64_t seed = 8000; seed < 8060; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 10), .chain = random.chance(0.5)});
    const std::vector<ElasticLink> beams = someBeams(random, mechanism);
    const Model model = compiled(mechanism);
    const Result<ElasticTree> tree = compileElasticTree(mechanism, model, beams);
    REQUIRE(tree.ok());
    DynamicsInput input = randomInput(random, model);
    input.gravity = random.vector(10.0);
    ElasticPass pass(*tree);
    pass.gravity = input.gravity;
    ElasticState state = stateOfRest(*tree, input.q);
    state.joints = {input.q, input.qd, input.qdd};
    pass.outward(state);
    pass.inward();
    CHECK(relativeError(pass.tau, inverseDynamics(model, input)) < 1e-12);
  }
}

TEST_CASE("Without beams the solver is hybrid dynamics, friction and rotors included", "[beam]") {
  for (std::uint64_t seed = 8100; seed < 8160; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 12), .chain = random.chance(0.5)});
    for (Joint& joint : mechanism.joints) joint.passive = joint.type != JointType::Fixed && random.chance(0.5);
    const Model model = compiled(mechanism);
    if (model.dof() == 0) continue;
    const ElasticTree tree = std::move(compileElasticTree(mechanism, model, {})).value();
    const DynamicsInput state = randomInput(random, model);
    HybridDynamicsInput input{state.q,
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
    REQUIRE(motion.start(heldAt(input.q, input.qd, input.qdd)).ok());
    // two ways to the same numbers; the mass matrix of the passive joints has some digits of its own
    CHECK(relativeError(motion.state().joints.qdd, expected->qdd) < 1e-9);
    const double largest = std::max(1.0, expected->tau.cwiseAbs().maxCoeff());
    CHECK((motion.pass().tau - expected->tau).cwiseAbs().maxCoeff() < 1e-9 * largest);
  }
}

TEST_CASE("Rigid links with passive joints step as the nets of rods do", "[beam]") {
  PlanarTree tree;
  tree.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  const ElasticTree elastic = elasticTreeOf(tree, {});
  const std::vector<std::vector<double>> rows = goldenRows("passive_net_chain2.csv");
  double last = 0.0;
  for (const double dt : {0.01, 0.005}) {
    ElasticMotionOptions options;
    options.dt = dt;
    options.gravity.setZero();
    ElasticMotion motion = std::move(ElasticMotion::make(elastic, options)).value();
    const JointDrive drive = halfTurn(DriveProfile::Cycloid);
    REQUIRE(motion.start(drive).ok());
    double largest = 0.0, left = 0.0;
    for (const std::vector<double>& row : rows) {
      while (motion.time() < row[0] - 1e-9) {
        REQUIRE(motion.step(drive).ok());
        left = std::max(left, std::abs(motion.pass().tau[1]));
      }
      largest = std::max(largest, std::abs(motion.state().joints.q[1] - row[1]));
    }
    // the same method as passiveMotion: the same error
    CHECK(largest == Approx(dt == 0.01 ? 2.5884e-3 : 6.471e-4).epsilon(0.01));
    CHECK(left < 1e-12);
    last = largest;
  }
  CHECK(last > 0.0);
}

TEST_CASE("The paper's arm as a tree: the golden elastic curves", "[beam]") {
  PlanarTree tree;
  tree.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  const ElasticTree elastic =
      elasticTreeOf(tree, {elasticLink("rod_1", {0.25, 0.0, 0.0}, 1, ElementKind::EulerBernoulli, BeamMass::Linear)});
  ElasticMotionOptions options;
  options.gravity.setZero();
  options.starts_consistently = false;
  ElasticMotion motion = std::move(ElasticMotion::make(elastic, options)).value();
  const JointDrive drive = halfTurn(DriveProfile::Cubic);
  REQUIRE(motion.start(drive).ok());
  double torque = 0.0, deflection = 0.0, left = 0.0, angle = 0.0;
  for (const std::vector<double>& row : goldenRows("passive_arm_elastic_cubic_dt1ms.csv")) {
    if (row[0] > 0.0) {
      REQUIRE(motion.step(drive).ok());
      left = std::max(left, std::abs(motion.pass().tau[1]));
    }
    torque = std::max(torque, std::abs(motion.pass().tau[0] - row[3]));
    deflection = std::max(deflection, std::abs(motion.state().u[1] - row[5]));
    // the joint sits on the tip's slope, the golden angle on the line to the tip
    const double q2 = motion.state().joints.q[1] + motion.state().u[5] - motion.state().u[1] / 0.25;
    angle = std::max(angle, std::abs(q2 - row[2]));
  }
  CAPTURE(torque, deflection, angle);
  CHECK(left < 1e-9);
  CHECK(std::abs(motion.state().joints.q[1] - (-2.0828)) < 2e-3);
  CHECK(angle < 5e-4);
}

TEST_CASE("Newmark's method keeps the energy of a beam that vibrates, over 100 periods", "[beam]") {
  ElasticLink spec = elasticLink("beam", {0.5, 0.0, 0.0}, 5);
  ElasticTree tree = cantileverTree(spec);
  tree.beams[0].has_geometric_stiffness = false;  // linear
  const ElasticModes modes =
      *elasticModes(tree, restingPose(tree, Eigen::VectorXd()), Eigen::VectorXd::Zero(tree.size));
  const double period = 1.0 / modes.frequency[0];
  const Eigen::VectorXd shape = modes.shape.col(0).head(tree.size);
  ElasticMotionOptions options;
  options.gravity.setZero();
  options.dt = period / 50.0;
  ElasticMotion motion = std::move(ElasticMotion::make(tree, options)).value();
  const JointDrive none = [](double, JointMotion&) {};
  REQUIRE(motion.start(none, 1e-3 * shape / shape.cwiseAbs().maxCoeff()).ok());
  const double before = motion.pass().kinetic + motion.pass().strain;
  REQUIRE(before > 0.0);
  double worst = 0.0;
  for (int k = 0; k < 5000; ++k) {
    REQUIRE(motion.step(none).ok());
    worst = std::max(worst, std::abs((motion.pass().kinetic + motion.pass().strain) / before - 1.0));
  }
  CHECK(worst < 1e-6);
}

TEST_CASE("Newmark's method is of order 2, and longer by what its formula says", "[beam]") {
  ElasticTree tree = cantileverTree(elasticLink("beam", {0.5, 0.0, 0.0}, 5));
  tree.beams[0].has_geometric_stiffness = false;
  const ElasticModes modes =
      *elasticModes(tree, restingPose(tree, Eigen::VectorXd()), Eigen::VectorXd::Zero(tree.size));
  const double w = 2.0 * std::numbers::pi * modes.frequency[0];
  const Eigen::VectorXd start = 1e-3 * modes.shape.col(0).head(tree.size) / modes.shape.col(0).cwiseAbs().maxCoeff();
  const JointDrive none = [](double, JointMotion&) {};
  double last = 0.0;
  for (const int steps : {40, 80, 160}) {
    ElasticMotionOptions options;
    options.gravity.setZero();
    const double end = 2.3 / modes.frequency[0];
    options.dt = end / steps;
    ElasticMotion motion = std::move(ElasticMotion::make(tree, options)).value();
    REQUIRE(motion.start(none, start).ok());
    for (int k = 0; k < steps; ++k) REQUIRE(motion.step(none).ok());
    const Eigen::Index tip = tree.size - 4;
    const Eigen::Index row = std::abs(start[tip]) > std::abs(start[tip - 1]) ? tip : tip - 1;
    // T_num = pi dt / atan(pi dt / T): the phase that is left after `end`
    const double phase = 2.0 * steps * std::atan(0.5 * w * options.dt);
    CHECK(motion.state().u[row] == Approx(start[row] * std::cos(phase)).margin(1e-7 * std::abs(start[row])));
    const double error = std::abs(motion.state().u[row] / start[row] - std::cos(w * end));
    if (last > 0.0) CHECK(std::log2(last / error) == Approx(2.0).margin(0.1));
    last = error;
  }
}

TEST_CASE("Rayleigh damping takes from each vibration what its ratio says", "[beam]") {
  ElasticTree tree = cantileverTree(elasticLink("beam", {0.5, 0.0, 0.0}, 4));
  tree.beams[0].has_geometric_stiffness = false;
  const ElasticModes modes =
      *elasticModes(tree, restingPose(tree, Eigen::VectorXd()), Eigen::VectorXd::Zero(tree.size));
  const double w = 2.0 * std::numbers::pi * modes.frequency[0];
  ElasticMotionOptions options;
  options.gravity.setZero();
  options.dt = 2.0 * std::numbers::pi / w / 400.0;
  options.damping_mass = 0.02 * w;
  options.damping_stiffness = 0.02 / w;
  ElasticMotion motion = std::move(ElasticMotion::make(tree, options)).value();
  const JointDrive none = [](double, JointMotion&) {};
  const Eigen::VectorXd start = 1e-3 * modes.shape.col(0).head(tree.size) / modes.shape.col(0).cwiseAbs().maxCoeff();
  REQUIRE(motion.start(none, start).ok());
  for (int k = 0; k < 4000; ++k) REQUIRE(motion.step(none).ok());
  // zeta = (a / w + b w) / 2 = 0.02; amplitude exp(-zeta w t) after ten periods
  const double amplitude = motion.state().u.cwiseAbs().maxCoeff() / start.cwiseAbs().maxCoeff();
  CHECK(amplitude == Approx(std::exp(-0.02 * 20.0 * std::numbers::pi)).epsilon(0.01));
}

TEST_CASE("Trees of elastic links with any passive joints: no torque where no motor is, order 2, energy", "[beam]") {
  for (std::uint64_t seed = 8300; seed < 8306; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    PlanarTree rods;
    const int n = random.integer(2, 5);
    for (int i = 0; i < n; ++i) {
      rods.links.push_back({i == 0 ? -1 : random.integer(std::max(0, i - 2), i - 1), random.uniform(0.2, 0.4), 0.1,
                            random.chance(0.5) ? 0.1 : 0.0, i > 0 && random.chance(0.5)});
    }
    std::vector<ElasticLink> beams;
    for (int i = 0; i < n; ++i) {
      if (random.chance(0.3)) continue;
      beams.push_back(
          elasticLink("rod_" + std::to_string(i + 1), {rods.links[static_cast<std::size_t>(i)].length, 0.0, 0.0}, 3));
    }
    const ElasticTree tree = elasticTreeOf(rods, beams);
    const Eigen::VectorXd q0 = random.vectorOf(tree.dof, 0.5);
    const JointDrive drive = driveOf(DriveProfile::Cycloid, q0, random.vectorOf(tree.dof, 1.0), 0.5);
    Eigen::VectorXd ends[3];
    double left = 0.0;
    for (int level = 0; level < 3; ++level) {
      ElasticMotionOptions options;
      options.dt = 2e-3 / std::pow(2.0, level);
      options.gravity = {0.0, -9.81, 0.0};
      // quick vibrations fade, so that what is left is smooth
      options.damping_stiffness = 1e-3;
      ElasticMotion motion = std::move(ElasticMotion::make(tree, options)).value();
      REQUIRE(motion.start(drive).ok());
      while (motion.time() < 0.4 - 1e-9) {
        const Result<void> moved = motion.step(drive);
        INFO((moved.ok() ? std::string() : moved.diagnostics().front().message.text()));
        REQUIRE(moved.ok());
        for (int i = 0; i < tree.dof; ++i) {
          if (tree.is_passive[static_cast<std::size_t>(i)]) left = std::max(left, std::abs(motion.pass().tau[i]));
        }
      }
      ends[level].resize(tree.dof + tree.size);
      ends[level] << motion.state().joints.q, motion.state().u;
    }
    CHECK(left < 1e-9);
    const double coarse = (ends[1] - ends[0]).norm(), fine = (ends[2] - ends[1]).norm();
    CAPTURE(coarse, fine);
    CHECK((fine < 1e-12 || std::log2(coarse / fine) > 1.6));
  }
}

TEST_CASE("A swinging elastic pendulum keeps its energy nearly", "[beam]") {
  PlanarTree rods;
  rods.links = {{-1, 0.4, 0.2, 0.0, true}, {0, 0.3, 0.1, 0.05, true}};
  const ElasticTree tree =
      elasticTreeOf(rods, {elasticLink("rod_1", {0.4, 0.0, 0.0}, 4), elasticLink("rod_2", {0.3, 0.0, 0.0}, 4)});
  ElasticMotionOptions options;
  options.dt = 2.5e-4;
  options.gravity = {0.0, -9.81, 0.0};
  ElasticMotion motion = std::move(ElasticMotion::make(tree, options)).value();
  const JointDrive drive = heldAt(Eigen::Vector2d(0.3, 0.5), Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero());
  REQUIRE(motion.start(drive).ok());
  // potential: - sum m g . p, of rods at their nodes' mean by the consistent mass
  const auto energy = [&] {
    const Eigen::VectorXd p = nodePlaces(tree, motion.state());
    double height = 0.0;
    Eigen::Index node = 0;
    for (const ElasticBeam& beam : tree.beams) {
      for (std::size_t e = 0; e < beam.elements.size(); ++e) {
        const double mass = 2.0 * (beam.elements[e].mass_own + beam.elements[e].mass_other);
        const Eigen::Index at = 3 * (node + static_cast<Eigen::Index>(e));
        height += 0.5 * mass * (p[at + 1] + p[at + 4]);
      }
      node += beam.nodes();
    }
    height += 0.05 * p[p.size() - 2];  // the tip mass
    return motion.pass().kinetic + motion.pass().strain + 9.81 * height;
  };
  const double before = energy();
  double worst = 0.0, fastest = 0.0;
  for (int k = 0; k < 4000; ++k) {
    REQUIRE(motion.step(drive).ok());
    if (k % 10 == 0) worst = std::max(worst, std::abs(energy() - before));
    fastest = std::max(fastest, motion.pass().kinetic);
  }
  CAPTURE(worst, fastest);
  CHECK(fastest > 0.3);
  CHECK(worst < 5e-3 * fastest);
}
