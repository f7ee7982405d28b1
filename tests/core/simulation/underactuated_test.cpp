// SPDX-License-Identifier: GPL-3.0-or-later
// Controllers of mechanisms with one motor for two joints: they come up and stay up.
#include "core/simulation/underactuated.h"

#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/riccati.h"
#include "core/io/scene_file.h"
#include "core/scene/simulation_setup.h"
#include "core/simulation/simulator.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Eigenvalues>
#include <Eigen/LU>

#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <utility>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// Runge and Kutta's fourth order with the torque held over a step.
void advance(const Model& model, const Eigen::Vector2d& tau, double dt, Eigen::Vector2d& q, Eigen::Vector2d& qd) {
  const auto accelerations = [&](const Eigen::Vector2d& at, const Eigen::Vector2d& rate) {
    return Eigen::Vector2d(*forwardDynamics(model, {at, rate, tau, {0.0, 0.0, -kStandardGravity}, {}, {}}));
  };
  const Eigen::Vector2d a1 = accelerations(q, qd), v2 = qd + 0.5 * dt * a1;
  const Eigen::Vector2d a2 = accelerations(q + 0.5 * dt * qd, v2), v3 = qd + 0.5 * dt * a2;
  const Eigen::Vector2d a3 = accelerations(q + 0.5 * dt * v2, v3), v4 = qd + dt * a3;
  const Eigen::Vector2d a4 = accelerations(q + dt * v3, v4);
  q += dt / 6.0 * (qd + 2.0 * v2 + 2.0 * v3 + v4);
  qd += dt / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4);
}

const char* sceneOf(Underactuated which) {
  switch (which) {
    case Underactuated::Acrobot: return "acrobot_swing_up.json";
    case Underactuated::CartPole: return "cart_pole_balanced.json";
    case Underactuated::Furuta: return "furuta_pendulum_swing_up.json";
    case Underactuated::PassiveLast: break;
  }
  return "arm_with_a_passive_last_joint.json";
}

std::string refusal(const Mechanism& mechanism, Underactuated which, const UnderactuatedGains& gains,
                    const Eigen::Vector3d& gravity = {0.0, 0.0, -kStandardGravity}) {
  const Result<UnderactuatedController> made =
      UnderactuatedController::make(compiled(mechanism), which, gains, gravity);
  REQUIRE_FALSE(made.ok());
  return made.diagnostics().front().message;
}

}  // namespace

TEST_CASE("The regulator solves Riccati's equation and is stable", "[underactuated]") {
  // x'' = u with weights 1, 0 and 1: K = [1, sqrt 2]
  Eigen::Matrix2d A, Q;
  A << 0.0, 1.0, 0.0, 0.0;
  Q << 1.0, 0.0, 0.0, 0.0;
  const Regulator known = *linearQuadraticRegulator(A, Eigen::Vector2d(0.0, 1.0), Q, Eigen::MatrixXd::Ones(1, 1));
  CHECK(known.K(0, 0) == Approx(1.0).epsilon(1e-12));
  CHECK(known.K(0, 1) == Approx(std::sqrt(2.0)).epsilon(1e-12));
  for (std::uint64_t seed = 8500; seed < 8530; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const int n = random.integer(1, 6), m = random.integer(1, 2);
    const auto matrix = [&](int rows, int columns) {
      Eigen::MatrixXd M(rows, columns);
      for (int c = 0; c < columns; ++c) M.col(c) = random.vectorOf(rows, 2.0);
      return M;
    };
    const Eigen::MatrixXd a = matrix(n, n), b = matrix(n, m), root = matrix(n, n);
    const Eigen::MatrixXd q = root * root.transpose() + 0.1 * Eigen::MatrixXd::Identity(n, n);
    const Eigen::MatrixXd r = Eigen::MatrixXd::Identity(m, m) * random.uniform(0.1, 2.0);
    const Regulator found = *linearQuadraticRegulator(a, b, q, r);
    const Eigen::MatrixXd left = a.transpose() * found.P + found.P * a - found.P * b * found.K + q;
    // eigenvectors of a random matrix cost some digits
    CHECK(left.cwiseAbs().maxCoeff() < 1e-8 * found.P.squaredNorm() + 1e-9);
    const Eigen::VectorXcd poles = Eigen::EigenSolver<Eigen::MatrixXd>(Eigen::MatrixXd(a - b * found.K)).eigenvalues();
    CHECK(poles.real().maxCoeff() < 0.0);
  }
  // what no torque reaches and does not fade
  const Result<Regulator> lost = linearQuadraticRegulator(Eigen::Matrix2d::Identity(), Eigen::Vector2d(1.0, 0.0),
                                                          Eigen::Matrix2d::Identity(), Eigen::MatrixXd::Ones(1, 1));
  REQUIRE_FALSE(lost.ok());
  CHECK(lost.diagnostics().front().message.text().find("no stabilising regulator exists") == 0);
}

TEST_CASE("From hanging to standing, with no torque on the passive joint", "[underactuated]") {
  for (const Underactuated which : kUnderactuated) {
    CAPTURE(toString(which));
    const Model model = compiled(underactuatedMechanism(which));
    const UnderactuatedController controller =
        std::move(UnderactuatedController::make(model, which, defaultGains(which))).value();
    Eigen::Vector2d q(0.05, -0.1), qd = Eigen::Vector2d::Zero();
    const int passive = which == Underactuated::Acrobot ? 0 : 1;
    const double dt = 2e-3;
    bool is_balancing = false;
    for (int k = 0; k < 30000; ++k) {  // one minute
      const UnderactuatedController::Command command = controller.command(model, q, qd);
      REQUIRE(command.tau[passive] == 0.0);
      is_balancing = command.is_balancing;
      advance(model, command.tau, dt, q, qd);
    }
    CHECK(is_balancing);
    CHECK(qd.norm() < 1e-6);
    const Eigen::Vector2d off = q - uprightPose(which);
    CHECK(std::abs(std::remainder(off[passive], 2.0 * std::acos(-1.0))) < 1e-6);
  }
}

TEST_CASE("The examples swing up from hanging and balance in the simulator", "[underactuated][simulation]") {
  for (const Underactuated which : kUnderactuated) {
    CAPTURE(sceneOf(which));
    const Result<SceneData> scene =
        readModelFile(sourcePath(std::string("assets/examples/") + sceneOf(which)).string());
    REQUIRE(scene.ok());
    CHECK(scene.diagnostics().empty());
    const auto model = std::make_shared<const Model>(compiled(scene->mechanism));
    // the scenes are the mechanisms of this library, with shapes
    const Model own = compiled(underactuatedMechanism(which));
    CHECK(model->totalMass() == Approx(own.totalMass()).epsilon(1e-12));
    Result<SimulationSetup> setup = simulationSetup(*scene, model);
    REQUIRE(setup.ok());
    const SimulationSettings settings = setup->settings;
    CHECK(settings.integrator == Integrator::RungeKutta4);
    CHECK(settings.step == 1e-3);
    const auto& torque = std::get<ControllerTorque>(settings.torques);
    CHECK(torque.which == which);
    CHECK(torque.gains == defaultGains(which));
    const UnderactuatedController controller =
        std::move(UnderactuatedController::make(*model, which, torque.gains, setup->gravity)).value();
    Eigen::Vector2d start = setup->q;
    CHECK_FALSE(controller.command(*model, start, Eigen::Vector2d::Zero()).is_balancing);
    Result<Simulator> made = Simulator::create(std::move(setup).value());
    REQUIRE(made.ok());
    CHECK(made.diagnostics().empty());
    Simulator run = std::move(made).value();
    REQUIRE(run.run() == SimulationStatus::Finished);
    // within a hundredth of upright over the last second, whole turns apart, at rest at its end
    const SimulationRecord& record = run.record();
    int kept = 0;
    for (std::size_t k = 0; k < record.size(); ++k) {
      CHECK(record.tau()(static_cast<Eigen::Index>(k), controller.passive()) == 0.0);
      if (record.times()[k] < settings.duration - 1.0) continue;
      ++kept;
      Eigen::Vector2d off = record.q().row(static_cast<Eigen::Index>(k)).transpose() - controller.upright();
      for (int i = 0; i < 2; ++i) {
        if (model->joints()[static_cast<std::size_t>(i)].type != JointType::Prismatic)
          off[i] = std::remainder(off[i], 2.0 * std::acos(-1.0));
      }
      CHECK(off.cwiseAbs().maxCoeff() < 1e-2);
    }
    CHECK(kept > 50);
    const auto command = controller.command(*model, run.state().head(2), run.state().segment(2, 2));
    CHECK(command.is_balancing);
    CHECK(std::abs(command.energy_error) < 1e-3);
  }
}

TEST_CASE("The command tells which part acts, how far it is off and how much energy is missing", "[underactuated]") {
  for (const Underactuated which : kUnderactuated) {
    CAPTURE(toString(which));
    const Model model = compiled(underactuatedMechanism(which));
    const UnderactuatedController controller =
        std::move(UnderactuatedController::make(model, which, defaultGains(which))).value();
    const Eigen::Vector2d still = Eigen::Vector2d::Zero(), up = controller.upright();
    CHECK(up == uprightPose(which));
    const auto at_top = controller.command(model, up, still);
    CHECK(at_top.is_balancing);
    CHECK(at_top.distance == Approx(0.0).margin(1e-20));
    CHECK(at_top.energy_error == Approx(0.0).margin(1e-12));
    CHECK(at_top.tau.norm() == Approx(0.0).margin(1e-9));
    // a little off: tau = -K x
    const Eigen::Vector4d x(1e-3, -2e-3, 3e-3, 1e-3);
    const auto near = controller.command(model, up + x.head<2>(), x.tail<2>());
    CHECK(near.is_balancing);
    CHECK(near.tau[controller.driven()] == Approx(-controller.K().dot(x)).epsilon(1e-9));
    // hanging: what lifts the weight is missing; with the driven joint at home for those that swing one link
    Eigen::Vector2d down = up;
    down[which == Underactuated::Acrobot ? 0 : controller.passive()] =
        which == Underactuated::PassiveLast ? up[0] : 0.0;
    const auto hanging = controller.command(model, down, still);
    CHECK_FALSE(hanging.is_balancing);
    const double lift = which == Underactuated::Acrobot       ? 4.0 * kStandardGravity
                        : which == Underactuated::PassiveLast ? 1.0 * kStandardGravity
                        : which == Underactuated::CartPole    ? 0.2 * 0.6 * kStandardGravity
                                                              : 0.15 * 0.4 * kStandardGravity;
    CHECK(hanging.energy_error == Approx(-lift).epsilon(1e-12));
  }
}

TEST_CASE("While it pumps, the acrobot's law lets its function fall as it says", "[underactuated]") {
  // V = (energy E^2 + kp q^2 + qd^2) / 2 of the driven joint: V' = -kd qd^2 where neither bound holds
  const Model model = compiled(underactuatedMechanism(Underactuated::Acrobot));
  UnderactuatedGains gains = defaultGains(Underactuated::Acrobot);
  gains.energy = 0.05;
  gains.limit = 1e6;
  const UnderactuatedController controller =
      std::move(UnderactuatedController::make(model, Underactuated::Acrobot, gains)).value();
  const auto V = [&](const Eigen::Vector2d& q, const Eigen::Vector2d& qd) {
    const double E = controller.command(model, q, qd).energy_error;
    return 0.5 * (gains.energy * E * E + gains.kp * q[1] * q[1] + qd[1] * qd[1]);
  };
  for (std::uint64_t seed = 8600; seed < 8620; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Eigen::Vector2d q = random.vectorOf(2, 1.2), qd = random.vectorOf(2, 2.0);
    const auto command = controller.command(model, q, qd);
    if (command.is_balancing) continue;
    const Eigen::Vector2d qdd = *forwardDynamics(model, {q, qd, command.tau, {0.0, 0.0, -kStandardGravity}, {}, {}});
    const double h = 1e-6;
    const double slope = (V(q + h * qd, qd + h * qdd) - V(q - h * qd, qd - h * qdd)) / (2.0 * h);
    // differences of V, some tens, over 2e-6
    CHECK(slope == Approx(-gains.kd * qd[1] * qd[1]).margin(1e-6 * (1.0 + V(q, qd))));
  }
}

TEST_CASE("Upright is found wherever a robot's angles begin", "[underactuated]") {
  // the pole of this example points up at 0
  const SceneData scene = readModelFile(sourcePath("assets/examples/cart_pole.json").string()).value();
  const Model cart = compiled(scene.mechanism);
  CHECK(kindOf(cart).value() == Underactuated::CartPole);
  const Eigen::Vector2d up = uprightPose(cart, Underactuated::CartPole, scene.gravity).value();
  CHECK(up.cwiseAbs().maxCoeff() < 1e-12);
  for (const Underactuated which : kUnderactuated) {
    CAPTURE(toString(which));
    const Model model = compiled(underactuatedMechanism(which));
    CHECK(kindOf(model).value() == which);
    CHECK(uprightPose(model, which, {0.0, 0.0, -kStandardGravity}).value() == uprightPose(which));
  }
  // gravity aslant: two links stand against it
  const Model model = compiled(underactuatedMechanism(Underactuated::Acrobot));
  const Eigen::Vector2d aslant =
      uprightPose(model, Underactuated::Acrobot, {-5.0 * std::sin(0.3), 0.0, -5.0 * std::cos(0.3)}).value();
  CHECK(std::remainder(aslant[0] - (std::acos(-1.0) + 0.3), 2.0 * std::acos(-1.0)) == Approx(0.0).margin(1e-12));
}

TEST_CASE("A motor that has to hold weight upright gives that besides what balances", "[underactuated]") {
  // the forearm's centre of mass beside its line: the elbow's motor holds it, the passive shoulder stands
  Mechanism bent = underactuatedMechanism(Underactuated::Acrobot);
  bent.links[2].inertial->p_LLcm.x() = 0.1;
  const Model model = compiled(bent);
  const Eigen::Vector3d gravity(0.0, 0.0, -kStandardGravity);
  const UnderactuatedController controller =
      std::move(UnderactuatedController::make(model, Underactuated::Acrobot, defaultGains(Underactuated::Acrobot)))
          .value();
  const Eigen::Vector2d up = controller.upright();
  const auto command = controller.command(model, up, Eigen::Vector2d::Zero());
  REQUIRE(command.is_balancing);
  CHECK(std::abs(command.tau[controller.driven()]) > 0.5);
  const Eigen::Vector2d qdd = *forwardDynamics(model, {up, Eigen::Vector2d::Zero(), command.tau, gravity, {}, {}});
  CHECK(qdd.norm() < 1e-9);
  // K is of that balance: from a little off, all comes to rest there
  Eigen::Vector2d q = up + Eigen::Vector2d(0.01, -0.01), qd = Eigen::Vector2d::Zero();
  for (int k = 0; k < 8000; ++k) advance(model, controller.command(model, q, qd).tau, 1e-3, q, qd);
  CHECK((q - up).norm() < 1e-3);
  CHECK(qd.norm() < 1e-3);
  // the slopes about it: by what forward dynamics says of small steps about the torque that holds
  const LinearSystem system = *linearised(model, up, controller.driven(), gravity);
  const Eigen::Vector2d dq(2e-5, -1e-5);
  const Eigen::Vector2d off = *forwardDynamics(model, {up + dq, Eigen::Vector2d::Zero(), command.tau, gravity, {}, {}});
  const Eigen::Vector2d slope = system.A.bottomLeftCorner<2, 2>() * dq;
  CHECK((off - slope).norm() < 1e-3 * slope.norm());
}

TEST_CASE("A pose that nothing holds is refused, with the joint that would turn", "[underactuated]") {
  using Catch::Matchers::ContainsSubstring;
  Mechanism bent = underactuatedMechanism(Underactuated::PassiveLast);
  bent.links[2].inertial->p_LLcm.x() = 0.1;
  const std::string words = refusal(bent, Underactuated::PassiveLast, defaultGains(Underactuated::PassiveLast));
  CHECK_THAT(words, ContainsSubstring("is not an equilibrium"));
  CHECK_THAT(words, ContainsSubstring("joint 'elbow'"));
  CHECK_THAT(words, ContainsSubstring("on passive joint"));
  // less than what counts
  bent.links[2].inertial->p_LLcm.x() = 1e-8;
  CHECK(UnderactuatedController::make(compiled(bent), Underactuated::PassiveLast,
                                      defaultGains(Underactuated::PassiveLast))
            .ok());
}

TEST_CASE("A robot with a spring is refused, with the joint that has it", "[underactuated][spring]") {
  using Catch::Matchers::ContainsSubstring;
  for (const Underactuated which : kUnderactuated) {
    CAPTURE(toString(which));
    for (const std::size_t joint : {0u, 1u}) {
      Mechanism mechanism = underactuatedMechanism(which);
      mechanism.joints[joint].spring = {2.0, 0.1};
      const std::string words = refusal(mechanism, which, defaultGains(which));
      CHECK_THAT(words, ContainsSubstring("joint '" + mechanism.joints[joint].name + "' has a spring"));
      CHECK_THAT(words, ContainsSubstring("remove the spring"));
      CHECK_FALSE(uprightPose(compiled(mechanism), which, {0.0, 0.0, -kStandardGravity}).ok());
    }
  }
}

TEST_CASE("The slopes about a balance hold the springs", "[underactuated][spring]") {
  // they are of any robot of two joints: those of the one without springs, less what K takes from the accelerations
  const Eigen::Vector3d gravity(0.0, 0.0, -kStandardGravity);
  Mechanism mechanism = underactuatedMechanism(Underactuated::Acrobot);
  const Eigen::Vector2d up = uprightPose(Underactuated::Acrobot);
  const Model plain = compiled(mechanism);
  mechanism.joints[0].spring = {30.0, up[0]};
  mechanism.joints[1].spring = {5.0, 0.4};
  const Model sprung = compiled(mechanism);
  const LinearSystem without = *linearised(plain, up, 1, gravity), with = *linearised(sprung, up, 1, gravity);
  const Eigen::Matrix2d taken = massMatrix(plain, up).inverse() * Eigen::Vector2d(30.0, 5.0).asDiagonal();
  const Eigen::Matrix2d expected = without.A.bottomLeftCorner<2, 2>() - taken;
  CHECK((with.A.bottomLeftCorner<2, 2>() - expected).norm() < 1e-6 * expected.norm());
  CHECK((with.B - without.B).norm() < 1e-9 * without.B.norm());
}

TEST_CASE("A controller for what it does not fit says so", "[underactuated]") {
  using Catch::Matchers::ContainsSubstring;
  const UnderactuatedGains gains = defaultGains(Underactuated::CartPole);
  const Mechanism cart = underactuatedMechanism(Underactuated::CartPole);
  Mechanism mechanism = cart;
  mechanism.joints[1].passive = false;
  CHECK(refusal(mechanism, Underactuated::CartPole, gains) ==
        "the controller needs two joints, one of them passive; joints of this robot: 2, passive joints: 0");
  mechanism.joints[0].passive = mechanism.joints[1].passive = true;
  CHECK_THAT(refusal(mechanism, Underactuated::CartPole, gains), ContainsSubstring("2, passive joints: 2"));
  // a passive cart
  mechanism.joints[1].passive = false;
  CHECK_THAT(refusal(mechanism, Underactuated::CartPole, gains), ContainsSubstring("this robot is none of these"));
  CHECK(refusal(cart, Underactuated::Furuta, gains) ==
        "the controller is for a pole on a rotating arm, but this robot is a pole on a cart; "
        "choose 'cart-pole'");
  CHECK_THAT(refusal(cart, Underactuated::CartPole, gains, Eigen::Vector3d::Zero()),
             ContainsSubstring("gravity does not act on joint 'hinge'"));
  const auto refused = [&](const char* words, auto change) {
    INFO(words);
    UnderactuatedGains bad = gains;
    change(bad);
    CHECK_THAT(refusal(cart, Underactuated::CartPole, bad), ContainsSubstring(words));
    // and by the settings of a simulation
    SimulationSettings settings;
    settings.torques = ControllerTorque{Underactuated::CartPole, bad};
    REQUIRE(settingsProblems(settings, 2).size() == 1);
    CHECK_THAT(settingsProblems(settings, 2).front(), ContainsSubstring(words));
  };
  const char* const finite = "must be finite numbers, 0 or greater";
  refused(finite, [](UnderactuatedGains& g) { g.energy = -1.0; });
  refused(finite, [](UnderactuatedGains& g) { g.kp = std::numeric_limits<double>::quiet_NaN(); });
  refused(finite, [](UnderactuatedGains& g) { g.kd = std::numeric_limits<double>::infinity(); });
  refused(finite, [](UnderactuatedGains& g) { g.limit = -1e-9; });
  refused(finite, [](UnderactuatedGains& g) { g.Q[2] = -0.1; });
  refused("R of the torque must be greater than 0", [](UnderactuatedGains& g) { g.R = 0.0; });
  refused("the capture value must be greater than 0", [](UnderactuatedGains& g) { g.capture = 0.0; });
  Underactuated read = Underactuated::Acrobot;
  for (const Underactuated which : kUnderactuated) {
    CHECK(parseUnderactuated(toString(which), read));
    CHECK(read == which);
  }
}
