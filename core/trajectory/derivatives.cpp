// SPDX-License-Identifier: MIT
#include "core/trajectory/derivatives.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"
#include "core/trajectory/difference_weights.h"
#include "core/trajectory/spline.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace linkwright {
namespace {

constexpr int kEndPoints = 5;  // a polynomial of degree 4, whose slope is as exact as the spline's
constexpr double kEven = 1e-9;

Message whyNot(const Eigen::VectorXd& t, const Eigen::MatrixXd& q, const DerivativeOptions& options) {
  requireSize(q.rows(), t.size(), "the positions");
  if (!t.allFinite() || !q.allFinite()) return Message("Trajectory", "a sample is not a finite number");
  for (Eigen::Index k = 1; k < t.size(); ++k) {
    if (!(t[k] > t[k - 1])) {
      return Message("Trajectory", "the times of the samples must increase; sample %1 is not later than the one before")
          .arg(k + 1);
    }
  }
  const bool is_fit = options.method == DerivativeMethod::SavitzkyGolay;
  if (is_fit && (options.window % 2 == 0 || options.window < 3 || options.window > kLargestWindow)) {
    return Message("Trajectory", "the window must be an odd number of samples from 3 to %1").arg(kLargestWindow);
  }
  if (is_fit && (options.order < 2 || options.order >= options.window)) {
    return Message("Trajectory",
                   "the degree must be at least 2, so that an acceleration exists, and less than the window length");
  }
  const Eigen::Index least = is_fit ? options.window : 2;
  if (t.size() < least) {
    return (is_fit ? Message("Trajectory",
                             "the window is too long because it needs %1 samples, but the motion has only %2")
                   : Message("Trajectory", "%1 samples are needed, but the motion has %2"))
        .arg(least, t.size());
  }
  return {};
}

/// Weights [window x 2] with which a window of samples gives velocity and acceleration at `at`, by a polynomial of the
/// order that fits them best.
Eigen::MatrixXd fitWeights(const Eigen::VectorXd& times, double at, int order) {
  // powers of a time that is of the size of 1: nothing is lost
  const double width = 0.5 * (times[times.size() - 1] - times[0]);
  Eigen::MatrixXd powers(times.size(), order + 1);
  powers.col(0).setOnes();
  for (int k = 1; k <= order; ++k) {
    powers.col(k) = (powers.col(k - 1).array() * ((times.array() - at) / width)).matrix();
  }
  // rows 1 and 2 of the pseudo-inverse: the coefficients of the velocity and of half the acceleration
  const Eigen::MatrixXd unit = Eigen::MatrixXd::Identity(times.size(), times.size());
  const Eigen::MatrixXd inverse = Eigen::MatrixXd(powers.householderQr().solve(unit)).topRows(3);
  Eigen::MatrixXd weights(times.size(), 2);
  weights.col(0) = inverse.row(1).transpose() / width;
  weights.col(1) = 2.0 / (width * width) * inverse.row(2).transpose();
  return weights;
}

bool hasEvenSteps(const Eigen::VectorXd& t) {
  const double step = (t[t.size() - 1] - t[0]) / static_cast<double>(t.size() - 1);
  for (Eigen::Index k = 1; k < t.size(); ++k) {
    if (std::abs(t[k] - t[k - 1] - step) > kEven * step) return false;
  }
  return true;
}

void savitzkyGolay(JointSamples& s, const DerivativeOptions& options) {
  const Eigen::Index n = s.t.size(), window = options.window, half = window / 2;
  const bool is_even = hasEvenSteps(s.t);
  Eigen::MatrixXd central;
  for (Eigen::Index k = 0; k < n; ++k) {
    const Eigen::Index from = std::clamp<Eigen::Index>(k - half, 0, n - window);
    const bool is_central = is_even && from == k - half;
    Eigen::MatrixXd weights;
    if (!is_central || central.size() == 0) {
      weights = fitWeights(s.t.segment(from, window), s.t[k], options.order);
      if (is_central) central = weights;
    }
    const Eigen::MatrixXd& w = is_central ? central : weights;
    s.qd.row(k) = w.col(0).transpose() * s.q.middleRows(from, window);
    s.qdd.row(k) = w.col(1).transpose() * s.q.middleRows(from, window);
  }
}

void backwardDifferences(JointSamples& s) {
  s.qd.row(0).setZero();
  s.qdd.row(0).setZero();
  for (Eigen::Index k = 1; k < s.t.size(); ++k) {
    const double dt = s.t[k] - s.t[k - 1];
    s.qd.row(k) = (s.q.row(k) - s.q.row(k - 1)) / dt;
    s.qdd.row(k) = (s.qd.row(k) - s.qd.row(k - 1)) / dt;
  }
}

void bySpline(JointSamples& s, const PiecewisePolynomial& spline) {
  JointState at;
  for (Eigen::Index k = 0; k < s.t.size(); ++k) {
    spline.sample(s.t[k], at);
    s.qd.row(k) = at.qd.transpose();
    s.qdd.row(k) = at.qdd.transpose();
  }
}

}  // namespace

Result<JointSamples> differentiate(const Eigen::VectorXd& t, const Eigen::MatrixXd& q,
                                   const DerivativeOptions& options) {
  if (Message why = whyNot(t, q, options); !why.empty()) return Result<JointSamples>::failure(std::move(why));
  JointSamples samples{t, q, Eigen::MatrixXd(q.rows(), q.cols()), Eigen::MatrixXd(q.rows(), q.cols())};
  switch (options.method) {
    case DerivativeMethod::SavitzkyGolay: savitzkyGolay(samples, options); break;
    case DerivativeMethod::BackwardDifferences: backwardDifferences(samples); break;
    case DerivativeMethod::Spline: {
      SplineEnds ends;
      ends.first_velocity = derivativeAtFirst(t, q, 1, kEndPoints);
      ends.last_velocity = derivativeAtLast(t, q, 1, kEndPoints);
      const Result<PiecewisePolynomial> spline = cubicSpline(t, q, ends);
      if (!spline) return Result<JointSamples>::failure(spline.diagnostics());
      bySpline(samples, *spline);
      break;
    }
  }
  return samples;
}

}  // namespace linkwright
