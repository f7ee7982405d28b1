// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/profile.h"

#include "core/base/require.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/golden.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

using namespace linkwright;
using linkwright::test::kInfinity;

namespace {

std::vector<MotionLaw> someLaws() {
  std::vector<MotionLaw> laws = {{TimingLaw::Cubic}, {TimingLaw::Quintic}, {TimingLaw::Cycloid}};
  for (const double ramp : {0.05, 0.25, 1.0 / 3.0, 0.5}) {
    laws.push_back({TimingLaw::Trapezoid, ramp});
    for (const double round : {0.1, 0.25, 0.5}) laws.push_back({TimingLaw::SCurve, ramp, round});
  }
  return laws;
}

std::string text(const MotionLaw& law) {
  return std::string(wordOf(kTimingLaws, law.law)) + " " + std::to_string(law.ramp) + " " + std::to_string(law.round);
}

/// Where the highest derivative of the law may jump.
std::vector<double> cornersOf(const MotionLaw& law) {
  const double r = law.ramp, j = law.round * law.ramp;
  if (law.law == TimingLaw::Trapezoid) return {r, 1.0 - r};
  if (law.law == TimingLaw::SCurve) return {j, r - j, r, 1.0 - r, 1.0 - r + j, 1.0 - j};
  return {};
}

}  // namespace

TEST_CASE("every law goes from one position to the other, to the last bit, and stays there") {
  for (const MotionLaw& law : someLaws()) {
    CAPTURE(text(law));
    const double q0 = 0.1, q1 = -0.7, T = 1.7;
    CHECK(sampleProfile(law, q0, q1, T, 0.0).q == q0);
    CHECK(sampleProfile(law, q0, q1, T, T).q == q1);
    CHECK(sampleProfile(law, q0, q1, T, 0.0).qd == 0.0);
    CHECK(std::abs(sampleProfile(law, q0, q1, T, T).qd) == 0.0);
    for (const double t : {-kInfinity, -1.0, T + 1e-9, 9.0, kInfinity}) {
      const ScalarState rest = sampleProfile(law, q0, q1, T, t);
      CHECK(rest.q == (t < 0.0 ? q0 : q1));
      CHECK(rest.qd == 0.0);
      CHECK(rest.qdd == 0.0);
    }
    CHECK(sampleLaw(law, 0.0).s == 0.0);
    CHECK(sampleLaw(law, 1.0).s == 1.0);
  }
  CHECK_THROWS_AS(sampleProfile({}, 0.0, 1.0, 0.0, 0.0), PreconditionError);
  CHECK_THROWS_AS(sampleLaw({TimingLaw::Trapezoid, 0.6}, 0.5), PreconditionError);
}

TEST_CASE("acceleration is continuous from and to rest where the law promises it, and jumps where it does not") {
  for (const MotionLaw& law : someLaws()) {
    CAPTURE(text(law));
    const bool is_rough = law.law == TimingLaw::Cubic || law.law == TimingLaw::Trapezoid;
    for (const double u : {0.0, 1.0}) {
      CHECK((std::abs(sampleLaw(law, u).dds) > 1.0) == is_rough);
      if (!is_rough) CHECK(sampleLaw(law, u).dds == 0.0);
    }
  }
}

TEST_CASE("each derivative of a law is the derivative of the one before, and mirrored about the middle") {
  for (const MotionLaw& law : someLaws()) {
    CAPTURE(text(law));
    const double h = 1e-6;  // central differences: error about h^2 s''' / 6, with s''' below 4e4: 7e-9
    for (int k = 1; k < 400; ++k) {
      const double u = k / 400.0;
      const std::vector<double> corners = cornersOf(law);
      if (std::any_of(corners.begin(), corners.end(), [&](double c) { return std::abs(c - u) < 2.0 * h; })) continue;
      const LawSample before = sampleLaw(law, u - h), at = sampleLaw(law, u), after = sampleLaw(law, u + h);
      REQUIRE((after.s - before.s) / (2.0 * h) == Approx(at.ds).margin(1e-7));
      REQUIRE((after.ds - before.ds) / (2.0 * h) == Approx(at.dds).margin(1e-6));
      const LawSample mirrored = sampleLaw(law, 1.0 - u);
      REQUIRE(mirrored.s == Approx(1.0 - at.s).margin(1e-14));
      REQUIRE(mirrored.ds == Approx(at.ds).margin(1e-12));
    }
    // nothing jumps at the corners that is not meant to
    for (const double c : cornersOf(law)) {
      const LawSample before = sampleLaw(law, c - 1e-12), after = sampleLaw(law, c + 1e-12);
      CHECK(before.s == Approx(after.s).margin(1e-11));
      CHECK(before.ds == Approx(after.ds).margin(1e-9));
      if (law.law == TimingLaw::SCurve) CHECK(before.dds == Approx(after.dds).margin(1e-6));
    }
  }
}

TEST_CASE("velocity, acceleration and jerk reach the peaks that are stated and do not exceed them") {
  for (const MotionLaw& law : someLaws()) {
    CAPTURE(text(law));
    const LawPeaks peaks = peaksOf(law);
    double velocity = 0.0, acceleration = 0.0, jerk = 0.0;
    const int n = 36000;
    double last = sampleLaw(law, 0.0).dds;
    for (int k = 0; k <= n; ++k) {
      const LawSample at = sampleLaw(law, static_cast<double>(k) / n);
      velocity = std::max(velocity, std::abs(at.ds));
      acceleration = std::max(acceleration, std::abs(at.dds));
      jerk = std::max(jerk, std::abs(at.dds - last) * n);
      last = at.dds;
    }
    // the peaks lie within half a step of a sample: 1 - (pi / n)^2 / 2
    CHECK(velocity <= peaks.velocity * (1.0 + 1e-14));
    CHECK(velocity >= peaks.velocity * (1.0 - 1e-7));
    CHECK(acceleration <= peaks.acceleration * (1.0 + 1e-14));
    CHECK(acceleration >= peaks.acceleration * (1.0 - 1e-7));
    if (std::isfinite(peaks.jerk)) {
      CHECK(jerk <= peaks.jerk * (1.0 + 1e-7));
      CHECK(jerk >= peaks.jerk * (1.0 - 1e-3));
    }
  }
}

TEST_CASE("the laws are those of an independent program", "[golden]") {
  const MotionLaw laws[] = {{TimingLaw::Cubic},
                            {TimingLaw::Quintic},
                            {TimingLaw::Cycloid},
                            {TimingLaw::Trapezoid, 1.0 / 3.0},
                            {TimingLaw::Trapezoid, 0.5}};
  int rows = 0;
  for (const std::vector<double>& value : test::goldenRows("motion_laws.csv")) {
    REQUIRE(value.size() == 16);
    CAPTURE(value[0]);
    for (std::size_t i = 0; i < 5; ++i) {
      CAPTURE(text(laws[i]));
      const ScalarState at = sampleProfile(laws[i], 0.0, std::numbers::pi, 2.0, value[0]);
      // ten digits in the file
      CHECK(at.q == Approx(value[3 * i + 1]).epsilon(1e-9).margin(1e-10));
      CHECK(at.qd == Approx(value[3 * i + 2]).epsilon(1e-9).margin(1e-10));
      // half way the acceleration of the last one jumps
      if (i < 4 || value[0] != 1.0) CHECK(at.qdd == Approx(value[3 * i + 3]).epsilon(1e-9).margin(1e-10));
    }
    ++rows;
  }
  CHECK(rows == 41);
}

TEST_CASE("the fastest of each law reaches a limit and exceeds none", "[random]") {
  test::Random random(20261121);
  INFO("seed " << random.seed());
  for (int trial = 0; trial < 500; ++trial) {
    RateLimits limits;
    limits.velocity = std::pow(10.0, random.uniform(-2.0, 2.0));
    limits.acceleration = std::pow(10.0, random.uniform(-2.0, 2.0));
    limits.jerk = std::pow(10.0, random.uniform(-2.0, 3.0));
    if (random.chance(0.2)) limits.velocity = kInfinity;
    if (random.chance(0.2)) limits.acceleration = kInfinity;
    if (random.chance(0.2)) limits.jerk = kInfinity;
    for (const MotionLaw& wish : someLaws()) {
      const TimedLaw found = fastest(wish, limits);
      CAPTURE(trial, text(wish), text(found.law), found.duration, limits.velocity, limits.acceleration, limits.jerk);
      REQUIRE(isPossible(found.law));
      const LawPeaks peaks = peaksOf(found.law);
      const double T = found.duration;
      const bool knows_jerk = std::isfinite(peaks.jerk) && std::isfinite(limits.jerk);
      if (T == 0.0) {
        REQUIRE(!std::isfinite(limits.velocity));
        REQUIRE(!std::isfinite(limits.acceleration));
        REQUIRE(!knows_jerk);
        continue;
      }
      const double v = peaks.velocity / T / limits.velocity, a = peaks.acceleration / (T * T) / limits.acceleration,
                   j = knows_jerk ? peaks.jerk / (T * T * T) / limits.jerk : 0.0;
      REQUIRE(std::max({v, a, j}) <= 1.0 + 1e-8);
      REQUIRE(std::max({v, a, j}) >= 1.0 - 1e-8);
    }
  }
}

TEST_CASE("trapezoids and S-curves take the time of the closed forms") {
  // d / v + v / a where full speed is reached, 2 sqrt(d / a) where it is not
  CHECK(fastest({TimingLaw::Trapezoid}, {0.5, 1.0}).duration == Approx(2.5).epsilon(1e-15));
  CHECK(fastest({TimingLaw::Trapezoid}, {0.5, 1.0}).law.ramp == Approx(0.2).epsilon(1e-15));
  CHECK(fastest({TimingLaw::Trapezoid}, {5.0, 1.0}).duration == Approx(2.0).epsilon(1e-15));
  CHECK(fastest({TimingLaw::Trapezoid}, {5.0, 1.0}).law.ramp == 0.5);
  // d / v + v / a + a / j where speed and acceleration are reached
  CHECK(fastest({TimingLaw::SCurve}, {0.5, 1.0, 4.0}).duration == Approx(2.75).epsilon(1e-15));
  // the acceleration is not: d / v + 2 sqrt(v / j)
  CHECK(fastest({TimingLaw::SCurve}, {0.5, 10.0, 8.0}).duration == Approx(2.5).epsilon(1e-15));
  // nothing but the jerk: 4 (d / (2 j))^(1/3)
  CHECK(fastest({TimingLaw::SCurve}, {kInfinity, kInfinity, 4.0}).duration == Approx(2.0).epsilon(1e-15));
  CHECK(fastest({TimingLaw::SCurve}, {100.0, 100.0, 4.0}).duration == Approx(2.0).epsilon(1e-15));
  // the acceleration but not the speed: a / j + sqrt((a / j)^2 + 4 d / a)
  CHECK(fastest({TimingLaw::SCurve}, {100.0, 1.0, 2.0}).duration == Approx(0.5 + std::sqrt(0.25 + 4.0)).epsilon(1e-15));
}
