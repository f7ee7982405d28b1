// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_settings.h"
#include "core/io/result_table.h"
#include "core/mechanism/model.h"
#include "core/trajectory/trajectory.h"

#include <Eigen/Core>

namespace linkwright {

/// What the motors of a scene do in its elastic analysis: its motion, or nothing but stand at `q` [dof].
struct ElasticDrive {
  const Trajectory* trajectory = nullptr;
  Eigen::VectorXd q, qd;  ///< where there is no trajectory; of qd what passive joints begin with
};

/// The analysis of a mechanism's elastic links and passive joints, one row a step: t, q., qd., qdd., tau. of each joint
/// and node.K.ux uy uz rx ry rz: displacement and rotation vector of each node of the elastic links, counted from 0
/// link after link and from root to tip, from where it would be if all links were straight; world axes, m and rad.
/// Friction and rotors count. Errors: what compileElasticTree and ElasticMotion refuse, a motion or a table without
/// end, numbers that are not finite.
Result<ResultTable> elasticTable(const Mechanism& mechanism, const Model& model, const ElasticSettings& settings,
                                 const ElasticDrive& drive, const Eigen::Vector3d& gravity);

}  // namespace linkwright
