// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/way_picking.h"

#include "ui/view3d/pixel_distance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kWayReach = 5.0;    // px to either side of a line
constexpr double kMarkReach = 3.0;   // px beyond a mark's own radius
constexpr double kFarAlong = 0.15;   // what a pixel along the line counts beside one across it
constexpr double kInFrontBy = 2e-3;  // of the robot's size: a line on a surface is not behind it

const std::vector<Vector3d>* wayOf(const ViewState& state) {
  if (!state.snapshot || state.build.on) return nullptr;
  for (const auto& [owner, decor] : state.decor) {
    if (decor.way_W.size() > 1) return &decor.way_W;
  }
  return nullptr;
}

/// One piece of the line on the screen, and the place on it that is nearest to a pixel.
struct NearestPlace {
  double share = 0.0;   ///< of the way along it
  double off = 0.0;     ///< px from the pixel
  double length = 0.0;  ///< px
};

NearestPlace nearestOn(const QPointF& a, const QPointF& b, const QPointF& pixel) {
  const QPointF ab = b - a;
  const double squared = QPointF::dotProduct(ab, ab);
  NearestPlace piece;
  piece.length = std::sqrt(squared);
  piece.share = squared > 1e-12 ? std::clamp(QPointF::dotProduct(pixel - a, ab) / squared, 0.0, 1.0) : 0.0;
  piece.off = apart(pixel, a + piece.share * ab);
  return piece;
}

/// The place of least `cost(off, along)`; `along`: px along the line from its start.
template <class Cost>
std::optional<double> best(const ViewState& state, const std::vector<Vector3d>& way_W, const QPointF& pixel,
                           Cost cost) {
  std::optional<double> at;
  double least = std::numeric_limits<double>::infinity(), along = 0.0;
  for (std::size_t i = 0; i + 1 < way_W.size(); ++i) {
    if (std::min(state.camera.depthOf(way_W[i]), state.camera.depthOf(way_W[i + 1])) < state.camera.nearPlane()) {
      continue;
    }
    const NearestPlace piece = nearestOn(state.camera.project(way_W[i]), state.camera.project(way_W[i + 1]), pixel);
    const double now = cost(piece.off, along + piece.share * piece.length);
    along += piece.length;
    if (now >= least) continue;
    least = now;
    at = static_cast<double>(i) + piece.share;
  }
  return at;
}

Vector3d pointAt(const std::vector<Vector3d>& way_W, double at) {
  const auto i = std::min(static_cast<std::size_t>(at), way_W.size() - 2);
  return way_W[i] + (at - static_cast<double>(i)) * (way_W[i + 1] - way_W[i]);
}

}  // namespace

int markAt(const ViewState& state, const QPointF& pixel) {
  int found = -1;
  double nearest = std::numeric_limits<double>::infinity();
  if (!state.snapshot || state.build.on) return found;
  for (const auto& [owner, decor] : state.decor) {
    for (const PlaceMark& mark : decor.marks) {
      if (mark.id < 0 || state.camera.depthOf(mark.p_W) < state.camera.nearPlane()) continue;
      const double off = apart(state.camera.project(mark.p_W), pixel);
      if (off > mark.radius + kMarkReach || off >= nearest) continue;
      nearest = off;
      found = mark.id;
    }
  }
  return found;
}

std::optional<double> wayAt(const ViewState& state, const QPointF& pixel) {
  const std::vector<Vector3d>* way_W = wayOf(state);
  if (way_W == nullptr) return {};
  double off = std::numeric_limits<double>::infinity();
  const std::optional<double> at = best(state, *way_W, pixel, [&](double away, double) {
    off = std::min(off, away);
    return away;
  });
  if (!at || off > kWayReach) return {};
  const Ray ray = state.camera.rayThrough(pixel);
  const std::optional<LinkHit> hit = hitLink(ray, state.solids, state.snapshot->X_WL);
  const double t = (pointAt(*way_W, *at) - ray.origin).dot(ray.direction);
  return hit && hit->t < t - kInFrontBy * state.size ? std::nullopt : at;
}

std::optional<double> alongWay(const ViewState& state, const QPointF& pixel, double from) {
  const std::vector<Vector3d>* way_W = wayOf(state);
  if (way_W == nullptr) return {};
  // how far along the screen the mouse was
  double along = 0.0;
  for (std::size_t i = 0; i + 1 < way_W->size() && static_cast<double>(i) < from; ++i) {
    const double share = std::min(from - static_cast<double>(i), 1.0);
    along += share * apart(state.camera.project((*way_W)[i]), state.camera.project((*way_W)[i + 1]));
  }
  return best(state, *way_W, pixel,
              [along](double off, double there) { return off + kFarAlong * std::abs(there - along); });
}

}  // namespace linkwright::ui
