// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/scene/scene.h"

#include <memory>
#include <string>

namespace linkwright {

/// A robot with its scene; both are shared and never change.
struct LessonRobot {
  std::shared_ptr<const SceneData> scene;
  std::shared_ptr<const Model> model;
  std::string file;  ///< that it was read from
};

}  // namespace linkwright
