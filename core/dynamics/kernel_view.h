// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/newton_euler_input.h"

namespace linkwright {

/// What the kernels read of a model, with gravity and the terms that are switched on. The caller adds q, qd, qdd and
/// the wrenches, and keeps the model alive.
template <class S>
NewtonEulerInput<S> kernelView(const Model& model, const Eigen::Vector3d& gravity, const TorqueTerms& terms) {
  NewtonEulerInput<S> in;
  in.bodies = model.bodies().data();
  in.centres = model.centres().data();
  in.count = model.bodyCount();
  in.gravity = {gravity.x(), gravity.y(), gravity.z()};
  if (terms.joint_friction) in.terms.friction = model.jointFriction().data();
  if (terms.springs && !model.jointSprings().empty()) in.terms.spring = model.jointSprings().data();
  if (terms.rotor) in.terms.reflected_inertia = model.reflectedInertia().data();
  return in;
}

/// The whole view of model and input over double; `input` and `workspace` outlive it. Throws PreconditionError as
/// inverseDynamics.
NewtonEulerInput<double> kernelInput(const Model& model, const DynamicsInput& input,
                                     InverseDynamicsWorkspace& workspace);

}  // namespace linkwright
