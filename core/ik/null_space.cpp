// SPDX-License-Identifier: MIT
#include "core/ik/null_space.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"
#include "core/ik/chain.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/spatial/rotation.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace linkwright {

namespace {

using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr double kRoundOff = 1e-12;     // of the largest pivot: the rank
constexpr double kAtRest = 1e-6;        // of a unit joint rate: what the leading joint has left
constexpr double kHeld = 1e-11;         // m, rad
constexpr double kBeyondLimit = 1e-12;  // rad, m: round-off, not motion
constexpr double kShortestStep = 1e-5;  // rad, m
constexpr double kFarFromHold = 1e-3;   // m, rad
constexpr double kTurnAStep = 0.04;     // rad that the direction may turn in a step
constexpr double kSmallStep = 1e-4;     // rad, m: short enough whatever the field does
constexpr int kCorrections = 6;
constexpr int kHalvings = 40;  // towards a limit

/// The rows of the hand's Jacobian that are to be 0, and of its error, for the joints that carry it.
class Hold {
public:
  Hold(const Model& model, int link, HandHold hold)
      : model_(model), link_(link), angular_(hold == HandHold::Pose ? 3 : 0), joints_(chainOf(model, link).joints) {}

  const std::vector<int>& joints() const { return joints_; }

  /// J, [3 or 6 x joints that carry the hand], at q.
  void placeAt(const VectorXd& q) {
    bodyPoses(model_, q, X_WB_);
    jacobian(model_, X_WB_, link_, all_);
    J_.resize(3 + angular_, static_cast<Eigen::Index>(joints_.size()));
    for (std::size_t i = 0; i < joints_.size(); ++i) {
      J_.col(static_cast<Eigen::Index>(i)) = all_.col(joints_[i]).tail(3 + angular_);
    }
  }
  Pose hand() const { return linkPose(model_, X_WB_, link_); }

  /// Null space, [dof x dimension]: what J^T's columns leave over.
  MatrixXd basis() const {
    const Eigen::Index n = J_.cols();
    MatrixXd N = MatrixXd::Zero(model_.dof(), 0);
    if (n == 0) return N;
    Eigen::ColPivHouseholderQR<MatrixXd> qr(J_.transpose());
    qr.setThreshold(kRoundOff);
    const Eigen::Index rank = qr.rank();
    if (rank == n) return N;
    const MatrixXd Q = qr.householderQ() * MatrixXd::Identity(n, n);
    N.setZero(model_.dof(), n - rank);
    for (Eigen::Index i = 0; i < n; ++i) N.row(joints_[static_cast<std::size_t>(i)]) = Q.row(i).tail(n - rank);
    return N;
  }

  /// What is missing to the pose, world axes: [rotation vector; position] or the position alone.
  VectorXd errorTo(const Pose& X_WT) const {
    const Pose X_WE = hand();
    VectorXd e(3 + angular_);
    e.tail<3>() = X_WT.p - X_WE.p;
    if (angular_ > 0) e.head<3>() = rotationVector(X_WT.R * X_WE.R.transpose());
    return e;
  }

  /// The smallest joint motion that makes up for an error: J^+ e.
  VectorXd correction(const VectorXd& e) const {
    const VectorXd dq = J_.completeOrthogonalDecomposition().solve(e);
    VectorXd all = VectorXd::Zero(model_.dof());
    for (std::size_t i = 0; i < joints_.size(); ++i) all[joints_[i]] = dq[static_cast<Eigen::Index>(i)];
    return all;
  }

private:
  const Model& model_;
  int link_;
  Eigen::Index angular_;
  std::vector<int> joints_;
  std::vector<Pose> X_WB_;
  Eigen::Matrix<double, 6, Eigen::Dynamic> all_;
  MatrixXd J_;
};

int largestRow(const MatrixXd& N) {
  Eigen::Index row = 0;
  N.rowwise().squaredNorm().maxCoeff(&row);
  return static_cast<int>(row);
}

class Slider {
public:
  Slider(const Model& model, int link, const VectorXd& q, const SlideOptions& options)
      : hold_(model, link, options.hold),
        step_(options.max_step),
        lower_(model.lowerLimits()),
        upper_(model.upperLimits()),
        q_(q) {
    q_ = q_.cwiseMax(lower_).cwiseMin(upper_);
    hold_.placeAt(q_);
    X_WT_ = options.X_WE.value_or(hold_.hand());
    require(hold_.errorTo(X_WT_).norm() < kFarFromHold, "the hand is not where it is to be held");
    const MatrixXd N = hold_.basis();
    dimension_ = static_cast<int>(N.cols());
    if (dimension_ == 0) return;
    lead_ = options.lead >= 0 ? options.lead : largestRow(N);
    leads_ = dimension_ > 1;
    const VectorXd wanted = options.along.size() > 0 ? options.along : VectorXd(VectorXd::Unit(model.dof(), lead_));
    VectorXd along = N * (leads_ ? VectorXd(N.row(lead_).transpose()) : VectorXd(N.transpose() * wanted));
    // with one dimension there is a way to go, whatever the leading joint does
    if (!leads_ && along.norm() < kAtRest) along = N.col(0);
    if (along.norm() < kAtRest) return;
    along_ = along.normalized();
    if (options.along.size() > 0 && along_.dot(options.along) < 0.0) along_ = -along_, way_ = -1.0;
  }

  int dimension() const { return dimension_; }
  int lead() const { return lead_; }

  Slide slide(double amount) {
    if (dimension_ == 0) return result(0.0, SlideEnd::NotRedundant, -1);
    if (along_.size() == 0) return result(0.0, SlideEnd::Turned, lead_);
    const double sign = amount < 0.0 ? -1.0 : 1.0;
    double left = std::abs(amount), step = step_, moved = 0.0;
    while (left > 0.0) {
      const double h = std::min(step, left);
      Attempt next = attempt(sign * h);
      if (!next.ok && h > kShortestStep) {
        step = h / 2.0;
        continue;
      }
      if (!next.ok) return result(sign * moved, next.why, next.why == SlideEnd::Turned ? lead_ : -1);
      if (const int joint = beyondLimit(next.q); joint >= 0) {
        joint_ = joint;
        moved += toLimit(sign, h);
        return result(sign * moved, SlideEnd::AtLimit, joint_);
      }
      accept(next);
      moved += h;
      left -= h;
      step = std::min(step_, 2.0 * step);
    }
    return result(sign * moved, SlideEnd::Whole, -1);
  }

private:
  struct Attempt {
    bool ok = false;
    SlideEnd why = SlideEnd::Singular;
    VectorXd q, along;
  };

  /// The unit direction at q that goes on from `before`; empty where there is none.
  VectorXd field(const VectorXd& q, const VectorXd& before) {
    hold_.placeAt(q);
    const MatrixXd N = hold_.basis();
    // with another number of dimensions the start or this is a singular pose
    why_ = leads_ && N.cols() == dimension_ ? SlideEnd::Turned : SlideEnd::Singular;
    if (N.cols() == 0) return {};
    VectorXd v = N * (leads_ ? VectorXd(way_ * N.row(lead_).transpose()) : VectorXd(N.transpose() * before));
    const double size = v.norm();
    if (size < kAtRest) return {};
    v /= size;
    // past the place where the leading joint turns the field would lead back to it
    if (leads_ && v.dot(before) < 0.0) return {};
    return v;
  }

  /// One step of length h (either sign) and the hand put back.
  Attempt attempt(double h) {
    Attempt next;
    const auto fails = [&] {
      next.why = why_;
      return next;
    };
    const VectorXd& k1 = along_;
    const VectorXd k2 = field(q_ + 0.5 * h * k1, k1);
    if (k2.size() == 0) return fails();
    const VectorXd k3 = field(q_ + 0.5 * h * k2, k1);
    if (k3.size() == 0) return fails();
    const VectorXd k4 = field(q_ + h * k3, k1);
    if (k4.size() == 0) return fails();
    // where the field turns fast the steps are short: the error goes with the fifth power of the turn
    if ((k4 - k1).norm() > kTurnAStep && std::abs(h) > kSmallStep) return next;
    next.q = q_ + h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
    next.why = SlideEnd::Singular;
    if (!putBack(next.q, std::abs(h))) return next;
    next.along = field(next.q, k1);
    if (next.along.size() == 0) return fails();
    next.ok = true;
    return next;
  }

  /// q moved so that the hand is where it is held; false where that takes more than a small part of the step.
  bool putBack(VectorXd& q, double h) {
    const VectorXd q_before = q;
    for (int i = 0; i <= kCorrections; ++i) {
      hold_.placeAt(q);
      const VectorXd e = hold_.errorTo(X_WT_);
      if (e.lpNorm<Eigen::Infinity>() < kHeld) return true;
      q += hold_.correction(e);
      if (!q.allFinite() || (q - q_before).norm() > 0.25 * h + 1e-6) return false;
    }
    return false;
  }

  int beyondLimit(const VectorXd& q) const {
    Eigen::Index lower = 0, upper = 0;
    const double below = (lower_ - q).maxCoeff(&lower), above = (q - upper_).maxCoeff(&upper);
    if (std::max(below, above) <= kBeyondLimit) return -1;
    return static_cast<int>(below > above ? lower : upper);
  }

  /// Goes on to where the first joint meets its limit, which is within h: how far that is.
  double toLimit(double sign, double h) {
    double inside = 0.0, outside = h;
    std::optional<Attempt> last;
    for (int i = 0; i < kHalvings && outside - inside > kBeyondLimit; ++i) {
      const double middle = 0.5 * (inside + outside);
      Attempt next = attempt(sign * middle);
      const int joint = next.ok ? beyondLimit(next.q) : -1;
      if (!next.ok || joint >= 0) {
        outside = middle;
        if (joint >= 0) joint_ = joint;
      } else {
        inside = middle;
        last = std::move(next);
      }
    }
    if (last) accept(*last);
    return inside;
  }

  void accept(Attempt& next) {
    q_ = std::move(next.q);
    along_ = std::move(next.along);
  }

  Slide result(double moved, SlideEnd end, int joint) {
    Slide slide;
    slide.q = q_.cwiseMax(lower_).cwiseMin(upper_);
    slide.moved = moved;
    slide.end = end;
    slide.joint = joint;
    slide.along = along_;
    hold_.placeAt(slide.q);
    const VectorXd e = hold_.errorTo(X_WT_);
    slide.position_error = e.tail<3>().norm();
    slide.orientation_error = e.size() == 6 ? e.head<3>().norm() : 0.0;
    return slide;
  }

  Hold hold_;
  double step_;
  VectorXd lower_, upper_;
  VectorXd q_, along_;
  Pose X_WT_;
  int dimension_ = 0;
  int lead_ = -1;
  SlideEnd why_ = SlideEnd::Singular;  // there was no direction the last time that there was none
  int joint_ = -1;                     // the last that was beyond its limit
  bool leads_ = false;                 // several dimensions: the leading joint says which way
  double way_ = 1.0;                   // its position grows or falls along positive amounts
};

void checkArguments(const Model& model, int link, const VectorXd& q) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  requireSize(q.size(), model.dof(), "q");
  require(q.allFinite(), "q must be finite numbers");
}

void checkOptions(const Model& model, const VectorXd& q, const SlideOptions& options) {
  require(options.lead < model.dof(), "no such joint");
  require(options.max_step > 0.0, "the step must be positive");
  if (options.along.size() > 0) requireSize(options.along.size(), model.dof(), "along");
  const bool within =
      ((q - model.lowerLimits()).array() >= -1e-9).all() && ((model.upperLimits() - q).array() >= -1e-9).all();
  require(within, "q must be within the limits");
}

}  // namespace

const char* toString(SlideEnd end) {
  switch (end) {
    case SlideEnd::Whole: return "whole";
    case SlideEnd::AtLimit: return "at-limit";
    case SlideEnd::Turned: return "turned";
    case SlideEnd::Singular: return "singular";
    case SlideEnd::NotRedundant: return "not-redundant";
  }
  return "not-redundant";
}

MatrixXd nullSpaceBasis(const Model& model, int link, const VectorXd& q, HandHold hold, const MatrixXd& previous) {
  checkArguments(model, link, q);
  Hold held(model, link, hold);
  held.placeAt(q);
  MatrixXd N = held.basis();
  if (N.cols() > 0 && previous.rows() == N.rows() && previous.cols() == N.cols()) {
    // the rotation R that minimises |N R - previous|: N^T previous = U S V^T, R = U V^T
    const Eigen::JacobiSVD<MatrixXd> svd(N.transpose() * previous, Eigen::ComputeFullU | Eigen::ComputeFullV);
    return N * (svd.matrixU() * svd.matrixV().transpose());
  }
  for (Eigen::Index k = 0; k < N.cols(); ++k) {
    Eigen::Index row = 0;
    N.col(k).cwiseAbs().maxCoeff(&row);
    if (N(row, k) < 0.0) N.col(k) = -N.col(k);
  }
  return N;
}

Slide slideInNullSpace(const Model& model, int link, const VectorXd& q, double amount, const SlideOptions& options) {
  checkArguments(model, link, q);
  checkOptions(model, q, options);
  require(std::isfinite(amount), "the amount must be finite");
  return Slider(model, link, q, options).slide(amount);
}

SlideRange slideRange(const Model& model, int link, const VectorXd& q, const SlideOptions& options, double longest) {
  checkArguments(model, link, q);
  checkOptions(model, q, options);
  Slider backward(model, link, q, options), forward = backward;
  SlideRange range;
  range.dimension = forward.dimension();
  range.lead = forward.lead();
  range.backward = backward.slide(-longest);
  range.forward = forward.slide(longest);
  return range;
}

}  // namespace linkwright
