// SPDX-License-Identifier: GPL-3.0-or-later
// What joints carry: against statics by hand, against the torques, and that the internal part does no work.
#include "core/contact/internal_forces.h"

#include "core/contact/extended_newton_euler.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("Joints of the arch carry what statics says", "[contact]") {
  const Result<Model> model = Model::compile(rods(3, 1.0, 0.0, armBase('A')));
  REQUIRE(model.ok());
  const Eigen::Vector3d q(-kPi / 6.0, -kPi / 3.0, -kPi / 3.0), zero = Eigen::Vector3d::Zero();
  // held still with a ground force of 14.715 N, half the weight: a symmetric arch
  const ContactForce ground{model->findLink("link_3"), {0.5, 0, 0}, {0, 0, 1}, 14.715, 0.0, zero};
  const DynamicsInput input = withContactForces({q, zero, zero, {0.0, 0.0, -9.81}, {}, {}}, {ground});
  const std::vector<JointLoad> loads = jointLoads(*model, input);
  REQUIRE(loads.size() == 3);
  // upward forces: 14.715, less 9.81 a link
  for (int j = 0; j < 3; ++j) {
    const JointLoad& load = loads[static_cast<std::size_t>(j)];
    CHECK((load.force - Eigen::Vector3d(0, 0, 14.715 - 9.81 * j)).norm() < 1e-12);
    CHECK((load.internal_force - load.force).norm() == 0.0);
    // all moments are about the joints' axes: none of them is internal in a plane
    CHECK(load.internal_moment.norm() < 1e-12);
  }
  CHECK(loads[0].moment.norm() == Approx(0.0).margin(1e-12));
}

TEST_CASE("The driving part of a joint's load is its torque, the internal part does no work", "[contact]") {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Random random(seed);
    CAPTURE(random.seed());
    TreeOptions options;
    options.joints = 6;
    options.prismatic = 0.4;
    const Result<Model> model = Model::compile(randomMechanism(random, options));
    REQUIRE(model.ok());
    const int n = model->dof();
    DynamicsInput input;
    input.q = random.vectorOf(n, 1.0);
    input.qd = random.vectorOf(n, 3.0);
    input.qdd = random.vectorOf(n, 5.0);
    input = withContactForces(
        input, {{model->linkCount() - 1, random.vector(0.2), random.axis(), 30.0, 0.3, random.vector(0.5)}});
    const Eigen::VectorXd tau = inverseDynamics(*model, input);
    std::vector<Pose> X_WB;
    bodyPoses(*model, input.q, X_WB);
    const std::vector<JointLoad> loads = jointLoads(*model, input);
    const double scale = tau.cwiseAbs().maxCoeff();
    for (int j = 0; j < n; ++j) {
      const JointLoad& load = loads[static_cast<std::size_t>(j)];
      const Eigen::Vector3d z = jointAxis(*model, X_WB, j);
      const bool slides = model->joints()[static_cast<std::size_t>(j)].type == JointType::Prismatic;
      CHECK(std::abs(z.dot(slides ? load.force : load.moment) - tau[j]) < 1e-12 * scale);
      CHECK(std::abs(z.dot(slides ? load.internal_force : load.internal_moment)) < 1e-12 * scale);
      // what is left out is along the axis
      const Eigen::Vector3d drives = slides ? Eigen::Vector3d(load.force - load.internal_force)
                                            : Eigen::Vector3d(load.moment - load.internal_moment);
      CHECK(drives.cross(z).norm() < 1e-12 * scale);
    }
  }
}
