// SPDX-License-Identifier: MIT
#pragma once

#include "core/scalar/instruction_set.h"
#include "core/scalar/vec3.h"

namespace linkwright {

/// The numbers that inverse kinematics reads, plain and dense: the joints that move a hand, the hands, the targets.
/// Rows of a hand are [angular; linear] and two zeros, so that they fill whole vectors.
inline constexpr int kHandRows = 8;

/// A joint that moves at least one hand. Bodies without a joint are merged into what they carry.
struct ArmJoint {
  Mat3<double> R_PJ;  ///< orientation of its frame, whose z is the axis, in the parent joint's at position 0
  Vec3<double> p_PJ;  ///< its origin there, m
  int parent = -1;    ///< index into the arm's joints, -1: the world; always smaller than its own
  bool prismatic = false;
};

/// A hand on joint `joint` (-1: fixed to the world), moved by paths[path_begin .. path_end).
struct ArmHand {
  Mat3<double> R_JE;
  Vec3<double> p_JE;
  int joint = -1;
  int path_begin = 0;
  int path_end = 0;
};

/// A target with its weights. Directions of one weight need no axes: `turn_weight` and `shift_weight` do for all three
/// unless `turn_differs` and `shift_differs`; then W_turn and W_shift, diag(weights) R_axes^T, take their place.
/// Shifts are in length scales: their weights hold 1 / length.
struct ArmTarget {
  Mat3<double> R_WT;
  Vec3<double> p_WT;
  bool turn_differs = false;
  bool shift_differs = false;
  double turn_weight = 1.0;
  double shift_weight = 1.0;
  Mat3<double> W_turn;
  Mat3<double> W_shift;
  Mat3<double> M_turn;  ///< the same with 1 for every weight above 0: what the errors in rad and m are measured with
  Mat3<double> M_shift;
};

/// What an evaluation leaves behind for the Jacobian there.
struct ArmHandState {
  Vec3<double> p_WE;
  Mat3<double> W_turn;             ///< weights times the derivative of the rotation vector, where turn_differs
  double position_error = 0.0;     ///< m
  double orientation_error = 0.0;  ///< rad
};

struct ArmView {
  const ArmJoint* joints = nullptr;
  int joint_count = 0;
  const ArmHand* hands = nullptr;
  int hand_count = 0;
  const int* paths = nullptr;
};

/// Inverse kinematics' inner loop as compiled for one instruction set.
struct ArmKernels {
  InstructionSet set = InstructionSet::Baseline;
  /// Forward kinematics and the weighted error e [hand_count][8] at q [joint_count]; returns |e|^2. `X` [joint_count]
  /// [12]: the joints' frames, see kinematics/body_poses.h.
  double (*evaluate)(const ArmView& arm, const ArmTarget* targets, const double* q, double* X, ArmHandState* hands,
                     double* e) = nullptr;
  /// The weighted Jacobian from what `evaluate` left: J [joint_count][hand_count][8], a column a joint, prismatic
  /// joints in length scales. e(q + dq) = e - J dq.
  void (*jacobian)(const ArmView& arm, const ArmTarget* targets, double length, const double* X,
                   const ArmHandState* hands, double* J) = nullptr;
  /// y of (J_F J_F^T + damping E) y = e, F the joints in free [free_count], and step[j] = J_j . y for these.
  /// `A` [rows][rows] and y [rows] are scratch; rows = 8 hand_count.
  void (*damped_step)(int hand_count, const double* J, const int* free, int free_count, double damping, const double* e,
                      double* A, double* y, double* step) = nullptr;
};

extern const ArmKernels kArmSse2;
extern const ArmKernels kArmAvx2;
extern const ArmKernels kArmAvx512;

/// `set` must be supported.
const ArmKernels& armKernels(InstructionSet set);
/// Those of instructionSet().
const ArmKernels& armKernels();

}  // namespace linkwright
