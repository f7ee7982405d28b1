// SPDX-License-Identifier: GPL-3.0-or-later
// A wrench on any link, in any frame, about any point of the link, is the wrench in world axes about its origin.
#include "core/dynamics/inverse_dynamics.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("External wrenches in the axes of any link and about any point are those of the world") {
  for (std::uint64_t seed = 7300; seed < 7400; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = random.integer(1, 10)}), {.merge_fixed_links = random.chance(0.5)});
    if (model.dof() == 0) continue;
    DynamicsInput input = randomInput(random, model);
    const std::vector<Pose> X_WL = forwardKinematics(model, input.q);
    DynamicsInput in_world = input;
    for (int k = 0; k < 5; ++k) {
      const ExternalWrench given = {random.integer(0, model.linkCount() - 1),
                                    {random.vector(20.0), random.vector(10.0)},
                                    random.integer(-1, model.linkCount() - 1),
                                    random.vector(0.5)};
      input.external.push_back(given);
      const Eigen::Matrix3d R_WA =
          given.axes < 0 ? Eigen::Matrix3d(Eigen::Matrix3d::Identity()) : X_WL[static_cast<std::size_t>(given.axes)].R;
      const Eigen::Vector3d f = R_WA * given.wrench.force;
      const Eigen::Vector3d arm = X_WL[static_cast<std::size_t>(given.link)].R * given.point;
      in_world.external.push_back({given.link, {f, R_WA * given.wrench.moment + arm.cross(f)}});
    }
    for (const Formulation formulation : kAllFormulations) {
      CAPTURE(nameOf(formulation));
      CHECK(relativeError(inverseDynamics(model, input, formulation), inverseDynamics(model, in_world, formulation)) <
            1e-12);
    }
  }
}

TEST_CASE("A force is the same along its line of action") {
  Random random(7401);
  const Model model = compiled(randomMechanism(random, {.joints = 6, .fixed = 0.0}));
  DynamicsInput input = randomInput(random, model);
  const int hand = model.linkCount() - 1;
  const Eigen::Vector3d force = random.vector(30.0), point = random.vector(0.3);
  input.external = {{hand, {force, {0.0, 0.0, 0.0}}, hand, point}};
  const Eigen::VectorXd tau = inverseDynamics(model, input);
  input.external[0].point += 0.7 * force.normalized();
  CHECK(relativeError(inverseDynamics(model, input), tau) < 1e-12);
  // and not beside it
  input.external[0].point += 0.1 * force.unitOrthogonal();
  CHECK(relativeError(inverseDynamics(model, input), tau) > 1e-6);
}

TEST_CASE("Axes that are no link's and points that are no numbers are a caller's bug") {
  Random random(7402);
  const Model model = compiled(randomMechanism(random, {.joints = 3, .fixed = 0.0}));
  DynamicsInput input = randomInput(random, model);
  input.external = {{1, {}, model.linkCount()}};
  CHECK_THROWS_AS(inverseDynamics(model, input), PreconditionError);
  input.external = {{1, {}, -2}};
  CHECK_THROWS_AS(inverseDynamics(model, input), PreconditionError);
  input.external = {{1, {}, -1, {0.0, std::nan(""), 0.0}}};
  CHECK_THROWS_AS(inverseDynamics(model, input), PreconditionError);
}
