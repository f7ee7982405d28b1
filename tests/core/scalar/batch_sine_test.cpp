// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels' own sine and cosine, in every instruction set that this processor has, against long double.
#include "core/dynamics/kernels/dynamics_kernels.h"
#include "tests/support/catch.h"

#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace linkwright;

namespace {

// one from the reduced angle, one from the polynomial and the last sum, where nothing is fused
constexpr double kBound = 2.5;
constexpr long double kHalfPi = 1.57079632679489661923132169163975144L;

/// Error in units of the last place of the true value.
double ulps(double value, long double truth) {
  const double rounded = static_cast<double>(truth);
  const double next = std::nextafter(std::fabs(rounded), std::numeric_limits<double>::infinity());
  return static_cast<double>(std::fabs(static_cast<long double>(value) - truth) /
                             (static_cast<long double>(next) - std::fabs(static_cast<long double>(rounded))));
}

double largestError(const DynamicsKernels& kernels, const std::vector<double>& angles) {
  const auto count = static_cast<int>(angles.size());
  std::vector<double> s(angles.size()), c(angles.size()), s_batch(angles.size()), c_batch(angles.size());
  kernels.sine_cosine(angles.data(), count, s.data(), c.data());
  kernels.sine_cosine_batch(angles.data(), count, s_batch.data(), c_batch.data());
  double worst = 0.0;
  for (std::size_t i = 0; i < angles.size(); ++i) {
    const auto x = static_cast<long double>(angles[i]);
    const double error = std::max(ulps(s[i], std::sin(x)), ulps(c[i], std::cos(x)));
    if (error > kBound) UNSCOPED_INFO("angle " << angles[i] << ": " << error << " ulp");
    worst = std::max(worst, error);
    // alone or in a lane: the same bits
    if (s[i] != s_batch[i] || c[i] != c_batch[i]) {
      UNSCOPED_INFO("angle " << angles[i] << " has other bits in a lane");
      worst = std::numeric_limits<double>::infinity();
    }
  }
  return worst;
}

std::vector<double> anglesWithin(double largest, int count, unsigned seed) {
  std::mt19937_64 random(seed);
  std::uniform_real_distribution<double> uniform(-largest, largest);
  std::vector<double> angles(static_cast<std::size_t>(count));
  for (double& x : angles) x = uniform(random);
  return angles;
}

}  // namespace

TEST_CASE("Sine and cosine are within 2.5 units in the last place at every size of angle", "[isa]") {
  for (const InstructionSet set : kInstructionSets) {
    if (!isSupported(set)) continue;
    INFO(nameOf(set));
    const DynamicsKernels& kernels = dynamicsKernels(set);
    for (const double largest : {1e-300, 1e-9, 1e-3, 0.5, 0.8, 1.6, 3.2, 7.0, 100.0, 1e4, 1e5, 2e5, 1e9}) {
      INFO("angles within " << largest);
      CHECK(largestError(kernels, anglesWithin(largest, 20001, 5)) < kBound);
    }
  }
}

TEST_CASE("Near the multiples of a quarter turn the small one of the two keeps its digits", "[isa]") {
  // the doubles about k pi/2: one of the two is as small as it can be, and all of it is the error of k pi/2
  std::vector<double> angles;
  for (int k = 0; k < 60000; k += (k < 2000 ? 1 : 37)) {
    const double x = static_cast<double>(kHalfPi * static_cast<long double>(k));
    angles.insert(angles.end(), {x, std::nextafter(x, 1e9), -x});
    const double half = static_cast<double>(kHalfPi * (static_cast<long double>(k) + 0.5L));
    angles.insert(angles.end(), {half, std::nextafter(half, 0.0)});
  }
  for (const InstructionSet set : kInstructionSets) {
    if (!isSupported(set)) continue;
    INFO(nameOf(set));
    CHECK(largestError(dynamicsKernels(set), angles) < kBound);
  }
}

TEST_CASE("Large angles beside small ones, and no numbers, do no harm to their neighbours", "[isa]") {
  const double inf = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::vector<double> angles = {0.3, 1e22, inf, -0.7, nan, 0.0, -inf, -1e300, 2.0, 99999.0, 100001.0};
  for (const InstructionSet set : kInstructionSets) {
    if (!isSupported(set)) continue;
    INFO(nameOf(set));
    std::vector<double> s(angles.size()), c(angles.size());
    for (const auto function : {dynamicsKernels(set).sine_cosine, dynamicsKernels(set).sine_cosine_batch}) {
      function(angles.data(), static_cast<int>(angles.size()), s.data(), c.data());
      for (std::size_t i = 0; i < angles.size(); ++i) {
        INFO("angle " << angles[i]);
        if (!std::isfinite(angles[i])) {
          CHECK(std::isnan(s[i]));
          CHECK(std::isnan(c[i]));
        } else {
          CHECK_THAT(s[i], Catch::Matchers::WithinULP(std::sin(angles[i]), 2));
          CHECK_THAT(c[i], Catch::Matchers::WithinULP(std::cos(angles[i]), 2));
        }
      }
    }
  }
}
