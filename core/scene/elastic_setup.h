// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_run.h"
#include "core/scene/scene.h"

#include <memory>

namespace linkwright {

/// What a scene's analysis of elastic links and passive joints is made of: its motion, or its state held where it has
/// none; settings that a program begins with where it has no `beam`. `model` is compiled from `mechanism`. Errors and
/// warnings: those of the motion.
Result<ElasticSetup> elasticSetup(const SceneData& scene, std::shared_ptr<const Mechanism> mechanism,
                                  std::shared_ptr<const Model> model);

}  // namespace linkwright
