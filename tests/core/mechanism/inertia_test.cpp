// SPDX-License-Identifier: GPL-3.0-or-later
// Masses and inertias of solids: closed forms, a sum over small cubes, and bodies put together.
#include "core/mechanism/inertia.h"

#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

#include <functional>
#include <numbers>

using namespace linkwright;

namespace {

/// Mass 1 kg/m^3 of what is `inside`, cut into small cubes over [-half, half].
Inertial inCubes(const std::function<bool(const Eigen::Vector3d&)>& inside, const Eigen::Vector3d& half) {
  constexpr int kCubes = 80;
  const Eigen::Vector3d step = half * (2.0 / kCubes);
  Inertial sum;
  Eigen::Matrix3d second = Eigen::Matrix3d::Zero();
  for (int i = 0; i < kCubes; ++i) {
    for (int j = 0; j < kCubes; ++j) {
      for (int k = 0; k < kCubes; ++k) {
        const Eigen::Vector3d at = -half + step.cwiseProduct(Eigen::Vector3d(i + 0.5, j + 0.5, k + 0.5));
        if (!inside(at)) continue;
        sum.mass += step.prod();
        second += step.prod() * at * at.transpose();
      }
    }
  }
  sum.I_LLcm_L = second.trace() * Eigen::Matrix3d::Identity() - second;
  return sum;
}

void checkNear(const Inertial& solid, const Inertial& cubes) {
  // the surface is cut in cubes of 1/80: about 2 % of what lies there
  CHECK(solid.mass == Approx(cubes.mass).epsilon(0.02));
  CHECK((solid.I_LLcm_L - cubes.I_LLcm_L).cwiseAbs().maxCoeff() < 0.02 * solid.I_LLcm_L.cwiseAbs().maxCoeff());
}

}  // namespace

TEST_CASE("solids have the figures of the books") {
  const Inertial box = *inertialOf(Box{{1, 2, 3}}, 2.0);
  CHECK(box.mass == Approx(12.0));
  CHECK(box.I_LLcm_L.diagonal().isApprox(Eigen::Vector3d(13, 10, 5), 1e-14));
  const Inertial cylinder = *inertialOf(Cylinder{0.5, 2.0}, 1.0);
  CHECK(cylinder.mass == Approx(0.5 * std::numbers::pi));
  CHECK(cylinder.I_LLcm_L(2, 2) == Approx(cylinder.mass * 0.125));
  CHECK(cylinder.I_LLcm_L(0, 0) == Approx(cylinder.mass * (0.75 + 4.0) / 12.0));
  const Inertial ball = *inertialOf(Sphere{0.1}, 7800.0);
  CHECK(ball.mass == Approx(32.672564).epsilon(1e-7));
  CHECK(ball.I_LLcm_L(1, 1) == Approx(0.4 * ball.mass * 0.01));
  CHECK_FALSE(inertialOf(Mesh{"a.stl", Eigen::Vector3d::Ones()}, 1.0));
  CHECK_FALSE(volumeOf(Mesh{}));
}

TEST_CASE("a capsule is what it looks like") {
  const double r = 0.3, half = 0.5;
  const auto inside = [&](const Eigen::Vector3d& p) {
    const double beyond = std::max(std::abs(p.z()) - half, 0.0);
    return p.x() * p.x() + p.y() * p.y() + beyond * beyond < r * r;
  };
  checkNear(*inertialOf(Capsule{r, 2.0 * half}, 1.0), inCubes(inside, {r, r, half + r}));
  // without a straight part it is a ball
  const Inertial ball = *inertialOf(Sphere{r}, 3.0), none = *inertialOf(Capsule{r, 0.0}, 3.0);
  CHECK(none.mass == Approx(ball.mass).epsilon(1e-15));
  CHECK(none.I_LLcm_L.isApprox(ball.I_LLcm_L, 1e-14));
}

TEST_CASE("a beam is its section, drawn out") {
  const auto ellipse = [](double x, double y, double a, double b) { return x * x / (a * a) + y * y / (b * b) < 1.0; };
  // a thick tube, so that a cube of 1/80 cuts little of its wall
  const Beam tube{{Section::Form::Ellipse, 0.8, 0.6, 0.15}, 1.0};
  const auto in_tube = [&](const Eigen::Vector3d& p) {
    return ellipse(p.x(), p.y(), 0.4, 0.3) && !ellipse(p.x(), p.y(), 0.25, 0.15);
  };
  checkNear(*inertialOf(tube, 1.0), inCubes(in_tube, {0.4, 0.3, 0.5}));
  // a solid one is the box, the cylinder; a hollow one the difference of two
  const Inertial box = *inertialOf(Box{{0.1, 0.2, 0.7}}, 3.0);
  const Inertial bar = *inertialOf(Beam{{Section::Form::Rectangle, 0.1, 0.2, 0.0}, 0.7}, 3.0);
  CHECK(bar.mass == Approx(box.mass).epsilon(1e-14));
  CHECK(bar.I_LLcm_L.isApprox(box.I_LLcm_L, 1e-14));
  const Inertial cylinder = *inertialOf(Cylinder{0.1, 0.7}, 3.0);
  CHECK(
      inertialOf(Beam{{Section::Form::Ellipse, 0.2, 0.2, 0.0}, 0.7}, 3.0)->I_LLcm_L.isApprox(cylinder.I_LLcm_L, 1e-14));
  const Inertial hollow = *inertialOf(Beam{{Section::Form::Rectangle, 0.1, 0.2, 0.01}, 0.7}, 3.0);
  const Inertial hole = *inertialOf(Box{{0.08, 0.18, 0.7}}, 3.0);
  CHECK(hollow.mass == Approx(box.mass - hole.mass).epsilon(1e-13));
  CHECK(hollow.I_LLcm_L.isApprox(box.I_LLcm_L - hole.I_LLcm_L, 1e-12));
}

TEST_CASE("a rod along the longest shape is what the textbooks take for a link") {
  const Eigen::Matrix3d R = rotationAbout(Eigen::Vector3d(1.0, 2.0, -0.5).normalized(), 0.7);
  const Eigen::Vector3d centre(0.3, -0.2, 0.1);
  Shape bar, hub, ball;
  bar.geometry = Capsule{0.04, 0.8};
  bar.X_LS = {R, centre};
  hub.geometry = Cylinder{0.1, 1.5};
  hub.material = "joint";
  ball.geometry = Sphere{0.5};
  const Inertial rod = *inertialOfRod({hub, bar, ball}, 3.0);
  CHECK(rod.mass == 3.0);
  CHECK(rod.p_LLcm.isApprox(centre, 1e-14));
  const Eigen::Matrix3d I = R.transpose() * rod.I_LLcm_L * R;
  CHECK(I(0, 0) == Approx(3.0 * 0.64 / 12.0).epsilon(1e-14));
  CHECK(I(1, 1) == Approx(3.0 * 0.64 / 12.0).epsilon(1e-14));
  // about itself the solid's, so that a joint along it has something to turn
  const Inertial solid = *inertialOfMass({bar}, 3.0);
  CHECK(I(2, 2) == Approx((R.transpose() * solid.I_LLcm_L * R)(2, 2)).epsilon(1e-13));
  CHECK(std::abs(I(0, 1)) + std::abs(I(0, 2)) + std::abs(I(1, 2)) < 1e-15);
  CHECK(isPhysical(rod));
  // the longest edge of a box
  Shape box;
  box.geometry = Box{{0.1, 0.9, 0.2}};
  const Inertial beam = *inertialOfRod({box, bar}, 2.0);
  CHECK(beam.I_LLcm_L.isApprox(
      Eigen::Vector3d(2.0 * 0.81 / 12.0, 2.0 * (0.01 + 0.04) / 12.0, 2.0 * 0.81 / 12.0).asDiagonal().toDenseMatrix(),
      1e-14));
  // a disc is no rod, but a body all the same
  Shape disc;
  disc.geometry = Cylinder{0.5, 0.01};
  CHECK(isPhysical(*inertialOfRod({disc}, 1.0)));
  CHECK_FALSE(inertialOfRod({hub, ball}, 1.0));
  CHECK_FALSE(inertialOfRod({}, 1.0));
}

TEST_CASE("several solids are one body") {
  // a box cut in two, each half turned in its own way, is the whole box
  Shape left, right;
  left.geometry = Box{{1.0, 0.4, 0.6}};
  left.X_LS.p = {-0.5, 0.0, 0.0};
  right.geometry = Box{{0.4, 1.0, 0.6}};
  right.X_LS = {rotationAbout(Eigen::Vector3d::UnitZ(), 0.5 * std::numbers::pi), {0.5, 0.0, 0.0}};
  Shape skin;
  skin.geometry = Mesh{"skin.stl", Eigen::Vector3d::Ones()};
  const Inertial whole = *inertialOf(Box{{2.0, 0.4, 0.6}}, 500.0);
  const Inertial sum = *inertialOf({left, skin, right}, 500.0);
  CHECK(sum.mass == Approx(whole.mass).epsilon(1e-14));
  CHECK(sum.p_LLcm.norm() < 1e-15);
  CHECK(sum.I_LLcm_L.isApprox(whole.I_LLcm_L, 1e-13));

  const Inertial ten = *inertialOfMass({left, right}, 10.0);
  CHECK(ten.mass == 10.0);
  CHECK(ten.I_LLcm_L.isApprox(whole.I_LLcm_L * (10.0 / whole.mass), 1e-13));
  CHECK_FALSE(inertialOfMass({skin}, 10.0));
  CHECK_FALSE(inertialOf(std::vector<Shape>{}, 1.0));
}

TEST_CASE("putting together does not depend on the order, and keeps what is seen from afar") {
  test::Random random(11);
  INFO("seed " << random.seed());
  for (int i = 0; i < 50; ++i) {
    const Inertial a = test::randomInertial(random), b = test::randomInertial(random), c = test::randomInertial(random);
    const Inertial one = together(together(a, b), c), other = together(a, together(c, b));
    CHECK(one.mass == Approx(other.mass).epsilon(1e-14));
    CHECK((one.p_LLcm - other.p_LLcm).norm() < 1e-14);
    CHECK((one.I_LLcm_L - other.I_LLcm_L).norm() < 1e-13 * one.I_LLcm_L.norm());
    CHECK(isPhysical(one));
    // there and back again
    const Pose X = {random.rotation(), random.vector(1.0)};
    const Inertial back = expressedIn(X.inverse(), expressedIn(X, a));
    CHECK((back.p_LLcm - a.p_LLcm).norm() < 1e-14);
    CHECK((back.I_LLcm_L - a.I_LLcm_L).norm() < 1e-14 * a.I_LLcm_L.norm());
  }
  // without mass the inertias still add: the published link 1 of the PUMA has one
  Inertial rotor;
  rotor.I_LLcm_L(2, 2) = 0.35;
  CHECK(together(rotor, rotor).I_LLcm_L(2, 2) == 0.7);
}

TEST_CASE("the ellipsoid of inertia has the moments that it stands for") {
  test::Random random(12);
  INFO("seed " << random.seed());
  for (int i = 0; i < 50; ++i) {
    const Inertial body = test::randomInertial(random);
    const PrincipalInertia principal = principalInertia(body);
    CHECK((principal.axes * principal.moments.asDiagonal() * principal.axes.transpose() - body.I_LLcm_L).norm() <
          1e-13 * body.I_LLcm_L.norm());
    CHECK(principal.axes.determinant() == Approx(1.0));
    const std::optional<Eigen::Vector3d> semi = inertiaEllipsoid(body.mass, principal.moments);
    REQUIRE(semi);
    const Eigen::Vector3d s2 = semi->cwiseProduct(*semi);
    const Eigen::Vector3d again = body.mass / 5.0 * Eigen::Vector3d(s2.y() + s2.z(), s2.x() + s2.z(), s2.x() + s2.y());
    CHECK((again - principal.moments).norm() < 1e-12 * principal.moments.norm());
  }
  CHECK_FALSE(inertiaEllipsoid(1.0, {0.1, 0.1, 0.5}));
  CHECK_FALSE(inertiaEllipsoid(0.0, {0.1, 0.1, 0.1}));
}
