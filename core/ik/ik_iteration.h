// SPDX-License-Identifier: MIT
#pragma once

// Six-vectors are linear first here, [p; phi], as in the source (T. Suehiro, numerical inverse kinematics).

#include "core/ik/ik_method.h"
#include "core/ik/inverse_kinematics.h"
#include "core/ik/pose_difference.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace linkwright {

/// Why an iteration is the last one.
enum class IkTest {
  None,              ///< it is not
  Residual,          ///< |e| is small: the hand is at the target
  ChangeOfResidual,  ///< |e| does not change any more
  ChangeOfQ,         ///< the joints do not move any more
};
/// "", "residual", "change of residual", "change of q".
const char* nameOf(IkTest test);

/// Everything inside one iteration q -> q + Delta q, in order of computation. n: the joints between the base and the
/// hand, in the order of GaussNewton::joints(); dof: all joints of the model.
struct IkIteration {
  int index = 0;  ///< counts from 0
  IkMethod method = IkMethod::Safeguarded;
  Eigen::VectorXd q;  ///< [dof], where it starts
  Pose X_WE;          ///< the hand there, eq. (2)

  // --- the difference from the target
  PoseDifference difference;            ///< m, rad, base's axes, with the mistakes if there are any, eqs. (3), (4)
  double position_error = 0.0;          ///< m, without mistakes
  double orientation_error = 0.0;       ///< rad, without mistakes
  Eigen::Matrix<double, 6, 1> e;        ///< D [p; phi], eq. (5)
  double residual = 0.0;                ///< |e|
  Eigen::Matrix<double, 6, 1> delta_p;  ///< the step that is asked for: e, shortened to s, eq. (6)
  bool is_limited = false;              ///< whether it was shortened

  // --- the weighted Jacobian and its singular values
  Eigen::Matrix<double, 6, Eigen::Dynamic> DJ;  ///< [6 x n]: rows as e, see rowName; a column a joint
  std::vector<int> held;                        ///< columns that are 0: joints pressed against the limit they stand at
  Eigen::VectorXd sigma;                        ///< [r], descending, r = min(6, n)
  Eigen::MatrixXd U;                            ///< [6 x r]: directions of the hand
  Eigen::MatrixXd V;                            ///< [n x r]: the joint motions that make them
  int rank = 0;                                 ///< how many are above the rank tolerance
  double damping = 0.0;                         ///< lambda that was used; 0 where the method has none
  Eigen::VectorXd filter;                       ///< [r]: what stands for 1/sigma, see IkMethod

  // --- the step
  Eigen::VectorXd delta_q;   ///< [n] rad, m: V diag(filter) U^T Delta p, eq. (7)
  Eigen::VectorXd q_trial;   ///< [dof]: q + Delta q, held within the limits where they are respected
  bool is_at_limit = false;  ///< whether a limit has cut it short
  bool is_accepted = true;   ///< Safeguarded alone says no, where |e| would grow
  Eigen::VectorXd q_after;   ///< [dof]: q_trial, or q where it was not accepted, eq. (8)
  Pose X_WE_trial;           ///< the hand at q_trial
  double trial_residual = 0.0;

  // --- where it ends
  Pose X_WE_after;
  double residual_after = 0.0;
  double position_error_after = 0.0;     ///< m, without mistakes
  double orientation_error_after = 0.0;  ///< rad, without mistakes
  double change_of_residual = 0.0;       ///< residual_after - residual
  double change_of_q = 0.0;              ///< |q_trial - q|
  IkTest test = IkTest::None;            ///< the first of the tests that says stop
  /// Where it stops: Converged by the residual; at rest the reason; TimeLimit where iterations are used up.
  std::optional<IkStatus> status;

  /// Whether this step is Newton's: as many joints as directions, none lost, nothing damped or shortened.
  bool isNewtonRaphson() const;
};

/// "x", "y", "z", "phi_x", "phi_y", "phi_z": the rows of e and D J.
const char* rowName(int row);

}  // namespace linkwright
