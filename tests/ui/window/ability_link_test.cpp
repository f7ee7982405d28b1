// SPDX-License-Identifier: GPL-3.0-or-later
// What of the arm's abilities is drawn: ellipsoids of the right radii along the right axes, points in their colours.
#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/ability.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/workspaces/pose/ability_binding.h"

#include <Eigen/LU>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

TEST_CASE("The velocity ellipsoid is what unit joint rates become, drawn to scale at the hand") {
  Document document;
  openExample(document, "ur5e.urdf");
  const SnapshotPtr snapshot = document.snapshot();
  AbilityViewOptions look;
  CHECK(ellipsoidDecor(*snapshot, look, false).ellipsoids.empty());
  look.setShowsVelocity(true);
  const Decor decor = ellipsoidDecor(*snapshot, look, false);
  REQUIRE(decor.ellipsoids.size() == 1);
  const Ellipsoid& drawn = decor.ellipsoids.front();
  CHECK(drawn.colour == velocityColour(false, false));
  CHECK((drawn.X_WC.p - snapshot->X_WL[static_cast<std::size_t>(snapshot->hand)].p).norm() == 0.0);
  CHECK(drawn.X_WC.R.determinant() == Approx(1.0).epsilon(1e-12));
  // J J^T = U S^2 U^T, and the radii are the scale times S
  const double scale = ellipsoidScales(abilityOf(*snapshot), false).velocity;
  const Eigen::MatrixXd J = jacobian(*snapshot->model, snapshot->q, snapshot->hand).bottomRows<3>();
  const Eigen::Matrix3d shape =
      drawn.X_WC.R * Eigen::Vector3d(drawn.radii.cwiseAbs2()).asDiagonal() * drawn.X_WC.R.transpose();
  CHECK((shape - scale * scale * J * J.transpose()).norm() < 1e-12);
  // a line along each axis, as long as the ellipsoid
  REQUIRE(decor.trails.size() == 3);
  for (Eigen::Index k = 0; k < 3; ++k) {
    const Trail& axis = decor.trails[static_cast<std::size_t>(k)];
    CHECK((axis.points_W[1] - axis.points_W[0]).norm() == Approx(2.0 * drawn.radii[k]).epsilon(1e-12));
  }
}

TEST_CASE("The force ellipsoid is cut off where the pose is singular, and flat velocities have no line") {
  Document document;
  openExample(document, "planar_2r.json");
  AbilityViewOptions look;
  look.setShowsVelocity(true);
  look.setShowsForce(true);
  const Decor decor = ellipsoidDecor(*document.snapshot(), look, true);
  REQUIRE(decor.ellipsoids.size() == 2);
  // out of the plane: no velocity, and no torque is needed for any force
  CHECK(decor.ellipsoids[0].radii[2] == 0.0);
  CHECK(decor.ellipsoids[1].radii[2] == ellipsoidScales(abilityOf(*document.snapshot()), false).longest);
  CHECK(decor.ellipsoids[1].colour == forceColour(false, true));
  CHECK(decor.trails.size() == 5);
  look.setShowsAngular(true);
  const Decor angular = ellipsoidDecor(*document.snapshot(), look, true);
  CHECK(angular.ellipsoids[0].colour == velocityColour(true, true));
  CHECK(angular.ellipsoids[0].radii[0] > 0.0);
  CHECK(angular.ellipsoids[0].radii[1] == 0.0);
}

TEST_CASE("Points are coloured from little to much, or plain") {
  ReachableCloud cloud;
  cloud.points.p_W = {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};
  cloud.points.measures = {0.0, 0.1, 0.2};
  cloud.largest_measure = 0.2;
  for (const bool dark : {false, true}) {
    const auto points = cloudDecor(cloud, true, dark);
    REQUIRE(points->colours.size() == 3);
    CHECK(points->points_W == cloud.points.p_W);
    CHECK(points->colours[0] == rampColour(0.0, dark));
    CHECK(points->colours[1] == rampColour(0.5, dark));
    CHECK(points->colours[2] == rampColour(1.0, dark));
    // much stands out from the ground
    const float little = points->colours[0].lightnessF(), much = points->colours[2].lightnessF();
    CHECK((dark ? much > little : much < little));
    CHECK(cloudDecor(cloud, false, dark)->colours == std::vector<QColor>{plainPointColour(dark)});
  }
  cloud.points.measures = {0.0, 0.0, 0.0};
  cloud.largest_measure = 0.0;
  CHECK(cloudDecor(cloud, true, false)->colours.size() == 1);
}
