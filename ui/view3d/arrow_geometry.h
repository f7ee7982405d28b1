// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/arrow.h"
#include "ui/view3d/camera_orbit.h"

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// Pixels: half widths of shaft and head, the head's length; how much larger an arrow that is a result is drawn.
inline constexpr double kShaftPx = 2.3, kHeadWidthPx = 6.6, kHeadLengthPx = 15.0, kResultSize = 1.2;
inline constexpr double kSecondHead = 0.75;  ///< of the head's length: how far behind the first the second one stands
inline constexpr double kAsidePx = 17.0;     ///< from one lane to the next: two heads and their rims side by side

/// The points of the shaft, world frame: two of a straight arrow, many of an arc (which lies farther out by `aside`),
/// one of a dot or a ring.
std::vector<Eigen::Vector3d> shaftOf(const Arrow& arrow);

/// How far on the screen the arrow is drawn from where it belongs, pixels.
QPointF asideOf(const Arrow& arrow, const OrbitCamera& camera);
/// The world point that is drawn `pixels` beside this one, as far from the eye.
Eigen::Vector3d movedOnScreen(const OrbitCamera& camera, const Eigen::Vector3d& point_W, const QPointF& pixels);

/// Where an arrow's label belongs, and the direction in which it likes to stand from there.
struct LabelAnchor {
  Eigen::Vector3d point_W = Eigen::Vector3d::Zero();
  Eigen::Vector3d away_W = Eigen::Vector3d::Zero();
};
LabelAnchor labelAnchorOf(const Arrow& arrow);

/// The shaft as it is drawn, laid aside and cut at the near plane: pixels. Empty where all of it is behind the eye.
std::vector<QLineF> drawnShaft(const Arrow& arrow, const OrbitCamera& camera);

/// A label as it stands on the screen and the quantity that it names.
struct PlacedLabel {
  std::optional<QuantityKey> key;
  QRectF rect;
};

/// What the ray through the pixel meets first: a label, or the shaft that passes nearest to it within a few pixels.
/// Arrows have their width on the screen, so that is where they are met. What has no key or is hidden is passed over.
std::optional<QuantityKey> pickArrow(const OrbitCamera& camera, const QPointF& pixel, const std::vector<Arrow>& arrows,
                                     const std::vector<PlacedLabel>& labels);

}  // namespace linkwright::ui
