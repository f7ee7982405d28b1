// SPDX-License-Identifier: GPL-3.0-or-later
// Momentum and centre of mass: definitions, differences, and Newton's and Euler's laws for the whole.
#include "core/dynamics/momentum.h"

#include "core/dynamics/forward_dynamics.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/core/dynamics/helpers.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

#include <cmath>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// A body that nothing holds: three slides and three hinges between massless frames, then a random tree.
Mechanism freeTree(Random& random, int joints) {
  const Mechanism tree = randomMechanism(random, {.joints = joints, .prismatic = 0.2, .fixed = 0.1, .chain = false});
  Mechanism mechanism;
  mechanism.links.push_back({"world", {}, {}});
  const Eigen::Vector3d axes[] = {Eigen::Vector3d::UnitX(), Eigen::Vector3d::UnitY(), Eigen::Vector3d::UnitZ()};
  for (int i = 0; i < 6; ++i) {
    if (i < 5) {
      mechanism.links.push_back({"frame_" + std::to_string(i), {}, {}});
    }
    Joint joint;
    joint.name = "free_" + std::to_string(i);
    joint.type = i < 3 ? JointType::Prismatic : JointType::Revolute;
    joint.parent = i;
    joint.child = i + 1;
    joint.axis = axes[i % 3];
    mechanism.joints.push_back(joint);
  }
  for (const Link& link : tree.links) {
    mechanism.links.push_back(link);
  }
  for (Joint joint : tree.joints) {
    joint.parent += 6;
    joint.child += 6;
    mechanism.joints.push_back(joint);
  }
  return mechanism;
}

}  // namespace

TEST_CASE("The centre of mass is the links' mean, and its Jacobian its derivative") {
  forSeededModels(4000, 60, [](Random& random, const Mechanism& mechanism, const Model& model) {
    const DynamicsInput state = randomInput(random, model);
    const std::vector<Pose> X_WL = forwardKinematics(model, state.q);
    Eigen::Vector3d moment = Eigen::Vector3d::Zero();
    for (int i = 0; i < model.linkCount(); ++i) {
      const ModelLink& entry = model.links()[static_cast<std::size_t>(i)];
      const Inertial& inertial = *mechanism.links[static_cast<std::size_t>(entry.link)].inertial;
      moment += inertial.mass * (X_WL[static_cast<std::size_t>(i)] * inertial.p_LLcm);
    }
    CHECK((*centreOfMass(model, state.q) - moment / model.totalMass()).norm() < 1e-12);

    const Eigen::Matrix3Xd J = *centreOfMassJacobian(model, state.q);
    const double h = 1e-5;
    for (int j = 0; j < model.dof(); ++j) {
      const Eigen::VectorXd step = h * Eigen::VectorXd::Unit(model.dof(), j);
      const Eigen::Vector3d column =
          (*centreOfMass(model, state.q + step) - *centreOfMass(model, state.q - step)) / (2.0 * h);
      CHECK((J.col(j) - column).norm() < 1e-6);
    }
    const Eigen::Vector3d velocity = *centreOfMassVelocity(model, state.q, state.qd);
    CHECK((J * state.qd - velocity).norm() < 1e-12 * (1.0 + velocity.norm()));
  });
}

TEST_CASE("Momentum is total mass times velocity, and the centroidal matrix times the rates") {
  forSeededModels(4200, 60, [](Random& random, const Mechanism&, const Model& model) {
    const DynamicsInput state = randomInput(random, model);
    const Momentum whole = momentum(model, state.q, state.qd);
    const Eigen::Vector3d centre = *centreOfMass(model, state.q);
    const Eigen::Vector3d velocity = *centreOfMassJacobian(model, state.q) * state.qd;
    const double size = 1.0 + whole.linear.norm() + whole.about_origin.norm() + whole.about_centre.norm();
    CHECK((whole.linear - model.totalMass() * velocity).norm() < 1e-12 * size);
    CHECK((whole.about_origin - whole.about_centre - centre.cross(whole.linear)).norm() < 1e-12 * size);
    const Eigen::Matrix<double, 6, 1> A_qd = *centroidalMomentumMatrix(model, state.q) * state.qd;
    CHECK((A_qd.head<3>() - whole.about_centre).norm() < 1e-12 * size);
    CHECK((A_qd.tail<3>() - whole.linear).norm() < 1e-12 * size);
  });
}

TEST_CASE("A tree in free flight: its momentum changes by its weight and by what pushes it") {
  for (std::uint64_t seed = 4400; seed < 4420; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(freeTree(random, 8));
    DynamicsInput state = randomInput(random, model);
    state.q[4] = random.uniform(-1.0, 1.0);  // away from the gimbal's lock
    // no torque on the six joints that make it free, any on the others
    Eigen::VectorXd tau = random.vectorOf(model.dof(), 20.0);
    tau.head<6>().setZero();
    ForwardDynamicsInput input{state.q, state.qd, tau, random.vector(10.0), {}, {}};
    const int link = random.integer(6, model.linkCount() - 1);
    const Wrench push{random.vector(30.0), random.vector(10.0)};
    input.external = {{link, push}};
    const Result<Eigen::VectorXd> qdd = forwardDynamics(model, input);
    REQUIRE(qdd.ok());

    const double h = 1e-5;
    const auto at = [&](double t) {
      return momentum(model, state.q + t * state.qd + 0.5 * t * t * *qdd, state.qd + t * *qdd);
    };
    const Momentum before = at(-h), after = at(h);
    const Eigen::Vector3d weight = model.totalMass() * input.gravity;
    const Eigen::Vector3d p = forwardKinematics(model, state.q)[static_cast<std::size_t>(link)].p;
    const Eigen::Vector3d force = weight + push.force;
    const Eigen::Vector3d moment = centreOfMass(model, state.q)->cross(weight) + push.moment + p.cross(push.force);
    const double size =
        1.0 + force.norm() + moment.norm() + momentum(model, state.q, state.qd).about_origin.norm() * 100;
    CHECK(((after.linear - before.linear) / (2.0 * h) - force).norm() < 1e-6 * size);
    CHECK(((after.about_origin - before.about_origin) / (2.0 * h) - moment).norm() < 1e-6 * size);
  }
}

TEST_CASE("Without mass there is no centre of mass") {
  Mechanism mechanism;
  mechanism.links = {{"base", {}, {}}, {"arm", {}, {}}};
  Joint joint;
  joint.name = "hinge";
  joint.type = JointType::Revolute;
  joint.parent = 0;
  joint.child = 1;
  mechanism.joints.push_back(joint);
  const Model model = compiled(mechanism);
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(1);
  CHECK_FALSE(centreOfMass(model, zero).has_value());
  CHECK_FALSE(centreOfMassVelocity(model, zero, zero).has_value());
  CHECK_FALSE(centreOfMassJacobian(model, zero).has_value());
  CHECK_FALSE(centroidalMomentumMatrix(model, zero).has_value());
  CHECK(momentum(model, zero, zero).linear.norm() == 0.0);
}
