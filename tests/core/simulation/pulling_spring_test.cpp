// SPDX-License-Identifier: GPL-3.0-or-later
// The spring that pulls a link, against the inertia that its point has by hand.
#include "core/simulation/pulling_spring.h"

#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"

#include <cmath>
#include <vector>

using namespace linkwright;
using Eigen::Vector3d;

namespace {

constexpr double kMass = 2.0, kCentre = 0.3, kInertia = 0.05, kRotor = 0.01;

/// A pendulum about z: its mass kCentre from the axis, and a rotor.
Model pendulum() {
  Mechanism mechanism;
  mechanism.links = {{"base"}, {"rod"}};
  mechanism.links[1].inertial = Inertial{kMass, {kCentre, 0.0, 0.0}, kInertia * Eigen::Matrix3d::Identity()};
  Joint joint;
  joint.name = "joint";
  joint.type = JointType::Continuous;
  joint.parent = 0;
  joint.child = 1;
  joint.motor = {kRotor, 1.0};
  mechanism.joints = {joint};
  return Model::compile(mechanism).value();
}

PullingSpring springOf(const Model& model, const Vector3d& point, double stiffness, double step, int link = 1) {
  const Eigen::VectorXd q = Eigen::VectorXd::Constant(1, 0.4);
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  return criticalSpring(model, q, X_WB, link, point, stiffness, step);
}

}  // namespace

TEST_CASE("A spring at a pendulum is damped critically for the mass that is felt where it pulls", "[simulation]") {
  const Model model = pendulum();
  const Vector3d point(0.5, 0.1, 0.2);
  // about z: the moment of inertia over the square of the distance from the axis
  const double felt = (kInertia + kMass * kCentre * kCentre + kRotor) / point.head<2>().squaredNorm();
  const PullingSpring spring = springOf(model, point, 100.0, 1e-3);
  CHECK(spring.link == 1);
  CHECK(spring.point == point);
  CHECK(spring.stiffness == 100.0);
  CHECK(spring.damping == Approx(2.0 * std::sqrt(100.0 * felt)).epsilon(1e-12));
  // it pulls nowhere yet
  const Vector3d p_W(0.5 * std::cos(0.4) - 0.1 * std::sin(0.4), 0.5 * std::sin(0.4) + 0.1 * std::cos(0.4), 0.2);
  CHECK((spring.target - p_W).norm() < 1e-15);
  // a stiff one is no stiffer than its step can follow; without a step nothing bounds it
  const PullingSpring stiff = springOf(model, point, 1e6, 1e-2);
  CHECK(stiff.stiffness == Approx(0.25 * felt / 1e-4).epsilon(1e-12));
  CHECK(stiff.damping == Approx(2.0 * std::sqrt(stiff.stiffness * felt)).epsilon(1e-12));
  CHECK(springOf(model, point, 1e6, 0.0).stiffness == 1e6);
}

TEST_CASE("Where nothing gives way a spring is as stiff as was asked and has no damping", "[simulation]") {
  const Model model = pendulum();
  for (const int link : {0, 1}) {
    const PullingSpring spring = springOf(model, {0.0, 0.0, 0.2}, 300.0, 1e-2, link);
    CHECK(spring.stiffness == 300.0);
    CHECK(spring.damping == 0.0);
  }
  CHECK_THROWS_AS(springOf(model, Vector3d::Zero(), 100.0, 1e-3, 2), PreconditionError);
}
