// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <optional>

namespace linkwright {

// Self-motion: joint motion of a redundant arm that leaves its hand where it is. Its velocities are the null space of
// the hand's Jacobian, J qd = 0 (Liegeois 1977; Nakamura, Advanced Robotics, 1991, chapter 4). Joint rates are taken
// as they are, so that radians and metres mix where revolute and prismatic joints do.

/// What of the hand stays.
enum class HandHold {
  Pose,     ///< its place and its directions
  Position  ///< its origin; it may turn
};

/// Orthonormal basis of the null space of the hand's Jacobian at `q` [dof]: [dof x dimension], J N = 0 to round-off.
/// Joints that do not carry the link are not counted: their rows are 0. `previous` (the basis a small step before, or
/// empty): the basis is turned to come as close to it as it can (orthogonal Procrustes), so that signs and axes do not
/// jump from one step to the next; without it the sign makes the largest component of each column positive. O(n^2) for
/// n joints that carry the link, with `previous` O(n^3). Throws PreconditionError on sizes and a link that is not
/// there.
Eigen::MatrixXd nullSpaceBasis(const Model& model, int link, const Eigen::VectorXd& q, HandHold hold = HandHold::Pose,
                               const Eigen::MatrixXd& previous = {});

/// Why a slide ended.
enum class SlideEnd {
  Whole,         ///< as far as was asked for
  AtLimit,       ///< a joint has come to its limit
  Turned,        ///< the leading joint comes no farther this way: it would go back
  Singular,      ///< the hand cannot be held any farther: it is, or comes to, a singular pose
  NotRedundant,  ///< there is no such motion here
};
/// "whole", "at-limit", "turned", "singular", "not-redundant".
const char* toString(SlideEnd end);

struct SlideOptions {
  HandHold hold = HandHold::Pose;
  /// The joint that leads where the null space has several dimensions: the motion is what moves it most,
  /// N N^T e_lead, at unit speed. -1: the one with the largest share. With one dimension it only gives the first sign.
  int lead = -1;
  /// [dof]: positive amounts go along it rather than against it; empty: the leading joint's position grows.
  Eigen::VectorXd along;
  /// Where the hand is held; absent: where it is at the start. It must be there to 1e-3 m and rad.
  std::optional<Pose> X_WE;
  double max_step = 0.02;  ///< rad, m: of the integration (Runge-Kutta of the fourth order)
};

struct Slide {
  Eigen::VectorXd q;   ///< [dof], within the limits
  double moved = 0.0;  ///< the path's length in joint space, with the sign of the amount
  SlideEnd end = SlideEnd::NotRedundant;
  int joint = -1;         ///< the one at its limit, or the leading one that has turned; index into Model::joints()
  Eigen::VectorXd along;  ///< [dof], unit: the direction of positive amounts at q; empty where not redundant
  double position_error = 0.0;     ///< m, of the hand
  double orientation_error = 0.0;  ///< rad; 0 where the hand may turn
};

/// Slides along the null space by `amount` (path length in joint space; either sign) from `q` [dof], which must be
/// within the limits. After each step the hand is put back by J^+ to 1e-11 m and rad; a step that cannot be put back is
/// halved, and below 1e-5 the slide ends as singular. It stops where a joint meets its limit. Sliding back by what was
/// moved, with the same options, leads back to the start. About 20 us a step for seven joints.
Slide slideInNullSpace(const Model& model, int link, const Eigen::VectorXd& q, double amount,
                       const SlideOptions& options = {});

/// How far the arm can slide either way, and what ends it.
struct SlideRange {
  int dimension = 0;  ///< of the null space; 0: not redundant here
  int lead = -1;      ///< the joint that leads
  Slide backward, forward;
};
/// `longest`: where to stop looking; an arm without limits goes round for ever.
SlideRange slideRange(const Model& model, int link, const Eigen::VectorXd& q, const SlideOptions& options = {},
                      double longest = 10.0);

}  // namespace linkwright
