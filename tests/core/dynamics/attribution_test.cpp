// SPDX-License-Identifier: GPL-3.0-or-later
// The torque of each joint by cause and by link: closed forms, Christoffel symbols, and that nothing is lost.
#include "core/dynamics/attribution.h"

#include "core/dynamics/derivatives.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <numbers>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// Two uniform rods of 0.5 m and 1 kg, axes -y: positive angles lift. Rotors of 0.05 and 0.02 kg m^2.
Model twoRods() {
  const Inertial rod{1.0, {0.25, 0.0, 0.0}, Eigen::Vector3d(0.0, 1.0 / 48.0, 1.0 / 48.0).asDiagonal()};
  Mechanism mechanism;
  mechanism.name = "rods";
  mechanism.links = {{"base", {}, {}}, {"upper", rod, {}}, {"lower", rod, {}}};
  for (int i = 0; i < 2; ++i) {
    Joint joint;
    joint.name = "joint_" + std::to_string(i + 1);
    joint.type = JointType::Revolute;
    joint.parent = i;
    joint.child = i + 1;
    joint.X_PJ.p = {i == 0 ? 0.0 : 0.5, 0.0, 0.0};
    joint.axis = -Eigen::Vector3d::UnitY();
    joint.motor = {i == 0 ? 0.05 : 0.02, 1.0};
    joint.damping = 0.3;
    joint.coulomb = {0.1, -0.2};
    mechanism.joints.push_back(joint);
  }
  return compiled(mechanism);
}

/// q = (30, 60) degrees, qd = (1, 2), qdd = (3, 4), g = 9.81.
DynamicsInput teachingState() {
  const double pi = std::numbers::pi;
  DynamicsInput input;
  input.q = Eigen::Vector2d(pi / 6, pi / 3);
  input.qd = Eigen::Vector2d(1.0, 2.0);
  input.qdd = Eigen::Vector2d(3.0, 4.0);
  input.gravity = {0.0, 0.0, -9.81};
  return input;
}

void checkTwo(const Eigen::VectorXd& value, double first, double second) {
  REQUIRE(value.size() == 2);
  CHECK(value[0] == Approx(first).margin(1e-13).epsilon(1e-13));
  CHECK(value[1] == Approx(second).margin(1e-13).epsilon(1e-13));
}

DynamicsInput loadedInput(Random& random, const Model& model) {
  DynamicsInput input = randomInput(random, model);
  input.gravity = random.vector(10.0);
  input.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.5)};
  input.external = randomWrenches(random, model);
  return input;
}

double largestPart(const TorqueParts& parts) {
  double largest = 0.0;
  for (const TorqueCause cause : kTorqueCauses) largest = std::max(largest, parts.of(cause).cwiseAbs().maxCoeff());
  return largest;
}

}  // namespace

TEST_CASE("Two rods: each part by its closed form, and the figures of the exercises") {
  const Model model = twoRods();
  const DynamicsInput input = teachingState();
  const TorqueParts parts = attributeTorque(model, input);
  const double s2 = std::sin(input.q[1]), c2 = std::cos(input.q[1]), c1 = std::cos(input.q[0]);
  const double b = 0.125;  // m2 l1 lc2
  const double M11 = 5.0 / 12.0 + 2.0 * b * c2, M12 = 1.0 / 12.0 + b * c2, M22 = 1.0 / 12.0;
  checkTwo(parts.own_inertia, M11 * 3.0, M22 * 4.0);
  checkTwo(parts.coupled_inertia, M12 * 4.0, M12 * 3.0);
  checkTwo(parts.centrifugal, -b * s2 * 4.0, b * s2 * 1.0);
  checkTwo(parts.coriolis, -2.0 * b * s2 * 1.0 * 2.0, 0.0);
  checkTwo(parts.gravity, 9.81 * 0.75 * c1, 0.0);  // the second rod stands upright
  checkTwo(parts.friction, 0.0, 0.0);
  checkTwo(parts.rotor, 0.0, 0.0);
  checkTwo(parts.external, 0.0, 0.0);

  CHECK((parts.gravity - Eigen::Vector2d(6.371782, 0.0)).norm() < 1e-6);
  CHECK((parts.inertia() - Eigen::Vector2d(2.208333, 0.770833)).norm() < 1e-6);
  CHECK((parts.velocity() - Eigen::Vector2d(-0.866025, 0.108253)).norm() < 1e-6);
  CHECK((parts.sum() - Eigen::Vector2d(7.714090, 0.879087)).norm() < 1e-6);
}

TEST_CASE("Two rods: rotors, friction and a weight at the tip are parts of their own") {
  const Model model = twoRods();
  DynamicsInput input = teachingState();
  input.terms = {.joint_friction = true, .rotor = true};
  // 10 N down at the tip, 0.5 m beyond the lower rod's origin, which stands upright: no moment about it
  input.external = {{model.findLink("lower"), {{0.0, 0.0, -10.0}, {0.0, 0.0, 0.0}}}};
  const TorqueParts parts = attributeTorque(model, input);
  checkTwo(parts.rotor, 0.05 * 3.0, 0.02 * 4.0);
  checkTwo(parts.friction, 0.3 * 1.0 + 0.1, 0.3 * 2.0 + 0.1);
  checkTwo(parts.external, 10.0 * 0.5 * std::cos(input.q[0]), 0.0);
  CHECK((parts.external - Eigen::Vector2d(4.330127, 0.0)).norm() < 1e-6);
  CHECK((parts.sum() - parts.friction - Eigen::Vector2d(7.86409 + 4.330127, 0.959087)).norm() < 1e-5);
  input.qd = Eigen::Vector2d(-1.0, 0.0);
  checkTwo(attributeTorque(model, input).friction, -0.3 - 0.2, 0.0);
}

TEST_CASE("Two rods: which link makes a joint's torque") {
  const Model model = twoRods();
  DynamicsInput input = teachingState();
  input.terms = {.joint_friction = true, .rotor = true};
  const TorqueByLink by_link = attributeTorqueByLink(model, input);
  const int upper = model.findLink("upper"), lower = model.findLink("lower");
  const double c1 = std::cos(input.q[0]), s2 = std::sin(input.q[1]), c2 = std::cos(input.q[1]);
  CHECK(by_link.gravity(0, upper) == Approx(9.81 * 0.25 * c1).epsilon(1e-14));
  CHECK(by_link.gravity(0, lower) == Approx(9.81 * 0.5 * c1).epsilon(1e-14));
  CHECK(by_link.own_inertia(0, upper) == Approx(3.0 / 12.0).epsilon(1e-14));
  CHECK(by_link.own_inertia(0, lower) == Approx(3.0 * (0.25 + 1.0 / 12.0 + 0.25 * c2)).epsilon(1e-14));
  // the upper rod turns about a fixed axis: the lower joint does not move it, and its own rate asks for nothing
  CHECK(by_link.coupled_inertia.col(upper).isZero(0.0));
  CHECK(by_link.own_inertia(1, upper) == 0.0);
  CHECK(std::abs(by_link.centrifugal(0, upper)) < 1e-15);
  CHECK(by_link.centrifugal(1, lower) == Approx(0.125 * s2).epsilon(1e-14));
  CHECK(by_link.rotor(0, upper) == 0.05 * 3.0);
  CHECK(by_link.rotor(0, lower) == 0.0);
  CHECK(by_link.friction(1, lower) == Approx(0.7).epsilon(1e-15));
  CHECK(by_link.sum().col(0).isZero(0.0));  // the base
}

TEST_CASE("The parts add up to the torques, by cause and by link, whatever the tree") {
  for (std::uint64_t seed = 5000; seed < 5120; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = random.integer(1, 40), .fixed = 0.3, .chain = random.chance(0.3)}),
                 {.merge_fixed_links = random.chance(0.6)});
    if (model.dof() == 0) continue;
    const DynamicsInput input = loadedInput(random, model);
    const Eigen::VectorXd tau = inverseDynamics(model, input);
    const TorqueParts parts = attributeTorque(model, input);
    const TorqueByLink by_link = attributeTorqueByLink(model, input);
    const double scale = largestPart(parts);
    CHECK((parts.sum() - tau).cwiseAbs().maxCoeff() < 1e-12 * scale);
    CHECK((by_link.sum().rowwise().sum() - tau).cwiseAbs().maxCoeff() < 1e-12 * scale);
    for (const TorqueCause cause : kTorqueCauses) {
      CAPTURE(nameOf(cause));
      CHECK((by_link.of(cause).rowwise().sum() - parts.of(cause)).cwiseAbs().maxCoeff() < 1e-12 * scale);
    }
    if (!input.terms.joint_friction) CHECK(parts.friction.isZero(0.0));
    if (!input.terms.rotor) CHECK(parts.rotor.isZero(0.0));
  }
}

TEST_CASE("Each part is the torque of a state that has this cause alone") {
  for (std::uint64_t seed = 5200; seed < 5240; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = random.integer(1, 12)}));
    const int n = model.dof();
    if (n == 0) continue;
    const DynamicsInput input = loadedInput(random, model);
    const TorqueParts parts = attributeTorque(model, input);
    const double scale = largestPart(parts);
    const auto check = [&](const Eigen::VectorXd& part, const Eigen::VectorXd& expected) {
      CHECK((part - expected).cwiseAbs().maxCoeff() < 1e-12 * scale);
    };
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(n);
    const Eigen::Vector3d weightless = Eigen::Vector3d::Zero();
    const auto torques = [&](const Eigen::VectorXd& qd, const Eigen::VectorXd& qdd, const Eigen::Vector3d& gravity) {
      return inverseDynamics(model, {input.q, qd, qdd, gravity, {}, {}});
    };
    check(parts.gravity, torques(zero, zero, input.gravity));
    check(parts.external, inverseDynamics(model, {input.q, zero, zero, weightless, input.external, {}}));
    check(parts.inertia(), torques(zero, input.qdd, weightless));
    check(parts.velocity(), torques(input.qd, zero, weightless));
    // one joint accelerates or turns at a time
    Eigen::VectorXd own(n), centrifugal = zero;
    for (int j = 0; j < n; ++j) {
      own[j] = torques(zero, input.qdd[j] * Eigen::VectorXd::Unit(n, j), weightless)[j];
      centrifugal += torques(input.qd[j] * Eigen::VectorXd::Unit(n, j), zero, weightless);
    }
    check(parts.own_inertia, own);
    check(parts.centrifugal, centrifugal);
  }
}

TEST_CASE("Centrifugal and Coriolis parts are those of the Christoffel symbols of the mass matrix") {
  for (std::uint64_t seed = 5300; seed < 5320; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = random.integer(2, 7), .prismatic = 0.3}));
    const int n = model.dof();
    if (n == 0) continue;
    const DynamicsInput input = randomInput(random, model);
    // dM_k = dM / dq_k by differences of fourth order: truncation and round-off below 1e-10 of M
    const double h = 1e-3;
    std::vector<Eigen::MatrixXd> dM;
    for (int k = 0; k < n; ++k) {
      const auto M = [&](double t) {
        DynamicsInput moved = input;
        moved.q[k] += t;
        return inverseDynamicsDerivatives(model, moved).dtau_dqdd;
      };
      dM.emplace_back((8.0 * (M(h) - M(-h)) - (M(2.0 * h) - M(-2.0 * h))) / (12.0 * h));
    }
    Eigen::VectorXd centrifugal = Eigen::VectorXd::Zero(n), coriolis = centrifugal;
    for (int i = 0; i < n; ++i) {
      for (int j = 0; j < n; ++j) {
        for (int k = 0; k < n; ++k) {
          const double symbol = 0.5 * (dM[static_cast<std::size_t>(k)](i, j) + dM[static_cast<std::size_t>(j)](i, k) -
                                       dM[static_cast<std::size_t>(i)](j, k));
          (j == k ? centrifugal : coriolis)[i] += symbol * input.qd[j] * input.qd[k];
        }
      }
    }
    const TorqueParts parts = attributeTorque(model, input);
    const double scale = largestPart(parts);
    CHECK((parts.centrifugal - centrifugal).cwiseAbs().maxCoeff() < 1e-8 * scale);
    CHECK((parts.coriolis - coriolis).cwiseAbs().maxCoeff() < 1e-8 * scale);
  }
}

TEST_CASE("A link's column is what the robot would need with that link's mass alone") {
  for (std::uint64_t seed = 5400; seed < 5415; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(2, 12), .fixed = 0.4});
    const Model model = compiled(mechanism);
    if (model.dof() == 0) continue;
    DynamicsInput input = randomInput(random, model);
    const TorqueByLink by_link = attributeTorqueByLink(model, input);
    const Eigen::MatrixXd sum = by_link.sum();
    const double scale = largestPart(attributeTorque(model, input));
    for (int l = 0; l < model.linkCount(); ++l) {
      Mechanism alone = mechanism;
      for (Link& link : alone.links) {
        if (link.name != model.links()[static_cast<std::size_t>(l)].name) link.inertial.reset();
      }
      const Eigen::VectorXd expected = inverseDynamics(compiled(alone), input);
      CHECK((sum.col(l) - expected).cwiseAbs().maxCoeff() < 1e-12 * scale);
    }
  }
}

TEST_CASE("What acts on a link from outside stands in that link's column, whatever its axes and its point") {
  for (std::uint64_t seed = 5450; seed < 5480; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = random.integer(1, 15), .fixed = 0.3, .chain = random.chance(0.3)}),
                 {.merge_fixed_links = random.chance(0.6)});
    if (model.dof() == 0) continue;
    const DynamicsInput input = loadedInput(random, model);
    const Eigen::MatrixXd external = attributeTorqueByLink(model, input).external;
    // the torques of this one wrench, all at rest and weightless, added up for each link
    Eigen::MatrixXd expected = Eigen::MatrixXd::Zero(model.dof(), model.linkCount());
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(model.dof());
    for (const ExternalWrench& wrench : input.external) {
      expected.col(wrench.link) += inverseDynamics(model, {input.q, zero, zero, Eigen::Vector3d::Zero(), {wrench}, {}});
    }
    CHECK((external - expected).cwiseAbs().maxCoeff() <= 1e-12 * expected.cwiseAbs().maxCoeff());
    for (int l = 0; l < model.linkCount(); ++l) {
      if (expected.col(l).isZero(0.0)) CHECK(external.col(l).isZero(0.0));
    }
  }
}

TEST_CASE("A link without mass contributes nothing, and one behind a fixed joint is told apart") {
  Random random(5500);
  Mechanism mechanism = randomMechanism(random, {.joints = 6, .prismatic = 0.0, .fixed = 0.0, .chain = true});
  mechanism.links[3].inertial.reset();
  mechanism.links[5].inertial->mass = 0.0;
  mechanism.links[5].inertial->I_LLcm_L.setZero();
  mechanism.joints[5].type = JointType::Fixed;  // link_6 is part of link_5's body
  const Model model = compiled(mechanism);
  DynamicsInput input = randomInput(random, model);
  const Eigen::MatrixXd sum = attributeTorqueByLink(model, input).sum();
  CHECK(sum.col(model.findLink("link_3")).isZero(0.0));
  CHECK(sum.col(model.findLink("link_5")).isZero(0.0));
  CHECK(sum.col(model.findLink("link_6")).cwiseAbs().minCoeff() > 0.0);
  CHECK(sum(4, model.findLink("link_4")) == 0.0);  // joint 5 carries link_5 and link_6, not link_4
}

TEST_CASE("One joint alone has no coupled and no Coriolis part at all") {
  Random random(5600);
  const Model model = compiled(randomMechanism(random, {.joints = 1, .prismatic = 0.0, .fixed = 0.0}));
  DynamicsInput input = randomInput(random, model);
  const TorqueParts parts = attributeTorque(model, input);
  CHECK(parts.coupled_inertia.isZero(0.0));
  CHECK(parts.coriolis.isZero(0.0));
  CHECK(std::abs(parts.centrifugal[0]) < 1e-13 * largestPart(parts));
}

TEST_CASE("What does not fit is refused, and no joints need no torque") {
  const Model model = twoRods();
  DynamicsInput input = teachingState();
  input.external = {{7, {}}};
  CHECK_THROWS_AS(attributeTorque(model, input), PreconditionError);
  input.external.clear();
  input.qd.resize(3);
  CHECK_THROWS_AS(attributeTorqueByLink(model, input), PreconditionError);
  Mechanism fixed;
  fixed.links.push_back({"base", {}, {}});
  CHECK(attributeTorque(compiled(fixed), {}).sum().size() == 0);
}
