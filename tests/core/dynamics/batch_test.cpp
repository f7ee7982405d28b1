// SPDX-License-Identifier: GPL-3.0-or-later
// Many states at once against one at a time, in every instruction set that this processor has. Equal means equal bits:
// the same products are fused in every lane and in none but those that the kernel names.
#include "core/dynamics/aba.h"
#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/kernels/dynamics_kernels.h"
#include "core/dynamics/kernels/recorder_calls.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/rnea.h"
#include "core/recording/no_recorder.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Eigenvalues>

#include <algorithm>

using namespace linkwright;
using namespace linkwright::test;

namespace {

struct Case {
  Model model;
  std::vector<DynamicsInput> states;
  BatchInput batch;
};

Case randomCase(std::uint64_t seed) {
  Random random(seed);
  Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 14), .prismatic = 0.3, .fixed = 0.1});
  Random of_springs(1000 + seed);
  if (seed % 2 == 0) addSprings(of_springs, mechanism);
  // soft ones: what stiff springs take away of the digits of an acceleration is no matter of lanes
  for (Joint& joint : mechanism.joints) joint.spring.stiffness = std::min(joint.spring.stiffness, 1.0);
  Case c{compiled(mechanism, {.merge_fixed_links = random.chance(0.7)}), {}, {}};
  const int states = random.integer(1, 20);
  const Eigen::Index n = c.model.dof();
  c.batch.gravity = random.vector(10.0);
  c.batch.terms = {random.chance(0.5), random.chance(0.5)};
  c.batch.q.resize(states, n);
  c.batch.qd.resize(states, n);
  c.batch.qdd.resize(states, n);
  for (int k = 0; k < states; ++k) {
    DynamicsInput input = randomInput(random, c.model);
    input.gravity = c.batch.gravity;
    input.terms = c.batch.terms;
    if (n > 0 && random.chance(0.2)) input.qd.setZero();
    c.batch.q.row(k) = input.q.transpose();
    c.batch.qd.row(k) = input.qd.transpose();
    c.batch.qdd.row(k) = input.qdd.transpose();
    c.states.push_back(std::move(input));
  }
  return c;
}

NewtonEulerInput<double> batchInput(const Case& c, std::size_t k) {
  const DynamicsInput& state = c.states[k];
  NewtonEulerInput<double> in;
  in.bodies = c.model.bodies().data();
  in.centres = c.model.centres().data();
  in.count = c.model.bodyCount();
  in.q = state.q.data();
  in.qd = state.qd.data();
  in.qdd = state.qdd.data();
  in.gravity = {state.gravity.x(), state.gravity.y(), state.gravity.z()};
  if (state.terms.joint_friction) in.terms.friction = c.model.jointFriction().data();
  if (!c.model.jointSprings().empty()) in.terms.spring = c.model.jointSprings().data();
  if (state.terms.rotor) in.terms.reflected_inertia = c.model.reflectedInertia().data();
  return in;
}

/// The kernel over plain doubles with the library's sine and cosine, wrenches included.
Eigen::VectorXd plainRnea(const Case& c, std::size_t k, const double* external) {
  Eigen::VectorXd tau(c.model.dof());
  std::vector<RneaState<double>> state(static_cast<std::size_t>(c.model.bodyCount()));
  NewtonEulerInput<double> in = batchInput(c, k);
  in.external = external;
  NoRecorder none;
  rnea<double>(in, state.data(), tau.data(), none);
  return tau;
}

/// The articulated bodies over plain doubles.
Eigen::VectorXd plainAccelerations(const Case& c, std::size_t k, const Eigen::VectorXd& tau) {
  Eigen::VectorXd qdd(c.model.dof());
  std::vector<AbaState<double>> state(static_cast<std::size_t>(c.model.bodyCount()));
  REQUIRE(aba<double>(batchInput(c, k), tau.data(), state.data(), qdd.data()) == -1);
  return qdd;
}

/// What the condition of M lets accelerations keep, relative to the largest.
double accelerationTolerance(const Case& c, std::size_t k) {
  const Eigen::VectorXd eigenvalues =
      Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(massMatrix(c.model, c.states[k].q, c.states[k].terms))
          .eigenvalues();
  return std::max(1e-12, 1e-15 * eigenvalues.maxCoeff() / eigenvalues.minCoeff());
}

}  // namespace

TEST_CASE("Torques of many states have the bits of one state at a time", "[isa]") {
  BatchWorkspace batch_workspace;
  InverseDynamicsWorkspace workspace;
  Eigen::MatrixXd tau;
  Eigen::VectorXd expected;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    INFO("seed " << seed << ", " << nameOf(instructionSet()));
    const Case c = randomCase(seed);
    inverseDynamics(c.model, c.batch, batch_workspace, tau);
    REQUIRE(tau.rows() == c.batch.q.rows());
    REQUIRE(tau.cols() == c.model.dof());
    for (std::size_t k = 0; k < c.states.size(); ++k) {
      inverseDynamics(c.model, c.states[k], workspace, expected);
      CHECK(tau.row(static_cast<Eigen::Index>(k)).transpose() == expected);
    }
  }
}

TEST_CASE("Every instruction set gives the torques of plain doubles to round-off, one state or many", "[isa]") {
  for (const InstructionSet set : kInstructionSets) {
    if (!isSupported(set)) continue;
    const DynamicsKernels& kernels = dynamicsKernels(set);
    CHECK(kernels.set == set);
    for (std::uint64_t seed = 100; seed < 140; ++seed) {
      INFO("seed " << seed << ", " << nameOf(set));
      const Case c = randomCase(seed);
      if (c.model.dof() == 0) continue;
      const auto states = static_cast<Eigen::Index>(c.states.size());
      const Eigen::Index n = c.model.dof();
      Random random(seed);
      Eigen::MatrixXd external(states, 6 * c.model.bodyCount());
      for (double& x : external.reshaped()) x = random.uniform(-20.0, 20.0);
      StateColumns columns{static_cast<int>(states),
                           c.batch.q.data(),
                           c.batch.qd.data(),
                           c.batch.qdd.data(),
                           states,
                           external.data(),
                           states};
      std::vector<AlignedBlock> scratch;
      Eigen::MatrixXd tau(states, n);
      kernels.rnea_batch(batchInput(c, 0), static_cast<int>(n), columns,
                         grown(scratch, kernels.rnea_batch_scratch(c.model.bodyCount(), static_cast<int>(n), true)),
                         tau.data(), states);
      for (Eigen::Index k = 0; k < states; ++k) {
        const Eigen::VectorXd wrenches = external.row(k).transpose();
        NewtonEulerInput<double> in = batchInput(c, static_cast<std::size_t>(k));
        in.external = wrenches.data();
        Eigen::VectorXd one(n);
        kernels.rnea(in, grown(scratch, kernels.rnea_scratch(in.count)), one.data());
        CHECK(tau.row(k).transpose() == one);
        CHECK(relativeError(one, plainRnea(c, static_cast<std::size_t>(k), wrenches.data())) < 1e-12);
      }
    }
  }
}

TEST_CASE("The recording ends in the bits of the plain path in every instruction set", "[isa]") {
  for (const InstructionSet set : kInstructionSets) {
    if (!isSupported(set)) continue;
    const DynamicsKernels& kernels = dynamicsKernels(set);
    for (std::uint64_t seed = 200; seed < 230; ++seed) {
      INFO("seed " << seed << ", " << nameOf(set));
      const Case c = randomCase(seed);
      if (c.model.dof() == 0) continue;
      const NewtonEulerInput<double> in = batchInput(c, 0);
      std::vector<AlignedBlock> scratch;
      Eigen::VectorXd tau(c.model.dof()), recorded(c.model.dof());
      kernels.rnea(in, grown(scratch, kernels.rnea_scratch(in.count)), tau.data());
      Recording recording;
      StepRecorder recorder(c.model, Formulation::Spatial, recording);
      kernels.rnea_recorded(in, scratch.data(), recorded.data(), recorderCalls(recorder));
      CHECK(recorded == tau);
      for (int b = 0; b < c.model.bodyCount(); ++b) {
        const int dof = c.model.bodies()[static_cast<std::size_t>(b)].dof;
        if (dof < 0) continue;
        const Recorded* entry = recording.find(b, Quantity::JointTorque);
        REQUIRE(entry != nullptr);
        CHECK(entry->values[0] == tau[dof]);
      }
    }
  }
}

TEST_CASE("Accelerations of many states have the bits of one state at a time, and undo the torques", "[isa]") {
  BatchWorkspace workspace;
  ForwardDynamicsWorkspace one_workspace;
  Eigen::MatrixXd tau, qdd;
  Eigen::VectorXd expected;
  for (std::uint64_t seed = 300; seed < 340; ++seed) {
    INFO("seed " << seed << ", " << nameOf(instructionSet()));
    const Case c = randomCase(seed);
    if (c.model.dof() == 0) continue;
    inverseDynamics(c.model, c.batch, workspace, tau);
    const ForwardBatchInput input = {c.batch.q, c.batch.qd, tau, c.batch.gravity, c.batch.terms};
    CHECK(forwardDynamics(c.model, input, workspace, qdd) == -1);
    REQUIRE(qdd.rows() == tau.rows());
    for (Eigen::Index k = 0; k < tau.rows(); ++k) {
      const DynamicsInput& state = c.states[static_cast<std::size_t>(k)];
      const ForwardDynamicsInput one = {state.q, state.qd, tau.row(k).transpose(), state.gravity, {}, state.terms};
      CHECK(forwardDynamics(c.model, one, one_workspace, expected) == -1);
      CHECK(qdd.row(k).transpose() == expected);
      const double tolerance = accelerationTolerance(c, static_cast<std::size_t>(k));
      CHECK(relativeError(expected, state.qdd) < tolerance);
      CHECK(relativeError(expected, plainAccelerations(c, static_cast<std::size_t>(k), one.tau)) < tolerance);
    }
  }
}

TEST_CASE("Every instruction set gives the accelerations and the mass matrix of plain doubles to round-off", "[isa]") {
  for (const InstructionSet set : kInstructionSets) {
    if (!isSupported(set)) continue;
    const DynamicsKernels& kernels = dynamicsKernels(set);
    for (std::uint64_t seed = 400; seed < 430; ++seed) {
      INFO("seed " << seed << ", " << nameOf(set));
      const Case c = randomCase(seed);
      const Eigen::Index n = c.model.dof();
      if (n == 0) continue;
      const auto count = static_cast<std::size_t>(c.model.bodyCount());
      // the torques of known accelerations
      const NewtonEulerInput<double> in = batchInput(c, 0);
      const Eigen::VectorXd tau = plainRnea(c, 0, nullptr);
      std::vector<AbaState<double>> state(count);
      Eigen::VectorXd qdd(n);
      REQUIRE(kernels.aba(in, tau.data(), state.data(), qdd.data()) == -1);
      const double tolerance = accelerationTolerance(c, 0);
      CHECK(relativeError(qdd, c.states[0].qdd) < tolerance);
      CHECK(relativeError(qdd, plainAccelerations(c, 0, tau)) < tolerance);
      const MassMatrixInput<double> mass = {in.bodies, in.count, static_cast<int>(n), in.q, in.terms.reflected_inertia};
      std::vector<CrbaState<double>> composite(count);
      Eigen::MatrixXd M(n, n), expected(n, n);
      kernels.crba(mass, composite.data(), M.data());
      crba<double>(mass, composite.data(), expected.data());
      CHECK((M - expected).cwiseAbs().maxCoeff() < 1e-13 * expected.cwiseAbs().maxCoeff());
    }
  }
}

TEST_CASE("A joint that moves nothing is told, and only the states that it spoils are missing", "[isa]") {
  // a first joint whose axis passes through the point mass beyond it where the second joint is at zero
  Mechanism mechanism;
  mechanism.links = {{"base", {}, {}}, {"arm", {}, {}}, {"ball", {}, {}}};
  mechanism.links[2].inertial = Inertial{};
  mechanism.links[2].inertial->mass = 1.0;
  mechanism.links[2].inertial->p_LLcm = {0.0, 0.0, 1.0};
  mechanism.links[2].inertial->I_LLcm_L.setZero();
  mechanism.joints.resize(2);
  for (int i = 0; i < 2; ++i) {
    Joint& joint = mechanism.joints[static_cast<std::size_t>(i)];
    joint.name = "j" + std::to_string(i);
    joint.type = JointType::Revolute;
    joint.parent = i;
    joint.child = i + 1;
    joint.axis = i == 0 ? Eigen::Vector3d::UnitZ() : Eigen::Vector3d::UnitX();
  }
  const Model model = compiled(mechanism);
  for (const int states : {1, 3, 8, 17}) {
    INFO("states " << states << ", " << nameOf(instructionSet()));
    ForwardBatchInput input;
    input.q.setConstant(states, 2, 0.5);
    input.qd.setZero(states, 2);
    input.tau.setOnes(states, 2);
    BatchWorkspace workspace;
    Eigen::MatrixXd qdd;
    CHECK(forwardDynamics(model, input, workspace, qdd) == -1);
    CHECK(qdd.allFinite());
    const int bad = states / 2;
    input.q(bad, 1) = 0.0;
    CHECK(forwardDynamics(model, input, workspace, qdd) == 0);
    for (int k = 0; k < states; ++k) CHECK(qdd.row(k).allFinite() == (k != bad));
  }
}

TEST_CASE("No states and no joints are no trouble, wrong sizes and no numbers are refused", "[isa]") {
  const Case c = randomCase(7);
  BatchWorkspace workspace;
  Eigen::MatrixXd tau;
  BatchInput none = c.batch;
  none.q.resize(0, c.model.dof());
  none.qd.resize(0, c.model.dof());
  none.qdd.resize(0, c.model.dof());
  inverseDynamics(c.model, none, workspace, tau);
  CHECK(tau.rows() == 0);
  CHECK(tau.cols() == c.model.dof());
  Mechanism single;
  single.links.push_back({"base", {}, {}});
  BatchInput three;
  three.q = three.qd = three.qdd = Eigen::MatrixXd(3, 0);
  inverseDynamics(compiled(single), three, workspace, tau);
  CHECK(tau.rows() == 3);
  CHECK(tau.cols() == 0);

  BatchInput wrong = c.batch;
  wrong.qd.conservativeResize(c.batch.q.rows() + 1, Eigen::NoChange);
  CHECK_THROWS_AS(inverseDynamics(c.model, wrong, workspace, tau), PreconditionError);
  wrong = c.batch;
  wrong.qdd(0, 0) = std::nan("");
  CHECK_THROWS_AS(inverseDynamics(c.model, wrong, workspace, tau), PreconditionError);
}
