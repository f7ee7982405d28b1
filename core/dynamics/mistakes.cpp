// SPDX-License-Identifier: MIT
#include "core/dynamics/mistakes.h"

#include "core/base/require.h"
#include "core/dynamics/body_frame_newton_euler.h"
#include "core/dynamics/kernel_view.h"
#include "core/dynamics/spatial_newton_euler.h"
#include "core/dynamics/world_frame_newton_euler.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/recording/no_recorder.h"
#include "core/recording/step_recorder.h"

#include <string>
#include <vector>

namespace linkwright {

namespace {

/// The mistakes that are made in the input alone, in any formulation.
DynamicsInput withMistakes(const DynamicsInput& right, Formulation formulation, const MistakeSet& mistakes) {
  DynamicsInput input = right;
  if (mistakes.contains(Mistake::GravityWrongSign)) input.gravity = -input.gravity;
  if (mistakes.contains(Mistake::GravityLeftOut)) input.gravity.setZero();
  if (mistakes.contains(Mistake::RotorLeftOut)) input.terms.rotor = false;
  // the others keep it in sight, given and not used
  const bool unseen = formulation == Formulation::NonRecursive;
  if (mistakes.contains(Mistake::ExternalForceIgnored) && unseen) input.external.clear();
  return input;
}

/// What the wrong terms need, and the memory behind it.
struct Planting {
  std::vector<Mat3<double>> R_LB;
  std::vector<Vec3<double>> g_B;
  PlantedData data;
};

Planting plant(const Model& model, const DynamicsInput& input, const MistakeSet& mistakes) {
  Planting planting;
  planting.data.mistakes = mistakes;
  for (int i = 0; i < model.bodyCount(); ++i) {
    const Eigen::Matrix3d& R = model.linkFromBody(i);
    planting.R_LB.push_back({R(0, 0), R(0, 1), R(0, 2), R(1, 0), R(1, 1), R(1, 2), R(2, 0), R(2, 1), R(2, 2)});
  }
  planting.data.R_LB = planting.R_LB.data();
  if (mistakes.contains(Mistake::GravityTwice)) {
    std::vector<Pose> X_WB;
    bodyPoses(model, input.q, X_WB);
    for (const Pose& X : X_WB) {
      const Eigen::Vector3d g = X.R.transpose() * input.gravity;
      planting.g_B.push_back({g.x(), g.y(), g.z()});
    }
    planting.data.g_B = planting.g_B.data();
  }
  return planting;
}

template <class Recorder>
Eigen::VectorXd run(const Model& model, const DynamicsInput& input, Formulation formulation, const MistakeSet& mistakes,
                    Recorder& recorder) {
  InverseDynamicsWorkspace workspace;
  const NewtonEulerInput<double> in = kernelInput(model, input, workspace);
  Eigen::VectorXd tau(model.dof());
  if (model.dof() == 0) return tau;
  const Planting planting = plant(model, input, mistakes);
  const PlantedMistakes terms(planting.data);
  const auto count = static_cast<std::size_t>(in.count);
  if (formulation == Formulation::BodyFrame) {
    std::vector<BodyFrameState<double>> state(count);
    bodyFrameNewtonEuler<double>(in, state.data(), tau.data(), recorder, terms);
  } else if (formulation == Formulation::Spatial) {
    std::vector<SpatialState<double>> state(count);
    spatialNewtonEuler<double>(in, state.data(), tau.data(), recorder, terms);
  } else {
    std::vector<WorldFrameState<double>> state(count);
    worldFrameNewtonEuler<double>(in, state.data(), tau.data(), recorder, terms);
  }
  return tau;
}

void requirePossible(Formulation formulation, const MistakeSet& mistakes) {
  for (const Mistake mistake : mistakes) {
    require(canBeMade(mistake, formulation),
            std::string(nameOf(mistake)) + " cannot be made in the formulation " + nameOf(formulation));
  }
}

/// Whether nothing but the input is wrong: then the recursion is the plain one.
bool isPlain(Formulation formulation, const MistakeSet& mistakes) {
  return mistakes.empty() || formulation == Formulation::NonRecursive;
}

}  // namespace

Eigen::VectorXd inverseDynamics(const Model& model, const DynamicsInput& input, Formulation formulation,
                                const MistakeSet& mistakes) {
  requirePossible(formulation, mistakes);
  const DynamicsInput wrong = withMistakes(input, formulation, mistakes);
  if (isPlain(formulation, mistakes)) return inverseDynamics(model, wrong, formulation);
  NoRecorder recorder;
  return run(model, wrong, formulation, mistakes, recorder);
}

Eigen::VectorXd recordInverseDynamics(const Model& model, const DynamicsInput& input, Formulation formulation,
                                      const MistakeSet& mistakes, Recording& recording) {
  requirePossible(formulation, mistakes);
  const DynamicsInput wrong = withMistakes(input, formulation, mistakes);
  if (isPlain(formulation, mistakes)) return recordInverseDynamics(model, wrong, formulation, recording);
  StepRecorder recorder(model, formulation, recording);
  return run(model, wrong, formulation, mistakes, recorder);
}

}  // namespace linkwright
