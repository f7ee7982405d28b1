// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/pose_drawings.h"

#include "core/kinematics/forward_kinematics.h"
#include "core/scene/scene.h"
#include "ui/document/document.h"

namespace linkwright::ui {

std::vector<PoseDrawing> poseDrawings(const Document& document) {
  std::vector<PoseDrawing> figures;
  const std::shared_ptr<const Model> model = document.snapshot()->model;
  for (const StoredPose& pose : document.scene().poses) {
    PoseDrawing figure{pose.name, model, {}, {}};
    if (pose.q.size() == model->dof() && pose.q.allFinite()) {
      bodyPoses(*model, pose.q, figure.X_WB);
      figure.X_WL = linkPoses(*model, figure.X_WB);
    }
    figures.push_back(std::move(figure));
  }
  return figures;
}

}  // namespace linkwright::ui
