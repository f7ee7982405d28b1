// SPDX-License-Identifier: GPL-3.0-or-later
// What each way to derivatives makes of a sine, against closed forms.
#include "core/trajectory/derivative_effect.h"

#include "tests/support/catch.h"
#include "tests/support/constants.h"

#include <cmath>

using namespace linkwright;
using linkwright::test::kPi;

namespace {

constexpr double kInertia = 0.5;  // kg m^2 about the axis

/// A flywheel: its torque is its inertia times its acceleration.
Model flywheel() {
  Mechanism mechanism;
  mechanism.links = {{"base", {}, {}}, {"wheel", {}, {}}};
  Inertial inertial;
  inertial.mass = 1.0;
  inertial.I_LLcm_L = kInertia * Eigen::Matrix3d::Identity();
  mechanism.links[1].inertial = inertial;
  Joint joint;
  joint.name = "axle";
  joint.type = JointType::Continuous;
  joint.parent = 0;
  joint.child = 1;
  mechanism.joints.push_back(joint);
  return Model::compile(mechanism).value();
}

}  // namespace

TEST_CASE("ways to derivatives of a sine come to their closed forms") {
  const Model model = flywheel();
  constexpr double kA = 0.3, kW = 2.0 * kPi, kStep = 0.01;
  // two whole periods, at times that do not begin at 0
  constexpr Eigen::Index n = 201;
  SampledCourse course;
  course.t = Eigen::VectorXd::LinSpaced(n, 5.0, 7.0);
  course.q = (kA * (kW * course.t.array()).sin()).matrix();
  const auto effect = [&](DerivativeMethod method) {
    SampledCourse with = course;
    with.how.method = method;
    return derivativeEffect(model, with, {}).value();
  };
  const double peak = kA * kW * kW;
  // a polynomial of degree 4 over 9 samples of 10 ms: the rest of the series is below 1e-4 of the acceleration
  const DerivativeEffect fit = effect(DerivativeMethod::SavitzkyGolay);
  CHECK(std::abs(fit.statistics[0].acceleration.value) == Approx(peak).epsilon(5e-3));
  CHECK(fit.rms_acceleration[0] == Approx(peak / std::sqrt(2.0)).epsilon(1e-3));
  const DerivativeEffect spline = effect(DerivativeMethod::Spline);
  CHECK(spline.rms_acceleration[0] == Approx(peak / std::sqrt(2.0)).epsilon(1e-3));
  for (const DerivativeEffect& each : {fit, spline}) {
    CHECK(std::abs(each.statistics[0].torque.value) ==
          Approx(kInertia * std::abs(each.statistics[0].acceleration.value)).epsilon(1e-12));
    CHECK(each.samples.t[0] == 0.0);
  }
  // twice backward: sine becomes -(2 sin(w dt / 2) / dt)^2 sine, a whole step late
  const DerivativeEffect backward = effect(DerivativeMethod::BackwardDifferences);
  const double factor = std::pow(2.0 * std::sin(0.5 * kW * kStep) / kStep, 2.0);
  for (Eigen::Index k = 2; k < n; ++k) {
    CHECK(backward.samples.qdd(k, 0) == Approx(-factor * kA * std::sin(kW * (course.t[k] - kStep))).margin(1e-9));
  }
  CHECK(std::abs(backward.samples.qdd(1, 0)) > 100.0);  // from rest at once: its first steps are a jerk
}

TEST_CASE("what the samples have themselves is taken, and what cannot be made is said") {
  const Model model = flywheel();
  SampledCourse course;
  course.t = Eigen::Vector3d(0.0, 0.1, 0.2);
  course.q = Eigen::Vector3d(0.0, 1.0, 2.0);
  course.qd = Eigen::Vector3d(3.0, 3.0, 3.0);
  course.qdd = Eigen::Vector3d(4.0, -8.0, 4.0);
  const DerivativeEffect given = derivativeEffect(model, course, {}).value();
  CHECK(given.statistics[0].torque.value == Approx(-8.0 * kInertia).epsilon(1e-14));
  CHECK(given.statistics[0].torque.time == 0.1);
  // (16 / 2 + 64 + 16 / 2) 0.1 over 0.2 s
  CHECK(given.rms_acceleration[0] == Approx(std::sqrt(40.0)).epsilon(1e-14));
  course.qdd.resize(0, 0);
  const Result<DerivativeEffect> few = derivativeEffect(model, course, {});
  REQUIRE_FALSE(few.ok());
  CHECK(few.diagnostics().front().message.text().find("it needs 9 samples, but the motion has only 3") !=
        std::string::npos);
}
