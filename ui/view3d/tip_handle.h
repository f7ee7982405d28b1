// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/build_handles.h"
#include "ui/view3d/gizmo.h"

#include <QPointF>

#include <optional>

namespace linkwright::ui {

/// The arrow at the end of a link by which it is pulled longer. No drawing.
struct TipHandle {
  LinkEnd end;
  Eigen::Vector3d from_W = Eigen::Vector3d::Zero(), to_W = Eigen::Vector3d::Zero();  ///< of the arrow

  /// Whether the pixel is on the arrow.
  bool isAt(const OrbitCamera& camera, const QPointF& pixel) const;
  /// The pixel at the middle of the arrow.
  QPointF middle(const OrbitCamera& camera) const;
};

/// Beyond the end, and beyond the reach of a gizmo that stands at `gizmo_W`; absent where the link points at the
/// viewer.
std::optional<TipHandle> tipHandleAt(const LinkEnd& end, const std::optional<Eigen::Vector3d>& gizmo_W,
                                     const OrbitCamera& camera);

/// One drag of such a handle: the grabbed point stays under the mouse, to the decimal that a pixel is.
class TipDrag {
public:
  TipDrag(const TipHandle& handle, const OrbitCamera& camera, const QPointF& pixel);
  /// The link's length with the mouse at `pixel`, m, perhaps below 0. `snaps` rounds it to 10 mm, else it is rounded to
  /// the power of ten below what a pixel spans.
  double update(const OrbitCamera& camera, const QPointF& pixel, bool snaps);

private:
  LinkEnd end_;
  GizmoDrag drag_;
};

}  // namespace linkwright::ui
