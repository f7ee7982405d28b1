// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/derivatives.h"

#include "core/trajectory/profile.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <numbers>
#include <string>

using namespace linkwright;

namespace {

/// A cycloid of 2 s from 0 to 1 in steps of `dt`, as the program of the worked example samples it.
JointSamples cycloid(double dt) {
  const Eigen::Index n = static_cast<Eigen::Index>(std::lround(2.0 / dt)) + 1;
  JointSamples s{Eigen::VectorXd::Zero(n), Eigen::MatrixXd::Zero(n, 1), Eigen::MatrixXd::Zero(n, 1),
                 Eigen::MatrixXd::Zero(n, 1)};
  for (Eigen::Index k = 0; k < n; ++k) {
    s.t[k] = dt * static_cast<double>(k);
    const ScalarState at = sampleProfile({TimingLaw::Cycloid}, 0.0, 1.0, 2.0, s.t[k]);
    s.q(k, 0) = at.q;
    s.qd(k, 0) = at.qd;
    s.qdd(k, 0) = at.qdd;
  }
  return s;
}

struct Errors {
  double velocity, acceleration;
};

Errors errorsOf(const JointSamples& truth, const DerivativeOptions& options) {
  const Result<JointSamples> made = differentiate(truth.t, truth.q, options);
  REQUIRE(made.ok());
  return {(made->qd - truth.qd).cwiseAbs().maxCoeff(), (made->qdd - truth.qdd).cwiseAbs().maxCoeff()};
}

}  // namespace

TEST_CASE("backward differences lag by half a step in velocity and by a whole one in acceleration") {
  const double dt = 0.01, omega = std::numbers::pi;
  const JointSamples truth = cycloid(dt);
  const Result<JointSamples> made = differentiate(truth.t, truth.q, {DerivativeMethod::BackwardDifferences});
  REQUIRE(made.ok());
  double velocity = 0.0, acceleration = 0.0;
  for (Eigen::Index k = 2; k < truth.t.size(); ++k) {
    // what is true half a step and a step earlier
    const ScalarState half = sampleProfile({TimingLaw::Cycloid}, 0.0, 1.0, 2.0, truth.t[k] - 0.5 * dt);
    velocity = std::max(velocity, std::abs(made->qd(k, 0) - half.qd));
    acceleration = std::max(acceleration, std::abs(made->qdd(k, 0) - truth.qdd(k - 1, 0)));
  }
  // dt^2 / 24 of the third derivative of q, and dt^2 / 12 of the fourth, with q'' = (pi / 2) sin(pi t)
  CHECK(velocity < 1.01 * dt * dt / 24.0 * 0.5 * omega * omega);
  CHECK(acceleration < 1.01 * dt * dt / 12.0 * 0.5 * omega * omega * omega);
  // so that against the truth they are wrong by dt / 2 of the acceleration and dt of the jerk
  const Errors errors = errorsOf(truth, {DerivativeMethod::BackwardDifferences});
  CHECK(errors.velocity == Approx(0.5 * dt * 0.5 * omega).epsilon(0.01));
  CHECK(errors.acceleration == Approx(dt * 0.5 * omega * omega).epsilon(0.01));
  // they begin at rest: no spike of q / dt
  CHECK(made->qd(0, 0) == 0.0);
  CHECK(made->qdd(0, 0) == 0.0);
}

TEST_CASE("fit and spline are far nearer to the truth, and their error falls with the step as it should") {
  const Errors backward = errorsOf(cycloid(0.01), {DerivativeMethod::BackwardDifferences});
  for (const DerivativeOptions& options :
       {DerivativeOptions{DerivativeMethod::SavitzkyGolay, 9, 4}, DerivativeOptions{DerivativeMethod::Spline}}) {
    const Errors coarse = errorsOf(cycloid(0.02), options), fine = errorsOf(cycloid(0.01), options);
    CAPTURE(wordOf(kDerivativeMethods, options.method), fine.velocity, fine.acceleration, backward.velocity,
            backward.acceleration);
    CHECK(fine.velocity < 1e-2 * backward.velocity);
    CHECK(fine.acceleration < 0.05 * backward.acceleration);
    CHECK(coarse.velocity / fine.velocity > 6.0);
    CHECK(coarse.acceleration / fine.acceleration > 3.4);
  }
}

TEST_CASE("a fit gives back a polynomial of its own order, on even and uneven times, to the very ends") {
  const bool is_even = GENERATE(true, false);
  test::Random random(11);
  INFO("seed " << random.seed() << " even " << is_even);
  const Eigen::Index n = 40;
  Eigen::VectorXd t = Eigen::VectorXd::LinSpaced(n, 0.0, 2.0);
  if (!is_even) {
    for (Eigen::Index k = 1; k + 1 < n; ++k) t[k] += random.uniform(-0.02, 0.02);
  }
  const Eigen::ArrayXd x = t.array();
  Eigen::MatrixXd q(n, 2);
  q.col(0) = (1.0 - x + 2.0 * x.pow(2) - 0.5 * x.pow(3) + 0.1 * x.pow(4)).matrix();
  q.col(1) = (3.0 * x).matrix();
  const Result<JointSamples> made = differentiate(t, q, {DerivativeMethod::SavitzkyGolay, 7, 4});
  REQUIRE(made.ok());
  CHECK((made->qd.col(0).array() - (-1.0 + 4.0 * x - 1.5 * x.pow(2) + 0.4 * x.pow(3))).abs().maxCoeff() < 1e-11);
  CHECK((made->qdd.col(0).array() - (4.0 - 3.0 * x + 1.2 * x.pow(2))).abs().maxCoeff() < 1e-9);
  CHECK((made->qd.col(1).array() - 3.0).abs().maxCoeff() < 1e-12);
}

TEST_CASE("Savitzky and Golay's own weights come out") {
  // their table: 5 points, quadratic: second derivative (2 -1 -2 -1 2) / 7, first (-2 -1 0 1 2) / 10
  const Eigen::VectorXd t = Eigen::VectorXd::LinSpaced(5, 0.0, 4.0);
  const Result<JointSamples> made =
      differentiate(t, Eigen::MatrixXd::Identity(5, 5), {DerivativeMethod::SavitzkyGolay, 5, 2});
  REQUIRE(made.ok());
  const double first[] = {-0.2, -0.1, 0.0, 0.1, 0.2}, second[] = {2.0 / 7, -1.0 / 7, -2.0 / 7, -1.0 / 7, 2.0 / 7};
  for (Eigen::Index i = 0; i < 5; ++i) {
    CHECK(made->qd(2, i) == Approx(first[i]).margin(1e-15));
    CHECK(made->qdd(2, i) == Approx(second[i]).margin(1e-14));
  }
}

TEST_CASE("noise: the fit keeps most of it out of the acceleration, differences and spline do not") {
  test::Random random(5);
  INFO("seed " << random.seed());
  JointSamples noisy = cycloid(0.005);
  const double noise = 1e-4;
  for (Eigen::Index k = 0; k < noisy.t.size(); ++k) noisy.q(k, 0) += random.uniform(-noise, noise);
  const double fit = errorsOf(noisy, {DerivativeMethod::SavitzkyGolay, 41, 3}).acceleration;
  const double spline = errorsOf(noisy, {DerivativeMethod::Spline}).acceleration;
  const double backward = errorsOf(noisy, {DerivativeMethod::BackwardDifferences}).acceleration;
  CAPTURE(fit, spline, backward);
  // differences make 4 noise / dt^2 of it at worst
  CHECK(backward > 0.5 * 4.0 * noise / (0.005 * 0.005));
  CHECK(backward < 1.1 * 4.0 * noise / (0.005 * 0.005));
  CHECK(spline > 0.5 * backward);
  CHECK(fit < 0.1 * backward);
}

TEST_CASE("what cannot be differentiated is refused in words") {
  const auto why = [](const Eigen::VectorXd& t, const DerivativeOptions& options) -> std::string {
    const Result<JointSamples> made = differentiate(t, Eigen::MatrixXd::Zero(t.size(), 1), options);
    return made.ok() ? "" : made.diagnostics().front().message;
  };
  const Eigen::VectorXd t = Eigen::VectorXd::LinSpaced(20, 0.0, 1.0);
  Eigen::VectorXd back = t;
  back[7] = back[6];
  const DerivativeMethod fit = DerivativeMethod::SavitzkyGolay;
  CHECK(why(t, {}).empty());
  CHECK(why(back, {}).find("sample 8 is not later than") != std::string::npos);
  CHECK(why(back, {DerivativeMethod::Spline}).find("sample 8") != std::string::npos);
  CHECK(why(t, {fit, 8, 4}).find("odd") != std::string::npos);
  CHECK(why(t, {fit, 5, 5}).find("less than the window") != std::string::npos);
  CHECK(why(t, {fit, 5, 1}).find("at least 2") != std::string::npos);
  CHECK(why(t, {fit, 21, 4}).find("it needs 21 samples, but the motion has only 20") != std::string::npos);
  CHECK(why(Eigen::VectorXd::Zero(1), {DerivativeMethod::Spline}).find("2 samples are needed, but the motion has 1") !=
        std::string::npos);
}
