// SPDX-License-Identifier: GPL-3.0-or-later
// The revision of a trajectory step by step, literal and corrected, rigid and elastic, against golden data.
#include "core/beam/trajectory_revision.h"

#include "core/trajectory/spectrum.h"
#include "tests/support/catch.h"
#include "tests/support/golden_ik.h"
#include "tests/support/passive_arm.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

using Rows = std::vector<std::vector<double>>;

RevisionOptions optionsOf(double dt) {
  RevisionOptions options;
  options.dt = dt;
  options.steps = static_cast<int>(std::lround(2.0 / dt));
  return options;
}

std::vector<RevisionStep> run(DriveProfile profile, const RevisionOptions& options,
                              const TwoLinkArm& arm = goldenArm()) {
  Result<std::vector<RevisionStep>> result = reviseTrajectory(arm, halfTurn(profile), options);
  REQUIRE(result.ok());
  return std::move(result).value();
}

/// Largest |theta - exact| at the instants of the exact rigid motion.
double angleError(const std::vector<RevisionStep>& steps, const Rows& exact) {
  double largest = 0.0;
  for (const std::vector<double>& row : exact) {
    const auto k = static_cast<std::size_t>(std::lround(row[0] / steps[1].t));
    largest = std::max(largest, std::abs(steps[k].theta - row[4]));
  }
  return largest;
}

double passiveTorque(const std::vector<RevisionStep>& steps, std::size_t from) {
  double largest = 0.0;
  for (std::size_t k = from; k < steps.size(); ++k) largest = std::max(largest, std::abs(steps[k].tau[1]));
  return largest;
}

Golden goldenErrors() { return goldenFile("passive_arm_revision_errors.json")["errors"]; }

/// The periods of an oscillation: twice the time between two of its zeros, with the instant.
std::vector<std::pair<double, double>> periodsOf(const std::vector<double>& t, const std::vector<double>& x) {
  std::vector<double> zeros;
  for (std::size_t k = 1; k < t.size(); ++k) {
    if (x[k - 1] * x[k] < 0.0) zeros.push_back(t[k - 1] + (t[k] - t[k - 1]) * x[k - 1] / (x[k - 1] - x[k]));
  }
  std::vector<std::pair<double, double>> periods;
  for (std::size_t k = 2; k < zeros.size(); ++k) periods.emplace_back(zeros[k - 1], zeros[k] - zeros[k - 2]);
  return periods;
}

}  // namespace

TEST_CASE("Literal revision goes along the golden curves with order 1", "[beam]") {
  for (const auto& [profile, word] :
       {std::pair(DriveProfile::Cubic, "cubic"), std::pair(DriveProfile::Cycloid, "cycloid")}) {
    const Rows exact = goldenRows(std::string("passive_arm_exact_rigid_") + word + ".csv");
    for (const bool consistent : {false, true}) {
      for (const auto& [dt, key] : {std::pair(0.01, "0.01"), std::pair(0.001, "0.001"), std::pair(0.0001, "0.0001")}) {
        CAPTURE(word, consistent, dt);
        RevisionOptions options = optionsOf(dt);
        options.is_corrected = false;
        options.is_link_1_rigid = true;
        options.starts_consistently = consistent;
        const std::vector<RevisionStep> steps = run(profile, options);
        const Golden golden =
            goldenErrors()[std::string(word) + "/literal/" + (consistent ? "consistent/" : "rigid/") + key];
        CHECK(angleError(steps, exact) == Approx(golden["q2_maxerr"].get<double>()).epsilon(0.02));
        // after the first instant, where the locked start has the torque that would hold joint 2
        CHECK(passiveTorque(steps, 1) == Approx(golden["tau2_max"].get<double>()).epsilon(0.05));
        CHECK(std::abs(steps[0].tau[0] - golden["tau1_0"].get<double>()) < 1e-12);
        CHECK(std::abs(steps[0].tau[1] - golden["tau2_0"].get<double>()) < 1e-12);
      }
    }
  }
}

TEST_CASE("Corrected revision goes along the golden curves with order 2", "[beam]") {
  for (const auto& [profile, word] :
       {std::pair(DriveProfile::Cubic, "cubic"), std::pair(DriveProfile::Cycloid, "cycloid")}) {
    const Rows exact = goldenRows(std::string("passive_arm_exact_rigid_") + word + ".csv");
    for (const bool consistent : {false, true}) {
      for (const auto& [dt, key] : {std::pair(0.01, "0.01"), std::pair(0.001, "0.001"), std::pair(0.0001, "0.0001")}) {
        CAPTURE(word, consistent, dt);
        RevisionOptions options = optionsOf(dt);
        options.is_link_1_rigid = true;
        options.starts_consistently = consistent;
        const std::vector<RevisionStep> steps = run(profile, options);
        const Golden golden =
            goldenErrors()[std::string(word) + "/corrected/" + (consistent ? "consistent/" : "rigid/") + key];
        // 1e-7: the golden program's own tolerance shows at the shortest step
        CHECK(angleError(steps, exact) == Approx(golden["q2_maxerr"].get<double>()).epsilon(0.05).margin(1e-7));
        CHECK(passiveTorque(steps, 1) < 1e-9);
      }
    }
  }
}

TEST_CASE("Every step of the corrected revision is the golden one", "[beam]") {
  for (const auto& [profile, word, consistent] :
       {std::tuple(DriveProfile::Cubic, "cubic_corrected_rigid", false),
        std::tuple(DriveProfile::Cubic, "cubic_corrected_consistent", true),
        std::tuple(DriveProfile::Cycloid, "cycloid_corrected_rigid", false)}) {
    CAPTURE(word);
    RevisionOptions options = optionsOf(0.01);
    options.is_link_1_rigid = true;
    options.starts_consistently = consistent;
    const std::vector<RevisionStep> steps = run(profile, options);
    const Rows golden = goldenRows(std::string("passive_arm_") + word + "_10ms.csv");
    REQUIRE(golden.size() == steps.size());
    for (std::size_t k = 0; k < steps.size(); ++k) {
      // links are stretched by some 1e-9 m here and not at all there
      CHECK(std::abs(steps[k].theta - golden[k][2]) < 2e-8);
      CHECK(std::abs(steps[k].tau[0] - golden[k][3]) < 2e-8);
    }
  }
}

TEST_CASE("The exact rigid motion at the instants of the table", "[beam]") {
  RevisionOptions options = optionsOf(2.5e-4);
  options.is_link_1_rigid = true;
  options.starts_consistently = true;
  const auto at = [](const std::vector<RevisionStep>& steps, double t) {
    return steps[static_cast<std::size_t>(std::lround(t / 2.5e-4))];
  };
  const std::vector<RevisionStep> cycloid = run(DriveProfile::Cycloid, options),
                                  cubic = run(DriveProfile::Cubic, options);
  const double t[] = {0.5, 1.0, 1.5, 2.0};
  const double q2_cycloid[] = {-0.594438, -2.231919, -2.264810, -1.323656};
  const double tau_cycloid[] = {0.060529, -0.036295, -0.008158, 0.049335};
  const double q2_cubic[] = {-0.989576, -2.266728, -2.494803, -2.102786};
  const double tau_cubic[] = {0.057672, -0.022457, -0.009583, -0.043465};
  for (int k = 0; k < 4; ++k) {
    CHECK(std::abs(at(cycloid, t[k]).theta - q2_cycloid[k]) < 1e-5);
    CHECK(std::abs(at(cycloid, t[k]).tau[0] - tau_cycloid[k]) < 1e-5);
    CHECK(std::abs(at(cubic, t[k]).theta - q2_cubic[k]) < 1e-5);
    CHECK(std::abs(at(cubic, t[k]).tau[0] - tau_cubic[k]) < 1e-5);
  }
  CHECK(std::abs(cubic[0].tau[0] - 0.018557) < 1e-6);
}

TEST_CASE("Elastic link 1: the golden curves", "[beam]") {
  for (const auto& [profile, word, dt] :
       {std::tuple(DriveProfile::Cubic, "cubic_dt10ms", 0.01), std::tuple(DriveProfile::Cubic, "cubic_dt1ms", 0.001),
        std::tuple(DriveProfile::Cycloid, "cycloid_dt1ms", 0.001)}) {
    CAPTURE(word);
    const std::vector<RevisionStep> steps = run(profile, optionsOf(dt));
    const Rows golden = goldenRows(std::string("passive_arm_elastic_") + word + ".csv");
    REQUIRE(golden.size() == steps.size());
    double angle = 0.0, torque = 0.0, deflection = 0.0;
    for (std::size_t k = 0; k < steps.size(); ++k) {
      angle = std::max(angle, std::abs(steps[k].theta - golden[k][2]));
      torque = std::max(torque, std::abs(steps[k].tau[0] - golden[k][3]));
      deflection = std::max(deflection, std::abs(steps[k].deflection - golden[k][5]));
    }
    CAPTURE(angle, torque, deflection);
    CHECK(angle < 1e-6);
    CHECK(torque < 2e-5);
    CHECK(deflection < 1e-8);
    CHECK(passiveTorque(steps, 1) < 1e-9);
  }
}

TEST_CASE("Elastic link 1 vibrates with the period of the frozen pose", "[beam]") {
  const TwoLinkArm arm = goldenArm();
  for (const double dt : {1e-3, 1e-4}) {
    CAPTURE(dt);
    const std::vector<RevisionStep> elastic = run(DriveProfile::Cubic, optionsOf(dt));
    RevisionOptions rigid_options = optionsOf(dt);
    rigid_options.is_link_1_rigid = true;
    rigid_options.starts_consistently = true;
    const std::vector<RevisionStep> rigid = run(DriveProfile::Cubic, rigid_options);
    std::vector<double> t, x;
    for (std::size_t k = 1; k < elastic.size(); ++k) {
      t.push_back(elastic[k].t);
      x.push_back(elastic[k].tau[0] - rigid[k].tau[0]);
    }
    double shortest = 1.0, longest = 0.0, worst = 0.0;
    for (const auto& [when, period] : periodsOf(t, x)) {
      shortest = std::min(shortest, period);
      longest = std::max(longest, period);
      const double theta = elastic[static_cast<std::size_t>(std::lround(when / dt))].theta;
      // Newmark's method lengthens a period: half a percent of 25 ms at steps of 1 ms
      const double expected = std::numbers::pi * dt / std::atan(std::numbers::pi * dt / frozenPeriod(arm, theta));
      worst = std::max(worst, std::abs(period / expected - 1.0));
    }
    CAPTURE(shortest, longest, worst);
    CHECK(shortest > 0.0249);
    CHECK(shortest < 0.0252);
    CHECK(longest > 0.0475);
    CHECK(longest < 0.04775);
    if (dt == 1e-3) {
      Eigen::VectorXd times = Eigen::Map<Eigen::VectorXd>(t.data(), std::ssize(t));
      Eigen::VectorXd values = Eigen::Map<Eigen::VectorXd>(x.data(), std::ssize(x));
      const Result<Spectrum> spectrum = spectrumOf(times, values);
      REQUIRE(spectrum.ok());
      Eigen::Index peak = 0;
      spectrum->amplitude.maxCoeff(&peak);
      CHECK(std::abs(1.0 / spectrum->frequency[peak] - 0.036) < 0.001);
    }
    CHECK(worst < 0.005);
    double bend = 0.0;
    for (const RevisionStep& step : elastic) bend = std::max(bend, std::abs(step.deflection));
    CHECK(bend == Approx(7.2e-5).epsilon(0.01));
  }
}

TEST_CASE("The elastic and the rigid path are nearly the same, as the figures say", "[beam]") {
  for (const auto& [profile, word, dt, expected] :
       {std::tuple(DriveProfile::Cubic, "cubic", 0.01, 0.201), std::tuple(DriveProfile::Cubic, "cubic", 0.001, 0.0200),
        std::tuple(DriveProfile::Cubic, "cubic", 0.0001, 0.0019),
        std::tuple(DriveProfile::Cycloid, "cycloid", 0.001, 7e-4)}) {
    CAPTURE(word, dt);
    const Rows exact = goldenRows(std::string("passive_arm_exact_rigid_") + word + ".csv");
    CHECK(angleError(run(profile, optionsOf(dt)), exact) == Approx(expected).epsilon(0.1));
  }
}

TEST_CASE("The period at a frozen pose is the golden one for each element and mass", "[beam]") {
  const TwoLinkArm arm = goldenArm();
  for (const std::vector<double>& row : goldenRows("passive_arm_frozen_period.csv")) {
    const double theta = row[0] * std::numbers::pi / 180.0;
    CAPTURE(row[0]);
    // there the links stretch a little
    CHECK(frozenPeriod(arm, theta) == Approx(row[1]).epsilon(3e-4));
    CHECK(frozenPeriod(arm, theta, TipStiffness::ShiftedIntegration) == Approx(row[2]).epsilon(3e-4));
    CHECK(frozenPeriod(arm, theta, TipStiffness::EulerBernoulli, NodalMass::Lumped) == Approx(row[3]).epsilon(3e-4));
  }
  // exercise (a): link 2 through its pin adds 0.0305 kg to a third of link 1
  CHECK(effectiveMass(arm, 0.0) - arm.link_1.mass / 3.0 == Approx(0.0305).margin(5e-5));
}

TEST_CASE("Each mistake shows as its hint says", "[beam]") {
  const Rows exact = goldenRows("passive_arm_exact_rigid_cycloid.csv");
  RevisionOptions right = optionsOf(0.005);
  right.is_link_1_rigid = true;
  const auto with = [&](ElasticMistake mistake, RevisionOptions options) {
    options.mistakes.insert(mistake);
    return run(DriveProfile::Cycloid, options);
  };
  const double error = angleError(run(DriveProfile::Cycloid, right), exact);
  CHECK(angleError(with(ElasticMistake::LumpedMass, right), exact) > 10.0 * error);
  CHECK(angleError(with(ElasticMistake::RatesNotTurned, right), exact) > 10.0 * error);
  // the passive link grows
  const std::vector<RevisionStep> loose = with(ElasticMistake::ForcesDropped, right);
  const Eigen::Vector4d x = loose.back().x_m + loose.back().u_d;
  const double length = (x.tail<2>() - x.head<2>()).norm();
  const Eigen::Vector4d x_right =
      run(DriveProfile::Cycloid, right).back().x_m + run(DriveProfile::Cycloid, right).back().u_d;
  CHECK(std::abs(length - 0.25) > 20.0 * std::abs((x_right.tail<2>() - x_right.head<2>()).norm() - 0.25));
  // the tip of link 1 stays behind
  RevisionOptions elastic = optionsOf(0.005);
  const std::vector<RevisionStep> limp = with(ElasticMistake::FirstLinkUnstiffened, elastic);
  CHECK(std::abs(limp.back().deflection) > 0.01);
  // as many seconds in coarser steps
  const std::vector<RevisionStep> coarse = with(ElasticMistake::CoarseSamples, elastic);
  CHECK(coarse.size() == 201);
  CHECK(coarse.back().t == Approx(2.0));
  for (const ElasticMistake mistake : kElasticMistakes) {
    ElasticMistake read = ElasticMistake::CoarseSamples;
    CHECK(parseMistake(nameOf(mistake), read));
    CHECK(read == mistake);
    CHECK(std::string(titleOf(mistake)).size() > 10);
    CHECK(std::string(hintOf(mistake)).size() > 20);
  }
}

TEST_CASE("An arm that cannot be revised says why", "[beam]") {
  const auto message = [](const TwoLinkArm& arm, const RevisionOptions& options) {
    const Result<std::vector<RevisionStep>> result = reviseTrajectory(arm, halfTurn(DriveProfile::Cubic), options);
    REQUIRE_FALSE(result.ok());
    return result.diagnostics().front().message.text();
  };
  TwoLinkArm arm = goldenArm();
  arm.EI = 0.0;
  CHECK(message(arm, {}).find("link 1 has no bending stiffness") == 0);
  arm = goldenArm();
  arm.EA = 0.0;
  CHECK(message(arm, {}).find("the links have no axial stiffness") == 0);
  arm = goldenArm();
  arm.link_2.mass = arm.link_2.tip_mass = 0.0;
  CHECK(message(arm, {}).find("link 2 has no mass") == 0);
  CHECK(message(goldenArm(), optionsOf(-1.0)).find("dt is -1 s") == 0);
  RevisionOptions absurd;
  absurd.dt = 1e9;
  absurd.steps = 3;
  const std::vector<RevisionStep> steps =
      *reviseTrajectory(goldenArm(), halfTurn(DriveProfile::Cubic), absurd);  // at rest for good: nothing moves
  CHECK(steps.size() == 4);
}
