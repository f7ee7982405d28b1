// SPDX-License-Identifier: MIT
#include "core/contact/internal_forces.h"

#include "core/dynamics/body_frame_newton_euler.h"
#include "core/dynamics/kernel_view.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/recording/no_recorder.h"

namespace linkwright {

std::vector<JointLoad> jointLoads(const Model& model, const DynamicsInput& input) {
  std::vector<JointLoad> loads;
  if (model.dof() == 0) return loads;
  InverseDynamicsWorkspace workspace;
  const NewtonEulerInput<double> in = kernelInput(model, input, workspace);
  std::vector<BodyFrameState<double>> state(static_cast<std::size_t>(in.count));
  Eigen::VectorXd tau(model.dof());
  NoRecorder recorder;
  bodyFrameNewtonEuler<double>(in, state.data(), tau.data(), recorder);
  std::vector<Pose> X_WB;
  bodyPoses(model, input.q, X_WB);

  for (int j = 0; j < model.dof(); ++j) {
    const int b = model.joints()[static_cast<std::size_t>(j)].body;
    const BodyFrameState<double>& me = state[static_cast<std::size_t>(b)];
    const Pose& X = X_WB[static_cast<std::size_t>(b)];
    JointLoad load;
    load.joint = j;
    load.force = X.R * Eigen::Vector3d(me.f.x, me.f.y, me.f.z);
    load.moment = X.R * Eigen::Vector3d(me.n.x, me.n.y, me.n.z);
    // the body's z is the joint's axis: what is along it drives, the rest is borne by the bearing
    const Eigen::Vector3d axis = X.R.col(2);
    const bool slides = model.bodies()[static_cast<std::size_t>(b)].prismatic;
    load.internal_force = slides ? Eigen::Vector3d(load.force - axis.dot(load.force) * axis) : load.force;
    load.internal_moment = slides ? load.moment : Eigen::Vector3d(load.moment - axis.dot(load.moment) * axis);
    loads.push_back(load);
  }
  return loads;
}

}  // namespace linkwright
