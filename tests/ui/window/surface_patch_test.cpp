// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a surface that is drawn: it lies on the surface, around the foot, and stays while the foot is well
// within.
#include "ui/workspaces/simulate/surface_patch.h"

#include "core/spatial/rotation.h"
#include "tests/support/catch.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;

namespace {

std::vector<Surface> surfacesOfAllForms() {
  Pose X_WS;
  X_WS.R = rotationAbout(Vector3d(1.0, 2.0, 0.5).normalized(), 0.7);
  X_WS.p = {0.3, -0.2, 0.4};
  return {{X_WS, PlaneSurface{}, 1.0},
          {X_WS, CylinderSurface{0.15, false}, 1.0},
          {X_WS, CylinderSurface{3.0, true}, 2.0},
          {X_WS, SphereSurface{0.2, false}, 1.0},
          {X_WS, SphereSurface{4.0, true}, 1.0},
          {X_WS, SineSurface{0.04, 0.3, 0.5}, 1.0}};
}

// a point on the surface, from one near it
Vector3d onSurface(const Surface& surface, Vector3d r) {
  for (int i = 0; i < 40; ++i) {
    const SurfaceValue value = surfaceAt(surface, r);
    r -= value.C / value.gradient.squaredNorm() * value.gradient;
  }
  REQUIRE(std::abs(surfaceAt(surface, r).gap) < 1e-9);
  return r;
}

// how far the point is beyond the box round the patch, in the surface's axes
double beyond(const SurfacePatch& patch, const Vector3d& p_W) {
  const Vector3d p_S = patch.surface.X_WS.inverse() * p_W;
  Vector3d low = patch.shape->points.front().cast<double>(), high = low;
  for (const Eigen::Vector3f& point : patch.shape->points) {
    low = low.cwiseMin(point.cast<double>());
    high = high.cwiseMax(point.cast<double>());
  }
  return std::max((low - p_S).maxCoeff(), (p_S - high).maxCoeff());
}

}  // namespace

TEST_CASE("A patch lies on its surface and around the foot, its normals towards the free side") {
  for (const Surface& surface : surfacesOfAllForms()) {
    INFO("form " << surface.form.index());
    const Vector3d foot = onSurface(surface, Vector3d(0.8, 0.35, 0.9));
    const SurfacePatch patch = surfacePatch(surface, foot, 1.5);
    REQUIRE(patch.shape);
    REQUIRE(patch.shape->points.size() >= 6);
    REQUIRE(patch.shape->points.size() % 3 == 0);
    REQUIRE(patch.shape->normals.size() == patch.shape->points.size());
    for (std::size_t i = 0; i < patch.shape->points.size(); ++i) {
      const Vector3d p_W = surface.X_WS * patch.shape->points[i].cast<double>();
      const SurfaceValue value = surfaceAt(surface, p_W);
      // single precision, of metres
      CHECK(std::abs(value.gap) < 2e-6);
      CHECK((surface.X_WS.R * patch.shape->normals[i].cast<double>()).dot(value.gradient.normalized()) > 1.0 - 1e-6);
    }
    CHECK(holds(patch, surface, foot, 1.5));
    // what bends is drawn in short straight pieces
    CHECK(beyond(patch, foot) < 2e-3);
    for (const auto& lines : {patch.edge_W, patch.grid_W}) {
      for (const auto& line : lines) {
        for (const Vector3d& p_W : line) CHECK(std::abs(surfaceAt(surface, p_W).gap) < 1e-9);
      }
    }
    // strokes go to the solid side
    for (const auto& tick : patch.ticks_W) CHECK(surfaceAt(surface, tick.back()).C < 0.0);
  }
}

TEST_CASE("A patch is kept while the foot is well within it, and its lines stay where they are on the surface") {
  Surface surface;
  surface.X_WS.p = {0.0, 0.0, 0.25};
  const SurfacePatch patch = surfacePatch(surface, {0.52, 0.11, 0.25}, 1.5);
  const double cell = patchCell(1.5);
  CHECK(cell == Approx(0.1));
  CHECK(patch.centre_W.x() == Approx(0.5));
  CHECK(patch.centre_W.y() == Approx(0.1));
  CHECK(holds(patch, surface, {0.8, 0.1, 0.25}, 1.5));
  CHECK_FALSE(holds(patch, surface, {0.95, 0.1, 0.25}, 1.5));
  CHECK_FALSE(holds(patch, surface, {0.52, 0.11, 0.25}, 2.0));
  Surface higher = surface;
  higher.X_WS.p.z() = 0.3;
  CHECK_FALSE(holds(patch, higher, {0.52, 0.11, 0.25}, 1.5));
  CHECK_FALSE(holds(SurfacePatch(), surface, {0.52, 0.11, 0.25}, 1.5));
  for (const SurfacePatch& made : {patch, surfacePatch(surface, {0.95, 0.1, 0.25}, 1.5)}) {
    REQUIRE_FALSE(made.grid_W.empty());
    for (const auto& line : made.grid_W) {
      for (int k = 0; k < 2; ++k) {
        const double place = line.front()[k] / cell;
        CHECK(std::abs(place - std::round(place)) < 1e-9);
      }
    }
  }
}

TEST_CASE("A cell is a round number that fits the robot") {
  CHECK(patchCell(1.5) == Approx(0.1));
  CHECK(patchCell(0.6) == Approx(0.05));
  CHECK(patchCell(3.0) == Approx(0.2));
  CHECK(patchCell(15.0) == Approx(1.0));
}
