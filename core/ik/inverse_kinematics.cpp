// SPDX-License-Identifier: MIT
#include "core/ik/inverse_kinematics.h"

#include "core/base/require.h"
#include "core/ik/chain.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/spatial/rotation.h"

#include <Eigen/Cholesky>
#include <Eigen/SVD>

#include <algorithm>
#include <cmath>

namespace linkwright {

const char* toString(IkStatus status) {
  switch (status) {
    case IkStatus::Converged: return "converged";
    case IkStatus::AtLimit: return "at-limit";
    case IkStatus::Stalled: return "stalled";
    case IkStatus::Singular: return "singular";
    case IkStatus::OutOfReach: return "out-of-reach";
    case IkStatus::TimeLimit: return "time-limit";
  }
  return "stalled";
}

namespace {

using Vector6 = Eigen::Matrix<double, 6, 1>;
using Matrix6 = Eigen::Matrix<double, 6, 6>;
using Jacobian = Eigen::Matrix<double, 6, Eigen::Dynamic>;

// the weighted difference of target and hand at one q: rows [rotation (rad); position / length scale]
struct Residual {
  Vector6 e = Vector6::Zero();
  double position_error = 0.0;
  double orientation_error = 0.0;
  double cost() const { return e.squaredNorm(); }
};

class Solver {
public:
  Solver(const Model& model, const IkTarget& target, const Eigen::VectorXd& q_start, const IkOptions& options)
      : model_(model), target_(target), options_(options), chain_(chainOf(model, target.link)), q_(q_start) {
    length_ = options.length_scale > 0.0 ? options.length_scale : std::max(chain_.size / 3.0, 1e-3);
    setBounds(q_start);
    q_ = q_.cwiseMax(lower_).cwiseMin(upper_);
    residual_ = evaluate(q_);
  }

  IkResult run() {
    IkStatus status = IkStatus::TimeLimit;
    double damping = initialDamping();
    bool kicked = false;
    int iteration = 0;
    while (true) {
      if (converged(residual_)) {
        status = IkStatus::Converged;
        break;
      }
      if (iteration >= options_.max_iterations) break;
      ++iteration;
      jacobianAt(q_);
      const Eigen::VectorXd q_new = q_ + boundedStep(damping);
      const Residual candidate = evaluate(q_new);
      const double gain = residual_.cost() - candidate.cost();
      if (gain > 0.0) {
        // accepted: trust the linear picture more
        q_ = q_new;
        residual_ = candidate;
        damping = std::max(damping / 3.0, kLeastDamping);
      } else {
        damping *= 4.0;
      }
      // no way down from here, or none worth the while: a minimum, a singular pose or a wall of bounds
      const bool flat = gain <= kWorthwhile * (candidate.cost() + kLeastCost) && gain >= 0.0;
      if (flat || damping > kMostDamping) {
        const bool comes_closer = !kicked && kick();
        if (comes_closer) {
          kicked = true;
          damping = initialDamping();
          continue;
        }
        status = converged(residual_) ? IkStatus::Converged : statusAtRest(kicked);
        break;
      }
    }
    return {q_, status, iteration, residual_.position_error, residual_.orientation_error};
  }

private:
  static constexpr double kLeastDamping = 1e-12;
  static constexpr double kMostDamping = 1e6;
  static constexpr double kWorthwhile = 1e-7;  // relative gain of the cost below which a step is not worth its time
  static constexpr double kLeastCost = 1e-24;
  static constexpr double kKick = 0.05;          // rad, or length scales: the bend that leaves a stretched pose
  static constexpr std::size_t kMostKicks = 12;  // joints that are bent: enough to leave any stretched pose
  static constexpr double kPushing = 1e-9;       // share of the error by which a joint must press against its bound

  // the limits, drawn in to the neighbourhood of the start that one move may reach
  void setBounds(const Eigen::VectorXd& q_start) {
    const double inf = std::numeric_limits<double>::infinity();
    limit_lower_ = Eigen::VectorXd::Constant(model_.dof(), -inf);
    limit_upper_ = Eigen::VectorXd::Constant(model_.dof(), inf);
    if (options_.respect_limits) {
      limit_lower_ = model_.lowerLimits();
      limit_upper_ = model_.upperLimits();
    }
    lower_ = limit_lower_;
    upper_ = limit_upper_;
    if (std::isfinite(options_.max_joint_change)) {
      const Eigen::VectorXd start = q_start.cwiseMax(lower_).cwiseMin(upper_);
      for (const int joint : chain_.joints) {
        const double reach = options_.max_joint_change * scaleOf(joint);
        lower_[joint] = std::max(lower_[joint], start[joint] - reach);
        upper_[joint] = std::min(upper_[joint], start[joint] + reach);
      }
    }
  }

  bool isPrismatic(int joint) const {
    return model_.joints()[static_cast<std::size_t>(joint)].type == JointType::Prismatic;
  }
  double scaleOf(int joint) const { return isPrismatic(joint) ? length_ : 1.0; }

  Residual evaluate(const Eigen::VectorXd& q) {
    bodyPoses(model_, q, X_WB_);
    const Pose X_WE = linkPose(model_, X_WB_, target_.link);
    Residual r;
    const Eigen::Vector3d p = target_.X_WT.p - X_WE.p;
    r.position_error = p.norm();
    r.e.tail<3>() = p / length_;
    if (!target_.position_only) {
      // phi n in the hand's frame, carried to the world
      const Eigen::Vector3d phi = X_WE.R * rotationVector(X_WE.R.transpose() * target_.X_WT.R);
      r.orientation_error = phi.norm();
      r.e.head<3>() = phi;
    }
    return r;
  }

  // D J at q, with prismatic joints measured in length scales, so that all unknowns are comparable
  void jacobianAt(const Eigen::VectorXd& q) {
    bodyPoses(model_, q, X_WB_);
    jacobian(model_, X_WB_, target_.link, J_);
    J_.bottomRows<3>() /= length_;
    if (target_.position_only) J_.topRows<3>().setZero();
    for (const int joint : chain_.joints) J_.col(joint) *= scaleOf(joint);
  }

  bool converged(const Residual& r) const {
    return r.position_error <= options_.position_tolerance &&
           (target_.position_only || r.orientation_error <= options_.orientation_tolerance);
  }

  double initialDamping() const { return std::clamp(1e-2 * residual_.cost(), kLeastDamping, 1e-2); }

  // the damped least-squares step, with joints that would leave their bounds held there: an active set
  const Eigen::VectorXd& boundedStep(double damping) {
    Eigen::VectorXd& step = step_;
    std::vector<char>& held = held_;
    step.setZero(model_.dof());
    held.assign(static_cast<std::size_t>(model_.dof()), 0);
    for (std::size_t round = 0; round <= chain_.joints.size(); ++round) {
      // what is left of the error once the held joints have made their part
      Vector6 e = residual_.e;
      Matrix6 A = damping * Matrix6::Identity();
      for (const int j : chain_.joints) {
        if (held[static_cast<std::size_t>(j)] != 0)
          e -= J_.col(j) * (step[j] / scaleOf(j));
        else
          A += J_.col(j) * J_.col(j).transpose();
      }
      const Vector6 y = A.ldlt().solve(e);
      bool more = false;
      for (const int j : chain_.joints) {
        if (held[static_cast<std::size_t>(j)] != 0) continue;
        step[j] = J_.col(j).dot(y) * scaleOf(j);
        const double room_down = lower_[j] - q_[j], room_up = upper_[j] - q_[j];
        if (step[j] < room_down || step[j] > room_up) {
          step[j] = std::clamp(step[j], room_down, room_up);
          held[static_cast<std::size_t>(j)] = 1;
          more = true;
        }
      }
      if (!more) break;
    }
    // direction kept, the largest joint step within its bound
    double largest = 0.0;
    for (const int j : chain_.joints) largest = std::max(largest, std::abs(step[j]) / scaleOf(j));
    if (largest > options_.max_joint_step) step *= options_.max_joint_step / largest;
    return step;
  }

  // At a stretched pose the error can be at right angles to every motion although a bent arm would come closer.
  // Bend each joint a little both ways, take one step from there, and keep the best if it is better than here.
  bool kick() {
    const Eigen::VectorXd q_rest = q_;
    const Residual r_rest = residual_;
    Eigen::VectorXd q_best = q_;
    Residual r_best = residual_;
    const std::size_t stride = 1 + chain_.joints.size() / kMostKicks;
    for (std::size_t k = 0; k < chain_.joints.size(); k += stride) {
      const int joint = chain_.joints[k];
      for (const double sign : {1.0, -1.0}) {
        q_ = q_rest;
        q_[joint] = std::clamp(q_[joint] + sign * kKick * scaleOf(joint), lower_[joint], upper_[joint]);
        residual_ = evaluate(q_);
        jacobianAt(q_);
        const Eigen::VectorXd q_new = q_ + boundedStep(std::max(1e-3 * residual_.cost(), kLeastDamping));
        const Residual r = evaluate(q_new);
        if (r.cost() < r_best.cost()) {
          q_best = q_new;
          r_best = r;
        }
      }
    }
    const bool better = r_best.cost() < (1.0 - 1e-4) * r_rest.cost();
    q_ = better ? q_best : q_rest;
    residual_ = better ? r_best : r_rest;
    return better;
  }

  // why a solve that did not converge has come to rest; `kicked`: a bend has helped once before
  IkStatus statusAtRest(bool kicked) {
    jacobianAt(q_);
    bool at_move_bound = false;
    for (const int j : chain_.joints) {
      const double downhill = J_.col(j).dot(residual_.e);
      const double pushing = kPushing * J_.col(j).norm() * residual_.e.norm();
      const bool pushes_down = downhill < -pushing && q_[j] <= lower_[j];
      const bool pushes_up = downhill > pushing && q_[j] >= upper_[j];
      if (!pushes_down && !pushes_up) continue;
      if (pushes_down ? q_[j] <= limit_lower_[j] : q_[j] >= limit_upper_[j]) return IkStatus::AtLimit;
      at_move_bound = true;
    }
    if (at_move_bound) return IkStatus::TimeLimit;  // what one move may do is used up, the next goes on from here
    if ((target_.X_WT.p - chain_.root(X_WB_)).norm() > chain_.reach) return IkStatus::OutOfReach;
    if (!isSingular()) return IkStatus::Stalled;
    // stretched or folded as far as it goes: the edge of the workspace
    const bool misses_position = residual_.position_error > options_.position_tolerance;
    return misses_position && !kicked ? IkStatus::OutOfReach : IkStatus::Singular;
  }

  // whether the hand has lost a direction of motion that the arm has joints for
  bool isSingular() const {
    const int rows = target_.position_only ? 3 : 6;
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(J_.bottomRows(rows));
    const auto& sigma = svd.singularValues();
    const Eigen::Index rank = std::min<Eigen::Index>(rows, static_cast<Eigen::Index>(chain_.joints.size()));
    return rank > 0 && sigma[rank - 1] < 1e-3 * sigma[0];
  }

  const Model& model_;
  const IkTarget& target_;
  const IkOptions& options_;
  Chain chain_;
  double length_ = 1.0;
  Eigen::VectorXd q_, lower_, upper_, limit_lower_, limit_upper_, step_;
  std::vector<char> held_;  // by joint: 1 where the step is held at a bound
  Residual residual_;
  std::vector<Pose> X_WB_;
  Jacobian J_;
};

}  // namespace

IkResult solveIk(const Model& model, const IkTarget& target, const Eigen::VectorXd& q_start, const IkOptions& options) {
  require(target.link >= 0 && target.link < model.linkCount(), "the target names no link");
  require(target.X_WT.p.allFinite() && target.X_WT.R.allFinite(), "the target must be finite");
  requireSize(q_start.size(), model.dof(), "q_start");
  require(q_start.allFinite(), "q_start must be finite");
  return Solver(model, target, q_start, options).run();
}

}  // namespace linkwright
