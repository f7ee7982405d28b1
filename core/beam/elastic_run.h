// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/base/scene_section.h"
#include "core/beam/elastic_modes.h"
#include "core/beam/elastic_pass.h"
#include "core/beam/elastic_tree.h"
#include "core/beam/joint_drive.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/trajectory/trajectory.h"

#include <Eigen/Core>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace linkwright {

struct ElasticLink;
struct ElasticSettings;

/// What is to be analysed: links that bend, joints without motors, and what the motors do.
struct ElasticSetup {
  std::shared_ptr<const Mechanism> mechanism;
  std::shared_ptr<const Model> model;      ///< compiled from it
  SceneSection<ElasticSettings> settings;  ///< absent: those that an analysis begins with
  std::optional<Trajectory> motion;        ///< of the driven joints; absent: they stand still at q
  Eigen::VectorXd q, qd;                   ///< [dof], where there is no motion; of qd what passive joints begin with
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  std::vector<ExternalWrench> loads;  ///< on links' origins, world axes, all the time

  // of the settings, for those who need not know them whole
  double dt() const;  ///< s
  const std::vector<ElasticLink>& links() const;
  double duration() const;  ///< s: the settings', otherwise the motion's; 0 where there is neither
  /// The same in steps of `dt`, s.
  ElasticSetup withStep(double dt) const;
};

/// What the driven joints do. The setup has to outlive it. Not shared between threads.
JointDrive driveOf(const ElasticSetup& setup);

/// The first instant: joints as they begin, without accelerations, weight and the loads on their nodes. Errors: a load
/// on an elastic link whose beam does not begin at its origin. O(n).
Result<ElasticPose> poseAtStart(const ElasticSetup& setup, const ElasticTree& tree);

/// A run of it, from t = 0 in steps of dt. Immutable, shared.
class ElasticRun {
public:
  using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

  std::shared_ptr<const ElasticSetup> setup;
  std::shared_ptr<const ElasticTree> tree;
  Eigen::VectorXd t;       ///< [samples], s
  Rows q, qd, qdd, tau;    ///< [samples x dof]; tau with friction, rotors, springs; of passive joints what is left of 0
  Rows u, ud, udd;         ///< [samples x tree->size], see ElasticState
  double wall_time = 0.0;  ///< s of a clock
  bool was_stopped = false;

  Eigen::Index samples() const { return t.size(); }
  /// The last sample at or before time `t` (s), the first where there is none. O(log samples).
  Eigen::Index sampleAt(double t) const;
  /// The first sample that is not of a system still held: 1 of a run that begins locked, else 0.
  Eigen::Index firstFree() const;
  ElasticState state(Eigen::Index sample) const;
  /// The passes over the tree at a sample: motion, nodal forces, what joints carry. tau there is without friction,
  /// rotors and springs. Its tree is this run's. O(n).
  ElasticPass passAt(Eigen::Index sample) const;
  /// The largest |tau| of a passive joint after the first sample, N m or N; 0 where no joint is passive.
  double largestPassiveTorque() const;
  /// The motion that has been found, of all joints, as one that can be played: it is interpolated as imported ones are.
  /// Needs two samples.
  TrajectoryPlan motion() const;
};

/// Errors: what compileElasticTree, elasticEquilibrium and ElasticMotion refuse, a motion without end, more than 3e7
/// numbers, a load on an elastic link whose beam does not begin at its origin, numbers that are not finite. Warnings:
/// those of compileElasticTree; with a balanced start, passive joints that are not in balance and begin to swing.
/// `stop` ends it early, with what there is by then; `progress` is told the share that is done, now and then.
Result<ElasticRun> runElastic(ElasticSetup setup, std::stop_token stop = {},
                              const std::function<void(double)>& progress = {});

}  // namespace linkwright
