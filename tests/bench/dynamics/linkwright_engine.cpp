// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "tests/bench/dynamics/engines.h"

#include <memory>

namespace linkwright::bench {

namespace {

Prepared rneaTask(const BenchRobot& robot) {
  struct Data {
    InverseDynamicsWorkspace workspace;
    Eigen::VectorXd tau;
  };
  const auto data = std::make_shared<Data>();
  return {[data, &robot](std::size_t i) {
            inverseDynamics(robot.model, robot.states[i % robot.states.size()], data->workspace, data->tau);
          },
          [data] { return data->tau; }};
}

Prepared massTask(const BenchRobot& robot, MassMatrixForm form) {
  struct Data {
    MassMatrixWorkspace workspace;
    Eigen::MatrixXd M;
  };
  const auto data = std::make_shared<Data>();
  return {[data, form, &robot](std::size_t i) {
            massMatrix(robot.model, robot.states[i % robot.states.size()].q, {}, form, data->workspace, data->M);
          },
          [data] { return Eigen::VectorXd(Eigen::Map<const Eigen::VectorXd>(data->M.data(), data->M.size())); }};
}

/// The torques are those of the states' accelerations, so that the answer is known.
Prepared forwardDynamicsTask(const BenchRobot& robot) {
  struct Data {
    std::vector<ForwardDynamicsInput> states;
    ForwardDynamicsWorkspace workspace;
    Eigen::VectorXd qdd;
  };
  const auto data = std::make_shared<Data>();
  for (const DynamicsInput& s : robot.states) {
    data->states.push_back({s.q, s.qd, inverseDynamics(robot.model, s), s.gravity, {}, s.terms});
  }
  return {[data, &robot](std::size_t i) {
            forwardDynamics(robot.model, data->states[i % data->states.size()], data->workspace, data->qdd);
          },
          [data] { return data->qdd; }};
}

/// A motion of 1,000 states: the robot's own, over and over.
BatchInput motionOf(const BenchRobot& robot) {
  BatchInput motion;
  const Eigen::Index n = robot.model.dof();
  motion.q.resize(1000, n);
  motion.qd.resize(1000, n);
  motion.qdd.resize(1000, n);
  for (Eigen::Index k = 0; k < 1000; ++k) {
    const DynamicsInput& s = robot.states[static_cast<std::size_t>(k) % robot.states.size()];
    motion.q.row(k) = s.q.transpose();
    motion.qd.row(k) = s.qd.transpose();
    motion.qdd.row(k) = s.qdd.transpose();
  }
  return motion;
}

Prepared rneaOfThousand(const BenchRobot& robot) {
  struct Data {
    BatchInput motion;
    BatchWorkspace workspace;
    Eigen::MatrixXd tau;
  };
  const auto data = std::make_shared<Data>();
  data->motion = motionOf(robot);
  return {[data, &robot](std::size_t) { inverseDynamics(robot.model, data->motion, data->workspace, data->tau); },
          [data] { return Eigen::VectorXd(data->tau.row(0).transpose()); }};
}

Prepared posesTask(const BenchRobot& robot) {
  const auto X_WB = std::make_shared<std::vector<Pose>>();
  return {[X_WB, &robot](std::size_t i) { bodyPoses(robot.model, robot.states[i % robot.states.size()].q, *X_WB); },
          [X_WB, &robot] { return Eigen::VectorXd(linkPose(robot.model, *X_WB, robot.hand).p); }};
}

Prepared jacobianTask(const BenchRobot& robot) {
  struct Data {
    std::vector<Pose> X_WB;
    Eigen::Matrix<double, 6, Eigen::Dynamic> J;
  };
  const auto data = std::make_shared<Data>();
  return {[data, &robot](std::size_t i) {
            bodyPoses(robot.model, robot.states[i % robot.states.size()].q, data->X_WB);
            jacobian(robot.model, data->X_WB, robot.hand, data->J);
          },
          [data] { return Eigen::VectorXd(Eigen::Map<const Eigen::VectorXd>(data->J.data(), data->J.size())); }};
}

}  // namespace

const char* nameOf(Task task) {
  switch (task) {
    case Task::Rnea: return "RNEA";
    case Task::Crba: return "CRBA";
    case Task::Aba: return "ABA";
    case Task::ForwardKinematics: return "FK";
    case Task::Jacobian: return "Jacobian";
  }
  return "";
}

Prepared ours(const BenchRobot& robot, Task task) {
  switch (task) {
    case Task::Rnea: return rneaTask(robot);
    case Task::Crba: return massTask(robot, MassMatrixForm::Automatic);
    case Task::Aba: return forwardDynamicsTask(robot);
    case Task::ForwardKinematics: return posesTask(robot);
    case Task::Jacobian: break;
  }
  return jacobianTask(robot);
}

Prepared forwardDynamicsOfThousand(const BenchRobot& robot) {
  struct Data {
    ForwardBatchInput motion;
    BatchWorkspace workspace;
    Eigen::MatrixXd qdd;
  };
  const auto data = std::make_shared<Data>();
  const BatchInput motion = motionOf(robot);
  inverseDynamics(robot.model, motion, data->workspace, data->motion.tau);
  data->motion.q = motion.q;
  data->motion.qd = motion.qd;
  return {[data, &robot](std::size_t) { forwardDynamics(robot.model, data->motion, data->workspace, data->qdd); },
          [data] { return Eigen::VectorXd(data->qdd.row(0).transpose()); }};
}

std::optional<Prepared> oursOfThousand(const BenchRobot& robot, Task task) {
  if (robot.model.dof() > 100) return std::nullopt;  // a motion that no longer fits the caches
  switch (task) {
    case Task::Rnea: return rneaOfThousand(robot);
    case Task::Aba: return forwardDynamicsOfThousand(robot);
    default: return std::nullopt;
  }
}

Prepared ours(const BenchRobot& robot, MassMatrixForm form) { return massTask(robot, form); }

}  // namespace linkwright::bench
