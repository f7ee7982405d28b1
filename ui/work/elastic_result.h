// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_run.h"
#include "core/beam/rigid_motion.h"
#include "ui/document/found_motion.h"

#include <Eigen/Core>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace linkwright::ui {

/// An analysis of elastic links and passive joints, and what it is held against. Immutable, shared.
struct ElasticResult {
  std::shared_ptr<const FoundMotion> found;  ///< with the run
  RigidMotion rigid;             ///< the same with rigid links, exactly, at the run's times; empty where it has none
  Eigen::MatrixXd newton_euler;  ///< [samples x dof]: what rigid links would need along the motion that was found
  Diagnostics warnings;

  const ElasticRun& run() const { return *found->run; }
};

/// Runs the setup and works out what it is held against. `plan`: the scene's, which the result is said to be of. `stop`
/// ends it within some steps; `progress` is told the share that is done, now and then.
Result<ElasticResult> analyseElastic(ElasticSetup setup, std::optional<TrajectoryPlan> plan,
                                     const std::stop_token& stop = {},
                                     const std::function<void(double)>& progress = {});

}  // namespace linkwright::ui
