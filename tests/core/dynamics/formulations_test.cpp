// SPDX-License-Identifier: GPL-3.0-or-later
// Four ways to write inverse dynamics, one torque: each formulation against every other on random trees.
#include "tests/support/formulations.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/nonrecursive.h"
#include "core/dynamics/world_frame_newton_euler.h"
#include "core/io/scene_file.h"
#include "core/recording/no_recorder.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// A tree with joints of every kind: turning with and without limits, sliding, fixed.
Mechanism treeOfAllKinds(Random& random, int joints) {
  Mechanism mechanism = randomMechanism(random, {.joints = joints, .prismatic = 0.25, .fixed = 0.15});
  for (Joint& joint : mechanism.joints) {
    if (joint.type == JointType::Revolute && random.chance(0.3)) joint.type = JointType::Continuous;
  }
  return mechanism;
}

DynamicsInput anyInput(Random& random, const Model& model) {
  DynamicsInput input = randomInput(random, model);
  input.gravity = random.vector(10.0);
  input.external = randomWrenches(random, model);
  input.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.5)};
  return input;
}

double worstDisagreement(const Model& model, const DynamicsInput& input, std::span<const Formulation> formulations) {
  std::vector<Eigen::VectorXd> tau;
  for (const Formulation formulation : formulations) tau.push_back(inverseDynamics(model, input, formulation));
  double worst = 0.0;
  for (std::size_t a = 0; a < tau.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) worst = std::max(worst, relativeError(tau[a], tau[b]));
  }
  return worst;
}

/// A scalar with no more than what the kernels may ask for: no comparison, no construction from a number.
struct Bare {
  double value;
  friend Bare operator+(Bare a, Bare b) { return {a.value + b.value}; }
  friend Bare operator-(Bare a, Bare b) { return {a.value - b.value}; }
  friend Bare operator*(Bare a, Bare b) { return {a.value * b.value}; }
  friend Bare operator+(double a, Bare b) { return {a + b.value}; }
  friend Bare operator+(Bare a, double b) { return {a.value + b}; }
  friend Bare operator-(double a, Bare b) { return {a - b.value}; }
  friend Bare operator-(Bare a, double b) { return {a.value - b}; }
  friend Bare operator*(double a, Bare b) { return {a * b.value}; }
  friend Bare operator*(Bare a, double b) { return {a.value * b}; }
  friend void sineCosine(Bare angle, Bare& sine, Bare& cosine) {
    linkwright::sineCosine(angle.value, sine.value, cosine.value);
  }
  friend Bare bySign(Bare x, double positive, double negative) {
    return {linkwright::bySign(x.value, positive, negative)};
  }
};

/// The kernels' view of a model and a state, over any scalar; `q`, `qd`, `qdd` outlive it.
template <class S>
NewtonEulerInput<S> kernelInput(const Model& model, const S* q, const S* qd, const S* qdd) {
  NewtonEulerInput<S> in;
  in.bodies = model.bodies().data();
  in.centres = model.centres().data();
  in.count = model.bodyCount();
  in.q = q;
  in.qd = qd;
  in.qdd = qdd;
  in.gravity = {0.0, 0.0, -9.81};
  in.terms = {model.jointFriction().data(), model.reflectedInertia().data()};
  return in;
}

}  // namespace

TEST_CASE("The recursive formulations agree on a thousand random trees of 1 to 40 joints") {
  double worst = 0.0;
  for (std::uint64_t seed = 5000; seed < 6000; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = treeOfAllKinds(random, random.integer(1, 40));
    const Model merged = compiled(mechanism);
    if (merged.dof() == 0) continue;
    const DynamicsInput input = anyInput(random, merged);
    const double error = worstDisagreement(merged, input, std::span(kAllFormulations).first(3));
    CHECK(error < 1e-12);
    // the same joints with the massive links behind fixed joints as bodies of their own
    const Model unmerged = compiled(mechanism, {.merge_fixed_links = false});
    const double error_unmerged = worstDisagreement(unmerged, input, std::span(kAllFormulations).first(3));
    CHECK(error_unmerged < 1e-12);
    const Eigen::VectorXd tau = inverseDynamics(merged, input, Formulation::WorldSpatial);
    CHECK(relativeError(inverseDynamics(unmerged, input, Formulation::WorldSpatial), tau) < 1e-12);
    worst = std::max({worst, error, error_unmerged});
  }
  INFO("worst relative disagreement " << worst);  // 1.0e-14 when written
  CHECK(worst < 1e-12);
}

TEST_CASE("The non-recursive form agrees with the recursions on trees of up to 16 joints, and on 40") {
  double worst = 0.0;
  const auto check = [&](std::uint64_t seed, int joints) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = treeOfAllKinds(random, joints);
    for (const bool merge : {true, false}) {
      const Model model = compiled(mechanism, {.merge_fixed_links = merge});
      if (model.dof() == 0) return;
      const double error = worstDisagreement(model, anyInput(random, model), kAllFormulations);
      CHECK(error < 1e-12);
      worst = std::max(worst, error);
    }
  };
  for (std::uint64_t seed = 6000; seed < 6200; ++seed) check(seed, 1 + static_cast<int>(seed % 16));
  check(6200, 40);
  INFO("worst relative disagreement " << worst);  // 9.5e-15 when written
  CHECK(worst < 1e-12);
}

TEST_CASE("All four agree on a chain of 40 joints, far from the world's origin") {
  for (std::uint64_t seed = 6300; seed < 6305; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = 40, .prismatic = 0.2, .fixed = 0.1, .chain = true}));
    CHECK(worstDisagreement(model, anyInput(random, model), kAllFormulations) < 1e-12);
  }
}

TEST_CASE("All four agree on every example robot") {
  int robots = 0;
  for (const auto& file : std::filesystem::directory_iterator(sourcePath("assets/examples"))) {
    const std::string ending = file.path().extension().string();
    if (ending != ".urdf" && ending != ".json") continue;
    INFO(file.path().filename().string());
    const Result<SceneData> scene = readModelFile(file.path().string());
    REQUIRE(scene.ok());
    const Model model = compiled(scene->mechanism);
    Random random(6350);
    for (int i = 0; i < 5; ++i) CHECK(worstDisagreement(model, anyInput(random, model), kAllFormulations) < 1e-12);
    ++robots;
  }
  CHECK(robots >= 5);
}

TEST_CASE("Gravity as a force on every link and gravity as the base's acceleration give the same torques") {
  for (std::uint64_t seed = 6400; seed < 6600; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(treeOfAllKinds(random, random.integer(1, 12)), {.merge_fixed_links = false});
    if (model.dof() == 0) continue;
    DynamicsInput input = randomInput(random, model);
    input.gravity = random.vector(10.0);
    DynamicsInput as_force = input;
    as_force.gravity.setZero();
    for (const ModelLink& link : model.links()) {
      if (link.body < 0) continue;
      const auto body = static_cast<std::size_t>(link.body);
      const Vec3<double>& c = model.centres()[body].c;
      // unmerged: every link is a body, its centre given in the body frame
      const Eigen::Vector3d c_L = link.X_BL.inverse() * Eigen::Vector3d(c.x, c.y, c.z);
      const int index = static_cast<int>(&link - model.links().data());
      as_force.external.push_back({index, {model.bodies()[body].mass * input.gravity, {0.0, 0.0, 0.0}}, -1, c_L});
    }
    for (const Formulation formulation : kAllFormulations) {
      CAPTURE(nameOf(formulation));
      CHECK(relativeError(inverseDynamics(model, as_force, formulation), inverseDynamics(model, input, formulation)) <
            1e-12);
    }
  }
}

TEST_CASE("The recorded recursion gives the plain one's bits, by every formulation") {
  for (std::uint64_t seed = 6700; seed < 6760; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(treeOfAllKinds(random, random.integer(1, 12)), {.merge_fixed_links = random.chance(0.5)});
    if (model.dof() == 0) continue;
    DynamicsInput input = anyInput(random, model);
    if (random.chance(0.3)) input.external.clear();
    for (const Formulation formulation : kAllFormulations) {
      CAPTURE(nameOf(formulation));
      Recording recording;
      const Eigen::VectorXd recorded = recordInverseDynamics(model, input, formulation, recording);
      CHECK(recorded == inverseDynamics(model, input, formulation));
      CHECK(recording.formulation == formulation);
      for (int i = 0; i < model.bodyCount(); ++i) {
        const int dof = model.bodies()[static_cast<std::size_t>(i)].dof;
        if (dof >= 0) CHECK(recording.find(i, Quantity::JointTorque)->scalar() == recorded[dof]);
      }
    }
    CHECK(inverseDynamics(model, input) == inverseDynamics(model, input, Formulation::Spatial));
  }
}

TEST_CASE("The written-out sums evaluate as many vector terms as they are said to") {
  const auto counted = [](const Model& model) {
    Random random(1);
    const DynamicsInput input = randomInput(random, model);
    const NewtonEulerInput<double> in = kernelInput(model, input.q.data(), input.qd.data(), input.qdd.data());
    std::vector<NonRecursiveState<double>> state(static_cast<std::size_t>(in.count));
    Eigen::VectorXd tau(model.dof());
    NoRecorder recorder;
    VectorTerms terms;
    nonRecursive<double>(in, state.data(), tau.data(), recorder, &terms);
    CHECK(tau == inverseDynamics(model, {input.q, input.qd, input.qdd, {0.0, 0.0, -9.81}, {}, {true, true}},
                                 Formulation::NonRecursive));
    return terms;
  };
  const auto chain = [](int joints) {
    Random random(42);
    return compiled(randomMechanism(random, {.joints = joints, .prismatic = 0.2, .fixed = 0.0, .chain = true}));
  };
  const struct {
    int n;
    VectorTerms terms;
  } figures[] = {{1, {1, 1, 2}}, {2, {3, 4, 16}}, {3, {6, 10, 61}}, {6, {21, 56, 707}}, {10, {55, 220, 4730}}};
  for (const auto& [n, terms] : figures) {
    CAPTURE(n);
    CHECK(counted(chain(n)) == terms);
    CHECK(nonRecursiveTerms(n) == terms);
    CHECK(recursiveTerms(n) == VectorTerms{n, n, 2 * n});
  }
  CHECK(counted(chain(24)) == VectorTerms{300, 2600, 137450});
  CHECK(nonRecursiveTerms(64) == VectorTerms{2080, 45760, 6534320});

  // a fork: joint 1 carries 2 and 3, side by side
  Random random(43);
  Mechanism fork = randomMechanism(random, {.joints = 3, .prismatic = 0.0, .fixed = 0.0, .chain = true});
  fork.joints[2].parent = 1;
  CHECK(counted(compiled(fork)) == VectorTerms{1 + 2 + 2, 1 + 3 + 3, 2 + 2 * (2 * 7)});
}

TEST_CASE("The written-out sums grow as the second, third and fourth power, the recursion as the first") {
  const VectorTerms half = nonRecursiveTerms(128), whole = nonRecursiveTerms(256);
  const auto slope = [](long long a, long long b) {
    return std::log2(static_cast<double>(b) / static_cast<double>(a));
  };
  CHECK(slope(half.velocity, whole.velocity) == Approx(1.9944).margin(1e-4));
  CHECK(slope(half.acceleration, whole.acceleration) == Approx(2.9833).margin(1e-4));
  CHECK(slope(half.torque, whole.torque) == Approx(3.9863).margin(1e-4));
  // the first chain whose torques take a hundred times the terms of the recursion
  CHECK(nonRecursiveTerms(7).torque < 100 * recursiveTerms(7).torque);
  CHECK(nonRecursiveTerms(8).torque > 100 * recursiveTerms(8).torque);
}

TEST_CASE("Both kernels in world axes take a scalar that can do no more than add and multiply") {
  Random random(6800);
  const Model model = compiled(treeOfAllKinds(random, 9), {.merge_fixed_links = false});
  DynamicsInput input = randomInput(random, model);
  input.gravity = {0.0, 0.0, -9.81};
  input.terms = {true, true};
  const auto n = static_cast<std::size_t>(model.dof());
  std::vector<Bare> q(n), qd(n), qdd(n), tau(n);
  for (std::size_t i = 0; i < n; ++i) {
    const auto at = static_cast<Eigen::Index>(i);
    q[i] = {input.q[at]};
    qd[i] = {input.qd[at]};
    qdd[i] = {input.qdd[at]};
  }
  const NewtonEulerInput<Bare> in = kernelInput(model, q.data(), qd.data(), qdd.data());
  NoRecorder recorder;
  const auto same = [&](Formulation formulation) {
    const Eigen::VectorXd expected = inverseDynamics(model, input, formulation);
    for (std::size_t i = 0; i < n; ++i) CHECK(tau[i].value == expected[static_cast<Eigen::Index>(i)]);
  };
  std::vector<WorldFrameState<Bare>> world(static_cast<std::size_t>(in.count));
  worldFrameNewtonEuler<Bare>(in, world.data(), tau.data(), recorder);
  same(Formulation::WorldSpatial);
  std::vector<NonRecursiveState<Bare>> direct(static_cast<std::size_t>(in.count));
  nonRecursive<Bare>(in, direct.data(), tau.data(), recorder);
  same(Formulation::NonRecursive);
}
