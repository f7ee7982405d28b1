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
#include <utility>

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

// xorshift-multiply over a counter (splitmix64): the same numbers everywhere
class Generator {
public:
  explicit Generator(std::uint64_t seed) : state_(seed) {}
  double uniform(double low, double high) {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return low + (high - low) * (static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-53);
  }

private:
  std::uint64_t state_;
};

// the weighted differences of targets and hands at one q: rows [rotation (rad); position / length scale] a target
struct Residual {
  Eigen::VectorXd e;
  std::vector<IkError> errors;
  double cost() const { return e.squaredNorm(); }
};

}  // namespace

class IkSolver::Impl {
public:
  Impl(const Model& model, std::span<const int> links) : model_(model), links_(links.begin(), links.end()) {
    require(!links_.empty(), "a solver needs a hand");
    std::vector<char> used(static_cast<std::size_t>(model.dof()), 0);
    for (const int link : links_) {
      chains_.push_back(chainOf(model_, link));
      for (const int joint : chains_.back().joints) used[static_cast<std::size_t>(joint)] = 1;
      size_ = std::max(size_, chains_.back().size);
    }
    for (int j = 0; j < model.dof(); ++j) {
      if (used[static_cast<std::size_t>(j)] != 0) joints_.push_back(j);
    }
  }

  const IkResult& solve(std::span<const IkTarget> targets, const Eigen::VectorXd& q_start, const IkOptions& options) {
    check(targets, q_start, options);
    targets_ = targets;
    options_ = &options;
    deadline_ = std::chrono::steady_clock::now() + options.time_limit;
    length_ = options.length_scale > 0.0 ? options.length_scale : std::max(size_ / 3.0, 1e-3);
    setBounds(q_start);
    q_ = q_start.cwiseMax(lower_).cwiseMin(upper_);
    result_.iterations = result_.restarts = 0;
    IkStatus status = descend();
    best_q_ = q_;
    Residual best = residual_;
    Generator generator(options.seed);
    while (status != IkStatus::Converged && result_.restarts < options.max_restarts && !exhausted()) {
      ++result_.restarts;
      for (const int j : joints_) q_[j] = drawn(generator, j);
      const IkStatus again = descend();
      if (again == IkStatus::Converged || residual_.cost() < best.cost()) {
        status = again;
        best_q_ = q_;
        best = residual_;
      }
    }
    q_ = best_q_;
    residual_ = best;
    finish(status);
    return result_;
  }

private:
  static constexpr double kLeastDamping = 1e-12;
  static constexpr double kMostDamping = 1e6;
  static constexpr double kWorthwhile = 1e-7;  // relative gain of the cost below which a step is not worth its time
  static constexpr double kLeastCost = 1e-24;
  static constexpr double kKick = 0.05;          // rad, or length scales: the bend that leaves a stretched pose
  static constexpr std::size_t kMostKicks = 12;  // joints that are bent: enough to leave any stretched pose
  static constexpr double kPushing = 1e-9;       // share of the error by which a joint must press against its bound

  void check(std::span<const IkTarget> targets, const Eigen::VectorXd& q_start, const IkOptions& options) const {
    require(targets.size() == links_.size(), "a target for each hand of the solver");
    for (std::size_t t = 0; t < targets.size(); ++t) {
      require(targets[t].link == links_[t], "the targets must name the solver's hands in order");
      require(targets[t].X_WT.p.allFinite() && targets[t].X_WT.R.allFinite(), "the target must be finite");
      for (const double w : targets[t].weights) require(std::isfinite(w) && w >= 0.0, "weights are at least 0");
    }
    requireSize(q_start.size(), model_.dof(), "q_start");
    require(q_start.allFinite(), "q_start must be finite");
    if (options.null_space == IkNullSpace::RestPose) requireSize(options.rest_pose.size(), model_.dof(), "rest_pose");
  }

  bool outOfTime() const {
    return options_->time_limit.count() > 0 && std::chrono::steady_clock::now() >= deadline_;
  }
  bool exhausted() const { return result_.iterations >= options_->max_iterations || outOfTime(); }

  double drawn(Generator& generator, int joint) const {
    const double low = std::isfinite(lower_[joint]) ? lower_[joint] : -scaleOf(joint) * 3.141592653589793;
    const double high = std::isfinite(upper_[joint]) ? upper_[joint] : scaleOf(joint) * 3.141592653589793;
    return std::clamp(generator.uniform(low, high), lower_[joint], upper_[joint]);
  }

  // from q_ to where it comes to rest
  IkStatus descend() {
    residual_ = evaluate(q_);
    double damping = initialDamping();
    bool kicked = false;
    while (true) {
      if (converged(residual_)) return IkStatus::Converged;
      if (exhausted()) return IkStatus::TimeLimit;
      ++result_.iterations;
      jacobianAt(q_);
      const Eigen::VectorXd q_new = q_ + boundedStep(damping);
      const Residual candidate = evaluate(q_new);
      const double gain = residual_.cost() - candidate.cost();
      if (gain > 0.0) {
        // accepted: trust the linear picture more
        q_ = q_new;
        residual_ = candidate;
        damping = std::max(damping / options_->damping.shrink, kLeastDamping);
      } else {
        damping *= options_->damping.grow;
      }
      // no way down from here, or none worth the while: a minimum, a singular pose or a wall of bounds
      const bool flat = gain <= kWorthwhile * (candidate.cost() + kLeastCost) && gain >= 0.0;
      if (flat || damping > kMostDamping) {
        const bool comes_closer = !kicked && kick();
        if (!comes_closer) return converged(residual_) ? IkStatus::Converged : statusAtRest(kicked);
        kicked = true;
        damping = initialDamping();
      }
    }
  }

  void finish(IkStatus status) {
    result_.q = q_;
    result_.status = status;
    result_.errors = residual_.errors;
    result_.position_error = result_.orientation_error = 0.0;
    for (const IkError& error : residual_.errors) {
      result_.position_error = std::max(result_.position_error, error.position);
      result_.orientation_error = std::max(result_.orientation_error, error.orientation);
    }
    jacobianAt(q_);
    const Eigen::VectorXd sigma = singularValues();
    result_.sigma_min = sigma.size() > 0 ? sigma[sigma.size() - 1] : 0.0;
  }

  // the limits, drawn in to the neighbourhood of the start that one move may reach
  void setBounds(const Eigen::VectorXd& q_start) {
    const double inf = std::numeric_limits<double>::infinity();
    limit_lower_ = Eigen::VectorXd::Constant(model_.dof(), -inf);
    limit_upper_ = Eigen::VectorXd::Constant(model_.dof(), inf);
    if (options_->respect_limits) {
      limit_lower_ = model_.lowerLimits();
      limit_upper_ = model_.upperLimits();
    }
    lower_ = limit_lower_;
    upper_ = limit_upper_;
    if (std::isfinite(options_->max_joint_change)) {
      const Eigen::VectorXd start = q_start.cwiseMax(lower_).cwiseMin(upper_);
      for (const int joint : joints_) {
        const double reach = options_->max_joint_change * scaleOf(joint);
        lower_[joint] = std::max(lower_[joint], start[joint] - reach);
        upper_[joint] = std::min(upper_[joint], start[joint] + reach);
      }
    }
  }

  bool isPrismatic(int joint) const {
    return model_.joints()[static_cast<std::size_t>(joint)].type == JointType::Prismatic;
  }
  double scaleOf(int joint) const { return isPrismatic(joint) ? length_ : 1.0; }

  // weights in world axes' rows or the target's: rows are turned into those axes before they are weighted
  static void turnRows(const IkTarget& target, Eigen::Ref<Eigen::MatrixXd> rows) {
    if (target.axes == IkAxes::Target) {
      rows.topRows<3>() = (target.X_WT.R.transpose() * rows.topRows<3>()).eval();
      rows.bottomRows<3>() = (target.X_WT.R.transpose() * rows.bottomRows<3>()).eval();
    }
  }

  Residual evaluate(const Eigen::VectorXd& q) {
    bodyPoses(model_, q, X_WB_);
    Residual r;
    r.e.resize(6 * static_cast<Eigen::Index>(targets_.size()));
    for (std::size_t t = 0; t < targets_.size(); ++t) {
      const IkTarget& target = targets_[t];
      const Pose X_WE = linkPose(model_, X_WB_, target.link);
      Eigen::Matrix<double, 6, 1> e;
      // phi n in the hand's frame, carried to the world
      e.head<3>() = X_WE.R * rotationVector(X_WE.R.transpose() * target.X_WT.R);
      e.tail<3>() = target.X_WT.p - X_WE.p;
      turnRows(target, e);
      for (int i = 0; i < 6; ++i) {
        if (target.weights[static_cast<std::size_t>(i)] == 0.0) e[i] = 0.0;
      }
      r.errors.push_back({e.tail<3>().norm(), e.head<3>().norm()});
      e.tail<3>() /= length_;
      r.e.segment<6>(6 * static_cast<Eigen::Index>(t)) =
          e.cwiseProduct(Eigen::Map<const Eigen::Matrix<double, 6, 1>>(target.weights.data()));
    }
    return r;
  }

  // D J at q, with prismatic joints measured in length scales, so that all unknowns are comparable
  void jacobianAt(const Eigen::VectorXd& q) {
    bodyPoses(model_, q, X_WB_);
    J_.resize(6 * static_cast<Eigen::Index>(targets_.size()), model_.dof());
    Eigen::Matrix<double, 6, Eigen::Dynamic> J;
    for (std::size_t t = 0; t < targets_.size(); ++t) {
      const IkTarget& target = targets_[t];
      jacobian(model_, X_WB_, target.link, J);
      J.bottomRows<3>() /= length_;
      Eigen::MatrixXd rows = J;
      turnRows(target, rows);
      J_.middleRows<6>(6 * static_cast<Eigen::Index>(t)) =
          Eigen::Map<const Eigen::Matrix<double, 6, 1>>(target.weights.data()).asDiagonal() * rows;
    }
    for (const int joint : joints_) J_.col(joint) *= scaleOf(joint);
  }

  bool converged(const Residual& r) const {
    for (const IkError& error : r.errors) {
      if (error.position > options_->position_tolerance || error.orientation > options_->orientation_tolerance)
        return false;
    }
    return true;
  }

  double initialDamping() const {
    return std::clamp(options_->damping.share * residual_.cost(), kLeastDamping, 1e-2);
  }

  // the damped least-squares step, with joints that would leave their bounds held there: an active set
  const Eigen::VectorXd& boundedStep(double damping) {
    damping += options_->damping.floor * options_->damping.floor;
    result_.damping = std::sqrt(damping);
    Eigen::VectorXd& step = step_;
    std::vector<char>& held = held_;
    step.setZero(model_.dof());
    held.assign(static_cast<std::size_t>(model_.dof()), 0);
    for (std::size_t round = 0; round <= joints_.size(); ++round) {
      // what is left of the error once the held joints have made their part
      Eigen::VectorXd e = residual_.e;
      Eigen::MatrixXd A = damping * Eigen::MatrixXd::Identity(e.size(), e.size());
      for (const int j : joints_) {
        if (held[static_cast<std::size_t>(j)] != 0)
          e -= J_.col(j) * (step[j] / scaleOf(j));
        else
          A += J_.col(j) * J_.col(j).transpose();
      }
      const Eigen::VectorXd y = A.ldlt().solve(e);
      bool more = false;
      for (const int j : joints_) {
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
    for (const int j : joints_) largest = std::max(largest, std::abs(step[j]) / scaleOf(j));
    if (largest > options_->max_joint_step) step *= options_->max_joint_step / largest;
    return step;
  }

  // At a stretched pose the error can be at right angles to every motion although a bent arm would come closer.
  // Bend each joint a little both ways, take one step from there, and keep the best if it is better than here.
  bool kick() {
    const Eigen::VectorXd q_rest = q_;
    const Residual r_rest = residual_;
    Eigen::VectorXd q_best = q_;
    Residual r_best = residual_;
    const std::size_t stride = 1 + joints_.size() / kMostKicks;
    for (std::size_t k = 0; k < joints_.size(); k += stride) {
      const int joint = joints_[k];
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
    for (const int j : joints_) {
      const double downhill = J_.col(j).dot(residual_.e);
      const double pushing = kPushing * J_.col(j).norm() * residual_.e.norm();
      const bool pushes_down = downhill < -pushing && q_[j] <= lower_[j];
      const bool pushes_up = downhill > pushing && q_[j] >= upper_[j];
      if (!pushes_down && !pushes_up) continue;
      if (pushes_down ? q_[j] <= limit_lower_[j] : q_[j] >= limit_upper_[j]) return IkStatus::AtLimit;
      at_move_bound = true;
    }
    if (at_move_bound) return IkStatus::TimeLimit;  // what one move may do is used up, the next goes on from here
    bool misses_position = false;
    for (std::size_t t = 0; t < targets_.size(); ++t) {
      const double distance = (targets_[t].X_WT.p - chains_[t].root(X_WB_)).norm();
      const bool wants_position = targets_[t].weights[3] > 0.0 && targets_[t].weights[4] > 0.0 &&
                                  targets_[t].weights[5] > 0.0;
      if (wants_position && distance > chains_[t].reach) return IkStatus::OutOfReach;
      misses_position = misses_position || residual_.errors[t].position > options_->position_tolerance;
    }
    const Eigen::VectorXd sigma = singularValues();
    if (sigma.size() == 0 || sigma[sigma.size() - 1] >= 1e-3 * sigma[0]) return IkStatus::Stalled;
    // stretched or folded as far as it goes: the edge of the workspace
    return misses_position && !kicked ? IkStatus::OutOfReach : IkStatus::Singular;
  }

  // of the weighted rows of J: as many as there are rows or joints, the largest first
  Eigen::VectorXd singularValues() const {
    std::vector<Eigen::Index> rows;
    for (Eigen::Index i = 0; i < J_.rows(); ++i) {
      if (targets_[static_cast<std::size_t>(i / 6)].weights[static_cast<std::size_t>(i % 6)] > 0.0) rows.push_back(i);
    }
    Eigen::MatrixXd used(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(joints_.size()));
    if (used.size() == 0) return {};
    for (Eigen::Index r = 0; r < used.rows(); ++r) {
      for (Eigen::Index c = 0; c < used.cols(); ++c) {
        used(r, c) = J_(rows[static_cast<std::size_t>(r)], joints_[static_cast<std::size_t>(c)]);
      }
    }
    return Eigen::JacobiSVD<Eigen::MatrixXd>(used).singularValues();
  }

  const Model& model_;
  std::vector<int> links_;
  std::vector<Chain> chains_;
  std::vector<int> joints_;
  double size_ = 0.0;
  std::span<const IkTarget> targets_;
  const IkOptions* options_ = nullptr;
  std::chrono::steady_clock::time_point deadline_;
  double length_ = 1.0;
  Eigen::VectorXd q_, best_q_, lower_, upper_, limit_lower_, limit_upper_, step_;
  std::vector<char> held_;  // by joint: 1 where the step is held at a bound
  Residual residual_;
  std::vector<Pose> X_WB_;
  Eigen::MatrixXd J_;
  IkResult result_;
};

IkSolver::IkSolver(const Model& model, int link) : IkSolver(model, std::span(&link, 1)) {}
IkSolver::IkSolver(const Model& model, std::span<const int> links) : impl_(std::make_unique<Impl>(model, links)) {}
IkSolver::IkSolver(IkSolver&&) noexcept = default;
IkSolver& IkSolver::operator=(IkSolver&&) noexcept = default;
IkSolver::~IkSolver() = default;

const IkResult& IkSolver::solve(std::span<const IkTarget> targets, const Eigen::VectorXd& q_start,
                                const IkOptions& options) {
  return impl_->solve(targets, q_start, options);
}

IkResult solveIk(const Model& model, const IkTarget& target, const Eigen::VectorXd& q_start, const IkOptions& options) {
  return solveIk(model, std::span(&target, 1), q_start, options);
}

IkResult solveIk(const Model& model, std::span<const IkTarget> targets, const Eigen::VectorXd& q_start,
                 const IkOptions& options) {
  std::vector<int> links;
  for (const IkTarget& target : targets) links.push_back(target.link);
  return IkSolver(model, links).solve(targets, q_start, options);
}

}  // namespace linkwright
