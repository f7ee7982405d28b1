// SPDX-License-Identifier: MIT
#include "core/mechanism/mimic.h"

#include "core/base/require.h"

#include <algorithm>

namespace linkwright {
namespace {

/// Calls back with the follower's index and its entry.
template <class Visit>
void forFollowers(const Model& model, Visit&& visit) {
  for (int i = 0; i < model.dof(); ++i) {
    const ModelJoint& joint = model.joints()[static_cast<std::size_t>(i)];
    if (joint.leader >= 0) visit(i, joint);
  }
}

}  // namespace

bool hasFollowers(const Model& model) {
  return std::any_of(model.joints().begin(), model.joints().end(),
                     [](const ModelJoint& joint) { return joint.leader >= 0; });
}

void followLeaders(const Model& model, Eigen::VectorXd& q) {
  requireSize(q.size(), model.dof(), "q");
  forFollowers(model,
               [&](int i, const ModelJoint& joint) { q[i] = joint.multiplier * q[joint.leader] + joint.offset; });
}

void followLeaders(const Model& model, Eigen::VectorXd& q, Eigen::VectorXd& qd, Eigen::VectorXd& qdd) {
  requireSize(qd.size(), model.dof(), "qd");
  requireSize(qdd.size(), model.dof(), "qdd");
  followLeaders(model, q);
  forFollowers(model, [&](int i, const ModelJoint& joint) {
    qd[i] = joint.multiplier * qd[joint.leader];
    qdd[i] = joint.multiplier * qdd[joint.leader];
  });
}

Eigen::VectorXd leadersTorques(const Model& model, const Eigen::VectorXd& tau) {
  requireSize(tau.size(), model.dof(), "tau");
  Eigen::VectorXd motors = tau;
  forFollowers(model, [&](int i, const ModelJoint& joint) {
    motors[joint.leader] += joint.multiplier * tau[i];
    motors[i] = 0.0;
  });
  return motors;
}

}  // namespace linkwright
