// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel over other scalars: four states side by side give the bits of four single ones, and a counting scalar
// counts what one call costs. Both instantiate the same text.
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/rnea.h"
#include "core/recording/no_recorder.h"
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
Four operator*(double a, const Four& b) { return all(a) * b; }
Four operator*(const Four& a, double b) { return a * all(b); }
void sineCosine(const Four& angle, Four& sine, Four& cosine) {
  for (std::size_t i = 0; i < 4; ++i) linkwright::sineCosine(angle.lane[i], sine.lane[i], cosine.lane[i]);
}
Four bySign(const Four& x, double positive, double negative) {
  return each(x, x, [&](double a, double) { return linkwright::bySign(a, positive, negative); });
}

struct Tally {
  long multiplications = 0, additions = 0, sines = 0;
};
Tally tally;

struct Counted {
  double value = 0.0;
};
Counted added(double value) { return ++tally.additions, Counted{value}; }
Counted multiplied(double value) { return ++tally.multiplications, Counted{value}; }
Counted operator+(const Counted& a, const Counted& b) { return added(a.value + b.value); }
Counted operator-(const Counted& a, const Counted& b) { return added(a.value - b.value); }
Counted operator*(const Counted& a, const Counted& b) { return multiplied(a.value * b.value); }
Counted operator+(double a, const Counted& b) { return added(a + b.value); }
Counted operator*(double a, const Counted& b) { return multiplied(a * b.value); }
Counted operator*(const Counted& a, double b) { return multiplied(a.value * b); }
void sineCosine(const Counted& angle, Counted& sine, Counted& cosine) {
  ++tally.sines;
  linkwright::sineCosine(angle.value, sine.value, cosine.value);
}
Counted bySign(const Counted& x, double positive, double negative) {
  return {linkwright::bySign(x.value, positive, negative)};
}

template <class S>
std::vector<S> run(const Model& model, const std::vector<S>& q, const std::vector<S>& qd, const std::vector<S>& qdd,
                   const Eigen::Vector3d& gravity) {
  std::vector<RneaState<S>> bodies(static_cast<std::size_t>(model.bodyCount()));
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
  rnea<S>(in, bodies.data(), tau.data(), recorder);
  return tau;
}

Model chain(int joints) {
  Random random(11);
  return compiled(randomMechanism(random, {.joints = joints, .prismatic = 0.0, .fixed = 0.0, .chain = true}));
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
      expected.at(lane) = inverseDynamics(model, input);
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

TEST_CASE("What one call costs grows as the number of bodies, by the same figures each body") {
  const auto cost = [](int joints) {
    const Model model = chain(joints);
    const std::vector<Counted> x(static_cast<std::size_t>(model.dof()), Counted{0.4});
    tally = {};
    run(model, x, x, x, {0.0, 0.0, -9.81});
    return tally;
  };
  const Tally ten = cost(10), twenty = cost(20), thirty = cost(30);
  CHECK(ten.sines == 10);
  CHECK(thirty.sines == 30);
  CHECK(thirty.multiplications - twenty.multiplications == twenty.multiplications - ten.multiplications);
  CHECK(thirty.additions - twenty.additions == twenty.additions - ten.additions);
  // Luh, Walker and Paul count 150 multiplications and 131 additions a body for theirs
  CHECK((twenty.multiplications - ten.multiplications) / 10 < 160);
  CHECK((twenty.additions - ten.additions) / 10 < 140);
}
