// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/gauss_newton.h"
#include "ui/document/ik_problem.h"

#include <QString>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// One way through a problem: every iteration until a test said stop or the iterations were used up. Places are
/// counted from 0, the start, to count(), the end.
struct IkRun {
  IkMethod method = IkMethod::PseudoInverse;
  IkMistakeSet mistakes;
  std::vector<int> joints;  ///< the columns of the Jacobian: indices into Model::joints()
  std::vector<IkIteration> iterations;
  IkIteration end;  ///< what one more would have done: the inside of the last place
  IkStatus status = IkStatus::TimeLimit;

  int count() const { return static_cast<int>(iterations.size()); }
  /// What happens at a place: its q, hand and residual are those there, its step leads to the next one. Places beyond
  /// the end are the end.
  const IkIteration& inside(int place) const;
  /// Whether a test has stopped it.
  bool rests() const { return status != IkStatus::TimeLimit; }
  /// The test that did.
  IkTest test() const { return iterations.empty() ? IkTest::Residual : iterations.back().test; }
};

inline constexpr int kMostIkIterations = 500;

/// At most `max_iterations` of them, fewer with very many joints. `options` without regard to their weights' place in
/// the problem. No longer than some milliseconds.
IkRun runIk(const IkProblem& problem, const IterationOptions& options, int max_iterations = kMostIkIterations);

/// A line an iteration, all digits: residual, errors, damping, step, singular values, q.
QString csvOf(const IkRun& run, const Model& model);

/// q with turning joints brought into their limits by whole turns where that is possible.
Eigen::VectorXd unwound(const Model& model, const Eigen::VectorXd& q);
/// The first joint (index into Model::joints()) outside its limits, -1 if none.
int jointBeyondLimits(const Model& model, const Eigen::VectorXd& q);

}  // namespace linkwright::ui
