// SPDX-License-Identifier: MIT
#include "core/kinematics/forward_kinematics.h"

#include "core/base/require.h"
#include "core/kinematics/body_poses.h"
#include "core/kinematics/kernels/kinematics_kernels.h"

namespace linkwright {

// the kernel writes poses as they stand in memory: R column by column, then p
static_assert(sizeof(Pose) == kPoseNumbers * sizeof(double) && !Eigen::Matrix3d::IsRowMajor);

void bodyPoses(const Model& model, const Eigen::VectorXd& q, std::vector<Pose>& X_WB) {
  requireSize(q.size(), model.dof(), "q");
  double sum = 0.0;
  for (const double x : q) sum += x - x;  // 0, or NaN where x is not finite
  require(sum == 0.0, "q must be finite numbers");
  X_WB.resize(static_cast<std::size_t>(model.bodyCount()));
  if (X_WB.empty()) return;
  const double none = 0.0;
  kinematicsKernels().poses(model.bodies().data(), model.bodyCount(), model.dof() > 0 ? q.data() : &none,
                            X_WB.front().R.data());
}

void bodyPoses(const Model& model, const Eigen::MatrixXd& q, std::vector<AlignedBlock>& scratch, Eigen::MatrixXd& X) {
  requireSize(q.cols(), model.dof(), "q");
  require(kinematicsKernels().all_finite(q.data(), q.size()), "q must be finite numbers");
  const Eigen::Index states = q.rows();
  X.resize(states, kPoseNumbers * model.bodyCount());
  if (X.size() == 0) return;
  const KinematicsKernels& kernels = kinematicsKernels();
  const int dof = model.dof();
  // without a joint there is still a number to look at
  const int width = dof > 0 ? dof : 1;
  const Eigen::VectorXd none = dof > 0 ? Eigen::VectorXd() : Eigen::VectorXd(Eigen::VectorXd::Zero(states));
  kernels.poses_batch(model.bodies().data(), model.bodyCount(), width, static_cast<int>(states),
                      dof > 0 ? q.data() : none.data(), states,
                      grown(scratch, kernels.poses_batch_scratch(model.bodyCount(), width)), X.data(), states);
}

Pose linkPose(const Model& model, const std::vector<Pose>& X_WB, int link) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  const ModelLink& entry = model.links()[static_cast<std::size_t>(link)];
  return entry.body < 0 ? entry.X_BL : X_WB.at(static_cast<std::size_t>(entry.body)) * entry.X_BL;
}

std::vector<Pose> linkPoses(const Model& model, const std::vector<Pose>& X_WB) {
  std::vector<Pose> X_WL;
  X_WL.reserve(static_cast<std::size_t>(model.linkCount()));
  for (int i = 0; i < model.linkCount(); ++i) X_WL.push_back(linkPose(model, X_WB, i));
  return X_WL;
}

std::vector<Pose> forwardKinematics(const Model& model, const Eigen::VectorXd& q) {
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  return linkPoses(model, X_WB);
}

Eigen::Vector3d jointAxis(const Model& model, const std::vector<Pose>& X_WB, int joint) {
  require(joint >= 0 && joint < model.dof(), "no such joint");
  const int body = model.joints()[static_cast<std::size_t>(joint)].body;
  return X_WB.at(static_cast<std::size_t>(body)).R.col(2);
}

}  // namespace linkwright
