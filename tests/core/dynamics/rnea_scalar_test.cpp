// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels over other scalars give the bits of the kernels over double: four states side by side, the counting
// scalar, the dual number. All instantiate the same text.
#include "core/dynamics/body_frame_newton_euler.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/nonrecursive.h"
#include "core/dynamics/rnea.h"
#include "core/dynamics/world_frame_newton_euler.h"
#include "core/recording/no_recorder.h"
#include "core/scalar/counted.h"
#include "core/scalar/dual.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <array>
#include <cmath>

namespace {

using namespace linkwright;
using namespace linkwright::test;

struct Four {
  std::array<double, 4> lane{};
};

template <class Operation>
Four each(const Four& a, const Four& b, Operation operation) {
  Four result;
  for (std::size_t i = 0; i < 4; ++i) result.lane[i] = operation(a.lane[i], b.lane[i]);
  return result;
}
Four all(double x) { return {{x, x, x, x}}; }

Four operator+(const Four& a, const Four& b) { return each(a, b, std::plus<>()); }
Four operator-(const Four& a, const Four& b) { return each(a, b, std::minus<>()); }
Four operator*(const Four& a, const Four& b) { return each(a, b, std::multiplies<>()); }
Four operator+(double a, const Four& b) { return all(a) + b; }
Four operator-(const Four& a, double b) { return a - all(b); }
Four operator+(const Four& a, double b) { return a + all(b); }
Four operator*(double a, const Four& b) { return all(a) * b; }
Four operator*(const Four& a, double b) { return a * all(b); }
void sineCosine(const Four& angle, Four& sine, Four& cosine) {
  for (std::size_t i = 0; i < 4; ++i) linkwright::sineCosine(angle.lane[i], sine.lane[i], cosine.lane[i]);
}
Four bySign(const Four& x, double positive, double negative) {
  return each(x, x, [&](double a, double) { return linkwright::bySign(a, positive, negative); });
}

template <class S>
std::vector<S> run(const Model& model, const std::vector<S>& q, const std::vector<S>& qd, const std::vector<S>& qdd,
                   const Eigen::Vector3d& gravity, Formulation formulation = Formulation::Spatial) {
  const auto count = static_cast<std::size_t>(model.bodyCount());
  std::vector<S> tau(static_cast<std::size_t>(model.dof()));
  NewtonEulerInput<S> in;
  in.bodies = model.bodies().data();
  in.centres = model.centres().data();
  in.count = model.bodyCount();
  in.q = q.data();
  in.qd = qd.data();
  in.qdd = qdd.data();
  in.gravity = {gravity.x(), gravity.y(), gravity.z()};
  in.terms = {model.jointFriction().data(), model.reflectedInertia().data()};
  NoRecorder recorder;
  switch (formulation) {
    case Formulation::Spatial: {
      std::vector<RneaState<S>> state(count);
      rnea<S>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::BodyFrame: {
      std::vector<BodyFrameState<S>> state(count);
      bodyFrameNewtonEuler<S>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::WorldSpatial: {
      std::vector<WorldFrameState<S>> state(count);
      worldFrameNewtonEuler<S>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::NonRecursive: {
      std::vector<NonRecursiveState<S>> state(count);
      nonRecursive<S>(in, state.data(), tau.data(), recorder);
      break;
    }
  }
  return tau;
}

/// Each number of `values` as the scalar that `make` makes of it.
template <class Make>
auto each(const Eigen::VectorXd& values, Make make) {
  std::vector<decltype(make(0.0))> scalars;
  for (const double value : values) scalars.push_back(make(value));
  return scalars;
}

/// The kernel over double with the library's sines and nothing fused, whatever the processor has.
Eigen::VectorXd plainKernel(const Model& model, const DynamicsInput& input,
                            Formulation formulation = Formulation::Spatial) {
  const auto same = [](double value) { return value; };
  const std::vector<double> tau =
      run(model, each(input.q, same), each(input.qd, same), each(input.qdd, same), input.gravity, formulation);
  return Eigen::Map<const Eigen::VectorXd>(tau.data(), model.dof());
}

/// Runs `check(model, input)` on seeded random trees, both switches on.
template <class Check>
void forLoadedTrees(std::uint64_t first_seed, Check check) {
  for (std::uint64_t seed = first_seed; seed < first_seed + 40; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = random.integer(1, 12)}));
    if (model.dof() == 0) continue;
    DynamicsInput input = randomInput(random, model);
    input.gravity = random.vector(10.0);
    input.terms = {true, true};
    check(model, input);
  }
}

}  // namespace

TEST_CASE("Four states side by side have the bits of four single ones") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = random.integer(1, 12)}));
    if (model.dof() == 0) continue;
    const auto n = static_cast<std::size_t>(model.dof());
    std::vector<Four> q(n), qd(n), qdd(n);
    std::array<Eigen::VectorXd, 4> expected;
    const Eigen::Vector3d gravity(0.3, -1.0, -9.7);
    for (std::size_t lane = 0; lane < 4; ++lane) {
      DynamicsInput input = randomInput(random, model);
      input.gravity = gravity;
      input.external.clear();
      input.terms = {true, true};
      expected.at(lane) = plainKernel(model, input);
      for (std::size_t i = 0; i < n; ++i) {
        q[i].lane.at(lane) = input.q[static_cast<Eigen::Index>(i)];
        qd[i].lane.at(lane) = input.qd[static_cast<Eigen::Index>(i)];
        qdd[i].lane.at(lane) = input.qdd[static_cast<Eigen::Index>(i)];
      }
    }
    const std::vector<Four> tau = run(model, q, qd, qdd, gravity);
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t lane = 0; lane < 4; ++lane) {
        CHECK(tau[i].lane.at(lane) == expected.at(lane)[static_cast<Eigen::Index>(i)]);
      }
    }
  }
}

TEST_CASE("The counting scalar calculates with double's bits") {
  forLoadedTrees(100, [](const Model& model, const DynamicsInput& input) {
    OperationCount tally;
    const auto counted = [&](double value) { return Counted(value, tally); };
    const auto q = each(input.q, counted), qd = each(input.qd, counted), qdd = each(input.qdd, counted);
    for (const Formulation formulation : kFormulations) {
      CAPTURE(nameOf(formulation));
      const std::vector<Counted> tau = run(model, q, qd, qdd, input.gravity, formulation);
      const Eigen::VectorXd expected = plainKernel(model, input, formulation);
      for (std::size_t i = 0; i < tau.size(); ++i) CHECK(tau[i].value() == expected[static_cast<Eigen::Index>(i)]);
    }
    CHECK(tally.multiplications > 0);
    CHECK(tally.divisions == 0);
  });
}

TEST_CASE("The dual number's values have double's bits") {
  forLoadedTrees(200, [](const Model& model, const DynamicsInput& input) {
    const auto variable = [](double value) { return Dual<3>::variable(value, 1); };
    const auto q = each(input.q, variable), qd = each(input.qd, variable), qdd = each(input.qdd, variable);
    for (const Formulation formulation : kFormulations) {
      CAPTURE(nameOf(formulation));
      const std::vector<Dual<3>> tau = run(model, q, qd, qdd, input.gravity, formulation);
      const Eigen::VectorXd expected = plainKernel(model, input, formulation);
      for (std::size_t i = 0; i < tau.size(); ++i) {
        CHECK(tau[i].value == expected[static_cast<Eigen::Index>(i)]);
        CHECK(tau[i].slope[0] == 0.0);
        CHECK(std::isfinite(tau[i].slope[1]));
      }
    }
  });
}
