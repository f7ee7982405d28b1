// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/newton_euler_input.h"

namespace linkwright {

/// What the kernels read of a model, with gravity and the terms that are switched on. The caller adds q, qd, qdd and
/// the wrenches, and keeps the model alive.
template <class S>
NewtonEulerInput<S> kernelView(const Model& model, const Eigen::Vector3d& gravity, const TorqueTerms& terms) {
  const bool springs = terms.springs && !model.jointSprings().empty();
  // all at once: of an input that is first cleared, gcc writes the zeros by a loop that takes longer than a small robot
  return {.bodies = model.bodies().data(),
          .centres = model.centres().data(),
          .count = model.bodyCount(),
          .q = nullptr,
          .qd = nullptr,
          .qdd = nullptr,
          .gravity = {gravity.x(), gravity.y(), gravity.z()},
          .external = nullptr,
          .terms = {.friction = terms.joint_friction ? model.jointFriction().data() : nullptr,
                    .reflected_inertia = terms.rotor ? model.reflectedInertia().data() : nullptr,
                    .spring = springs ? model.jointSprings().data() : nullptr}};
}

/// The whole view of model and input over double; `input` and `workspace` outlive it. Throws PreconditionError as
/// inverseDynamics.
NewtonEulerInput<double> kernelInput(const Model& model, const DynamicsInput& input,
                                     InverseDynamicsWorkspace& workspace);

}  // namespace linkwright
