// SPDX-License-Identifier: MIT
#include "core/dynamics/hybrid_dynamics.h"

#include "core/base/require.h"
#include "core/dynamics/dynamics_input_check.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/joint_space_factor.h"
#include "core/dynamics/mass_matrix.h"

#include <utility>

namespace linkwright {

namespace {

/// The passive joints, and for each the next passive one towards the base as a place in this list, -1 for none: rows
/// and columns of H_PP have the zeros of M.
struct PassiveSet {
  std::vector<int> joints, below;
};

PassiveSet passiveSet(const Model& model, const std::vector<bool>& is_passive) {
  PassiveSet set;
  const std::vector<int> below = jointsBelow(model);
  std::vector<int> place(below.size(), -1);
  for (int i = 0; i < model.dof(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (!is_passive[at]) continue;
    int j = below[at];
    while (j >= 0 && !is_passive[static_cast<std::size_t>(j)]) j = below[static_cast<std::size_t>(j)];
    place[at] = static_cast<int>(set.joints.size());
    set.joints.push_back(i);
    set.below.push_back(j < 0 ? -1 : place[static_cast<std::size_t>(j)]);
  }
  return set;
}

/// Passive joints' accelerations and driven joints' torques are not read: they may hold anything.
void checkInput(const Model& model, const HybridDynamicsInput& input, const DynamicsInput& known) {
  requireSize(std::ssize(input.is_passive), model.dof(), "is_passive");
  requireSize(input.tau.size(), model.dof(), "tau");
  requireInput(model, known);
  double sum = 0.0;
  for (int i = 0; i < model.dof(); ++i) {
    if (input.is_passive[static_cast<std::size_t>(i)]) sum += input.tau[i] - input.tau[i];
  }
  require(sum == 0.0, "the torques of passive joints must be finite numbers");
}

}  // namespace

Result<HybridDynamicsSolution> hybridDynamics(const Model& model, const HybridDynamicsInput& input) {
  requireSize(input.qdd.size(), model.dof(), "qdd");
  requireSize(std::ssize(input.is_passive), model.dof(), "is_passive");
  DynamicsInput known{input.q, input.qd, input.qdd, input.gravity, input.external, input.terms};
  const PassiveSet passive = passiveSet(model, input.is_passive);
  for (const int i : passive.joints) known.qdd[i] = 0.0;
  checkInput(model, input, known);

  // b_P: the torques that passive joints would need for not accelerating
  const int count = static_cast<int>(passive.joints.size());
  if (count > 0) {
    const Eigen::VectorXd b = inverseDynamics(model, known);
    const Eigen::MatrixXd M = massMatrix(model, input.q, input.terms);
    const Eigen::VectorXd size = addedInertia(model, input.q).cwiseMax(M.diagonal());
    // H_PP qdd_P = tau_P - b_P
    Eigen::MatrixXd H(count, count);
    Eigen::VectorXd x(count), least(count);
    for (int r = 0; r < count; ++r) {
      const int i = passive.joints[static_cast<std::size_t>(r)];
      x[r] = input.tau[i] - b[i];
      least[r] = kLostInertia * size[i];
      for (int c = 0; c < count; ++c) H(r, c) = M(i, passive.joints[static_cast<std::size_t>(c)]);
    }
    const int massless = factorJointSpace(H.data(), count, passive.below.data(), least.data());
    if (massless >= 0) {
      const int joint = passive.joints[static_cast<std::size_t>(massless)];
      return Result<HybridDynamicsSolution>::failure(
          Message("Dynamics", "H_PP is singular at passive joint '%1': %2")
              .arg(model.joints()[static_cast<std::size_t>(joint)].name, masslessMessage(model, joint)));
    }
    solveJointSpace(H.data(), count, passive.below.data(), x.data());
    for (int r = 0; r < count; ++r) known.qdd[passive.joints[static_cast<std::size_t>(r)]] = x[r];
  }

  // torques of the whole motion: of the driven joints what they need, of the passive ones what was asked
  HybridDynamicsSolution solution;
  solution.tau = inverseDynamics(model, known);
  solution.qdd = std::move(known.qdd);
  solution.residual = Eigen::VectorXd::Zero(model.dof());
  for (const int i : passive.joints) solution.residual[i] = solution.tau[i] - input.tau[i];
  return solution;
}

std::vector<bool> passiveJoints(const Model& model) {
  std::vector<bool> passive;
  passive.reserve(model.joints().size());
  for (const ModelJoint& joint : model.joints()) passive.push_back(joint.passive && joint.leader < 0);
  return passive;
}

}  // namespace linkwright
