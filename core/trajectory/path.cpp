// SPDX-License-Identifier: MIT
#include "core/trajectory/path.h"

#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "core/trajectory/difference_weights.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <tuple>
#include <utility>
#include <vector>

namespace linkwright {
namespace {

constexpr double kHandStep = 0.01;  // m
constexpr double kTurnStep = 0.05;  // rad
constexpr double kJointStep = 0.1;  // rad, m
constexpr int kFewestSteps = 48, kMostSteps = 1536;
constexpr int kSplineEndPoints = 7;   // of the polynomial whose derivatives the spline has at its ends
constexpr double kOffPath = 1e-6;     // m, rad: off the path between the steps, where more of them would help
constexpr double kLostPath = 1e-4;    // m, rad: that is no longer the path that was asked for
constexpr double kTolerance = 1e-10;  // m, rad: the second derivative by sigma loses four digits of it at 100 steps

Message reason(IkStatus status) {
  switch (status) {
    case IkStatus::OutOfReach: return Message("Trajectory", "the target is out of reach (out-of-reach)");
    case IkStatus::AtLimit: return Message("Trajectory", "a joint is at its limit (at-limit)");
    case IkStatus::Singular:
      return Message("Trajectory", "the arm is in a singular pose and cannot continue (singular)");
    case IkStatus::Stalled: return Message("Trajectory", "no joint motion reduces the error (stalled)");
    default: return Message("Trajectory", "no solution was found in time (time-limit)");
  }
}

Message atPlace(double sigma, const Eigen::Vector3d& p, const Message& what) {
  char percent[40], place[120];
  std::snprintf(percent, sizeof percent, "%.3g", 100.0 * sigma);
  std::snprintf(place, sizeof place, "(%.3f, %.3f, %.3f)", p.x(), p.y(), p.z());
  return Message("Trajectory", "at %1 % of the path, where the end effector must be at %2 m, %3")
      .arg(percent, place, what);
}

/// The joints at even steps [steps + 1 x dof]; false where one is not solved, with the failure in `path`.
bool solveSteps(IkSolver& solver, IkTarget target, const HandPath& way, const Eigen::VectorXd& q_start, int steps,
                Eigen::MatrixXd& q, JointPath& path) {
  IkOptions options;
  options.position_tolerance = options.orientation_tolerance = kTolerance;
  // an arm with a joint to spare stays clear of the corners that limits make in its path
  options.null_space = IkNullSpace::AwayFromLimits;
  q.resize(steps + 1, q_start.size());
  q.row(0) = q_start.transpose();
  Eigen::VectorXd here = q_start;
  for (int k = 1; k <= steps; ++k) {
    const double sigma = static_cast<double>(k) / steps;
    target.X_WT = way.at(sigma);
    const IkResult& found = solver.solve(target, here, options);
    if (found.status != IkStatus::Converged) {
      path.status = found.status;
      path.stopped_at = static_cast<double>(k - 1) / steps;
      path.p_W = target.X_WT.p;
      path.problem = atPlace(sigma, path.p_W, reason(found.status));
      return false;
    }
    here = found.q;
    q.row(k) = here.transpose();
  }
  return true;
}

/// The step after which the joints have moved the most, and how far.
std::pair<Eigen::Index, double> largestStep(const Eigen::MatrixXd& q) {
  Eigen::Index at = 1;
  double largest = 0.0;
  for (Eigen::Index k = 1; k < q.rows(); ++k) {
    const double step = (q.row(k) - q.row(k - 1)).cwiseAbs().maxCoeff();
    if (step > largest) {
      largest = step;
      at = k;
    }
  }
  return {at, largest};
}

PiecewisePolynomial splineThrough(const Eigen::MatrixXd& q) {
  const Eigen::VectorXd sigma = Eigen::VectorXd::LinSpaced(q.rows(), 0.0, 1.0);
  SplineEnds ends;
  ends.first_velocity = derivativeAtFirst(sigma, q, 1, kSplineEndPoints);
  ends.last_velocity = derivativeAtLast(sigma, q, 1, kSplineEndPoints);
  ends.first_acceleration = derivativeAtFirst(sigma, q, 2, kSplineEndPoints);
  ends.last_acceleration = derivativeAtLast(sigma, q, 2, kSplineEndPoints);
  return quinticSpline(sigma, q, ends).value();
}

/// The step in whose middle the hand is farthest off its path, and how far.
std::pair<Eigen::Index, double> farthestOff(const Model& model, int link, const PiecewisePolynomial& q,
                                            const HandPath& way, bool keeps_orientation) {
  Eigen::Index at = 1;
  double farthest = 0.0;
  JointState state;
  std::vector<Pose> X_WB;
  const Eigen::Index steps = q.knots().size() - 1;
  for (Eigen::Index k = 0; k < steps; ++k) {
    const double sigma = 0.5 * (q.knots()[k] + q.knots()[k + 1]);
    q.sample(sigma, state);
    bodyPoses(model, state.q, X_WB);
    const Pose X = linkPose(model, X_WB, link), wanted = way.at(sigma);
    double off = (X.p - wanted.p).norm();
    if (keeps_orientation) off = std::max(off, rotationVector(X.R.transpose() * wanted.R).norm());
    if (off > farthest) {
      farthest = off;
      at = k + 1;
    }
  }
  return {at, farthest};
}

}  // namespace

HandPath HandPath::line(const Pose& X_WA, const Pose& X_WB) {
  HandPath path;
  path.X_WA_ = X_WA;
  path.X_WB_ = X_WB;
  path.turn_ = rotationVector(X_WA.R.transpose() * X_WB.R);
  path.length_ = (X_WB.p - X_WA.p).norm();
  return path;
}

Result<HandPath> HandPath::arc(const Pose& X_WA, const Eigen::Vector3d& p_WV, const Pose& X_WB) {
  HandPath path = line(X_WA, X_WB);
  const Eigen::Vector3d a = p_WV - X_WA.p, b = X_WB.p - X_WA.p;
  const Eigen::Vector3d normal = a.cross(b);
  const double span = std::max({a.norm(), b.norm(), (b - a).norm()});
  // the height of the triangle over its longest side
  if (!(normal.norm() > 1e-6 * span * span) || !(span > 0.0)) {
    return Result<HandPath>::failure(Message("Trajectory",
                                             "the start, the via point and the end of the arc lie on a straight line "
                                             "or coincide, so they do not determine a circle"));
  }
  // the centre has the same distance from all three
  const double n2 = normal.squaredNorm();
  const Eigen::Vector3d to_centre =
      (a.squaredNorm() * b.cross(normal) + b.squaredNorm() * normal.cross(a)) / (2.0 * n2);
  path.is_arc_ = true;
  path.centre_ = X_WA.p + to_centre;
  path.x_ = -to_centre;
  // from A over V to B the arc turns about the normal of (V - A) x (B - A)
  path.y_ = normal.normalized().cross(path.x_);
  const Eigen::Vector3d end = X_WB.p - path.centre_;
  path.sweep_ = std::atan2(end.dot(path.y_), end.dot(path.x_));
  if (path.sweep_ <= 0.0) path.sweep_ += 2.0 * std::numbers::pi;
  path.length_ = path.sweep_ * to_centre.norm();
  return path;
}

Pose HandPath::at(double sigma) const {
  sigma = std::clamp(sigma, 0.0, 1.0);
  if (sigma == 0.0) return X_WA_;
  if (sigma == 1.0) return X_WB_;
  Pose X;
  const double angle = turn_.norm();
  X.R = angle > 0.0 ? Eigen::Matrix3d(X_WA_.R * rotationAbout(turn_ / angle, sigma * angle)) : X_WA_.R;
  X.p = is_arc_ ? Eigen::Vector3d(centre_ + std::cos(sigma * sweep_) * x_ + std::sin(sigma * sweep_) * y_)
                : Eigen::Vector3d(X_WA_.p + sigma * (X_WB_.p - X_WA_.p));
  return X;
}

JointPath solvePath(const Model& model, IkSolver& solver, int link, const HandPath& path,
                    const Eigen::VectorXd& q_start, bool keeps_orientation) {
  requireSize(q_start.size(), model.dof(), "q_start");
  JointPath result;
  IkTarget target;
  target.link = link;
  target.weights = keeps_orientation ? kWholePose : kPositionOnly;
  const double wanted = std::max(path.length() / kHandStep, keeps_orientation ? path.angle() / kTurnStep : 0.0);
  int steps = static_cast<int>(std::clamp<double>(std::ceil(wanted), kFewestSteps, kMostSteps));
  for (Eigen::MatrixXd q;; steps = std::min(2 * steps, kMostSteps)) {
    result.ok = false;
    if (!solveSteps(solver, target, path, q_start, steps, q, result)) return result;
    const auto [jump, largest] = largestStep(q);
    const bool jumps = largest > kJointStep;
    Eigen::Index at = jump;
    if (!jumps) {
      result.q = splineThrough(q);
      std::tie(at, result.off_path) = farthestOff(model, link, result.q, path, keeps_orientation);
      result.ok = result.off_path <= kLostPath;
      if (result.off_path <= kOffPath) return result;
    }
    if (steps < kMostSteps) continue;
    if (result.ok && !jumps) return result;
    result.stopped_at = static_cast<double>(at - 1) / steps;
    result.p_W = path.at(static_cast<double>(at) / steps).p;
    result.problem = atPlace(
        static_cast<double>(at) / steps, result.p_W,
        jumps
            ? Message("Trajectory", "the joint positions would jump because of a singular pose")
            : Message("Trajectory", "the joint velocities would jump, for example because a joint reaches its limit"));
    return result;
  }
}

}  // namespace linkwright
