// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mistake.h"

#include <Eigen/Core>

namespace linkwright {

/// inverseDynamics with mistakes in it: the same recursion with those terms wrong, the wrong torques [dof]. Without
/// mistakes its bits are those of the right one. A mistake that has nothing to work on (the rotor where its switch is
/// off) changes nothing. Throws PreconditionError as inverseDynamics, and on a mistake that the formulation cannot make
/// (canBeMade). O(n) in the recursions.
Eigen::VectorXd inverseDynamics(const Model& model, const DynamicsInput& input, Formulation formulation,
                                const MistakeSet& mistakes);

/// The same recorded: `recording` is overwritten with the quantities as they come out, from the first wrong one on. A
/// rotor left out has no entries.
Eigen::VectorXd recordInverseDynamics(const Model& model, const DynamicsInput& input, Formulation formulation,
                                      const MistakeSet& mistakes, Recording& recording);

}  // namespace linkwright
