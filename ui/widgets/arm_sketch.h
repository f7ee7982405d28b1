// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "core/scene/view.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>
#include <QRectF>

#include <vector>

class QPainter;

namespace linkwright::ui {

/// A bar of a line drawing of the mechanism: from one joint to the next.
struct ArmBone {
  Eigen::Vector3d from, to;
  int body = -1;         ///< that it is part of, -1: fixed to the world
  bool is_stub = false;  ///< to the centre of mass of a body that ends nowhere
};

/// From each link's origin to those of the links on it; a last body ends at its centre of mass.
std::vector<ArmBone> armBones(const Model& model, const std::vector<Pose>& X_WB, const std::vector<Pose>& X_WL);

/// What a small drawing must hold: the ends of all bones.
std::vector<Eigen::Vector3d> armPoints(const std::vector<ArmBone>& bones);

/// Draws the mechanism small, without words: links as bars in two tones, joints as dots, the base on a line. `frame`
/// are points of the world that fit into `place`, so that several drawings can have one scale.
void paintArmSketch(QPainter& painter, const QRectF& place, const std::vector<ArmBone>& bones, const SceneView& view,
                    const std::vector<Eigen::Vector3d>& frame, bool dark);

}  // namespace linkwright::ui
