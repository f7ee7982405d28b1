// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drawing/picture_projection.h"
#include "core/scene/view.h"

#include <Eigen/Core>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace linkwright::ui {

/// A PictureProjection along a camera's direction, in points of Qt's.
class ArmProjection {
public:
  ArmProjection(const SceneView& view, const std::vector<Eigen::Vector3d>& points_W, const QRectF& place);

  QPointF at(const Eigen::Vector3d& point_W) const;
  QPointF along(const Eigen::Vector3d& direction_W) const;  ///< of a direction, its length being the foreshortening
  double depthOf(const Eigen::Vector3d& point_W) const { return projection_.depthOf(point_W); }
  const Eigen::Vector3d& towardsEye() const { return projection_.towardsEye(); }
  double metresPerPoint() const { return 1.0 / projection_.unitsPerMetre(); }

private:
  PictureProjection projection_;
};

/// The smallest convex outline round the points.
QPolygonF outlineRound(std::vector<QPointF> points);

/// Finds a free place for each label beside what it belongs to.
class LabelPlaces {
public:
  explicit LabelPlaces(const QRectF& place) : place_(place) {}
  /// What labels had better not cover.
  void avoid(const QPointF& from, const QPointF& to, double width);
  void avoid(const QRectF& rect) { taken_.push_back(rect); }
  /// The rectangle for a label of that size near `anchor`, at least `gap` away.
  QRectF put(const QPointF& anchor, const QSizeF& size, double gap);

private:
  double costOf(const QRectF& rect) const;
  QRectF place_;
  std::vector<QRectF> taken_;
  std::vector<QRectF> lines_;
};

}  // namespace linkwright::ui
