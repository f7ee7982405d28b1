// SPDX-License-Identifier: MIT
#include "core/ik/gauss_newton.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/spatial/six_vector.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright {

namespace {

using Vector6 = Eigen::Matrix<double, 6, 1>;
using Jacobian = Eigen::Matrix<double, 6, Eigen::Dynamic>;

constexpr double kLambdaShrinks = 1.0 / 3.0;  // after a step that was accepted
constexpr double kLambdaGrows = 4.0;          // after one that was not
constexpr double kLeastLambda = 1e-6;
constexpr double kSingular = 1e-3;  // of the largest singular value: below it a direction counts as lost at rest
constexpr double kPressing = 1e-9;  // share of |e| by which a joint must press against its limit to be held there

double infinity() { return std::numeric_limits<double>::infinity(); }

}  // namespace

GaussNewton::GaussNewton(const Model& model, int link, const Pose& X_WT, const Eigen::VectorXd& q0,
                         IterationOptions options)
    : model_(&model), link_(link), X_WT_(X_WT), options_(options), chain_(chainOf(model, link)), q_(q0) {
  requireSize(q0.size(), model.dof(), "q0");
  require(q0.allFinite(), "q0 must be finite");
  require(X_WT.p.allFinite() && X_WT.R.allFinite(), "the target must be finite");
  lambda_ = options.start_damping;
  startHere();
}

void GaussNewton::setOptions(const IterationOptions& options) {
  check(options);
  if (options.method != options_.method || options.start_damping != options_.start_damping) {
    lambda_ = options.start_damping;
  }
  options_ = options;
  startHere();
}

void GaussNewton::setTarget(const Pose& X_WT) {
  require(X_WT.p.allFinite() && X_WT.R.allFinite(), "the target must be finite");
  X_WT_ = X_WT;
  lambda_ = options_.start_damping;
  startHere();
}

void GaussNewton::startHere() {
  check(options_);
  lower_ = Eigen::VectorXd::Constant(model_->dof(), -infinity());
  upper_ = Eigen::VectorXd::Constant(model_->dof(), infinity());
  if (options_.respect_limits) {
    for (const int joint : chain_.joints) {
      const Limits& limits = model_->joints()[static_cast<std::size_t>(joint)].limits;
      lower_[joint] = limits.lower;
      upper_[joint] = limits.upper;
    }
    q_ = q_.cwiseMax(lower_).cwiseMin(upper_);
  }
  bodyPoses(*model_, q_, X_WB_);
  here_ = placeAt(X_WB_);
  status_.reset();
  if (here_.residual <= options_.residual_tolerance) status_ = IkStatus::Converged;
}

GaussNewton::Place GaussNewton::placeAt(const std::vector<Pose>& X_WB) const {
  Place place;
  // the hand, eq. 2
  place.X_WE = linkPose(*model_, X_WB, link_);
  // what is missing, as the iteration sees it and as it is, eqs. 3 and 4
  place.difference = poseDifference(place.X_WE, X_WT_, options_.mistakes);
  const PoseDifference truth = poseDifference(place.X_WE, X_WT_);
  place.position_error = truth.positionError();
  place.orientation_error = truth.orientationError();
  // weighted, eq. 5
  place.e = options_.weights.cwiseProduct(place.difference.stacked());
  place.residual = place.e.norm();
  return place;
}

IkIteration GaussNewton::step() {
  IkIteration it;
  it.index = iterations_++;
  it.method = options_.method;
  differenceOf(it);
  weightedJacobian(it);
  decompose(it);
  filterOf(it);
  // the joint motion, eq. 7
  it.delta_q = it.V * (it.filter.asDiagonal() * (it.U.transpose() * it.delta_p));
  for (const int k : it.held) it.delta_q[k] = 0.0;
  trial(it);
  it.test = testOf(it);
  if (it.test == IkTest::Residual) {
    it.status = IkStatus::Converged;
  } else if (it.test != IkTest::None) {
    it.status = statusAtRest(it);
  } else if (!it.q_trial.allFinite() || !std::isfinite(it.trial_residual)) {
    it.status = IkStatus::Stalled;  // thrown out of the range of numbers: it stays where it was
  }
  status_ = it.status;
  return it;
}

void GaussNewton::differenceOf(IkIteration& it) const {
  it.q = q_;
  it.X_WE = here_.X_WE;
  it.difference = here_.difference;
  it.position_error = here_.position_error;
  it.orientation_error = here_.orientation_error;
  it.e = here_.e;
  it.residual = here_.residual;
  // no longer than s, eq. 6
  const double s = options_.mistakes.contains(IkMistake::NoLimiter) ? infinity() : options_.step_limit;
  it.is_limited = it.residual >= s;
  it.delta_p = it.e;
  if (it.is_limited) it.delta_p *= s / it.residual;
}

void GaussNewton::weightedJacobian(IkIteration& it) const {
  Jacobian J;
  jacobian(*model_, X_WB_, link_, J);
  // core's own order is angular first
  J = swappedHalves(J);
  const bool is_weighted = !options_.mistakes.contains(IkMistake::UnweightedJacobian);
  it.DJ.resize(6, std::ssize(chain_.joints));
  for (Eigen::Index k = 0; k < it.DJ.cols(); ++k) {
    Vector6 column = J.col(chain_.joints[static_cast<std::size_t>(k)]);
    if (options_.mistakes.contains(IkMistake::JacobianOfOrigin)) {
      // v of the point at the base's origin: v - omega x p
      const Eigen::Vector3d omega = column.tail<3>(), p = it.X_WE.p;
      column.head<3>() += p.cross(omega);
    }
    // D J
    it.DJ.col(k) = is_weighted ? Vector6(options_.weights.cwiseProduct(column)) : column;
  }
  holdAtLimits(it);
}

// a joint at its limit that the difference presses against it takes no part
void GaussNewton::holdAtLimits(IkIteration& it) const {
  for (Eigen::Index k = 0; k < it.DJ.cols(); ++k) {
    const int joint = chain_.joints[static_cast<std::size_t>(k)];
    const double downhill = it.DJ.col(k).dot(it.delta_p);
    const double pressing = kPressing * it.DJ.col(k).norm() * it.delta_p.norm();
    if ((q_[joint] <= lower_[joint] && downhill < -pressing) || (q_[joint] >= upper_[joint] && downhill > pressing)) {
      it.held.push_back(static_cast<int>(k));
      it.DJ.col(k).setZero();
    }
  }
}

void GaussNewton::decompose(IkIteration& it) const {
  const Eigen::Index n = it.DJ.cols();
  if (n == 0) {
    it.sigma.resize(0);
    it.U.resize(6, 0);
    it.V.resize(0, 0);
    return;
  }
  // D J = U diag(sigma) V^T
  const Eigen::JacobiSVD<Eigen::MatrixXd> svd(it.DJ, Eigen::ComputeThinU | Eigen::ComputeThinV);
  it.sigma = svd.singularValues();
  it.U = svd.matrixU();
  it.V = svd.matrixV();
  for (const double sigma : it.sigma) it.rank += sigma > options_.rank_tolerance * it.sigma[0] ? 1 : 0;
}

void GaussNewton::filterOf(IkIteration& it) const {
  it.filter = Eigen::VectorXd::Zero(it.sigma.size());
  switch (options_.method) {
    case IkMethod::PseudoInverse:
      for (Eigen::Index k = 0; k < it.rank; ++k) it.filter[k] = 1.0 / it.sigma[k];
      return;
    case IkMethod::Transpose: {
      // Delta q = alpha J^T Delta p with the alpha that leaves least of Delta p
      const Vector6 JJt_p = it.DJ * (it.DJ.transpose() * it.delta_p);
      const double length = JJt_p.squaredNorm();
      if (length > 0.0) it.filter = (it.delta_p.dot(JJt_p) / length) * it.sigma;
      return;
    }
    case IkMethod::Damped: it.damping = options_.damping; break;
    case IkMethod::Safeguarded: it.damping = lambda_; break;
  }
  for (Eigen::Index k = 0; k < it.sigma.size(); ++k) {
    const double denominator = it.sigma[k] * it.sigma[k] + it.damping * it.damping;
    if (denominator > 0.0) it.filter[k] = it.sigma[k] / denominator;
  }
}

// where Delta q leads, and whether to go there
void GaussNewton::trial(IkIteration& it) {
  it.q_trial = q_;
  for (Eigen::Index k = 0; k < it.delta_q.size(); ++k) {
    const int joint = chain_.joints[static_cast<std::size_t>(k)];
    const double wanted = q_[joint] + it.delta_q[k];
    it.q_trial[joint] = std::clamp(wanted, lower_[joint], upper_[joint]);
    it.is_at_limit = it.is_at_limit || it.q_trial[joint] != wanted;
  }
  it.change_of_q = (it.q_trial - q_).norm();
  Place there = here_;
  it.is_accepted = it.q_trial.allFinite();
  if (it.is_accepted) {
    bodyPoses(*model_, it.q_trial, X_WB_trial_);
    there = placeAt(X_WB_trial_);
    it.is_accepted = std::isfinite(there.residual);
  }
  it.X_WE_trial = there.X_WE;
  it.trial_residual = there.residual;
  if (options_.method == IkMethod::Safeguarded) {
    // trust the straight-line picture more, or take it back
    it.is_accepted = it.is_accepted && there.residual < here_.residual;
    lambda_ = it.is_accepted ? std::max(lambda_ * kLambdaShrinks, kLeastLambda)
                             : std::max(lambda_, kLeastLambda) * kLambdaGrows;
  }
  move(it, there);
}

// q <- q + Delta q, eq. 8
void GaussNewton::move(IkIteration& it, const Place& there) {
  if (it.is_accepted) {
    q_ = it.q_trial;
    here_ = there;
    std::swap(X_WB_, X_WB_trial_);
  }
  it.q_after = q_;
  it.X_WE_after = here_.X_WE;
  it.residual_after = here_.residual;
  it.position_error_after = here_.position_error;
  it.orientation_error_after = here_.orientation_error;
  it.change_of_residual = it.residual_after - it.residual;
}

IkTest GaussNewton::testOf(const IkIteration& it) const {
  if (it.residual_after <= options_.residual_tolerance) return IkTest::Residual;
  if (options_.mistakes.contains(IkMistake::ResidualTestOnly)) return IkTest::None;
  if (it.change_of_q < options_.q_change_tolerance) return IkTest::ChangeOfQ;
  if (it.is_accepted && std::abs(it.change_of_residual) < options_.residual_change_tolerance) {
    return IkTest::ChangeOfResidual;
  }
  return IkTest::None;
}

IkStatus GaussNewton::statusAtRest(const IkIteration& it) const {
  if (!it.held.empty()) return IkStatus::AtLimit;
  const bool wants_position = options_.weights.head<3>().minCoeff() > 0.0;
  if (wants_position && (X_WT_.p - chain_.root(X_WB_)).norm() > chain_.reach) return IkStatus::OutOfReach;
  // as many directions as there are to ask for, or joints to make them
  Eigen::Index directions = 0;
  for (const double weight : options_.weights) directions += weight > 0.0 ? 1 : 0;
  directions = std::min(directions, it.sigma.size());
  const bool is_singular = directions > 0 && it.sigma[directions - 1] < kSingular * it.sigma[0];
  return is_singular ? IkStatus::Singular : IkStatus::Stalled;
}

}  // namespace linkwright
