// SPDX-License-Identifier: GPL-3.0-or-later
// What elastic links add to torques: periods of the curve against those of the frozen system.
#include "core/beam/ripple.h"

#include "core/beam/elastic_settings.h"
#include "core/beam/revision_results.h"
#include "core/io/scene_file.h"
#include "core/scene/elastic_setup.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/golden_ik.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// The paper's arm, with something of its analysis changed.
ElasticRun exampleRun(
    const std::function<void(ElasticSettings&)>& change = [](ElasticSettings&) {}, const std::string& law = "cubic") {
  std::string text = readFile(sourcePath("assets/examples/two_links_one_elastic.json").string());
  const std::string before = "\"law\": \"cubic\"";
  text.replace(text.find(before), before.size(), "\"law\": \"" + law + "\"");
  SceneData scene = readScene(text, "arm.json").value();
  change(scene.beam.edit());
  auto model = std::make_shared<const Model>(std::move(Model::compile(scene.mechanism)).value());
  return runElastic(elasticSetup(scene, std::make_shared<const Mechanism>(scene.mechanism), model).value()).value();
}

Ripple rippleOfDriven(const ElasticRun& run) { return rippleOf(run, rigidMotion(*run.setup, run.t).value(), 0); }

double least(const Ripple& ripple) { return 1e-3 * ripple.y.cwiseAbs().maxCoeff(); }

/// sin of a phase that grows with the time.
Ripple sine(double period, double phase, double step, Eigen::Index n) {
  Ripple ripple{Eigen::VectorXd(n), Eigen::VectorXd(n)};
  for (Eigen::Index k = 0; k < n; ++k) {
    ripple.t[k] = static_cast<double>(k) * step;
    ripple.y[k] = std::sin(2.0 * kPi * ripple.t[k] / period + phase);
  }
  return ripple;
}

/// The period of the arm at a frozen angle of joint 2: one element, consistent mass.
double goldenPeriod(double theta) {
  static const std::vector<std::vector<double>> rows = goldenRows("passive_arm_frozen_period.csv");
  // of straight and folded it is the same as of what mirrors it
  double angle = std::fmod(std::abs(theta) * 180.0 / kPi, 180.0);
  // the parabola through the three rows that are nearest
  const auto middle = static_cast<std::size_t>(std::clamp(std::lround(angle / 10.0), 1L, std::ssize(rows) - 2L));
  const double u = (angle - rows[middle][0]) / 10.0;
  return rows[middle][1] + 0.5 * u * (rows[middle + 1][1] - rows[middle - 1][1]) +
         0.5 * u * u * (rows[middle + 1][1] - 2.0 * rows[middle][1] + rows[middle - 1][1]);
}

}  // namespace

TEST_CASE("A sine has its period at every crossing and in its spectrum", "[beam][ripple]") {
  const Ripple ripple = sine(0.03, 0.4, 1e-3, 2001);
  const PeriodCurve periods = crossingPeriods(ripple, 1e-3);
  REQUIRE(periods.T.size() > 120);
  // a chord in place of the curve: at most 0.064 h (2 pi h / T)^2 aside, at each of two crossings
  for (const double T : periods.T) CHECK(T == Approx(0.03).margin(2.0 * 0.064e-3 * std::pow(2.0 * kPi / 30.0, 2)));
  const Result<Spectrum> spectrum = spectrumOf(ripple.t, ripple.y);
  REQUIRE(spectrum.ok());
  const std::optional<SpectrumPeak> peak = peakOf(*spectrum);
  REQUIRE(peak);
  // between two lines, 0.5 Hz apart: the parabola finds it within some hundredths of a line
  CHECK(peak->frequency == Approx(1.0 / 0.03).margin(0.02));
  CHECK(peak->amplitude == Approx(1.0).margin(0.02));
}

TEST_CASE("Round-off and stillness have no periods", "[beam][ripple]") {
  Ripple still = sine(0.03, 0.0, 1e-3, 400);
  still.y.setZero();
  CHECK(crossingPeriods(still, 0.0).T.empty());
  CHECK_FALSE(peakOf(spectrumOf(still.t, still.y).value()));
  // it dies away until what is left is noise of one sample up and one down
  Ripple dying = sine(0.03, 0.2, 1e-3, 2001);
  for (Eigen::Index k = 0; k < dying.y.size(); ++k) {
    dying.y[k] = dying.y[k] * std::exp(-20.0 * dying.t[k]) + (k % 2 == 0 ? 1e-9 : -1e-9);
  }
  const PeriodCurve periods = crossingPeriods(dying, 1e-3);
  REQUIRE_FALSE(periods.T.empty());
  for (const double T : periods.T) CHECK(T == Approx(0.03).epsilon(0.01));
  CHECK(periods.t.back() < std::log(1e3) / 20.0 + 0.03);
}

TEST_CASE("A slow part goes with the mean over a period, and zeros stay where they are", "[beam][ripple]") {
  Ripple ripple = sine(0.03, 0.4, 1e-3, 2001);
  const PeriodCurve before = crossingPeriods(ripple, 1e-3);
  for (Eigen::Index k = 0; k < ripple.y.size(); ++k) ripple.y[k] += 0.7 + 2.0 * ripple.t[k];
  const PeriodCurve after = crossingPeriods(lessMean(ripple, 0.03), 1e-3);
  REQUIRE(after.T.size() + 4 >= before.T.size());
  for (std::size_t k = 0; k < after.T.size(); ++k) CHECK(after.T[k] == Approx(0.03).epsilon(1e-3));
  // as narrow as the samples it takes nothing away
  CHECK(lessMean(ripple, 1e-3).y == ripple.y);
}

TEST_CASE("The paper's arm ripples with the period of the frozen arm", "[beam][ripple]") {
  const ElasticRun run = exampleRun();
  const Ripple ripple = rippleOfDriven(run);
  CHECK(ripple.t[0] == run.t[1]);  // what is still held is left out
  const PeriodCurve periods = crossingPeriods(ripple, least(ripple));
  REQUIRE(periods.T.size() > 100);
  const auto [shortest, longest] = std::minmax_element(periods.T.begin(), periods.T.end());
  CHECK(*shortest == Approx(0.0250).margin(1e-4));
  CHECK(*longest == Approx(0.0477).margin(1e-4));

  const Result<FrozenPeriods> frozen = frozenPeriods(run);
  REQUIRE(frozen.ok());
  REQUIRE(frozen->t.size() == 48);
  CHECK(frozen->t[0] == 0.0);
  CHECK(frozen->t[47] == run.t[run.samples() - 1]);
  std::vector<double> deviations;
  for (std::size_t k = 0; k < periods.T.size(); ++k) {
    CAPTURE(periods.t[k]);
    // steps of 1 ms lengthen 25 ms by half a percent themselves
    const double theory = newmarkPeriod(frozen->at(periods.t[k], 0), run.setup->dt());
    CHECK(periods.T[k] == Approx(theory).epsilon(0.005));
    deviations.push_back(std::abs(periods.T[k] / theory - 1.0));
  }
  std::sort(deviations.begin(), deviations.end());
  CHECK(deviations[deviations.size() / 2] < 0.002);

  const std::optional<SpectrumPeak> peak = peakOf(spectrumOf(ripple.t, ripple.y).value());
  REQUIRE(peak);
  CHECK(peak->period() == Approx(0.036).margin(0.001));
}

TEST_CASE("Frozen periods are those of an independent program, and of the mode in the plane", "[beam][ripple]") {
  const ElasticRun run = exampleRun();
  const Result<FrozenPeriods> frozen = frozenPeriods(run, 30);
  REQUIRE(frozen.ok());
  for (Eigen::Index k = 0; k < frozen->t.size(); ++k) {
    CAPTURE(frozen->t[k]);
    // the table has a row every 10 degrees
    CHECK(frozen->T(k, 0) == Approx(goldenPeriod(run.q(run.sampleAt(frozen->t[k]), 1))).epsilon(0.003));
    CHECK(std::isnan(frozen->T(k, 1)));  // a passive joint has no torque to ripple
    CHECK(run.tree->bodies[static_cast<std::size_t>(frozen->body(k, 0))].name == "link_1");
  }
  // straight: the table's first row, and half a turn
  CHECK(frozen->T(0, 0) == Approx(goldenPeriod(0.0)).epsilon(1e-3));
  // between instants: cubic, so a tenth of the instants is enough
  const FrozenPeriods few = frozenPeriods(run, 16).value();
  for (const double t : {0.31, 0.77, 1.2, 1.93}) CHECK(few.at(t, 0) == Approx(frozen->at(t, 0)).epsilon(0.01));
  CHECK(std::isnan(frozen->at(std::numeric_limits<double>::quiet_NaN(), 0)));
}

TEST_CASE("A smooth start leaves a ripple that shows its period once what is slow is taken off", "[beam][ripple]") {
  const ElasticRun run = exampleRun([](ElasticSettings&) {}, "cycloid");
  const Ripple whole = rippleOfDriven(run);
  // a hundredth of that of the cubic: nothing jumps
  CHECK(whole.y.cwiseAbs().maxCoeff() < 1e-3);
  const FrozenPeriods frozen = frozenPeriods(run).value();
  const double longest = frozen.T.col(0).maxCoeff();
  const Ripple ripple = lessMean(whole, longest);
  const PeriodCurve periods = crossingPeriods(ripple, least(ripple));
  REQUIRE(periods.T.size() > 90);
  for (std::size_t k = 0; k < periods.T.size(); ++k) {
    CAPTURE(periods.t[k]);
    CHECK(periods.T[k] == Approx(newmarkPeriod(frozen.at(periods.t[k], 0), run.setup->dt())).epsilon(0.01));
  }
  // the highest line is that of the slow part, unless it is looked for where a ripple can be
  const Spectrum spectrum = spectrumOf(whole.t, whole.y).value();
  CHECK(peakOf(spectrum)->period() > 0.2);
  CHECK(peakOf(spectrum, 0.5 / longest)->period() < longest);
  CHECK_FALSE(peakOf(spectrum, 1e6));
}

TEST_CASE("Steps of 10 ms show other periods than there are", "[beam][ripple]") {
  const ElasticRun run = exampleRun([](ElasticSettings& settings) { settings.dt = 0.01; });
  const Ripple ripple = rippleOfDriven(run);
  const PeriodCurve periods = crossingPeriods(ripple, least(ripple));
  const auto [shortest, longest] = std::minmax_element(periods.T.begin(), periods.T.end());
  CHECK(*shortest == Approx(0.033).margin(0.002));
  CHECK(*longest == Approx(0.055).margin(0.002));
}

TEST_CASE("Every tenth sample of a fine run makes its periods jump", "[beam][ripple]") {
  const Ripple fine = rippleOfDriven(exampleRun());
  const Ripple slow = sampledAt(fine, 0.01);
  CHECK(stepOf(slow) == Approx(0.01));
  CHECK(slow.t.size() == 200);
  CHECK(sampledAt(fine, 1e-9).t.size() == fine.t.size());
  const auto roughness = [](const PeriodCurve& periods) {
    double largest = 0.0;
    for (std::size_t k = 1; k < periods.T.size(); ++k)
      largest = std::max(largest, std::abs(periods.T[k] / periods.T[k - 1] - 1.0));
    return largest;
  };
  const double before = roughness(crossingPeriods(fine, least(fine))),
               after = roughness(crossingPeriods(slow, least(slow)));
  CHECK(before < 0.05);
  CHECK(after > 0.1);
}

TEST_CASE("Without a link that bends there is nothing to freeze", "[beam][ripple]") {
  const ElasticRun rigid = exampleRun([](ElasticSettings& settings) { settings.links.clear(); });
  const Result<FrozenPeriods> none = frozenPeriods(rigid);
  REQUIRE_FALSE(none.ok());
  CHECK(none.diagnostics().front().message.text().find("no link is elastic") == 0);

  const ElasticRun run = exampleRun();
  std::stop_source stop;
  double told = 0.0;
  const Result<FrozenPeriods> some = frozenPeriods(run, 48, stop.get_token(), [&](double share) {
    told = share;
    if (share > 0.1) stop.request_stop();
  });
  REQUIRE(some.ok());
  CHECK(some->t.size() == 5);
  CHECK(told == Approx(5.0 / 48.0));
}

TEST_CASE("Between two modes a joint feels none, and each is interpolated from its own instants", "[beam]") {
  FrozenPeriods periods;
  periods.t = Eigen::VectorXd::LinSpaced(8, 0.0, 7.0);
  periods.T.resize(8, 1);
  periods.branch.resize(8, 1);
  // a parabola, and from the fifth instant on a straight line far below
  for (int k = 0; k < 8; ++k) {
    periods.T(k, 0) = k < 4 ? 10.0 + 0.1 * k * k : 1.0 + 0.01 * k;
    periods.branch(k, 0) = k < 4 ? 0 : 1;
  }
  CHECK(periods.at(2.5, 0) == Approx(10.0 + 0.1 * 2.5 * 2.5));
  CHECK(periods.at(3.0, 0) == 10.9);
  CHECK(std::isnan(periods.at(3.5, 0)));
  CHECK(periods.at(4.0, 0) == 1.04);
  CHECK(periods.at(4.5, 0) == Approx(1.045));
  CHECK(periods.at(9.0, 0) == Approx(1.07));
}
