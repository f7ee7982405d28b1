// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/surface_patch.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector2d;
using Eigen::Vector3d;

constexpr double kPi = std::numbers::pi;
constexpr double kCell = 0.09;       // of the robot's size: the largest that a cell may be
constexpr int kHalfCells = 5;        // from the middle to the border
constexpr double kWithin = 0.65;     // of the way to the border: how far the foot goes before there is another patch
constexpr double kTick = 0.34;       // of a cell
constexpr double kRoundStep = 0.13;  // rad of an arc that looks round
constexpr int kMostSteps = 120;      // of a wave
constexpr double kMostWaves = 8.0;

/// A surface by two parameters: what is drawn goes from -half to half of each about the middle.
struct Sheetlike {
  std::function<Vector3d(const Vector2d&)> point;   ///< in the surface's frame
  std::function<Vector3d(const Vector2d&)> normal;  ///< towards the free side
  Vector2d middle = Vector2d::Zero(), half = Vector2d::Ones();
  std::array<int, 2> steps = {1, 1};            ///< that its triangles take
  std::array<int, 2> cells = {10, 10};          ///< between its lines
  std::array<bool, 2> closed = {false, false};  ///< there is no border at the ends of that parameter
};

double snapped(double x, double cell) { return cell * std::round(x / cell); }

Sheetlike planeAround(const Vector3d& p, double cell) {
  Sheetlike sheet;
  sheet.point = [](const Vector2d& u) { return Vector3d(u.x(), u.y(), 0.0); };
  sheet.normal = [](const Vector2d&) { return Vector3d(Vector3d::UnitZ()); };
  sheet.middle = {snapped(p.x(), cell), snapped(p.y(), cell)};
  sheet.half.setConstant(kHalfCells * cell);
  return sheet;
}

Sheetlike wavesAround(const SineSurface& waves, const Vector3d& p, double cell) {
  const double k = 2.0 * kPi / waves.length;
  Sheetlike sheet;
  sheet.point = [waves, k](const Vector2d& u) {
    return Vector3d(u.x(), u.y(), waves.amplitude * std::sin(k * u.x() + waves.phase));
  };
  sheet.normal = [waves, k](const Vector2d& u) {
    return Vector3d(-waves.amplitude * k * std::cos(k * u.x() + waves.phase), 0.0, 1.0).normalized();
  };
  sheet.half = {std::min(kHalfCells * cell, kMostWaves / 2.0 * waves.length), 0.6 * kHalfCells * cell};
  sheet.middle = {snapped(p.x(), 0.2 * sheet.half.x()), snapped(p.y(), cell)};
  const double steps = 24.0 * 2.0 * sheet.half.x() / waves.length;
  sheet.steps = {static_cast<int>(std::clamp(std::ceil(steps), 24.0, double{kMostSteps})), 1};
  sheet.cells = {10, 6};
  return sheet;
}

// u: the way along the circle and along the axis, both in metres
Sheetlike cylinderAround(const CylinderSurface& cylinder, const Vector3d& p, double cell) {
  const double r = cylinder.radius, side = cylinder.is_hollow ? -1.0 : 1.0;
  Sheetlike sheet;
  sheet.point = [r](const Vector2d& u) { return Vector3d(r * std::cos(u.x() / r), r * std::sin(u.x() / r), u.y()); };
  sheet.normal = [r, side](const Vector2d& u) {
    return Vector3d(side * std::cos(u.x() / r), side * std::sin(u.x() / r), 0.0);
  };
  const double half_turn = kPi * r;
  const bool whole = half_turn <= 2.0 * kHalfCells * cell;
  sheet.closed[0] = whole;
  sheet.half = {whole ? half_turn : kHalfCells * cell, kHalfCells * cell};
  const double along = r * std::atan2(p.y(), p.x());
  sheet.middle = {whole ? 0.0 : snapped(along, cell), snapped(p.z(), cell)};
  sheet.cells = {whole ? 12 : 2 * kHalfCells, 2 * kHalfCells};
  sheet.steps = {std::max(12, static_cast<int>(std::ceil(2.0 * sheet.half.x() / r / kRoundStep))), 1};
  return sheet;
}

// u: the way along the equator and up from it, about the foot where it is large and about z where all of it is drawn
Sheetlike sphereAround(const SphereSurface& sphere, const Vector3d& p, double cell) {
  const double r = sphere.radius, side = sphere.is_hollow ? -1.0 : 1.0;
  const bool whole = kPi / 2.0 * r <= 2.0 * kHalfCells * cell;
  Eigen::Matrix3d R = Eigen::Matrix3d::Identity();
  if (!whole && p.norm() > 1e-9) {
    // x of these axes is where the patch has its middle
    R.col(0) = p.normalized();
    R.col(2) = (Vector3d::UnitZ() - R.col(0).z() * R.col(0));
    if (R.col(2).norm() < 1e-3) R.col(2) = Vector3d::UnitX() - R.col(0).x() * R.col(0);
    R.col(2).normalize();
    R.col(1) = R.col(2).cross(R.col(0));
  }
  Sheetlike sheet;
  const auto out = [r, R](const Vector2d& u) {
    const double turn = u.x() / r, up = u.y() / r;
    return Vector3d(R * Vector3d(std::cos(up) * std::cos(turn), std::cos(up) * std::sin(turn), std::sin(up)));
  };
  sheet.point = [r, out](const Vector2d& u) { return Vector3d(r * out(u)); };
  sheet.normal = [side, out](const Vector2d& u) { return Vector3d(side * out(u)); };
  sheet.closed = {whole, whole};
  sheet.half = whole ? Vector2d(kPi * r, 0.5 * kPi * r) : Vector2d::Constant(kHalfCells * cell);
  sheet.cells = {whole ? 12 : 2 * kHalfCells, whole ? 6 : 2 * kHalfCells};
  for (std::size_t i = 0; i < 2; ++i) {
    const double angle = 2.0 * sheet.half[static_cast<Eigen::Index>(i)] / r;
    sheet.steps[i] = std::max(12, static_cast<int>(std::ceil(angle / kRoundStep)));
  }
  return sheet;
}

Sheetlike sheetAround(const Surface& surface, const Vector3d& p_S, double cell) {
  if (const auto* cylinder = std::get_if<CylinderSurface>(&surface.form)) return cylinderAround(*cylinder, p_S, cell);
  if (const auto* sphere = std::get_if<SphereSurface>(&surface.form)) return sphereAround(*sphere, p_S, cell);
  if (const auto* waves = std::get_if<SineSurface>(&surface.form)) return wavesAround(*waves, p_S, cell);
  return planeAround(p_S, cell);
}

Vector2d at(const Sheetlike& sheet, double x, double y) {
  return sheet.middle + Vector2d(x * sheet.half.x(), y * sheet.half.y());
}

std::shared_ptr<const Sheet::Shape> trianglesOf(const Sheetlike& sheet) {
  auto shape = std::make_shared<Sheet::Shape>();
  const auto add = [&](int i, int j) {
    const Vector2d u = at(sheet, 2.0 * i / sheet.steps[0] - 1.0, 2.0 * j / sheet.steps[1] - 1.0);
    shape->points.push_back(sheet.point(u).cast<float>());
    shape->normals.push_back(sheet.normal(u).cast<float>());
  };
  for (int i = 0; i < sheet.steps[0]; ++i) {
    for (int j = 0; j < sheet.steps[1]; ++j) {
      for (const auto& [di, dj] : {std::pair{0, 0}, {1, 0}, {0, 1}, {0, 1}, {1, 0}, {1, 1}}) add(i + di, j + dj);
    }
  }
  return shape;
}

// along parameter `along`, where the other one is `share` of the way from the middle to its end
std::vector<Vector3d> lineOn(const Sheetlike& sheet, const Pose& X_WS, std::size_t along, double share) {
  std::vector<Vector3d> line;
  for (int i = 0; i <= sheet.steps[along]; ++i) {
    const double s = 2.0 * i / sheet.steps[along] - 1.0;
    line.push_back(X_WS * sheet.point(along == 0 ? at(sheet, s, share) : at(sheet, share, s)));
  }
  return line;
}

// strokes aslant into the solid side, as drawings have them where something stands firm
void addTicks(SurfacePatch& patch, const Sheetlike& sheet, std::size_t along, double share, double length) {
  const int count = 2 * sheet.cells[along];
  for (int i = 0; i < count; ++i) {
    const double s = (2.0 * i + 1.0) / count - 1.0, next = s + 0.5 / count;
    const auto place = [&](double where) { return along == 0 ? at(sheet, where, share) : at(sheet, share, where); };
    const Vector3d from = sheet.point(place(s));
    const Vector3d aslant = (sheet.point(place(next)) - from).normalized();
    const Vector3d to = from + 0.7 * length * (aslant - sheet.normal(place(s)));
    patch.ticks_W.push_back({patch.surface.X_WS * from, patch.surface.X_WS * to});
  }
}

}  // namespace

double patchCell(double size) {
  const double limit = kCell * std::max(size, 1e-6);
  const double power = std::pow(10.0, std::floor(std::log10(limit)));
  return (limit >= 5.0 * power ? 5.0 : limit >= 2.0 * power ? 2.0 : 1.0) * power;
}

SurfacePatch surfacePatch(const Surface& surface, const Vector3d& foot_W, double size) {
  SurfacePatch patch;
  patch.surface = surface;
  patch.size = size;
  const double cell = patchCell(size);
  const Pose& X_WS = surface.X_WS;
  const Sheetlike sheet = sheetAround(surface, X_WS.inverse() * foot_W, cell);
  patch.shape = trianglesOf(sheet);
  patch.centre_W = X_WS * sheet.point(sheet.middle);
  patch.reach = sheet.half.minCoeff();
  for (std::size_t along = 0; along < 2; ++along) {
    const std::size_t across = 1 - along;
    const int cells = sheet.cells[across];
    for (int i = 0; i <= cells; ++i) {
      const bool is_border = (i == 0 || i == cells) && !sheet.closed[across];
      // one of the two ends of what closes on itself is enough
      if (i == cells && sheet.closed[across]) continue;
      const double share = 2.0 * i / cells - 1.0;
      (is_border ? patch.edge_W : patch.grid_W).push_back(lineOn(sheet, X_WS, along, share));
      if (is_border) addTicks(patch, sheet, along, share, kTick * cell);
    }
  }
  return patch;
}

bool holds(const SurfacePatch& patch, const Surface& surface, const Vector3d& foot_W, double size) {
  const Surface& own = patch.surface;
  const bool same = patch.shape && patch.size == size && own.form == surface.form && own.scale == surface.scale &&
                    own.X_WS.p == surface.X_WS.p && own.X_WS.R == surface.X_WS.R;
  if (!same) return false;
  const Vector3d way_S = own.X_WS.R.transpose() * (foot_W - patch.centre_W);
  const double limit = kWithin * patch.reach;
  // what goes all the way round is left along its axis only, if it has one
  if (const auto* cylinder = std::get_if<CylinderSurface>(&own.form);
      cylinder != nullptr && kPi * cylinder->radius <= 2.0 * kHalfCells * patchCell(size))
    return std::abs(way_S.z()) <= limit;
  if (const auto* sphere = std::get_if<SphereSurface>(&own.form);
      sphere != nullptr && kPi / 2.0 * sphere->radius <= 2.0 * kHalfCells * patchCell(size))
    return true;
  // waves: up and down is no way along
  if (std::holds_alternative<SineSurface>(own.form)) return way_S.head<2>().cwiseAbs().maxCoeff() <= limit;
  return way_S.cwiseAbs().maxCoeff() <= limit;
}

}  // namespace linkwright::ui
