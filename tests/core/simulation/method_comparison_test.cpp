// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/method_comparison.h"

#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("On simulation (i) Lagrange agrees with extended Newton-Euler, penalty within what its spring gives way",
          "[simulation][methods]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.settings.duration = 2.0;
  setup.settings.steps_per_sample = 10;
  const MethodRun first = runMethod(setup, {ContactMethod::ExtendedNewtonEuler, Integrator::RungeKutta4});
  const MethodRun lagrange = runMethod(setup, {ContactMethod::Lagrange, Integrator::RungeKutta4});
  const MethodRun penalty = runMethod(setup, {ContactMethod::Penalty, Integrator::RungeKutta4});
  for (const MethodRun* run : {&first, &lagrange, &penalty}) {
    CHECK(run->status == SimulationStatus::Finished);
    CHECK(run->message.empty());
    CHECK(run->record->size() == 201);
    CHECK(run->energy_drift < 1e-3);
  }
  const auto same = differenceOf(first, first);
  REQUIRE(same);
  CHECK(same->q == 0.0);
  CHECK(same->f_n == 0.0);
  CHECK(same->until == Approx(2.0));
  const auto by_lagrange = differenceOf(lagrange, first);
  REQUIRE(by_lagrange);
  CHECK(by_lagrange->q < 1e-9);
  CHECK(by_lagrange->f_n < 1e-9);
  CHECK(first.largest_residual < 1e-12);
  // a spring of 1e5 N/m gives way by f_n / k, and no more than a little of that in the swinging-in
  const double depth = springDepth(penalty, setup.settings.laws.stiffness);
  CHECK(penalty.largest_residual > 0.5 * depth);
  CHECK(penalty.largest_residual < 1.5 * depth);
  const auto by_penalty = differenceOf(penalty, first);
  REQUIRE(by_penalty);
  CHECK(by_penalty->q < 0.01);
  CHECK(by_penalty->q > 1e-6);
  // at the first instant its spring is not pressed at all
  CHECK(by_penalty->f_n == Approx(17.1433).margin(1.0));
  CHECK(by_penalty->f_n_settled < 0.1);
}

TEST_CASE("A method that cannot go on says why, and the others are compared as far as it came",
          "[simulation][methods]") {
  SimulationSetup setup = paperSetup('A', "v");
  setup.settings.duration = 2.0;
  // too long a step for the friction of the joints of (v)
  setup.settings.step = 0.02;
  const MethodRun euler = runMethod(setup, {ContactMethod::ExtendedNewtonEuler, Integrator::SemiImplicitEuler});
  CHECK(euler.status != SimulationStatus::Finished);
  CHECK_FALSE(euler.message.empty());
  const MethodRun good = runMethod(setup, {ContactMethod::ExtendedNewtonEuler, Integrator::DormandPrince5});
  CHECK(good.status == SimulationStatus::Finished);
  const auto difference = differenceOf(euler, good);
  REQUIRE(difference);
  CHECK(difference->until < 2.0);

  // a start off the surface
  setup.q[0] += 0.3;
  const MethodRun off = runMethod(setup, {ContactMethod::Lagrange, Integrator::RungeKutta4});
  CHECK_FALSE(off.record);
  CHECK(off.message.text().find("surface") != std::string::npos);
  CHECK_FALSE(differenceOf(off, good));
}

TEST_CASE("Penalty that runs away is run again with shorter steps, at the same times", "[simulation][methods]") {
  SimulationSetup setup = paperSetup('A', "i");
  setup.settings.duration = 0.5;
  setup.settings.steps_per_sample = 10;
  // too stiff for 1 ms: 4 / (h^2 N) is 3e6 N/m
  setup.settings.laws.stiffness = 1e7;
  const MethodChoice choice{ContactMethod::Penalty, Integrator::RungeKutta4};
  const MethodRun coarse = runMethod(setup, choice);
  CHECK(coarse.status == SimulationStatus::Diverged);
  const MethodRun fine = runMethodFinely(setup, choice);
  CHECK(fine.status == SimulationStatus::Finished);
  CHECK(fine.choice.substeps > 1);
  const MethodRun first = runMethodFinely(setup, {});
  CHECK(first.choice.substeps == 1);
  CHECK(fine.record->size() == first.record->size());
  CHECK(differenceOf(fine, first)->q < 1e-2);
}

TEST_CASE("A comparison that is stopped keeps what it has", "[simulation][methods]") {
  SimulationSetup setup = paperSetup('A', "i");
  std::stop_source stop;
  stop.request_stop();
  const MethodRun run = runMethod(setup, {}, stop.get_token());
  CHECK(run.status == SimulationStatus::Running);
  REQUIRE(run.record);
  CHECK(run.record->size() == 1);
}
