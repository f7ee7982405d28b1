// SPDX-License-Identifier: MIT
#include "core/dynamics/inverse_dynamics.h"

#include "core/base/require.h"
#include "core/dynamics/body_frame_newton_euler.h"
#include "core/dynamics/dynamics_input_check.h"
#include "core/dynamics/kernel_view.h"
#include "core/dynamics/kernels/dynamics_kernels.h"
#include "core/dynamics/kernels/recorder_calls.h"
#include "core/dynamics/nonrecursive.h"
#include "core/dynamics/world_frame_newton_euler.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/recording/no_recorder.h"
#include "core/recording/step_recorder.h"

#include <Eigen/Geometry>

namespace linkwright {

NewtonEulerInput<double> kernelInput(const Model& model, const DynamicsInput& input,
                                     InverseDynamicsWorkspace& workspace) {
  requireInput(model, input);
  NewtonEulerInput<double> in = kernelView<double>(model, input.gravity, input.terms);
  in.q = input.q.data();
  in.qd = input.qd.data();
  in.qdd = input.qdd.data();
  if (!input.external.empty()) {
    externalOnBodies(model, input.q, input.external, workspace.X_WB, workspace.external);
    in.external = workspace.external.data();
  }
  return in;
}

namespace {

template <class Recorder>
Eigen::VectorXd run(const Model& model, const DynamicsInput& input, Formulation formulation, Recorder& recorder) {
  InverseDynamicsWorkspace workspace;
  const NewtonEulerInput<double> in = kernelInput(model, input, workspace);
  Eigen::VectorXd tau(model.dof());
  if (model.dof() == 0) return tau;
  const auto count = static_cast<std::size_t>(in.count);
  switch (formulation) {
    case Formulation::Spatial: {
      const DynamicsKernels& kernels = dynamicsKernels();
      void* scratch = grown(workspace.scratch, kernels.rnea_scratch(in.count));
      if constexpr (Recorder::kActive) {
        kernels.rnea_recorded(in, scratch, tau.data(), recorderCalls(recorder));
      } else {
        kernels.rnea(in, scratch, tau.data());
      }
      break;
    }
    case Formulation::BodyFrame: {
      std::vector<BodyFrameState<double>> state(count);
      bodyFrameNewtonEuler<double>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::WorldSpatial: {
      std::vector<WorldFrameState<double>> state(count);
      worldFrameNewtonEuler<double>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::NonRecursive: {
      std::vector<NonRecursiveState<double>> state(count);
      nonRecursive<double>(in, state.data(), tau.data(), recorder);
      break;
    }
  }
  return tau;
}

}  // namespace

// wrenches on links, each in its own axes about its own point -> on bodies, body axes about the body's origin
void externalOnBodies(const Model& model, const Eigen::VectorXd& q, const std::vector<ExternalWrench>& wrenches,
                      std::vector<Pose>& X_WB, std::vector<double>& on_bodies) {
  on_bodies.assign(static_cast<std::size_t>(model.bodyCount()) * 6, 0.0);
  bodyPoses(model, q, X_WB);
  for (const ExternalWrench& external : wrenches) {
    requireWrench(model, external);
    const ModelLink& link = model.links()[static_cast<std::size_t>(external.link)];
    if (link.body < 0) continue;  // the world carries it
    const Pose& X_WB_i = X_WB[static_cast<std::size_t>(link.body)];
    Eigen::Vector3d f_W = external.wrench.force, n_W = external.wrench.moment;
    if (external.axes >= 0) {
      const Eigen::Matrix3d R_WA = linkPose(model, X_WB, external.axes).R;
      f_W = R_WA * external.wrench.force;
      n_W = R_WA * external.wrench.moment;
    }
    const Eigen::Vector3d p_BoQ_W = X_WB_i.R * (link.X_BL * external.point);
    const Eigen::Vector3d f_B = X_WB_i.R.transpose() * f_W;
    const Eigen::Vector3d n_B = X_WB_i.R.transpose() * (n_W + p_BoQ_W.cross(f_W));
    double* slot = on_bodies.data() + 6 * link.body;
    for (int k = 0; k < 3; ++k) {
      slot[k] += f_B[k];
      slot[3 + k] += n_B[k];
    }
  }
}

void inverseDynamics(const Model& model, const DynamicsInput& input, InverseDynamicsWorkspace& workspace,
                     Eigen::VectorXd& tau) {
  const NewtonEulerInput<double> in = kernelInput(model, input, workspace);
  tau.resize(model.dof());
  if (model.dof() == 0) return;
  const DynamicsKernels& kernels = dynamicsKernels();
  kernels.rnea(in, grown(workspace.scratch, kernels.rnea_scratch(in.count)), tau.data());
}

Eigen::VectorXd inverseDynamics(const Model& model, const DynamicsInput& input) {
  InverseDynamicsWorkspace workspace;
  Eigen::VectorXd tau;
  inverseDynamics(model, input, workspace, tau);
  return tau;
}

Eigen::VectorXd inverseDynamics(const Model& model, const DynamicsInput& input, Formulation formulation) {
  NoRecorder recorder;
  return run(model, input, formulation, recorder);
}

Eigen::VectorXd recordInverseDynamics(const Model& model, const DynamicsInput& input, Formulation formulation,
                                      Recording& recording) {
  StepRecorder recorder(model, formulation, recording);
  return run(model, input, formulation, recorder);
}

}  // namespace linkwright
