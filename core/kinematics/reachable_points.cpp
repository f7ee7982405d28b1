// SPDX-License-Identifier: MIT
#include "core/kinematics/reachable_points.h"

#include "core/base/require.h"
#include "core/kinematics/body_poses.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright {

namespace {

constexpr int kBlock = 512;     // states at once: they stay in the cache
constexpr int kLooks = 4;       // random poses, of which almost none is singular
constexpr double kSlide = 2.0;  // m: drawn for a prismatic joint without limits

// in [0, 1), the same bits with every standard library
double share(std::mt19937_64& engine) { return static_cast<double>(engine() >> 11) * 0x1.0p-53; }

/// The range that a joint is drawn from.
void rangeOf(const ModelJoint& joint, double& lower, double& span) {
  const double whole = joint.type == JointType::Prismatic ? kSlide : 2.0 * std::numbers::pi;
  lower = joint.limits.lower;
  double upper = joint.limits.upper;
  if (!std::isfinite(lower)) lower = std::isfinite(upper) ? upper - whole : -0.5 * whole;
  if (!std::isfinite(upper)) upper = lower + whole;
  span = upper - lower;
}

std::vector<int> jointsThatCarry(const Model& model, int link) {
  std::vector<int> joints;
  for (int b = model.links()[static_cast<std::size_t>(link)].body; b >= 0;
       b = model.bodies()[static_cast<std::size_t>(b)].parent) {
    const int joint = model.bodies()[static_cast<std::size_t>(b)].dof;
    if (joint >= 0) joints.push_back(joint);
  }
  std::reverse(joints.begin(), joints.end());
  return joints;
}

/// sqrt of the sum of the principal minors of size k of A A^T: the product of the k largest singular values of A where
/// the others are 0.
double volume(const Eigen::Matrix3d& AAt, int k) {
  double sum = 0.0;
  if (k == 1) sum = AAt.trace();
  if (k == 2) {
    for (int i = 0; i < 3; ++i) {
      const int j = (i + 1) % 3;
      sum += AAt(i, i) * AAt(j, j) - AAt(i, j) * AAt(j, i);
    }
  }
  if (k == 3) sum = AAt.determinant();
  return std::sqrt(std::max(sum, 0.0));
}

}  // namespace

int freeDirections(const Model& model, int link, JacobianRows rows) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  std::mt19937_64 engine(1);
  int most = 0;
  Eigen::VectorXd q(model.dof());
  for (int look = 0; look < kLooks; ++look) {
    for (int i = 0; i < model.dof(); ++i) {
      double lower = 0.0, span = 0.0;
      rangeOf(model.joints()[static_cast<std::size_t>(i)], lower, span);
      q[i] = lower + span * share(engine);
    }
    most = std::max(most, manipulability(jacobian(model, q, link), rows).rank);
  }
  return most;
}

ReachableSampler::ReachableSampler(const Model& model, int link, std::uint64_t seed, bool with_measures)
    : model_(model), link_(link), engine_(seed), with_measures_(with_measures) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  joints_ = jointsThatCarry(model, link);
  if (with_measures_) directions_ = freeDirections(model, link, JacobianRows::Linear);
  const auto count = static_cast<Eigen::Index>(joints_.size());
  lower_.resize(count);
  span_.resize(count);
  for (Eigen::Index i = 0; i < count; ++i) {
    const int joint = joints_[static_cast<std::size_t>(i)];
    rangeOf(model.joints()[static_cast<std::size_t>(joint)], lower_[i], span_[i]);
  }
}

void ReachableSampler::sample(int count, ReachablePoints& points) {
  require(count >= 0, "a number of points");
  const std::size_t wanted = points.p_W.size() + static_cast<std::size_t>(count);
  points.p_W.reserve(wanted);
  if (with_measures_) points.measures.reserve(wanted);
  while (count > 0) {
    const int block = std::min(count, kBlock);
    drawPositions(block);
    bodyPoses(model_, q_, scratch_, X_);
    addPoints(points);
    count -= block;
  }
}

void ReachableSampler::drawPositions(int count) {
  q_.resize(count, model_.dof());
  const Eigen::VectorXd ready = model_.readyPose();
  for (Eigen::Index k = 0; k < count; ++k) {
    q_.row(k) = ready.transpose();
    for (Eigen::Index i = 0; i < span_.size(); ++i) {
      q_(k, joints_[static_cast<std::size_t>(i)]) = lower_[i] + span_[i] * share(engine_);
    }
  }
}

void ReachableSampler::addPoints(ReachablePoints& points) {
  const ModelLink& link = model_.links()[static_cast<std::size_t>(link_)];
  // a body's pose in a row of X: R column by column, then the origin
  const auto three = [this](Eigen::Index state, int body, int at) {
    const Eigen::Index column = kPoseNumbers * body + at;
    return Eigen::Vector3d(X_(state, column), X_(state, column + 1), X_(state, column + 2));
  };
  for (Eigen::Index k = 0; k < q_.rows(); ++k) {
    Eigen::Vector3d p = link.X_BL.p;
    if (link.body >= 0) {
      p = three(k, link.body, 9) + p.x() * three(k, link.body, 0) + p.y() * three(k, link.body, 3) +
          p.z() * three(k, link.body, 6);
    }
    points.p_W.push_back(p);
    if (!with_measures_) continue;
    // J J^T of the linear rows: columns z x (p - p_i), or z of a prismatic joint
    Eigen::Matrix3d JJt = Eigen::Matrix3d::Zero();
    for (const int joint : joints_) {
      const int body = model_.joints()[static_cast<std::size_t>(joint)].body;
      Eigen::Vector3d column = three(k, body, 6);
      if (!model_.bodies()[static_cast<std::size_t>(body)].prismatic) {
        column = column.cross(Eigen::Vector3d(p - three(k, body, 9)));
      }
      JJt += column * column.transpose();
    }
    points.measures.push_back(volume(JJt, directions_));
  }
}

}  // namespace linkwright
