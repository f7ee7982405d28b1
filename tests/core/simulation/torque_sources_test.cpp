// SPDX-License-Identifier: GPL-3.0-or-later
// Motors that follow a motion, sliders, and a run as a motion of its own.
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

#include <algorithm>

using namespace linkwright;
using namespace linkwright::test;

namespace {

SimulationSetup following(MotionTorque::Control control, double kp, double kd) {
  SimulationSetup setup = paperSetup('B', "vii");
  setup.contacts.clear();
  const std::vector<StoredPose> poses = {{"from", Eigen::Vector3d(0.2, -0.4, 0.3)},
                                         {"to", Eigen::Vector3d(-0.8, 0.9, -0.5)}};
  Result<Trajectory> motion = compileTrajectory(*setup.model, poses, planBetween("from", "to", 1.5));
  REQUIRE(motion.ok());
  setup.motion = *motion;
  setup.q = poses[0].q;
  setup.settings.torques =
      MotionTorque{control, Eigen::Vector3d::Constant(kp), Eigen::Vector3d::Constant(kd), std::nullopt};
  setup.settings.duration = 2.0;
  return setup;
}

double lagOf(const Simulator& simulator) {
  double worst = 0.0;
  for (std::size_t k = 0; k < simulator.record().size(); ++k) {
    const JointState wanted = simulator.system().setup().motion->sample(simulator.record().times()[k]);
    worst = std::max(worst, (simulator.record().q().row(Eigen::Index(k)).transpose() - wanted.q).cwiseAbs().maxCoeff());
  }
  return worst;
}

}  // namespace

TEST_CASE("Computed torque follows a motion, PD lags behind it", "[simulation]") {
  Simulator exact = simulatorOf(following(MotionTorque::Control::ComputedTorque, 100.0, 20.0));
  REQUIRE(exact.run() == SimulationStatus::Finished);
  CHECK(lagOf(exact) < 1e-8);
  Simulator pd = simulatorOf(following(MotionTorque::Control::Pd, 1000.0, 10.0));
  REQUIRE(pd.run() == SimulationStatus::Finished);
  CHECK(lagOf(pd) < 0.05);
  CHECK(lagOf(pd) > 1e-4);
}

TEST_CASE("Computed torque gets rid of an initial error as its gains say", "[simulation]") {
  SimulationSetup setup = following(MotionTorque::Control::ComputedTorque, 25.0, 10.0);
  setup.q += Eigen::Vector3d(0.1, -0.05, 0.02);
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  // e'' + 10 e' + 25 e = 0 from e(0) at rest: e = e(0) (1 + 5 t) exp(-5 t)
  const SimulationRecord& record = simulator.record();
  const JointState wanted = simulator.system().setup().motion->sample(1.0);
  const double left = 6.0 * std::exp(-5.0);
  CHECK(record.q()(1000, 0) - wanted.q[0] == Approx(0.1 * left).epsilon(1e-4));
  CHECK(record.q()(1000, 1) - wanted.q[1] == Approx(-0.05 * left).epsilon(1e-4));
}

TEST_CASE("Sliders act from where they are moved", "[simulation]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.settings.torques = SliderTorque{Eigen::Vector3d::Zero()};
  Simulator simulator = simulatorOf(setup);
  simulator.run(0.1);
  simulator.setSliders(Eigen::Vector3d(-3.0, -3.0, -3.0));
  simulator.step();
  const SimulationRecord& record = simulator.record();
  CHECK(record.tau().row(0).isZero(0.0));
  CHECK(record.tau().row(record.tau().rows() - 1) == Eigen::RowVector3d(-3.0, -3.0, -3.0));
}

TEST_CASE("A run is a motion", "[simulation]") {
  SimulationSetup setup = paperSetup('A', "iii");
  setup.settings.duration = 1.0;
  setup.settings.steps_per_sample = 10;
  Simulator simulator = simulatorOf(std::move(setup));
  REQUIRE(simulator.run() == SimulationStatus::Finished);
  const Result<Trajectory> motion = compileTrajectory(simulator.system().model(), {}, simulator.record().motion());
  REQUIRE(motion.ok());
  CHECK(motion->duration() == Approx(1.0));
  const JointState state = motion->sample(0.5);
  CHECK(state.q == simulator.record().q().row(50).transpose());
  CHECK(state.qd == simulator.record().qd().row(50).transpose());
  CHECK(state.qdd == simulator.record().qdd().row(50).transpose());
}

TEST_CASE("A joint without a motor has no torque", "[simulation]") {
  Mechanism mechanism = rods(3, 1.0, 3.0, armBase('A'));
  mechanism.joints[1].passive = true;
  Result<Model> model = Model::compile(mechanism);
  REQUIRE(model.ok());
  SimulationSetup setup = paperSetup('A', "i");
  setup.model = std::make_shared<const Model>(std::move(model).value());
  const Simulator simulator = simulatorOf(std::move(setup));
  CHECK(simulator.record().tau().row(0) == Eigen::RowVector3d(-3.0, 0.0, -3.0));
}
