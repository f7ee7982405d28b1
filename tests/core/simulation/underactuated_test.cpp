// SPDX-License-Identifier: GPL-3.0-or-later
// Controllers of mechanisms with one motor for two joints: they come up and stay up.
#include "core/simulation/underactuated.h"

#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/riccati.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Eigenvalues>

#include <cmath>
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
    const Eigen::VectorXcd poles = Eigen::EigenSolver<Eigen::MatrixXd>(a - b * found.K).eigenvalues();
    CHECK(poles.real().maxCoeff() < 0.0);
  }
  // what no torque reaches and does not fade
  const Result<Regulator> lost = linearQuadraticRegulator(Eigen::Matrix2d::Identity(), Eigen::Vector2d(1.0, 0.0),
                                                          Eigen::Matrix2d::Identity(), Eigen::MatrixXd::Ones(1, 1));
  REQUIRE_FALSE(lost.ok());
  CHECK(lost.diagnostics().front().message.find("it cannot be stabilised") == 0);
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

TEST_CASE("A controller for what it does not fit says so", "[underactuated]") {
  Mechanism mechanism = underactuatedMechanism(Underactuated::CartPole);
  mechanism.joints[1].passive = false;
  const Result<UnderactuatedController> made = UnderactuatedController::make(
      compiled(mechanism), Underactuated::CartPole, defaultGains(Underactuated::CartPole));
  REQUIRE_FALSE(made.ok());
  CHECK(made.diagnostics().front().message == "the controller is for two joints of which one is passive");
  Underactuated read = Underactuated::Acrobot;
  for (const Underactuated which : kUnderactuated) {
    CHECK(parseUnderactuated(toString(which), read));
    CHECK(read == which);
  }
}
