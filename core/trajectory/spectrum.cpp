// SPDX-License-Identifier: MIT
#include "core/trajectory/spectrum.h"

#include "core/base/require.h"

#include <cmath>
#include <complex>
#include <cstdint>
#include <numbers>
#include <string>
#include <unsupported/Eigen/FFT>
#include <vector>

namespace linkwright {
namespace {

using Complex = std::complex<double>;

constexpr double kPi = std::numbers::pi;
constexpr double kEvenlySampled = 1e-6;  // of the mean step
constexpr Eigen::Index kLeastSamples = 4;
// the transform costs as much as the largest prime in the length, which a pad of zeros makes good
constexpr Eigen::Index kLargestPrime = 31;

bool hasSmallPrimes(Eigen::Index n) {
  for (Eigen::Index prime = 2; prime <= kLargestPrime; ++prime) {
    while (n % prime == 0) n /= prime;
  }
  return n == 1;
}

/// exp(-i pi k^2 / n), the angle taken within a turn before it is divided.
Complex chirp(Eigen::Index k, Eigen::Index n) {
  const std::int64_t square = static_cast<std::int64_t>(k) * k % (2 * static_cast<std::int64_t>(n));
  return std::polar(1.0, -kPi * static_cast<double>(square) / static_cast<double>(n));
}

/// The sums over j of x_j exp(-2 pi i j k / n) for a length with a large prime, as a convolution: with
/// 2 j k = j^2 + k^2 - (k - j)^2 they are c_k sum_j (x_j c_j) conj(c_(k-j)) (Bluestein 1970).
std::vector<Complex> chirpTransform(const std::vector<double>& x) {
  const auto n = static_cast<Eigen::Index>(x.size());
  std::size_t length = 1;
  while (length < 2 * x.size()) length *= 2;
  std::vector<Complex> a(length), b(length), product;
  for (std::size_t j = 0; j < x.size(); ++j) {
    const Complex c = chirp(static_cast<Eigen::Index>(j), n);
    a[j] = x[j] * c;
    b[j] = std::conj(c);
    if (j > 0) b[length - j] = b[j];
  }
  Eigen::FFT<double> fft;
  std::vector<Complex> A, B;
  fft.fwd(A, a);
  fft.fwd(B, b);
  for (std::size_t k = 0; k < length; ++k) A[k] *= B[k];
  fft.inv(product, A);
  product.resize(x.size() / 2 + 1);
  for (std::size_t k = 0; k < product.size(); ++k) product[k] *= chirp(static_cast<Eigen::Index>(k), n);
  return product;
}

/// The sums for k from 0 to n / 2.
std::vector<Complex> transform(const std::vector<double>& x) {
  if (!hasSmallPrimes(static_cast<Eigen::Index>(x.size()))) return chirpTransform(x);
  Eigen::FFT<double> fft;
  fft.SetFlag(Eigen::FFT<double>::HalfSpectrum);
  std::vector<Complex> sums;
  fft.fwd(sums, x);
  return sums;
}

/// Empty where the curve has a spectrum.
Message whyNone(const Eigen::VectorXd& t, const Eigen::VectorXd& values) {
  const Eigen::Index n = t.size();
  if (n < kLeastSamples) return Message("Trajectory", "a spectrum needs at least four samples; there are %1").arg(n);
  if (!t.allFinite() || !values.allFinite()) return Message("Trajectory", "a spectrum needs finite values");
  if (!((t.tail(n - 1) - t.head(n - 1)).array() > 0.0).all())
    return Message("Trajectory", "the times of the samples do not increase");
  const double length = t[n - 1] - t[0];
  if (!std::isfinite(length) || !std::isfinite(static_cast<double>(n) / length)) {
    return Message("Trajectory", "the times of the samples are too close together or too far apart");
  }
  return {};
}

bool isEven(const Eigen::VectorXd& t, double step) {
  const Eigen::Index n = t.size();
  return ((t.tail(n - 1) - t.head(n - 1)).array() - step).abs().maxCoeff() <= kEvenlySampled * step;
}

/// The values at as many even instants, linear in between.
Eigen::VectorXd atEvenTimes(const Eigen::VectorXd& t, const Eigen::VectorXd& values, double step) {
  Eigen::VectorXd even = values;
  Eigen::Index k = 0;
  for (Eigen::Index i = 1; i + 1 < t.size(); ++i) {
    const double at = t[0] + static_cast<double>(i) * step;
    while (k + 2 < t.size() && t[k + 1] < at) ++k;
    even[i] = values[k] + (values[k + 1] - values[k]) * ((at - t[k]) / (t[k + 1] - t[k]));
  }
  return even;
}

}  // namespace

Result<Spectrum> spectrumOf(const Eigen::VectorXd& t, const Eigen::VectorXd& values, SpectrumWindow window) {
  requireSize(values.size(), t.size(), "values");
  const Message problem = whyNone(t, values);
  if (!problem.empty()) return Result<Spectrum>::failure(problem);
  const Eigen::Index n = t.size();
  const double step = (t[n - 1] - t[0]) / static_cast<double>(n - 1);

  // in shares of the largest value, so that no sum overflows
  const double largest = values.cwiseAbs().maxCoeff();
  const double unit = largest > 0.0 ? largest : 1.0;
  const Eigen::VectorXd shares = values / unit;
  Eigen::VectorXd x = isEven(t, step) ? shares : atEvenTimes(t, shares, step);
  x.array() -= x.mean();

  // w = (1 - cos(2 pi j / n)) / 2, whose sum is n / 2
  double weight = static_cast<double>(n);
  if (window == SpectrumWindow::Hann) {
    const double turn = 2.0 * kPi / static_cast<double>(n);
    for (Eigen::Index j = 0; j < n; ++j) x[j] *= 0.5 - 0.5 * std::cos(turn * static_cast<double>(j));
    weight *= 0.5;
  }

  const std::vector<Complex> sums = transform({x.data(), x.data() + n});
  Spectrum spectrum;
  spectrum.frequency.resize(n / 2 + 1);
  spectrum.amplitude.resize(n / 2 + 1);
  for (Eigen::Index k = 0; k <= n / 2; ++k) {
    // each line stands for itself and its mirror image, but for the mean and, of an even number, the last
    const double sides = k == 0 || 2 * k == n ? 1.0 : 2.0;
    spectrum.frequency[k] = static_cast<double>(k) / (static_cast<double>(n) * step);
    spectrum.amplitude[k] = sides * std::abs(sums[static_cast<std::size_t>(k)]) / weight * unit;
  }
  return spectrum;
}

}  // namespace linkwright
