// SPDX-License-Identifier: MIT
#include "core/beam/elastic_modes.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"
#include "core/beam/beam_superelement.h"
#include "core/beam/beam_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright {

namespace {

constexpr int kMostSteps = 30;

/// What the equations of deformations and of passive joints leave, as a function of both.
class Balance {
public:
  Balance(const ElasticTree& tree, const ElasticPose& pose)
      : tree_(tree), pass_(tree), state_(stateOfRest(tree, pose.joints.q)) {
    state_.joints = pose.joints;
    pass_.gravity = pose.gravity;
    pass_.loads = pose.loads;
    for (int i = 0; i < tree.dof; ++i) {
      if (tree.is_passive[static_cast<std::size_t>(i)]) passive.push_back(i);
    }
  }

  Eigen::Index size() const { return tree_.size + std::ssize(passive); }
  ElasticState& state() { return state_; }
  ElasticPass& pass() { return pass_; }

  Eigen::VectorXd residual() {
    pass_.outward(state_);
    pass_.inward();
    Eigen::VectorXd r(size());
    r.head(tree_.size) = pass_.residual;
    for (Eigen::Index k = 0; k < std::ssize(passive); ++k) {
      const int joint = passive[static_cast<std::size_t>(k)];
      const double spring = pass_.has_linear_stiffness ? tree_.springTorque(joint, state_.joints.q[joint]) : 0.0;
      r[tree_.size + k] = pass_.tau[joint] + spring;
    }
    return r;
  }

  /// A coordinate among deformations and passive joints, or its acceleration.
  double& coordinate(Eigen::Index j) {
    return j < tree_.size ? state_.u[j] : state_.joints.q[passive[static_cast<std::size_t>(j - tree_.size)]];
  }
  double& acceleration(Eigen::Index j) {
    return j < tree_.size ? state_.udd[j] : state_.joints.qdd[passive[static_cast<std::size_t>(j - tree_.size)]];
  }

  std::vector<int> passive;

private:
  const ElasticTree& tree_;
  ElasticPass pass_;
  ElasticState state_;
};

/// The beams' own K on the diagonal, and the springs of the passive joints behind it.
void addStiffness(const ElasticTree& tree, const std::vector<int>& passive, Eigen::MatrixXd& K) {
  for (const ElasticBody& body : tree.bodies) {
    if (body.beam < 0) continue;
    const ElasticBeam& beam = tree.beams[static_cast<std::size_t>(body.beam)];
    K.block(body.first_dof, body.first_dof, beam.size(), beam.size()) += freeStiffness(beam);
  }
  for (Eigen::Index at = tree.size; at < K.cols(); ++at) {
    const int joint = passive[static_cast<std::size_t>(at - tree.size)];
    K(at, at) += tree.springs[static_cast<std::size_t>(joint)].stiffness;
  }
}

/// The rest of K by central differences, whose error is that of the third derivative, and what beams and springs have
/// of their own exactly.
Eigen::MatrixXd differenced(const ElasticTree& tree, Balance& balance, Eigen::Index columns) {
  Eigen::MatrixXd K(balance.size(), columns);
  balance.pass().has_linear_stiffness = false;
  // shortening makes beams stiffer by the square of it, E A step^2 / (2 h^3) against 12 E I / h^3
  constexpr double kStep = 1e-8;
  for (Eigen::Index j = 0; j < columns; ++j) {
    const double before = balance.coordinate(j);
    balance.coordinate(j) = before + kStep;
    K.col(j) = balance.residual();
    balance.coordinate(j) = before - kStep;
    K.col(j) = (K.col(j) - balance.residual()) / (2.0 * kStep);
    balance.coordinate(j) = before;
  }
  balance.pass().has_linear_stiffness = true;
  addStiffness(tree, balance.passive, K);
  return K;
}

}  // namespace

ElasticPose restingPose(const ElasticTree& tree, const Eigen::VectorXd& q) {
  return {stateOfRest(tree, q).joints, Eigen::Vector3d::Zero(), {}};
}

Eigen::MatrixXd tangentStiffness(const ElasticTree& tree, const ElasticPose& pose, const Eigen::VectorXd& u) {
  requireSize(u.size(), tree.size, "u");
  Balance balance(tree, pose);
  balance.state().u = u;
  return differenced(tree, balance, tree.size).topRows(tree.size);
}

Result<Eigen::VectorXd> elasticEquilibrium(const ElasticTree& tree, const ElasticPose& pose) {
  using Found = Result<Eigen::VectorXd>;
  Balance balance(tree, pose);
  Eigen::VectorXd u = Eigen::VectorXd::Zero(tree.size);
  bool is_found = tree.size == 0;
  for (int i = 0; i < kMostSteps && !is_found; ++i) {
    balance.state().u = u;
    const Eigen::VectorXd r = balance.residual().head(tree.size);
    const Eigen::MatrixXd K = tangentStiffness(tree, pose, u);
    const Eigen::VectorXd step = K.partialPivLu().solve(r);
    if (!step.allFinite()) break;
    u -= step;
    is_found = step.cwiseAbs().maxCoeff() <= 1e-13 * std::max(u.cwiseAbs().maxCoeff(), 1e-6);
    // as far as round-off lets it
    is_found = is_found || (i > 5 && step.cwiseAbs().maxCoeff() <= 1e-10 * u.cwiseAbs().maxCoeff());
  }
  if (!is_found || !u.allFinite()) {
    return Found::failure(
        Message("Elastic",
                "no equilibrium near the straight shape was found; a beam buckles, or its load is far beyond the limit "
                "of small deformations"));
  }
  balance.state().u = u;
  const Eigen::VectorXd left = balance.residual().tail(std::ssize(balance.passive));
  const double scale = balance.pass().tau.size() > 0 ? balance.pass().tau.cwiseAbs().maxCoeff() : 0.0;
  for (Eigen::Index k = 0; k < left.size(); ++k) {
    if (std::abs(left[k]) <= 1e-9 * scale + 1e-12) continue;
    const int joint = balance.passive[static_cast<std::size_t>(k)];
    const bool is_sprung = tree.springs[static_cast<std::size_t>(joint)].stiffness != 0.0;
    return Found::failure(
        (is_sprung ? Message("Elastic",
                             "passive joint '%1' is not in equilibrium because its spring does not balance the load in "
                             "this pose; actuate the joint, or choose a pose in which the spring balances the load")
                   : Message("Elastic",
                             "passive joint '%1' is not in equilibrium because nothing balances the load (a rigid-body "
                             "mode); actuate the joint, or choose a pose in which its link hangs at rest"))
            .arg(tree.joints[static_cast<std::size_t>(joint)]));
  }
  return u;
}

Result<ElasticModes> elasticModes(const ElasticTree& tree, const ElasticPose& pose, const Eigen::VectorXd& u) {
  using Found = Result<ElasticModes>;
  requireSize(u.size(), tree.size, "u");
  Balance balance(tree, pose);
  const auto stiffnessOf = [&](int joint) { return tree.springs[static_cast<std::size_t>(joint)].stiffness; };
  const auto sprung = std::count_if(balance.passive.begin(), balance.passive.end(),
                                    [&](int joint) { return stiffnessOf(joint) > 0.0; });
  if (tree.size == 0 && sprung == 0) {
    return Found::failure(noLinkBends());
  }
  balance.state().u = u;
  const Eigen::Index n = balance.size();
  Eigen::MatrixXd K = differenced(tree, balance, n);
  K = (0.5 * (K + K.transpose())).eval();

  // M: what unit accelerations need, without weight and rates
  Balance still(tree, restingPose(tree, pose.joints.q));
  still.state().u = u;
  still.pass().has_linear_stiffness = false;
  const Eigen::VectorXd nothing = still.residual();
  Eigen::MatrixXd M(n, n);
  for (Eigen::Index j = 0; j < n; ++j) {
    still.acceleration(j) = 1.0;
    M.col(j) = still.residual() - nothing;
    still.acceleration(j) = 0.0;
  }
  for (Eigen::Index k = 0; k < std::ssize(balance.passive); ++k) {
    const int joint = balance.passive[static_cast<std::size_t>(k)];
    M(tree.size + k, tree.size + k) += tree.reflected_inertia[static_cast<std::size_t>(joint)];
    if (!(M(tree.size + k, tree.size + k) > 0.0)) {
      return Found::failure(
          Message("Elastic",
                  "M is singular because passive joint '%1' moves no mass; give its link a mass or actuate the joint")
              .arg(tree.joints[static_cast<std::size_t>(joint)]));
    }
  }
  M = (0.5 * (M + M.transpose())).eval();
  for (const ElasticBody& body : tree.bodies) {
    if (body.beam >= 0 && !(M.block(body.first_dof, body.first_dof, 3, 3).diagonal().minCoeff() > 0.0)) {
      return Found::failure(
          Message("Elastic",
                  "M is singular because link '%1' has no mass; give the link a mass or its material a density")
              .arg(body.name));
    }
  }
  if (!M.allFinite() || !K.allFinite())
    return Found::failure(Message("Elastic", "a stiffness or mass of the beams is not finite; use smaller values"));

  // M x = m (K + s M) x: rotations without inertia have m = 0, and a shift s lets motions without stiffness pass
  double shift = 0.0;
  if (!balance.passive.empty()) {
    shift = std::numeric_limits<double>::infinity();
    for (Eigen::Index j = 0; j < tree.size; ++j) {
      if (M(j, j) > 0.0) shift = std::min(shift, 1e-4 * K(j, j) / M(j, j));
    }
    // where springs hold all of them, or are all that there is, their slow swings are not to drown in it
    if (sprung == std::ssize(balance.passive) || tree.size == 0) {
      for (Eigen::Index k = 0; k < std::ssize(balance.passive); ++k) {
        const double stiffness = stiffnessOf(balance.passive[static_cast<std::size_t>(k)]);
        if (stiffness > 0.0) shift = std::min(shift, 1e-4 * stiffness / M(tree.size + k, tree.size + k));
      }
    }
  }
  const Eigen::MatrixXd shifted = K + shift * M;
  const Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd> solver(M, shifted);
  // the solver itself does not tell whether its second matrix is positive
  if (shifted.llt().info() != Eigen::Success || solver.info() != Eigen::Success) {
    return Found::failure(Message("Elastic",
                                  "the equilibrium is unstable; a beam buckles under its load or because it rotates, "
                                  "or a spring is too weak for its load"));
  }
  // the largest m first; what has no inertia has no frequency
  ElasticModes modes;
  modes.passive = balance.passive;
  const Eigen::VectorXd& m = solver.eigenvalues();
  Eigen::Index count = 0;
  while (count < n && m[n - 1 - count] > 1e-13 * m[n - 1]) ++count;
  modes.frequency.resize(count);
  modes.shape.resize(n, count);
  for (Eigen::Index k = 0; k < count; ++k) {
    const double mu = m[n - 1 - k];
    double squared = 1.0 / mu - shift;
    if (squared < 1e-6 * shift) squared = std::max(squared, 0.0) < 1e-6 * shift ? 0.0 : squared;
    modes.frequency[k] = std::sqrt(squared) / (2.0 * std::numbers::pi);
    const Eigen::VectorXd x = solver.eigenvectors().col(n - 1 - k);
    modes.shape.col(k) = x / std::sqrt(x.dot(M * x));
  }
  return modes;
}

}  // namespace linkwright
