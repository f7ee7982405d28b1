// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_pass.h"
#include "core/beam/elastic_solver.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace linkwright {

struct ElasticMotionOptions {
  double dt = 1e-3;  ///< s
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  std::vector<NodalLoad> loads;                        ///< the same at all times
  double damping_mass = 0.0, damping_stiffness = 0.0;  ///< Rayleigh: [C] = a [M] + b [K], 1/s and s
  /// True: accelerations at the start are what the equations of motion ask for. False: those of the locked system, as
  /// if passive joints and beams had been held until then.
  bool starts_consistently = true;
};

/// The motion of a tree with beams and passive joints, step by step: Newmark's method (delta 1/2, beta 1/4) on the
/// passive joints and on the deformations, which are carried in the frame that turns with each beam's root.
class ElasticMotion {
public:
  /// Errors: damping or dt of no use. The tree has to outlive it.
  static Result<ElasticMotion> make(const ElasticTree& tree, const ElasticMotionOptions& options);

  /// The first instant: driven joints as the drive has them, passive ones from where it puts them, beams deformed as
  /// `u` says (straight where that is empty) and at rest. Errors: a passive joint that moves nothing.
  Result<void> start(const JointDrive& drive, const Eigen::VectorXd& u = {});
  /// One step of dt. Errors: a step that does not converge, with its time.
  Result<void> step(const JointDrive& drive);

  double time() const { return static_cast<double>(steps_) * options_.dt; }
  const ElasticState& state() const { return state_; }
  /// Torques [dof] (of passive joints what is left of zero), nodal forces and wrenches at this instant.
  const ElasticPass& pass() const { return pass_; }
  int iterations() const { return solver_.iterations(); }

private:
  ElasticMotion(const ElasticTree& tree, const ElasticMotionOptions& options);
  void driven(const JointDrive& drive, double t, ElasticState& state) const;

  const ElasticTree* tree_;
  ElasticMotionOptions options_;
  ElasticPass pass_;
  ElasticSolver solver_;
  ElasticState state_;
  long steps_ = 0;
};

/// Displacement and rotation vector of all nodes, root nodes too, beam after beam, [6 nodeCount]: {u_d}, from where
/// they were if all beams were straight and the joints as they are. World axes; m, rad.
Eigen::VectorXd nodalDeviations(const ElasticTree& tree, const ElasticState& state);
/// Places of all nodes in the world, [3 nodeCount], m.
Eigen::VectorXd nodePlaces(const ElasticTree& tree, const ElasticState& state);

}  // namespace linkwright
