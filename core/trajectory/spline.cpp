// SPDX-License-Identifier: MIT
#include "core/trajectory/spline.h"

#include "core/base/require.h"

#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace linkwright {
namespace {

using Vector2 = Eigen::Vector2d;
using Block = Eigen::Matrix2d;

/// Why there is no spline through the points; empty where there is one.
Message whyNot(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, const SplineEnds& ends) {
  requireSize(q.rows(), t.size(), "the points of the spline");
  const Eigen::Index least = ends.kind == SplineEnds::Kind::Natural ? 3 : 2;
  if (t.size() < least) return Message("Trajectory", "a spline needs at least %1 points").arg(least);
  if (t.size() > kMaxSplinePoints) return Message("Trajectory", "a spline can have at most a million points");
  if (!t.allFinite() || !q.allFinite()) return Message("Trajectory", "a point of the spline is not a finite number");
  for (Eigen::Index i = 0; i + 1 < t.size(); ++i) {
    if (!(t[i + 1] - t[i] > 0.0)) {
      return Message("Trajectory", "the times of a spline must increase; point %1 is not later than the one before")
          .arg(i + 2);
    }
  }
  return {};
}

/// The end condition [dof], zero where none is given.
Eigen::VectorXd orZero(const Eigen::VectorXd& given, Eigen::Index dof, const char* what) {
  if (given.size() == 0) return Eigen::VectorXd::Zero(dof);
  requireSize(given.size(), dof, what);
  return given;
}

/// Solves a tridiagonal system for all columns at once (Thomas). The four are overwritten; the answer is `rhs`.
void solveTridiagonal(Eigen::VectorXd& below, Eigen::VectorXd& diagonal, Eigen::VectorXd& above, Eigen::MatrixXd& rhs) {
  const Eigen::Index n = diagonal.size();
  for (Eigen::Index i = 1; i < n; ++i) {
    const double factor = below[i] / diagonal[i - 1];
    diagonal[i] -= factor * above[i - 1];
    rhs.row(i) -= factor * rhs.row(i - 1);
  }
  rhs.row(n - 1) /= diagonal[n - 1];
  for (Eigen::Index i = n - 2; i >= 0; --i) {
    rhs.row(i) = (rhs.row(i) - above[i] * rhs.row(i + 1)) / diagonal[i];
  }
}

/// The velocities at the knots of a cubic spline [points x dof].
Eigen::MatrixXd cubicVelocities(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, const SplineEnds& ends) {
  const Eigen::Index n = t.size(), dof = q.cols();
  Eigen::VectorXd below = Eigen::VectorXd::Zero(n), diagonal = Eigen::VectorXd::Ones(n),
                  above = Eigen::VectorXd::Zero(n);
  Eigen::MatrixXd v(n, dof);
  // the acceleration is continuous: v_(i-1) / h_l + 2 (1 / h_l + 1 / h_r) v_i + v_(i+1) / h_r
  //                               = 3 (q_i - q_(i-1)) / h_l^2 + 3 (q_(i+1) - q_i) / h_r^2
  for (Eigen::Index i = 1; i + 1 < n; ++i) {
    const double l = 1.0 / (t[i] - t[i - 1]), r = 1.0 / (t[i + 1] - t[i]);
    below[i] = l;
    diagonal[i] = 2.0 * (l + r);
    above[i] = r;
    v.row(i) = 3.0 * (l * l * (q.row(i) - q.row(i - 1)) + r * r * (q.row(i + 1) - q.row(i)));
  }
  if (ends.kind == SplineEnds::Kind::Clamped) {
    v.row(0) = orZero(ends.first_velocity, dof, "first_velocity").transpose();
    v.row(n - 1) = orZero(ends.last_velocity, dof, "last_velocity").transpose();
  } else {
    // no acceleration: 2 v_0 + v_1 = 3 (q_1 - q_0) / h, and likewise at the end
    diagonal[0] = diagonal[n - 1] = 2.0;
    above[0] = below[n - 1] = 1.0;
    v.row(0) = 3.0 / (t[1] - t[0]) * (q.row(1) - q.row(0));
    v.row(n - 1) = 3.0 / (t[n - 1] - t[n - 2]) * (q.row(n - 1) - q.row(n - 2));
  }
  solveTridiagonal(below, diagonal, above, v);
  return v;
}

/// What the third and fourth derivative of a quintic piece of length h are at one end, of [v; a] at either end and of
/// the way d: at the start D3 = [s3 own + o3 other] + 60 d / h^3, D4 = ... - 360 d / h^4.
struct QuinticEnd {
  Block own, other;
  Vector2 way;  ///< of d
};

QuinticEnd startOf(double h) {
  const double r = 1.0 / h;
  QuinticEnd end;
  end.own << -36.0 * r * r, -9.0 * r, 192.0 * r * r * r, 36.0 * r * r;
  end.other << -24.0 * r * r, 3.0 * r, 168.0 * r * r * r, -24.0 * r * r;
  end.way << 60.0 * r * r * r, -360.0 * r * r * r * r;
  return end;
}

QuinticEnd endOf(double h) {
  const double r = 1.0 / h;
  QuinticEnd end;
  end.own << -36.0 * r * r, 9.0 * r, -192.0 * r * r * r, 36.0 * r * r;
  end.other << -24.0 * r * r, -3.0 * r, -168.0 * r * r * r, -24.0 * r * r;
  end.way << 60.0 * r * r * r, 360.0 * r * r * r * r;
  return end;
}

/// Velocities and accelerations at the knots of a quintic spline: rows 2 i and 2 i + 1 of [2 points x dof].
Eigen::MatrixXd quinticRates(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, const SplineEnds& ends) {
  const Eigen::Index n = t.size(), dof = q.cols();
  std::vector<Block> below(static_cast<std::size_t>(n), Block::Zero()), diagonal(below), above(below);
  Eigen::MatrixXd x(2 * n, dof);
  // each equation in units of the mean step, so that its numbers are of one size
  const double h = (t[n - 1] - t[0]) / static_cast<double>(n - 1);
  const Eigen::DiagonalMatrix<double, 2> scale(h * h, h * h * h);
  for (Eigen::Index i = 0; i < n; ++i) {
    const std::size_t k = static_cast<std::size_t>(i);
    const bool is_first = i == 0, is_last = i + 1 == n;
    if ((is_first || is_last) && ends.kind == SplineEnds::Kind::Clamped) {
      diagonal[k].setIdentity();
      x.row(2 * i) = orZero(is_first ? ends.first_velocity : ends.last_velocity, dof, "the end's velocity").transpose();
      x.row(2 * i + 1) =
          orZero(is_first ? ends.first_acceleration : ends.last_acceleration, dof, "the end's acceleration")
              .transpose();
      continue;
    }
    // third and fourth derivative are the same on both sides (natural: zero at the ends)
    Eigen::MatrixXd rhs = Eigen::MatrixXd::Zero(2, dof);
    if (!is_last) {
      const QuinticEnd right = startOf(t[i + 1] - t[i]);
      diagonal[k] += right.own;
      above[k] = right.other;
      rhs -= right.way * (q.row(i + 1) - q.row(i));
    }
    if (!is_first) {
      const QuinticEnd left = endOf(t[i] - t[i - 1]);
      diagonal[k] -= left.own;
      below[k] = -left.other;
      rhs += left.way * (q.row(i) - q.row(i - 1));
    }
    diagonal[k] = scale * diagonal[k];
    above[k] = scale * above[k];
    below[k] = scale * below[k];
    x.middleRows(2 * i, 2) = scale * rhs;
  }
  // block elimination downward, then upward
  for (Eigen::Index i = 1; i < n; ++i) {
    const std::size_t k = static_cast<std::size_t>(i);
    const Block factor = below[k] * diagonal[k - 1].inverse();
    diagonal[k] -= factor * above[k - 1];
    x.middleRows(2 * i, 2) -= (factor * x.middleRows(2 * i - 2, 2)).eval();
  }
  for (Eigen::Index i = n - 1; i >= 0; --i) {
    const std::size_t k = static_cast<std::size_t>(i);
    if (i + 1 < n) x.middleRows(2 * i, 2) -= (above[k] * x.middleRows(2 * i + 2, 2)).eval();
    x.middleRows(2 * i, 2) = (diagonal[k].inverse() * x.middleRows(2 * i, 2)).eval();
  }
  return x;
}

}  // namespace

PiecewisePolynomial::PiecewisePolynomial(Eigen::VectorXd knots, Eigen::MatrixXd coefficients, int degree)
    : knots_(std::move(knots)), coefficients_(std::move(coefficients)), degree_(degree) {
  require(degree_ >= 1 && knots_.size() >= 2, "a piecewise polynomial needs a piece");
  requireSize(coefficients_.cols(), (knots_.size() - 1) * (degree_ + 1), "the coefficients");
}

Eigen::Index PiecewisePolynomial::pieceAt(double x) const {
  const double* const begin = knots_.data();
  const double* const after = std::upper_bound(begin, begin + knots_.size(), x);
  return std::clamp<Eigen::Index>(after - begin - 1, 0, knots_.size() - 2);
}

void PiecewisePolynomial::sample(double x, JointState& out) const {
  x = std::clamp(x, first(), last());
  const Eigen::Index i = pieceAt(x), at = i * (degree_ + 1);
  const double w = x - knots_[i];
  // Horner: value and two derivatives at once
  out.q = coefficients_.col(at + degree_);
  out.qd = Eigen::VectorXd::Zero(dof());
  out.qdd = Eigen::VectorXd::Zero(dof());
  for (Eigen::Index k = degree_ - 1; k >= 0; --k) {
    out.qdd = w * out.qdd + 2.0 * out.qd;
    out.qd = w * out.qd + out.q;
    out.q = w * out.q + coefficients_.col(at + k);
  }
}

JointState PiecewisePolynomial::sample(double x) const {
  JointState state;
  sample(x, state);
  return state;
}

Eigen::VectorXd PiecewisePolynomial::jerk(double x) const {
  x = std::clamp(x, first(), last());
  const Eigen::Index i = pieceAt(x), at = i * (degree_ + 1);
  const double w = x - knots_[i];
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(dof());
  for (Eigen::Index k = degree_; k >= 3; --k) {
    sum = w * sum + static_cast<double>(k * (k - 1) * (k - 2)) * coefficients_.col(at + k);
  }
  return sum;
}

Result<PiecewisePolynomial> cubicSpline(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, const SplineEnds& ends) {
  if (Message why = whyNot(t, q, ends); !why.empty()) return Result<PiecewisePolynomial>::failure(std::move(why));
  const Eigen::MatrixXd v = cubicVelocities(t, q, ends);
  Eigen::MatrixXd c(q.cols(), 4 * (t.size() - 1));
  for (Eigen::Index i = 0; i + 1 < t.size(); ++i) {
    const double r = 1.0 / (t[i + 1] - t[i]);
    const Eigen::VectorXd d = (q.row(i + 1) - q.row(i)).transpose() * r;
    c.col(4 * i) = q.row(i).transpose();
    c.col(4 * i + 1) = v.row(i).transpose();
    c.col(4 * i + 2) = r * (3.0 * d - 2.0 * v.row(i).transpose() - v.row(i + 1).transpose());
    c.col(4 * i + 3) = r * r * (v.row(i).transpose() + v.row(i + 1).transpose() - 2.0 * d);
  }
  return PiecewisePolynomial(t, std::move(c), 3);
}

Result<PiecewisePolynomial> quinticSpline(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, const SplineEnds& ends) {
  if (Message why = whyNot(t, q, ends); !why.empty()) return Result<PiecewisePolynomial>::failure(std::move(why));
  const Eigen::MatrixXd x = quinticRates(t, q, ends);
  Eigen::MatrixXd c(q.cols(), 6 * (t.size() - 1));
  for (Eigen::Index i = 0; i + 1 < t.size(); ++i) {
    const double h = t[i + 1] - t[i];
    // everything over one step: way, h v, h^2 a
    const Eigen::VectorXd d = (q.row(i + 1) - q.row(i)).transpose();
    const Eigen::VectorXd v0 = h * x.row(2 * i).transpose(), v1 = h * x.row(2 * i + 2).transpose();
    const Eigen::VectorXd a0 = h * h * x.row(2 * i + 1).transpose(), a1 = h * h * x.row(2 * i + 3).transpose();
    const double r = 1.0 / h, r3 = 0.5 * r * r * r;
    c.col(6 * i) = q.row(i).transpose();
    c.col(6 * i + 1) = x.row(2 * i).transpose();
    c.col(6 * i + 2) = 0.5 * x.row(2 * i + 1).transpose();
    c.col(6 * i + 3) = r3 * (20.0 * d - 8.0 * v1 - 12.0 * v0 - 3.0 * a0 + a1);
    c.col(6 * i + 4) = r3 * r * (-30.0 * d + 14.0 * v1 + 16.0 * v0 + 3.0 * a0 - 2.0 * a1);
    c.col(6 * i + 5) = r3 * r * r * (12.0 * d - 6.0 * (v0 + v1) + a1 - a0);
  }
  return PiecewisePolynomial(t, std::move(c), 5);
}

}  // namespace linkwright
