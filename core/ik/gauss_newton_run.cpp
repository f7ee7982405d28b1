// SPDX-License-Identifier: MIT
#include "core/ik/gauss_newton.h"

#include <algorithm>

namespace linkwright {

namespace {

constexpr double kMostNumbers = 1e7;  // that a run keeps: 80 MB

// roughly what one iteration holds
double numbersOf(const IkIteration& it) {
  const Eigen::Index vectors = it.q.size() + it.q_trial.size() + it.q_after.size() + it.delta_q.size();
  return static_cast<double>(it.DJ.size() + it.U.size() + it.V.size() + vectors) + 100.0;
}

}  // namespace

std::vector<IkIteration> runIterations(const Model& model, int link, const Pose& X_WT, const Eigen::VectorXd& q0,
                                       const IterationOptions& options, int max_iterations) {
  GaussNewton solver(model, link, X_WT, q0, options);
  std::vector<IkIteration> iterations;
  double numbers = 0.0;
  while (!solver.status() && std::ssize(iterations) < max_iterations && numbers < kMostNumbers) {
    iterations.push_back(solver.step());
    numbers += numbersOf(iterations.back());
  }
  if (!iterations.empty() && !iterations.back().status) iterations.back().status = IkStatus::TimeLimit;
  return iterations;
}

double tailSpread(const std::vector<IkIteration>& iterations, int count) {
  if (iterations.empty() || count <= 0) return 0.0;
  const std::ptrdiff_t tail = std::min<std::ptrdiff_t>(count, std::ssize(iterations));
  const auto [least, most] = std::minmax_element(
      iterations.end() - tail, iterations.end(),
      [](const IkIteration& a, const IkIteration& b) { return a.residual_after < b.residual_after; });
  return most->residual_after - least->residual_after;
}

}  // namespace linkwright
