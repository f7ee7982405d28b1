// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/spectrum.h"

#include "core/base/require.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <complex>
#include <limits>

using namespace linkwright;
using linkwright::test::kPi;

namespace {

Eigen::VectorXd evenTimes(Eigen::Index n, double step, double start = 0.0) {
  Eigen::VectorXd t(n);
  for (Eigen::Index k = 0; k < n; ++k) t[k] = start + step * static_cast<double>(k);
  return t;
}

Eigen::VectorXd sinusoid(const Eigen::VectorXd& t, double amplitude, double frequency, double phase) {
  return (amplitude * (2.0 * kPi * frequency * (t.array() - t[0]) + phase).sin()).matrix();
}

Spectrum spectrum(const Eigen::VectorXd& t, const Eigen::VectorXd& values, SpectrumWindow window) {
  const Result<Spectrum> result = spectrumOf(t, values, window);
  REQUIRE(result.ok());
  REQUIRE(result->frequency.size() == t.size() / 2 + 1);
  REQUIRE(result->amplitude.size() == t.size() / 2 + 1);
  return *result;
}

}  // namespace

TEST_CASE("A sinusoid at one of the frequencies has its amplitude there", "[spectrum]") {
  // even and odd lengths, powers of two, and primes and their multiples, which take another way
  for (const Eigen::Index n : {8, 9, 64, 100, 1001, 1024, 37, 1009, 2018, 4036, 20011}) {
    const double step = 0.01;
    const Eigen::VectorXd t = evenTimes(n, step, 3.0);
    for (const Eigen::Index k : {Eigen::Index(2), n / 2 - 2}) {
      const double frequency = static_cast<double>(k) / (static_cast<double>(n) * step);
      const Eigen::VectorXd values = sinusoid(t, 2.5, frequency, 0.7).array() + 40.0;
      for (const SpectrumWindow window : {SpectrumWindow::None, SpectrumWindow::Hann}) {
        CAPTURE(n, k, window == SpectrumWindow::Hann);
        const Spectrum found = spectrum(t, values, window);
        CHECK(found.frequency[k] == Approx(frequency).epsilon(1e-13));
        // the angles of the sinusoid itself are rounded, at up to pi n, to n 1e-16 of it
        const double tolerance = 1e-12 + 1e-15 * static_cast<double>(n);
        CHECK(std::abs(found.amplitude[k] - 2.5) < tolerance);
        for (Eigen::Index j = 0; j < found.amplitude.size(); ++j) {
          // the window puts half the line on each neighbour
          const bool is_beside = std::abs(j - k) == 1 && window == SpectrumWindow::Hann;
          if (j != k) CHECK(std::abs(found.amplitude[j] - (is_beside ? 1.25 : 0.0)) < tolerance);
        }
      }
    }
  }
}

TEST_CASE("Two sinusoids stand side by side, and one between two frequencies spreads less with a window",
          "[spectrum]") {
  const Eigen::VectorXd t = evenTimes(1000, 0.001);  // 1 Hz apart, up to 500 Hz
  const Eigen::VectorXd two = sinusoid(t, 1.0, 20.0, 0.1) + sinusoid(t, 0.01, 200.0, 2.0);
  const Spectrum lines = spectrum(t, two, SpectrumWindow::Hann);
  CHECK(lines.frequency[500] == Approx(500.0).epsilon(1e-12));
  CHECK(std::abs(lines.amplitude[20] - 1.0) < 1e-12);
  CHECK(std::abs(lines.amplitude[200] - 0.01) < 1e-12);
  CHECK(lines.amplitude[100] < 1e-12);
  // half way between two lines: without a window it falls as 1 / distance, with it as 1 / distance^3
  const Eigen::VectorXd between = sinusoid(t, 1.0, 20.5, 0.1);
  CHECK(spectrum(t, between, SpectrumWindow::None).amplitude[100] > 1e-3);
  CHECK(spectrum(t, between, SpectrumWindow::Hann).amplitude[100] < 1e-5);
}

TEST_CASE("The sums are those of the definition, whichever way they are taken", "[spectrum]") {
  test::Random random(20261122);
  for (const Eigen::Index n : {4, 5, 6, 7, 30, 61, 74, 113, 148}) {
    const Eigen::VectorXd values = random.vectorOf(static_cast<int>(n), 3.0);
    const Spectrum found = spectrum(evenTimes(n, 0.5), values, SpectrumWindow::None);
    const Eigen::VectorXd x = values.array() - values.mean();
    for (Eigen::Index k = 0; k <= n / 2; ++k) {
      CAPTURE(n, k);
      std::complex<double> sum = 0.0;
      for (Eigen::Index j = 0; j < n; ++j) {
        sum += x[j] * std::polar(1.0, -2.0 * kPi * static_cast<double>(j * k % n) / static_cast<double>(n));
      }
      const double sides = k == 0 || 2 * k == n ? 1.0 : 2.0;
      CHECK(std::abs(found.amplitude[k] - sides * std::abs(sum) / static_cast<double>(n)) < 1e-13);
    }
  }
}

TEST_CASE("What the lines hold is what the curve holds (Parseval), and the mean is taken off", "[spectrum]") {
  test::Random random(7);
  for (const Eigen::Index n : {500, 501, 1009}) {
    const Eigen::VectorXd values = random.vectorOf(static_cast<int>(n), 2.0).array() + 5.0;
    const Spectrum found = spectrum(evenTimes(n, 0.02), values, SpectrumWindow::None);
    CHECK(found.amplitude[0] < 1e-14);
    const double of_curve = (values.array() - values.mean()).square().mean();
    double of_lines = 0.0;
    for (Eigen::Index k = 1; k < found.amplitude.size(); ++k) {
      of_lines += found.amplitude[k] * found.amplitude[k] * (2 * k == n ? 1.0 : 0.5);
    }
    CHECK(of_lines == Approx(of_curve).epsilon(1e-12));
  }
}

TEST_CASE("Uneven times are made even first", "[spectrum]") {
  const Eigen::Index n = 2000;
  Eigen::VectorXd t = evenTimes(n, 0.001);
  const Eigen::VectorXd even = t;
  test::Random random(3);
  for (Eigen::Index k = 1; k + 1 < n; ++k) t[k] += random.uniform(-4e-4, 4e-4);
  const Spectrum found = spectrum(t, sinusoid(t, 1.0, 5.0, 0.3), SpectrumWindow::Hann);
  CHECK(found.frequency == spectrum(even, even, SpectrumWindow::Hann).frequency);
  // between samples at most 1.8 ms apart a line is off by (2 pi 5)^2 (1.8e-3)^2 / 8 = 4e-4 at most
  CHECK(found.amplitude[10] == Approx(1.0).margin(4e-4));
  // a straight line is interpolated to round-off, and a jitter below a millionth of the step counts as even
  const Eigen::VectorXd line = 3.0 * t;
  const Spectrum straight = spectrum(t, line, SpectrumWindow::None);
  const Spectrum wanted = spectrum(even, 3.0 * even, SpectrumWindow::None);
  CHECK((straight.amplitude - wanted.amplitude).cwiseAbs().maxCoeff() < 1e-12);
  Eigen::VectorXd nearly = even;
  nearly[700] += 4e-10;
  const Eigen::VectorXd values = sinusoid(even, 1.0, 5.0, 0.0);
  CHECK(spectrum(nearly, values, SpectrumWindow::None).amplitude ==
        spectrum(even, values, SpectrumWindow::None).amplitude);
}

TEST_CASE("A curve without a spectrum says why", "[spectrum]") {
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN(), kMost = std::numeric_limits<double>::max();
  const Eigen::Vector4d t(0.0, 1.0, 2.0, 3.0), values(1.0, 2.0, 3.0, 5.0);
  const auto why = [](const Eigen::VectorXd& times, const Eigen::VectorXd& curve) {
    const Result<Spectrum> result = spectrumOf(times, curve);
    return result.ok() ? std::string() : result.diagnostics().front().message.text();
  };
  CHECK(why(t, values).empty());
  CHECK(why(t.head<3>(), values.head<3>()).find("at least four samples") != std::string::npos);
  CHECK(why(t, Eigen::Vector4d(1.0, kNaN, 2.0, 3.0)).find("finite") != std::string::npos);
  CHECK(why(Eigen::Vector4d(0.0, 1.0, kNaN, 3.0), values).find("finite") != std::string::npos);
  CHECK(why(Eigen::Vector4d(0.0, 1.0, 1.0, 3.0), values).find("do not increase") != std::string::npos);
  CHECK(why(Eigen::Vector4d(-kMost, 1.0, 2.0, kMost), values).find("too far apart") != std::string::npos);
  CHECK_THROWS_AS(spectrumOf(t, values.head<3>()), PreconditionError);
  // the largest and the smallest numbers that there are
  for (const double unit : {1e308, 1e-308}) {
    const Spectrum found = spectrum(t, unit * Eigen::Vector4d(1.0, -1.0, 1.0, -1.0), SpectrumWindow::None);
    CHECK(found.amplitude[2] / unit == Approx(1.0).epsilon(1e-12));
    CHECK(found.amplitude[1] == Approx(0.0).margin(1e-14 * unit));
  }
  CHECK(spectrum(t, Eigen::Vector4d::Constant(2.0), SpectrumWindow::Hann).amplitude.isZero(0.0));
}
