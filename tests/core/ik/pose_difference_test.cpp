// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ik/pose_difference.h"

#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <set>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

Pose anyPose(Random& random) { return {random.rotation(), random.vector(1.0)}; }

}  // namespace

TEST_CASE("exp(log R) = R at every angle, near 0 and near pi as well", "[ik]") {
  Random random(1);
  INFO("seed " << random.seed());
  for (const double angle : {0.0, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 0.5, 1.5, 2.0, 2.0943, 2.0945, 3.0, kPi - 1e-3,
                             kPi - 1e-6, kPi - 1e-8, kPi - 1e-10, kPi - 1e-12, kPi}) {
    for (int i = 0; i < 200; ++i) {
      Eigen::Vector3d axis = random.axis();
      if (i < 3) axis = Eigen::Vector3d::Unit(i);
      const Eigen::Matrix3d R = rotationAbout(axis, angle);
      const Eigen::Vector3d phi = rotationVector(R);
      CAPTURE(angle, axis.transpose());
      // the vector itself, up to its sign where the axis has two directions
      const double off =
          angle == kPi ? std::min((phi - kPi * axis).norm(), (phi + kPi * axis).norm()) : (phi - angle * axis).norm();
      CHECK(off < 1e-8);
      CHECK(phi.norm() <= kPi + 1e-15);
      if (angle > 0.0) CHECK((rotationAbout(phi.normalized(), phi.norm()) - R).norm() < 1e-14);
    }
  }
}

TEST_CASE("The difference of two frames is the straight way and the turn that bring one onto the other", "[ik]") {
  Random random(2);
  INFO("seed " << random.seed());
  for (int i = 0; i < 200; ++i) {
    const Pose X_WE = anyPose(random), X_WT = anyPose(random);
    const PoseDifference d = poseDifference(X_WE, X_WT);
    CHECK((X_WE.p + d.p - X_WT.p).norm() < 1e-15);
    CHECK((rotationAbout(d.phi.normalized(), d.phi.norm()) * X_WE.R - X_WT.R).norm() < 1e-13);
    CHECK(d.stacked().head<3>() == d.p);
    CHECK(d.stacked().tail<3>() == d.phi);
    CHECK(d.positionError() == d.p.norm());
    CHECK(d.orientationError() == Approx(d.phi.norm()));
    // the axis of R_WE^T R_WT is the same in hand and target: carried by either, it is the same in the base
    const Eigen::Vector3d n = rotationVector(X_WE.R.transpose() * X_WT.R);
    CHECK((X_WE.R * n - X_WT.R * n).norm() < 1e-12);
    // it turns with the world
    const Pose X = anyPose(random);
    const PoseDifference turned = poseDifference(X * X_WE, X * X_WT);
    CHECK((turned.p - X.R * d.p).norm() < 1e-13);
    CHECK((turned.phi - X.R * d.phi).norm() < 1e-11);
  }
}

TEST_CASE("The wrong differences are the right one with one line changed", "[ik]") {
  Random random(3);
  INFO("seed " << random.seed());
  const Pose X_WE = anyPose(random), X_WT = anyPose(random);
  const PoseDifference right = poseDifference(X_WE, X_WT);
  const PoseDifference unturned = poseDifference(X_WE, X_WT, {IkMistake::NoFrameTransform});
  CHECK((X_WE.R * unturned.phi - right.phi).norm() < 1e-14);
  CHECK((unturned.phi - right.phi).norm() > 0.1);
  CHECK(unturned.p == right.p);
  const PoseDifference other_way = poseDifference(X_WE, X_WT, {IkMistake::WrongSign});
  CHECK(other_way.stacked() == -right.stacked());
  const PoseDifference euler = poseDifference(X_WE, X_WT, {IkMistake::EulerDifference});
  CHECK(euler.phi == rpyFromRotation(X_WT.R) - rpyFromRotation(X_WE.R));
  // both at once
  CHECK(poseDifference(X_WE, X_WT, {IkMistake::EulerDifference, IkMistake::WrongSign}).phi == -euler.phi);
  // mistakes of other lines change nothing here
  const IkMistakeSet others = {IkMistake::UnweightedJacobian, IkMistake::JacobianOfOrigin, IkMistake::NoLimiter,
                               IkMistake::ResidualTestOnly};
  CHECK(poseDifference(X_WE, X_WT, others).stacked() == right.stacked());
  // about one axis that all share, roll, pitch and yaw are a rotation vector
  const Pose a = {rotationAbout(Eigen::Vector3d::UnitZ(), 0.3), {}};
  const Pose b = {rotationAbout(Eigen::Vector3d::UnitZ(), 1.1), {}};
  CHECK((poseDifference(a, b, {IkMistake::EulerDifference}).phi - poseDifference(a, b).phi).norm() < 1e-15);
}

TEST_CASE("Mistakes have names, titles and hints, each its own", "[ik]") {
  std::set<std::string> names;
  for (const IkMistake mistake : kIkMistakes) {
    names.insert(nameOf(mistake));
    CHECK(std::string(titleOf(mistake)).size() > 5);
    CHECK(std::string(hintOf(mistake)).size() > 30);
  }
  CHECK(names.size() == kIkMistakes.size());
  CHECK(kIkMistakes.size() == static_cast<std::size_t>(IkMistake::ResidualTestOnly) + 1);
  CHECK(nameOf(IkMistake::NoFrameTransform) == std::string("no-frame-transform"));
}
