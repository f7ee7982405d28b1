// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ik/kdl_ik.h"

#include "tests/support/kdl_tree.h"

#include <cmath>
#include <ctime>

namespace linkwright::bench {

namespace {

constexpr double kTurn = 6.283185307179586;

KDL::Chain chainTo(const Mechanism& mechanism, const Model& model, int hand) {
  const KDL::Tree tree = test::kdlTree(mechanism, model);
  KDL::Chain chain;
  tree.getChain(model.links().front().name, model.links()[static_cast<std::size_t>(hand)].name, chain);
  return chain;
}

}  // namespace

std::chrono::nanoseconds threadTime() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

KdlIk::KdlIk(const Mechanism& mechanism, const Model& model, int hand, double tolerance, int iterations)
    : chain_(chainTo(mechanism, model, hand)),
      solver_(chain_, Eigen::Matrix<double, 6, 1>::Ones(), tolerance, iterations),
      start_(chain_.getNrOfJoints()),
      answer_(chain_.getNrOfJoints()),
      lower_(model.lowerLimits()),
      upper_(model.upperLimits()),
      random_(20261121) {}

bool KdlIk::solveOnce(const Pose& X_WT, Eigen::VectorXd& q) {
  start_.data = q;
  const bool solved = solver_.CartToJnt(start_, KDL::Frame(test::toKdl(X_WT.R), test::toKdl(X_WT.p)), answer_) == 0;
  q = answer_.data;
  return solved;
}

bool KdlIk::solve(const Pose& X_WT, Eigen::VectorXd& q, std::chrono::nanoseconds time) {
  const std::chrono::nanoseconds end = threadTime() + time;
  while (true) {
    if (solveOnce(X_WT, q) && bringWithinLimits(q)) return true;
    if (threadTime() >= end) return false;
    for (Eigen::Index i = 0; i < q.size(); ++i) q[i] = random_.uniform(lower_[i], upper_[i]);
  }
}

bool KdlIk::bringWithinLimits(Eigen::VectorXd& q) const {
  for (Eigen::Index i = 0; i < q.size(); ++i) {
    if (q[i] > upper_[i]) q[i] -= kTurn * std::ceil((q[i] - upper_[i]) / kTurn);
    if (q[i] < lower_[i]) q[i] += kTurn * std::ceil((lower_[i] - q[i]) / kTurn);
    if (!(q[i] >= lower_[i] && q[i] <= upper_[i])) return false;
  }
  return true;
}

}  // namespace linkwright::bench
