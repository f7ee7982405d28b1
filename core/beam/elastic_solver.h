// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/beam_superelement.h"
#include "core/beam/elastic_pass.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// How much positions and rates follow an acceleration within a step of time: beta dt^2 and delta dt; and how much of K
/// the solver takes for what a step does, at least that.
/// Where position is 0 nothing that is found changes positions: that is the start of a motion.
struct StepWeights {
  double position = 0.0, rate = 0.0, stiffness = 0.0;
};

/// Finds the accelerations of passive joints and of all deformations that the equations of motion ask for: Newton's
/// method whose slope is the inertia of the tree with the stiffness of its beams, by one pass inward, which condenses
/// each beam to what is felt at its root, and one outward (the articulated-body recursion with beams for bodies). What
/// rates and turning add to the slope is left to the iteration; what tension adds to K is put in when that is slow.
/// O(n) a pass.
class ElasticSolver {
public:
  ElasticSolver(const ElasticTree& tree, const StepWeights& weights, double damping_mass, double damping_stiffness);

  /// Corrects `state` until its accelerations no longer change; driven joints stay as they are. Passive joints bear
  /// their friction, spring and rotor. `pass` then holds the motion found, tau and what is left. Errors: a passive
  /// joint that moves nothing; no convergence.
  Result<void> solve(ElasticPass& pass, ElasticState& state);

  int iterations() const { return iterations_; }  ///< of the last solve

private:
  struct Felt {  // a body as its joint's place feels it: wrench = I A + p
    Matrix6 I;
    Vector6 p;
    Vector6 U;
    double d = 0.0, u = 0.0;
    Eigen::MatrixXd slope;   // wrenches at the slots by the root's acceleration
    Eigen::VectorXd offset;  // and without it
    Eigen::MatrixXd I_slots, work;
    Eigen::VectorXd p_slots;
    Matrix6 I_root;
    Vector6 p_root;
  };
  Result<void> inward(const ElasticPass& pass, const ElasticState& state);
  void weigh(const ElasticState& state);
  void measure();
  /// At the start of a motion, a beam some of whose rotations have no inertia.
  bool isMassless(const ElasticBody& body) const;
  Eigen::Vector3d slotPlace(int body, int node, const ElasticPass& pass) const;
  /// Takes from `z`, what a beam's nodes leave, and from its slots what no acceleration can mend.
  void leaveMassless(int body, const ElasticPass& pass, Eigen::Ref<Eigen::VectorXd> z);
  double cancellingScale(const ElasticPass& pass, const ElasticState& state) const;
  void condense(int body, const ElasticPass& pass);
  /// The largest change of an acceleration.
  double outward(const ElasticPass& pass, ElasticState& state);

  const ElasticTree& tree_;
  StepWeights weights_;
  std::vector<BeamSuperelement> beams_;
  std::vector<int> slot_;  // of each body in its parent's beam, -1 at the root or on a rigid body
  std::vector<Felt> felt_;
  std::vector<Vector6> change_;
  std::vector<double> coulomb_;
  Eigen::VectorXd z_, y_;
  Eigen::VectorXd turn_mass_;       // [size]: inertia of a rotation about its own axis; of displacements nothing
  Eigen::VectorXd ratio_;           // [size]: acceleration by deformation where K u is not held
  std::vector<bool> has_massless_;  // of each beam
  double massless_ = 0.0;           // what turns with less inertia than this has none, at the start
  double of_springs_ = 0.0;         // the largest acceleration that a spring alone gives a passive joint
  int iterations_ = 0;
};

}  // namespace linkwright
