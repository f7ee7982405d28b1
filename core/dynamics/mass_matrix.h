// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/crba_world.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// Two ways to the same matrix, which agree to round-off.
enum class MassMatrixForm {
  Automatic,  ///< by the size and depth of the model
  Link,       ///< composite inertias in link frames (crba.h)
  World,      ///< in world axes (crba_world.h): for long chains
};

/// Scratch of massMatrix, so that no call allocates once it has grown. Not shared between threads.
struct MassMatrixWorkspace {
  std::vector<CrbaState<double>> link;
  std::vector<CrbaWorldState<double>> world;
  std::vector<double> axes;
  std::vector<int> joints, joints_at;
};

/// M [dof x dof], the joint-space inertia matrix at q [dof] (rad, m): symmetric to the last bit, positive definite
/// unless a link without mass leaves a joint nothing to move. kg m^2, kg m, kg. terms.rotor adds the reflected inertias
/// to the diagonal; friction has no part in it. Composite rigid bodies (Walker and Orin 1982, method 3; Featherstone,
/// Rigid Body Dynamics Algorithms, table 6.2). O(dof depth). Throws PreconditionError on a wrong size or a number that
/// is not finite.
Eigen::MatrixXd massMatrix(const Model& model, const Eigen::VectorXd& q, const TorqueTerms& terms = {},
                           MassMatrixForm form = MassMatrixForm::Automatic);
/// The same; `M` is resized.
void massMatrix(const Model& model, const Eigen::VectorXd& q, const TorqueTerms& terms, MassMatrixForm form,
                MassMatrixWorkspace& workspace, Eigen::MatrixXd& M);

/// What Automatic comes to for this model: Link or World. O(n).
MassMatrixForm massMatrixForm(const Model& model);

}  // namespace linkwright
