// SPDX-License-Identifier: MIT
#pragma once

// What IkSolver holds: the arm, the task of the solve that is under way, and scratch memory. Its functions are in
// weighted_targets.cpp (the task), levenberg_marquardt.cpp (the iteration), bounded_step.cpp, kick.cpp, drag.cpp,
// cold_start.cpp (restarts) and status_at_rest.cpp. All vectors are by arm joint or by hand, positions of joints are q,
// and steps are in rad or length scales.

#include "core/ik/arm.h"
#include "core/ik/chain.h"
#include "core/ik/inverse_kinematics.h"
#include "core/ik/reach.h"

#include <chrono>
#include <optional>
#include <span>
#include <vector>

namespace linkwright {

class IkSolver::Impl {
public:
  Impl(const Model& model, std::span<const int> links);
  const IkResult& solve(std::span<const IkTarget> targets, const Eigen::VectorXd& q_start, const IkOptions& options);

private:
  // one pose of the arm and what is left of the error there
  struct Point {
    std::vector<double> q;
    std::vector<double> e;  // [hands][8]
    std::vector<ArmHandState> hands;
    double cost = 0.0;  // |e|^2
  };
  // when a descent is given up before it has come to rest: if the cost has not become this much smaller in so many
  // iterations
  struct Patience {
    int iterations = 0;  // 0: endless
    double factor = 1.0;
  };

  // weighted_targets.cpp
  void prepare(std::span<const IkTarget> targets, const Eigen::VectorXd& q_start, const IkOptions& options);
  void setTargets(std::span<const IkTarget> targets);
  void setBounds();

  // levenberg_marquardt.cpp
  void evaluate(Point& point);
  void jacobianHere();  // of here_, which must be what was evaluated last
  bool converged(const Point& point) const;
  bool exhausted();
  IkStatus descend(Patience patience, bool may_kick);

  // bounded_step.cpp
  void boundedStep(double lambda2);
  void dampedStep(double lambda2, const std::vector<double>& e, std::vector<double>& step);
  void wishForNullSpace();
  void addNullSpaceMotion();
  bool holdAtBounds();

  // kick.cpp
  bool kick();

  // drag.cpp
  void drawBoundsIn();
  double lostPart(std::vector<double>& v);
  void moveCandidate(double factor, const std::vector<double>& v);
  bool mayBend();
  void leanBack();

  // cold_start.cpp
  IkStatus solveCold();
  double drawn(std::uint64_t& state, std::size_t joint) const;

  // status_at_rest.cpp
  IkStatus statusAtRest();
  double smallestSingularValue(double& largest);
  bool isBeyondReach();
  double leastWeight() const;
  void report(IkStatus status);

  Arm arm_;
  std::vector<int> links_;
  std::vector<Chain> chains_;
  std::vector<Vec3<double>> origins_;  // by hand: the link's origin in its joint's frame
  int dof_ = 0;
  Eigen::VectorXd model_lower_, model_upper_;  // of all joints of the model
  double size_ = 0.0;
  const ArmKernels& kernels_;
  ReachSearch reach_search_;
  std::vector<std::optional<Reach>> reaches_;  // by hand, as far as they are known
  bool knows_limits_ = true;                   // reaches_ are those within the limits

  // the task
  const IkOptions* options_ = nullptr;
  std::vector<IkTarget> wanted_;
  std::vector<ArmTarget> targets_;
  double length_ = 1.0;
  std::vector<double> scale_;  // rad or m of a joint that count as much as 1 rad
  std::vector<double> lower_, upper_, limit_lower_, limit_upper_;
  std::chrono::steady_clock::time_point deadline_;
  int next_look_ = 0;  // the iteration at which the clock is read again
  bool is_late_ = false;
  bool is_drag_ = false;  // max_joint_change is finite
  std::vector<double> start_;
  bool wants_null_space_ = true;  // in the iteration that is under way

  // scratch
  Point here_, candidate_, best_, at_rest_;
  double eagerness_ = 0.0;  // of the wish, up to 1
  std::vector<double> X_, J_, A_, y_, rest_, step_, wish_, null_motion_;
  std::vector<int> all_;   // joints that have room between their limits
  std::vector<int> free_;  // those of them that a step is shared out to
  std::vector<double> gram_, vector_, eigenvector_;
  std::vector<std::size_t> wanted_rows_;
  IkResult result_;
};

}  // namespace linkwright
