// SPDX-License-Identifier: GPL-3.0-or-later
// Mechanisms whose torques can be written down.
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/kinematics/jacobian.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <limits>

using namespace linkwright;
using namespace linkwright::test;

namespace {

Link solid(const std::string& name, double mass, const Eigen::Vector3d& centre, const Eigen::Vector3d& principal) {
  return {name, Inertial{mass, centre, Eigen::Matrix3d(principal.asDiagonal())}, {}};
}

Joint jointTo(int child, JointType type, const Eigen::Vector3d& origin, const Eigen::Vector3d& axis) {
  Joint joint;
  joint.name = "joint_" + std::to_string(child);
  joint.type = type;
  joint.parent = child - 1;
  joint.child = child;
  joint.X_PJ.p = origin;
  joint.axis = axis;
  return joint;
}

Eigen::VectorXd two(double a, double b) { return Eigen::Vector2d(a, b); }

/// n uniform rods of 1 m and 1 kg along x, axes -y: positive angles lift.
Mechanism longChain(int n) {
  Mechanism mechanism;
  mechanism.name = "chain";
  mechanism.links.push_back({"link_0", {}, {}});
  for (int i = 1; i <= n; ++i) {
    mechanism.links.push_back(solid("link_" + std::to_string(i), 1.0, {0.5, 0.0, 0.0}, {0.0, 1.0 / 12, 1.0 / 12}));
    mechanism.joints.push_back(
        jointTo(i, JointType::Revolute, {i > 1 ? 1.0 : 0.0, 0.0, 0.0}, -Eigen::Vector3d::UnitY()));
  }
  return mechanism;
}

}  // namespace

TEST_CASE("A pendulum: I qdd + m g l cos q, and lifting costs torque") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  Mechanism mechanism = longChain(1);
  const Model model = compiled(mechanism);
  for (const double q : {-2.0, -0.3, 0.0, 0.7, 1.5, 3.0}) {
    const Eigen::VectorXd tau = inverseDynamics(model,
                                                {Eigen::VectorXd::Constant(1, q),
                                                 Eigen::VectorXd::Constant(1, 2.0),
                                                 Eigen::VectorXd::Constant(1, 1.5),
                                                 {0, 0, -9.81},
                                                 {},
                                                 {}},
                                                formulation);
    CHECK(tau[0] == Approx(1.5 / 3.0 + 9.81 * 0.5 * std::cos(q)).epsilon(1e-14));
  }
}

TEST_CASE("A slide on a turntable feels centrifugal and Coriolis forces") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  Mechanism mechanism;
  mechanism.name = "turntable";
  const double m = 2.5, Izz = 0.03, table = 0.4;
  mechanism.links = {{"base", {}, {}},
                     solid("table", 3.0, {0, 0, 0}, {0.5, 0.5, table}),
                     solid("slide", m, {0, 0, 0}, {0.03, 0.03, Izz})};
  mechanism.joints = {jointTo(1, JointType::Revolute, {0, 0, 0}, {0, 0, 1}),
                      jointTo(2, JointType::Prismatic, {0, 0, 0.1}, {1, 0, 0})};
  const Model model = compiled(mechanism);
  const double r = 0.7, w = 2.0, rd = -1.3, wd = 0.9, rdd = 0.4;
  const Eigen::VectorXd tau =
      inverseDynamics(model, {two(0.3, r), two(w, rd), two(wd, rdd), {0, 0, -9.81}, {}, {}}, formulation);
  CHECK(tau[0] == Approx((table + Izz + m * r * r) * wd + 2.0 * m * r * rd * w).epsilon(1e-14));
  CHECK(tau[1] == Approx(m * (rdd - r * w * w)).epsilon(1e-14));
}

TEST_CASE("A gantry carries only its own weights: x, y and z do not disturb one another") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  Mechanism mechanism;
  mechanism.name = "gantry";
  mechanism.links = {{"base", {}, {}},
                     solid("x", 4.0, {0.1, 0.2, 0}, {1, 1, 1}),
                     solid("y", 3.0, {0, 0.1, 0.3}, {1, 1, 1}),
                     solid("z", 2.0, {0, 0, 0.2}, {1, 1, 1})};
  mechanism.joints = {jointTo(1, JointType::Prismatic, {0, 0, 1}, {1, 0, 0}),
                      jointTo(2, JointType::Prismatic, {0, 0, 0}, {0, 1, 0}),
                      jointTo(3, JointType::Prismatic, {0, 0, 0}, {0, 0, 1})};
  const Model model = compiled(mechanism);
  const Eigen::VectorXd tau = inverseDynamics(model,
                                              {Eigen::Vector3d(0.1, 0.2, 0.3),
                                               Eigen::Vector3d(1, 2, 3),
                                               Eigen::Vector3d(0.5, -0.7, 1.1),
                                               {0, 0, -9.81},
                                               {},
                                               {}},
                                              formulation);
  CHECK(tau[0] == Approx(9.0 * 0.5).epsilon(1e-14));
  CHECK(tau[1] == Approx(5.0 * -0.7).epsilon(1e-14));
  CHECK(tau[2] == Approx(2.0 * (1.1 + 9.81)).epsilon(1e-14));
}

TEST_CASE("A thin shaft turns about its own axis: m r^2 / 2 qdd, however thin") {
  const double radius = GENERATE(5e-3, 1e-3, 1e-4);
  const bool skew = GENERATE(false, true);
  CAPTURE(radius, skew);
  // 1 m, 1 kg, its end at the joint
  const double own = radius * radius / 2.0, across = 1.0 / 12.0 + radius * radius / 4.0;
  const Eigen::Vector3d axis = skew ? Eigen::Vector3d(0.48, -0.6, 0.64) : Eigen::Vector3d::UnitZ();
  const Eigen::Matrix3d R = rotationWithZ(axis);
  Mechanism mechanism;
  mechanism.name = "shaft";
  mechanism.links = {{"base", {}, {}}, solid("shaft", 1.0, 0.5 * axis, {across, across, own})};
  Eigen::Matrix3d& I = mechanism.links[1].inertial->I_LLcm_L;
  I = Eigen::Matrix3d(R * I * R.transpose());
  mechanism.joints = {jointTo(1, JointType::Continuous, {0, 0, 0}, axis)};
  const Model model = compiled(mechanism);
  // about z nothing is lost; where the inertia is given in skew axes, its last bits alone are worth this much
  const double lost = 32.0 * std::numeric_limits<double>::epsilon() * (1.0 / 3.0) / own;
  const double tolerance = skew ? lost : 1e-12;

  const Eigen::VectorXd q = Eigen::VectorXd::Constant(1, 0.7), one = Eigen::VectorXd::Ones(1);
  for (const Formulation formulation : kAllFormulations) {
    CAPTURE(nameOf(formulation));
    const Eigen::VectorXd tau = inverseDynamics(model, {q, one, 1.5 * one, {0, 0, 0}, {}, {}}, formulation);
    CHECK(std::abs(tau[0] / (1.5 * own) - 1.0) < tolerance);
  }
  for (const MassMatrixForm form : {MassMatrixForm::Link, MassMatrixForm::World}) {
    CHECK(std::abs(massMatrix(model, q, {}, form)(0, 0) / own - 1.0) < tolerance);
  }
  for (const ForwardDynamicsMethod method :
       {ForwardDynamicsMethod::Aba, ForwardDynamicsMethod::Crba, ForwardDynamicsMethod::UnitVector}) {
    const Result<Eigen::VectorXd> qdd = forwardDynamics(model, {q, one, own * one, {0, 0, 0}, {}, {}}, method);
    REQUIRE(qdd.ok());
    CHECK(std::abs((*qdd)[0] - 1.0) < tolerance);
  }
}

TEST_CASE("A gyroscope on a turntable: no motor torque, a bearing moment of 2.4 N m") {
  Mechanism mechanism;
  mechanism.name = "gyroscope";
  mechanism.links = {{"base", {}, {}}, {"table", {}, {}}, solid("rotor", 2.0, {0, 0, 0}, {0.04, 0.02, 0.02})};
  mechanism.joints = {jointTo(1, JointType::Revolute, {0, 0, 0}, {0, 0, 1}),
                      jointTo(2, JointType::Continuous, {0.3, 0, 0}, {1, 0, 0})};
  const Model model = compiled(mechanism);
  Recording recording;
  const Eigen::VectorXd tau = recordInverseDynamics(
      model, {two(0.0, 0.0), two(2.0, 30.0), two(0.0, 0.0), {0, 0, 0}, {}, {}}, Formulation::BodyFrame, recording);
  CHECK(tau.cwiseAbs().maxCoeff() < 1e-13);
  const Eigen::Vector3d moment = recording.find(1, Quantity::JointMoment)->vector();
  CHECK((moment - Eigen::Vector3d(0.0, 2.4, 0.0)).norm() < 1e-13);
  for (const Formulation formulation : kAllFormulations) {
    CAPTURE(nameOf(formulation));
    const Eigen::VectorXd by_it =
        inverseDynamics(model, {two(0.0, 0.0), two(2.0, 30.0), two(0.0, 0.0), {0, 0, 0}, {}, {}}, formulation);
    CHECK(by_it.cwiseAbs().maxCoeff() < 1e-13);
  }
}

TEST_CASE("Gravity along the axes asks nothing of the joints, and the base carries the weight") {
  Random random(800);
  Mechanism mechanism = longChain(4);
  for (Joint& joint : mechanism.joints) {
    joint.axis = Eigen::Vector3d::UnitZ();
  }
  const Model model = compiled(mechanism);
  DynamicsInput input = randomInput(random, model);
  input.qd.setZero();
  input.qdd.setZero();
  Recording recording;
  CHECK(recordInverseDynamics(model, input, Formulation::BodyFrame, recording).cwiseAbs().maxCoeff() < 1e-13);
  CHECK(recording.find(0, Quantity::JointForce)->vector().z() == Approx(4.0 * kStandardGravity).epsilon(1e-14));
}

TEST_CASE("A chain of 10,000 links is computed, recorded and differentiated like any other") {
  const int n = 10000;
  const Model model = compiled(longChain(n));
  REQUIRE(model.dof() == n);
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(n);
  const DynamicsInput input{zero, zero, zero, {0, 0, -9.81}, {}, {}};
  Recording recording;
  const Eigen::VectorXd tau = recordInverseDynamics(model, input, Formulation::BodyFrame, recording);
  // stretched out: the weight of all n rods at half their reach
  CHECK(tau[0] == Approx(9.81 * 0.5 * n * n).epsilon(1e-11));
  CHECK(tau[n - 1] == Approx(9.81 * 0.5).epsilon(1e-14));
  CHECK(tau == inverseDynamics(model, input));
  const int tip = model.deepestLink();
  CHECK(model.links()[static_cast<std::size_t>(tip)].name == "link_" + std::to_string(n));
  CHECK(jacobian(model, zero, tip)(5, 0) == Approx(n - 1.0).epsilon(1e-12));
}

TEST_CASE("Sizes and numbers that cannot be are a caller's bug and say so") {
  const Model model = compiled(longChain(2));
  DynamicsInput input{two(0, 0), two(0, 0), two(0, 0), {0, 0, -9.81}, {}, {}};
  input.qd.resize(3);
  CHECK_THROWS_AS(inverseDynamics(model, input), PreconditionError);
  input.qd = two(0.0, std::nan(""));
  CHECK_THROWS_AS(inverseDynamics(model, input), PreconditionError);
  input.qd = two(0, 0);
  input.external = {{7, {}}};
  CHECK_THROWS_AS(inverseDynamics(model, input), PreconditionError);
}
