// SPDX-License-Identifier: GPL-3.0-or-later
// The core side by side with Orocos KDL, in one run on one machine: absolute figures do not carry over, ratios do.
// Before anything is timed the engines must agree.
#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/ik/inverse_kinematics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "tests/support/kdl_tree.h"

#include <kdl/chain.hpp>
#include <kdl/chainfksolverpos_recursive.hpp>
#include <kdl/chainidsolver_recursive_newton_euler.hpp>
#include <kdl/chainiksolverpos_lma.hpp>
#include <kdl/chainjnttojacsolver.hpp>

#include <benchmark/benchmark.h>
#include <cstdio>
#include <random>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr std::size_t kStates = 64;

struct Robot {
  SceneData scene;
  Model model;
  KDL::Chain chain;
  int hand = 0;
  std::vector<DynamicsInput> states;
};

Robot load(const char* file) {
  Robot robot;
  robot.scene = readModelFile(std::string(LINKWRIGHT_SOURCE_DIR) + "/assets/examples/" + file).value();
  robot.model = Model::compile(robot.scene.mechanism).value();
  robot.hand = robot.model.deepestLink();
  const auto& links = robot.model.links();
  kdlTree(robot.scene.mechanism, robot.model)
      .getChain(links.front().name, links[static_cast<std::size_t>(robot.hand)].name, robot.chain);
  std::mt19937 random(7);
  std::uniform_real_distribution<double> uniform(-1.0, 1.0);
  const auto vector = [&](double scale) {
    Eigen::VectorXd v(robot.model.dof());
    for (double& x : v) x = scale * uniform(random);
    return v;
  };
  for (std::size_t i = 0; i < kStates; ++i) {
    DynamicsInput input;
    input.q = vector(1.5);
    input.qd = vector(3.0);
    input.qdd = vector(3.0);
    robot.states.push_back(std::move(input));
  }
  return robot;
}

const Robot& robot() {
  static const Robot kRobot = load("iiwa14.urdf");
  return kRobot;
}

void ourRnea(benchmark::State& run) {
  InverseDynamicsWorkspace workspace;
  Eigen::VectorXd tau;
  std::size_t i = 0;
  for (auto _ : run) {
    inverseDynamics(robot().model, robot().states[i++ % kStates], workspace, tau);
    benchmark::DoNotOptimize(tau.data());
  }
}

// the time is that of one state of the 64
void ourRneaBatch(benchmark::State& run) {
  BatchWorkspace workspace;
  BatchInput input;
  const Eigen::Index n = robot().model.dof();
  input.q.resize(kStates, n);
  input.qd.resize(kStates, n);
  input.qdd.resize(kStates, n);
  for (std::size_t k = 0; k < kStates; ++k) {
    const auto row = static_cast<Eigen::Index>(k);
    input.q.row(row) = robot().states[k].q.transpose();
    input.qd.row(row) = robot().states[k].qd.transpose();
    input.qdd.row(row) = robot().states[k].qdd.transpose();
  }
  Eigen::MatrixXd tau;
  while (run.KeepRunningBatch(kStates)) {
    inverseDynamics(robot().model, input, workspace, tau);
    benchmark::DoNotOptimize(tau.data());
  }
}

void recordedRnea(benchmark::State& run) {
  Recording recording;
  std::size_t i = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(
        recordInverseDynamics(robot().model, robot().states[i++ % kStates], Formulation::BodyFrame, recording));
  }
}

struct KdlState {
  KDL::JntArray q, qd, qdd;
};

std::vector<KdlState> kdlStates() {
  std::vector<KdlState> states;
  for (const DynamicsInput& s : robot().states) states.push_back({toKdl(s.q), toKdl(s.qd), toKdl(s.qdd)});
  return states;
}

void kdlRnea(benchmark::State& run) {
  KDL::ChainIdSolver_RNE solver(robot().chain, KDL::Vector(0.0, 0.0, -kStandardGravity));
  const KDL::Wrenches no_wrenches(robot().chain.getNrOfSegments(), KDL::Wrench::Zero());
  const std::vector<KdlState> states = kdlStates();
  KDL::JntArray tau(robot().chain.getNrOfJoints());
  std::size_t i = 0;
  for (auto _ : run) {
    const KdlState& s = states[i++ % kStates];
    solver.CartToJnt(s.q, s.qd, s.qdd, no_wrenches, tau);
    benchmark::DoNotOptimize(tau.data.data());
  }
}

void ourForwardKinematics(benchmark::State& run) {
  std::vector<Pose> X_WB;
  std::size_t i = 0;
  for (auto _ : run) {
    bodyPoses(robot().model, robot().states[i++ % kStates].q, X_WB);
    benchmark::DoNotOptimize(X_WB.data());
  }
}

void kdlForwardKinematics(benchmark::State& run) {
  KDL::ChainFkSolverPos_recursive solver(robot().chain);
  const std::vector<KdlState> states = kdlStates();
  std::vector<KDL::Frame> frames(robot().chain.getNrOfSegments());
  std::size_t i = 0;
  for (auto _ : run) {
    solver.JntToCart(states[i++ % kStates].q, frames);
    benchmark::DoNotOptimize(frames.data());
  }
}

void ourJacobian(benchmark::State& run) {
  std::vector<Pose> X_WB;
  Eigen::Matrix<double, 6, Eigen::Dynamic> J;
  std::size_t i = 0;
  for (auto _ : run) {
    bodyPoses(robot().model, robot().states[i++ % kStates].q, X_WB);
    jacobian(robot().model, X_WB, robot().hand, J);
    benchmark::DoNotOptimize(J.data());
  }
}

void kdlJacobian(benchmark::State& run) {
  KDL::ChainJntToJacSolver solver(robot().chain);
  const std::vector<KdlState> states = kdlStates();
  KDL::Jacobian J(robot().chain.getNrOfJoints());
  std::size_t i = 0;
  for (auto _ : run) {
    solver.JntToJac(states[i++ % kStates].q, J);
    benchmark::DoNotOptimize(J.data.data());
  }
}

// the hand led along a circle of 0.1 m in steps of about 6 mm, each target solved from the last answer
Pose circleTarget(const Pose& centre, std::size_t i) {
  Pose X = centre;
  const double angle = 6.283185307179586 * static_cast<double>(i % 100) / 100.0;
  X.p += 0.1 * Eigen::Vector3d(0.0, std::sin(angle), std::cos(angle) - 1.0);
  return X;
}

void ourDrag(benchmark::State& run) {
  const Model& model = robot().model;
  Eigen::VectorXd q = model.readyPose();
  const Pose centre = forwardKinematics(model, q).at(static_cast<std::size_t>(robot().hand));
  std::size_t i = 0, missed = 0;
  for (auto _ : run) {
    const IkResult result = solveIk(model, {robot().hand, circleTarget(centre, i++)}, q);
    q = result.q;
    missed += result.status == IkStatus::Converged ? 0 : 1;
  }
  run.counters["missed"] = static_cast<double>(missed);
}

void kdlDrag(benchmark::State& run) {
  const Model& model = robot().model;
  const Pose centre = forwardKinematics(model, model.readyPose())[static_cast<std::size_t>(robot().hand)];
  Eigen::Matrix<double, 6, 1> weights = Eigen::Matrix<double, 6, 1>::Ones();
  KDL::ChainIkSolverPos_LMA solver(robot().chain, weights, 1e-6, 100);
  KDL::JntArray q = toKdl(model.readyPose()), answer(robot().chain.getNrOfJoints());
  std::size_t i = 0, missed = 0;
  for (auto _ : run) {
    const Pose X = circleTarget(centre, i++);
    if (solver.CartToJnt(q, KDL::Frame(toKdl(X.R), toKdl(X.p)), answer) != 0) ++missed;
    q = answer;
  }
  run.counters["missed"] = static_cast<double>(missed);
}

bool enginesAgree() {
  KDL::ChainIdSolver_RNE solver(robot().chain, KDL::Vector(0.0, 0.0, -kStandardGravity));
  const KDL::Wrenches no_wrenches(robot().chain.getNrOfSegments(), KDL::Wrench::Zero());
  KDL::JntArray tau(robot().chain.getNrOfJoints());
  for (const DynamicsInput& s : robot().states) {
    solver.CartToJnt(toKdl(s.q), toKdl(s.qd), toKdl(s.qdd), no_wrenches, tau);
    const Eigen::VectorXd ours = inverseDynamics(robot().model, s);
    if ((ours - tau.data).lpNorm<Eigen::Infinity>() > 1e-9 * ours.lpNorm<Eigen::Infinity>()) return false;
  }
  return true;
}

}  // namespace

BENCHMARK(ourRnea);
BENCHMARK(ourRneaBatch);
BENCHMARK(kdlRnea);
BENCHMARK(recordedRnea);
BENCHMARK(ourForwardKinematics);
BENCHMARK(kdlForwardKinematics);
BENCHMARK(ourJacobian);
BENCHMARK(kdlJacobian);
BENCHMARK(ourDrag);
BENCHMARK(kdlDrag);

int main(int argc, char** argv) {
  if (!enginesAgree()) {
    std::fputs("the engines do not agree: nothing is timed\n", stderr);
    return 1;
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
