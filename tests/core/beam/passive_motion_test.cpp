// SPDX-License-Identifier: GPL-3.0-or-later
// Passive joints of rods in a plane by Newmark's method, held against exact hybrid dynamics.
#include "core/beam/passive_motion.h"

#include "core/dynamics/hybrid_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/golden_ik.h"
#include "tests/support/passive_arm.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

struct Net {
  PlanarTree tree;
  JointDrive drive;
};

Net netOf(const Golden& data) {
  Net net;
  for (std::size_t i = 0; i < data["parent"].size(); ++i) {
    net.tree.links.push_back({data["parent"][i].get<int>() - 1, data["L"][i].get<double>(), data["m"][i].get<double>(),
                              data["mt"][i].get<double>(), data["passive"][i].get<int>() != 0});
  }
  net.drive = driveOf(DriveProfile::Cycloid, vectorOf(data["q0"]), vectorOf(data["active_amplitude"]));
  return net;
}

Golden goldenNets() { return goldenFile("passive_nets.json")["nets"]; }

/// The largest error of a passive angle at the instants of the golden rows.
double largestError(const PlanarTree& tree, const PlanarRun& run, const std::vector<std::vector<double>>& rows) {
  double largest = 0.0;
  const double dt = run.t[1];
  for (const std::vector<double>& row : rows) {
    const auto k = static_cast<std::size_t>(std::lround(row[0] / dt));
    std::size_t column = 1;
    for (std::size_t i = 0; i < tree.links.size(); ++i) {
      if (!tree.links[i].is_passive) continue;
      largest = std::max(largest, std::abs(run.motion[k].q[static_cast<Eigen::Index>(i)] - row[column++]));
    }
  }
  return largest;
}

}  // namespace

TEST_CASE("Any set of passive joints on chains and trees follows hybrid dynamics, with order 2", "[beam]") {
  for (const auto& [name, data] : goldenNets().items()) {
    CAPTURE(name);
    const Net net = netOf(data);
    const std::vector<std::vector<double>> rows = goldenRows("passive_net_" + name + ".csv");
    double before = 0.0;
    for (const auto& [step, expected] : data["errors_dt"].items()) {
      const double dt = std::stod(step);
      if (dt < 2e-3) continue;  // the same again, slower
      CAPTURE(dt);
      PassiveMotionOptions options;
      options.dt = dt;
      options.steps = static_cast<int>(std::lround(2.0 / dt));
      const Result<PlanarRun> run = passiveMotion(net.tree, net.drive, options);
      REQUIRE(run.ok());
      // the same method: the same errors, up to the instants that were looked at
      const double error = largestError(net.tree, *run, rows);
      CHECK(error == Approx(expected[0].get<double>()).epsilon(0.02));
      before = before == 0.0 ? error : before;
      // passive torques are left at round-off
      double left = 0.0;
      for (const Eigen::VectorXd& tau : run->tau) {
        for (std::size_t i = 0; i < net.tree.links.size(); ++i) {
          if (net.tree.links[i].is_passive) left = std::max(left, std::abs(tau[static_cast<Eigen::Index>(i)]));
        }
      }
      CHECK(left < 1e-12);
    }
  }
}

TEST_CASE("Half the step, a quarter of the error", "[beam]") {
  const Net net = netOf(goldenNets()["tree5"]);
  const std::vector<std::vector<double>> rows = goldenRows("passive_net_tree5.csv");
  double last = 0.0;
  for (const double dt : {0.02, 0.01, 0.005}) {
    PassiveMotionOptions options;
    options.dt = dt;
    options.steps = static_cast<int>(std::lround(2.0 / dt));
    const double error = largestError(net.tree, *passiveMotion(net.tree, net.drive, options), rows);
    if (last > 0.0) CHECK(std::log2(last / error) == Approx(2.0).margin(0.1));
    last = error;
  }
}

TEST_CASE("Hybrid dynamics goes along the golden nets", "[beam][hybrid]") {
  for (const auto& [name, data] : goldenNets().items()) {
    CAPTURE(name);
    const Net net = netOf(data);
    const Model model = compiled(mechanismOf(net.tree));
    const int n = model.dof();
    std::vector<int> at;
    for (int i = 0; i < n; ++i) at.push_back(model.findJoint("joint_" + std::to_string(i + 1)));
    // the state: all joints, of which the driven ones are overwritten by the drive
    HybridDynamicsInput input;
    input.q = input.qd = input.qdd = input.tau = Eigen::VectorXd::Zero(n);
    input.is_passive = passiveJoints(model);
    input.gravity.setZero();
    JointMotion motion{Eigen::VectorXd::Zero(n), Eigen::VectorXd::Zero(n), Eigen::VectorXd::Zero(n)};
    double residual = 0.0;
    const auto rates = [&](double t, const Eigen::VectorXd& q, const Eigen::VectorXd& qd) {
      input.q = q;
      input.qd = qd;
      net.drive(t, motion);
      for (int i = 0; i < n; ++i) {
        const int j = at[static_cast<std::size_t>(i)];
        if (input.is_passive[static_cast<std::size_t>(j)]) continue;
        input.q[j] = motion.q[i];
        input.qd[j] = motion.qd[i];
        input.qdd[j] = motion.qdd[i];
      }
      const Result<HybridDynamicsSolution> found = hybridDynamics(model, input);
      REQUIRE(found.ok());
      residual = std::max(residual, found->residual.cwiseAbs().maxCoeff());
      return std::pair(input.qd, found->qdd);
    };
    net.drive(0.0, motion);
    Eigen::VectorXd q(n), qd = Eigen::VectorXd::Zero(n);
    for (int i = 0; i < n; ++i) q[at[static_cast<std::size_t>(i)]] = motion.q[i];
    const std::vector<std::vector<double>> rows = goldenRows("passive_net_" + name + ".csv");
    const double dt = 2e-3;
    double largest = 0.0;
    for (int k = 0; k <= 1000; ++k) {
      if (k % 10 == 0) {
        std::size_t column = 1;
        for (int i = 0; i < n; ++i) {
          if (!net.tree.links[static_cast<std::size_t>(i)].is_passive) continue;
          const double expected = rows[static_cast<std::size_t>(k / 10)][column++];
          largest = std::max(largest, std::abs(q[at[static_cast<std::size_t>(i)]] - expected));
        }
      }
      // Runge and Kutta's fourth order
      const double t = k * dt;
      const auto [v1, a1] = rates(t, q, qd);
      const auto [v2, a2] = rates(t + 0.5 * dt, q + 0.5 * dt * v1, v1 + 0.5 * dt * a1);
      const auto [v3, a3] = rates(t + 0.5 * dt, q + 0.5 * dt * v2, v1 + 0.5 * dt * a2);
      const auto [v4, a4] = rates(t + dt, q + dt * v3, v1 + dt * a3);
      q += dt / 6.0 * (v1 + 2.0 * v2 + 2.0 * v3 + v4);
      qd = v1 + dt / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4);
    }
    // the chain of six whips round at 20 rad/s, and its errors grow; the golden figures have nine digits
    CHECK(largest < (name == "chain6" ? 2e-4 : 1e-6));
    CHECK(residual < 1e-12);
  }
}

TEST_CASE("A passive motion that cannot be says what is wrong and where", "[beam]") {
  Net net = netOf(goldenNets()["chain3"]);
  net.tree.links[2].mass = net.tree.links[2].tip_mass = 0.0;
  const auto message = [&](const PassiveMotionOptions& options) {
    const Result<PlanarRun> run = passiveMotion(net.tree, net.drive, options);
    REQUIRE_FALSE(run.ok());
    return run.diagnostics().front().message.text();
  };
  CHECK(message({}).find("H_PP is singular because the passive joint of link 3 moves no mass") == 0);
  net.tree.links[2].mass = 0.1;
  CHECK(message({-0.01, 10, NodalMass::Consistent, true}) == "dt is -0.01 s but must be greater than 0");
}
