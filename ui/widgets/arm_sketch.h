// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drawing/robot_figure.h"
#include "core/scene/view.h"

#include <Eigen/Core>
#include <QRectF>

#include <vector>

class QPainter;

namespace linkwright::ui {

/// What a small drawing must hold: the ends of all bones.
std::vector<Eigen::Vector3d> armPoints(const std::vector<RobotBone>& bones);

/// Draws the mechanism small, without words: links as bars in two tones, joints as dots, the base on a line. `frame`
/// are points of the world that fit into `place`, so that several drawings can have one scale.
void paintArmSketch(QPainter& painter, const QRectF& place, const std::vector<RobotBone>& bones, const SceneView& view,
                    const std::vector<Eigen::Vector3d>& frame, bool dark);

}  // namespace linkwright::ui
