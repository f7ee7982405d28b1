// SPDX-License-Identifier: MIT
#include "core/dynamics/operation_count.h"

#include "core/base/require.h"
#include "core/dynamics/body_frame_newton_euler.h"
#include "core/recording/no_recorder.h"

#include <vector>

namespace linkwright {

OperationCount countOperations(const Model& model, Formulation formulation, const TorqueTerms& terms) {
  OperationCount tally;
  if (model.dof() == 0) return tally;
  // any state does
  const auto dof = static_cast<std::size_t>(model.dof());
  const std::vector<Counted> q(dof, Counted(0.4, tally)), qd(dof, Counted(0.5, tally)), qdd(dof, Counted(0.6, tally));
  std::vector<Counted> tau(dof);
  NewtonEulerInput<Counted> in;
  in.bodies = model.bodies().data();
  in.centres = model.centres().data();
  in.count = model.bodyCount();
  in.q = q.data();
  in.qd = qd.data();
  in.qdd = qdd.data();
  in.gravity = {0.0, 0.0, -kStandardGravity};
  if (terms.joint_friction) in.terms.friction = model.jointFriction().data();
  if (terms.rotor) in.terms.reflected_inertia = model.reflectedInertia().data();
  NoRecorder recorder;
  const auto count = static_cast<std::size_t>(in.count);
  switch (formulation) {
    case Formulation::Spatial: {
      std::vector<RneaState<Counted>> state(count);
      rnea<Counted>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::BodyFrame: {
      std::vector<BodyFrameState<Counted>> state(count);
      bodyFrameNewtonEuler<Counted>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::WorldSpatial:
    case Formulation::NonRecursive: require(false, "this formulation is not there"); break;
  }
  return tally;
}

}  // namespace linkwright
