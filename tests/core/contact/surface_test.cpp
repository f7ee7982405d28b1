// SPDX-License-Identifier: GPL-3.0-or-later
// Surfaces against differences of their own constraint, and their gaps against the distance they stand for.
#include "core/contact/surface.h"

#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <limits>

using namespace linkwright;
using namespace linkwright::test;

namespace {

std::vector<Surface> surfaces(Random& random) {
  std::vector<Surface> all(6);
  all[1].form = CylinderSurface{0.4};
  all[2].form = CylinderSurface{0.9, true};
  all[3].form = SphereSurface{0.35};
  all[4].form = SphereSurface{1.2, true};
  all[5].form = SineSurface{0.08, 0.7, 0.4};
  for (Surface& surface : all) {
    surface.X_WS = {random.rotation(), random.vector(0.3)};
    surface.scale = random.uniform(0.2, 3.0);
  }
  return all;
}

}  // namespace

TEST_CASE("Gradient and second derivatives of surfaces are those of C", "[contact]") {
  Random random(3);
  INFO("seed " << random.seed());
  for (int k = 0; k < 20; ++k) {
    for (const Surface& surface : surfaces(random)) {
      CAPTURE(surface.form.index());
      const Eigen::Vector3d r = random.vector(0.8);
      const SurfaceValue value = surfaceAt(surface, r);
      const double h = 1e-5;
      for (int i = 0; i < 3; ++i) {
        const Eigen::Vector3d step = h * Eigen::Vector3d::Unit(i);
        const SurfaceValue more = surfaceAt(surface, r + step), less = surfaceAt(surface, r - step);
        // central differences: h^2 times third derivatives (waves: a k^3 = 60) is 6e-9, round-off 1e-16 / h
        CHECK(value.gradient[i] == Approx((more.C - less.C) / (2 * h)).margin(1e-7));
        const Eigen::Vector3d rate = (more.gradient - less.gradient) / (2 * h);
        CHECK((value.hessian.col(i) - rate).norm() < 1e-6);
      }
      CHECK((value.C > 0.0) == (value.gap > 0.0));
    }
  }
}

TEST_CASE("The gap of plane, cylinder and sphere is a distance", "[contact]") {
  Surface surface;
  surface.X_WS.p = {1.0, 2.0, 3.0};
  surface.scale = 7.0;
  CHECK(surfaceAt(surface, {0.0, 0.0, 3.25}).gap == Approx(0.25));
  surface.form = SphereSurface{0.5};
  CHECK(surfaceAt(surface, {1.0, 2.0, 4.0}).gap == Approx(0.5));
  CHECK(surfaceAt(surface, {1.0, 2.0, 3.25}).gap == Approx(-0.25));
  surface.form = SphereSurface{0.5, true};
  CHECK(surfaceAt(surface, {1.0, 2.0, 3.25}).gap == Approx(0.25));
  surface.form = CylinderSurface{0.5};
  CHECK(surfaceAt(surface, {2.0, 2.0, 77.0}).gap == Approx(0.5));
  CHECK(surfaceAt(surface, {1.0, 2.0, 3.0}).gradient.isZero(0.0));
}

TEST_CASE("What is no surface is said", "[contact]") {
  Surface surface;
  CHECK(surfaceProblem(surface).empty());
  surface.scale = 0.0;
  CHECK(surfaceProblem(surface).text().find("scale") != std::string::npos);
  surface.scale = 1.0;
  surface.form = SphereSurface{-1.0};
  CHECK(surfaceProblem(surface).text().find("radius") != std::string::npos);
  surface.form = SineSurface{0.1, 0.0, 0.0};
  CHECK(surfaceProblem(surface).text().find("length") != std::string::npos);
  surface.form = PlaneSurface{};
  surface.X_WS.p.x() = std::numeric_limits<double>::quiet_NaN();
  CHECK(surfaceProblem(surface).text().find("pose") != std::string::npos);
}
