// SPDX-License-Identifier: MIT
#pragma once

// Numerical inverse kinematics as T. Suehiro describes it, one iteration a call. Six-vectors are linear first here,
// [p; phi], as in that source. Its equations, those from (6) on without a number there:
//   (1), (2)  target and hand: X_WT, X_WE(q)
//   (3)  p = p_T - p_E                                   way of the origin, base's axes
//   (4)  phi n = axis times angle of R_WE^T R_WT, carried from the hand's axes to the base's by R_WE
//   (5)  e = D [p; phi], D = diag(weights)
//   stop where |e| is small, or does not change any more, or q does not
//   (6)  Delta p = e where |e| < s, else e s/|e|
//   (7)  Delta q = (D J)^+ Delta p
//   (8)  q <- q + Delta q
// J is the geometric Jacobian of the hand's origin in the base's axes; (D J)^+ by singular value decomposition, so an
// over-constrained target has its least-squares answer and a redundant arm the smallest Delta q. IkMethod names what
// may stand in (7) instead.

#include "core/ik/chain.h"
#include "core/ik/ik_iteration.h"
#include "core/ik/ik_method.h"
#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace linkwright {

/// The iteration, ready for its next step. A value: a copy goes its own way from here. `model` must outlive it.
class GaussNewton {
public:
  /// From `q0` [dof] towards the pose `X_WT` of link `link` (index into Model::links()). Where limits are respected it
  /// starts at the nearest q within them. Throws PreconditionError on wrong sizes, on numbers that are not finite, and
  /// as check(options).
  GaussNewton(const Model& model, int link, const Pose& X_WT, const Eigen::VectorXd& q0, IterationOptions options = {});

  /// One iteration. Can be called on after `status()` has come, with the same rules. O(n), and a decomposition of
  /// a 6 x n matrix.
  IkIteration step();

  int iterations() const { return iterations_; }
  const Eigen::VectorXd& q() const { return q_; }
  const Pose& X_WE() const { return here_.X_WE; }
  const Pose& X_WT() const { return X_WT_; }
  double residual() const { return here_.residual; }                   ///< |e|
  double positionError() const { return here_.position_error; }        ///< m
  double orientationError() const { return here_.orientation_error; }  ///< rad
  /// Converged, or why it has come to rest; nothing as long as it goes on. Converged from the start where q0 is there.
  const std::optional<IkStatus>& status() const { return status_; }
  /// The joints between base and hand: indices into Model::joints(), the columns of D J.
  const std::vector<int>& joints() const { return chain_.joints; }
  const IterationOptions& options() const { return options_; }

  /// Goes on from here with other options, or towards another pose.
  void setOptions(const IterationOptions& options);
  void setTarget(const Pose& X_WT);

private:
  struct Place {
    Pose X_WE;
    PoseDifference difference;  // with the mistakes
    double position_error = 0.0, orientation_error = 0.0;
    Eigen::Matrix<double, 6, 1> e = Eigen::Matrix<double, 6, 1>::Zero();
    double residual = 0.0;
  };
  Place placeAt(const std::vector<Pose>& X_WB) const;
  void startHere();
  void differenceOf(IkIteration& it) const;
  void weightedJacobian(IkIteration& it) const;
  void holdAtLimits(IkIteration& it) const;
  void decompose(IkIteration& it) const;
  void filterOf(IkIteration& it) const;
  void trial(IkIteration& it);
  void move(IkIteration& it, const Place& there);
  IkTest testOf(const IkIteration& it) const;
  IkStatus statusAtRest(const IkIteration& it) const;

  const Model* model_;
  int link_;
  Pose X_WT_;
  IterationOptions options_;
  Chain chain_;
  Eigen::VectorXd q_, lower_, upper_;
  std::vector<Pose> X_WB_, X_WB_trial_;
  Place here_;
  double lambda_ = 0.0;  // of Safeguarded
  int iterations_ = 0;
  std::optional<IkStatus> status_;
};

/// All iterations until one says stop, at most `max_iterations`, and not more than some 80 MB of them; the last then
/// has the status TimeLimit. Empty where `q0` is at the target. Preconditions as GaussNewton's.
std::vector<IkIteration> runIterations(const Model& model, int link, const Pose& X_WT, const Eigen::VectorXd& q0,
                                       const IterationOptions& options, int max_iterations);

/// Largest minus smallest |e| after the last `count` iterations (fewer where there are fewer): how far a run is from
/// coming to rest. A plain pseudo-inverse with a target out of reach shows itself by a spread that stays.
double tailSpread(const std::vector<IkIteration>& iterations, int count);

}  // namespace linkwright
