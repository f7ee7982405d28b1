// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/spatial/rotation.h"

#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>

using namespace linkwright;
using namespace linkwright::test;

namespace {}

TEST_CASE("Rotation vectors round-trip from 0 to pi") {
  Random random(1300);
  double worst = 0.0;
  for (int i = 0; i < 20000; ++i) {
    const Eigen::Vector3d axis = random.axis();
    // many angles close to the two ends, where a plain arc cosine loses half the digits
    double angle = random.uniform(0.0, kPi);
    if (i % 4 == 1) angle = std::pow(10.0, random.uniform(-12.0, -1.0));
    if (i % 4 == 2) angle = kPi - std::pow(10.0, random.uniform(-12.0, -1.0));
    const Eigen::Vector3d phi = rotationVector(rotationAbout(axis, angle));
    worst = std::max(worst, (phi - angle * axis).norm());
  }
  INFO("worst difference " << worst);
  CHECK(worst < 1e-10);
}

TEST_CASE("A half turn has a rotation vector of length pi, whatever the sign") {
  Random random(1400);
  for (int i = 0; i < 1000; ++i) {
    const Eigen::Vector3d axis = i < 3 ? Eigen::Vector3d(Eigen::Vector3d::Unit(i)) : random.axis();
    const Eigen::Matrix3d R = 2.0 * axis * axis.transpose() - Eigen::Matrix3d::Identity();
    const Eigen::Vector3d phi = rotationVector(R);
    CHECK(phi.norm() == Approx(kPi).epsilon(1e-12));
    CHECK(std::min((phi - kPi * axis).norm(), (phi + kPi * axis).norm()) < 1e-7);
    CHECK((rotationAbout(phi.normalized(), phi.norm()) - R).norm() < 1e-12);
  }
  CHECK(rotationVector(Eigen::Matrix3d::Identity()).norm() == 0.0);
}

TEST_CASE("Roll, pitch and yaw round-trip, upright ones included") {
  Random random(1500);
  double worst = 0.0;
  for (int i = 0; i < 20000; ++i) {
    double pitch = random.uniform(-kPi / 2, kPi / 2);
    if (i % 4 == 1) pitch = kPi / 2;
    if (i % 4 == 2) pitch = -kPi / 2;
    if (i % 4 == 3) pitch = kPi / 2 - std::pow(10.0, random.uniform(-12.0, -1.0));
    const Eigen::Matrix3d R = rotationFromRpy(random.uniform(-kPi, kPi), pitch, random.uniform(-kPi, kPi));
    const Eigen::Vector3d rpy = rpyFromRotation(R);
    CHECK(std::abs(rpy.y()) <= kPi / 2);
    worst = std::max(worst, (rotationFromRpy(rpy.x(), rpy.y(), rpy.z()) - R).norm());
  }
  INFO("worst difference " << worst);
  CHECK(worst < 1e-12);
}

TEST_CASE("A rotation with a given z axis is one, and the identity for z itself") {
  Random random(1600);
  for (int i = 0; i < 1000; ++i) {
    Eigen::Vector3d axis = random.axis();
    if (i < 3) axis = -Eigen::Vector3d::Unit(i);
    const Eigen::Matrix3d R = rotationWithZ(axis);
    CHECK((R.col(2) - axis).norm() < 1e-15);
    CHECK((R.transpose() * R - Eigen::Matrix3d::Identity()).norm() < 1e-14);
    CHECK(R.determinant() == Approx(1.0));
  }
  CHECK(rotationWithZ(Eigen::Vector3d::UnitZ()) == Eigen::Matrix3d::Identity());
}

TEST_CASE("The closest rotation to a rotation with errors is that rotation") {
  Random random(1700);
  for (int i = 0; i < 1000; ++i) {
    const Eigen::Matrix3d R = random.rotation();
    Eigen::Matrix3d E;
    E << random.vector(1e-4), random.vector(1e-4), random.vector(1e-4);
    const Eigen::Matrix3d closest = orthonormalized(R + E);
    CHECK((closest.transpose() * closest - Eigen::Matrix3d::Identity()).norm() < 1e-13);
    CHECK((closest - R).norm() < 1e-3);
    CHECK((orthonormalized(R) - R).norm() < 1e-14);
  }
}
