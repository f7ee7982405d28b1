// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/spline.h"

#include "core/trajectory/difference_weights.h"
#include "core/trajectory/wave.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <numbers>

using namespace linkwright;

namespace {

struct Points {
  Eigen::VectorXd t;
  Eigen::MatrixXd q;
};

Points somePoints(test::Random& random, int count, int dof) {
  Points points{Eigen::VectorXd::Zero(count), Eigen::MatrixXd::Zero(count, dof)};
  double t = random.uniform(-1.0, 1.0);
  for (int i = 0; i < count; ++i) {
    points.t[i] = t;
    t += random.uniform(0.05, 1.0);
    points.q.row(i) = random.vectorOf(dof, 2.0).transpose();
  }
  return points;
}

Result<PiecewisePolynomial> splineOf(int degree, const Points& points, const SplineEnds& ends) {
  return degree == 3 ? cubicSpline(points.t, points.q, ends) : quinticSpline(points.t, points.q, ends);
}

/// Coefficient of power `power` seen from `x`: the derivative of that order there, divided by its factorial.
double derivative(const PiecewisePolynomial& p, double x, int order, Eigen::Index joint, double h) {
  // exact for a polynomial of degree 5: six points on the side that h points to
  const Eigen::VectorXd at = x + h * Eigen::VectorXd::LinSpaced(6, 0.0, 5.0).array();
  Eigen::VectorXd values(6);
  for (Eigen::Index i = 0; i < 6; ++i) values[i] = p.sample(at[i]).q[joint];
  return differenceWeights(at, x, order).col(order).dot(values);
}

}  // namespace

TEST_CASE("a spline goes through its points, and its derivatives do not jump", "[random]") {
  const int degree = GENERATE(3, 5);
  const bool natural = GENERATE(false, true);
  test::Random random(7);
  INFO("seed " << random.seed() << " degree " << degree << " natural " << natural);
  for (int trial = 0; trial < 20; ++trial) {
    const Points points = somePoints(random, random.integer(3, 12), 3);
    SplineEnds ends;
    if (natural) ends.kind = SplineEnds::Kind::Natural;
    const Result<PiecewisePolynomial> spline = splineOf(degree, points, ends);
    REQUIRE(spline.ok());
    const Eigen::Index n = points.t.size();
    for (Eigen::Index i = 0; i < n; ++i) {
      REQUIRE((spline->sample(points.t[i]).q.transpose() - points.q.row(i)).norm() < 1e-12);
      if (i == 0 || i + 1 == n) continue;
      const double x = points.t[i];
      const JointState before = spline->sample(std::nextafter(x, -10.0)), after = spline->sample(x);
      const double scale = 1.0 + after.qdd.norm();
      REQUIRE((before.qd - after.qd).norm() < 1e-10 * scale);
      REQUIRE((before.qdd - after.qdd).norm() < 1e-10 * scale);
      if (degree == 5) {
        const Eigen::VectorXd j = spline->jerk(x);
        REQUIRE((spline->jerk(std::nextafter(x, -10.0)) - j).norm() < 1e-9 * (1.0 + j.norm()));
        const double left = points.t[i] - points.t[i - 1], right = points.t[i + 1] - points.t[i];
        const double fourth = derivative(*spline, x, 4, 0, right / 6.0);
        // the differences lose (6 / step)^4 of the rounding
        REQUIRE(derivative(*spline, x, 4, 0, -left / 6.0) ==
                Approx(fourth).epsilon(1e-6).margin(1e-13 * std::pow(36.0 / std::min(left, right), 4.0)));
      }
    }
    const JointState first = spline->sample(points.t[0]), last = spline->sample(points.t[n - 1]);
    if (!natural) {
      REQUIRE(first.qd.norm() + last.qd.norm() < 1e-11);
      if (degree == 5) REQUIRE(first.qdd.norm() + last.qdd.norm() < 1e-9);
    } else if (degree == 3) {
      REQUIRE(first.qdd.norm() + last.qdd.norm() < 1e-9);
    } else {
      REQUIRE(spline->jerk(points.t[0]).norm() + spline->jerk(points.t[n - 1]).norm() < 1e-7);
    }
  }
}

TEST_CASE("a spline gives back the polynomial that its points and ends are of") {
  const int degree = GENERATE(3, 5);
  CAPTURE(degree);
  Eigen::VectorXd c = Eigen::VectorXd::Zero(degree + 1);
  for (int k = 0; k <= degree; ++k) c[k] = 1.0 / (1.0 + k) - 0.3 * k;
  const auto value = [&](double t, int order) {
    double sum = 0.0;
    for (int k = order; k <= degree; ++k) {
      double factor = c[k];
      for (int m = 0; m < order; ++m) factor *= k - m;
      sum += factor * std::pow(t, k - order);
    }
    return sum;
  };
  Points points{Eigen::VectorXd::Zero(6), Eigen::MatrixXd::Zero(6, 1)};
  const double times[] = {-0.4, -0.1, 0.15, 0.6, 0.7, 1.1};
  for (int i = 0; i < 6; ++i) {
    points.t[i] = times[i];
    points.q(i, 0) = value(times[i], 0);
  }
  const auto one = [](double v) { return Eigen::VectorXd::Constant(1, v); };
  SplineEnds ends;
  ends.first_velocity = one(value(-0.4, 1));
  ends.last_velocity = one(value(1.1, 1));
  ends.first_acceleration = one(value(-0.4, 2));
  ends.last_acceleration = one(value(1.1, 2));
  const Result<PiecewisePolynomial> spline = splineOf(degree, points, ends);
  REQUIRE(spline.ok());
  for (double t = -0.4; t <= 1.1; t += 0.01) {
    const JointState at = spline->sample(t);
    REQUIRE(at.q[0] == Approx(value(t, 0)).margin(1e-12));
    REQUIRE(at.qd[0] == Approx(value(t, 1)).margin(1e-11));
    REQUIRE(at.qdd[0] == Approx(value(t, 2)).margin(1e-9));
  }
}

TEST_CASE("two points at rest: the spline is the law of that degree") {
  Points points{Eigen::Vector2d(0.0, 2.0), Eigen::MatrixXd::Zero(2, 1)};
  points.q(1, 0) = 3.0;
  CHECK(splineOf(3, points, {}).value().sample(0.5).q[0] == Approx(3.0 * (3.0 / 16.0 - 2.0 / 64.0)).epsilon(1e-15));
  CHECK(splineOf(5, points, {}).value().sample(1.0).qd[0] == Approx(15.0 / 8.0 * 1.5).epsilon(1e-15));
}

TEST_CASE("the error of a spline falls with the fourth and the sixth power of the step") {
  const int degree = GENERATE(3, 5);
  const auto error = [&](int n) {
    Points points{Eigen::VectorXd::LinSpaced(n + 1, 0.0, 2.0), Eigen::MatrixXd::Zero(n + 1, 1)};
    points.q.col(0) = points.t.array().sin().matrix();
    const auto one = [](double v) { return Eigen::VectorXd::Constant(1, v); };
    SplineEnds ends;
    ends.first_velocity = one(1.0);
    ends.last_velocity = one(std::cos(2.0));
    ends.first_acceleration = one(0.0);
    ends.last_acceleration = one(-std::sin(2.0));
    const PiecewisePolynomial spline = splineOf(degree, points, ends).value();
    double worst = 0.0;
    for (double t = 0.0; t <= 2.0; t += 0.001) worst = std::max(worst, std::abs(spline.sample(t).q[0] - std::sin(t)));
    return worst;
  };
  const double order = std::log2(error(10) / error(20));
  CAPTURE(degree, order, error(20));
  CHECK(order > degree + 0.7);
  CHECK(order < degree + 1.5);
}

TEST_CASE("a spline through a hundred thousand points is as exact as one through ten") {
  const int degree = GENERATE(3, 5);
  const Eigen::Index n = 100'000;
  Points points{Eigen::VectorXd::LinSpaced(n, 0.0, 1000.0), Eigen::MatrixXd::Zero(n, 2)};
  points.q.col(0) = points.t.array().sin().matrix();
  points.q.col(1) = (0.5 * points.t.array()).cos().matrix();
  const Result<PiecewisePolynomial> spline = splineOf(degree, points, {});
  REQUIRE(spline.ok());
  for (double t = 10.0; t < 990.0; t += 7.7) {
    REQUIRE(spline->sample(t).q[0] == Approx(std::sin(t)).margin(1e-9));
    REQUIRE(spline->sample(t).qd[1] == Approx(-0.5 * std::sin(0.5 * t)).margin(1e-7));
  }
}

TEST_CASE("points that no spline goes through are refused with the reason") {
  const int degree = GENERATE(3, 5);
  Points points{Eigen::Vector3d(0.0, 1.0, 1.0), Eigen::MatrixXd::Zero(3, 2)};
  const Result<PiecewisePolynomial> twice = splineOf(degree, points, {});
  REQUIRE_FALSE(twice.ok());
  CHECK(twice.diagnostics().front().message.text().find("point 3 is not later than") != std::string::npos);
  points.t[2] = std::numeric_limits<double>::quiet_NaN();
  CHECK_FALSE(splineOf(degree, points, {}).ok());
  points = {Eigen::VectorXd::Zero(1), Eigen::MatrixXd::Zero(1, 2)};
  CHECK_FALSE(splineOf(degree, points, {}).ok());
  SplineEnds natural;
  natural.kind = SplineEnds::Kind::Natural;
  points = {Eigen::Vector2d(0.0, 1.0), Eigen::MatrixXd::Zero(2, 2)};
  CHECK_FALSE(splineOf(degree, points, natural).ok());
}

TEST_CASE("weights of differences are those of the tables") {
  const Eigen::Vector3d x(-0.1, 0.0, 0.1);
  const Eigen::MatrixXd w = differenceWeights(x, 0.0, 2);
  CHECK((w.col(0) - Eigen::Vector3d(0.0, 1.0, 0.0)).norm() < 1e-15);
  CHECK((w.col(1) - Eigen::Vector3d(-5.0, 0.0, 5.0)).norm() < 1e-13);
  CHECK((w.col(2) - Eigen::Vector3d(100.0, -200.0, 100.0)).norm() < 1e-11);
}

TEST_CASE("sinusoid and chirp: velocity and acceleration are the derivatives, the frequency is the one given") {
  const bool is_chirp = GENERATE(false, true);
  Wave wave;
  wave.centre = Eigen::Vector2d(0.3, -0.2);
  wave.amplitude = Eigen::Vector2d(0.5, 0.0);
  wave.frequency = Eigen::Vector2d(0.5, 1.0);
  wave.phase = Eigen::Vector2d(0.25 * std::numbers::pi, 0.0);
  if (is_chirp) wave.end_frequency = Eigen::Vector2d(3.0, 1.0);
  const double T = 4.0, h = 1e-5;
  JointState before, at, after;
  for (double t = 0.1; t < 3.9; t += 0.05) {
    sample(wave, T, t - h, before);
    sample(wave, T, t, at);
    sample(wave, T, t + h, after);
    // h^2 |q'''| / 6 with a rate of at most 19 rad/s: 6e-8
    REQUIRE(((after.q - before.q) / (2.0 * h) - at.qd).norm() < 1e-7);
    REQUIRE(((after.qd - before.qd) / (2.0 * h) - at.qdd).norm() < 2e-6);
    REQUIRE(at.q[1] == -0.2);
  }
  sample(wave, T, T, at);
  // periods gone through: f T, or the mean of both frequencies times T
  const double periods = is_chirp ? 0.5 * (0.5 + 3.0) * T : 0.5 * T;
  CHECK(at.q[0] ==
        Approx(0.3 + 0.5 * std::sin(2.0 * std::numbers::pi * periods + 0.25 * std::numbers::pi)).epsilon(1e-13));
  CHECK(at.qd[0] == Approx(0.5 * 2.0 * std::numbers::pi * (is_chirp ? 3.0 : 0.5) *
                           std::cos(2.0 * std::numbers::pi * periods + 0.25 * std::numbers::pi))
                        .epsilon(1e-12));
}
