// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"
#include "core/spatial/pose.h"
#include "tests/support/random_mechanism.h"

#include <kdl/chain.hpp>
#include <kdl/chainiksolverpos_lma.hpp>

#include <chrono>

namespace linkwright::bench {

/// The processor's time that this thread has had: what other programs take does not count.
std::chrono::nanoseconds threadTime();

/// KDL's Levenberg-Marquardt solver with what it lacks for the task: it knows no limits, so an answer is brought within
/// them by whole turns where that is possible, and else, as after a failure, it starts again at random.
class KdlIk {
public:
  KdlIk(const Mechanism& mechanism, const Model& model, int hand, double tolerance, int iterations);

  /// Restarts from here on are drawn from this seed, so that every pass does the same.
  void seed(std::uint64_t value) { random_ = test::Random(value); }
  /// Whether `q`, the start, has become an answer before so much of threadTime() is over.
  bool solve(const Pose& X_WT, Eigen::VectorXd& q, std::chrono::nanoseconds time);
  /// One call from `q`, limits or not: what a drag does.
  bool solveOnce(const Pose& X_WT, Eigen::VectorXd& q);

private:
  bool bringWithinLimits(Eigen::VectorXd& q) const;

  KDL::Chain chain_;
  KDL::ChainIkSolverPos_LMA solver_;
  KDL::JntArray start_, answer_;
  Eigen::VectorXd lower_, upper_;
  test::Random random_;
};

}  // namespace linkwright::bench
