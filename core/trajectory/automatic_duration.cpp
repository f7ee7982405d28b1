// SPDX-License-Identifier: MIT
#include "core/trajectory/automatic_duration.h"

#include "core/base/require.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <vector>

namespace linkwright {
namespace {

constexpr int kPerPiece = 8;
constexpr int kFewest = 400;
constexpr double kSlack = 1.0 + 1e-12;  // rounding does not break a limit

/// The largest value of `f` over the growing `points`: the largest of them, and the peak between its neighbours (golden
/// section).
double largest(const std::function<double(double)>& f, const std::vector<double>& points) {
  double best = 0.0;
  std::size_t at = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double value = f(points[i]);
    if (value > best) {
      best = value;
      at = i;
    }
  }
  double low = points[at > 0 ? at - 1 : 0], high = points[std::min(at + 1, points.size() - 1)];
  constexpr double kGolden = std::numbers::phi - 1.0;
  double x1 = high - kGolden * (high - low), x2 = low + kGolden * (high - low);
  double f1 = f(x1), f2 = f(x2);
  for (int i = 0; i < 60 && high - low > 0.0; ++i) {
    best = std::max({best, f1, f2});
    if (f1 < f2) {
      low = x1;
      x1 = x2;
      f1 = f2;
      x2 = low + kGolden * (high - low);
      f2 = f(x2);
    } else {
      high = x2;
      x2 = x1;
      f2 = f1;
      x1 = high - kGolden * (high - low);
      f1 = f(x1);
    }
  }
  return std::max({best, f1, f2});
}

/// The largest share of its limit that any joint takes.
double worstShare(const Eigen::VectorXd& rates, const Eigen::VectorXd& limits) {
  return (rates.array().abs() / limits.array()).maxCoeff();
}

/// Even points, and those on both sides of where a law's acceleration jumps.
std::vector<double> pointsOf(const MotionLaw& law, Eigen::Index pieces) {
  const int count = std::max(kFewest, static_cast<int>(std::min<Eigen::Index>(kPerPiece * pieces, 100'000)));
  std::vector<double> points;
  for (int k = 0; k <= count; ++k) points.push_back(static_cast<double>(k) / count);
  if (law.law == TimingLaw::Trapezoid || law.law == TimingLaw::SCurve) {
    for (const double corner : {law.ramp, 1.0 - law.ramp}) {
      points.push_back(std::nextafter(corner, 0.0));
      points.push_back(corner);
      points.push_back(std::nextafter(corner, 1.0));
    }
    std::sort(points.begin(), points.end());
  }
  return points;
}

}  // namespace

TimedLaw fastestTogether(const MotionLaw& law, const Eigen::VectorXd& way, const JointRateLimits& limits) {
  RateLimits rate;
  for (Eigen::Index i = 0; i < way.size(); ++i) {
    const double d = std::abs(way[i]);
    if (d == 0.0) continue;
    // a limit that is nothing beside the way makes a motion without end, not one without a limit
    const auto over = [&](double limit) { return std::max(limit / d, std::numeric_limits<double>::min()); };
    rate.velocity = std::min(rate.velocity, over(limits.velocity[i]));
    rate.acceleration = std::min(rate.acceleration, over(limits.acceleration[i]));
    rate.jerk = std::min(rate.jerk, over(limits.jerk[i]));
  }
  return fastest(law, rate);
}

double shortestAlong(const PiecewisePolynomial& curve, const MotionLaw& law, const JointRateLimits& limits) {
  const std::vector<double> points = pointsOf(law, curve.knots().size() - 1);
  JointState at;
  const auto velocity = [&](double u) {
    const LawSample s = sampleLaw(law, u);
    curve.sample(s.s, at);
    return worstShare(s.ds * at.qd, limits.velocity);
  };
  const auto acceleration = [&](double u) {
    const LawSample s = sampleLaw(law, u);
    curve.sample(s.s, at);
    return worstShare(s.ds * s.ds * at.qdd + s.dds * at.qd, limits.acceleration);
  };
  return kSlack * std::max(largest(velocity, points), std::sqrt(largest(acceleration, points)));
}

double stretchOf(const PiecewisePolynomial& curve, const JointRateLimits& limits) {
  std::vector<double> points;
  for (Eigen::Index i = 0; i + 1 < curve.knots().size(); ++i) {
    const double from = curve.knots()[i], step = curve.knots()[i + 1] - from;
    for (int k = 0; k < 2 * kPerPiece; ++k) points.push_back(from + step * k / (2 * kPerPiece));
  }
  points.push_back(curve.last());
  JointState at;
  const auto velocity = [&](double t) {
    curve.sample(t, at);
    return worstShare(at.qd, limits.velocity);
  };
  const auto acceleration = [&](double t) {
    curve.sample(t, at);
    return worstShare(at.qdd, limits.acceleration);
  };
  return kSlack * std::max(largest(velocity, points), std::sqrt(largest(acceleration, points)));
}

}  // namespace linkwright
