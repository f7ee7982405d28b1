// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/vector_terms.h"
#include "core/recording/formulation.h"
#include "core/scalar/counted.h"

namespace linkwright {

/// What one call of inverse dynamics costs by this formulation: counted by running the very kernel that computes over
/// a counting scalar (counted.h says what counts). No external wrenches. The count is that of any state: it depends on
/// the tree, the kinds of its joints and the switches. As costly as the call itself; zero for a model without joints.
OperationCount countOperations(const Model& model, Formulation formulation, const TorqueTerms& terms = {});

/// What one mass matrix costs, counted likewise. `form` Automatic is what massMatrix would take.
OperationCount countMassMatrix(const Model& model, MassMatrixForm form = MassMatrixForm::Automatic,
                               const TorqueTerms& terms = {});

/// What one call of forward dynamics costs by the articulated-body algorithm, its test for lost inertia with it. Where
/// the mass matrix is singular: what it does until it finds out.
OperationCount countForwardDynamics(const Model& model, const TorqueTerms& terms = {});

/// The vector terms that the non-recursive form evaluates on this tree, from how many moving joints carry each body:
/// what nonRecursive itself counts, and for a chain nonRecursiveTerms. O(n). A number too large to hold (the torques of
/// more than 70,000 joints in a row) is the largest long long.
VectorTerms countVectorTerms(const Model& model);

}  // namespace linkwright
