// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/aligned.h"
#include "core/kinematics/manipulability.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <cstdint>
#include <random>
#include <vector>

namespace linkwright {

/// In how many independent directions a link can be moved at all: the rank of its Jacobian's rows in a pose that is not
/// singular, found as the largest in a few seeded random ones. 2 of 3 linear ones for a planar arm. O(n).
int freeDirections(const Model& model, int link, JacobianRows rows);

/// Where random joint positions put a link.
struct ReachablePoints {
  std::vector<Eigen::Vector3d> p_W;
  /// By point, empty unless asked for: the product of as many singular values of the linear Jacobian as the link has
  /// free directions, m/s per rad/s to that power. Yoshikawa's measure for three, Manipulability::reachable_measure
  /// for two of two joints.
  std::vector<double> measures;
};

/// Samples the reachable workspace of one link: joint positions drawn uniformly within the limits, joints that do not
/// carry the link left alone. Revolute joints without limits are drawn over a turn, prismatic ones over 2 m, those with
/// one limit over as much from it. The same seed gives the same points everywhere, however many are asked for at once.
/// The points are not uniform in space: they are dense where many joint positions lead.
class ReachableSampler {
public:
  /// Throws PreconditionError for a link that is not there. Copies nothing: `model` must outlive it.
  ReachableSampler(const Model& model, int link, std::uint64_t seed = 1, bool with_measures = false);

  /// Appends `count` points. O(n) a point, in blocks of many states at once (core/kinematics/forward_kinematics.h).
  void sample(int count, ReachablePoints& points);

private:
  void drawPositions(int count);
  void addPoints(ReachablePoints& points);

  const Model& model_;
  int link_;
  std::mt19937_64 engine_;
  bool with_measures_;
  int directions_ = 0;
  std::vector<int> joints_;       // that carry the link, from the base outwards
  Eigen::VectorXd lower_, span_;  // by joint of joints_
  Eigen::MatrixXd q_, X_;
  std::vector<AlignedBlock> scratch_;
};

}  // namespace linkwright
