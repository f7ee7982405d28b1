// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/vector_terms.h"
#include "core/recording/formulation.h"
#include "core/scalar/counted.h"

#include <vector>

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

/// The same by one of the ways there are, each with its test for lost inertia. By the mass matrix: one inverse dynamics
/// at qdd = 0, the matrix, and M qdd = tau - b by M = L^T D L. By unit vectors: dof + 1 times inverse dynamics, where
/// zeros that are fed in count like any other number, and the same solution.
OperationCount countForwardDynamics(const Model& model, ForwardDynamicsMethod method, const TorqueTerms& terms = {});

/// What solving M qdd = tau - b costs, once M and b are known: tau - b, the test for lost inertia, L^T D L along the
/// tree's branches, and the two triangles. Counted by running it.
OperationCount countMassMatrixSolution(const Model& model);

/// [bodyCount]: the joints j whose S_j qd_j the form without recursion adds up for V_i, in its order: from the body's
/// own joint to the base. Sum over all: VectorTerms::velocity.
std::vector<std::vector<int>> rateTerms(const Model& model);

/// [dof]: how often the form without recursion evaluates S_j qd_j for the velocities of all links: once for each body
/// that joint j carries; on a chain n, n - 1, ..., 1 times. Counted by the loops of nonrecursive.h.
std::vector<int> rateEvaluations(const Model& model);

/// The vector terms that the non-recursive form evaluates on this tree, from how many moving joints carry each body:
/// what nonRecursive itself counts, and for a chain nonRecursiveTerms. O(n). A number too large to hold (the torques of
/// more than 70,000 joints in a row) is the largest long long.
VectorTerms countVectorTerms(const Model& model);

}  // namespace linkwright
