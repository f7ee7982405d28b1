// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/view.h"
#include "ui/document/snapshot.h"

#include <QByteArray>
#include <QRectF>

#include <memory>
#include <vector>

class QPainter;

namespace linkwright::ui {

/// What a line drawing of the mechanism at one instant needs: values, so that any thread can draw it.
struct ArmFigure {
  std::shared_ptr<const Model> model;
  std::vector<Pose> X_WB, X_WL;
  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();
  SceneView view;  ///< its direction counts; the drawing chooses its own place and size
};
ArmFigure armFigureOf(const Snapshot& snapshot, const SceneView& view);

/// Draws it as a textbook does, on white: links as bars, turning joints as cylinders along their axes, sliding ones as
/// boxes, frames, centres of mass, lengths, gravity and a key. A parallel projection, all of it within `place` (in
/// points of 1/72 inch, whatever the painter's scale).
void paintArm(QPainter& painter, const QRectF& place, const ArmFigure& figure);

/// The drawing's own size, points.
inline constexpr QSizeF kArmFigureSize = {500.0, 350.0};

QByteArray armSvg(const ArmFigure& figure);  ///< an SVG document
QByteArray armPng(const ArmFigure& figure);  ///< 300 dots an inch
QByteArray armPdf(const ArmFigure& figure);  ///< one page of its size

}  // namespace linkwright::ui
