// SPDX-License-Identifier: GPL-3.0-or-later
// Motion without contact: energy, the orders of the integrators, momentum.
#include "core/dynamics/energy.h"
#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// Of an example robot, without friction.
SimulationSetup undamped(Mechanism mechanism, const Eigen::Vector3d& gravity) {
  for (Joint& joint : mechanism.joints) {
    joint.damping = 0.0;
    joint.coulomb = {};
    joint.limits = {};
  }
  Result<Model> model = Model::compile(mechanism);
  REQUIRE(model.ok());
  SimulationSetup setup;
  setup.model = std::make_shared<const Model>(std::move(model).value());
  setup.q = setup.model->readyPose();
  setup.qd = Eigen::VectorXd::Zero(setup.model->dof());
  setup.gravity = gravity;
  return setup;
}

SimulationSetup undampedExample(const std::string& name) {
  const Result<SceneData> scene = readModelFile(sourcePath("assets/examples/" + name + ".json").string());
  REQUIRE(scene.ok());
  return undamped(scene->mechanism, scene->gravity);
}

/// Least potential energy, by descent from several poses: the scale that errors of energy are held against.
double leastPotential(const SimulationSetup& setup, Random& random) {
  double least = std::numeric_limits<double>::infinity();
  const int n = setup.model->dof();
  for (int tries = 0; tries < 20; ++tries) {
    Eigen::VectorXd q = random.vectorOf(n, 3.0);
    double step = 0.5, here = potentialEnergy(*setup.model, q, setup.gravity);
    while (step > 1e-6) {
      bool better = false;
      for (int i = 0; i < n; ++i) {
        for (const double side : {step, -step}) {
          Eigen::VectorXd there = q;
          there[i] += side;
          const double energy = potentialEnergy(*setup.model, there, setup.gravity);
          if (energy >= here) continue;
          here = energy;
          q = there;
          better = true;
        }
      }
      if (!better) step *= 0.5;
    }
    least = std::min(least, here);
  }
  return least;
}

}  // namespace

TEST_CASE("Undamped robots keep their energy for a minute", "[simulation]") {
  const std::string name = GENERATE(as<std::string>{}, "acrobot", "cart_pole", "furuta_pendulum", "five links");
  CAPTURE(name);
  SimulationSetup setup =
      name == "five links" ? undamped(rods(5, 1.0, 0.0, armBase('A')), {0, 0, -9.81}) : undampedExample(name);
  const int n = setup.model->dof();
  for (int i = 0; i < n; ++i) {
    setup.q[i] = setup.model->joints()[static_cast<std::size_t>(i)].type == JointType::Prismatic ? 0.0 : 0.4 - 0.2 * i;
  }
  setup.settings.integrator = Integrator::DormandPrince5;
  setup.settings.tolerance = 1e-11;
  setup.settings.step = 0.1;
  setup.settings.duration = 60.0;
  Random random(5);
  const double least = leastPotential(setup, random);
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const std::vector<EnergySample>& energy = simulator.record().energy();
  const double first = energy[0].kinetic + energy[0].potential;
  double worst = 0.0, most_kinetic = 0.0;
  for (const EnergySample& e : energy) {
    worst = std::max(worst, std::abs(e.kinetic + e.potential - first));
    most_kinetic = std::max(most_kinetic, e.kinetic);
  }
  CAPTURE(worst, first - least, most_kinetic);
  CHECK(most_kinetic > 0.1 * (first - least));
  CHECK(worst <= 1e-8 * (first - least));
}

TEST_CASE("The integrators are of their orders", "[simulation]") {
  const auto& [integrator, order] = GENERATE(table<Integrator, double>(
      {{Integrator::SemiImplicitEuler, 1.0}, {Integrator::RungeKutta4, 4.0}, {Integrator::DormandPrince5, 5.0}}));
  CAPTURE(toString(integrator));
  SimulationSetup setup = undamped(rods(1, 1.0, 0.0, armBase('B')), {0, 0, -9.81});
  setup.q << 0.5;
  setup.qd << 0.5;
  Result<SimulatedSystem> made = SimulatedSystem::create(setup);
  REQUIRE(made.ok());
  SimulatedSystem system = std::move(made).value();
  const auto f = [&](double t, const Eigen::VectorXd& y, Eigen::VectorXd& dy) { system.derivative(t, y, dy); };
  const auto end_of = [&](int steps, Integrator by) {
    Eigen::VectorXd y = Eigen::VectorXd::Zero(system.stateSize()), dy, out;
    y.head(2) << 0.5, 0.5;
    IntegratorScratch scratch;
    const double h = 2.0 / steps;
    for (int k = 0; k < steps; ++k) {
      f(k * h, y, dy);
      switch (by) {
        case Integrator::SemiImplicitEuler: semiImplicitEulerStep(y, dy, h, 1, out); break;
        case Integrator::RungeKutta4: rungeKutta4Step(f, k * h, y, dy, h, scratch, out); break;
        case Integrator::DormandPrince5: dormandPrince5Step(f, k * h, y, dy, h, scratch, out); break;
      }
      y = out;
    }
    return Eigen::VectorXd(y.head(2));
  };
  const Eigen::VectorXd exact = end_of(8000, Integrator::DormandPrince5);
  const int steps = order < 2.0 ? 2000 : order < 4.5 ? 640 : 160;
  const double coarse = (end_of(steps, integrator) - exact).norm(),
               fine = (end_of(2 * steps, integrator) - exact).norm();
  CAPTURE(coarse, fine);
  CHECK(std::log2(coarse / fine) == Approx(order).margin(0.25));
}

TEST_CASE("Free motion has the accelerations of forward dynamics", "[simulation]") {
  SimulationSetup setup = undampedExample("puma560");
  setup.q = Eigen::VectorXd::LinSpaced(6, -0.5, 0.6);
  setup.qd = Eigen::VectorXd::LinSpaced(6, 1.0, -1.0);
  setup.settings.torques = ConstantTorque{Eigen::VectorXd::LinSpaced(6, 5.0, -2.0)};
  setup.loads = {{setup.model->deepestLink(), {{1.0, 2.0, -3.0}, {0.1, 0.2, 0.3}}}};
  const Simulator simulator = simulatorOf(setup);
  const Result<Eigen::VectorXd> qdd = forwardDynamics(
      *setup.model,
      {setup.q, setup.qd, Eigen::VectorXd::LinSpaced(6, 5.0, -2.0), setup.gravity, setup.loads, {true, true}});
  REQUIRE(qdd.ok());
  CHECK((simulator.record().qdd().row(0).transpose() - *qdd).norm() < 1e-12 * qdd->norm());
}
