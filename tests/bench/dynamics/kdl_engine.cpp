// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/dynamics/engines.h"
#include "tests/support/kdl_tree.h"

#include <kdl/chaindynparam.hpp>
#include <kdl/chainfdsolver_recursive_newton_euler.hpp>
#include <kdl/chainfksolverpos_recursive.hpp>
#include <kdl/chainidsolver_recursive_newton_euler.hpp>
#include <kdl/chainjnttojacsolver.hpp>

#include <memory>
#include <utility>

namespace linkwright::bench {

namespace {

using test::toKdl;

const KDL::Vector kGravity(0.0, 0.0, -kStandardGravity);

struct KdlState {
  KDL::JntArray q, qd, qdd, tau;
};

std::vector<KdlState> statesOf(const BenchRobot& robot) {
  std::vector<KdlState> states;
  for (const DynamicsInput& s : robot.states) {
    states.push_back({toKdl(s.q), toKdl(s.qd), toKdl(s.qdd), toKdl(inverseDynamics(robot.model, s))});
  }
  return states;
}

/// What all tasks on a chain share.
template <class Solver, class Result>
struct ChainTask {
  template <class... More>
  ChainTask(const BenchRobot& robot, Result empty, More&&... more)
      : solver(robot.chain, std::forward<More>(more)...),
        result(std::move(empty)),
        states(statesOf(robot)),
        no_wrenches(robot.chain.getNrOfSegments(), KDL::Wrench::Zero()) {}
  const KdlState& state(std::size_t i) const { return states[i % states.size()]; }

  Solver solver;
  Result result;
  std::vector<KdlState> states;
  KDL::Wrenches no_wrenches;
};

Eigen::VectorXd flat(const Eigen::MatrixXd& m) { return Eigen::Map<const Eigen::VectorXd>(m.data(), m.size()); }

Eigen::VectorXd origin(const KDL::Frame& frame) { return Eigen::Map<const Eigen::Vector3d>(frame.p.data); }

/// KDL's Jacobian has the linear rows first.
Eigen::VectorXd flat(const KDL::Jacobian& jacobian) {
  Eigen::MatrixXd J(6, jacobian.data.cols());
  J << jacobian.data.bottomRows(3), jacobian.data.topRows(3);
  return flat(J);
}

Prepared chainRnea(const BenchRobot& robot) {
  auto task = std::make_shared<ChainTask<KDL::ChainIdSolver_RNE, KDL::JntArray>>(
      robot, KDL::JntArray(robot.chain.getNrOfJoints()), kGravity);
  return {[task](std::size_t i) {
            const KdlState& s = task->state(i);
            task->solver.CartToJnt(s.q, s.qd, s.qdd, task->no_wrenches, task->result);
          },
          [task] { return Eigen::VectorXd(task->result.data); }};
}

Prepared chainMass(const BenchRobot& robot) {
  auto task = std::make_shared<ChainTask<KDL::ChainDynParam, KDL::JntSpaceInertiaMatrix>>(
      robot, KDL::JntSpaceInertiaMatrix(static_cast<int>(robot.chain.getNrOfJoints())), kGravity);
  return {[task](std::size_t i) { task->solver.JntToMass(task->state(i).q, task->result); },
          [task] { return flat(task->result.data); }};
}

Prepared chainForwardDynamics(const BenchRobot& robot) {
  auto task = std::make_shared<ChainTask<KDL::ChainFdSolver_RNE, KDL::JntArray>>(
      robot, KDL::JntArray(robot.chain.getNrOfJoints()), kGravity);
  return {[task](std::size_t i) {
            const KdlState& s = task->state(i);
            task->solver.CartToJnt(s.q, s.qd, s.tau, task->no_wrenches, task->result);
          },
          [task] { return Eigen::VectorXd(task->result.data); }};
}

Prepared chainPoses(const BenchRobot& robot) {
  auto task = std::make_shared<ChainTask<KDL::ChainFkSolverPos_recursive, std::vector<KDL::Frame>>>(
      robot, std::vector<KDL::Frame>(robot.chain.getNrOfSegments()));
  return {[task](std::size_t i) { task->solver.JntToCart(task->state(i).q, task->result); },
          [task] { return origin(task->result.back()); }};
}

Prepared chainJacobian(const BenchRobot& robot) {
  auto task = std::make_shared<ChainTask<KDL::ChainJntToJacSolver, KDL::Jacobian>>(
      robot, KDL::Jacobian(robot.chain.getNrOfJoints()));
  return {[task](std::size_t i) { task->solver.JntToJac(task->state(i).q, task->result); },
          [task] { return flat(task->result); }};
}

Prepared treeRnea(const BenchRobot& robot) {
  const auto states = std::make_shared<std::vector<KdlState>>(statesOf(robot));
  const auto solver = std::make_shared<KDL::TreeIdSolver_RNE>(robot.tree, kGravity);
  const auto tau = std::make_shared<KDL::JntArray>(robot.tree.getNrOfJoints());
  return {[=](std::size_t i) {
            const KdlState& s = (*states)[i % states->size()];
            solver->CartToJnt(s.q, s.qd, s.qdd, KDL::WrenchMap(), *tau);
          },
          [tau] { return Eigen::VectorXd(tau->data); }};
}

Prepared treePoses(const BenchRobot& robot) {
  const auto states = std::make_shared<std::vector<KdlState>>(statesOf(robot));
  const auto solver = std::make_shared<KDL::TreeFkSolverPos_recursive>(robot.tree);
  std::vector<std::string> names;
  for (int b = 0; b < robot.model.bodyCount(); ++b) {
    names.push_back(robot.model.links()[static_cast<std::size_t>(robot.model.linkOfBody(b))].name);
  }
  const auto frames = std::make_shared<std::vector<KDL::Frame>>(names.size());
  const auto hand = static_cast<std::size_t>(robot.model.links()[static_cast<std::size_t>(robot.hand)].body);
  return {[=](std::size_t i) {
            const KdlState& s = (*states)[i % states->size()];
            for (std::size_t b = 0; b < names.size(); ++b) solver->JntToCart(s.q, (*frames)[b], names[b]);
          },
          [frames, hand] { return origin((*frames)[hand]); }};
}

Prepared treeJacobian(const BenchRobot& robot) {
  const auto states = std::make_shared<std::vector<KdlState>>(statesOf(robot));
  const auto solver = std::make_shared<KDL::TreeJntToJacSolver>(robot.tree);
  const auto J = std::make_shared<KDL::Jacobian>(robot.tree.getNrOfJoints());
  const std::string hand = robot.model.links()[static_cast<std::size_t>(robot.hand)].name;
  return {[=](std::size_t i) { solver->JntToJac((*states)[i % states->size()].q, *J, hand); },
          [J] { return flat(*J); }};
}

}  // namespace

std::optional<Prepared> kdl(const BenchRobot& robot, Task task) {
  switch (task) {
    case Task::Rnea: return robot.branched ? treeRnea(robot) : chainRnea(robot);
    case Task::Crba: return robot.branched ? std::nullopt : std::optional(chainMass(robot));
    case Task::Aba: return robot.branched ? std::nullopt : std::optional(chainForwardDynamics(robot));
    case Task::ForwardKinematics: return robot.branched ? treePoses(robot) : chainPoses(robot);
    case Task::Jacobian: return robot.branched ? treeJacobian(robot) : chainJacobian(robot);
  }
  return std::nullopt;
}

}  // namespace linkwright::bench
