// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/io/result_table.h"
#include "core/mechanism/model.h"
#include "core/trajectory/trajectory.h"

#include <functional>
#include <vector>

namespace linkwright {

struct MotionTableOptions {
  double dt = 0.01;        ///< s, more than 0
  bool has_torque = true;  ///< tau of the joints, and the loads that are part of it
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  TorqueTerms terms;
  std::vector<ExternalWrench> loads = {};  ///< the same at all instants; in world axes, at the origins of their links
  /// Where what acts on links changes, as contact forces of a run do: all of it at each of the samples, in world axes
  /// at points of the links, in place of `loads`.
  std::function<std::vector<std::vector<ExternalWrench>>(const JointSamples&)> external = {};
};

/// A motion as a table of states (core/io/state_table.h reads it): t, q.JOINT, qd.JOINT, qdd.JOINT at 0, dt, 2 dt, ...
/// and at the end; with torques tau.JOINT and, of each load (of each link that is loaded at some time, where loads
/// change), ext.LINK.fx fy fz nx ny nz, world axes, at the link's origin. Inverse dynamics of its rows
/// has the torques that stand in them. Errors: numbers that are not finite. O(samples n). Throws PreconditionError
/// where the step makes more than kMaxSamples, or a load has axes or a point of its own.
Result<ResultTable> motionTable(const Model& model, const Trajectory& trajectory,
                                const MotionTableOptions& options = {});

}  // namespace linkwright
