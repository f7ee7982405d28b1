// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/ik_problem.h"

#include "core/ik/chain.h"
#include "core/ik/first_weights.h"
#include "core/ik/gauss_newton.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/spatial/rotation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;
using Eigen::VectorXd;

constexpr double kBeyondStretched = 0.06;    // of the arm's size: as far as the target lies beyond the stretched arm
constexpr double kBackFromStretched = 0.12;  // of the way to the bent pose: where the start near it is
constexpr double kOutOfReach = 1.25;         // of the reach
constexpr double kAside = 0.35;              // rad: no target lies in line with the arm
constexpr int kEnoughIterations = 400;

Pose handAt(const IkProblem& problem, const VectorXd& q) {
  return forwardKinematics(*problem.model, q).at(static_cast<std::size_t>(problem.link));
}

Vector3d rootOf(const IkProblem& problem, const Chain& chain, const VectorXd& q) {
  std::vector<Pose> X_WB;
  bodyPoses(*problem.model, q, X_WB);
  return chain.root(X_WB);
}

// the pose of the arm that comes nearest to the target
VectorXd nearestPose(const IkProblem& problem, const VectorXd& q_start) {
  IterationOptions options;
  options.weights = problem.weights;
  options.residual_tolerance = 1e-8;
  const std::vector<IkIteration> run =
      runIterations(*problem.model, problem.link, problem.X_WT, q_start, options, kEnoughIterations);
  return run.empty() ? q_start : run.back().q_after;
}

// from the root past the hand, turned a little aside about the first joint's axis: flat arms stay in their plane
Vector3d directionOut(const IkProblem& problem, const Chain& chain, const VectorXd& q) {
  std::vector<Pose> X_WB;
  bodyPoses(*problem.model, q, X_WB);
  const Vector3d way = handAt(problem, q).p - chain.root(X_WB);
  const Vector3d axis = jointAxis(*problem.model, X_WB, chain.joints.front());
  const ModelJoint& first = problem.model->joints()[static_cast<std::size_t>(chain.joints.front())];
  const Vector3d out = way.norm() > 1e-9 ? Vector3d(way.normalized()) : Vector3d::UnitX();
  return first.type == JointType::Prismatic ? out : Vector3d(rotationAbout(axis, kAside) * out);
}

IkStatus endOf(const IkProblem& problem, IkMethod method) {
  IterationOptions options;
  options.method = method;
  options.weights = problem.weights;
  const std::vector<IkIteration> run =
      runIterations(*problem.model, problem.link, problem.X_WT, problem.q_start, options, kEnoughIterations);
  return run.empty() ? IkStatus::Converged : run.back().status.value_or(IkStatus::TimeLimit);
}

std::optional<IkProblem> outOfReach(IkProblem problem, const Chain& chain) {
  if (!std::isfinite(chain.reach) || chain.reach <= 0.0) return std::nullopt;
  problem.q_start = bentPose(*problem.model);
  const Vector3d root = rootOf(problem, chain, problem.q_start);
  problem.X_WT = handAt(problem, problem.q_start);
  problem.X_WT.p = root + kOutOfReach * chain.reach * directionOut(problem, chain, problem.q_start);
  if (endOf(problem, IkMethod::Safeguarded) == IkStatus::Converged) return std::nullopt;
  return problem;
}

std::optional<IkProblem> nearSingular(IkProblem problem, const Chain& chain) {
  std::optional<IkProblem> far = outOfReach(problem, chain);
  if (!far) return std::nullopt;
  // stretched towards a place far off, and back a little
  IkProblem stretching = *far;
  stretching.weights.tail<3>().setZero();
  const VectorXd stretched = nearestPose(stretching, far->q_start);
  const Pose X_WE = handAt(problem, stretched);
  problem.q_start = stretched + kBackFromStretched * (far->q_start - stretched);
  problem.X_WT = X_WE;
  const Vector3d out = (far->X_WT.p - X_WE.p).normalized();
  problem.X_WT.p += kBeyondStretched * chain.size * out;
  // one joint that cannot follow is stretched nowhere: its J never loses a direction, and the plain iteration rests
  if (endOf(problem, IkMethod::PseudoInverse) != IkStatus::TimeLimit) return std::nullopt;
  return problem;
}

std::optional<IkProblem> halfTurn(IkProblem problem, const Chain& chain) {
  problem.q_start = bentPose(*problem.model);
  VectorXd turned = problem.q_start;
  for (auto joint = chain.joints.rbegin(); joint != chain.joints.rend(); ++joint) {
    if (problem.model->joints()[static_cast<std::size_t>(*joint)].type == JointType::Prismatic) continue;
    turned[*joint] += std::numbers::pi;
    problem.X_WT = handAt(problem, turned);
    return problem;
  }
  return std::nullopt;
}

IkProblem longWay(IkProblem problem, const Chain& chain) {
  constexpr std::array kOffsets = {0.5, -0.4, 0.3, 0.6, -0.5, 0.8};  // rad: the case that the source's data begin with
  constexpr double kOfTravel = 0.3;
  problem.q_start = problem.model->readyPose();
  VectorXd there = problem.q_start;
  for (std::size_t k = 0; k < chain.joints.size(); ++k) {
    const int joint = chain.joints[k];
    const ModelJoint& entry = problem.model->joints()[static_cast<std::size_t>(joint)];
    const double travel = entry.limits.upper - entry.limits.lower;
    const bool slides = entry.type == JointType::Prismatic;
    there[joint] += kOffsets.at(k % kOffsets.size()) * (slides && std::isfinite(travel) ? kOfTravel * travel : 1.0);
  }
  problem.X_WT = handAt(problem, there);
  return problem;
}

}  // namespace

std::optional<IkProblem> makeCase(const std::shared_ptr<const Model>& model, int link, IkCase which) {
  if (!model || link < 0 || link >= model->linkCount()) return std::nullopt;
  const Chain chain = chainOf(*model, link);
  if (chain.joints.empty()) return std::nullopt;
  IkProblem problem;
  problem.model = model;
  problem.link = link;
  problem.weights = firstWeights(*model, link, false);
  switch (which) {
    case IkCase::NearSingular: return nearSingular(std::move(problem), chain);
    case IkCase::OutOfReach: return outOfReach(std::move(problem), chain);
    case IkCase::HalfTurn: return halfTurn(std::move(problem), chain);
    case IkCase::LongWay: return longWay(std::move(problem), chain);
    case IkCase::LastDrag:
    case IkCase::Typed: break;
  }
  return std::nullopt;
}

}  // namespace linkwright::ui
