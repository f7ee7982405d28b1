// SPDX-License-Identifier: MIT
// Why a descent that has not converged has come to rest, and what is reported.
#include "core/ik/solver_state.h"
#include "core/kinematics/body_poses.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright {

namespace {

constexpr double kNearSingular = 0.05;    // weighted singular values: a drag that misses there blames the pose
constexpr double kMeeting = 0.005;        // the same: where branches meet
constexpr double kPushing = 1e-9;         // share of the error by which a joint must press against its bound
constexpr double kSingularAtRest = 1e-3;  // of the largest singular value
constexpr double kGramRoundOff = 1e-15;   // of the Gram matrix's trace
constexpr int kInverseSteps = 12;
constexpr double kSettledPower = 1e-4;  // relative change of the smallest eigenvalue
constexpr double kReachRoom = 1e-4;     // of the farthest place: what a search for it may fall short by

// A = L D L^T in place, D on the diagonal; `least` replaces pivots below it
void factor(std::size_t n, double least, std::vector<double>& A) {
  for (std::size_t k = 0; k < n; ++k) {
    double* row = &A[n * k];
    for (std::size_t j = 0; j < k; ++j) {
      for (std::size_t i = 0; i < j; ++i) row[j] -= row[i] * A[n * j + i];
    }
    for (std::size_t j = 0; j < k; ++j) {
      const double l = row[j] / A[n * j + j];
      row[k] -= l * row[j];
      row[j] = l;
    }
    row[k] = std::max(row[k], least);
  }
}

void backSubstitute(std::size_t n, const std::vector<double>& A, std::vector<double>& x) {
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < i; ++j) x[i] -= A[n * i + j] * x[j];
  }
  for (std::size_t i = n; i-- > 0;) {
    x[i] /= A[n * i + i];
    for (std::size_t j = i + 1; j < n; ++j) x[i] -= A[n * j + i] * x[j];
  }
}

}  // namespace

// Of the weighted rows of J by inverse iteration on the smaller Gram matrix, to about 1e-4 of its value, or to
// round-off times the largest one. `largest` becomes a lower bound of that one: the root mean square of the singular
// values.
double IkSolver::Impl::smallestSingularValue(double& largest) {
  const std::size_t rows = here_.e.size(), n = arm_.size();
  wanted_rows_.clear();
  for (std::size_t r = 0; r < rows; ++r) {
    if (r % kHandRows < 6 && wanted_[r / kHandRows].weights[r % kHandRows] > 0.0) wanted_rows_.push_back(r);
  }
  const bool by_rows = wanted_rows_.size() <= n;
  const std::size_t m = by_rows ? wanted_rows_.size() : n;
  largest = 0.0;
  if (m == 0) return 0.0;
  gram_.assign(m * m, 0.0);
  double trace = 0.0;
  for (std::size_t a = 0; a < m; ++a) {
    for (std::size_t b = 0; b <= a; ++b) {
      double sum = 0.0;
      if (by_rows) {
        for (std::size_t j = 0; j < n; ++j) sum += J_[rows * j + wanted_rows_[a]] * J_[rows * j + wanted_rows_[b]];
      } else {
        for (const std::size_t r : wanted_rows_) sum += J_[rows * a + r] * J_[rows * b + r];
      }
      gram_[m * a + b] = sum;
    }
    trace += gram_[m * a + a];
  }
  largest = std::sqrt(trace / static_cast<double>(m));
  if (!(trace > 0.0)) return 0.0;
  factor(m, kGramRoundOff * trace, gram_);

  // x <- G^-1 x / |G^-1 x|; the eigenvalue is x . x_before / |G^-1 x_before|
  vector_.resize(std::max(vector_.size(), m));
  eigenvector_.assign(m, 0.0);
  for (std::size_t i = 0; i < m; ++i)
    eigenvector_[i] = 1.0 / std::sqrt(static_cast<double>(m) + static_cast<double>(i));
  double value = 0.0;
  for (int step = 0; step < kInverseSteps; ++step) {
    double before = 0.0;
    for (std::size_t i = 0; i < m; ++i) before += eigenvector_[i] * eigenvector_[i];
    const double scale = 1.0 / std::sqrt(before);
    for (std::size_t i = 0; i < m; ++i) vector_[i] = eigenvector_[i] *= scale;
    backSubstitute(m, gram_, eigenvector_);
    double product = 0.0;
    for (std::size_t i = 0; i < m; ++i) product += vector_[i] * eigenvector_[i];
    const double now = 1.0 / product;
    const bool has_settled = std::abs(now - value) <= kSettledPower * now;
    value = now;
    if (has_settled) break;
  }
  return value <= 2.0 * kGramRoundOff * trace ? 0.0 : std::sqrt(value);
}

IkStatus IkSolver::Impl::statusAtRest() {
  evaluate(here_);
  jacobianHere();
  const std::size_t rows = here_.e.size();
  bool at_move_bound = false;
  for (std::size_t j = 0; j < arm_.size(); ++j) {
    const double* column = &J_[rows * j];
    double downhill = 0.0, size2 = 0.0;
    for (std::size_t r = 0; r < rows; ++r) {
      downhill += column[r] * here_.e[r];
      size2 += column[r] * column[r];
    }
    const double pushing = kPushing * std::sqrt(size2 * here_.cost);
    const bool pushes_down = downhill < -pushing && here_.q[j] <= lower_[j];
    const bool pushes_up = downhill > pushing && here_.q[j] >= upper_[j];
    if (!pushes_down && !pushes_up) continue;
    if (pushes_down ? here_.q[j] <= limit_lower_[j] : here_.q[j] >= limit_upper_[j]) return IkStatus::AtLimit;
    at_move_bound = true;
  }
  if (at_move_bound) return IkStatus::TimeLimit;  // what one move may do is used up, the next goes on from here
  if (isBeyondReach()) return IkStatus::OutOfReach;
  double largest = 0.0;
  const double smallest = smallestSingularValue(largest);
  if (arm_.size() == 0 || smallest >= kSingularAtRest * largest) return IkStatus::Stalled;
  return IkStatus::Singular;
}

// whether a hand's position is wanted farther from, or nearer to, the beginning of its chain than any pose takes it
bool IkSolver::Impl::isBeyondReach() {
  for (std::size_t t = 0; t < wanted_.size(); ++t) {
    const IkWeights& w = wanted_[t].weights;
    const bool is_missed = here_.hands[t].position_error > options_->position_tolerance;
    if (!is_missed || !(w[3] > 0.0 && w[4] > 0.0 && w[5] > 0.0)) continue;
    const Vec3<double> way = targets_[t].p_WT - beginningOf(arm_, t);
    const double distance = std::sqrt(dot(way, way));
    // all offsets end to end
    if (distance > chains_[t].reach + wanted_[t].p_LE.norm()) return true;
    if (!reaches_[t]) reaches_[t] = reach_search_.reachOf(t, limit_lower_, limit_upper_);
    const double room = kReachRoom * reaches_[t]->farthest;
    if (distance > reaches_[t]->farthest + room || distance < reaches_[t]->nearest - room) return true;
  }
  return false;
}

// of the directions that are not free
double IkSolver::Impl::leastWeight() const {
  double least = std::numeric_limits<double>::infinity();
  for (const IkTarget& target : wanted_) {
    for (const double w : target.weights) least = w > 0.0 ? std::min(least, w) : least;
  }
  return least;
}

// J_ is that of here_ however a descent has ended
void IkSolver::Impl::report(IkStatus status) {
  double largest = 0.0;
  result_.sigma_min = smallestSingularValue(largest);
  if (is_drag_ && result_.sigma_min < kMeeting) {
    leanBack();
    result_.sigma_min = smallestSingularValue(largest);
  }
  const bool is_explained = status == IkStatus::Converged || status == IkStatus::OutOfReach;
  if (is_drag_ && !is_explained && result_.sigma_min <= kNearSingular * leastWeight()) status = IkStatus::Singular;
  for (std::size_t j = 0; j < arm_.size(); ++j) result_.q[arm_.dofs[j]] = here_.q[j];
  result_.status = status;
  result_.position_error = result_.orientation_error = 0.0;
  for (std::size_t t = 0; t < here_.hands.size(); ++t) {
    result_.errors[t] = {here_.hands[t].position_error, here_.hands[t].orientation_error};
    result_.position_error = std::max(result_.position_error, result_.errors[t].position);
    result_.orientation_error = std::max(result_.orientation_error, result_.errors[t].orientation);
  }
}

}  // namespace linkwright
