// SPDX-License-Identifier: MIT
#include "core/dynamics/inverse_dynamics.h"

#include "core/base/require.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/recording/no_recorder.h"
#include "core/recording/step_recorder.h"

#include <Eigen/Geometry>

namespace linkwright {

namespace {

void checkInput(const Model& model, const DynamicsInput& input) {
  requireSize(input.q.size(), model.dof(), "q");
  requireSize(input.qd.size(), model.dof(), "qd");
  requireSize(input.qdd.size(), model.dof(), "qdd");
  require(input.q.allFinite() && input.qd.allFinite() && input.qdd.allFinite(), "q, qd and qdd must be finite numbers");
  require(input.gravity.allFinite(), "gravity must be finite");
}

// wrenches on links, world axes about the link's origin -> on bodies, body axes about the body's origin
void gatherExternal(const Model& model, const DynamicsInput& input, InverseDynamicsWorkspace& workspace) {
  workspace.external.assign(static_cast<std::size_t>(model.bodyCount()) * 6, 0.0);
  bodyPoses(model, input.q, workspace.X_WB);
  for (const ExternalWrench& external : input.external) {
    require(external.link >= 0 && external.link < model.linkCount(), "an external wrench names no link");
    require(external.wrench.force.allFinite() && external.wrench.moment.allFinite(),
            "an external wrench must be finite");
    const ModelLink& link = model.links()[static_cast<std::size_t>(external.link)];
    if (link.body < 0) continue;  // the world carries it
    const Pose& X_WB = workspace.X_WB[static_cast<std::size_t>(link.body)];
    const Eigen::Vector3d p_BoLo_W = X_WB.R * link.X_BL.p;
    const Eigen::Vector3d f_B = X_WB.R.transpose() * external.wrench.force;
    const Eigen::Vector3d n_B = X_WB.R.transpose() * (external.wrench.moment + p_BoLo_W.cross(external.wrench.force));
    double* slot = workspace.external.data() + 6 * link.body;
    for (int k = 0; k < 3; ++k) {
      slot[k] += f_B[k];
      slot[3 + k] += n_B[k];
    }
  }
}

template <class Recorder>
void run(const Model& model, const DynamicsInput& input, InverseDynamicsWorkspace& workspace, Eigen::VectorXd& tau,
         Recorder& recorder) {
  checkInput(model, input);
  tau.resize(model.dof());
  if (model.dof() == 0) return;
  workspace.bodies.resize(static_cast<std::size_t>(model.bodyCount()));
  const double* external = nullptr;
  if (!input.external.empty()) {
    gatherExternal(model, input, workspace);
    external = workspace.external.data();
  }
  JointTorqueTerms terms;
  if (input.terms.joint_friction) terms.friction = model.jointFriction().data();
  if (input.terms.rotor) terms.reflected_inertia = model.reflectedInertia().data();
  const Vec3<double> gravity = {input.gravity.x(), input.gravity.y(), input.gravity.z()};
  rnea<double>(model.bodies().data(), model.bodyCount(), input.q.data(), input.qd.data(), input.qdd.data(), gravity,
               external, terms, workspace.bodies.data(), tau.data(), recorder);
}

}  // namespace

void inverseDynamics(const Model& model, const DynamicsInput& input, InverseDynamicsWorkspace& workspace,
                     Eigen::VectorXd& tau) {
  NoRecorder recorder;
  run(model, input, workspace, tau, recorder);
}

Eigen::VectorXd inverseDynamics(const Model& model, const DynamicsInput& input) {
  InverseDynamicsWorkspace workspace;
  Eigen::VectorXd tau;
  inverseDynamics(model, input, workspace, tau);
  return tau;
}

Eigen::VectorXd recordInverseDynamics(const Model& model, const DynamicsInput& input, Recording& recording) {
  InverseDynamicsWorkspace workspace;
  Eigen::VectorXd tau;
  StepRecorder recorder(model, recording);
  run(model, input, workspace, tau, recorder);
  return tau;
}

}  // namespace linkwright
