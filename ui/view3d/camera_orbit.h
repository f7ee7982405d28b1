// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/view.h"

#include <Eigen/Core>
#include <QPointF>
#include <QSizeF>

#include <vector>

namespace linkwright::ui {

/// A half line in the world: origin + t direction, t >= 0, direction of unit length.
struct Ray {
  Eigen::Vector3d origin = Eigen::Vector3d::Zero();
  Eigen::Vector3d direction = Eigen::Vector3d::UnitX();
  Eigen::Vector3d at(double t) const { return origin + t * direction; }
};

/// A camera that orbits a centre with z up. Pixels are device-independent, y down, (0,0) top left.
class OrbitCamera {
public:
  const SceneView& view() const { return view_; }
  void setView(const SceneView& view);
  void setViewport(const QSizeF& size);
  const QSizeF& viewport() const { return viewport_; }

  Eigen::Vector3d eye() const;
  Eigen::Vector3d right() const;
  Eigen::Vector3d up() const;
  Eigen::Vector3d forward() const;  ///< from the eye to the centre
  double nearPlane() const;
  double farPlane() const;
  static double fieldOfViewDeg() { return 34.0; }  ///< vertical

  /// The pixel of a world point; points behind the eye give a place far outside.
  QPointF project(const Eigen::Vector3d& point_W) const;
  Ray rayThrough(const QPointF& pixel) const;
  double depthOf(const Eigen::Vector3d& point_W) const { return forward().dot(point_W - eye()); }
  /// Metres that one pixel spans at the depth of a world point (at least at the near plane's).
  double metresPerPixel(const Eigen::Vector3d& point_W) const;

  void orbit(const QPointF& pixels);
  /// The scene's point at the centre's depth follows the mouse.
  void pan(const QPointF& pixels);
  /// How near to its centre zooming goes, m.
  void setNearest(double distance) { nearest_ = distance; }
  /// `steps` > 0 comes closer; the point at the centre's depth under `cursor` stays where it is.
  void zoom(double steps, const QPointF& cursor);
  /// Looks at a sphere, with a little room around it.
  void frame(const Eigen::Vector3d& centre, double radius);
  /// Looks at points so that all of them are within the viewport, with `margin` pixels around; keeps the direction.
  void framePoints(const std::vector<Eigen::Vector3d>& points_W, double margin);

private:
  double tanHalfFov() const;
  SceneView view_;
  double nearest_ = 0.0;
  QSizeF viewport_ = {1280.0, 720.0};
};

}  // namespace linkwright::ui
