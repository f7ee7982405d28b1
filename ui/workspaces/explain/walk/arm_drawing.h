// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/view.h"
#include "ui/document/snapshot.h"
#include "ui/widgets/drawing.h"

#include <memory>
#include <vector>

namespace linkwright::ui {

/// What a line drawing of the mechanism at one instant needs: values, so that any thread can draw it.
struct ArmScene {
  std::shared_ptr<const Model> model;
  std::vector<Pose> X_WB, X_WL;
  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();
  SceneView view;  ///< its direction counts; the drawing chooses its own place and size
};
ArmScene armSceneOf(const Snapshot& snapshot, const SceneView& view);

/// Drawn as a textbook does, on white: links as bars, turning joints as cylinders along their axes, sliding ones as
/// boxes, frames, centres of mass, lengths, gravity and a key. A parallel projection.
Drawing armDrawing(const ArmScene& figure);

}  // namespace linkwright::ui
