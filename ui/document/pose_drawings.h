// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <memory>
#include <string>
#include <vector>

namespace linkwright::ui {

class Document;

/// Where the robot's parts are in one stored pose: what a small drawing of it needs.
struct PoseDrawing {
  std::string name;
  std::shared_ptr<const Model> model;
  std::vector<Pose> X_WB, X_WL;  ///< empty where the pose does not fit the model
};

/// Of all stored poses, in their order.
std::vector<PoseDrawing> poseDrawings(const Document& document);

}  // namespace linkwright::ui
